"""Tally: what is counted while bots play: ends of throws, rents, spending, auctions, wealth.

Every field is a sum over games, so that two tallies add up place by place.
A rent counts in full when it is claimed; bots claim at once.
"""

from typing import Final

from passgo.bots.lineup import Lineup
from passgo.rules.actions import BID, BUILD, BUY, CLAIM, END_TURN, LEAVE, PLACE, ROLL, Action
from passgo.rules.agenda import ANOTHER_THROW, DEBT, PLACEMENT, WISHES, top_kind
from passgo.rules.auction import is_up_for_auction
from passgo.rules.board import DEAL_PRICE_PRINTED, RENT_WINDOW_AUTOMATIC, STREET, Board
from passgo.rules.building import building_price
from passgo.rules.ending import building_cost
from passgo.rules.integer_record import Record
from passgo.rules.limits import NOBODY, PLACES, RENTS, SEATS
from passgo.rules.money import FOR_RENT
from passgo.rules.ownership import owned_in_group
from passgo.rules.rent import find_claim
from passgo.rules.slots import (
    auction_bid,
    auction_of,
    debt_amount,
    debt_for,
    placement_paid,
    purchase_place,
)
from passgo.rules.state import PLAYING, State

IN_JAIL: Final = PLACES  # the row of ends of throws after the last place
SAMPLE: Final = 11  # turns between two looks at the deeds; no number of players divides it
CURVE_STEP: Final = 10  # turns between two looks at everybody's wealth
CURVE: Final = 50
LENGTHS: Final = 101  # games by tens of turns, the last for all longer ones


class Tally(Record):
    """Counts over games; ``level`` is the number of houses, or of stations owned less one."""

    def __init__(self) -> None:
        self.ends = [0] * (PLACES + 1)  # throws that ended there, the last row in jail
        self.rents = [0] * (PLACES * RENTS)  # number by place and level
        self.rent = [0] * (PLACES * RENTS)  # money by place and level
        self.exposed = [0] * (PLACES * RENTS)  # turns of others faced, by place and level
        self.bought = [0] * PLACES
        self.price_paid = [0] * PLACES  # to the bank, at the price or by a bid
        self.built = [0] * (PLACES * RENTS)  # buildings by place and the level they made
        self.building_paid = [0] * PLACES
        self.auctions = 0
        self.unsold = 0
        self.hammer = 0  # money bid for deeds
        self.hammer_list = 0  # their printed prices
        self.wishes = 0
        self.building_auctions = 0
        self.building_hammer = 0
        self.lengths = [0] * LENGTHS
        self.curve_games = [0] * CURVE
        self.curve = [0] * (CURVE * SEATS)  # wealth by step and bot


class Moment(Record):
    """What a step must remember of the moment before it."""

    def __init__(self) -> None:
        self.starter = 0  # the bot that throws first in this game
        self.turn = 0
        self.turns = 0
        self.place = 0
        self.price = 0
        self.level = 0
        self.hand = 0  # paid for a building that waits for its place
        self.cash = [0] * SEATS


def before_step(s: State, b: Board, t: Tally, w: Moment, a: Action) -> None:
    """Count what an action settles by itself, and remember what it is about to change."""
    w.turn = s.turn
    w.turns = s.turns
    if a.kind == ROLL:
        if top_kind(s) == ANOTHER_THROW:
            count_end(s, t, a.seat)
        if b.rent_window == RENT_WINDOW_AUTOMATIC:
            remember_cash(s, w)
    elif a.kind == END_TURN:
        count_end(s, t, a.seat)
    elif a.kind == CLAIM:
        at = find_claim(s, a.amount)
        count_rent(s, b, t, s.claim_place[at], s.claim_amount[at])
    elif a.kind == BUY:
        w.place = purchase_place(s)
        count_purchase(t, w.place, b.price[w.place])
    elif a.kind in (BUILD, PLACE):
        w.level = s.houses[a.place]
        w.price = price_of_building(s, b, w, a)
    elif a.kind in (BID, LEAVE):
        w.place = auction_of(s)
        w.price = a.amount if a.kind == BID else auction_bid(s)


def remember_cash(s: State, w: Moment) -> None:
    """Remember what everybody has before a throw that may cost rent at once."""
    for seat in range(s.seats):
        w.cash[seat] = s.cash[seat]


def price_of_building(s: State, b: Board, w: Moment, a: Action) -> int:
    """Return what the building of *a* costs: its price, or the bid already paid for it."""
    if top_kind(s) == PLACEMENT and placement_paid(s) == 1:
        return w.hand
    return building_price(s, b, a.place)


