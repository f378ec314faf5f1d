"""Changes: what a deed of the rules changes in a state, field by field, and nothing else."""

import pytest
from state_changes import (
    BOARD,
    JAIL,
    LECOURBE,
    MONTPARNASSE,
    Changes,
    busy,
    changes,
    frame,
    with_frame,
)

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import PAY_FINE
from passgo.rules.agenda import (
    ANOTHER_THROW,
    AUCTION,
    BREAK,
    DEBT,
    DICE,
    GATHERING,
    INHERITANCE,
    JAIL_CHOICE,
    MOVE,
    PLACEMENT,
    TURN,
    WISHES,
    push,
)
from passgo.rules.auction import leave_unsold, open_auction, void_bids_of
from passgo.rules.bankruptcy import withdraw_from_agenda
from passgo.rules.board import CARD_MOVE_TO, FOR_ALL, HOUSE_LOT
from passgo.rules.cards import free_by_text, keep_card, obey_together, put_under, take_top
from passgo.rules.ending import announce_end, forget_business
from passgo.rules.jail import arrest, release, throw_in_jail
from passgo.rules.limits import BANK, CARDS, NOBODY, SEATS
from passgo.rules.money import FOR_INTEREST
from passgo.rules.mortgage import keep_mortgage, pay_off
from passgo.rules.ownership import move_deed
from passgo.rules.property import take_from_bank
from passgo.rules.rent import NORMAL_TERMS, TO_MOVE, open_claim
from passgo.rules.shortage import close_wishes, grant_wishes, open_wishes
from passgo.rules.state import UNSEEN, State
from passgo.rules.trade import forget_offer
from passgo.rules.turn import begin_turn, end_turn, roll, take_opening_throw, take_throw


def test_an_arrest_ends_the_turn_of_who_has_it() -> None:
    jailed = {"at 0": JAIL, "jail_throws 0": 0}
    ended = {"again": 0, "power": 0, "turn_over": 1}

    assert changes(lambda s: arrest(s, BOARD, 0)) == jailed | ended
    assert changes(lambda s: arrest(s, BOARD, 1)) == {"at 1": JAIL, "jail_throws 1": 0}


def test_a_release_leaves_the_question_how_to_be_free() -> None:
    s = with_frame(JAIL_CHOICE, 1, 5)
    gone = {"depth": 2, "agenda_kind 2": 0, "agenda_seat 2": NOBODY, "agenda_a 2": 0}

    assert changes(lambda s: release(s, 1, PAY_FINE), s) == {
        "jailed 1": 0,
        "jail_throws 1": 0,
        **gone,
    }


def test_a_text_that_frees_brings_a_throw_only_after_one_in_the_own_turn() -> None:
    def before_the_throw() -> State:
        s = busy()
        s.throws = s.again = 0
        return s

    def after_the_throw() -> State:
        s = busy()
        s.throws, s.again = 1, 0
        return s

    free = {"jailed 0": 0, "jail_throws 0": 0}
    assert changes(lambda s: free_by_text(s, 0), after_the_throw()) == free | {"again": 1}
    assert changes(lambda s: free_by_text(s, 0), before_the_throw()) == free
    assert changes(lambda s: free_by_text(s, 1), after_the_throw()) == {
        "jailed 1": 0,
        "jail_throws 1": 0,
    }


def test_a_throw_in_jail_counts_or_costs_the_fine() -> None:
    s = busy()
    s.jail_throws[0] = 0
    assert changes(lambda s: throw_in_jail(s, BOARD, 0, 7, False), s) == {"jail_throws 0": 1}

    out = {"jailed 0": 0, "jail_throws 0": 0}
    moved = frame(MOVE, 0, a=7)
    fined = {"depth": 4, "agenda_kind 3": DEBT, "agenda_seat 3": 0, "agenda_a 3": BANK}
    assert changes(lambda s: throw_in_jail(s, BOARD, 0, 7, True)) == out | moved
    last = changes(lambda s: throw_in_jail(s, BOARD, 0, 7, False))
    assert {name: last[name] for name in fined} == fined


@pytest.mark.parametrize("extra", [0, 1])
def test_a_turn_begins_with_nothing_left_of_the_last_one(extra: int) -> None:
    begun: Changes = {"turn": 2, "turns": 8, "throws": 0, "doubles": 0, "again": 0, "power": 0}
    counted = {"offers_made 1": 0, f"offers_made {2 * SEATS}": 0}
    flag = {"a": 1} if extra else {}

    assert changes(lambda s: begin_turn(s, 2, extra)) == begun | counted | frame(BREAK, 2, **flag)


