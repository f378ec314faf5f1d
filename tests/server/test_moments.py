"""Awkward moments: coming back into a trade and a debt, six bids at once, a reader too slow."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from bidding import BIDDERS, bid
from scripts import catch_up, plain_order, take_turns
from tables import Doc, Guest, running, service
from websockets.asyncio.client import ClientConnection, connect

from passgo.server.wire import listeners

BIDS = 20
FLOOD = 10_000
POOR = {
    "start_cash": 2,
    "salary": 0,
    "deal_deeds": 3,
    "deal_price": "free",
    "rent_window": "automatic",
    "unsold": "stays-with-bank",
}


def played(folder: Path, script: Callable[[str], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(service(folder)) as base:
            await script(base)

    asyncio.run(run())


async def two(base: str, **house_rules: Any) -> list[Guest]:
    """Return two people at a started table of the classic edition."""
    ana, bo = people = [Guest(base), Guest(base)]
    await ana.make("classic-2003", ["", ""], house_rules=house_rules)
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
    guest.view, guest.prompt, guest.options = {}, {}, {}
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
        assert (await ana.ask(type="play", order={"seat": 0} | deal))["ok"]
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
        people = await two(base, **POOR)
        debtor = await until(people, "PayDebt")
        before, question, before_seq = dict(debtor.view), dict(debtor.prompt), debtor.seq
        await come_back(debtor)
        assert (debtor.view, debtor.prompt) == (before, question)
        assert debtor.prompt["amount"] > 2
        while debtor.prompt["ask"] == "PayDebt":
            assert (await debtor.play(plain_order(debtor)))["ok"]
            await catch_up(people)
        assert people[0].seq > before_seq
        for guest in people:
            await guest.close()

    played(tmp_path, script)


def test_six_clients_bid_at_once_and_no_good_bid_comes_too_late(tmp_path: Path) -> None:
    found = asyncio.run(bid(tmp_path, lambda made: made >= BIDS))

    assert found.bids == BIDDERS * BIDS
    assert set(found.answers) <= {"ok", "bid-too-low", "bound-by-bid"}
    assert found.answers["ok"] > BIDDERS
    assert found.highest == [found.sent] * BIDDERS


async def narrow(guest: Guest) -> ClientConnection:
    """Return a second connection of a guest that takes in very little at a time."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.setblocking(False)
    address = urlsplit(guest.base)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(wire, (address.hostname, address.port))
    cookie = "; ".join(f"{k}={v}" for k, v in guest.http.cookies.items())
    target = f"ws://{address.netloc}/ws/tables/{guest.table}"
    headers = {"cookie": cookie}
    return await connect(target, sock=wire, additional_headers=headers, compression=None)


async def flood(slow: ClientConnection) -> None:
    """Ask for more and more without reading any of it."""
    for number in range(FLOOD):
        await slow.send(json.dumps({"type": "resync", "id": f"slow-{number}", "since": 0}))


async def figure(guest: Guest, name: str) -> float:
    """Return one of the server's figures."""
    lines = (await guest.http.get("/metrics")).text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


def test_a_reader_who_does_not_read_is_cut_and_resyncs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "RESYNCS", (FLOOD + 2, 1.0))

    async def script(base: str) -> None:
        people = await two(base)
        await take_turns(people, 6)
        stuck = await narrow(people[0])
        assert await figure(people[0], "passgo_sockets") == 3
        asking = asyncio.create_task(flood(stuck))
        while await figure(people[0], "passgo_sockets") > 2:
            assert await figure(people[0], "passgo_messages_heard_total") < FLOOD
        asking.cancel()
        stuck.transport.abort()
        await asyncio.gather(asking, return_exceptions=True)
        await catch_up(people)
        slow = Guest(base)
        slow.http.cookies, slow.table, slow.seat = people[0].http.cookies, people[0].table, 0
        await slow.listen()
        await catch_up([slow])
        assert (slow.seq, slow.view) == (people[0].seq, people[0].view)
        for guest in (*people, slow):
            await guest.close()

    played(tmp_path, script)
