"""Private files: nobody else on the machine reads the games, their copies, or what lies beside."""

import asyncio
import os
import stat
from pathlib import Path

import pytest
from rich.console import Console
from tables import Guest, running, service

from passgo.server.store.backup import backup_command
from passgo.server.store.file_lock import own
from passgo.server.store.private_files import kept_key


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_files_of_the_database_and_its_copies_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    wanted = service(folder)
    seen: dict[str, int] = {}

    async def run() -> None:
        async with running(wanted) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", ""])
            await ana.close()
            seen.update({file.name: rights(file) for file in folder.iterdir()})

    with own(wanted.database):
        asyncio.run(run())
    backup_command(wanted.database, folder / "copy", Console(quiet=True))

    assert {"games.sqlite", "games.sqlite-wal", "games.sqlite.lock"} <= set(seen)
    assert set(seen.values()) == {0o600}
    assert rights(folder / "copy") == 0o600
    assert [rights(each) for each in (folder, folder.parent)] == [0o700, 0o700]


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    tmp_path.chmod(0o755)
    file.touch(0o644)
    with own(str(file)):
        pass

    assert rights(file) == 0o600
    assert rights(tmp_path) == 0o755


def test_a_new_key_is_on_the_disk_before_anybody_uses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    sync = os.fsync

    def note(opened: int) -> None:
        sync(opened)
        path = Path(os.readlink(f"/proc/self/fd/{opened}"))
        synced.append(path.read_text() if path.is_file() else path.name)

    monkeypatch.setattr(os, "fsync", note)

    assert kept_key(tmp_path / "key", lambda: b"secret") == b"secret"
    assert synced == ["secret", tmp_path.name]
    assert kept_key(tmp_path / "key", lambda: b"another") == b"secret"
    assert rights(tmp_path / "key") == 0o600


def test_an_empty_key_is_none(tmp_path: Path) -> None:
    (tmp_path / "key").touch()

    assert kept_key(tmp_path / "key", lambda: b"secret") == b"secret"
