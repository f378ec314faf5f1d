"""Cards that no pack of the classic game holds, but whose rule it states."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import PACK_SHUFFLED, Action
from passgo.rules.agenda import CARD_DRAW, LANDING, ROUND, push, top_kind
from passgo.rules.board import STATION, Board
from passgo.rules.cards import (
    forget_order,
    steps_to_kind,
    take_top,
    why_not_shuffle,
    work_card_draw,
)
from passgo.rules.jail import arrest
from passgo.rules.limits import CARDS, NOBODY
from passgo.rules.log import FREED, MOVED, Log
from passgo.rules.movement import step_back, work_landing
from passgo.rules.state import UNSEEN, State

GO = 0
BELLEVILLE = 1
LECOURBE = 3
INCOME_TAX = 4
MONTPARNASSE = 5
LUXURY_TAX = 38


def board() -> Board:
    """Return the classic board."""
    return board_of(load_edition("classic-2003"))


def token_at(place: int) -> State:
    """Return a state with one token on *place* and 500 in its player's hand."""
    s = State()
    s.seats = 2
    s.cash[0] = 500
    s.at[0] = place
    return s


@pytest.mark.clause("CL-204")
def test_a_card_that_leads_backward_over_go_pays_no_salary() -> None:
    s = token_at(BELLEVILLE)

    step_back(s, board(), 0, 3)

    assert s.at[0] == LUXURY_TAX
    assert s.cash[0] == 500
    assert top_kind(s) == LANDING


@pytest.mark.clause("CL-204")
def test_a_card_that_leads_backward_to_go_pays_no_salary() -> None:
    b = board()
    s = token_at(LECOURBE)

    step_back(s, b, 0, 3)
    work_landing(s, b)

    assert s.at[0] == GO
    assert s.cash[0] == 500
    assert s.depth == 0


@pytest.mark.clause("CL-083")
def test_a_card_taken_off_the_top_leaves_no_trace_in_its_pack() -> None:
    s = State()
    s.deck_count[1] = CARDS
    s.deck[CARDS : 2 * CARDS] = range(CARDS)

    take_top(s, 1)

    assert s.deck_count[1] == CARDS - 1
    assert s.deck[CARDS : 2 * CARDS] == [*range(1, CARDS), UNSEEN]


@pytest.mark.clause("CL-085")
def test_the_nearest_station_is_the_next_one_in_front() -> None:
    b = board()

    assert steps_to_kind(token_at(INCOME_TAX), b, 0, STATION) == 1
    assert steps_to_kind(token_at(MONTPARNASSE), b, 0, STATION) == 10
    assert steps_to_kind(token_at(LUXURY_TAX), b, 0, STATION) == 7


@pytest.mark.clause("CL-204")
def test_a_step_back_out_of_jail_sets_free() -> None:
    b, s = board(), token_at(GO)
    arrest(s, b, 0)
    s.log = Log()

    step_back(s, b, 0, 3)

    assert (s.jailed[0], s.at[0]) == (0, b.jail - 3)
    assert [row[0] for row in s.log.rows] == [FREED, MOVED]


def test_from_an_empty_pack_no_card_is_drawn() -> None:
    s = token_at(GO)
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, CARD_DRAW, 0, 1, 0, 0)

    assert work_card_draw(s, board())

    assert (s.depth, top_kind(s)) == (1, ROUND)


@pytest.mark.clause("CL-012", "CL-013")
def test_of_a_shuffled_pack_no_card_is_known_and_the_other_pack_lies_as_it_did() -> None:
    s, a = token_at(GO), Action()
    for deck in (0, 1):
        s.deck_count[deck] = 3
        s.deck[deck * CARDS : deck * CARDS + 3] = [4, UNSEEN, 2]
    a.kind, a.amount = PACK_SHUFFLED, 1
    assert why_not_shuffle(s, board(), a) == 0

    forget_order(s, a)

    assert s.deck[:3] == [4, UNSEEN, 2]
    assert s.deck[CARDS : CARDS + 3] == [UNSEEN] * 3
    assert s.deck_count[:2] == [3, 3]
