"""The agenda: a stack that never overflows unnoticed."""

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.agenda import (
    BREAK,
    DEBT,
    ROUND,
    TEXT_SHOWN,
    drop_frames_of,
    is_business,
    is_choice_of_a_turn,
    pop,
    push,
    sink_top,
    top_kind,
)
from passgo.rules.contents import A_DEBT, BUSINESS, FRAMES, OWN_TURN, RAISING
from passgo.rules.invariants import LISTS_FULL, broken
from passgo.rules.limits import DEPTH, NOBODY
from passgo.rules.state import State

RAISE_MONEY = (RAISING, BUSINESS, A_DEBT)


def test_a_full_agenda_stops_the_game_and_is_told() -> None:
    s = State()
    for _ in range(DEPTH):
        push(s, DEBT, 0, 1, 2, 3)
    whole = s.clone()

    push(s, BREAK, 0, 0, 0, 0)

    assert (s.depth, s.over, s.jammed) == (DEPTH, 1, 1)
    assert s.agenda_kind == whole.agenda_kind
    assert broken(s, board_of(load_edition("classic-2003"))) == LISTS_FULL


def test_a_popped_frame_leaves_no_trace() -> None:
    s = State()

    push(s, DEBT, 3, 1, 2, 3)
    s.agenda_d[0], s.agenda_e[0] = 4, 5
    pop(s)

    assert s.to_ints() == State().to_ints()


def test_frames_of_a_player_who_is_gone_are_dropped_in_order() -> None:
    s = State()
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, DEBT, 1, 7, 0, 0)
    push(s, DEBT, 2, 8, 0, 0)
    push(s, DEBT, 1, 9, 0, 0)

    drop_frames_of(s, 1)

    assert (s.depth, top_kind(s), s.agenda_a[1]) == (2, DEBT, 8)


def test_a_frame_can_sink_below_another() -> None:
    s = State()
    for number in range(4):
        push(s, DEBT, number, number, 0, 0)

    sink_top(s, 1)

    assert s.agenda_a[:4] == [0, 3, 1, 2]
    assert s.depth == 4


def test_the_choices_of_a_turn_are_what_leaves_the_turn_open_to_its_player() -> None:
    choices = {frame.name for frame in FRAMES if is_choice_of_a_turn(frame.kind)}

    assert choices == {frame.name for frame in FRAMES if frame.opens == OWN_TURN}


def test_business_is_what_lets_those_concerned_raise_money_but_no_text_or_card() -> None:
    raising = {frame.kind: frame.name for frame in FRAMES if frame.opens in RAISE_MONEY}
    business = {name for kind, name in raising.items() if kind != TEXT_SHOWN}

    assert business == {frame.name for frame in FRAMES if is_business(frame.kind)}
