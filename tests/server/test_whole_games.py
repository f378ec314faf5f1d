"""Whole games over real sockets, people and bots, in every edition."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from scripts import begun, is_open, play_on
from tables import Guest, running, service

from passgo.server.checks.check import verify
from passgo.server.table.table_record import play_again

OPTIONS: dict[str, dict[str, Any]] = {"revolution-2009": {"auction_seconds": 1, "auction_beeps": 1}}
FIVE = ("classic-2003", "euro-1999", "revolution-2009", "clone-wars-2008", "knockout-2024")


async def whole_game(folder: Path, edition: str, fronts: int = 0) -> Guest:
    async with running(service(folder, fronts)) as base:
        guest = Guest(base)
        await begun(guest, edition, ["", "novice"], house_rules=OPTIONS.get(edition, {}))
        await play_on(guest, 12 if edition != "knockout-2024" else 1000)
        await conceded(guest)
        while guest.lobby["status"] != "over":
            await guest.hear()
        answer = await guest.http.get(f"/api/tables/{guest.table}/record")
        guest.view["record"] = answer.content
        await guest.close()
        return guest


async def conceded(guest: Guest) -> None:
    """Leave the game as soon as the rules allow it: between turns."""
    while not guest.is_over:
        leaving = {"do": "Concede", "seat": guest.seat}
        if is_open(guest, "Concede") and (await guest.ask(type="play", order=leaving))["ok"]:
            return
        await (play_on(guest, 1) if guest.is_asked else guest.hear())


@pytest.mark.parametrize(
    ("edition", "fronts"),
    [*((edition, 0) for edition in FIVE), ("classic-2003", 1), ("knockout-2024", 2)],
)
def test_a_person_and_a_bot_play_to_the_end_and_the_luck_was_fair(
    edition: str, fronts: int, tmp_path: Path
) -> None:
    guest = asyncio.run(whole_game(tmp_path, edition, fronts))

    assert guest.is_over
    found = verify(guest.view["record"])
    assert found.mistakes == ()
    assert found.draws > 2
    assert play_again(guest.view["record"]).is_over
    changed = json.loads(guest.view["record"])
    changed["secret"] = "00" * 32
    assert verify(json.dumps(changed).encode()).mistakes
