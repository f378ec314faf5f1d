"""Listeners: open connections to a table, each with a bounded queue of what it has to be told."""

import asyncio
from collections.abc import Callable

from passgo.server.limits import PACES, RESYNCS, WAITING_MESSAGES
from passgo.server.rate_limit import Limit
from passgo.server.wire.messages import Message, You, encode
from passgo.server.wire.outbox import Outbox, Writing

Write = Callable[[bytes], Writing]


class Listener:
    """A device's connection; one that lets too many messages wait is cut off and may come back."""

    def __init__(self, write: Write, device: str = "", name: str = "") -> None:
        self.device, self.name = device, name
        self.you: You | None = None
        self._outbox = Outbox(write, self.cut)
        self._cut = asyncio.Event()
        self._resyncs = Limit(*RESYNCS)

    @property
    def is_cut(self) -> bool:
        """Whether the connection is to end."""
        return self._cut.is_set()

    def send(self, message: Message) -> None:
        """Send a message, after those that wait."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that is already written, after those that wait."""
        if self._cut.is_set():
            return
        if len(self._outbox) == WAITING_MESSAGES:
            self.cut()
            return
        self._outbox.put(message)

    def cut(self) -> None:
        """End the connection without sending what waits."""
        self._outbox.clear()
        self._cut.set()

    async def until_cut(self) -> None:
        """Wait until the connection is to end."""
        await self._cut.wait()

    def leave(self) -> None:
        """Send nothing more: the connection has ended."""
        self._outbox.close()

    def count_resync(self) -> None:
        """Refuse to tell everything again too often; what happens is told anyway."""
        self._resyncs.count()


class Paces:
    """What each seat may not do too often, whatever connection it comes over."""

    def __init__(self) -> None:
        self._limits: dict[tuple[int, str], Limit] = {}

    def count(self, seat: int, what: str) -> None:
        """Count one more, or refuse it."""
        self._limits.setdefault((seat, what), Limit(*PACES[what])).count()
