"""The game server: tables, seats, a log that never loses a move."""
