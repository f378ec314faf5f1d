"""Shutdown: a signal asks a server to end, a second Ctrl-C insists, and the end comes in any case.

Who started the server, systemd for example, waits for that. What was acknowledged is kept by then.
"""

import asyncio
import logging
import os
import signal
import threading
from types import FrameType

from passgo.server import limits

LOG = logging.getLogger("passgo.server")
UNTIDY = 1


class Ending:
    """Whether a signal has asked for the end; from then on it is certain."""

    def __init__(self) -> None:
        self.enough = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._is_asked = False
        signal.signal(signal.SIGTERM, self._hear)
        # What a script starts in the background ignores Ctrl-C, which is for the script.
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._hear)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if not self._is_asked:
            self._is_asked = True
            end_at_last()
            self._loop.call_soon_threadsafe(self.enough.set)
        elif number == signal.SIGINT:
            end_at_once()


def end_at_last() -> None:
    """Have this process end within a bounded time, whatever still holds it up."""
    last = threading.Timer(limits.STOPPING_SECONDS, end_at_once)
    last.daemon = True
    last.start()


def end_at_once() -> None:
    """End this process without waiting for anything; its fronts and bots end with it."""
    LOG.error("the server ends without having finished")
    os._exit(UNTIDY)
