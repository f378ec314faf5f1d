"""Frames: how a socket's bytes become messages, a piece at a time, and none for nothing.

Bytes come as fast as somebody sends them, and each frame costs time that everybody shares. So no
more is looked at than up to the next message, which is read first; and frames that are no message
(pings, pongs, fragments, whatever comes after the end) are few, or the connection is cut.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from passgo.refusal import Refusal
from passgo.server.http.arrival_times import ARRIVED, UNTIMED, last_arrival
from passgo.server.limits import LOOKED_AT_ONCE, ODD_FRAMES
from passgo.server.rate_limit import Limit


class Frames(WebSocketsSansIOProtocol):
    """A connection that speaks in frames."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._arrived = UNTIMED
        self._unread = bytearray()
        self._odd = Limit(*ODD_FRAMES)

    def data_received(self, data: bytes) -> None:
        """Note when it arrived, and look at it."""
        self._arrived = last_arrival(self.transport)
        self._unread += data
        self._look()

    def _look(self) -> None:
        """Look at one piece after the other, until a message waits to be read."""
        while self._unread and self._may_look():
            piece = bytes(self._unread[:LOOKED_AT_ONCE])
            del self._unread[:LOOKED_AT_ONCE]
            super().data_received(piece)

    def _may_look(self) -> bool:
        return (self.queue.empty() or self.close_sent) and not self.transport.is_closing()

    async def receive(self) -> Any:
        """Return the next event; of those that were read together, only the last has a time."""
        event: dict[str, Any] = dict(await super().receive())
        self._look()
        is_last = self.queue.empty() and not self._unread
        return event | {ARRIVED: self._arrived if is_last else UNTIMED}

    def handle_text(self, event: Frame) -> None:
        """Take the beginning of a message; whole ones are counted by who reads them."""
        if not event.fin or self.close_sent:
            self._count_odd()
        super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; a text that is none ends the connection without a word in the log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_bytes(self, event: Frame) -> None:
        """Take the beginning of a message that is no text, which nobody sends here."""
        self._count_odd()
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take more of a message."""
        self._count_odd()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, which browsers never send."""
        self._count_odd()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping, or one that nobody asked for."""
        self._count_odd()
        super().handle_pong(event)

    def _count_odd(self) -> None:
        """Count a frame that is no message; too many end the connection."""
        try:
            self._odd.count()
        except Refusal:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """End a connection that has not even answered a ping, without waiting for it any more."""
        super().keepalive_timeout()
        self.transport.abort()


def is_text(data: bytes) -> bool:
    """Tell whether bytes are text in UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
