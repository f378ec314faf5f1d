"""Listeners: open connections to a table, each with a bounded queue of what it has to be told."""

import asyncio
import time
from collections import deque

from passgo.refusal import Refusal
from passgo.server.wire import Message, You, encode

WAITING_MESSAGES = 256
RESYNCS = (20, 10.0)
PACES = {"probe": (20, 2.0), "chat": (5, 10.0)}
"""How many in how many seconds; what plays the game has no limit, so that no move is blocked."""


class Listener:
    """One connection; a reader that lets 256 messages wait is cut off and may come back."""

    def __init__(self, seat: int | None, device: str = "", name: str = "") -> None:
        self.seat, self.device, self.name = seat, device, name
        self.you: You | None = None
        self.is_cut = False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._resyncs = Limit(*RESYNCS)

    def send(self, message: Message) -> None:
        """Queue a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue a message that is already written."""
        if self.is_cut:
            return
        if len(self._waiting) == WAITING_MESSAGES:
            self.cut()
            return
        self._waiting.append(message)
        self._news.set()

    def cut(self) -> None:
        """End the connection without sending what waits."""
        self.is_cut = True
        self._waiting.clear()
        self._news.set()

    async def next(self) -> bytes | None:
        """Return the next message, None when the connection was cut."""
        while not self._waiting and not self.is_cut:
            self._news.clear()
            await self._news.wait()
        return None if self.is_cut else self._waiting.popleft()

    def count_resync(self) -> None:
        """Refuse to tell everything again too often; what happens is told anyway."""
        self._resyncs.count()


class Limit:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._times: deque[float] = deque()

    def count(self) -> None:
        """Count one more, or refuse it."""
        now = time.monotonic()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            raise Refusal("too-fast", (), {"most": self._most, "seconds": int(self._seconds)})
        self._times.append(now)


class Paces:
    """What each seat may not do too often, whatever connection it comes over."""

    def __init__(self) -> None:
        self._limits: dict[tuple[int, str], Limit] = {}

    def count(self, seat: int, what: str) -> None:
        """Count one more, or refuse it."""
        self._limits.setdefault((seat, what), Limit(*PACES[what])).count()
