"""Bidding: many clients raise at once; run as a script, they do so for a minute.

`python tests/server/bidding.py --seconds 60`. A bid names its auction and an amount, so no bid that
the rules allow may be refused because somebody else was quicker.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from scripts import take_turns
from tables import Doc, Guest, running, service

BIDDERS = 6
RICH = {"start_cash": 1_000_000_000}


class Report(Struct, frozen=True, kw_only=True):
    """What became of all bids: their number by answer, the highest sent and the highest heard."""

    bids: int
    answers: dict[str, int]
    sent: int
    highest: list[int]


async def auction(base: str) -> list[Guest]:
    """Return six people at a table where an auction has just begun."""
    people = [Guest(base) for _ in range(BIDDERS)]
    await people[0].make("classic-2003", [""] * BIDDERS, house_rules=RICH)
    for seat, guest in enumerate(people):
        await guest.sit(people[0].table, seat, f"Guest {seat}")
        await guest.listen()
    await people[0].start()
    while people[0].prompt.get("ask") != "BuyOrAuction":
        await take_turns(people, 1)
        await people[0].ask(type="resync", since=0)
    for guest in people:
        await guest.ask(type="resync", since=0)
    asked = next(guest for guest in people if guest.is_asked)
    assert (await asked.play({"do": "Decline"}))["ok"]
    for guest in people:
        await guest.ask(type="resync", since=0)
    assert people[0].prompt["ask"] == "BidOrLeave"
    return people


async def raising(guest: Guest, is_over: Callable[[int], bool]) -> Counter[str]:
    """Bid again and again, each time more than anything heard of; return the answers.

    Who was too low listens until they have heard why, or refusals would come faster than bids.
    """
    answers: Counter[str] = Counter()
    number, made = guest.prompt["id"], 0
    while not is_over(made):
        amount = guest.prompt["highest"] + 1 + secrets.randbelow(5)
        action = {"do": "Bid", "amount": amount}
        answer = await guest.play(action, answers=number)
        answers["ok" if answer["ok"] else answer["no"]["code"]] += 1
        made += 1
        while was_too_low(answer) and guest.prompt["highest"] < amount:
            await guest.hear()
    return answers


def was_too_low(answer: Doc) -> bool:
    """Tell whether somebody else has bid as much by now."""
    return not answer["ok"] and answer["no"]["code"] == "bid-too-low"


async def bid(folder: Path, is_over: Callable[[int], bool]) -> Report:
    """Have six clients bid at once until each has had enough."""
    async with running(service(folder)) as base:
        people = await auction(base)
        found = await asyncio.gather(*(raising(guest, is_over) for guest in people))
        for guest in people:
            await guest.ask(type="resync", since=0)
        answers = sum(found, Counter[str]())
        made = [event["amount"] for event in people[0].events if event["event"] == "BidMade"]
        report = Report(
            bids=answers.total(),
            answers=dict(answers),
            sent=max(made),
            highest=[guest.prompt["highest"] for guest in people],
        )
        for guest in people:
            await guest.close()
        return report


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    until = time.monotonic() + parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(bid(Path(folder), lambda _made: time.monotonic() > until))
    print(found)
    return 0 if set(found.answers) <= {"ok", "bid-too-low", "bound-by-bid"} else 1


if __name__ == "__main__":
    sys.exit(main())
