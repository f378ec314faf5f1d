"""Prompts: who must decide what, as typed questions."""

from collections.abc import Callable
from typing import Annotated, TypeVar, get_type_hints

from passgo import vocabulary
from passgo.editions import Edition
from passgo.fields import (
    Benefit,
    CardId,
    Flag,
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
)
from passgo.game.codecs import outside
from passgo.game.encoding import decode
from passgo.game.kernel_names import PURPOSES
from passgo.game.luck import Draw
from passgo.game.orders import Offer
from passgo.rules import actions, agenda
from passgo.rules.actions import Action
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.ending import wealth
from passgo.rules.limits import NATURE, NONE, OUTSIDE, SEATS
from passgo.rules.luck import is_free_deed, is_unseen
from passgo.rules.machine import to_move
from passgo.rules.mortgage import interest, pay_off_cost
from passgo.rules.ownership import owner_of_the_rest
from passgo.rules.shortage import most_to_wish
from passgo.rules.slots import (
    auction_bid,
    auction_bidder,
    auction_in,
    auction_of,
    bargain_value,
    card_choice_card,
    card_draw_deck,
    debt_amount,
    debt_for,
    debt_place,
    debt_to,
    dice_for,
    inheritance_interest_paid,
    inheritance_place,
    jail_choice_steps,
    opening_in,
    placement_count,
    placement_of,
    placement_paid,
    power_benefit_power,
    power_choice_power,
    purchase_place,
    text_shown_card,
    wishes_for,
)
from passgo.rules.state import State
from passgo.rules.trade import terms_on_table
from passgo.rules.turn import next_dealt
from passgo.rules.zones import steps_to_free_deed


class Prompt(vocabulary.Prompt, frozen=True, kw_only=True):
    """A question of a dice game."""


Question = TypeVar("Question", bound=Prompt)


class ThrowToStart(Prompt, frozen=True, kw_only=True):
    """Throw for the first turn; again after a tie of *tied* at *total*."""

    tied: SeatSet = ()
    total: Number = 0


class ThrowDice(Prompt, frozen=True, kw_only=True):
    """Throw to begin the turn, from jail perhaps, where a kept card may help."""

    in_jail: Flag
    has_card: Flag = False


class ThrowAgain(Prompt, frozen=True, kw_only=True):
    """Throw again after a double."""


class EndTurnOrGoOn(Prompt, frozen=True, kw_only=True):
    """End the turn, or do more business first."""


class BuyOrAuction(Prompt, frozen=True, kw_only=True):
    """Buy the property or leave it to an auction; with it somebody may complete the group."""

    place: Space
    price: Money
    completes_for: SeatOrNobody = None


class BidOrLeave(Prompt, frozen=True, kw_only=True):
    """Bid or leave the auction."""

    lot: Lot
    highest: Money
    bidder: SeatOrNobody
    lowest: Money


class PayDebt(Prompt, frozen=True, kw_only=True):
    """Raise the money that is owed, or go bankrupt."""

    creditor: SeatOrBank
    amount: Money
    reason: Reason
    place: SpaceOrNone


class AnswerOffer(Prompt, frozen=True, kw_only=True):
    """Accept, refuse or counter an offer; *value* is a debt's part, for deeds in payment."""

    offer: Annotated[Offer, Meaning.DEAL]
    value: MoneyOrNone


class LiftOrKeep(Prompt, frozen=True, kw_only=True):
    """Lift the mortgage of a received property, or keep it."""

    place: Space
    lift_cost: Money
    keep_cost: Money


class NameWish(Prompt, frozen=True, kw_only=True):
    """Wish for a number of scarce buildings, or none."""

    lot: Lot
    most: Number


class PlaceBuilding(Prompt, frozen=True, kw_only=True):
    """Place a building that was won or granted."""

    lot: Lot
    count: Number
    paid: Flag


class PayOrDraw(Prompt, frozen=True, kw_only=True):
    """Pay what the card asks or draw another one."""

    card: CardId


class PayFineOrStay(Prompt, frozen=True, kw_only=True):
    """Pay the fine after a failed throw and move by it, or stay."""

    steps: Number


class ChooseZoneOrGoOn(Prompt, frozen=True, kw_only=True):
    """Have Chance dealt to a zone, go on to a free property, or force a deal."""

    zones: ZoneIds
    next_free: SpaceOrNone


class ReadTheText(Prompt, frozen=True, kw_only=True):
    """Read the text before it leaves the screen."""

    card: CardId


class ChooseYourToken(Prompt, frozen=True, kw_only=True):
    """Choose a token, and with it a side."""

    tokens: TokenIds


class UseOrSkipPower(Prompt, frozen=True, kw_only=True):
    """Try the power that the dice have opened, or leave it."""

    power: PowerId


