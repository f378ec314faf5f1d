"""The porter: which connections are let in, and which are ended because they make no progress.

A connection that keeps still in the middle of something holds an open file, of which there are
only so many. Every second the porter looks whether each has come any further.
"""

import asyncio
import ipaddress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from passgo.server.clock import steady
from passgo.server.http.addresses import Tally, is_here
from passgo.server.http.open_files import connections_at_most
from passgo.server.http.request_reader import RequestReader
from passgo.server.http.socket_frames import Frames
from passgo.server.settings import Patience

LOOK_SECONDS = 1.0
State = tuple[object, ...]
"""What a connection is in the middle of, its name first; the same again means no progress."""
NOTHING: State = ()


class Porter:
    """All connections of one process."""

    def __init__(
        self, most_of_one: int, patience: Patience, proxies: str = "", most: int | None = None
    ) -> None:
        self._most_of_one, self._patience = most_of_one, patience
        self._proxies = proxies.replace(" ", "").split(",") if proxies else []
        self._most = connections_at_most() if most is None else most
        self._open: dict[Connection, None] = {}
        self._asking = Tally()
        self._is_looking = False

    def __len__(self) -> int:
        return len(self._open)

    def come(self, connection: "Connection") -> bool:
        """Let a connection in, or tell that it is one too many.

        Where nothing is left, the oldest that has asked for nothing yet makes room, then the one
        that has been in the middle of asking for longest.
        """
        is_counted = self._counts(connection)
        if is_counted and self._asking.exceeds(connection.address, self._most_of_one, 1):
            return False
        if len(self._open) >= self._most and not self._make_room():
            return False
        self._open[connection] = None
        if is_counted:
            self._asking.add(connection.address)
        self._look_later()
        return True

    def go(self, connection: "Connection") -> None:
        """Let a connection go, or let another take its place."""
        if connection in self._open:
            del self._open[connection]
            if self._counts(connection):
                self._asking.remove(connection.address)

    def _counts(self, connection: "Connection") -> bool:
        """Tell whether a connection counts for its address: not if it may come through a proxy."""
        address = connection.address
        return connection.is_asking and not is_here(address) and not self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        return any(proxy == "*" or is_within(address, proxy) for proxy in self._proxies)

    def _make_room(self) -> bool:
        found = (
            next((each for each in self._open if each.has_asked_nothing), None) or self._midway()
        )
        if found is not None:
            found.transport.abort()
            self.go(found)
        return found is not None

    def _midway(self) -> "Connection | None":
        """Return the connection that has been in the middle of asking for longest."""
        now = steady()
        midway = (each for each in self._open if each.is_midway)
        return min(midway, key=lambda each: each.since(now), default=None)

    def _look_later(self) -> None:
        if not self._is_looking:
            self._is_looking = True
            seconds = min(LOOK_SECONDS, self._patience.shortest)
            asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        """End what has made no progress for too long; look again while anything is open."""
        self._is_looking = False
        now = steady()
        for connection in list(self._open):
            if connection.is_late(now, self._patience):
                connection.transport.abort()
        if self._open:
            self._look_later()


def is_within(address: str, network: str) -> bool:
    """Tell whether an address is one of a network."""
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False


class Connection:
    """A connection as the porter sees it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    is_asking = True
    _known: State = NOTHING
    _since = 0.0

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    @property
    def has_asked_nothing(self) -> bool:
        """Whether it has not yet said what it wants."""
        return False

    def state(self) -> State:
        """Return its state: whether it is closing, and how much it still has to send."""
        unsent = self.transport.get_write_buffer_size()
        return ("closing", unsent) if self.transport.is_closing() else NOTHING

    @property
    def is_midway(self) -> bool:
        """Whether only a part of its request has arrived."""
        return self.state()[:1] in (("request",), ("body",))

    def since(self, now: float) -> float:
        """Return when it was first seen in its present state."""
        state = self.state()
        if state != self._known:
            self._known, self._since = state, now
        return self._since

    def is_late(self, now: float, patience: Patience) -> bool:
        """Tell whether it has been in the same state for too long."""
        since, state = self.since(now), self._known
        return bool(state) and now - since >= getattr(patience, str(state[0]))


class HttpConnection(Connection, H11Protocol):
    """A connection that asks, until it becomes a socket perhaps."""

    def __init__(self, porter: Porter, **more: Any) -> None:
        super().__init__(**more)
        self._porter = porter
        self.conn = RequestReader(h11.SERVER)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if it is let in."""
        super().connection_made(transport)
        if not self._porter.come(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._porter.go(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Become a socket, which takes this connection's place."""
        self._porter.go(self)
        super().handle_websocket_upgrade(event)

    @property
    def has_asked_nothing(self) -> bool:
        """Whether it has not sent a whole request yet."""
        return self.cycle is None

    def state(self) -> State:
        """Return its state: in the middle of a request, of its body, or of the answer."""
        if ending := super().state():
            return ending
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            is_idle = self.timeout_keep_alive_task is not None and not self.conn.trailing_data[0]
            return NOTHING if is_idle else ("request", id(cycle))
        if self.flow.write_paused:
            return "reading", self.transport.get_write_buffer_size()
        return ("body", id(cycle)) if cycle.more_body else NOTHING


class SocketConnection(Connection, Frames):
    """A connection that is a socket, or wants to become one."""

    is_asking = False

    def __init__(self, porter: Porter, **more: Any) -> None:
        super().__init__(**more)
        self._porter = porter

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin in the place of the connection that asked for it."""
        super().connection_made(transport)
        if not self._porter.come(self):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._porter.go(self)
        super().connection_lost(exc)

    def state(self) -> State:
        """Return its state: in its handshake, or holding back what it was sent.

        Otherwise pings tell whether it is alive.
        """
        if ending := super().state():
            return ending
        if not self.handshake_complete:
            return ("request",)
        unsent = self.transport.get_write_buffer_size()
        return ("reading", unsent) if unsent else NOTHING
