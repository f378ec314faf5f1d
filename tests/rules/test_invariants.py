"""Invariants: each of them notices the harm it is there for, and says which it is."""

from collections.abc import Callable

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules import invariants
from passgo.rules.agenda import (
    ANOTHER_THROW,
    BARGAIN,
    BREAK,
    CARD_BACK_UNDER,
    HANDOVER,
    PURCHASE,
    ROUND,
    TURN,
    TURN_END,
    ZONE_CHOICE,
    push,
)
from passgo.rules.board import HOTEL, HOTEL_LOT, HOUSE_LOT, Board
from passgo.rules.invariants import broken
from passgo.rules.limits import CARDS, NOBODY, NONE
from passgo.rules.slots import push_auction
from passgo.rules.state import BANKRUPT, ONLY_BANKING, State
from passgo.rules.turn import start

EDITION = load_edition("classic-2003")
BELLEVILLE, LECOURBE = EDITION.space_index("belleville"), EDITION.space_index("lecourbe")
STATION, PARKING = EDITION.space_index("nord"), EDITION.space_index("free-parking")


def board() -> Board:
    return board_of(EDITION)


def sound() -> State:
    """Return a sound state in a break: three players, a built group and a kept card."""
    s, b = State(), board()
    s.seats = 3
    start(s, b)
    while s.depth:
        s.depth -= 1
        s.agenda_kind[s.depth] = 0
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, BREAK, 0, 0, 0, 0)
    s.owner[BELLEVILLE] = s.owner[LECOURBE] = s.owner[STATION] = 1
    s.houses[BELLEVILLE], s.houses[LECOURBE] = 2, 1
    s.houses_left -= 3
    s.kept_by[0] = 2
    s.deck_count[0] -= 1
    return s


def harm(change: Callable[[State], None]) -> int:
    s = sound()
    change(s)
    return broken(s, board())


def set_list(name: str, at: int, value: int) -> Callable[[State], None]:
    return lambda s: getattr(s, name).__setitem__(at, value)


def set_field(name: str, value: int) -> Callable[[State], None]:
    return lambda s: setattr(s, name, value)


def test_a_sound_state_has_nothing_broken() -> None:
    assert broken(sound(), board()) == 0


@pytest.mark.parametrize(
    ("code", "change"),
    [
        (invariants.MONEY_LEAKED, set_list("cash", 0, 1501)),
        (invariants.MONEY_LEAKED, set_field("bank_paid", 4499)),
        (invariants.NEGATIVE_CASH, set_list("cash", 2, -1)),
        (invariants.HOUSES_LEAKED, set_field("houses_left", 30)),
        (invariants.HOUSES_LEAKED, set_list("houses", BELLEVILLE, 1)),
        (invariants.HOTELS_LEAKED, set_field("hotels_left", 11)),
        (invariants.OWNER_NOT_PLAYING, set_list("owner", 0, 1)),
        (invariants.MORTGAGED_BY_NOBODY, set_list("mortgaged", 39, 1)),
        (invariants.MORTGAGED_BY_NOBODY, set_list("cheap_lift", STATION, 1)),
        (invariants.MORTGAGED_BY_NOBODY, set_list("owner", BELLEVILLE, NOBODY)),
        (invariants.BUILT_WITHOUT_RIGHT, set_list("owner", LECOURBE, 2)),
        (invariants.BUILT_WITHOUT_RIGHT, set_list("mortgaged", LECOURBE, 1)),
        (invariants.DECK_LEAKED, set_list("deck_count", 1, 15)),
        (invariants.DECK_LEAKED, set_list("kept_by", 0, NOBODY)),
        (invariants.OFFER_WITHOUT_BARGAIN, set_field("offer_from", 1)),
        (invariants.PROMISE_WITHOUT_HANDOVER, set_list("promised", STATION, 2)),
        (invariants.LISTS_FULL, set_field("jammed", 1)),
        (invariants.NOBODY_TO_MOVE, set_list("agenda_seat", 1, NOBODY)),
        (invariants.NOBODY_TO_MOVE, set_list("agenda_kind", 0, BREAK)),
    ],
)
def test_harm_is_named(code: int, change: Callable[[State], None]) -> None:
    assert harm(change) == code


