"""Channels: many connections over one stream between a front and the game server.

A frame is its length and (connection, kind, content) in MessagePack. What is told within one turn
of the loop goes out together, unless it is so much that who tells it has to wait.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from struct import Struct
from typing import Any, Final

import msgspec

from passgo.server.limits import HIGH_WATER

OPEN: Final = 0
"""A connection came; its scope."""
EVENT: Final = 1
"""An event of ASGI, either way."""
TEXT: Final = 2
"""The text of a message, either way: nearly every event is one."""
END: Final = 3
"""The game server has done with a connection, or a front has lost it."""
PAUSE: Final = 4
"""Nothing more may be told to a guest for now."""
RESUME: Final = 5
"""More may be told, either way."""
STOP: Final = 6
"""The front is to end."""

ALL: Final = 0
"""No connection's number: a frame for the front itself."""
LENGTH = Struct("<I")
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
"""Events of ASGI, and how they come and go."""
Frame = tuple[int, int, Any]
ENCODER = msgspec.msgpack.Encoder()
DECODER: msgspec.msgpack.Decoder[Frame] = msgspec.msgpack.Decoder(Frame)


def packed(connection: int, kind: int, content: Any) -> bytes:
    """Return a frame as it goes over the stream."""
    body = ENCODER.encode((connection, kind, content))
    return LENGTH.pack(len(body)) + body


class Unpacker:
    """Takes a stream apart."""

    def __init__(self) -> None:
        self._left = b""

    def frames(self, data: bytes) -> list[Frame]:
        """Return the frames that are complete now."""
        whole = self._left + data if self._left else data
        view, found, at = memoryview(whole), [], 0
        while at + LENGTH.size <= len(whole):
            end = at + LENGTH.size + LENGTH.unpack_from(whole, at)[0]
            if end > len(whole):
                break
            found.append(DECODER.decode(view[at + LENGTH.size : end]))
            at = end
        self._left = whole[at:]
        return found


class Channel(asyncio.Protocol):
    """One end of the stream; what comes is heard frame by frame, until it is lost."""

    def __init__(self, heard: Callable[[Frame], None], lost: Callable[[], None]) -> None:
        self._heard, self._lost = heard, lost
        self._unpacker = Unpacker()
        self._waiting: list[bytes] = []
        self._size = 0
        self._transport: asyncio.Transport | None = None
        self.writable = asyncio.Event()
        self.writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        assert isinstance(transport, asyncio.Transport)
        transport.set_write_buffer_limits(HIGH_WATER)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Hear what has come."""
        for frame in self._unpacker.frames(data):
            self._heard(frame)

    def connection_lost(self, _error: Exception | None) -> None:
        """Say that the other end is gone, and hold up nobody who wants to tell it something."""
        self._transport = None
        self.writable.set()
        self._lost()

    def pause_writing(self) -> None:
        """Have who tells something wait."""
        self.writable.clear()

    def resume_writing(self) -> None:
        """Let it be told."""
        self.writable.set()

    def tell(self, connection: int, kind: int, content: Any = None) -> None:
        """Tell the other end something."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        frame = packed(connection, kind, content)
        self._waiting.append(frame)
        self._size += len(frame)
        if self._size > HIGH_WATER:
            self._flush()

    def _flush(self) -> None:
        if self._transport is not None and self._waiting:
            self._transport.write(b"".join(self._waiting))
        self._waiting.clear()
        self._size = 0
