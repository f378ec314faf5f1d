"""Auctions: any player still in bids or leaves, in any order, until one bidder is left.

Clauses: CL-046, CL-050 to CL-056, CL-125 to CL-127, CL-211, CL-218, CL-219 and counterparts.
"""

from passgo.rules.actions import Action, short_of
from passgo.rules.agenda import (
    AUCTION,
    bit,
    holds,
    is_under_the_hammer,
    pop,
    top_kind,
    without,
)
from passgo.rules.board import Board, has_timer
from passgo.rules.limits import BANK, NOBODY, OUTSIDE
from passgo.rules.log import (
    AUCTION_LEFT,
    AUCTION_OPENED,
    AUCTION_WON,
    BID_MADE,
    CLOCK_STOPPED,
    TIME_RAN_OUT,
    UNSOLD,
)
from passgo.rules.money import FOR_BID, transfer, why_not_spend
from passgo.rules.ownership import can_buy_deeds, hand_over_after_paying
from passgo.rules.refusals import (
    BID_TOO_LOW,
    BIDS_STILL_OPEN,
    BOUND_BY_BID,
    NO_CLOCK_RUNS,
    ONLY_THE_BANKER,
    OUT_OF_THE_AUCTION,
)
from passgo.rules.slots import (
    auction_bid,
    auction_bid_at,
    auction_bidder,
    auction_bidder_at,
    auction_in,
    auction_minimum,
    auction_of,
    push_auction,
    push_placement,
    set_auction_bid,
    set_auction_bid_at,
    set_auction_bidder,
    set_auction_bidder_at,
    set_auction_in,
)
from passgo.rules.state import BANKRUPT, PLAYING, State, next_seat, note


def everyone(s: State) -> int:
    """Return the set of all players still in the game (CL-053)."""
    mask = 0
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            mask += bit(seat)
    return mask


def open_auction(s: State, b: Board, place: int) -> None:
    """Auction a deed among all who may buy, the one who declined it included (CL-052, CL-053)."""
    seats_in = everyone(s)
    for seat in range(s.seats):
        if not can_buy_deeds(s, b, seat):
            seats_in = without(seats_in, seat)
    if seats_in == 0:
        note(s, UNSOLD, NOBODY, NOBODY, place, 0, 0)
    else:
        put_up(s, place, seats_in, b.auction_minimum)


def put_up(s: State, lot: int, seats_in: int, minimum: int) -> None:
    """Open an auction of *lot*, a place or a kind of building."""
    push_auction(s, lot, 0, NOBODY, seats_in, minimum)
    note(s, AUCTION_OPENED, NOBODY, NOBODY, lot, minimum, seats_in)


def lowest_bid(s: State, b: Board) -> int:
    """Return the lowest bid that is still good in the auction on top (CL-054)."""
    if auction_bidder(s) == NOBODY:
        return auction_minimum(s)
    return auction_bid(s) + b.auction_raise


def why_not_bid(s: State, b: Board, a: Action) -> int:
    """Return why *a* is no good bid."""
    if not holds(auction_in(s), a.seat):
        return OUT_OF_THE_AUCTION
    if auction_bidder(s) == a.seat:
        return BOUND_BY_BID
    if a.amount < lowest_bid(s, b):
        return short_of(a, lowest_bid(s, b), a.amount, BID_TOO_LOW)
    return why_not_spend(s, a, a.amount)


def why_not_leave(s: State, a: Action) -> int:
    """Return why *a* may not leave: gone already, or bound by the highest bid (CL-218)."""
    if not holds(auction_in(s), a.seat):
        return OUT_OF_THE_AUCTION
    if auction_bidder(s) == a.seat:
        return BOUND_BY_BID
    return 0


def bid(s: State, a: Action) -> None:
    """Make the highest bid."""
    set_auction_bid(s, a.amount)
    set_auction_bidder(s, a.seat)
    note(s, BID_MADE, a.seat, NOBODY, auction_of(s), a.amount, 0)


def leave_auction(s: State, seat: int) -> None:
    """Leave the auction on top for good."""
    set_auction_in(s, without(auction_in(s), seat))
    note(s, AUCTION_LEFT, seat, NOBODY, auction_of(s), 0, 0)


