"""What a seat may do, and what it may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from passgo.refusal import Refusal
from passgo.sliding.actions import PERSON_ACTIONS, PayJail, Slide
from passgo.sliding.events import JailPaid
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded
from passgo.sliding.options import Option

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating, Sitting

OFF = ["off"] * 4


def option(table: Sitting, seat: int, action: str) -> Option:
    return next(o for o in table.game.options(seat) if o.action == action)


def test_every_kind_of_action_is_an_option_once_open_or_closed(seat: Seating) -> None:
    table = seat(2)
    options = table.game.options(0)

    assert len({o.action for o in options}) == len(options) == len(PERSON_ACTIONS)
    assert [o.action for o in options if o.open] == ["slide"]
    assert all(o.code and o.clauses for o in options if not o.open)


def test_a_slide_is_an_option_with_its_ranges(seat: Seating) -> None:
    slide = option(seat(2), 0, "slide")

    assert slide.tokens == (0, 1, 2, 3)
    assert slide.ranges == {
        "start": ((150, 2460),),
        "direction": ((-200, 200),),
        "power": ((100, 1000),),
    }


def test_a_payment_tells_the_cash_after_it(seat: Seating) -> None:
    table = seat(2, second_chance="paid")
    table.rich(250, 0)
    table.slide("go-to-jail-1")
    pay, wait = option(table, 0, "pay-jail"), option(table, 0, "wait-in-jail")
    assert (pay.price, pay.cash_after, pay.tokens) == (100, 150, (0,))
    assert (wait.price, wait.cash_after) == (0, 250)
    table.wait_in_jail(0)
    table.slides("baltic")
    table.slide("off")
    again = option(table, 0, "take-second-chance")
    assert (again.open, again.price, again.cash_after) == (True, 100, 150)


def test_a_railroad_move_tells_the_set_it_would_complete(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "marvin", "ventnor", "off"], OFF)
    move, stay = option(table, 0, "move-from-railroad"), option(table, 0, "stay-on-railroad")
    atlantic = table.edition.index("atlantic")

    assert move.completes == {atlantic: (5,)}
    assert len(move.spaces) == 20
    assert (stay.open, stay.spaces, stay.tokens) == (True, (), (0,))


def test_the_house_chooses_among_what_it_may_double(seat: Seating) -> None:
    table = seat(2)
    table.round(["baltic", "park", "house-1", "off"], OFF)

    assert option(table, 0, "double-property").spaces == (2, 24)


def test_everybody_sees_the_same_table_but_no_generator() -> None:
    game = SlidingGame.new(seats=["A", "B"], luck=Seeded(424242))
    shown = [msgspec.json.encode(game.view(seat)) for seat in (-1, 0, 1)]

    assert all(b"424242" not in text and b"seed" not in text for text in shown)
    assert game.view(0).sides == game.view(1).sides
    assert (game.view(0).side, game.view(1).side, game.view(-1).side) == (0, 1, -1)


def test_a_view_counts_as_if_the_round_ended_now(seat: Seating) -> None:
    table = seat(2)
    table.slides("park", "free-parking", "boardwalk")
    view = table.game.view(0)

    assert [side.forecast for side in view.sides] == [3000, 500]
    assert view.sides[0].tokens[0].space == table.edition.index("park")
    assert (view.round, view.rounds, view.pot) == (1, 2, 500)


@pytest.mark.parametrize("seat_number", [-2, 2, 99])
def test_a_view_of_no_seat_is_refused(seat: Seating, seat_number: int) -> None:
    with pytest.raises(Refusal, match="unknown-seat"):
        seat(2).game.view(seat_number)


def test_a_probe_tells_what_would_follow_and_changes_nothing(seat: Seating) -> None:
    table = seat(2)
    table.rich(100, 0)
    table.slide("go-to-jail-1")
    before = table.game.position()

    assert table.game.probe(PayJail(0, 0)).events == (JailPaid(0, 0, 100),)
    assert table.game.position() == before
    assert table.game.probe(Slide(1, 4, 1305, 0, 500)).refusal


def test_the_state_handed_out_is_a_copy(seat: Seating) -> None:
    table = seat(2)
    before = table.game.position()
    state = table.game.state
    state.cash[0] = 9999
    state.tokens[0].put(1000, 5000)
    state.order.reverse()

    assert table.game.position() == before