def test_houses_must_stand_evenly() -> None:
    def lean(s: State) -> None:
        s.houses[BELLEVILLE] = 3
        s.houses_left -= 1

    def hotel_beside_three(s: State) -> None:
        s.houses[BELLEVILLE], s.houses[LECOURBE] = HOTEL, 3
        s.hotels_left -= 1

    def hotel_beside_four(s: State) -> None:
        s.houses[BELLEVILLE], s.houses[LECOURBE] = HOTEL, 4
        s.houses_left -= 1
        s.hotels_left -= 1

    assert harm(lean) == invariants.BUILT_UNEVENLY
    assert harm(hotel_beside_three) == invariants.BUILT_UNEVENLY
    assert harm(hotel_beside_four) == 0


def test_a_station_carries_no_building() -> None:
    def build(s: State) -> None:
        s.houses[STATION] = 1
        s.houses_left -= 1

    assert harm(build) == invariants.BUILT_WITHOUT_RIGHT


@pytest.mark.parametrize("status", [BANKRUPT, ONLY_BANKING])
def test_who_is_not_playing_holds_nothing(status: int) -> None:
    def leave(s: State) -> None:
        s.status[0] = status
        s.agenda_seat[1] = 1

    def leave_poor(s: State) -> None:
        leave(s)
        s.bank_paid -= s.cash[0]
        s.cash[0] = 0

    def leave_with_card(s: State) -> None:
        leave_poor(s)
        s.kept_by[0] = 0

    def leave_with_deed(s: State) -> None:
        leave_poor(s)
        s.owner[STATION] = 0

    assert harm(leave) == invariants.OUT_BUT_RICH
    assert harm(leave_poor) == 0
    assert harm(leave_with_card) == invariants.DECK_LEAKED
    assert harm(leave_with_deed) == invariants.OWNER_NOT_PLAYING


def test_a_bid_must_be_covered_and_its_auction_have_somebody_to_ask() -> None:
    def bid(s: State, amount: int, seats_in: int) -> None:
        push_auction(s, STATION, amount, 1, seats_in, 0)

    assert harm(lambda s: bid(s, 1500, 7)) == 0
    assert harm(lambda s: bid(s, 1501, 7)) == invariants.PLEDGE_NOT_COVERED


def test_what_is_set_aside_is_in_the_stock() -> None:
    def auction(s: State, lot: int) -> None:
        push_auction(s, lot, 0, NOBODY, 7, 0)

    def last_house_placed_elsewhere(s: State) -> None:
        s.houses[BELLEVILLE] = s.houses[LECOURBE] = 3
        s.houses_left = 0
        auction(s, HOUSE_LOT)

    with_few = board()
    with_few.houses = 6
    s = sound()
    last_house_placed_elsewhere(s)

    assert harm(lambda s: auction(s, HOUSE_LOT)) == 0
    assert harm(lambda s: auction(s, HOTEL_LOT)) == 0
    assert broken(s, with_few) == invariants.SET_ASIDE_MISSING


def test_a_player_in_jail_does_not_go_on_with_the_turn() -> None:
    def jailed(s: State, seat: int, frame: int) -> None:
        s.jailed[seat] = 1
        push(s, TURN, 0, 0, 0, 0)
        push(s, frame, seat, STATION, 0, 0)

    assert harm(lambda s: jailed(s, 0, ANOTHER_THROW)) == invariants.JAILED_BUT_GOING_ON
    assert harm(lambda s: jailed(s, 0, ZONE_CHOICE)) == invariants.JAILED_BUT_GOING_ON
    assert harm(lambda s: jailed(s, 0, PURCHASE)) == invariants.JAILED_BUT_GOING_ON
    assert harm(lambda s: jailed(s, 1, PURCHASE)) == 0
    assert harm(lambda s: jailed(s, 0, TURN_END)) == 0


