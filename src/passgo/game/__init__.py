"""The friendly face of a game: typed actions, events, prompts, refusals, positions, records."""