def test_a_throw_in_a_break_begins_the_turn_and_one_after_a_double_does_not() -> None:
    s = busy()
    s.depth, s.throws, s.turn_over = 1, 0, 1
    s.agenda_kind[1], s.agenda_seat[1] = 0, NOBODY
    push(s, BREAK, 0, 0, 0, 0)
    dice = frame(DICE, 0, a=TO_MOVE)

    first = changes(roll, s)
    again = changes(roll, with_frame(ANOTHER_THROW, 0))

    assert first == {"agenda_kind 1": TURN, "throws": 1, "again": 0, "turn_over": 0} | dice
    assert again == {"agenda_kind 2": DICE, "agenda_a 2": TO_MOVE, "throws": 3, "again": 0}


def test_a_throw_moves_the_token_by_both_dice() -> None:
    s = busy()
    s.jailed[0] = 0
    moved = {"first_die": 3, "second_die": 4, "power": 0} | frame(MOVE, 0, a=7)
    assert changes(lambda s: take_throw(s, BOARD, 0, 3, 4), s) == moved

    s = busy()
    s.jailed[0] = s.again = s.power = 0
    doubled = {"first_die": 5, "second_die": 5, "doubles": 2, "again": 1} | frame(MOVE, 0, a=10)
    assert changes(lambda s: take_throw(s, BOARD, 0, 5, 5), s) == doubled


def test_the_end_of_a_turn_takes_it_off_the_agenda() -> None:
    gone = {"depth": 1, "agenda_kind 1": 0, "agenda_seat 1": NOBODY}

    assert changes(end_turn) == gone
    assert changes(lambda s: announce_end(s, 0)) == {"time_up": 1}


def test_an_opening_throw_is_written_down() -> None:
    s = busy()
    s.agenda_a[1] = 0b111

    assert changes(lambda s: take_opening_throw(s, 1, 2, 6), s)["opening 1"] == 8


def test_a_rent_opens_at_the_end_of_the_list() -> None:
    s = busy()
    s.owner[MONTPARNASSE], s.mortgaged[MONTPARNASSE], s.claim_serial = 1, 0, 4

    assert changes(lambda s: open_claim(s, BOARD, 0, MONTPARNASSE, 7, NORMAL_TERMS), s) == {
        "claims": 1,
        "claim_serial": 5,
        "claim_id 0": 5,
        "claim_owner 0": 1,
        "claim_place 0": MONTPARNASSE,
        "claim_amount 0": 25,
        "claim_left 0": BOARD.rent_window,
    }


def test_a_deed_that_changes_hands_takes_no_right_along() -> None:
    assert changes(lambda s: move_deed(s, MONTPARNASSE, 2)) == {
        f"owner {MONTPARNASSE}": 2,
        f"cheap_lift {MONTPARNASSE}": 0,
    }
    assert changes(lambda s: pay_off(s, BOARD, 1, MONTPARNASSE, 110)) == {
        f"mortgaged {MONTPARNASSE}": 0,
        f"cheap_lift {MONTPARNASSE}": 0,
        "cash 1": 90,
        "bank_paid": 890,
    }


def test_what_the_bank_has_promised_is_handed_over_once() -> None:
    s = busy()
    s.promised[6] = 2

    assert changes(lambda s: take_from_bank(s, 6, 60), s) == {"owner 6": 2, "promised 6": NOBODY}


def test_packs_lose_their_top_and_grow_at_the_bottom() -> None:
    top, last = CARDS, CARDS + 3
    taken = {"deck_count 1": 2, f"deck {top}": 8, f"deck {top + 1}": 9, f"deck {top + 2}": UNSEEN}

    assert changes(lambda s: take_top(s, 1)) == taken
    assert changes(lambda s: put_under(s, CARDS + 2)) == {"deck_count 1": 4, f"deck {last}": 2}
    assert changes(lambda s: keep_card(s, BOARD, 2, BOARD.kept_card[1])) == {"kept_by 1": 2}


def test_an_offer_is_forgotten_and_with_all_business_the_wishes_and_sales() -> None:
    offer: Changes = {
        "offer_from": NOBODY,
        "offer_to": NOBODY,
        "offer_gives": 0,
        "offer_asks": 0,
        f"offer_deeds {LECOURBE}": 0,
        "offer_cards 1": 0,
    }
    wishes = {"wish 0": 0, "wish 1": 0, "wish 2": 0}

    assert changes(lambda s: forget_offer(s, BOARD)) == offer
    assert changes(lambda s: forget_business(s, BOARD)) == offer | wishes | {
        f"for_sale {LECOURBE}": 0
    }


