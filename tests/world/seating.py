"""Seating: how people come to a table, sit down, are ready and start; all of that is here."""

import asyncio
import json
from typing import Any, Protocol

from kept_tables import Doc
from network import Lost
from plans import TablePlan

from passgo.server.play.fairness import share_commitment

TRIED_AGAIN = 0.7
AS_GOOD = ("already-started", "is-starting", "another-round")
"""Refusals after which somebody who wanted to be ready looks again at the table."""


class Gathering:
    """A table that people come to: its id once it is made."""

    def __init__(self, plan: TablePlan) -> None:
        self.plan = plan
        self.table = ""
        self.made = asyncio.Event()
        self.book = ""
        self.shared = asyncio.Event()


class Comer(Protocol):
    """Somebody who comes to a table."""

    gathering: Gathering
    name: str
    seat: int
    shares: dict[str, str]
    """What this device gave to the luck of the game, by what it committed to."""

    def keep_share(self, table: str, commitment: str, share: str) -> None:
        """Keep a share, and let nobody know it yet."""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask a server something."""

    def luck(self, size: int) -> str:
        """Return random bytes in hexadecimal."""


async def insist(who: Comer, method: str, path: str, body: Any, enough: tuple[str, ...]) -> Any:
    """Ask until it is done, or refused for a reason that is as good."""
    while True:
        try:
            status, said = await who.ask(method, path, body)
        except Lost:
            status, said = 0, {}
        if 200 <= status < 300 or (isinstance(said, dict) and said.get("code") in enough):
            return said
        await asyncio.sleep(TRIED_AGAIN)


async def come(who: Comer) -> None:
    """Come to a table, make it first as its host, sit down and be ready."""
    gathering = who.gathering
    if who.seat == 0 and not gathering.table:
        gathering.table = await make(who, gathering.plan)
        gathering.made.set()
    await gathering.made.wait()
    path = f"/api/tables/{gathering.table}"
    await insist(who, "GET", path, None, ())
    if who.seat >= 0:
        await sit(who, path)


async def make(who: Comer, plan: TablePlan) -> str:
    """Make a table and return its id."""
    seats = [{"level": level} for level in plan.levels]
    wanted = {"edition": plan.edition, "seats": seats} | plan.more
    made = await insist(who, "POST", "/api/tables", wanted, ())
    return str(made["table"]["id"])


async def sit(who: Comer, path: str) -> None:
    """Sit down and be ready."""
    place = f"{path}/seats/{who.seat}"
    await insist(who, "POST", place, {"name": who.name}, AS_GOOD)
    seen = await insist(who, "GET", path, None, ())
    await insist(who, "POST", f"{place}/ready", committed(who, seen["table"]), AS_GOOD)


async def take_part(who: Comer, table: Doc) -> None:
    """Do once what a start needs of somebody now: to be ready, to start as the host, to open."""
    path, seat = f"/api/tables/{who.gathering.table}", table["seats"][who.seat]
    if table["status"] == "starting":
        share = who.shares.get(json.loads(table["start"])["shares"].get(str(who.seat), ""))
        if share is not None and seat["share"] == "committed":
            await who.ask("POST", f"{path}/seats/{who.seat}/open", {"share": share})
    elif not seat["ready"]:
        await who.ask("POST", f"{path}/seats/{who.seat}/ready", committed(who, table))
    elif who.seat == 0 and all(one["ready"] for one in table["seats"]):
        await who.ask("POST", f"{path}/start", {})


def committed(who: Comer, table: Doc) -> Doc:
    """Make a new share and return what is said of it before it is opened."""
    share = who.luck(32)
    commitment = share_commitment(table["id"], table["round"], bytes.fromhex(share))
    who.keep_share(table["id"], commitment, share)
    return {"share_commitment": commitment, "round": table["round"]}
