"""The value of positions: everybody's chances at a look, without playing on."""
