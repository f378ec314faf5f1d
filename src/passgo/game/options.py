"""Options: the shape in which a seat is told what it may do, or why not."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from passgo.editions import Edition
from passgo.game.actions import ORDERS
from passgo.game.kernel_names import MONEY_REFUSALS, REFUSALS
from passgo.game.refusal_clauses import clauses_for
from passgo.rules.actions import Action


class No(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is not allowed."""

    code: str
    clauses: tuple[str, ...]
    facts: Mapping[str, int] = {}


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to choose: a space, a card or a claim, with what follows or why not.

    *change* is what it brings or costs by itself, *cash_after* what is left after all that follows.
    """

    id: str | int
    change: int | None = None
    cash_after: int | None = None
    completes_group: bool = False
    no: No | None = None


class Range(msgspec.Struct, frozen=True, kw_only=True):
    """The amounts or numbers that are good: *low* to *high* in steps."""

    low: int
    high: int
    step: int


class Partner(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody to deal with: what each side could put in."""

    seat: int
    give: tuple[str, ...]
    ask: tuple[str, ...]
    give_cash: int
    ask_cash: int
    give_cards: tuple[str, ...]
    ask_cards: tuple[str, ...]


class Option(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One kind of action: open with its ranges and sets, or closed with the refusal.

    *change* is what it brings or costs by itself, *cash_after* what is left after all that follows.
    """

    do: str
    open: bool
    change: int | None = None
    cash_after: int | None = None
    completes_group: bool = False
    choices: tuple[Choice, ...] = ()
    range: Range | None = None
    partners: tuple[Partner, ...] = ()
    seats: tuple[int, ...] = ()
    no: No | None = None


def no_of(a: Action, code: int, edition: Edition) -> No:
    """Return a refusal of the kernel as data."""
    return no_with(a.kind, code, a.needed, a.held, edition)


def no_with(kind: int, code: int, needed: int, held: int, edition: Edition) -> No:
    """Return a refusal of a kind of action with its two facts."""
    no = bare_no(kind, code, edition.rulebook)
    if not (needed or held):
        return no
    unit = edition.money.step if no.code in MONEY_REFUSALS else 1
    return No(
        code=no.code, clauses=no.clauses, facts={"needed": needed * unit, "held": held * unit}
    )


@lru_cache(maxsize=4096)
def bare_no(kind: int, code: int, rulebook: str) -> No:
    """Return a refusal without facts: most are, and the same ones come again and again."""
    name = REFUSALS[code]
    return No(code=name, clauses=clauses_for(name, ORDERS[kind].__name__, rulebook))