class TakeBenefit(Prompt, frozen=True, kw_only=True):
    """Choose what a successful power brings."""

    power: PowerId
    kind: Benefit
    count: Number
    amount: Money


class AwaitClock(Prompt, frozen=True, kw_only=True):
    """Only the clock, or the Banker with the timer, can go on."""

    lot: Lot


class AwaitLuck(Prompt, frozen=True, kw_only=True):
    """Nature must say how luck falls."""

    draw: Annotated[Draw, Meaning.DRAW]


class GameOver(Prompt, frozen=True, kw_only=True):
    """Nothing is left to decide."""

    winners: SeatSet
    wealth: Sums


def prompt_of(s: State, b: Board, edition: Edition) -> Prompt:
    """Return the question on top of the agenda."""
    if s.over:
        return _game_over(s, b, edition)
    mover = to_move(s)
    if mover == NATURE:
        return AwaitLuck(seats=(), draw=draw_of(s, b, edition))
    if mover == OUTSIDE:
        return asked(AwaitClock, edition, (), lot=auction_of(s))
    kind = agenda.top_kind(s)
    if kind in READERS:
        return READERS[kind](s, b, edition)
    return PLAIN[kind](seats=(mover,))


def asked(
    question: type[Question], edition: Edition, seats: tuple[int, ...], **numbers: int
) -> Question:
    """Return a question of which these are the kernel's numbers."""
    facts = {
        field.name: outside(numbers[field.name], field.meaning, edition)
        for field in fields_of(question)
        if field.name in numbers
    }
    return question(seats=seats, **facts)


def draw_of(s: State, b: Board, edition: Edition) -> Draw:
    """Return what nature is asked for."""
    kind, seat = agenda.top_kind(s), agenda.top_seat(s)
    if kind == agenda.DICE:
        return Draw(what="dice", seat=seat, to=PURPOSES[dice_for(s)])
    if kind == agenda.RANDOM_TEXT:
        return Draw(what="random", below=b.random_in, seat=seat, unit=True)
    if kind == agenda.POWER_THROW:
        return Draw(what="die", seat=seat)
    if kind == agenda.DEALING:
        free = (space.id for i, space in enumerate(edition.spaces) if is_free_deed(s, b, i))
        return Draw(what="deed", choices=tuple(free), seat=next_dealt(s))
    at = card_draw_deck(s)
    deck, unit = edition.decks[at].id, bool(b.draws_any[at])
    cards = enumerate(edition.cards_of(deck))
    unseen = tuple(card.id for i, card in cards if is_unseen(s, b, at, i))
    return Draw(what="card", choices=unseen, seat=seat, deck=deck, unit=unit)


def _game_over(s: State, b: Board, edition: Edition) -> Prompt:
    step = edition.money.step
    return GameOver(
        seats=(),
        winners=tuple(seat for seat in range(s.seats) if s.won[seat]),
        wealth=tuple(wealth(s, b, seat) * step for seat in range(s.seats)),
    )


def _throw_to_start(s: State, b: Board, edition: Edition) -> ThrowToStart:
    """Who has thrown already throws again only because of a tie."""
    seat = to_move(s)
    total = s.opening[seat]
    tied = opening_in(s) if total else 0
    return asked(ThrowToStart, edition, (seat,), tied=tied, total=total)


def _throw_dice(s: State, b: Board, edition: Edition) -> ThrowDice:
    seat = to_move(s)
    has_card = seat in s.kept_by[: b.kept_cards]
    return ThrowDice(seats=(seat,), in_jail=bool(s.jailed[seat]), has_card=has_card)


def _buy_or_auction(s: State, b: Board, edition: Edition) -> BuyOrAuction:
    place = purchase_place(s)
    rest = owner_of_the_rest(s, b, place)
    seats = (to_move(s),)
    price = b.price[place]
    return asked(BuyOrAuction, edition, seats, place=place, price=price, completes_for=rest)


def _bid_or_leave(s: State, b: Board, edition: Edition) -> BidOrLeave:
    first = to_move(s)
    bidder = auction_bidder(s)
    open_to = [
        seat for seat in range(SEATS) if auction_in(s) >> seat & 1 and seat not in (bidder, first)
    ]
    return asked(
        BidOrLeave,
        edition,
        (first, *open_to),
        lot=auction_of(s),
        highest=auction_bid(s),
        bidder=bidder,
        lowest=lowest_bid(s, b),
    )


def _pay_debt(s: State, b: Board, edition: Edition) -> PayDebt:
    return asked(
        PayDebt,
        edition,
        (to_move(s),),
        creditor=debt_to(s),
        amount=debt_amount(s),
        reason=debt_for(s),
        place=debt_place(s),
    )


