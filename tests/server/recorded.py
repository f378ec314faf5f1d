"""A finished game with its record, and what an honest guest kept of it."""

import asyncio
import json
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from scripts import plain_order
from tables import SHARES, Doc, Guest, running, service

from passgo.server.checks.check_findings import Evidence
from passgo.server.play.receipts import Receipt
from passgo.server.store.signing_keys import key_file

MINE = (0, 1)
"""The seats of Ana; two bots have the others."""
STEPS = 30
"""Her decisions before she ends the game."""


class Recorded(NamedTuple):
    """A record as text, what Ana kept of her game, and the key by which its server signs."""

    text: str
    evidence: Evidence
    signing_key: bytes

    @property
    def table(self) -> Doc:
        """The record, to be changed."""
        found: Doc = json.loads(self.text)
        return found


@cache
def recorded(edition: str = "classic-2003") -> Recorded:
    """Return a game of two seats of Ana and two bots: undone, taken back, and ended."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(play(Path(folder), edition))


async def play(folder: Path, edition: str) -> Recorded:
    """Play a game over a socket and download its record."""
    async with running(service(folder)) as base:
        ana = Guest(base)
        await ana.make(edition, ["", "", "novice", "steady"])
        for seat in MINE:
            await ana.sit(ana.table, seat, f"Ana {seat}")
        await ana.listen()
        await ana.start()
        await ana.hear_until("whole")
        kept = await kept_by(ana)
        if edition == "classic-2003":
            await undo_a_step(ana)
        await decide(ana, STEPS)
        middle = await receipt_of(ana)
        if edition == "classic-2003":
            await agree(ana, what="back", seq=ana.seq - 3)
        await agree(ana, what="end")
        while not await is_over(ana):
            await (decide(ana, 1) if is_asked(ana) else ana.hear())
        text = (await ana.http.get(f"/api/tables/{ana.table}/record")).text
        await ana.close()
    key = key_file(folder / "games.sqlite").read_bytes()
    evidence = msgspec.structs.replace(kept, receipts=(*kept.receipts, middle))
    return Recorded(text, evidence, key)


async def kept_by(guest: Guest) -> Evidence:
    """Return what a guest knows at the start: the commitment, the own shares, a receipt."""
    table = (await guest.http.get(f"/api/tables/{guest.table}")).json()["table"]
    committed = json.loads(table["start"])["shares"]
    return Evidence(
        commitment=table["commitment"],
        shares={seat: SHARES[committed[str(seat)]][1].hex() for seat in MINE},
        receipts=(await receipt_of(guest),),
    )


async def receipt_of(guest: Guest) -> Receipt:
    """Return how the game stands, signed."""
    answer = await guest.http.get(f"/api/tables/{guest.table}/receipt")
    return msgspec.json.decode(answer.content, type=Receipt)


async def is_over(ana: Guest) -> bool:
    """Tell whether the game has ended, or was closed as it stood."""
    table = (await ana.http.get(f"/api/tables/{ana.table}")).json()["table"]
    return bool(table["status"] == "over")


def is_asked(ana: Guest) -> bool:
    """Tell whether one of her seats is asked; she speaks for it then."""
    asked = [seat for seat in MINE if seat in ana.prompt["seats"]]
    ana.seat = asked[0] if asked else ana.seat
    return bool(asked) and not ana.is_over


async def decide(ana: Guest, decisions: int) -> None:
    """Decide plainly for both seats so often, or until the game is over."""
    while decisions and not ana.is_over:
        if is_asked(ana):
            decisions -= (await ana.play(plain_order(ana)))["ok"]
        else:
            await ana.hear()


async def undo_a_step(ana: Guest) -> None:
    """Buy something and take it back at once."""
    while not (is_asked(ana) and ana.prompt["ask"] == "BuyOrAuction"):
        await (decide(ana, 1) if is_asked(ana) else ana.hear())
    bought = await ana.play({"do": "Buy"})
    assert bought["ok"], bought
    assert (await ana.ask(type="undo", seq=bought["seq"]))["ok"]


async def agree(ana: Guest, **motion: object) -> None:
    """Agree to something: nobody else has a voice."""
    await ana.post(f"/api/tables/{ana.table}/motions", motion)
