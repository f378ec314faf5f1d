"""Random play: anything legal."""
