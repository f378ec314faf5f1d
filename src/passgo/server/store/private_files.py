"""Private files: only their owner may read the database and the files beside it."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
BESIDE = ("", "-wal", "-shm")
"""SQLite gives the files it makes beside a database the same permissions."""


def make_folder(folder: Path) -> None:
    """Make a folder and its parents for their owner alone; leave existing ones as they are."""
    for each in reversed((folder, *folder.parents)):
        if not each.is_dir():
            each.mkdir(mode=FOLDER, exist_ok=True)


def keep_private(file: Path) -> None:
    """Create a file for its owner alone, or restrict an existing one."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE))
    for name in (file.with_name(file.name + end) for end in BESIDE):
        with suppress(FileNotFoundError, PermissionError):
            name.chmod(FILE)


def kept_key(file: Path, make: Callable[[], bytes]) -> bytes:
    """Return the key in a private file, a new one where there is none.

    Whoever uses a new key relies on it, so the disk has it first; a file that is empty has none.
    """
    keep_private(file)
    if key := file.read_bytes():
        return key
    key = make()
    with file.open("wb") as opened:
        opened.write(key)
        opened.flush()
        os.fsync(opened.fileno())
    sync_folder(file.parent)
    return key


def sync_folder(folder: Path) -> None:
    """Have the disk take the names of the files in a folder."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
