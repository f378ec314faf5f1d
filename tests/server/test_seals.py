"""Seals: a copy gives no luck away, and is played on where its key is."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from rich.console import Console

from passgo.server.store.backup import backup_command
from passgo.server.store.schema import TABLES
from passgo.server.store.seals import NoKey, key_file
from passgo.server.store.store import open_store, try_out
from passgo.trouble import Trouble

SECRETS = {"open": b"o" * 32, "playing": b"p" * 32, "over": b"x" * 32}
VALUES = {"host": "", "setup": "{}", "start": "", "paused": False, "engine": "", "made": 0.0}


def made(file: Path) -> None:
    """Make a database with a table of each status."""

    async def run() -> None:
        store = await open_store(str(file))
        rows = [
            VALUES | {"id": status, "status": status, "secret": SECRETS[status]}
            for status in SECRETS
        ]
        async with store.engine.begin() as connection:
            await connection.execute(TABLES.insert(), rows)
        await store.close()

    asyncio.run(run())


def secrets_in(file: Path) -> dict[str, bytes]:
    with sqlite3.connect(file) as connection:
        return dict(connection.execute("SELECT id, secret FROM tables"))


@pytest.fixture
def copied(tmp_path: Path) -> tuple[Path, Path]:
    """A database and a copy of it."""
    file, copy = tmp_path / "games.sqlite", tmp_path / "copy"
    made(file)
    backup_command(str(file), copy, Console(quiet=True))
    return file, copy


def test_a_copy_has_no_secret_of_a_game_that_is_not_over(copied: tuple[Path, Path]) -> None:
    file, copy = copied
    written = copy.read_bytes()

    assert SECRETS["open"] not in written
    assert SECRETS["playing"] not in written
    assert secrets_in(copy)["over"] == SECRETS["over"]
    assert secrets_in(file) == SECRETS
    assert key_file(file).stat().st_mode & 0o777 == 0o600
    assert key_file(file).read_bytes() not in written


def test_a_copy_is_opened_beside_its_key(copied: tuple[Path, Path]) -> None:
    file, copy = copied
    copy.replace(file)
    asyncio.run(try_out(str(file)))

    assert secrets_in(file) == SECRETS


def test_a_copy_without_its_key_says_which_file_is_missing(copied: tuple[Path, Path]) -> None:
    _, copy = copied

    with pytest.raises(Trouble, match=r"are sealed: bring the key copy\.key back beside it"):
        asyncio.run(try_out(str(copy)))


def test_a_copy_is_not_opened_with_another_key(copied: tuple[Path, Path]) -> None:
    _, copy = copied
    key_file(copy).write_bytes(b"k" * 32)
    before = secrets_in(copy)

    with pytest.raises(NoKey, match="another key"):
        asyncio.run(open_store(str(copy)))
    assert secrets_in(copy) == before
