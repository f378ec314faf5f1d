"""The lock of a database file: one server at a time, because each keeps its tables in memory."""

import os
import sqlite3
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

from passgo.server.store.private_files import keep_private, make_folder
from passgo.server.store.urls import cannot_use, file_of, is_shared
from passgo.trouble import Trouble


class InUse(Trouble):
    """Another server is using the file."""


def own(database: str) -> AbstractContextManager[object]:
    """Lock a file until the context ends, however it ends; PostgreSQL needs no lock."""
    if is_shared(database):
        return nullcontext()
    try:
        return closing(locked(file_of(database)))
    except (OSError, sqlite3.Error) as error:
        raise cannot_use(database, error) from error


def locked(file: Path) -> sqlite3.Connection:
    """Return the lock of a file; it lies beside the real file, whatever links lead there."""
    file = Path(os.path.realpath(file))
    make_folder(file.parent)
    if file.is_dir():
        raise IsADirectoryError("it is a folder")
    for name in (file, file.with_name(f"{file.name}.lock")):
        keep_private(name)
    lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        help_ = "end it, or name another file with --database"
        raise InUse(f"another Passgo has {file} open: {help_}") from error
    return lock
