"""Examples: events, prompts and refusals as a game could say them, for an editor to read."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from passgo.editions import Edition
from passgo.fields import Kind, fields_of
from passgo.game import events, prompts
from passgo.game.kernel_names import WAYS
from passgo.game.luck import Draw
from passgo.game.refusal_kinds import COUNTED_REFUSALS
from passgo.refusal import Refusal
from passgo.text.facts import box_facts
from passgo.text.sample_values import values

Case = Mapping[str, object]


def _cases(names: str, *rows: Sequence[object]) -> tuple[Case, ...]:
    """Return what each example states for itself: the fields of *names*, row by row."""
    return tuple(dict(zip(names.split(), row, strict=True)) for row in rows)


_PAYMENTS = (
    *((None, 0, reason) for reason in ("salary", "ordered-salary", "sale-of-building")),
    *((1, None, reason) for reason in ("price", "bid", "tax", "fine", "building", "lifting")),
    *((2, None, reason) for reason in ("interest", "dealt-deed", "estate", "card", "action")),
    *((0, 1, reason) for reason in ("rent", "deal", "estate", "card", "action")),
    *((None, 1, reason) for reason in ("mortgage", "card", "action", "bid", "pot")),
    (0, None, "tax"),
)
_DEBTS = (
    *((3, reason) for reason in ("rent", "card")),
    *((None, reason) for reason in ("tax", "fine", "interest", "dealt-deed", "action")),
)
_FOR_A_SPACE = ("rent", "interest", "dealt-deed")
_SCARCE = (("house", 1), ("hotel", 2), ("house", 12))
_BENEFITS = (
    *(("gift", 1), ("gift", 2), ("steal", 1), ("steal", 2)),
    *((kind, 0) for kind in ("jump", "shift", "wipe-out", "extra-turn", "cash")),
)
_DRAWS = tuple(Draw(what=what) for what in ("dice", "die", "card", "deed", "random"))
_PLAIN: tuple[Case, ...] = ({}, {}, {})
_CASES: Mapping[type[Struct], tuple[Case, ...]] = {
    events.GameStarted: _cases("seats", [2], [4], [6]),
    events.TurnBegan: _cases("extra", [0], [1], [0]),
    events.Moved: _cases("by", *([way] for way in WAYS.values())),
    events.Paid: _cases("payer receiver reason", *_PAYMENTS),
    events.Bought: ({"price": 0}, {}, {}),
    events.Freed: _cases("how", ["throw"], ["PayFine"], ["UseCard"]),
    events.Built: (*_cases("price houses", [0, 1], [0, 5]), *_cases("houses", [3], [5])),
    events.BuildingSold: _cases("houses", [0], [1], [3]),
    events.HotelExchanged: _cases("houses", [1], [3], [4]),
    events.WishesOpened: _cases("lot count asked", *((*lot, (3,)) for lot in _SCARCE)),
    events.Wished: _cases("lot count", ["house", 0], *_SCARCE),
    events.BuildingsAuctioned: _cases("lot stock", *_SCARCE),
    events.BidReturned: _cases("lot", ["house"], ["hotel"], ["house"]),
    events.GrantLapsed: _cases("lot count", *_SCARCE),
    events.DeedMoved: _cases("giver taker", [0, 1], [1, None], [None, 2]),
    events.DebtOpened: _cases("creditor reason", *_DEBTS),
    events.TimeCame: _cases("by", ["TimeUp"], ["Stop"], ["EndTurn"]),
    events.GameEnded: _cases("wealth", [2_000_000], [7_500_000], [30_000_000]),
    events.ZoneChosen: _cases("seats", [()], [(1,)], [(0, 1, 3)]),
    events.OpeningTied: _cases("seats", [(0, 1)], [(1, 3)], [(0, 1, 3)]),
    events.AuctionOpened: _cases("lot seats", ["house", (0, 1)], ["hotel", (1, 3)]) + _PLAIN,
    events.KeptCardMoved: _cases("giver taker", [0, 1], [1, 2], [2, 0]),
    events.TokenSent: _cases("seat other", [0, 0], [1, 2], [2, 1]),
    prompts.ThrowToStart: _cases("tied total", [(), 0], [(1, 3), 9], [(0, 1, 3), 12]),
    prompts.ThrowDice: _cases("in_jail has_card", [False, True], [True, False], [True, True]),
    prompts.BidOrLeave: _cases("bidder seats", [None, (1,)], [0, (1, 2)], [3, (0, 1, 2)]),
    prompts.PayDebt: _cases("creditor reason", *_DEBTS),
    prompts.AnswerOffer: ({"value": None}, {"value": None}, {}),
    prompts.LiftOrKeep: ({"keep_cost": 0}, {}, {}),
    prompts.NameWish: _cases("lot most", *_SCARCE),
    prompts.PlaceBuilding: _cases(
        "lot count paid", *((*lot, paid) for lot in _SCARCE for paid in (True, False))
    ),
    prompts.PayFineOrStay: _cases("steps", [3], [7], [11]),
    prompts.AwaitLuck: _cases("draw", *([draw] for draw in _DRAWS)),
    prompts.ChooseZoneOrGoOn: ({"next_free": ""}, {}, {}),
    prompts.TakeBenefit: _cases("kind count", *_BENEFITS),
    prompts.GameOver: _cases("winners", [(1,)], [(0, 2)]),
}


def examples(kind: type[Kind], edition: Edition) -> list[Kind]:
    """Return examples of a kind of event or prompt; none where the edition has no such thing."""
    known = {field.name: values(edition, field) for field in fields_of(kind)}
    if not all(known.values()):
        return []
    possible = [case for case in _CASES.get(kind, _PLAIN) if _is_possible(kind, case, edition)]
    cases = [_placed(case, at, edition) for at, case in enumerate(possible)]
    return [
        kind(**{name: case.get(name, some[at % len(some)]) for name, some in known.items()})
        for at, case in enumerate(cases)
    ]


def _is_possible(kind: type[Struct], case: Case, edition: Edition) -> bool:
    """Tell whether the box has the cards that an example speaks of."""
    box = box_facts(edition)
    if kind in (events.CardKept, events.KeptCardMoved):
        return box["keeps_cards"]
    if kind is events.CardReturned:
        return not box["only_texts"]
    return box["keeps_cards"] or not (case.get("has_card") or case.get("how") == "UseCard")


def _placed(case: Case, at: int, edition: Edition) -> Case:
    """Name the space that a payment is for: a tax has its own, rent any, most others none."""
    reason = case.get("reason", "rent")
    if reason in _FOR_A_SPACE:
        return case
    taxes = [space.id for space in edition.spaces if space.kind == "tax" and reason == "tax"]
    return {**case, "place": taxes[at % len(taxes)] if taxes else ""}


def refusals(code: str, facts: set[str], edition: Edition) -> list[Refusal]:
    """Return examples of a refusal with *facts* of three kinds."""
    small, large = edition.money.step, 60 * edition.money.step
    rows = ((5, 3, "abc"), (large, small, "7"), (2, 1, edition.tokens[0].id))
    return [
        Refusal(code, (), {name: value for name, value in _stated(code, *row) if name in facts})
        for row in rows
    ]


def _stated(code: str, needed: int, held: int, given: str) -> Iterator[tuple[str, int | str]]:
    """Return what a refusal may state; what was given is a number where numbers are refused."""
    yield from (("needed", needed), ("held", held), ("step", held))
    yield from (("name", given), ("given", needed if code in COUNTED_REFUSALS else given))
