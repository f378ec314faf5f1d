"""Books: the money of a real game, in a bank that several phones share."""
