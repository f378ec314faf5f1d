"""Crashes: what was acknowledged is there once, whatever moment the server was killed at."""

import asyncio
from pathlib import Path

from crash import TABLES, Crashes, crash, promises_of
from postgres import Postgres

SERVICE_RESTART = 1012


def test_four_kills_on_sqlite_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    promised = asyncio.run(crash(str(tmp_path / "games.sqlite"), kills=4, seed=7))

    assert promised > 20


def test_two_kills_behind_fronts_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")

    promised = asyncio.run(crash(database, kills=2, seed=10, fronts=2))

    assert promised > 10


def test_three_kills_on_postgresql_lose_nothing_and_double_nothing(postgres: Postgres) -> None:
    promised = asyncio.run(crash(postgres.database(), kills=3, seed=8))

    assert promised > 15


def test_a_server_that_is_restarted_under_load_says_so_and_everybody_goes_on(
    tmp_path: Path,
) -> None:
    async def run() -> tuple[int, set[int]]:
        database = str(tmp_path / "games.sqlite")
        crashes = Crashes(database, seed=9, kinds=TABLES * 3, gently=True)
        await crashes.run(2)
        people = [player for play in crashes.plays for player in play.people.values()]
        return await promises_of(crashes), {code for player in people for code in player.closed}

    promised, closed = asyncio.run(run())

    assert promised > 20
    assert closed == {SERVICE_RESTART}
