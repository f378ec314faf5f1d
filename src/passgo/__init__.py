"""Passgo: five real editions of Monopoly, played by the book."""

__version__ = "0.2.0"
