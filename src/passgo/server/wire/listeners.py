"""Listeners: open connections to a table, each with a bounded queue of what it has to be told."""

import asyncio
from collections.abc import Callable, Iterable

from passgo.refusal import Refusal
from passgo.server.limits import HASTE, HASTE_IN_DRAFTS, OF_A_SEAT, RESYNCS, WAITING_MESSAGES
from passgo.server.rate_limit import Limit
from passgo.server.wire.messages import Message, You, encode
from passgo.server.wire.outbox import Outbox, Writing

Write = Callable[[bytes], Writing]
Count = Callable[[str], None]
"""Counts something that a device does, at this table or another, or refuses it."""


def count_nothing(_what: str) -> None:
    """Let somebody do anything as often as they like."""


class Listener:
    """A device's connection; one that lets too many messages wait is cut off and may come back.

    *you* and *lobby* are what it was told last of itself and of the table.
    """

    def __init__(
        self, write: Write, device: str = "", name: str = "", count: Count = count_nothing
    ) -> None:
        self.device, self.name, self.count = device, name, count
        self.you: You | None = None
        self.lobby = b""
        self._outbox = Outbox(write, self.cut)
        self._cut = asyncio.Event()
        self._resyncs = Limit(*RESYNCS)
        self._haste, self._draft_haste = Limit(*HASTE), Limit(*HASTE_IN_DRAFTS)
        self._is_hasty = False

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
        self.count("resync")

    def note_haste(self, is_draft: bool) -> None:
        """Note that a command came too fast, or a draft, of which a page may send many itself."""
        try:
            (self._draft_haste if is_draft else self._haste).count()
        except Refusal:
            self._is_hasty = True

    def was_hasty(self) -> bool:
        """Tell whether too many commands have come too fast since this was asked last."""
        was, self._is_hasty = self._is_hasty, False
        return was


class SeatLimits:
    """What each seat may not do too often, whatever connection it comes over."""

    def __init__(self) -> None:
        self._limits: dict[tuple[int, str], Limit] = {}

    def count(self, seat: int, what: str) -> None:
        """Count one more, or refuse it."""
        self._limits.setdefault((seat, what), Limit(*OF_A_SEAT[what])).count()


Messages = Iterable[tuple[Listener, bytes]]


class Announcement:
    """What all are told about an entry of the log, written while the entry is being kept.

    It must be written before anything else is done at the table: it tells how the table stands.
    """

    def __init__(self, write: Callable[[], Messages]) -> None:
        self._write = write
        self._messages: Messages | None = None

    def prepare(self) -> None:
        """Write the messages, unless they are written."""
        if self._messages is None:
            self._messages = self._write()

    def send(self) -> None:
        """Send the messages."""
        self.prepare()
        for listener, message in self._messages or ():
            listener.send_bytes(message)
