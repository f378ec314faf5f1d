"""Failures: a disk that is full, a page that is damaged, a start that fails: all of it is told."""

import asyncio
import logging
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from node import HERE
from sqlalchemy import event
from tables import AT_LAST, Guest, browser, free_port, running, service
from test_operations import figure
from websockets.exceptions import ConnectionClosed

from passgo.server.http import app as application
from passgo.server.http.readiness import Readiness
from passgo.server.store import store
from passgo.server.store.database_file import FileLost
from passgo.server.store.failures import Failures, is_of_rows, reason_of
from passgo.trouble import Trouble

FEW_PAGES = 40
GOOD = [(200, ""), (201, ""), (200, ""), (200, "")]
"""Answers of a server that is ready, where a table is made."""
NO_POOL = """
import sys
from passgo.cli import app
from passgo.server.http import app as server
def fail():
    raise OSError("no more processes")
server.Pool = fail
app(sys.argv[1:])
"""


def test_a_full_disk_is_logged_and_counted_while_the_server_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store, "PRAGMAS", (*store.PRAGMAS, f"max_page_count={FEW_PAGES}"))

    async def run() -> tuple[list[int], list[int], str]:
        async with running(service(tmp_path)) as base, browser(base) as http:
            before = [(await http.get(path)).status_code for path in ("/healthz", "/readyz")]
            wanted = {"edition": "classic-2003", "seats": [{}, {}]}
            while (made := await http.post("/api/tables", json=wanted)).status_code == 201:
                pass
            assert (made.status_code, made.json()["code"]) == (503, "not-kept")
            figures = (await http.get("/metrics")).text
            after = [(await http.get(path)).status_code for path in ("/healthz", "/readyz")]
            return before, after, figures

    before, after, figures = asyncio.run(run())

    assert (before, after) == ([200, 200], [200, 503])
    assert figure(figures, "passgo_commits_failed_total") == 1
    assert figure(figures, "passgo_changes_lost_total") == 1
    assert "1 changes were not kept: OperationalError: database or disk is full" in caplog.text


