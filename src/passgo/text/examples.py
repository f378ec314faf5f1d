"""Examples: events, prompts and refusals as a game could say them, for an editor to read."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from passgo.editions import Edition
from passgo.game import events, prompts
from passgo.game.actions import Offer
from passgo.game.luck import Draw
from passgo.game.seats import Seat
from passgo.game.words import WAYS
from passgo.refusal import Refusal

SEATS = tuple(Seat(name, "") for name in ("Bo", "Inès", "Chloé", "Hugo"))
Case = Mapping[str, object]
Kind = TypeVar("Kind", bound=Struct)

_PAYMENTS = (
    *((None, 0, reason) for reason in ("salary", "ordered-salary", "sale-of-building")),
    *((1, None, reason) for reason in ("price", "bid", "tax", "fine", "building", "lifting")),
    *((2, None, reason) for reason in ("interest", "dealt-deed", "estate", "card", "action")),
    *((0, 1, reason) for reason in ("rent", "deal", "estate", "card", "action")),
    *((None, 1, reason) for reason in ("mortgage", "card", "action")),
)
_DEBTS = (
    *((1, reason) for reason in ("rent", "card")),
    *((None, reason) for reason in ("tax", "fine", "interest", "dealt-deed", "action")),
)
_KINDS = ("gift", "steal", "jump", "shift", "wipe-out", "extra-turn", "cash")


def _cases(**fields: Sequence[object]) -> tuple[Case, ...]:
    """Return cases from columns of equal length."""
    return tuple(dict(zip(fields, row)) for row in zip(*fields.values(), strict=True))


_BUILDINGS = ("house", "hotel", "house")
_CASES: Mapping[type[Struct], tuple[Case, ...]] = {
    events.GameStarted: _cases(seats=(2, 4, 6)),
    events.TurnBegan: _cases(extra=(0, 1, 0)),
    events.Moved: _cases(by=tuple(WAYS.values())),
    events.Paid: tuple(dict(zip(("payer", "receiver", "reason"), row)) for row in _PAYMENTS),
    events.Bought: _cases(price=(0, 1, 2)),
    events.Freed: _cases(how=("throw", "PayFine", "UseCard")),
    events.Built: _cases(price=(0, 1, 0, 2), houses=(1, 3, 5, 5)),
    events.BuildingSold: _cases(houses=(0, 1, 3)),
    events.HotelExchanged: _cases(houses=(1, 3, 4)),
    events.WishesOpened: _cases(lot=_BUILDINGS, count=(1, 2, 12)),
    events.Wished: _cases(lot=_BUILDINGS, count=(0, 1, 2)),
    events.BuildingsAuctioned: _cases(lot=_BUILDINGS, stock=(1, 2, 12)),
    events.Offered: _cases(give_cash=(0, 1, 0), ask_cash=(0, 0, 1)),
    events.Countered: _cases(give_cash=(0, 1, 0), ask_cash=(0, 0, 1)),
    events.DeedMoved: _cases(giver=(0, 1, None), taker=(1, None, 2)),
    events.DebtOpened: tuple(dict(zip(("creditor", "reason"), row)) for row in _DEBTS),
    events.TimeCame: _cases(by=("TimeUp", "Stop")),
    events.ZoneChosen: _cases(seats=((), (1,), (0, 1, 3))),
    events.TokenSent: _cases(seat=(0, 1, 2), other=(0, 2, 1)),
    prompts.BidOrLeave: _cases(bidder=(None, 0, 3), seats=((1,), (1, 2), (0, 1, 2))),
    prompts.PayDebt: tuple(
        {"creditor": creditor, "reason": reason} | ({} if reason == "rent" else {"place": ""})
        for creditor, reason in _DEBTS
    ),
    prompts.LiftOrKeep: _cases(keep_cost=(0, 1, 2)),
    prompts.NameWish: _cases(lot=_BUILDINGS, most=(1, 2, 12)),
    prompts.PlaceBuilding: _cases(
        lot=(*_BUILDINGS, "hotel"), count=(1, 1, 2, 2), paid=(True, False, True, False)
    ),
    prompts.AwaitLuck: _cases(
        seats=((),) * 5, draw=[Draw(what=w) for w in ("dice", "die", "card", "deed", "random")]
    ),
    prompts.AwaitClock: _cases(seats=((),) * 3),
    prompts.TakeBenefit: _cases(kind=(*_KINDS, "gift", "steal"), count=(1, 1, *(0,) * 5, 2, 2)),
    prompts.GameOver: _cases(seats=((),) * 2, winners=((1,), (0, 2))),
}


def leaves(kind: type[Kind]) -> Iterator[type[Kind]]:
    """Return the kinds under *kind* that have no kinds under them."""
    for child in kind.__subclasses__():
        if child.__subclasses__():
            yield from leaves(child)
        else:
            yield child


def examples(kind: type[Kind], edition: Edition) -> list[Kind]:
    """Return examples of a kind of event or prompt; none where the edition has no such thing."""
    known = _values(edition)
    cases = _CASES.get(kind, ({}, {}, {}))
    if not all(known[name] for name in kind.__struct_fields__):
        return []
    return [
        kind(**{name: _value(name, case, known, at) for name in kind.__struct_fields__})
        for at, case in enumerate(cases)
    ]


def refusals(code: str, facts: set[str], edition: Edition) -> list[Refusal]:
    """Return examples of a refusal: with *facts* of three sizes, and without any."""
    step = edition.money.step
    rows = ((5, 3, "abc"), (60 * step, 50 * step, "7"), (2, 1, edition.tokens[0].id))
    return [
        Refusal(code, (), {name: value for name, value in _refusal_facts(*row) if name in facts})
        for row in rows
    ] + [Refusal(code)]


def _refusal_facts(needed: int, held: int, given: str) -> tuple[tuple[str, int | str], ...]:
    return (("needed", needed), ("held", held), ("given", given), ("step", held), ("name", given))


def _value(name: str, case: Case, known: Mapping[str, Sequence[object]], at: int) -> object:
    """Return a field of one example; small numbers of a case stand for samples of money."""
    values = known[name]
    if name not in case:
        return values[at % len(values)]
    value = case[name]
    if name in _MONEY and isinstance(value, int) and value:
        return values[value % len(values)]
    return value
