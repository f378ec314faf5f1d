"""Options: what a seat may do now, with ranges and consequences, or why it may not.

Every kind of order appears once. The rules have said all of it; here it gets its shape. The same
findings come again and again, at this table and at others, so shapes are remembered.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

import msgspec

from passgo.editions import Edition
from passgo.fields import Meaning
from passgo.game.codecs import ids_of
from passgo.game.compiled_twin import Found, Rules
from passgo.game.kernel_names import REFUSALS
from passgo.game.orders import ORDERS
from passgo.game.refusal_kinds import MONEY_REFUSALS, clauses_for
from passgo.rules.actions import NOTHING, Action
from passgo.rules.board import Board
from passgo.rules.contents import CHOICES
from passgo.rules.lookup import ChoiceKind
from passgo.rules.machine import choice_of
from passgo.rules.option_rows import (
    OF_ASKING,
    OF_CARD_ASKED,
    OF_CARD_GIVEN,
    OF_CASH,
    OF_CHOICE,
    OF_GIVING,
    OF_GROUP,
    OF_KIND,
    OF_PARTNER,
    OF_RANGE,
    OF_SEAT,
)
from passgo.rules.state import State


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
    """One kind of order: open with its ranges and sets, or closed with the refusal.

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
    """Return a refusal of a kind of order with its two facts."""
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


ABOUT = {row.kind: row for row in CHOICES} | {NOTHING: ChoiceKind(NOTHING)}
"""What there is to choose of an order."""
WRITINGS, SHAPES = 2048, 4096
"""Options kept in written form, of seats and of kinds of order: a late one takes kilobytes."""
Row = tuple[int, int, int, int, int, int]
"""What the rules said of one thing: kind, part, item, code and two facts."""
Rows = tuple[Row, ...]
Written = tuple[bytes, ...]
"""The options of a seat, each as JSON."""
JSON = msgspec.json.Encoder()


class Finding(NamedTuple):
    """One row of what the rules said; open with code 0."""

    kind: int
    part: int
    item: int
    code: int
    first: int
    second: int


def options_of(s: State, b: Board, edition: Edition, seat: int) -> list[Option]:
    """Return the options of one seat that its board knows, free acts first."""
    return [shape(rows, edition) for rows in kinds_in(Rules(s, b).findings(seat))]


@lru_cache(maxsize=WRITINGS)
def write_options(found: Found, edition: Edition) -> Written:
    """Return what the rules said of a seat as JSON, each kind of order for itself.

    The same text is the same object as long as it is remembered.
    """
    return tuple([write_shape(rows, edition) for rows in kinds_in(found)])


def kinds_in(found: Found) -> list[Rows]:
    """Return the rows of each kind of order."""
    rows = zip(*[iter(found)] * len(Finding._fields), strict=True)
    return [tuple(same) for _, same in groupby(rows, key=itemgetter(0))]


@lru_cache(maxsize=SHAPES)
def write_shape(rows: Rows, edition: Edition) -> bytes:
    """Return one kind of order as JSON."""
    return JSON.encode(shape(rows, edition))


@lru_cache(maxsize=SHAPES)
def shape(rows: Rows, edition: Edition) -> Option:
    """Return one kind of order in the shape that people are told."""
    shaper = Shaper([Finding._make(row) for row in rows], edition)
    return shaper.of_partners() if shaper.about.deals else shaper.option()


