"""Passgo: five real editions of Monopoly, played by the book."""

__version__ = "0.1.0"
