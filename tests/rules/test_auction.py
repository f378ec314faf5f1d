"""Auctions: who is in, who is asked next, what is under the hammer, who keeps the bank."""

from itertools import product

import pytest

from passgo.rules.agenda import AUCTION, DEBT, ROUND, bit, holds, push
from passgo.rules.auction import acting_banker, everyone, is_up_for_auction, next_bidder
from passgo.rules.limits import NOBODY
from passgo.rules.slots import push_auction
from passgo.rules.state import BANKRUPT, ONLY_BANKING, PLAYING, State, next_seat, players_left

SEATS = 4


def tables() -> list[State]:
    """Return tables of four with at least one player, in every way to have left the game."""
    made = []
    for statuses in product((PLAYING, BANKRUPT), repeat=SEATS):
        if PLAYING in statuses:
            s = State()
            s.seats = SEATS
            s.status[:SEATS] = statuses
            made.append(s)
    return made


def clockwise(seat: int) -> list[int]:
    """Return the seats of the table from the left of one, that one last."""
    return [(seat + 1 + step) % SEATS for step in range(SEATS)]


@pytest.mark.clause("CL-029")
def test_the_next_seat_is_the_next_player_on_the_left() -> None:
    for s in tables():
        playing = [seat for seat in range(SEATS) if s.status[seat] == PLAYING]
        assert players_left(s) == len(playing)
        assert everyone(s) == sum(bit(seat) for seat in playing)
        for seat in range(SEATS):
            assert next_seat(s, seat) == next(each for each in clockwise(seat) if each in playing)


@pytest.mark.clause("CL-054")
def test_the_next_to_bid_sits_left_of_the_highest_bidder_and_is_still_in() -> None:
    for seats_in, bidder, turn in product(range(16), (NOBODY, *range(SEATS)), range(SEATS)):
        s = State()
        s.seats, s.turn = SEATS, turn
        push_auction(s, 5, 0, bidder, seats_in, 0)
        asked = [turn, *clockwise(turn)] if bidder == NOBODY else clockwise(bidder)
        able = [seat for seat in asked if holds(seats_in, seat) and seat != bidder]

        assert next_bidder(s) == (able[0] if able else NOBODY)


def test_a_lot_is_up_for_auction_under_the_hammer_or_in_an_estate() -> None:
    s = State()
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, AUCTION, NOBODY, 5, 0, NOBODY)
    push(s, DEBT, 1, 8, 0, 0)
    s.for_sale[6] = 1

    assert [place for place in range(40) if is_up_for_auction(s, place)] == [5, 6]


@pytest.mark.parametrize(("status", "keeper"), [(PLAYING, 3), (ONLY_BANKING, 3), (BANKRUPT, 0)])
def test_the_next_player_keeps_the_bank_of_a_bankrupt_banker(status: int, keeper: int) -> None:
    s = State()
    s.seats, s.banker = SEATS, 3
    s.status[3] = status

    assert acting_banker(s) == keeper
