"""Rooms: tables in memory, with everybody who is there."""
