"""Pace: how long the turns of bots take on a screen, and how much of them nothing is shown.

`python tests/browser/pace.py [--turns N] [--edition ID] [PACE/SPEED...]` opens a house, sits
somebody down with three bots and lets the page throw and end turns; what else is asked gets the
plainest answer. It prints, from the page's own record of its scenes, the seconds of a bot's turn,
of a plain one in which nobody decides anything, and the longest time in which nothing is shown.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from browsing import browser_at_a_house
from first_load import median
from gathering import seat_all
from house import House
from msgspec import Struct
from people import Person
from playwright.sync_api import Browser
from repeating import repeated
from turns import answer

SPEEDS = ("1x/slow", "1x/auto", "1x/fast", "1x/none", "3x/auto", "3x/fast", "instant/none")
"""The pace of the bots and the speed of the screen, by pairs."""
TURNS = 12
NOTE = """() => {
  const root = document.querySelector('[data-record]');
  window.notes = [];
  const take = () => {
    const last = JSON.stringify(window.notes.findLast(({ what }) => what !== 'answers'));
    const notes = JSON.parse(root.dataset.record);
    const found = notes.findLastIndex((note) => JSON.stringify(note) === last);
    window.notes.push(...notes.slice(found + 1));
  };
  take();
  new MutationObserver(take).observe(root, { attributeFilter: ['data-record'] });
}"""
DECISIONS = {
    "AuctionOpened",
    "Offered",
    "OfferAccepted",
    "Built",
    "Mortgaged",
    "AuctionWon",
    "CardDrawn",
}


class Turn(Struct, frozen=True):
    """A turn as a screen showed it: its seconds, those in which nothing was shown, and events."""

    seconds: float
    still: float
    opening: float
    events: list[str]

    @property
    def is_plain(self) -> bool:
        """Whether somebody threw, walked and paid, and nothing else."""
        return self.events.count("Rolled") == 1 and not DECISIONS.intersection(self.events)


def watched(browser: Browser, house: House, edition: str, speed: str, turns: int) -> list[Any]:
    """Return everything that the screen of somebody noted while they played against three bots."""
    pace, motion = speed.split("/")
    lea = Person(browser, house.address, "Léa", "en", motion=motion, reduced_motion="no-preference")
    seats = [{"level": ""}, *[{"level": "steady"}] * 3]
    made = lea.post("/api/tables", {"edition": edition, "seats": seats, "pace": pace})
    table = made["table"]["id"]
    seat_all([lea], table, ["Léa"])
    lea.post(f"/api/tables/{table}/start", {})
    lea.go(f"/t/{table}").wait_for_selector("[data-record]")
    lea.page.evaluate(NOTE)
    begun = 0
    while begun < turns:
        lea.page.wait_for_timeout(50)
        if lea.root("asked") == "true" and lea.root("ready") == "true":
            lea.page.evaluate("notes.push({ what: 'answers', at: performance.now() })")
            answer(lea)
        begun = lea.page.evaluate(
            "notes.filter(({ events }) => events?.includes('TurnBegan')).length"
        )
    notes: list[Any] = lea.page.evaluate("notes")
    lea.leave(None)
    return notes


def turns_in(notes: Sequence[Any]) -> Iterator[Turn]:
    """Yield the turns of some notes in which this screen was asked nothing."""
    begins = [nth for nth, note in enumerate(notes) if "TurnBegan" in note.get("events", ())]
    for first, last in pairwise(begins):
        part = notes[first : last + 1]
        if any(note["what"] == "answers" for note in part):
            continue
        gaps = [(b["at"] - a["at"]) / 1000 for a, b in pairwise(part) if not is_showing(a, notes)]
        opening = next((n["at"] for n in part if n["what"] == "begins"), part[-1]["at"])
        events = [event for note in part[:-1] for event in note.get("events", ())]
        whole = (part[-1]["at"] - part[0]["at"]) / 1000
        yield Turn(whole, sum(gaps), (opening - part[0]["at"]) / 1000, events)


def is_showing(note: Any, notes: Sequence[Any]) -> bool:
    """Tell whether a scene runs after a note."""
    past = [one for one in notes[: notes.index(note) + 1] if one["what"] in ("begins", "ends")]
    return bool(past) and past[-1]["what"] == "begins"


def told(name: str, notes: Sequence[Any]) -> str:
    """Return a line about the turns of some notes."""
    turns = list(turns_in(notes))
    plain = [turn for turn in turns if turn.is_plain]
    start = next(n["at"] for n in notes if "TurnBegan" in n.get("events", ())) - notes[0]["at"]
    if not turns:
        return f"{name:14} no turn of a bot"
    return (
        f"{name:14} opening {start / 1000:4.1f} s; {len(turns):2} turns of {mean(turns):4.1f} s,"
        f" {mean_still(turns):4.1f} s still, {mean_opening(turns):4.1f} s before their first scene;"
        f" {len(plain):2} plain ones of {mean(plain):4.1f} s"
    )


def mean(turns: Sequence[Turn]) -> float:
    """Return the middle length of some turns."""
    return median(turn.seconds for turn in turns) if turns else 0.0


def mean_still(turns: Sequence[Turn]) -> float:
    """Return how long nothing was shown in the middle one of some turns."""
    return median(turn.still for turn in turns)


def mean_opening(turns: Sequence[Turn]) -> float:
    """Return how long nothing was shown at the beginning of the middle one of some turns."""
    return median(turn.opening for turn in turns)


def main(speeds: Sequence[str], edition: str, turns: int) -> None:
    """Print the pace of each pair of speeds, in games with the same luck."""
    with browser_at_a_house() as (browser, house):
        for speed in speeds or SPEEDS:
            with repeated(speed):
                notes = watched(browser, house, edition, speed, turns)
            print(told(speed, notes), flush=True)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("speeds", nargs="*", metavar="PACE/SPEED")
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--turns", type=int, default=TURNS)
    asked = parser.parse_args()
    main(asked.speeds, asked.edition, asked.turns)
