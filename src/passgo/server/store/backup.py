"""`passgo backup`: all games of a server, running or not, in one file."""

import os
import shlex
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from rich.console import Console

from passgo.server.store.private_files import keep_private
from passgo.server.store.seals import seal_running
from passgo.server.store.urls import file_of, is_shared, without_password
from passgo.trouble import Trouble

FAR = (
    "PostgreSQL has a tool for this, which asks for the password by itself; "
    "what it writes has the secrets of running games, so it is sealed with a passphrase of yours:"
)


def backup_command(database: str, target: Path, console: Console) -> int:
    """Copy a database into one file while it is in use; for PostgreSQL say how to do it."""
    if is_shared(database):
        print(FAR, file=sys.stderr)
        dump = shlex.join(("pg_dump", "--format=custom", without_password(database)))
        seal = shlex.join(("gpg", "--symmetric", "--output", str(target)))
        console.print(f"{dump} | {seal}", highlight=False, markup=False, soft_wrap=True)
        return 1
    source = file_of(database)
    check(source, target)
    try:
        copy(source, target)
    except (OSError, sqlite3.Error) as error:
        raise Trouble(f"{source} could not be copied to {target}: {error}") from error
    size = target.stat().st_size
    console.print(f"{target}: {size} bytes", highlight=False, markup=False, soft_wrap=True)
    return 0


def check(source: Path, target: Path) -> None:
    """Refuse a source that cannot be copied and a target that cannot be written."""
    if not source.is_file():
        raise Trouble(f"there is no database {source}: name another one with --database")
    if target.is_dir():
        raise Trouble(f"{target} is a folder: name a file in it")
    if not target.parent.is_dir():
        raise Trouble(f"there is no folder {target.parent}: make it first, or name another one")
    if target.exists() and target.samefile(source):
        raise Trouble(f"{target} is the database itself: name another file")


def copy(source: Path, target: Path) -> None:
    """Write a consistent copy beside the target, and move it there once it is complete."""
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    keep_private(unfinished)
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(unfinished)) as made:
            live.backup(made)
            seal_running(made, source)
            made.execute("PRAGMA journal_mode=DELETE")
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
