"""Replaying: a finished game step by step leads to the same end, and tells what all were worth."""

import asyncio
import gzip
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from scripts import play_on
from tables import Doc, Guest, running, service

from passgo.game.orders import AuctionClock
from passgo.server.http import replay_routes
from passgo.server.http.replay_routes import Replay, Replays, replay_of, written_replay
from passgo.server.http.streamed_responses import PIECE, Packed, as_it_is, packed, unpacked
from passgo.server.play.game import Setup
from passgo.server.play.match import Match
from passgo.server.play.patches import patched
from passgo.server.rooms.game_record import Told
from passgo.server.table.table_record import TableRecord

ALL = 1000
"""More steps than Knockout has."""


def played(edition: str, steps: int, names: str = "AB") -> Match:
    match, _ = Match.new(Setup(edition=edition), list(names), b"k" * 32)
    while match.seq <= steps and not match.game.is_over:
        seat = next(iter(match.prompt()["seats"]), -1)
        match.play(seat, match.game.simplest(seat) if seat >= 0 else AuctionClock(), None)
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


def told(match: Match, game: str = "x") -> Told:
    return Told(
        game=game,
        commitment="",
        start="",
        secret="ff",
        setup=match.setup,
        names=match.names,
        steps=match.steps,
        base=match.base,
    )


@pytest.mark.parametrize("edition", ["classic-2003", "knockout-2024"])
def test_a_replay_that_is_written_part_by_part_is_the_same(edition: str) -> None:
    game = told(played(edition, 40))
    whole = msgspec.json.encode(replay_of(game, game.record()))

    assert b"".join(written_replay(game)) == whole
    assert gzip.decompress(packed(written_replay(game)).data) == whole


async def no_entries(_told: Told) -> list[str]:
    """Read no log."""
    return []


def test_who_asks_for_the_same_replay_waits_for_the_same_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [told(played("classic-2003", 10), game) for game in "ab"]
    asked: list[str] = []
    writing: set[threading.Thread] = set()

    def counted(of: Told) -> Iterator[bytes]:
        asked.append(of.game)
        writing.add(threading.current_thread())
        return written_replay(of)

    async def run() -> list[Packed]:
        replays = Replays()
        found = await asyncio.gather(
            *(replays.replay(games[at % 2], no_entries) for at in range(8))
        )
        found.append(await replays.replay(games[0], no_entries))
        replays.close()
        return found

    monkeypatch.setattr(replay_routes, "written_replay", counted)
    found = asyncio.run(run())

    assert sorted(asked) == ["a", "b"]
    assert threading.main_thread() not in writing
    assert len({each.tag for each in found}) == 2


def test_only_so_many_bytes_of_replays_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [told(played("classic-2003", 10), game) for game in "abc"]

    async def run() -> list[bool]:
        replays = Replays()
        first = [await replays.replay(game, no_entries) for game in games[:2]]
        monkeypatch.setattr(replay_routes, "REPLAYS_KEPT", sum(len(one.data) for one in first))
        await replays.replay(games[0], no_entries)
        await replays.replay(games[2], no_entries)
        again = [await replays.replay(game, no_entries) for game in games[:2]]
        replays.close()
        return [new is old for new, old in zip(again, first, strict=True)]

    assert asyncio.run(run()) == [True, False]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_large_answer_comes_in_pieces_and_whole(encoding: str) -> None:
    text = b"".join(b'{"number":%d}' % number for number in range(100_000))
    body = packed([text])

    async def run() -> list[bytes]:
        pieces = as_it_is(body.data) if encoding == "gzip" else unpacked(body.data)
        return [piece async for piece in pieces]

    pieces = asyncio.run(run())
    joined = b"".join(pieces)
    assert len(pieces) > 1
    assert max(map(len, pieces)) <= PIECE
    assert (gzip.decompress(joined) if encoding == "gzip" else joined) == text


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
        if event["event"] == "RoundEnded"
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
            plain = await ana.http.get(path, headers={"accept-encoding": "identity"})
            assert plain.content == answer.content
            known = {"if-none-match": answer.headers["etag"]}
            assert (await ana.http.get(path, headers=known)).status_code == 304
            await ana.close()
            found: Doc = answer.json()
            return found, early.status_code, early.json()["code"]

    found, status, code = asyncio.run(run())
    assert (status, code) == (409, "not-over")
    assert found["steps"][-1]["events"][-1]["event"] == "GameEnded"
    assert found["steps"][-1]["prompt"]["ask"] == "WhoWon"
    assert len(found["table"]["secret"]) == 64
