"""The wire: what clients and tables tell each other, and how it goes out."""
