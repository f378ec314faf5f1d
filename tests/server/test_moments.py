"""Awkward moments: coming back into a trade and a debt, six bids at once, a reader too slow."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bidding import BIDDERS, bid
from scripts import catch_up, take_turns
from tables import Doc, Guest, running, service
from websockets.exceptions import ConnectionClosed

BIDS = 20
CUT = 4408
FLOOD = 3000


def played(folder: Path, script: Callable[[str], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(service(folder)) as base:
            await script(base)

    asyncio.run(run())


async def two(base: str, **options: Any) -> list[Guest]:
    """Return two people at a started table of the classic edition."""
    ana, bo = people = [Guest(base), Guest(base)]
    await ana.make("classic-2003", ["", ""], options=options)
    for seat, guest in enumerate((ana, bo)):
        await guest.sit(ana.table, seat, f"Guest {seat}")
        await guest.listen()
    await ana.start()
    await catch_up(people)
    return people


async def until(people: list[Guest], ask: str) -> Guest:
    """Play plainly until this is asked; return who is asked."""
    while people[0].prompt["ask"] != ask:
        await take_turns(people, 1)
        await catch_up(people)
    return next(guest for guest in people if guest.is_asked)


async def come_back(guest: Guest) -> None:
    """Lose the connection and everything that was in memory, and come back."""
    assert guest.ws is not None
    guest.ws.transport.abort()
    guest.view, guest.prompt, guest.offers = {}, {}, []
    await guest.listen()
    await guest.hear_until("whole")


def owns(view: Doc, seat: int) -> list[str]:
    return [deed.split()[0] for deed in view["players"][seat].get("owns", [])]


def test_who_comes_back_into_a_trade_still_has_the_offer(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        people = await two(base)
        while not owns(people[0].view, 0) or people[0].prompt["ask"] != "ThrowDice":
            await take_turns(people, 1)
            await catch_up(people)
        ana, bo = people
        deed = owns(ana.view, 0)[0]
        deal = {"do": "Offer", "other": 1, "give": [deed], "ask_cash": 7}
        assert (await ana.ask(type="play", action={"seat": 0} | deal))["ok"]
        await catch_up(people)
        before, question = dict(bo.view), dict(bo.prompt)
        await come_back(bo)
        await come_back(ana)
        assert (bo.view, bo.prompt) == (before, question)
        assert bo.prompt["offer"]["give"] == [deed]
        assert (await bo.play({"do": "Accept"}))["ok"]
        await catch_up(people)
        assert deed in owns(ana.view, 1)
        assert ana.view["players"][0]["cash"] == before["players"][0]["cash"] + 7
        for guest in people:
            await guest.close()

    played(tmp_path, script)


def test_who_comes_back_into_a_debt_still_owes_it(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        people = await two(base, start_cash=2, salary=0)
        debtor = await until(people, "PayDebt")
        before, question = dict(debtor.view), dict(debtor.prompt)
        await come_back(debtor)
        assert (debtor.view, debtor.prompt) == (before, question)
        assert debtor.prompt["amount"] > 2
        assert (await debtor.play({"do": "GiveUp"}))["ok"]
        await catch_up(people)
        assert people[0].is_over
        assert people[0].view["players"][debtor.seat]["status"] == "bankrupt"
        for guest in people:
            await guest.close()

    played(tmp_path, script)


def test_six_clients_bid_at_once_and_no_good_bid_comes_too_late(tmp_path: Path) -> None:
    found = asyncio.run(bid(tmp_path, lambda made: made >= BIDS))

    assert found.bids == BIDDERS * BIDS
    assert set(found.answers) <= {"ok", "bid-too-low"}
    assert found.answers["ok"] > BIDDERS
    assert found.highest == [found.sent] * BIDDERS


def test_a_reader_who_does_not_read_is_cut_and_resyncs(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        people = await two(base)
        await take_turns(people, 6)
        slow = people[0]
        assert slow.ws is not None
        for number in range(FLOOD):
            command = {"type": "resync", "id": f"slow-{number}", "since": 0}
            try:
                await asyncio.wait_for(slow.ws.send(json.dumps(command)), 1.0)
            except (TimeoutError, ConnectionClosed):
                break
        try:
            while True:
                await slow.ws.recv()
        except ConnectionClosed:
            assert slow.ws.close_code == CUT
        before = slow.seq
        await take_turns(people[1:], 1)
        await slow.listen()
        whole = await slow.hear_until("whole")
        await catch_up(people)
        assert whole["seq"] >= before
        assert slow.view == people[1].view | {"seat": 0}
        for guest in people:
            await guest.close()

    played(tmp_path, script)
