"""The champion, which plays on from what it could do, and does what wins most."""