def after_step(s: State, b: Board, who: Lineup, t: Tally, w: Moment, a: Action) -> None:
    """Count what a step has changed."""
    if a.kind in (BUILD, PLACE):
        count_building(s, t, w, a)
    elif a.kind in (BID, LEAVE):
        count_auction(s, b, t, w)
    elif a.kind == ROLL and b.rent_window == RENT_WINDOW_AUTOMATIC:
        count_automatic_rent(s, b, t, w, a.seat)
    if s.turns != w.turns:
        if w.turns > 0 and a.kind != END_TURN:
            count_end(s, t, w.turn)
        if s.turns == 1:
            w.starter = who.player[s.turn]
        if s.turns % SAMPLE == 0:
            count_exposure(s, b, t)
        if s.turns % CURVE_STEP == 0:
            count_wealth(s, b, who, t)


def count_end(s: State, t: Tally, seat: int) -> None:
    """Count where a throw has ended at last."""
    if s.status[seat] != PLAYING:
        return
    if s.jailed[seat]:
        t.ends[IN_JAIL] += 1
    else:
        t.ends[s.at[seat]] += 1


def level_of(s: State, b: Board, place: int) -> int:
    """Return the houses of a street, or how many of its group beside it its owner has."""
    if b.kind[place] == STREET:
        return s.houses[place]
    return min(owned_in_group(s, b, s.owner[place], b.group[place]), RENTS) - 1


def count_rent(s: State, b: Board, t: Tally, place: int, amount: int) -> None:
    """Count a rent at the level on which its place stands."""
    if s.owner[place] == NOBODY:
        return
    at = place * RENTS + level_of(s, b, place)
    t.rents[at] += 1
    t.rent[at] += amount


def count_automatic_rent(s: State, b: Board, t: Tally, w: Moment, seat: int) -> None:
    """Count the rent that a throw brought on a board that collects without a claim.

    A rent that ruins its debtor on the spot is not seen: the estate is all that is paid.
    """
    place = s.at[seat]
    owner = s.owner[place]
    if s.jailed[seat] or owner in (NOBODY, seat) or s.mortgaged[place]:
        return
    if s.status[seat] != PLAYING:
        return
    if top_kind(s) == DEBT and debt_for(s) == FOR_RENT:
        count_rent(s, b, t, place, debt_amount(s))
    elif s.cash[owner] > w.cash[owner]:
        count_rent(s, b, t, place, s.cash[owner] - w.cash[owner])


def count_dealt(s: State, b: Board, t: Tally) -> None:
    """Count the deeds that were dealt before a quick or timed game, at what they cost."""
    for place in range(b.places):
        if s.owner[place] != NOBODY:
            count_purchase(t, place, b.price[place] if b.deal_price == DEAL_PRICE_PRINTED else 0)


def count_purchase(t: Tally, place: int, price: int) -> None:
    """Count a deed that the bank has sold."""
    t.bought[place] += 1
    t.price_paid[place] += price


def count_building(s: State, t: Tally, w: Moment, a: Action) -> None:
    """Count a building that stands now, or the wishes that its order has opened."""
    if s.houses[a.place] > w.level:
        t.built[a.place * RENTS + s.houses[a.place]] += 1
        t.building_paid[a.place] += w.price
        w.hand = 0
    elif top_kind(s) == WISHES and a.kind == BUILD:
        t.wishes += 1


def count_auction(s: State, b: Board, t: Tally, w: Moment) -> None:
    """Count the auction that a bid or a leave has ended."""
    if w.place < 0:
        count_building_auction(s, t, w)
    elif s.owner[w.place] != NOBODY or s.promised[w.place] != NOBODY:
        t.auctions += 1
        t.hammer += w.price
        t.hammer_list += b.price[w.place]
        count_purchase(t, w.place, w.price)
    elif not is_up_for_auction(s, w.place):
        t.auctions += 1
        t.unsold += 1


def count_building_auction(s: State, t: Tally, w: Moment) -> None:
    """Count a scarce building that has been knocked down; its buyer must place it now."""
    if top_kind(s) == PLACEMENT:
        t.building_auctions += 1
        t.building_hammer += w.price
        w.hand = w.price


def count_exposure(s: State, b: Board, t: Tally) -> None:
    """Count, at the start of a turn, what others have laid out; it stands for a whole sample."""
    for place in range(b.places):
        owner = s.owner[place]
        if owner not in (NOBODY, s.turn) and not s.mortgaged[place]:
            t.exposed[place * RENTS + level_of(s, b, place)] += SAMPLE


def count_wealth(s: State, b: Board, who: Lineup, t: Tally) -> None:
    """Count everybody's wealth, for the bot rather than for the seat."""
    at = s.turns // CURVE_STEP - 1
    if at >= CURVE:
        return
    t.curve_games[at] += 1
    for seat in range(s.seats):
        t.curve[at * SEATS + who.player[seat]] += s.cash[seat]
    for place in range(b.places):
        owner = s.owner[place]
        if owner != NOBODY:
            worth = b.price[place] // 2 if s.mortgaged[place] else b.price[place]
            t.curve[at * SEATS + who.player[owner]] += worth + building_cost(s, b, place)
