"""The clock: seconds since 1970 that go on evenly for as long as a server runs.

What is kept carries the time of day, so that another process can read it. Within a process the
time of day is read once: whoever sets the machine's clock meanwhile moves nobody's turn.
All time of the server is read here, so that all of it can come from another clock.
"""

import time
from typing import Protocol


class Clock(Protocol):
    """Where time comes from."""

    def steady(self) -> float:
        """Return seconds since some moment; they never go back."""

    def time_now(self) -> float:
        """Return seconds since 1970."""


class MachineClock:
    """The clock of this machine."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def steady(self) -> float:
        """Return seconds since some moment of this machine."""
        return time.monotonic()

    def time_now(self) -> float:
        """Return the time of day as it was read once, and what has passed since."""
        return self._began + time.monotonic()


_clocks: list[Clock] = [MachineClock()]


def set_clock(clock: Clock) -> None:
    """Read all time from another clock from now on."""
    _clocks[0] = clock


def time_now() -> float:
    """Return the time; it never goes back and never jumps."""
    return _clocks[0].time_now()


def steady() -> float:
    """Return seconds for measuring how long something takes."""
    return _clocks[0].steady()