def work_auction(s: State, b: Board) -> bool:
    """End the auction when one bidder or nobody is left in it (CL-219); False: it goes on.

    A timer is outside; only a game that draws its own luck lets time run out by itself.
    """
    if has_timer(b) and s.own_luck == 0:
        return False
    seats_in = auction_in(s)
    if seats_in == 0:
        leave_unsold(s)
        return True
    bidder = auction_bidder(s)
    if bidder != NOBODY and seats_in == bit(bidder):
        knock_down(s, b)
        return True
    return False


def knock_down(s: State, b: Board) -> None:
    """Sell the lot to the highest bidder, who pays the bid to the bank (CL-051)."""
    lot = auction_of(s)
    price = auction_bid(s)
    winner = auction_bidder(s)
    pop(s)
    note(s, AUCTION_WON, winner, NOBODY, lot, price, 0)
    if lot >= 0:
        hand_over_after_paying(s, winner, lot, price)
    else:
        s.wish[winner] -= 1
        push_placement(s, winner, lot, 1, 1, price)
    transfer(s, b, winner, BANK, price, FOR_BID)


def is_up_for_auction(s: State, place: int) -> bool:
    """Tell whether *place* is under the hammer, or waits for it in an estate."""
    return s.for_sale[place] != 0 or is_under_the_hammer(s, place)


def pledge_in_auction_at(s: State, at: int, seat: int) -> int:
    """Return the bid of *seat* in the auction of one frame, if it is the highest (CL-211)."""
    return auction_bid_at(s, at) if auction_bidder_at(s, at) == seat else 0


def acting_banker(s: State) -> int:
    """Return who keeps the bank: the Banker, or the next player when the Banker is out."""
    if s.status[s.banker] == BANKRUPT:
        return next_seat(s, s.banker)
    return s.banker


def why_not_stop_timer(s: State, b: Board, a: Action) -> int:
    """Return why the timer may not be stopped early: someone may still want to bid (RE-239)."""
    if top_kind(s) != AUCTION or not has_timer(b):
        return NO_CLOCK_RUNS
    if a.seat != acting_banker(s):
        return ONLY_THE_BANKER
    if auction_bidder(s) == NOBODY or auction_in(s) != bit(auction_bidder(s)):
        return BIDS_STILL_OPEN
    return 0


def why_not_clock(s: State, b: Board) -> int:
    """Return why the time of an auction cannot be over now."""
    if top_kind(s) != AUCTION or not has_timer(b):
        return NO_CLOCK_RUNS
    return 0


def close_by_clock(s: State, b: Board, event: int) -> None:
    """End a timed auction: the highest bid wins, without a bid the lot stays (RE-129)."""
    note(s, event, NOBODY, NOBODY, auction_of(s), 0, 0)
    if auction_bidder(s) == NOBODY:
        leave_unsold(s)
    else:
        knock_down(s, b)


def leave_unsold(s: State) -> None:
    """Close an auction without a bid (CL-056); nobody wants a scarce building any more."""
    lot = auction_of(s)
    pop(s)
    if lot < 0:
        for seat in range(s.seats):
            s.wish[seat] = 0
    note(s, UNSOLD, NOBODY, NOBODY, lot, 0, 0)


def next_bidder(s: State) -> int:
    """Return the next player on the left of the highest bidder who may still answer."""
    seats_in = auction_in(s)
    bidder = auction_bidder(s)
    seat = bidder
    if bidder == NOBODY:
        seat = s.turn
        if holds(seats_in, seat):
            return seat
    for _ in range(s.seats):
        seat = next_seat(s, seat)
        if holds(seats_in, seat) and seat != bidder:
            return seat
    return NOBODY


def void_bids_of(s: State, seat: int) -> None:
    """Take back the highest bids of a player who leaves the game."""
    for at in range(s.depth):
        if s.agenda_kind[at] == AUCTION and auction_bidder_at(s, at) == seat:
            set_auction_bid_at(s, at, 0)
            set_auction_bidder_at(s, at, NOBODY)


def stop_timer(s: State, b: Board) -> None:
    """Stop the timer by the key of the unit (RE-258)."""
    close_by_clock(s, b, CLOCK_STOPPED)


def run_out_of_time(s: State, b: Board) -> None:
    """Let the timer of the auction come to its end."""
    close_by_clock(s, b, TIME_RAN_OUT)


def awaited_bidder(s: State) -> int:
    """Return who may bid next, or OUTSIDE when only the clock can end the auction."""
    seat = next_bidder(s)
    return OUTSIDE if seat == NOBODY else seat


def is_in_auction(s: State, seat: int) -> bool:
    """Tell whether *seat* has not left the auction on top."""
    return holds(auction_in(s), seat)
