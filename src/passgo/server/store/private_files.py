"""Private files: the database and what lies beside it are for their owner alone."""

import os
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
BESIDE = ("", "-wal", "-shm")
"""SQLite gives what it makes beside a file the rights of that file."""


def make_folder(folder: Path) -> None:
    """Make a folder, with those above it, for its owner alone; one that is there stays as it is."""
    for each in reversed((folder, *folder.parents)):
        if not each.is_dir():
            each.mkdir(mode=FOLDER, exist_ok=True)


def keep_private(file: Path) -> None:
    """Make a file that is for its owner alone, or make one so that is there."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE))
    for name in (file.with_name(file.name + end) for end in BESIDE):
        with suppress(FileNotFoundError, PermissionError):
            name.chmod(FILE)
