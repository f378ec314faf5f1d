"""Prompts: who must decide what, as typed questions."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, ClassVar

from passgo import vocabulary
from passgo.editions import Edition
from passgo.fields import (
    Benefit,
    CardId,
    Flag,
    KeptIn,
    Lot,
    Meaning,
    Money,
    MoneyOrNone,
    Number,
    PowerId,
    Reason,
    SeatOrBank,
    SeatOrNobody,
    SeatSet,
    Space,
    SpaceOrNone,
    Sums,
    TokenIds,
    ZoneIds,
    fields_of,
    leaves,
    meaning_of,
)
from passgo.game.codecs import outside
from passgo.game.encoding import decode
from passgo.game.kernel_names import PURPOSES
from passgo.game.luck import Draw
from passgo.game.orders import Offer
from passgo.game.position_agenda import SHAPES, SLOT_NAMES
from passgo.rules import actions, agenda
from passgo.rules.actions import Action
from passgo.rules.agenda import holds
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.contents import FRAMES
from passgo.rules.ending import wealth
from passgo.rules.limits import NATURE, NONE, OUTSIDE, SEATS
from passgo.rules.luck import is_free_deed, is_unseen
from passgo.rules.machine import to_move
from passgo.rules.mortgage import interest, pay_off_cost
from passgo.rules.ownership import owner_of_the_rest
from passgo.rules.shortage import most_to_wish
from passgo.rules.slots import (
    auction_bidder,
    auction_in,
    bargain_value,
    card_draw_deck,
    dice_for,
    inheritance_interest_paid,
    inheritance_place,
    opening_in,
    power_benefit_power,
    purchase_place,
)
from passgo.rules.state import State
from passgo.rules.trade import terms_on_table
from passgo.rules.turn import next_dealt
from passgo.rules.zones import steps_to_free_deed


class Prompt(vocabulary.Prompt, frozen=True, kw_only=True):
    """A question of a dice game.

    A field is the slot of its frame with the same key, or with the key that it is kept in;
    *numbers* and *facts* tell the rest. *clauses* are those of the reference edition, or of the one
    that alone asks.
    """

    clauses: ClassVar[tuple[str, ...]] = ()

    def grounds(self) -> tuple[str, ...]:
        """Return the clauses behind the question as it is asked now."""
        return self.clauses

    @staticmethod
    def numbers(s: State, b: Board, seat: int) -> dict[str, int]:
        """Return fields by the kernel's numbers that lie in no slot; *seat* is asked."""
        return {}

    @staticmethod
    def facts(s: State, b: Board, edition: Edition, seat: int) -> dict[str, object]:
        """Return fields that are more than a number, or other seats than the one that is asked."""
        return {}


class ThrowToStart(Prompt, frozen=True, kw_only=True):
    """Throw for the first turn; again after a tie of *tied* at *total*."""

    clauses: ClassVar = ("CL-027",)
    tied: SeatSet = ()
    total: Number = 0

    def grounds(self) -> tuple[str, ...]:
        """Return other clauses after a tie."""
        return ("CL-028",) if self.tied else self.clauses

    @staticmethod
    def numbers(s: State, b: Board, seat: int) -> dict[str, int]:
        """Who has thrown already throws again only because of a tie."""
        total = s.opening[seat]
        return {"tied": opening_in(s) if total else 0, "total": total}


class ThrowDice(Prompt, frozen=True, kw_only=True):
    """Throw to begin the turn, from jail perhaps, where a kept card may help."""

    clauses: ClassVar = ("CL-030",)
    in_jail: Flag
    has_card: Flag = False

    def grounds(self) -> tuple[str, ...]:
        """Return other clauses in jail."""
        return ("CL-102",) if self.in_jail else self.clauses

    @staticmethod
    def numbers(s: State, b: Board, seat: int) -> dict[str, int]:
        """Tell whether the player is in jail, and has a card."""
        return {"in_jail": s.jailed[seat], "has_card": seat in s.kept_by[: b.kept_cards]}


class ThrowAgain(Prompt, frozen=True, kw_only=True):
    """Throw again after a double."""

    clauses: ClassVar = ("CL-035",)


class EndTurnOrGoOn(Prompt, frozen=True, kw_only=True):
    """End the turn, or do more business first."""

    clauses: ClassVar = ("CL-029",)


class BuyOrAuction(Prompt, frozen=True, kw_only=True):
    """Buy the property or leave it to an auction; with it somebody may complete the group."""

    clauses: ClassVar = ("CL-046",)
    place: Space
    price: Money
    completes_for: SeatOrNobody = None

    @staticmethod
    def numbers(s: State, b: Board, seat: int) -> dict[str, int]:
        """Tell the price, and who has the rest of the group."""
        place = purchase_place(s)
        return {"price": b.price[place], "completes_for": owner_of_the_rest(s, b, place)}


