"""Private files: nobody else on the machine reads the games, their copies, or what lies beside."""

import asyncio
import stat
from pathlib import Path

from rich.console import Console
from tables import Guest, running, service

from passgo.server.store.backup import backup_command
from passgo.server.store.file_lock import own


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
