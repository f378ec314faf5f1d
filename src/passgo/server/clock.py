"""The clock: seconds since 1970 that go on evenly for as long as a server runs.

What is kept carries the time of day, so that another process can read it. Within a process the
time of day is read once: whoever sets the machine's clock meanwhile moves nobody's turn.
"""

import time

_BEGAN = time.time() - time.monotonic()


def time_now() -> float:
    """Return the time; it never goes back and never jumps."""
    return _BEGAN + time.monotonic()
