"""Buying: buying on landing, bidding, and what to do with a mortgaged deed received."""

from passgo.bots.blank_actions import act
from passgo.bots.memory import Memory
from passgo.bots.value.network import foresee
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.cash import can_raise_from_lone_deeds, deed_to_mortgage, pawn, reserve
from passgo.bots.weighted.deed_worth import completes, price_limit
from passgo.rules.actions import (
    BID,
    BUY,
    DECLINE,
    KEEP,
    LEAVE,
    PAY_OFF,
    Action,
)
from passgo.rules.agenda import top_seat
from passgo.rules.auction import lowest_bid
from passgo.rules.board import HOTEL_LOT, Board
from passgo.rules.money import free_cash
from passgo.rules.mortgage import pay_off_cost
from passgo.rules.property import why_not_buy
from passgo.rules.shortage import cheapest_above
from passgo.rules.slots import auction_bidder, auction_of, purchase_place
from passgo.rules.state import State


def decide_purchase(s: State, b: Board, m: Memory, a: Action) -> None:
    """Buy, raise what is lacking for a deed that completes a group, or leave it to an auction."""
    seat = top_seat(s)
    place = purchase_place(s)
    price = b.price[place]
    cash = free_cash(s, seat)
    wanted = completes(b, m, seat, place)
    act(a, BUY, seat)
    if why_not_buy(s, b, a) == 0:
        if wanted or cash - price >= reserve(s, b, m, seat) or m.pays[seat] > 100:
            return
    elif wanted and can_raise_from_lone_deeds(s, b, m, seat, price - cash):
        pawn(m, a, seat, deed_to_mortgage(s, b, m, a, seat, True))
        return
    act(a, DECLINE, seat)


def decide_bid(s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int) -> None:
    """Raise by about a tenth of the price up to the bot's own limit, or leave.

    Once somebody leads, who compares bids as long as it wins more with the deed than without.
    """
    lot = auction_of(s)
    lowest = lowest_bid(s, b)
    most = free_cash(s, seat)
    if lot >= 0:
        price = b.price[lot]
        limit = price_limit(s, b, m, seat, lot)
        if not completes(b, m, seat, lot):
            most -= reserve(s, b, m, seat) // 2
        if m.compares[seat] > 0 and auction_bidder(s) >= 0:
            price = max(price, lowest)  # higher steps, so that the rich come to an end
            limit = limit_beside(s, b, o, seat, lot, price, most)
    else:
        price = cheapest_above(s, b, seat, lot, 0)
        limit = price * (100 + m.blocks[seat]) // 100
        if lot == HOTEL_LOT:
            limit = price
    limit = min(limit, most)
    act(a, LEAVE, seat)
    if lowest <= limit:
        a.kind = BID
        a.amount = min(limit, max(lowest, opening_bid(s, price, lowest)))


def limit_beside(s: State, b: Board, o: Outlook, seat: int, lot: int, price: int, most: int) -> int:
    """Return the next bid of *seat*; 0 if it loses less when who leads gets the deed."""
    lowest = lowest_bid(s, b)
    bid = opening_bid(s, price, lowest)
    if bid > most:
        bid = lowest
    mine = chance_with(s, b, o, seat, seat, lot, bid)
    return bid if mine > chance_with(s, b, o, seat, auction_bidder(s), lot, lowest - 1) else 0


def chance_with(s: State, b: Board, o: Outlook, seat: int, taker: int, lot: int, price: int) -> int:
    """Return the chances of *seat* if *taker* gets a deed for a price."""
    owner = s.owner[lot]
    s.owner[lot] = taker
    s.cash[taker] -= price
    foresee(s, b, o)
    s.cash[taker] += price
    s.owner[lot] = owner
    return o.chance[seat]


def opening_bid(s: State, price: int, lowest: int) -> int:
    """Return a bid of half the price to begin with, then a tenth of the price more each time."""
    if auction_bidder(s) < 0:
        return price // 2
    return lowest + price // 10


def decide_mortgage_received(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Lift a mortgage at once when the purse allows it, else keep it."""
    m.pawned[seat] = 1
    m.ready[seat] = 0
    act(a, KEEP, seat)
    if free_cash(s, seat) - pay_off_cost(s, b) >= reserve(s, b, m, seat):
        a.kind = PAY_OFF