def test_an_auction_opens_without_a_bid_and_loses_those_of_who_is_gone() -> None:
    minimum = BOARD.auction_minimum
    opened = frame(AUCTION, NOBODY, a=MONTPARNASSE, c=NOBODY, d=0b111, e=minimum)
    assert changes(lambda s: open_auction(s, BOARD, MONTPARNASSE)) == opened

    s = with_frame(AUCTION, NOBODY, MONTPARNASSE, 40, 1, 0b111, 1)
    assert changes(lambda s: void_bids_of(s, 2), s) == {}
    assert changes(lambda s: void_bids_of(s, 1), s) == {"agenda_b 2": 0, "agenda_c 2": NOBODY}


@pytest.mark.parametrize("lot", [HOUSE_LOT, MONTPARNASSE])
def test_wishes_end_with_an_auction_of_buildings_that_brings_no_bid(lot: int) -> None:
    s = with_frame(AUCTION, NOBODY, lot, 0, NOBODY, 0, 1)
    gone = {"depth": 2, "agenda_kind 2": 0, "agenda_a 2": 0, "agenda_c 2": 0, "agenda_e 2": 0}
    wishes = {"wish 0": 0, "wish 1": 0, "wish 2": 0} if lot == HOUSE_LOT else {}

    assert changes(leave_unsold, s) == gone | wishes


def test_wishes_are_granted_to_all_and_forgotten() -> None:
    s = with_frame(WISHES, NOBODY, HOUSE_LOT)
    granted: Changes = {"depth": 5, "wish 0": 0, "wish 1": 0, "wish 2": 0}
    for at, seat in ((2, 2), (3, 1), (4, 0)):
        granted |= {f"agenda_kind {at}": PLACEMENT, f"agenda_seat {at}": seat}
        granted |= {f"agenda_a {at}": HOUSE_LOT, f"agenda_b {at}": seat + 1}
    del granted["agenda_a 2"]
    assert changes(grant_wishes, s) == granted

    s = with_frame(WISHES, NOBODY, HOUSE_LOT)
    s.wish[1] = 0
    assert changes(grant_wishes, s)["depth"] == 4

    gone = {"depth": 2, "agenda_kind 2": 0, "agenda_a 2": 0}
    wishes = {"wish 0": 0, "wish 1": 0, "wish 2": 0}
    assert changes(close_wishes, with_frame(WISHES, NOBODY, HOUSE_LOT)) == gone | wishes


def test_an_order_that_others_contest_becomes_the_only_wish() -> None:
    wished = {"wish 0": 4, "wish 1": 0, "wish 2": 0} | frame(WISHES, NOBODY, a=HOUSE_LOT)

    assert changes(lambda s: open_wishes(s, BOARD, 0, HOUSE_LOT, 4)) == wished


def test_who_keeps_a_mortgage_owes_the_interest() -> None:
    s = with_frame(INHERITANCE, 1, MONTPARNASSE, 0, 0)
    kept = changes(lambda s: keep_mortgage(s, BOARD), s)

    assert kept == {
        "agenda_kind 2": DEBT,
        "agenda_a 2": BANK,
        "agenda_b 2": 10,
        "agenda_c 2": FOR_INTEREST,
        "agenda_d 2": MONTPARNASSE,
    }


@pytest.mark.clause("RE-112")
def test_a_text_that_sends_everybody_leaves_the_gathering_below_the_moves() -> None:
    b = board_of(load_edition("revolution-2009"))
    gathering = next(
        card
        for card in range(b.deck_size[0])
        if b.card_scope[card] == FOR_ALL and b.card_kind[card] == CARD_MOVE_TO
    )

    told = changes(lambda s: obey_together(s, b, 0, gathering))

    target = {"agenda_kind 2": GATHERING, "agenda_a 2": b.card_target[gathering]}
    assert target.items() <= told.items()
    assert {name for name in told if name.endswith(" 2") and "agenda" in name} == target.keys()
    assert [told[f"agenda_seat {at}"] for at in (3, 4, 5)] == [2, 1, 0]
    assert told["depth"] == 6


@pytest.mark.clause("CL-157")
def test_who_is_gone_leaves_nothing_of_the_turn() -> None:
    own = changes(lambda s: withdraw_from_agenda(s, BOARD, 0))
    others = changes(lambda s: withdraw_from_agenda(s, BOARD, 2))

    assert own == {"again": 0, "power": 0, "extra_turn": 0, "turn_over": 1, "wish 0": 0}
    assert {"again", "power", "extra_turn", "turn_over"}.isdisjoint(others)