class Switch:
    """Makes a database read-only for whoever writes to it from now on, and writable again.

    SQLite itself refuses then, as it does where a disk is mounted read-only: rights to files hold
    no server back that is run by root.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_read_only = False
        monkeypatch.setattr(application, "open_store", self._opened)

    async def _opened(self, database: str) -> store.Store:
        found = await store.open_store(database)
        event.listen(found.writing, "begin", self._set)
        return found

    def _set(self, connection: sql.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only={self.is_read_only:d}")


def test_a_database_that_is_read_only_for_a_while_is_told_and_counted_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("passgo.server.http.readiness.READY_AGAIN_SECONDS", 0.0)
    switch, new = Switch(monkeypatch), {"edition": "classic-2003", "seats": [{}, {}]}

    async def run() -> tuple[list[tuple[int, str]], str, list[tuple[int, str]]]:
        async with running(service(tmp_path)) as base, browser(base) as http:

            async def asked() -> list[tuple[int, str]]:
                answers = [await http.get("/readyz"), await http.post("/api/tables", json=new)]
                answers += [await http.get(path) for path in ("/healthz", "/readyz")]
                return [(answer.status_code, answer.json().get("code", "")) for answer in answers]

            assert await asked() == GOOD
            switch.is_read_only = True
            bad, figures = await asked(), (await http.get("/metrics")).text
            switch.is_read_only = False
            return bad, figures, await asked()

    bad, figures, good = asyncio.run(run())

    nothing = (503, "not-kept")
    assert bad == [nothing, nothing, (200, ""), nothing]
    assert good == [nothing, *GOOD[1:]], "what was lost is remembered until something is kept"
    assert figure(figures, "passgo_commits_failed_total") == 1
    assert figure(figures, "passgo_changes_lost_total") == 1
    said = [record.message for record in caplog.records if record.levelno == logging.ERROR]
    reason = "OperationalError: attempt to write a readonly database"
    assert said == [f"the database takes nothing: {reason}", f"1 changes were not kept: {reason}"]


def test_a_database_that_hangs_is_asked_once_however_often_it_is_asked_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("passgo.server.http.readiness.READY_SECONDS", 0.01)
    monkeypatch.setattr("passgo.server.http.readiness.READY_AGAIN_SECONDS", 0.0)
    asked: list[int] = []

    def hang() -> Awaitable[None]:
        asked.append(1)
        return asyncio.get_running_loop().create_future()

    async def run() -> list[bool]:
        readiness = Readiness(hang, Failures())
        found = [await readiness.is_ready() for _ in range(3)]
        await readiness.stop()
        return found

    assert asyncio.run(run()) == [False] * 3
    assert len(asked) == 1


def test_a_damaged_page_is_refused_counted_and_logged_in_a_line_each_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    wanted = service(tmp_path)

    async def make() -> str:
        async with running(wanted) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", ""])
            await ana.close()
            return ana.table

    async def look(table: str) -> tuple[set[tuple[int, str]], str]:
        async with running(wanted) as base:
            ana = Guest(base)
            ana.table = table
            path = f"/api/tables/{table}"
            asked = [await ana.http.get(path), await ana.http.get(f"{path}/record")]
            asked.append(await ana.http.post(f"{path}/seats/0", json={"name": "Ana"}))
            await ana.listen()
            with pytest.raises(ConnectionClosed):
                await ana.hear()
            figures = (await ana.http.get("/metrics")).text
            await ana.close()
            return {(answer.status_code, answer.json()["code"]) for answer in asked}, figures

    table = asyncio.run(make())
    damage(Path(wanted.database), "seats")
    caplog.clear()

    answers, figures = asyncio.run(look(table))

    assert answers == {(503, "not-kept")}
    said = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [record.exc_info for record in said] == [None] * 4
    assert all("DatabaseError: database disk image is malformed" in each.message for each in said)
    assert figure(figures, "passgo_reads_failed_total") == 4


def damage(file: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        asked = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        page = connection.execute(asked, (table,)).fetchone()[0]
    with file.open("rb+") as written:
        written.seek((page - 1) * size)
        written.write(b"\xff" * size)


def deleted(file: Path) -> None:
    """Delete a database."""
    file.unlink()


def replaced(file: Path) -> None:
    """Put a copy of a database in its place."""
    copy = file.with_name("copy")
    shutil.copyfile(file, copy)
    copy.replace(file)


@pytest.mark.parametrize("lose", [deleted, replaced])
def test_a_database_file_that_goes_under_the_server_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, lose: Callable[[Path], None]
) -> None:
    wanted = service(tmp_path)
    file, away = Path(wanted.database), tmp_path / "away"

    async def run() -> list[tuple[int, str]]:
        async with running(wanted) as base, browser(base) as http:
            new = {"edition": "classic-2003", "seats": [{}, {}]}
            assert (await http.post("/api/tables", json=new)).status_code == 201
            away.hardlink_to(file)
            lose(file)
            asked = [await http.post("/api/tables", json=new) for _ in range(3)]
            asked += [await http.get("/readyz"), await http.get("/healthz")]
            assert file.exists() is (lose is replaced)
            away.replace(file)
            asked.append(await http.post("/api/tables", json=new))
            assert (await http.get("/readyz")).status_code == 200
            return [(answer.status_code, answer.json().get("code", "")) for answer in asked]

    assert asyncio.run(run()) == [*[(503, "not-kept")] * 4, (200, ""), (201, "")]
    said = [record.message for record in caplog.records if record.levelno == logging.ERROR]
    assert len(said) == 1
    assert "games.sqlite was deleted or replaced while it was open" in said[0]
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_what_was_written_to_a_file_that_went_is_not_acknowledged_and_no_other_is_made(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.sqlite"

    async def run() -> None:
        opened = await store.open_store(str(file))
        event.listen(opened.writing, "commit", lambda _connection: file.unlink())
        with pytest.raises(FileLost):
            await opened.try_writing()
        await opened.engine.dispose()
        with pytest.raises(FileLost):
            await opened.table("x")
        await opened.close()

    asyncio.run(run())
    assert not file.exists()


def test_a_bug_is_answered_in_the_form_of_a_refusal_and_logged_with_its_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_store: object, _device: str) -> list[str]:
        raise LookupError("a bug of ours")

    async def run() -> tuple[int, str]:
        async with running(service(tmp_path)) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", ""])
            monkeypatch.setattr(store.Store, "tables_of", broken)
            answer = await ana.http.get("/api/tables")
            await ana.close()
            return answer.status_code, answer.json()["code"]

    assert asyncio.run(run()) == (500, "failed")
    assert "LookupError: a bug of ours" in caplog.text


@pytest.mark.parametrize("fronts", ["0", "1"])
def test_a_start_that_fails_is_one_line(tmp_path: Path, fronts: str) -> None:
    words = ("serve", "--local", "--port", str(free_port()), "--fronts", fronts)
    said = subprocess.run(
        [sys.executable, "-c", NO_POOL, *words, "--database", str(tmp_path / "games.sqlite")],
        env=HERE,
        capture_output=True,
        text=True,
        timeout=AT_LAST,
        check=False,
    )

    assert said.stderr == "the server cannot begin: OSError: no more processes\n"
    assert said.returncode == 1


def test_a_database_that_can_only_be_read_is_named_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"

    async def make() -> None:
        await (await store.open_store(str(file))).close()

    asyncio.run(make())
    with sqlite3.connect(file) as connection:
        connection.execute(
            "CREATE TRIGGER fixed BEFORE UPDATE ON schema_version "
            "BEGIN SELECT RAISE(ABORT, 'it can only be read'); END"
        )

    with pytest.raises(Trouble, match="cannot be used: it can only be read: name another file"):
        asyncio.run(store.try_out(str(file)))


def test_rows_are_at_fault_only_for_what_is_in_them() -> None:
    gone = sql.exc.DBAPIError("", {}, OSError("gone"), connection_invalidated=True)
    full = sql.exc.OperationalError("", {}, OSError("full"))

    assert is_of_rows(sql.exc.IntegrityError("", {}, OSError("twice")))
    assert is_of_rows(UnicodeEncodeError("utf-8", "a", 0, 1, "no"))
    assert not is_of_rows(gone)
    assert not is_of_rows(full)
    assert not is_of_rows(OSError("no connection"))
    assert reason_of(full) == "OSError: full"
