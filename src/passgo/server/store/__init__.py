"""The store: what is kept on disk, and the one line in which it is changed."""
