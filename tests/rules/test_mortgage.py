"""Mortgages: the rounding of interest, and what the receiver of mortgaged deeds is asked."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import ASKED, Action
from passgo.rules.agenda import INHERITANCE, POWER_BENEFIT, ROUND, TURN, push
from passgo.rules.bankruptcy import fall_to_player
from passgo.rules.limits import NOBODY
from passgo.rules.mortgage import AS_HEIR, interest, work_inheritance
from passgo.rules.powers import steal, wipe_out
from passgo.rules.property import keep_promises
from passgo.rules.slots import inheritance_place_at
from passgo.rules.state import State

BOOK = "classic-2003"
FIRST, NORD = 1, 25


@pytest.mark.clause("CL-148")
@pytest.mark.parametrize(
    ("value", "tenth"), [(30, 3), (71, 8), (75, 8), (79, 8), (80, 8), (81, 9), (10_000, 1000)]
)
def test_interest_is_rounded_up_to_the_next_whole_unit(value: int, tenth: int) -> None:
    b = board_of(load_edition("classic-2003"))
    b.mortgage[NORD] = value

    assert interest(b, NORD) == tenth


@pytest.mark.clause("CW-158")
@pytest.mark.parametrize(("value", "hundredth"), [(49, 0), (50, 1), (149, 1), (150, 2), (200, 2)])
def test_interest_may_be_rounded_to_the_nearest_unit_instead(value: int, hundredth: int) -> None:
    b = board_of(load_edition("clone-wars-2008"))
    b.mortgage[NORD], b.interest_percent = value, 1

    assert interest(b, NORD) == hundredth


@pytest.mark.clause("CL-166")
@pytest.mark.parametrize("way", ["bankruptcy", "theft", "wiping out", "deal"])
def test_a_receiver_is_asked_about_several_mortgages_in_the_order_of_the_board(way: str) -> None:
    b = board_of(load_edition("clone-wars-2008" if way in ("theft", "wiping out") else BOOK))
    last = b.places - 1
    s = State()
    s.seats = 3
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, TURN, 1, 0, 0, 0)
    a = Action()
    a.seat, a.other = 1, 0
    for place in (FIRST, last):
        s.owner[place], s.mortgaged[place] = 0, 1
        s.promised[place] = 1 if way == "deal" else NOBODY
        a.deeds[place] = ASKED
    if way == "bankruptcy":
        fall_to_player(s, b, 0, 1)
    elif way == "deal":
        keep_promises(s, b)
    else:
        push(s, POWER_BENEFIT, 1, 0, 0, 0)
        if way == "theft":
            steal(s, b, a)
        else:
            wipe_out(s, b, a)

    assert (s.owner[FIRST], s.owner[last]) == (1, 1)
    assert s.agenda_kind[2 : s.depth] == [INHERITANCE, INHERITANCE]
    asked = [inheritance_place_at(s, at) for at in range(2, s.depth)]
    assert asked == [last, FIRST]  # the top is asked first


def test_nothing_is_asked_about_a_deed_whose_mortgage_was_lifted_meanwhile() -> None:
    b = board_of(load_edition(BOOK))
    s = State()
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, INHERITANCE, 1, NORD, AS_HEIR, 0)

    assert work_inheritance(s, b)

    assert s.agenda_kind[: s.depth] == [ROUND]
