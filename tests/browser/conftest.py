"""What every test of the client may ask for."""

from browsing import browser, house, person, playwright

__all__ = ["browser", "house", "person", "playwright"]
