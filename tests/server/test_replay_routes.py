"""Replaying: a finished game step by step leads to the same end, and tells what all were worth."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from scripts import play_on
from tables import Doc, Guest, running, service

from passgo.game.actions import AuctionClock
from passgo.server.http.replay_routes import Replay, replay_of
from passgo.server.play.bot_orders import simplest
from passgo.server.play.game import Setup
from passgo.server.play.match import Match
from passgo.server.play.patches import patched
from passgo.server.rooms.proof import TableRecord

ALL = 1000
"""More steps than Knockout has."""


def played(edition: str, steps: int, names: str = "AB") -> Match:
    match, _ = Match.new(Setup(edition=edition), list(names), b"k" * 32)
    while match.seq <= steps and not match.game.is_over:
        seat = next(iter(match.prompt()["seats"]), -1)
        match.play(seat, simplest(match.game, seat) if seat >= 0 else AuctionClock(), None)
    return match


def replayed(match: Match) -> Replay:
    table = TableRecord(game="x", commitment="", start="", secret="", record=match.record())
    return replay_of(match, table)


@pytest.mark.parametrize(
    "edition",
    ["classic-2003", "euro-1999", "revolution-2009", "clone-wars-2008", "knockout-2024"],
)
def test_the_patches_of_a_replay_lead_to_the_view_of_the_game(edition: str) -> None:
    match = played(edition, 20)
    replay = replayed(match)
    view = replay.start
    for step in replay.steps:
        view = patched(view, step.patch)

    assert view == match.view()
    assert [step.seq for step in replay.steps] == list(range(1, match.seq + 1))
    assert all(len(step.wealth) == 2 for step in replay.steps)


def test_wealth_follows_what_is_bought_and_paid() -> None:
    replay = replayed(played("classic-2003", 30))

    assert replay.wealth == (1500, 1500)
    assert len({step.wealth for step in replay.steps}) > 1


@pytest.mark.parametrize("names", ["ABC", "ABCDE"])
def test_wealth_in_knockout_is_what_a_round_counted(names: str) -> None:
    replay = replayed(played("knockout-2024", ALL, names))
    sides = replay.start["sides"]
    counted = [
        (event["cash"], step.wealth)
        for step in replay.steps
        for event in msgspec.json.decode(step.events)
        if event["event"] == "round-ended"
    ]

    assert len(counted) == len(sides)
    for cash, wealth in counted:
        assert all(wealth[seat] == cash[side["side"]] for side in sides for seat in side["seats"])
    assert replay.wealth == (0,) * len(names)
    assert len({wealth for _, wealth in counted}) > 1


def test_a_replay_is_there_once_the_game_is_over(tmp_path: Path) -> None:
    async def run() -> tuple[Doc, int, str]:
        async with running(service(tmp_path)) as base:
            ana = Guest(base)
            await ana.make("knockout-2024", ["", "novice"])
            await ana.sit(ana.table, 0, "Ana")
            await ana.listen()
            await ana.start()
            await ana.hear_until("whole")
            path = f"/api/tables/{ana.table}/replay"
            early = await ana.http.get(path)
            await play_on(ana, 1000)
            while ana.lobby["status"] != "over":
                await ana.hear()
            answer = await ana.http.get(path)
            await ana.close()
            found: Doc = answer.json()
            return found, early.status_code, early.json()["code"]

    found, status, code = asyncio.run(run())
    assert (status, code) == (409, "not-over")
    assert found["steps"][-1]["events"][-1]["event"] == "game-ended"
    assert found["steps"][-1]["prompt"]["ask"] == "who-won"
    assert len(found["table"]["secret"]) == 64
