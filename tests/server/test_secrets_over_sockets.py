"""Secrecy: with another key, and so other dice and cards to come, nobody hears another byte.

A table is played for a while and its database copied. Two servers go on from it, one with the key
of the table and one with another; everything that is sent to every seat and to who looks on is the
same, whatever they ask, until something is drawn.
"""

import asyncio
import hashlib
import re
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from scripts import catch_up, is_open, option, plain_order, take_turns
from tables import Guest, running, service

from passgo.server.table.table import Table

FIVE = ("classic-2003", "euro-1999", "revolution-2009", "clone-wars-2008", "knockout-2024")
FREE = ("Mortgage", "Lift", "Build", "Sell")
ROUNDS = {True: 30, False: 8}
"""How many decisions follow: enough throws of dice that two keys cannot agree by chance."""
OPTIONS = {"auction_end": "all-left", "random_texts": 0}
"""No clock, and no text that a payment may bring: that would be a draw."""
TIMES = re.compile(r'"seconds":[0-9.]+|"head":"[0-9a-f]+"|"at":[0-9]+|"signature":"[0-9a-f]+"')
"""How long a clock still runs depends on when it is told, not on luck; so do the heads of a log,
whose entries say when they were written, and what is signed of them."""


class Quiet(Guest):
    """A guest whose commands are numbered, so that two of them say the same."""

    def __init__(self, base: str, cookies: httpx.Cookies | None = None) -> None:
        super().__init__(base)
        self.sent = 0
        if cookies is not None:
            self.http.cookies = cookies

    async def send(self, **command: Any) -> str:
        self.sent += 1
        return await super().send(**({"id": f"{self.seat}-{len(self.base)}-{self.sent}"} | command))


async def played(base: str, edition: str, decisions: int) -> list[Quiet]:
    """Play a table of two for a while; return its people."""
    ana, bo = people = [Quiet(base), Quiet(base)]
    await ana.make(edition, ["", ""], house_rules=OPTIONS if is_dice(edition) else {})
    await ana.sit(ana.table, 0, "Ana")
    await bo.sit(ana.table, 1, "Bo")
    await ana.listen()
    await bo.listen()
    await ana.start()
    await ana.hear_until("whole")
    await take_turns(people, decisions)
    for guest in people:
        await guest.close()
    return people


def is_dice(edition: str) -> bool:
    return edition != "knockout-2024"


@asynccontextmanager
async def gone_on(folder: Path, name: str, people: Sequence[Quiet]) -> AsyncIterator[list[Quiet]]:
    """Go on with a copy of the database; the last of the guests looks on."""
    here = folder / name
    here.mkdir()
    for file in folder.glob("games.sqlite*"):
        shutil.copy(file, here)
    async with running(service(here)) as base:
        guests = [Quiet(base, guest.http.cookies) for guest in people] + [Quiet(base)]
        for guest, seat in zip(guests, (0, 1, -1), strict=True):
            guest.table, guest.seat = people[0].table, seat
            await guest.listen()
            await catch_up([guest])
        yield guests
        for guest in guests:
            await guest.close()


async def curious(guests: list[Quiet]) -> list[list[str]]:
    """Ask and do all that draws nothing; return all that everybody heard."""
    for guest in guests[:2]:
        for draft in ({"do": "Roll"}, {"do": "EndTurn"}, {"do": "Bid", "amount": 10_000}):
            await guest.ask(type="probe", order={"seat": guest.seat} | draft)
        if guest.is_asked:
            action = plain_order(guest)
            await guest.ask(type="probe", order={"seat": guest.seat} | action)
            if action["do"] in ("Leave", "Refuse", "Keep"):
                await guest.play(action)
        await free_acts(guest)
        await guest.ask(type="chat", text="?")
    await catch_up(guests)
    return [[TIMES.sub("", text) for text in guest.raw] for guest in guests]


async def free_acts(guest: Quiet) -> None:
    """Do one free act of each kind that is open."""
    for do in FREE if is_dice(guest.view["edition"]) else ():
        if is_open(guest, do):
            place = next(c["id"] for c in option(guest, do)["choices"] if "no" not in c)
            await guest.play({"do": do, "place": place})


async def told(folder: Path, name: str, people: Sequence[Quiet]) -> tuple[list[list[str]], str]:
    """Return all that is sent before the next draw, and what a few draws bring."""
    async with gone_on(folder, name, people) as guests:
        heard = [list(raw) for raw in await curious(guests)]
        await take_turns(guests, ROUNDS[is_dice(guests[0].view["edition"])])
        return heard, str(guests[0].view)


@pytest.mark.parametrize("decisions", [5, 14])
@pytest.mark.parametrize("edition", FIVE)
def test_what_is_not_drawn_yet_shows_in_no_message(
    edition: str, decisions: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first() -> list[Quiet]:
        async with running(service(tmp_path)) as base:
            return await played(base, edition, decisions)

    people = asyncio.run(first())
    own, came = asyncio.run(told(tmp_path, "own", people))
    key = vars(Table)["key"].fget
    monkeypatch.setattr(Table, "key", property(lambda t: hashlib.sha256(key(t)).digest()))
    other, otherwise = asyncio.run(told(tmp_path, "other", people))

    assert own == other
    assert all(len(heard) > 2 for heard in own)
    assert came != otherwise
