"""The file of a SQLite database: whether the open one is still the one at its path.

If it is deleted or replaced under a running server, the server writes to a file without a name.
"""

import logging
import os
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

LOG = logging.getLogger("passgo.server")
Identity = tuple[int, int]
"""Device and inode of a file, which stay the same when only its name goes."""


class FileLost(SQLAlchemyError):
    """The open database is no longer at its path; this was logged when it was noticed."""


class DatabaseFile:
    """A file that has to stay where it is."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._opened = identity_of(file)
        self._is_lost = False

    def check(self, *_: object) -> None:
        """Raise FileLost if the file is gone or has been replaced; log it once."""
        was_lost, self._is_lost = self._is_lost, identity_of(self._file) != self._opened
        if self._is_lost and not was_lost:
            LOG.error(
                "%s was deleted or replaced while it was open: nothing more is kept; "
                "bring it back, or stop the server and start it again",
                self._file,
            )
        if self._is_lost:
            raise FileLost(f"{self._file.name} was deleted or replaced")


def identity_of(file: Path) -> Identity | None:
    """Return what identifies a file, None if there is no file."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
