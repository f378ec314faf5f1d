"""The friendly face of a game: typed orders, events, prompts, refusals, positions, records."""
