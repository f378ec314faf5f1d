"""Failures: what the database did not take, whose fault that was, counted for the keeper."""

import logging
import time

from sqlalchemy import exc

from passgo.server.limits import FAILING_SECONDS

LOG = logging.getLogger("passgo.server")
BAD_VALUES = (exc.IntegrityError, exc.DataError, exc.ProgrammingError, ValueError, OverflowError)
BAD_STATES = ("21", "22", "23", "42", "54")
"""Classes of PostgreSQL's codes that speak of what is written, not of the database itself."""


class Failures:
    """How many transactions were not kept since the start, and how many changes with them."""

    def __init__(self) -> None:
        self.commits = self.changes = 0
        self._failed: float | None = None

    @property
    def is_failing(self) -> bool:
        """Whether the database took nothing the last time, and that was not long ago."""
        failed = self._failed
        return failed is not None and time.monotonic() < failed + FAILING_SECONDS

    def note_kept(self) -> None:
        """Note that the database takes changes again."""
        self._failed = None

    def note(self, error: Exception, changes: int) -> None:
        """Count a transaction that failed with some changes, and log why."""
        self.commits += 1
        self.changes += changes
        if not is_of_rows(error):
            self._failed = time.monotonic()
        LOG.error("%d changes were not kept: %s", changes, reason_of(error))


def is_of_rows(error: Exception) -> bool:
    """Tell whether the rows were at fault: others may be kept, and the same ones never."""
    if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
        return False
    state = str(getattr(getattr(error, "orig", None), "sqlstate", "") or "")
    return isinstance(error, BAD_VALUES) or state.startswith(BAD_STATES)


def reason_of(error: Exception) -> str:
    """Return what the database said, without what was to be written."""
    said = error.orig if isinstance(error, exc.DBAPIError) else error
    first = str(said).partition("\n")[0]
    return f"{type(said).__name__}: {first}" if first else type(said).__name__