def test_a_card_is_known_once_and_may_lie_on_the_agenda() -> None:
    def twice(s: State) -> None:
        s.deck[CARDS + 1] = s.deck[CARDS + 3] = 4

    def twice_in_a_row(s: State) -> None:
        s.deck[CARDS + 1] = s.deck[CARDS + 2] = 4

    def obeyed(s: State) -> None:
        push(s, CARD_BACK_UNDER, NOBODY, CARDS + 2, 0, 0)
        push(s, BREAK, 0, 0, 0, 0)
        s.deck_count[1] -= 1

    assert harm(twice) == invariants.DECK_LEAKED
    assert harm(twice_in_a_row) == invariants.DECK_LEAKED
    assert harm(obeyed) == 0


def test_claims_need_both_parties() -> None:
    def claim(s: State, owner: int, debtor: int) -> None:
        s.status[2] = BANKRUPT
        s.bank_paid -= s.cash[2]
        s.cash[2] = 0
        s.kept_by[0] = 1
        s.claims, s.claim_owner[0], s.claim_debtor[0] = 1, owner, debtor

    assert harm(lambda s: claim(s, 0, 1)) == 0
    assert harm(lambda s: claim(s, 0, 2)) == invariants.CLAIM_OF_NOBODY
    assert harm(lambda s: claim(s, 2, 1)) == invariants.CLAIM_OF_NOBODY


def test_offers_and_promises_have_their_frames() -> None:
    def offer(s: State) -> None:
        s.offer_from, s.offer_to = 0, 1
        push(s, BARGAIN, NOBODY, NONE, 0, 0)

    def promise(s: State) -> None:
        s.promised[STATION] = 2
        push(s, HANDOVER, NOBODY, NONE, 0, 0)
        push(s, BREAK, 0, 0, 0, 0)

    assert harm(offer) == 0
    assert harm(promise) == 0


def test_a_game_with_one_player_left_is_over() -> None:
    def lonely(s: State) -> None:
        for seat in (0, 2):
            s.status[seat] = BANKRUPT
            s.bank_paid -= s.cash[seat]
            s.cash[seat] = 0
        s.kept_by[0] = 1
        s.agenda_seat[1] = 1

    def ended(s: State) -> None:
        lonely(s)
        s.over = 1

    assert harm(lonely) == invariants.GAME_NOT_ENDED
    assert harm(ended) == 0


@pytest.mark.clause("CL-113", "CL-120")
@pytest.mark.parametrize("variant", ["", "quick"])
def test_two_lots_of_a_group_differ_by_one_step_at_most(variant: str) -> None:
    """A hotel is one step above the houses that a lot needs for it: four, or three."""
    b = board_of(EDITION, variant)
    heights = {houses: houses for houses in range(b.houses_before_hotel + 1)}
    heights[HOTEL] = b.houses_before_hotel + 1
    for one in range(HOTEL + 1):
        for other in range(HOTEL + 1):
            s = sound()
            s.houses[BELLEVILLE], s.houses[LECOURBE] = one, other
            s.hotels_left = b.hotels - (one, other).count(HOTEL)
            s.houses_left = b.houses - sum(each for each in (one, other) if each != HOTEL)

            possible = one in heights and other in heights
            even = possible and abs(heights[one] - heights[other]) <= 1
            assert broken(s, b) == (0 if even else invariants.BUILT_UNEVENLY), (one, other)


def test_money_lies_on_free_parking_only_where_there_is_a_pot() -> None:
    def lay(s: State, amount: int) -> None:
        s.pot[PARKING] = amount
        s.bank_paid += max(0, amount)

    with_pot = board_of(EDITION, "", {"free_parking": "pot"})
    for amount, here, there in ((-2, 1, 1), (NONE, 0, 1), (0, 1, 0), (1, 1, 0)):
        s = sound()
        lay(s, amount)

        assert broken(s, board()) == here * invariants.MONEY_LEAKED
        assert broken(s, with_pot) == there * invariants.MONEY_LEAKED
