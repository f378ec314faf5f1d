"""Checks of a table's record: what it proves, and what it contradicts."""
