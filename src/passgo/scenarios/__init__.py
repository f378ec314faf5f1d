"""Scenarios: the rulebook as given / when / then files, their runner, and what they cover."""
