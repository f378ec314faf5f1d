"""Open files: how many there may be, since each connection is one, and what to log without any."""

import asyncio
import logging
import sys
from typing import Any

from passgo.server.clock import steady
from passgo.server.limits import COMPLAINT_SECONDS, RESERVED_FILES

if sys.platform != "win32":
    import resource

LOG = logging.getLogger("passgo.server")
NONE_LEFT = "socket.accept() out of system resource"
"""How asyncio says that it could not accept a connection; it then waits a second by itself."""
UNKNOWN_LIMIT = 1024
"""Where the system does not say how many there may be."""


def open_many_files() -> None:
    """Let this process have as many open files as the system allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == hard:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError) as error:  # Some systems allow less than they say.
        LOG.warning("no more than %s files can be open: %s", soft, error)


def connections_at_most() -> int:
    """Return how many connections there may be; the database, bots and pages need files too."""
    if sys.platform == "win32":
        return UNKNOWN_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = sys.maxsize if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVED_FILES, files // 2)


class Complaints:
    """Logs now and then that nobody can be let in, however often it happens."""

    def __init__(self) -> None:
        self._said = -COMPLAINT_SECONDS

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle what went wrong in a loop."""
        if context.get("message") != NONE_LEFT:
            loop.default_exception_handler(context)
        elif steady() >= self._said + COMPLAINT_SECONDS:
            self._said = steady()
            LOG.error("nobody can be let in, no open file is left: %s", context.get("exception"))
