"""Interrupts: Ctrl-C asks a run to stop between two pieces, so that none is counted in half."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Wish:
    """Whether somebody wants the run to stop."""

    def __init__(self) -> None:
        """Begin with nobody asking."""
        self.to_stop = False


@contextmanager
def heeding_interrupts() -> Iterator[Wish]:
    """Turn the first Ctrl-C into a wish; a second one interrupts as usual."""
    wish = Wish()
    before = signal.getsignal(signal.SIGINT)

    def heed(_number: int, _frame: FrameType | None) -> None:
        wish.to_stop = True
        signal.signal(signal.SIGINT, before)

    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield wish
        return
    signal.signal(signal.SIGINT, heed)
    try:
        yield wish
    finally:
        signal.signal(signal.SIGINT, before)
