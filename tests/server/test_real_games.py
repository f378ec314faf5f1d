"""Real games over sockets in the five editions: two people, a bot, one who looks on.

Whoever listens has, after every step, exactly the view that the rules give to that seat.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from scripts import play_on
from tables import Doc, Guest, running, service

from passgo.games import AnyGame
from passgo.server.checks.check import verify
from passgo.server.play.game import Setup, begin
from passgo.server.play.patches import plain

SHORT = {"start_cash": 400, "salary": 0, "fine": 100, "bare_group_factor": 20}
MILLIONS = {"start_cash": 3_000_000, "salary": 0, "fine": 1_000_000, "bare_group_factor": 20}
SETUPS = (
    Setup(edition="classic-2003", variant="quick", house_rules=SHORT),
    Setup(edition="euro-1999", house_rules=SHORT | {"ends_at_bankruptcy": 1}),
    Setup(
        edition="revolution-2009",
        house_rules=MILLIONS | {"auction_seconds": 1, "auction_beeps": 0, "ends_at_bankruptcy": 1},
    ),
    Setup(edition="clone-wars-2008", variant="quick", house_rules=SHORT | {"powers": "on"}),
    Setup(edition="knockout-2024"),
)


class Watcher(Guest):
    """A guest that keeps every view it ever had."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self.views: dict[int, Doc] = {}

    def _take(self, message: Doc) -> None:
        super()._take(message)
        if message["type"] in ("whole", "update"):
            self.views[self.seq] = self.view

    async def until_over(self) -> None:
        while self.lobby.get("status") != "over" or not self.is_over:
            await self.hear()


async def played(folder: Path, setup: Setup) -> tuple[list[Watcher], Doc, bytes]:
    """Play a game to its end; return who was there, its steps and its record."""
    async with running(service(folder)) as base:
        ana, bo, eva = people = [Watcher(base) for _ in range(3)]
        how = {"variant": setup.variant, "house_rules": setup.house_rules}
        await ana.make(setup.edition, ["", "", "novice"], **how)
        await ana.sit(ana.table, 0, "Ana")
        await bo.sit(ana.table, 1, "Bo")
        eva.table = ana.table
        for guest in people:
            await guest.listen()
        await ana.start()
        async with asyncio.TaskGroup() as tasks:
            for guest in (ana, bo):
                tasks.create_task(to_the_end(guest))
            tasks.create_task(eva.until_over())
        replay = await ana.http.get(f"/api/tables/{ana.table}/replay")
        record = await ana.http.get(f"/api/tables/{ana.table}/record")
        for guest in people:
            await guest.close()
        return people, replay.json(), record.content


async def to_the_end(guest: Watcher) -> None:
    await guest.hear_until("whole")
    await play_on(guest, 100_000)
    await guest.until_over()


def seen(game: AnyGame) -> Any:
    return plain(game.view(None))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.edition)
def test_a_whole_game_is_seen_as_the_rules_say(setup: Setup, tmp_path: Path) -> None:
    people, replay, record = asyncio.run(played(tmp_path, setup))

    assert verify(record).mistakes == ()
    game = begin(setup, ["Ana", "Bo", "Ada"], None)
    for step in replay["steps"]:
        for action in step["orders"]:
            game.play_written(action)
        for guest in people:
            assert guest.views[step["seq"]] == seen(game), step
    assert game.is_over
    assert {len(guest.views) for guest in people} == {len(replay["steps"])}
    assert len(replay["steps"]) > 5  # Somebody may be bankrupt soon.
