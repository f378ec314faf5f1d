"""Paper money: an amount in notes, and paying from a hand with change.

What players see when they look into their purse; the rules themselves count plain amounts.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from passgo.editions import Edition
from passgo.editions.model import Money


class Payment(msgspec.Struct, frozen=True):
    """What is handed over and what comes back, as notes and their numbers."""

    given: dict[int, int]
    change: dict[int, int]


def start_notes(edition: Edition) -> dict[int, int]:
    """Return the notes that each player receives before play."""
    counted = zip(edition.money.notes, edition.money.start_notes, strict=True)
    return {note: count for note, count in counted if count}


def in_notes(amount: int, notes: Sequence[int]) -> dict[int, int]:
    """Return *amount* in the fewest notes; a ``ValueError`` if no notes make it up."""
    if amount < 0:
        raise ValueError(f"{amount} cannot be paid in notes")
    counts = _fewest(amount, tuple(sorted(notes, reverse=True)))
    if counts is None:
        raise ValueError(f"the notes {sorted(notes, reverse=True)} cannot make up {amount}")
    return counts


@lru_cache(maxsize=4096)
def _fewest(amount: int, notes: tuple[int, ...]) -> dict[int, int] | None:
    """Find the fewest notes, each amount up to the target built on smaller ones."""
    last: list[int | None] = [0] + [None] * amount
    count = [0] + [amount + 1] * amount
    for total in range(1, amount + 1):
        for note in notes:
            if note <= total and count[total - note] + 1 < count[total]:
                count[total], last[total] = count[total - note] + 1, note
    if last[amount] is None:
        return None
    found: dict[int, int] = {}
    while amount:
        note = last[amount] or 0
        found[note] = found.get(note, 0) + 1
        amount -= note
    return dict(sorted(found.items(), reverse=True))


def change(money: Money) -> tuple[tuple[int, ...], ...]:
    """Return how many of each note make up every sum below the largest note, step by step.

    A sum that no notes make up has an empty row; money without notes has no rows.
    """
    notes = [note // money.step for note in money.notes]
    rows: list[tuple[int, ...]] = [(0,) * len(notes)] if notes else []
    for amount in range(1, max(notes, default=0)):
        built = [with_one_more(rows[amount - n], at) for at, n in enumerate(notes) if n <= amount]
        rows.append(min(filter(None, built), key=sum, default=()))
    return tuple(rows)


def with_one_more(row: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Return counts of notes with one more of a kind; nothing stays nothing."""
    return (*row[:at], row[at] + 1, *row[at + 1 :]) if row else ()


def pay(hand: Mapping[int, int], amount: int, notes: Sequence[int]) -> Payment:
    """Pay *amount* from a hand of notes: exactly if possible, else with the least too much."""
    held = sum(note * count for note, count in hand.items())
    if not 0 <= amount <= held:
        raise ValueError(f"{amount} cannot be paid from {held}")
    reachable = _reachable(hand)
    total = min(total for total in reachable if total >= amount)
    given = dict(sorted(reachable[total].items(), reverse=True))
    return Payment(given, in_notes(total - amount, notes))


def _reachable(hand: Mapping[int, int]) -> dict[int, dict[int, int]]:
    """Return every sum that the hand can make, with the fewest notes found for it."""
    sums: dict[int, dict[int, int]] = {0: {}}
    for note, held in hand.items():
        for total, used in list(sums.items()):
            for count in range(1, held + 1):
                more = total + note * count
                picked = used | {note: count}
                if more not in sums or sum(picked.values()) < sum(sums[more].values()):
                    sums[more] = picked
    return sums
