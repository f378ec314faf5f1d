"""Play: one game as the server runs it, with its log, its luck and its bots."""
