"""The request reader: HTTP as h11 reads it, but every body says beforehand how long it is.

Browsers and proxies say so. A body in chunks says it nowhere: it may come in a million of one byte,
each of which costs time that everybody shares, and a proxy may read its end elsewhere than we do.
"""

import h11

CHUNKED = b"transfer-encoding"


class RequestReader(h11.Connection):
    """The server's side of a connection."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return what comes next, or refuse a request that does not say where it ends."""
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == CHUNKED for name, _ in event.headers):
            raise h11.RemoteProtocolError("the body of a request needs a length", 411)
        return event
