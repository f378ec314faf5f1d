"""Auctions: any player still in bids or leaves, in any order, until one bidder is left.

Clauses: CL-046, CL-050 to CL-056, CL-125 to CL-127, CL-211, CL-218, CL-219 and counterparts.
"""

from passgo.rules.actions import Action, short_of
from passgo.rules.agenda import AUCTION, HANDOVER, PLACEMENT, bit, holds, pop, push, without
from passgo.rules.board import Board
from passgo.rules.codes import BID_TOO_LOW, BOUND_BY_BID, NOT_ENOUGH_CASH, OUT_OF_THE_AUCTION
from passgo.rules.limits import BANK, NOBODY
from passgo.rules.log import AUCTION_LEFT, AUCTION_OPENED, AUCTION_WON, BID_MADE, UNSOLD
from passgo.rules.money import FOR_BID, free_cash, transfer
from passgo.rules.state import PLAYING, State, next_seat, note


def everyone(s: State) -> int:
    """Return the set of all players still in the game (CL-053)."""
    mask = 0
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            mask += bit(seat)
    return mask


def open_auction(s: State, b: Board, place: int) -> None:
    """Auction a deed among all players, the one who declined it included (CL-052)."""
    push_auction(s, place, everyone(s), b.auction_minimum)


def push_auction(s: State, lot: int, seats_in: int, minimum: int) -> None:
    """Open an auction of *lot*, a place or a kind of building."""
    push(s, AUCTION, NOBODY, lot, 0, NOBODY)
    s.agenda_d[s.depth - 1] = seats_in
    s.agenda_e[s.depth - 1] = minimum
    note(s, AUCTION_OPENED, NOBODY, NOBODY, lot, minimum, seats_in)


def lowest_bid(s: State, b: Board) -> int:
    """Return the lowest bid that is still good in the auction on top (CL-054)."""
    top = s.depth - 1
    if s.agenda_c[top] == NOBODY:
        return s.agenda_e[top]
    return s.agenda_b[top] + b.auction_raise


def spendable_in_auction(s: State, seat: int) -> int:
    """Return what *seat* may bid: a new bid frees the money behind the old one (CL-055)."""
    top = s.depth - 1
    if s.agenda_c[top] == seat:
        return free_cash(s, seat) + s.agenda_b[top]
    return free_cash(s, seat)


def why_not_bid(s: State, b: Board, a: Action) -> int:
    """Return why *a* is no good bid."""
    top = s.depth - 1
    if not holds(s.agenda_d[top], a.seat):
        return OUT_OF_THE_AUCTION
    if s.agenda_c[top] == a.seat:
        return BOUND_BY_BID
    if a.amount < lowest_bid(s, b):
        return short_of(a, lowest_bid(s, b), a.amount, BID_TOO_LOW)
    if a.amount > spendable_in_auction(s, a.seat):
        return short_of(a, a.amount, spendable_in_auction(s, a.seat), NOT_ENOUGH_CASH)
    return 0


def why_not_leave(s: State, a: Action) -> int:
    """Return why *a* may not leave: gone already, or bound by the highest bid (CL-218)."""
    top = s.depth - 1
    if not holds(s.agenda_d[top], a.seat):
        return OUT_OF_THE_AUCTION
    if s.agenda_c[top] == a.seat:
        return BOUND_BY_BID
    return 0


def bid(s: State, a: Action) -> None:
    """Make the highest bid."""
    top = s.depth - 1
    s.agenda_b[top] = a.amount
    s.agenda_c[top] = a.seat
    note(s, BID_MADE, a.seat, NOBODY, s.agenda_a[top], a.amount, 0)


def leave_auction(s: State, seat: int) -> None:
    """Leave the auction on top for good."""
    top = s.depth - 1
    s.agenda_d[top] = without(s.agenda_d[top], seat)
    note(s, AUCTION_LEFT, seat, NOBODY, s.agenda_a[top], 0, 0)


def work_auction(s: State, b: Board) -> bool:
    """End the auction when one bidder or nobody is left in it (CL-219); tell whether it ended."""
    top = s.depth - 1
    if s.agenda_d[top] == 0:
        lot = s.agenda_a[top]
        pop(s)
        note(s, UNSOLD, NOBODY, NOBODY, lot, 0, 0)
        return True
    bidder = s.agenda_c[top]
    if bidder != NOBODY and s.agenda_d[top] == bit(bidder):
        knock_down(s, b)
        return True
    return False


def knock_down(s: State, b: Board) -> None:
    """Sell the lot to the highest bidder, who pays the bid to the bank (CL-051)."""
    top = s.depth - 1
    lot = s.agenda_a[top]
    price = s.agenda_b[top]
    winner = s.agenda_c[top]
    pop(s)
    note(s, AUCTION_WON, winner, NOBODY, lot, price, 0)
    if lot >= 0:
        push(s, HANDOVER, winner, lot, price, 0)
    else:
        s.wish[winner] -= 1
        push(s, PLACEMENT, winner, lot, 1, 1)
    transfer(s, winner, BANK, price, FOR_BID)


def next_bidder(s: State) -> int:
    """Return the next player on the left of the highest bidder who may still answer."""
    top = s.depth - 1
    seat = s.agenda_c[top]
    if seat == NOBODY:
        seat = s.turn
        if holds(s.agenda_d[top], seat):
            return seat
    for _ in range(s.seats):
        seat = next_seat(s, seat)
        if holds(s.agenda_d[top], seat) and seat != s.agenda_c[top]:
            return seat
    return NOBODY


def void_bids_of(s: State, seat: int) -> None:
    """Take a player who leaves the game out of every auction on the agenda."""
    for at in range(s.depth):
        if s.agenda_kind[at] == AUCTION:
            s.agenda_d[at] = without(s.agenda_d[at], seat)
            if s.agenda_c[at] == seat:
                s.agenda_b[at] = 0
                s.agenda_c[at] = NOBODY
