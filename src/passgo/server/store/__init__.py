"""The store: what is kept on disk, and the one queue through which it changes."""