class BidOrLeave(Prompt, frozen=True, kw_only=True):
    """Bid or leave the auction."""

    clauses: ClassVar = ("CL-218",)
    lot: Annotated[Lot, KeptIn("of")]
    highest: Annotated[Money, KeptIn("bid")]
    bidder: SeatOrNobody
    lowest: Money

    @staticmethod
    def numbers(s: State, b: Board, seat: int) -> dict[str, int]:
        """Tell the lowest bid that is good now."""
        return {"lowest": lowest_bid(s, b)}

    @staticmethod
    def facts(s: State, b: Board, edition: Edition, seat: int) -> dict[str, object]:
        """Ask all others who are still in, but for the highest bidder."""
        others = [
            other
            for other in range(SEATS)
            if holds(auction_in(s), other) and other not in (auction_bidder(s), seat)
        ]
        return {"seats": (seat, *others)}


class PayDebt(Prompt, frozen=True, kw_only=True):
    """Raise the money that is owed, or go bankrupt."""

    clauses: ClassVar = ("CL-156",)
    creditor: Annotated[SeatOrBank, KeptIn("to")]
    amount: Money
    reason: Annotated[Reason, KeptIn("for")]
    place: SpaceOrNone


class AnswerOffer(Prompt, frozen=True, kw_only=True):
    """Accept, refuse or counter an offer; *value* is a debt's part, for deeds in payment."""

    clauses: ClassVar = ("CL-135",)
    offer: Annotated[Offer, Meaning.DEAL]
    value: MoneyOrNone

    @staticmethod
    def facts(s: State, b: Board, edition: Edition, seat: int) -> dict[str, object]:
        """Tell the offer on the table, and what part of a debt it would pay."""
        value = bargain_value(s)
        return {
            "offer": offer_on_table(s, b, edition),
            "value": None if value == NONE else value * edition.money.step,
        }


class LiftOrKeep(Prompt, frozen=True, kw_only=True):
    """Lift the mortgage of a received property, or keep it."""

    clauses: ClassVar = ("CL-153",)
    place: Space
    lift_cost: Money
    keep_cost: Money

    @staticmethod
    def numbers(s: State, b: Board, seat: int) -> dict[str, int]:
        """Tell what each way costs."""
        keep = 0 if inheritance_interest_paid(s) else interest(b, inheritance_place(s))
        return {"lift_cost": pay_off_cost(s, b), "keep_cost": keep}


class NameWish(Prompt, frozen=True, kw_only=True):
    """Wish for a number of scarce buildings, or none."""

    clauses: ClassVar = ("CL-128",)
    lot: Annotated[Lot, KeptIn("for")]
    most: Number

    @staticmethod
    def numbers(s: State, b: Board, seat: int) -> dict[str, int]:
        """Tell the most that the player may wish for."""
        return {"most": most_to_wish(s, b, seat)}


class PlaceBuilding(Prompt, frozen=True, kw_only=True):
    """Place a building that was won or granted."""

    clauses: ClassVar = ("CL-127",)
    lot: Annotated[Lot, KeptIn("of")]
    count: Number
    paid: Flag


class PayOrDraw(Prompt, frozen=True, kw_only=True):
    """Pay what the card asks or draw another one."""

    clauses: ClassVar = ("CL-080",)
    card: CardId


class PayFineOrStay(Prompt, frozen=True, kw_only=True):
    """Pay the fine after a failed throw and move by it, or stay."""

    clauses: ClassVar = ("CL-097",)
    steps: Number


class ChooseZoneOrGoOn(Prompt, frozen=True, kw_only=True):
    """Have Chance dealt to a zone, go on to a free property, or force a deal."""

    clauses: ClassVar = ("RE-086",)
    zones: ZoneIds
    next_free: SpaceOrNone

    @staticmethod
    def facts(s: State, b: Board, edition: Edition, seat: int) -> dict[str, object]:
        """Tell the zones, and where one would go on to."""
        steps = steps_to_free_deed(s, b, seat)
        free = edition.spaces[(s.at[seat] + steps) % b.places].id if steps else ""
        return {"zones": tuple(zone.id for zone in edition.zones), "next_free": free}


class ReadTheText(Prompt, frozen=True, kw_only=True):
    """Read the text before it leaves the screen."""

    clauses: ClassVar = ("RE-107",)
    card: CardId


class ChooseYourToken(Prompt, frozen=True, kw_only=True):
    """Choose a token, and with it a side."""

    clauses: ClassVar = ("CW-210",)
    tokens: TokenIds

    @staticmethod
    def facts(s: State, b: Board, edition: Edition, seat: int) -> dict[str, object]:
        """Tell the tokens that nobody has."""
        taken = [s.token[each] for each in range(s.seats)]
        free = (token.id for at, token in enumerate(edition.tokens) if at not in taken)
        return {"tokens": tuple(free)}


class UseOrSkipPower(Prompt, frozen=True, kw_only=True):
    """Try the power that the dice have opened, or leave it."""

    clauses: ClassVar = ("CW-214",)
    power: PowerId