def offer_on_table(s: State, b: Board, edition: Edition) -> Offer:
    """Return the offer that waits for an answer, as its maker stated it."""
    terms = Action()
    terms.kind = actions.OFFER
    terms_on_table(s, b, terms)
    offer = decode(terms, edition)
    assert isinstance(offer, Offer)
    return offer


def _answer_offer(s: State, b: Board, edition: Edition) -> AnswerOffer:
    value = bargain_value(s)
    return AnswerOffer(
        seats=(s.offer_to,),
        offer=offer_on_table(s, b, edition),
        value=None if value == NONE else value * edition.money.step,
    )


def _lift_or_keep(s: State, b: Board, edition: Edition) -> LiftOrKeep:
    place = inheritance_place(s)
    keep = 0 if inheritance_interest_paid(s) else interest(b, place)
    lift, seats = pay_off_cost(s, b), (to_move(s),)
    return asked(LiftOrKeep, edition, seats, place=place, lift_cost=lift, keep_cost=keep)


def _name_wish(s: State, b: Board, edition: Edition) -> NameWish:
    seat = to_move(s)
    return asked(NameWish, edition, (seat,), lot=wishes_for(s), most=most_to_wish(s, b, seat))


def _place_building(s: State, b: Board, edition: Edition) -> PlaceBuilding:
    lot, count, paid = placement_of(s), placement_count(s), placement_paid(s)
    return asked(PlaceBuilding, edition, (to_move(s),), lot=lot, count=count, paid=paid)


def _pay_or_draw(s: State, b: Board, edition: Edition) -> PayOrDraw:
    return asked(PayOrDraw, edition, (to_move(s),), card=card_choice_card(s))


def _pay_fine_or_stay(s: State, b: Board, edition: Edition) -> PayFineOrStay:
    return asked(PayFineOrStay, edition, (to_move(s),), steps=jail_choice_steps(s))


def _choose_zone(s: State, b: Board, edition: Edition) -> ChooseZoneOrGoOn:
    seat = to_move(s)
    steps = steps_to_free_deed(s, b, seat)
    free = edition.spaces[(s.at[seat] + steps) % b.places].id if steps else ""
    zones = tuple(zone.id for zone in edition.zones)
    return ChooseZoneOrGoOn(seats=(seat,), zones=zones, next_free=free)


def _read_the_text(s: State, b: Board, edition: Edition) -> ReadTheText:
    return asked(ReadTheText, edition, (to_move(s),), card=text_shown_card(s))


def _choose_token(s: State, b: Board, edition: Edition) -> ChooseYourToken:
    taken = [s.token[seat] for seat in range(s.seats)]
    free = (token.id for at, token in enumerate(edition.tokens) if at not in taken)
    return ChooseYourToken(seats=(to_move(s),), tokens=tuple(free))


def _use_or_skip(s: State, b: Board, edition: Edition) -> UseOrSkipPower:
    return asked(UseOrSkipPower, edition, (to_move(s),), power=power_choice_power(s))


def _take_benefit(s: State, b: Board, edition: Edition) -> TakeBenefit:
    power = power_benefit_power(s)
    return asked(
        TakeBenefit,
        edition,
        (to_move(s),),
        power=power,
        kind=b.power_kind[power],
        count=b.power_count[power],
        amount=b.power_amount[power],
    )


READERS: dict[int, Callable[[State, Board, Edition], Prompt]] = {
    agenda.OPENING: _throw_to_start,
    agenda.BREAK: _throw_dice,
    agenda.PURCHASE: _buy_or_auction,
    agenda.AUCTION: _bid_or_leave,
    agenda.DEBT: _pay_debt,
    agenda.BARGAIN: _answer_offer,
    agenda.INHERITANCE: _lift_or_keep,
    agenda.WISHES: _name_wish,
    agenda.PLACEMENT: _place_building,
    agenda.CARD_CHOICE: _pay_or_draw,
    agenda.JAIL_CHOICE: _pay_fine_or_stay,
    agenda.ZONE_CHOICE: _choose_zone,
    agenda.TEXT_SHOWN: _read_the_text,
    agenda.TOKEN_CHOICE: _choose_token,
    agenda.POWER_CHOICE: _use_or_skip,
    agenda.POWER_BENEFIT: _take_benefit,
}
PLAIN: dict[int, type[Prompt]] = {
    agenda.ANOTHER_THROW: ThrowAgain,
    agenda.TURN_END: EndTurnOrGoOn,
}


def asked_by_frames() -> dict[int, type[Prompt]]:
    """Return the question that each kind of frame asks."""
    read = {frame: get_type_hints(reader)["return"] for frame, reader in READERS.items()}
    return read | PLAIN
