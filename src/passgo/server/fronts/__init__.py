"""Fronts: processes that hold the connections, so that the game server's own time is for games."""
