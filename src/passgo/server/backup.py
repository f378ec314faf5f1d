"""`passgo backup`: all games of a running or resting server in one file."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from rich.console import Console


def backup_command(database: str, target: Path, console: Console) -> int:
    """Copy a database into one file while it is in use; say how where SQLite is not used."""
    if database.startswith(("postgresql", "postgres")):
        console.print("PostgreSQL has a tool for this; it asks for the password by itself:")
        command = f"pg_dump --format=custom --file={target} {without_password(database)}"
        console.print(command, highlight=False, markup=False, soft_wrap=True)
        return 1
    source = Path(database.removeprefix("sqlite:///")).expanduser()
    if not source.is_file():
        console.print(f"there is no database {source}", highlight=False, markup=False)
        return 1
    copy(source, target)
    console.print(f"{target}: {target.stat().st_size} bytes", highlight=False, markup=False)
    return 0


def copy(source: Path, target: Path) -> None:
    """Write a consistent copy beside its place, and put it there once it is complete."""
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(unfinished)) as made:
        live.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)


def without_password(address: str) -> str:
    """Return the address of a database as it may be shown."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    where = f"{host}:{parts.port}" if parts.port else host
    who = f"{parts.username}@" if parts.username else ""
    return urlunsplit(("postgresql", who + where, parts.path, parts.query, ""))
