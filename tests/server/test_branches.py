"""Branches: a finished game goes on against bots from any of its moments, at a table of its own."""

import asyncio
from pathlib import Path

import pytest
from scripts import finished, play_on
from tables import Doc, running, service
from test_replay_routes import played, told

from passgo.refusal import Refusal
from passgo.server.http.replay_routes import position_after
from passgo.server.play.game import begin
from passgo.server.play.match import Match
from passgo.server.table.onward import branched_table
from passgo.server.table.table import Place, Seat, Table, Wanted, make_table

ALL = 10_000


def table_of(match: Match) -> Table:
    """Return the table of a game between a person and a bot, who have left it."""
    wanted = Wanted(edition=match.setup.edition, seats=(Place(), Place(level="shark")))
    table = make_table(wanted, "host")
    table.status, table.life.locked = "over", True
    table.seats = [Seat(name="Ana", device="ana"), Seat(level="shark", name="Bo")]
    return table


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009"])
def test_a_branch_begins_where_the_game_stood(edition: str) -> None:
    match = played(edition, 20)
    half = played(edition, 9)
    position = position_after(told(match), 10)

    branch = branched_table(table_of(match), position, 1, "eva", "novice")

    assert position == half.game.position()
    assert (branch.host, branch.status, branch.life.locked) == ("eva", "open", False)
    assert [(seat.level, seat.name, seat.device) for seat in branch.seats] == [
        ("novice", "Ana", ""),
        ("", "Bo", "eva"),
    ]
    game = begin(branch.setup, branch.names, b"k" * 32)
    assert game.wealth == half.game.wealth
    assert branch.setup.luck == "drawn"


def test_nobody_plays_on_after_the_end_or_for_who_is_out_or_without_dice() -> None:
    match = played("knockout-2024", ALL)
    with pytest.raises(Refusal, match="branch-over"):
        position_after(told(match), match.seq)
    with pytest.raises(Refusal, match="branch-no-dice"):
        branched_table(table_of(match), position_after(told(match), 4), 0, "eva", "steady")
    early = played("classic-2003", 10)
    position = early.game.position()
    position["players"][1]["status"] = "bankrupt"
    with pytest.raises(Refusal, match="branch-out"):
        branched_table(table_of(early), position, 1, "eva", "steady")
    with pytest.raises(Refusal, match="unknown-table"):
        branched_table(table_of(early), position, 2, "eva", "steady")


def test_somebody_plays_on_from_an_old_game(tmp_path: Path) -> None:
    async def run() -> Doc:
        async with running(service(tmp_path)) as base:
            ana = await finished(base, decisions=3)
            path = f"/api/tables/{ana.table}/branches"
            made = await ana.post(path, {"seq": 4, "seat": 0, "level": "novice"})
            ana.table, ana.seat, ana.seq = made["table"]["id"], 0, 0
            await ana.be_ready(0)
            await ana.listen()
            await ana.start()
            await ana.hear_until("whole")
            assert await play_on(ana, 2) == 2
            await ana.close()
            return made

    made = asyncio.run(run())
    assert made["you"]["seats"] == [0]
    assert made["table"]["goes_on"]
    assert [seat["level"] for seat in made["table"]["seats"]] == ["", "novice"]
