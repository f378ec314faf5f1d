"""Close codes: why the server ended a socket, as far as the client has to know."""

OTHER_SITE = 4403
"""It was asked for by a page of another site."""
UNKNOWN = 4404
"""There is no such table, or it is not open to this device."""
CUT = 4408
"""It let too many messages wait, or its table was lost: coming back helps."""
CROWDED = 4429
"""There are too many sockets, or they come too often: coming back later helps."""
