"""Clocks: nobody's time depends on the machine's clock, and what was sent in time counts."""

import asyncio
import os
import signal
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import get_args

import pytest
from node import Node
from processes import fronts_of
from scripts import catch_up, plain_order, take_turns
from shares import start_at_once
from tables import Doc, Guest, free_port, running, service
from test_driver import BOTS, Scripted, bots_at_play, comes_to
from test_duties import started, table

from passgo.server import clock
from passgo.server.play.bot_orders import Task
from passgo.server.rooms.rooms import Rooms
from passgo.server.rooms.timers import Alone
from passgo.server.store import table_rows
from passgo.server.store.store import open_store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.duties import Duty, Kind, ends_a_persons_time, next_duty
from passgo.server.table.motion_types import HOLD_SECONDS, Hold
from passgo.server.table.table import Table

HOUR = 3600.0
STEP = 10_000
"""What a bid is a multiple of there."""
EIGHT_SECONDS = {"auction_seconds": 8, "auction_beeps": 1}
KINDS: tuple[Kind, ...] = get_args(Kind)


async def nothing(_task: Task) -> None:
    """Think of nothing, so that the simplest is done."""


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_bots_play_on_when_the_clock_of_the_machine_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    right = time.time

    async def run() -> tuple[int, float]:
        async with bots_at_play(tmp_path, nothing) as (_, room):
            before = await comes_to(room, 5)
            monkeypatch.setattr(time, "time", lambda: right() + jump)
            await comes_to(room, before + 10)
            return before, room.running().moments.changed

    before, changed = asyncio.run(run())

    assert before >= 5
    assert abs(changed - right()) < HOUR / 2


def test_a_table_that_was_kept_by_a_clock_ahead_of_ours_goes_on_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "games.sqlite"))
        writer = Writer(store)
        rooms = Rooms(store, writer, Scripted(nothing), Alone(), 0.0)
        room = await rooms.create(BOTS, "host")
        monkeypatch.setattr("passgo.server.rooms.room.time_now", lambda: clock.time_now() + HOUR)
        await writer.do(partial(start_at_once, room=room), room)
        monkeypatch.undo()
        room.table.life.hold = Hold(seat=0, until=clock.time_now() + HOUR, turn=1, asked=(0,))
        room.table.seats[0].move_until = clock.time_now() + HOUR
        await writer.do(partial(keep, room.table), room)
        room.forget()
        again = await rooms.get(room.table.id)
        again.audience.presence.anyone = True
        duty = next_duty(again.table, again.match, again.audience.presence, 0.0)
        assert duty is not None
        assert duty.due <= clock.time_now() + HOLD_SECONDS
        assert again.running().moments.begun <= clock.time_now()
        assert again.table.seats[0].move_until < clock.time_now() + HOUR / 2
        await rooms.close()
        await writer.stop()
        await store.close()

    asyncio.run(run())


def keep(of: Table, draft: Draft) -> None:
    """Keep a table with its first seat."""
    table_rows.keep_state(draft, of)
    table_rows.keep_seat(draft, of, 0)


@pytest.mark.parametrize("fronts", [0, 1])
def test_what_was_sent_in_time_counts_though_the_server_was_stopped_meanwhile(
    tmp_path: Path, fronts: int
) -> None:
    """The server runs in this very process: while the test sleeps, it stands still."""

    async def run() -> list[bool]:
        async with running(service(tmp_path, fronts)) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", "novice"], clock=2)
            await ana.sit(ana.table, 0, "Ana")
            await ana.listen()
            await ana.start()
            done = []
            for _ in range(2):
                while not ana.is_asked:
                    await ana.hear()
                action = {"seat": 0} | plain_order(ana)
                stopped = fronts_of(os.getpid())
                for front in stopped:
                    os.kill(front, signal.SIGSTOP)
                sent = await ana.send(type="play", order=action, answers=ana.prompt["id"])
                time.sleep(2.5)
                for front in stopped:
                    os.kill(front, signal.SIGCONT)
                while sent not in ana.answers:
                    await ana.hear()
                done.append(ana.answers[sent]["ok"])
            await ana.close()
            return done

    assert asyncio.run(run()) == [True, True]


@pytest.mark.long
def test_a_bid_in_an_auction_of_eight_seconds_counts_though_the_server_was_stopped_for_ten(
    tmp_path: Path,
) -> None:
    async def run() -> tuple[Doc, list[int]]:
        node = Node(str(tmp_path / "games.sqlite"), free_port(), forked=True)
        await node.start()
        people = Guest(node.base), Guest(node.base)
        await people[0].make("revolution-2009", ["", ""], house_rules=EIGHT_SECONDS)
        for seat, guest in enumerate(people):
            await guest.sit(people[0].table, seat, f"Guest {seat}")
            await guest.listen()
        await people[0].start()
        ana = await bidder(people)
        os.kill(node.process, signal.SIGSTOP)
        bid = {"do": "Bid", "seat": ana.seat, "amount": ana.prompt["highest"] + STEP}
        sent = await ana.send(type="play", order=bid, answers=ana.prompt["id"])
        await asyncio.sleep(10)
        os.kill(node.process, signal.SIGCONT)
        while sent not in ana.answers:
            await ana.hear()
        made = [event["amount"] for event in ana.events if event["event"] == "BidMade"]
        for guest in people:
            await guest.close()
        node.kill()
        return ana.answers[sent], made

    answer, made = asyncio.run(run())

    assert answer["ok"], answer.get("no")
    assert made


async def bidder(people: Sequence[Guest]) -> Guest:
    """Play on until somebody is asked to bid; return who."""
    while people[0].prompt.get("ask") != "BidOrLeave":
        await take_turns(people, 1)
        await catch_up(people)
        asked = next(guest for guest in people if guest.is_asked)
        if asked.prompt["ask"] == "BuyOrAuction":
            assert (await asked.play({"do": "Decline"}))["ok"]
            await catch_up(people)
    return next(guest for guest in people if guest.is_asked)


def test_only_a_person_is_waited_for_when_time_is_up() -> None:
    people, bots = table("", "", clock=20), table("novice", "novice")
    match = started(people)
    clocks = {kind: Duty(due=0.0, kind=kind, seat=0, seq=match.seq) for kind in KINDS}

    assert [kind for kind in KINDS if ends_a_persons_time(people, match, clocks[kind])] == [
        "clock",
        "turn",
        "void",
        "stand",
    ]
    alone = [kind for kind in KINDS if ends_a_persons_time(bots, started(bots), clocks[kind])]
    assert alone == ["void", "stand"], "only people open shares and look at an end"
    assert not ends_a_persons_time(people, None, clocks["clock"])
