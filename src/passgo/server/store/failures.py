"""Failures: what the database could not write or read, and why, counted for the operator."""

import logging

from sqlalchemy import exc

from passgo.server.clock import steady
from passgo.server.limits import FAILING_SECONDS
from passgo.server.store.database_file import FileLost

LOG = logging.getLogger("passgo.server")
BAD_VALUES = (exc.IntegrityError, exc.DataError, exc.ProgrammingError, ValueError, OverflowError)
BAD_STATES = ("21", "22", "23", "42", "54")
"""Classes of PostgreSQL error codes that blame the data written, not the database."""


class Failures:
    """What failed since the start: transactions, the changes in them, and reads."""

    def __init__(self) -> None:
        self.commits = self.changes = self.reads = 0
        self._failed: float | None = None

    @property
    def is_failing(self) -> bool:
        """Whether the last write failed, not long ago."""
        failed = self._failed
        return failed is not None and steady() < failed + FAILING_SECONDS

    def note_kept(self) -> None:
        """Note that the database accepts changes again."""
        self._failed = None

    def note(self, error: Exception, changes: int) -> None:
        """Count a transaction that failed with some changes, and log why."""
        self.commits += 1
        self.changes += changes
        if not is_of_rows(error):
            self._failed = steady()
        log(error, "%d changes were not kept: %s", changes)

    def note_unread(self, error: Exception, path: str) -> None:
        """Count a read that failed for a request to a path, and log why."""
        self.reads += 1
        log(error, "%s could not be answered: %s", path)


def log(error: Exception, text: str, *facts: object) -> None:
    """Log that something failed and why, unless that is known already."""
    if not isinstance(error, FileLost):
        LOG.error(text, *facts, reason_of(error))


def is_of_rows(error: Exception) -> bool:
    """Tell whether the rows were at fault: other rows may be kept, these never will be."""
    if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
        return False
    state = str(getattr(getattr(error, "orig", None), "sqlstate", "") or "")
    return isinstance(error, BAD_VALUES) or state.startswith(BAD_STATES)


def reason_of(error: Exception) -> str:
    """Return what the database said, without the values that were to be written."""
    said = error.orig if isinstance(error, exc.DBAPIError) else error
    first = str(said).partition("\n")[0]
    return f"{type(said).__name__}: {first}" if first else type(said).__name__
