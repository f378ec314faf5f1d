"""Ported modules: as they would be written now, and the same in Python and in the browser."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from browser_form import Call, called, differences

from passgo.ledger import BANK, Account, Book, Payment, Undo, added, balances, fallen, history
from passgo.porting.catalogue import PORTED
from passgo.porting.modules import ported
from passgo.unit import (
    Key,
    Settings,
    Slot,
    Unit,
    announce,
    booked,
    display,
    insert,
    press,
    remove,
    remove_all,
    tick,
)

FOLDER = Path(__file__).parents[2] / "web" / "src" / "ported"
STEPS = 10_000
CARDS = 6


def test_the_client_has_the_modules_of_today() -> None:
    found = {
        file.relative_to(FOLDER).as_posix(): file.read_text(encoding="utf-8")
        for file in FOLDER.glob("*/*.ts")
    }

    assert found == ported(PORTED), "run: python -m passgo.porting"


def unit_step(luck: random.Random, unit: Unit, balances: list[int]) -> tuple[Any, tuple[Any, ...]]:
    """Return something that somebody does with the unit, wrong things among them."""
    ways: list[tuple[int, Any, tuple[Any, ...]]] = [
        (30, press, (luck.choice("0123456789"), balances)),
        (8, press, (luck.choice(".KMKM"), balances)),
        (8, press, (luck.choice([*Key]), balances, luck.random() < 0.2)),
        (3, press, ("deal", balances, False, luck.randint(10, 53))),
        (1, press, (luck.choice(["?", "é", "Deal"]), balances)),
        (12, insert, (luck.choice([*Slot]), luck.randrange(-1, CARDS + 1))),
        (1, insert, ("blue", 0)),
        (8, remove, (luck.choice([*Slot]),)),
        (2, remove_all, ()),
        (6, tick, (luck.choice([1, 1, 2, 5, 29, 40, 89, 90]),)),
        (3, announce, ("A text.",)),
    ]
    _, function, given = luck.choices(ways, [way[0] for way in ways])[0]
    return function, (unit, *given)


@pytest.mark.clause("RE-050", "RE-062", "RE-260")
def test_the_unit_is_the_same_in_the_browser(luck: random.Random) -> None:
    stays = Settings(text_stays=5, timer_beeps=3)
    unit, balances = Unit(settings=luck.choice([Settings(), stays])), [15_000_000] * CARDS
    calls: list[Call] = []

    for _ in range(STEPS):
        function, given = unit_step(luck, unit, balances)
        call, used = called(function, *given)
        calls.append(call)
        if used is not None:
            unit, outcome = used
            if outcome.proposal is not None:
                call, balances = called(booked, balances, outcome.proposal)
                calls.append(call)
            calls.append(called(display, unit, balances)[0])

    assert differences(calls) == []
    assert sum("refused" in call.answer for call in calls) > STEPS // 20


def test_the_ledger_is_the_same_in_the_browser(luck: random.Random) -> None:
    calls: list[Call] = []
    book = fresh = Book(tuple(Account(name, 1500) for name in ("Ana", "Bo", "Cleo")))

    for at in range(STEPS // 3):
        if len(book.entries) > 20:
            book = fresh
        payers = tuple(luck.choices(range(-2, 4), k=luck.choice([0, 1, 1, 1, 2])))
        payment = Payment(f"e{at}", payers, luck.randrange(BANK, 3), luck.randrange(0, 3000))
        undo = Undo(f"e{at}", f"e{at - luck.randint(1, 6)}")
        entry = luck.choice([payment, payment, undo])
        call, after = called(added, book, entry)
        calls.append(call)
        if after is not None:
            calls.append(called(fallen, book, entry)[0])
            book = after
            calls.append(called(balances, book)[0])
            calls.append(called(history, book)[0])

    assert differences(calls) == []
    assert sum("refused" in call.answer for call in calls) > STEPS // 30
