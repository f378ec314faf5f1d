"""Logs: what the server says of itself: readable lines, or one JSON object a line.

Neither names nor secrets are logged; ids of tables let in who knows them, so they are shortened.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from passgo.server.clock import steady
from passgo.server.limits import REPEATED_SECONDS

LONG_ID = re.compile(r"(?<![A-Za-z0-9_-])([A-Za-z0-9_-]{6})[A-Za-z0-9_-]{12,}(?![A-Za-z0-9_-])")
CODE = re.compile(r"/codes/[^\s\"?]+")
"""What somebody typed to find a table or a book: for a while a code opens it."""
READABLE = "%(asctime)s %(levelname)s %(message)s"


def shortened(text: str) -> str:
    """Return a text in which nothing that opens a table or a seat can be read."""
    return LONG_ID.sub(r"\1…", CODE.sub("/codes/…", text))


class Readable(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__(READABLE)

    def format(self, record: logging.LogRecord) -> str:
        """Return one line, or more for an error with its trace."""
        return shortened(super().format(record))


class Json(logging.Formatter):
    """Lines for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line of JSON."""
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= getattr(record, "facts", {})
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return shortened(msgspec.json.encode(said).decode())


class Seldom(logging.Filter):
    """Lets a line through once a minute, however often somebody brings it about."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether this line was not said lately."""
        said, now = str(record.msg), steady()
        if now < self._said.get(said, -REPEATED_SECONDS) + REPEATED_SECONDS:
            return False
        self._said[said] = now
        return True


def set_up(as_json: bool, stream: TextIO = sys.stderr) -> None:
    """Have everything logged to a stream: all of it as JSON, only trouble for people."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json() if as_json else Readable())
    logging.basicConfig(
        level=logging.INFO if as_json else logging.WARNING, handlers=[handler], force=True
    )
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(Seldom())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # It would log where guests come from.
