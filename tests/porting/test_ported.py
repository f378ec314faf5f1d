"""Ported modules: as they would be written now, and the same in Python and in the browser."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from browser_form import Call, called, differences

from passgo.ledger import (
    BANK,
    Account,
    Book,
    Payment,
    Undo,
    added,
    balances,
    fallen,
    history,
    unanswered,
)
from passgo.porting.catalogue import PORTED
from passgo.porting.modules import ported
from passgo.sliding.chart import NOWHERE
from passgo.sliding.counting import (
    Laid,
    choices,
    counted,
    game_counted,
    slides_again,
    stays_on_chance,
)
from passgo.sliding.edition import load
from passgo.sliding.resting import place_of
from passgo.sliding.scoring import score
from passgo.sliding.seating import sides_of
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
            call, fell = called(fallen, book, entry)
            calls.append(call)
            agreed = tuple((luck.randrange(3), -luck.randrange(3000)) for _ in range(2))
            calls.append(called(unanswered, fell, agreed)[0])
            book = after
            calls.append(called(balances, book)[0])
            calls.append(called(history, book)[0])

    assert differences(calls) == []
    assert sum("refused" in call.answer for call in calls) > STEPS // 30


KNOCKOUT = load("knockout-2024")
CHART = {
    name: getattr(KNOCKOUT, name)
    for name in (
        *("kinds", "values", "sets", "bonuses", "tax", "share_step", "free_parking"),
        *("rectangles", "ground", "radius"),
    )
}
"""What the browser knows of the board."""


def board_call(function: Any, *given: Any) -> Call:
    """Call a function of the sliding game; the browser is given a chart and no edition."""
    call, _ = called(function, KNOCKOUT, *given)
    return Call(call.module, call.name, (plain_chart(), *call.given[1:]), call.answer)


def plain_chart() -> Any:
    return msgspec.json.decode(msgspec.json.encode(CHART))


def laid_by(luck: random.Random, sides: int) -> Laid:
    """Return tokens as they may lie, crowded on few spaces, and some things nobody may do."""
    some = [NOWHERE, *luck.choices(range(len(KNOCKOUT.kinds)), k=9)]
    places = tuple(tuple(luck.choices(some, k=4)) for _ in range(sides))
    railroad = KNOCKOUT.kinds.index("railroad")
    moves = [
        (side, token, luck.randrange(30))
        for side, own in enumerate(places)
        for token, space in enumerate(own)
        if space == railroad or luck.random() < 0.02
    ]
    doubles = tuple((side, luck.randrange(30)) for side in range(sides))
    paid = tuple(luck.choice([0, 0, 0, 100]) for _ in range(sides))
    return Laid(places, tuple(moves), doubles, paid)


@pytest.mark.clause("KO-083", "KO-099", "KO-108")
def test_rounds_are_counted_alike_in_the_browser(luck: random.Random) -> None:
    calls: list[Call] = []

    for _ in range(STEPS // 4):
        sides = luck.randint(2, 4)
        order = luck.sample(range(sides), sides)
        laid = laid_by(luck, sides)
        cash = [luck.randrange(0, 2000, 50) for _ in range(sides)]
        calls.append(board_call(counted, laid, order, cash, luck.randrange(0, 900, 50), 1))
        calls.append(board_call(choices, laid, order, luck.randrange(sides)))
        calls.append(board_call(score, laid.places, order, luck.randrange(0, 900), None, None))
        slid = [[luck.random() < 0.3 for _ in own] for own in laid.places]
        calls.append(board_call(slides_again, laid.places, slid, order))
        calls.append(board_call(stays_on_chance, laid.places, slid, order))
        rounds = [laid_by(luck, sides) for _ in range(luck.randint(0, sides))]
        calls.append(board_call(game_counted, sides, rounds))

    assert differences(calls) == []
    assert sum("refused" in call.answer for call in calls) > STEPS // 50


@pytest.mark.clause("KO-047", "KO-049", "KO-050")
def test_a_token_on_a_line_counts_for_the_same_space_in_the_browser(luck: random.Random) -> None:
    lines = sorted({edge for rectangle in KNOCKOUT.rectangles for edge in rectangle})
    points = [
        (luck.randrange(KNOCKOUT.width), luck.randrange(KNOCKOUT.length)) for _ in range(STEPS // 2)
    ]
    points += [
        (luck.choice(lines) + luck.randint(-2, 2), luck.choice(lines) + luck.randint(-2, 2))
        for _ in range(STEPS // 2)
    ]

    assert differences([board_call(place_of, x, y) for x, y in points]) == []


def test_people_are_teamed_alike_in_the_browser() -> None:
    pairs = [(people, alone) for people in range(12) for alone in range(6)]

    assert differences([called(sides_of, *pair)[0] for pair in pairs]) == []
