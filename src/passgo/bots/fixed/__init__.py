"""Fixed policies of the literature."""