class TakeBenefit(Prompt, frozen=True, kw_only=True):
    """Choose what a successful power brings."""

    clauses: ClassVar = ("CW-217",)
    power: PowerId
    kind: Benefit
    count: Number
    amount: Money

    @staticmethod
    def numbers(s: State, b: Board, seat: int) -> dict[str, int]:
        """Tell what the power brings, how much of it and how dear."""
        power = power_benefit_power(s)
        return {
            "kind": b.power_kind[power],
            "count": b.power_count[power],
            "amount": b.power_amount[power],
        }


class AwaitClock(Prompt, frozen=True, kw_only=True):
    """Only the clock, or the Banker with the timer, can go on."""

    clauses: ClassVar = ("RE-128",)
    lot: Annotated[Lot, KeptIn("of")]


class AwaitLuck(Prompt, frozen=True, kw_only=True):
    """Nature must say how luck falls."""

    draw: Annotated[Draw, Meaning.DRAW]


class GameOver(Prompt, frozen=True, kw_only=True):
    """Nothing is left to decide."""

    clauses: ClassVar = ("CL-176",)
    winners: SeatSet
    wealth: Sums


QUESTION_OF: dict[int, type[Prompt]] = {
    frame.kind: question
    for frame in FRAMES
    for question in leaves(Prompt)
    if question.__name__ == frame.asks_as
}
"""The question that each kind of frame asks people."""


def prompt_of(s: State, b: Board, edition: Edition) -> Prompt:
    """Return the question on top of the agenda."""
    if s.over:
        return _game_over(s, b, edition)
    mover = to_move(s)
    if mover == NATURE:
        return AwaitLuck(seats=(), draw=draw_of(s, b, edition))
    if mover == OUTSIDE:
        return AwaitClock(seats=(), **_copied(s, AwaitClock, edition))
    question = QUESTION_OF[agenda.top_kind(s)]
    told = {"seats": (mover,)} | _copied(s, question, edition)
    for name, number in question.numbers(s, b, mover).items():
        told[name] = outside(number, meaning_of(question, name), edition)
    return question(**told | question.facts(s, b, edition, mover))


def _copied(s: State, question: type[Prompt], edition: Edition) -> dict[str, Any]:
    """Return the fields of a question that are slots of the frame on top."""
    top = s.depth - 1
    return {
        name: outside(getattr(s, slot)[top], meaning, edition)
        for name, meaning, slot in slots_told(question, agenda.top_kind(s))
    }


@cache
def slots_told(question: type[Prompt], frame: int) -> tuple[tuple[str, Meaning, str], ...]:
    """Return the fields of a question that are slots of its frame, and where these lie."""
    slots = {field.key: SLOT_NAMES[field.slot] for field in SHAPES[frame][1]}
    fields = [(field, field.lies or field.name) for field in fields_of(question)]
    return tuple((field.name, field.meaning, slots[key]) for field, key in fields if key in slots)


def draw_of(s: State, b: Board, edition: Edition) -> Draw:
    """Return what nature is asked for."""
    return DRAWS[DRAWN[agenda.top_kind(s)]](s, b, edition)


def _draw_dice(s: State, b: Board, edition: Edition) -> Draw:
    return Draw(what="dice", seat=agenda.top_seat(s), to=PURPOSES[dice_for(s)])


def _draw_die(s: State, b: Board, edition: Edition) -> Draw:
    return Draw(what="die", seat=agenda.top_seat(s))


def _draw_random(s: State, b: Board, edition: Edition) -> Draw:
    return Draw(what="random", below=b.random_texts, seat=agenda.top_seat(s), unit=True)


def _draw_deed(s: State, b: Board, edition: Edition) -> Draw:
    free = (space.id for i, space in enumerate(edition.spaces) if is_free_deed(s, b, i))
    return Draw(what="deed", choices=tuple(free), seat=next_dealt(s))


def _draw_card(s: State, b: Board, edition: Edition) -> Draw:
    at = card_draw_deck(s)
    deck, unit = edition.decks[at].id, bool(b.draws_any[at])
    cards = enumerate(edition.cards_of(deck))
    unseen = tuple(card.id for i, card in cards if is_unseen(s, b, at, i))
    return Draw(what="card", choices=unseen, seat=agenda.top_seat(s), deck=deck, unit=unit)


DRAWN = {frame.kind: frame.draws for frame in FRAMES if frame.draws}
DRAWS: dict[str, Callable[[State, Board, Edition], Draw]] = {
    "dice": _draw_dice,
    "die": _draw_die,
    "random": _draw_random,
    "deed": _draw_deed,
    "card": _draw_card,
}


def _game_over(s: State, b: Board, edition: Edition) -> Prompt:
    step = edition.money.step
    return GameOver(
        seats=(),
        winners=tuple(seat for seat in range(s.seats) if s.won[seat]),
        wealth=tuple(wealth(s, b, seat) * step for seat in range(s.seats)),
    )


def offer_on_table(s: State, b: Board, edition: Edition) -> Offer:
    """Return the offer that waits for an answer, as its maker stated it."""
    terms = Action()
    terms.kind = actions.OFFER
    terms_on_table(s, b, terms)
    offer = decode(terms, edition)
    assert isinstance(offer, Offer)
    return offer
