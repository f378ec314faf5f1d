"""Kept logs: a sliding game whose log an earlier Passgo wrote is played on, looked at and proved.

`records/knockout-2024-version-2.sql` is what the code of that time left behind: a game of one
person against a novice, six decisions old. Its head says whose game it is.
"""

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import pytest
from kept_games import FOLDER
from scripts import play_on
from tables import Doc, Guest, running
from test_restart import again, service

from passgo.server.checks.check import verify
from passgo.server.http.devices import COOKIE
from passgo.server.play.game_log import Step, Undone, read_entry

LEFT = (FOLDER / "knockout-2024-version-2.sql").read_text(encoding="utf-8")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Return a database with what was left behind."""
    path = str(tmp_path / "games.sqlite")
    kept = sqlite3.connect(path)
    kept.executescript(LEFT)
    kept.close()
    return path


def log_of(database: str) -> list[str]:
    """Return the entries that lie in a database."""
    kept = sqlite3.connect(database)
    rows = kept.execute("SELECT entry FROM log ORDER BY seq").fetchall()
    kept.close()
    return [entry for (entry,) in rows]


async def back(base: str) -> Guest:
    """Return the person whose game it is, come back; all that happened is told again."""
    told = dict(re.findall(r"(?m)^-- (\w+) (\S+)$", LEFT))
    before = Guest(base)
    before.http.cookies.set(COOKIE, told["secret"])
    before.table, before.seat = told["table"], int(told["seat"])
    guest = await again(before, base)
    await before.http.aclose()
    return guest


def tags_in(told: list[Doc], tag: str) -> set[str]:
    """Return the names that some events or orders go by."""
    return {one[tag] for one in told}


@pytest.mark.parametrize("has_snapshots", [True, False])
def test_a_kept_sliding_game_is_played_to_its_end_and_proved(
    database: str, has_snapshots: bool
) -> None:
    if not has_snapshots:
        kept = sqlite3.connect(database)
        kept.execute("DELETE FROM snapshots")
        kept.commit()
        kept.close()

    async def run() -> tuple[Guest, bytes]:
        async with running(service(database)) as base:
            guest = await back(base)
            await play_on(guest, 100)
            record = await guest.http.get(f"/api/tables/{guest.table}/record")
            await guest.close()
            return guest, record.content

    guest, record = asyncio.run(run())

    assert guest.is_over
    assert guest.lobby["note"] == ""
    assert verify(record).mistakes == ()
    assert "Slide" in tags_in(json.loads(record)["record"]["orders"], "do")


def test_what_happened_before_is_told_in_todays_words(database: str) -> None:
    async def run() -> Guest:
        async with running(service(database)) as base:
            guest = await back(base)
            await guest.close()
            return guest

    told = tags_in(asyncio.run(run()).events, "event")

    assert {"MarkersDrawn", "TokenSlid", "TokenRested", "RoundEnded"} <= told
    assert not [name for name in told if name[0].islower()]


def test_an_entry_of_today_is_read_as_it_lies_in_the_log() -> None:
    text = (
        '{"entry":"step","by":0,"prompt":2,"actions":[{"do":"Roll","seat":0}],'
        '"events":[{"event":"slid-off"}]}'
    )
    step, undone = read_entry(text), read_entry('{"entry":"undone","by":0,"prompt":3,"to":2}')

    assert isinstance(step, Step)
    assert bytes(step.events) == b'[{"event":"slid-off"}]'
    assert isinstance(undone, Undone)


def test_reading_changes_nothing_in_the_log(database: str) -> None:
    before = log_of(database)

    async def run() -> None:
        async with running(service(database)) as base:
            await (await back(base)).close()

    asyncio.run(run())

    assert log_of(database)[: len(before)] == before