class Shaper:
    """Shapes what the rules said of one kind of order."""

    def __init__(self, findings: Sequence[Finding], edition: Edition) -> None:
        """Hold the findings of one kind."""
        self.findings, self.edition = findings, edition
        self.kind = findings[0].kind
        self.about = ABOUT[choice_of(self.kind)]
        self.name = ORDERS[self.kind].__name__
        self.unit = edition.money.step

    def option(self) -> Option:
        """Return an order with its choices, its range, or nothing to choose."""
        good = [one for one in self.findings if one.code == 0 and not self._is_empty(one)]
        whole = next((one for one in good if one.part == OF_KIND), None)
        ranges = [self._range(one) for one in good if one.part == OF_RANGE]
        return Option(
            do=self.name,
            open=bool(good),
            change=self._change(whole) if whole else None,
            cash_after=whole.first * self.unit if whole else None,
            completes_group=any(one.part == OF_GROUP for one in good),
            choices=tuple([self._choice(one) for one in self._of(OF_CHOICE)]),
            range=ranges[0] if ranges else None,
            seats=tuple([one.item for one in self._of(OF_SEAT)]),
            no=None if good else self._first_no(self.findings),
        )

    def of_partners(self) -> Option:
        """Return an order between two seats: with whom, and what each could put in."""
        deals = self._deals()
        partners = tuple([self._partner(deal) for deal in deals if is_tradable(deal)])
        if partners:
            return Option(do=self.name, open=True, partners=partners)
        no = self._why_no_deal(deals[0]) if deals else self._first_no(self.findings)
        return Option(do=self.name, open=False, no=no)

    def _of(self, part: int) -> list[Finding]:
        return [one for one in self.findings if one.part == part]

    def _is_empty(self, one: Finding) -> bool:
        """Tell whether a whole kind was asked about because there is nothing to choose."""
        return one.part == OF_KIND and self.about.kind != NOTHING

    def _choice(self, one: Finding) -> Choice:
        name = self._name_of(one.item)
        if one.code:
            return Choice(id=name, no=self._no(one))
        if not self.about.sums:
            return Choice(id=name)
        return Choice(id=name, change=self._change(one), cash_after=one.first * self.unit)

    def _change(self, one: Finding) -> int | None:
        """Return what it brings or costs by itself, None where it moves no money."""
        return one.second * self.unit or None

    def _name_of(self, item: int) -> str | int:
        meaning = Meaning(self.about.names)
        return item if meaning is Meaning.NUMBER else ids_of(self.edition, meaning)[item]

    def _range(self, one: Finding) -> Range:
        unit = 1 if self.about.counts else self.unit
        return Range(low=one.first * unit, high=one.second * unit, step=unit)

    def _no(self, one: Finding) -> No:
        return no_with(self.kind, one.code or 1, one.first, one.second, self.edition)

    def _first_no(self, findings: Sequence[Finding]) -> No | None:
        refused = next((one for one in findings if one.code), None)
        return self._no(refused) if refused is not None else None

    def _deals(self) -> list[list[Finding]]:
        """Return what was found about each partner."""
        deals: list[list[Finding]] = []
        for one in self.findings:
            if one.part == OF_PARTNER:
                deals.append([one])
            elif one.part != OF_KIND:
                deals[-1].append(one)
        return deals

    def _partner(self, deal: Sequence[Finding]) -> Partner:
        cash = next(one for one in deal if one.part == OF_CASH)
        spaces, cards = self.edition.spaces, ids_of(self.edition, Meaning.KEPT_CARD)
        return Partner(
            seat=deal[0].item,
            give=tuple([spaces[at].id for at in items(deal, OF_GIVING)]),
            ask=tuple([spaces[at].id for at in items(deal, OF_ASKING)]),
            give_cash=cash.first * self.unit,
            ask_cash=cash.second * self.unit,
            give_cards=tuple([cards[at] for at in items(deal, OF_CARD_GIVEN)]),
            ask_cards=tuple([cards[at] for at in items(deal, OF_CARD_ASKED)]),
        )

    def _why_no_deal(self, deal: Sequence[Finding]) -> No:
        """Return why nothing can change hands: of the deeds, or of dealing with them at all."""
        no = self._first_no(deal[1:])
        return no if no is not None else self._no(deal[0])


def is_tradable(deal: Sequence[Finding]) -> bool:
    """Tell whether something can change hands."""
    return any(one.part == OF_CASH for one in deal)


def items(deal: Sequence[Finding], part: int) -> list[int]:
    """Return the things of one part that the rules allow."""
    return [one.item for one in deal if one.part == part and one.code == 0]
