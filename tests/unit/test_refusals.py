"""Refusals: impossible uses change nothing and are told apart, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource

import passgo.unit
from passgo.refusal import Refusal
from passgo.rulebook.clauses import clause
from passgo.unit import Key, Settings, display, parse_amount, press
from passgo.unit.refusals import CLAUSES

if TYPE_CHECKING:
    from tests.unit.conftest import Desk

TEXTS = Path(passgo.unit.__file__).parent


def keys(*pressed: str, red: int | None = None, green: int | None = 0) -> Callable[[Desk], Refusal]:
    """Return a use of a desk: cards in, keys pressed, the last of them refused."""

    def use(desk: Desk) -> Refusal:
        for slot, card in (("red", red), ("green", green)):
            if card is not None:
                desk.insert(slot, card)
        desk.keys(*pressed[:-1])
        return desk.refused("keys", pressed[-1])

    return use


def slots(*steps: tuple[str, int | None]) -> Callable[[Desk], Refusal]:
    """Return a use of a desk: cards put in, or taken out without a number; the last refused."""

    def use(desk: Desk) -> Refusal:
        for slot, card in steps[:-1]:
            desk.insert(slot, card or 0)
        slot, card = steps[-1]
        return desk.refused("remove", slot) if card is None else desk.refused("insert", slot, card)

    return use


def parsed(text: str) -> Callable[[Desk], Refusal]:
    """Return an amount that is refused as text."""

    def use(_: Desk) -> Refusal:
        with pytest.raises(Refusal) as caught:
            parse_amount(text)
        return caught.value

    return use


def while_showing(desk: Desk) -> Refusal:
    desk.text()
    return desk.refused("keys", "zone")


def odd_length(desk: Desk) -> Refusal:
    return desk.refused("keys", "deal", seconds=5)


def no_text(desk: Desk) -> Refusal:
    return desk.refused("announce", "a text")


def asleep(desk: Desk) -> Refusal:
    desk.trade()
    desk.remove_all()
    desk.wait(90)
    return desk.refused("announce", "a text")


IMPOSSIBLE: list[tuple[str, Callable[[Desk], Refusal]]] = [
    ("unknown-key", keys("X")),
    ("unknown-key", keys("10")),
    ("unknown-key", keys("")),
    ("unknown-slot", slots(("blue", 1))),
    ("unknown-slot", slots(("blue", None))),
    ("unknown-card", slots(("green", 6))),
    ("unknown-card", slots(("green", -1))),
    ("slot-occupied", slots(("green", 1), ("green", 2))),
    ("slot-occupied", slots(("red", 1), ("red", 1))),
    ("slot-empty", slots(("red", 1), ("green", None))),
    ("same-card", slots(("red", 1), ("green", 1))),
    ("same-card", slots(("green", 1), ("red", 1))),
    ("no-card", keys("1", green=None)),
    ("no-card", keys("K", green=None)),
    ("no-card", keys(".", green=None)),
    ("no-green-card", keys("go", green=None)),
    ("no-green-card", keys("go", green=None, red=0)),
    ("amount-empty", keys("K")),
    ("amount-empty", keys("1", "C", "M")),
    ("amount-malformed", parsed("1,5M")),
    ("amount-without-unit", parsed("15")),
    ("amount-zero", keys("0", "K")),
    ("amount-zero", keys("0", ".", "0", "M")),
    ("amount-not-in-steps", keys("1", "5", "K")),
    ("amount-not-in-steps", keys("1", ".", "5", "K")),
    ("amount-not-in-steps", keys("1", ".", "5", "5", "5", "M")),
    ("amount-finished", keys("1", "0", "K", "M")),
    ("amount-finished", keys("1", "M", "M")),
    ("amount-finished", keys("go", "K")),
    ("amount-unfinished", keys("1", "0", "go")),
    ("amount-unfinished", keys("1", "deal")),
    ("amount-unfinished", keys("1", "zone")),
    ("too-many-digits", keys(*"123456")),
    ("too-many-digits", keys(*"1.23456")),
    ("second-point", keys("1", ".", ".")),
    ("second-point", keys("1", ".", "5", ".")),
    ("second-point", keys(".", ".")),
    ("point-without-digits", keys(".", "M")),
    ("point-without-digits", keys("1", ".", "M")),
    ("not-enough-cash", keys("8", "M", red=0, green=None)),
    ("not-enough-cash", keys("8", "M", red=0, green=1)),
    ("auction-running", keys("deal", "zone")),
    ("timer-length", odd_length),
    ("choosing-zone", keys("zone", "go")),
    ("choosing-zone", keys("zone", "1")),
    ("choosing-zone", keys("zone", "deal")),
    ("text-showing", while_showing),
    ("no-text-due", no_text),
    ("unit-off", asleep),
]


@pytest.mark.parametrize(("code", "use"), IMPOSSIBLE)
def test_an_impossible_use_is_refused_with_its_code(
    desk: Desk, code: str, use: Callable[[Desk], Refusal]
) -> None:
    refusal = use(desk)

    assert (refusal.code, refusal.clauses) == (code, CLAUSES[code])


def test_every_code_is_tried_and_names_clauses_of_the_rulebook() -> None:
    named = {name for names in CLAUSES.values() for name in names}

    assert {code for code, _ in IMPOSSIBLE} == set(CLAUSES)
    assert all(CLAUSES.values())
    assert {clause(name).id for name in named} == named


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("code", "use"), IMPOSSIBLE)
def test_every_refusal_has_a_text_for_its_facts(
    desk: Desk, code: str, use: Callable[[Desk], Refusal], language: str
) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    pattern = bundle.get_message(f"unit-refusal-{code}").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(use(desk).facts))

    assert errors == []
    assert str(text).endswith(".")
    assert "'" not in str(text)


def test_a_card_that_the_balances_do_not_know_is_refused(desk: Desk) -> None:
    desk.insert("green", 3)
    short = [0, 0, 0]
    for use in (lambda: press(desk.unit, "1", short), lambda: display(desk.unit, short)):
        with pytest.raises(Refusal) as caught:
            use()
        assert (caught.value.code, caught.value.facts) == ("unknown-card", {"card": 3, "cards": 3})


@pytest.mark.parametrize(
    "wrong",
    [
        {"timer": 0},
        {"standby_after": 0},
        {"zone_symbol": 0},
        {"text_stays": 0},
        {"volumes": 0},
        {"timer_range": (50, 13)},
        {"timer_range": (0, 13)},
        {"salary": 15_000},
        {"start_balance": 1},
    ],
)
def test_a_unit_that_cannot_be_is_no_setting(wrong: dict[str, int | tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match=r"cannot be set|steps of"):
        Settings(**wrong)  # type: ignore[arg-type]


def test_the_smallest_settings_are_settings() -> None:
    least = Settings(
        cards=1,
        step=1,
        standby_after=1,
        timer=1,
        timer_range=(1, 1),
        zone_symbol=1,
        text_stays=1,
        text_odds=1,
        volumes=1,
    )

    assert least.timer == 1


def test_keys_are_known_by_their_plain_names() -> None:
    assert "".join(Key) == "0123456789.KMCgozonedeal"
