"""Announcements: what all are told about an entry of the log is written while it is being kept.

It must be written before anything else is done at the table, for it tells how the table stands.
"""

from collections.abc import Callable, Iterable

from passgo.server.wire.listeners import Listener

Messages = Iterable[tuple[Listener, bytes]]


class Announcement:
    """Messages that are written once, at the latest when they are sent."""

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
