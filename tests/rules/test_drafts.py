"""Drafts: whoever plays at random tries every answer that the contents of the rules know."""

import pytest
from option_tables import TABLES

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import ANSWER, BID, FREE, NOTHING, WISH, Action
from passgo.rules.auction import everyone, lowest_bid, put_up
from passgo.rules.contents import ACTIONS, CHOICES, FRAMES
from passgo.rules.drafts import draft_choice, falls_heads, some_answer_to, some_free_act
from passgo.rules.lookup import ChoiceKind, FrameKind
from passgo.rules.machine import choice_of
from passgo.rules.money import free_cash
from passgo.rules.shortage import most_to_wish
from passgo.rules.state import State
from passgo.rules.turn import start

LUCK = range(0, 1 << 32, (1 << 32) // 997)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda row: row.name)
def test_every_answer_to_a_question_is_drafted(frame: FrameKind) -> None:
    answers = {row.kind for row in ACTIONS if row.group == ANSWER and frame.kind in row.to}

    drafted = {some_answer_to(frame.kind, luck) for luck in LUCK} if answers else set()

    assert drafted == answers


def test_the_usual_answer_is_drafted_twice_as_often_as_another() -> None:
    drafted = [
        some_answer_to(row.kind, luck) for row in FRAMES if row.name == "auction" for luck in LUCK
    ]

    assert drafted.count(BID) / len(drafted) == pytest.approx(2 / 3, abs=0.01)


def test_every_free_act_is_drafted() -> None:
    assert {some_free_act(luck) for luck in LUCK} == {r.kind for r in ACTIONS if r.group == FREE}


@pytest.mark.parametrize("choice", CHOICES, ids=lambda row: row.word)
def test_there_is_a_draft_of_every_choice(choice: ChoiceKind) -> None:
    assert choice.drafts is not None


def test_a_drafted_bid_is_good_and_goes_up_to_the_last_coin() -> None:
    board, s, a = board_of(load_edition("classic-2003")), State(), Action()
    s.seats = 3
    start(s, board)
    put_up(s, 1, everyone(s), 10)
    a.kind, a.seat = BID, 0
    assert choice_of(BID) != NOTHING

    bids = []
    for luck in LUCK:
        draft_choice(choice_of(BID), s, board, a, luck)
        bids.append(a.amount)

    assert (min(bids), max(bids)) == (lowest_bid(s, board), free_cash(s, 0))


def test_a_drafted_bid_is_never_above_the_purse() -> None:
    s, board = TABLES["auction with a bid"]()
    a = Action()
    a.kind, a.seat = BID, 0
    s.cash[0] = lowest_bid(s, board) + 2

    bids = set()
    for luck in LUCK:
        draft_choice(choice_of(BID), s, board, a, luck)
        bids.add(a.amount)

    assert bids == set(range(lowest_bid(s, board), free_cash(s, 0) + 1))


def test_a_coin_falls_on_either_side_as_often() -> None:
    heads = [falls_heads(luck) for luck in LUCK]

    assert heads.count(True) / len(heads) == pytest.approx(1 / 2, abs=0.01)


def test_a_drafted_wish_is_for_none_up_to_all_that_may_be_wished_for() -> None:
    s, board = TABLES["wishes"]()
    a = Action()
    a.kind, a.seat = WISH, 0

    wishes = set()
    for luck in LUCK:
        draft_choice(choice_of(WISH), s, board, a, luck)
        wishes.add(a.amount)

    assert most_to_wish(s, board, 0) > 0
    assert wishes == set(range(most_to_wish(s, board, 0) + 1))
