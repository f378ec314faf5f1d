"""What a seat may do, and what it may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from passgo.refusal import Refusal
from passgo.sliding.edition import AimHelp
from passgo.sliding.events import JailPaid
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded
from passgo.sliding.options import Option
from passgo.sliding.orders import PEOPLES_ORDERS, PayJail, Slide
from passgo.sliding.seating import HouseRules

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating, Sitting

OFF = ["off"] * 4


def option(table: Sitting, seat: int, action: str) -> Option:
    return next(o for o in table.game.options(seat) if o.do == action)


def test_every_kind_of_action_is_an_option_once_open_or_closed(seat: Seating) -> None:
    table = seat(2)
    options = table.game.options(0)

    assert len({o.do for o in options}) == len(options) == len(PEOPLES_ORDERS)
    assert [o.do for o in options if o.open] == ["Slide"]
    assert all(o.code and o.clauses for o in options if not o.open)


def test_a_slide_is_an_option_with_its_ranges(seat: Seating) -> None:
    slide = option(seat(2), 0, "Slide")

    assert slide.tokens == (0, 1, 2, 3)
    assert slide.ranges == {
        "start": ((150, 2460),),
        "direction": ((-200, 200),),
        "power": ((100, 1000),),
    }


@pytest.mark.parametrize(
    ("aim_help", "shown"),
    [("none", set()), ("line", {"line"}), ("spot", {"line", "reach"})],
)
def test_a_slide_shows_as_much_of_itself_as_the_table_agreed(
    seat: Seating, aim_help: AimHelp, shown: set[str]
) -> None:
    table = seat(2, aim_help=aim_help)

    assert set(option(table, 0, "Slide").shows) == shown
    assert not option(table, 1, "Slide").shows


def test_by_the_book_a_slide_shows_its_line() -> None:
    assert HouseRules().helps == "line"


def test_no_probe_of_a_slide_tells_where_it_ends(seat: Seating) -> None:
    table = seat(2, aim_help="spot")

    assert table.game.probe(Slide(0, 0, 1305, 0, 500)).events == ()


def test_a_payment_tells_the_cash_after_it(seat: Seating) -> None:
    table = seat(2, second_chance="paid")
    table.rich(250, 0)
    table.slide("go-to-jail-1")
    pay, wait = option(table, 0, "PayJail"), option(table, 0, "WaitInJail")
    assert (pay.price, pay.cash_after, pay.tokens) == (100, 150, (0,))
    assert (wait.price, wait.cash_after) == (0, 250)
    table.wait_in_jail(0)
    table.slides("baltic")
    table.slide("off")
    again = option(table, 0, "TakeSecondChance")
    assert (again.open, again.price, again.cash_after) == (True, 100, 150)


def test_a_railroad_move_tells_the_set_it_would_complete(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "marvin", "ventnor", "off"], OFF)
    move, stay = option(table, 0, "MoveFromRailroad"), option(table, 0, "StayOnRailroad")
    atlantic = table.edition.index("atlantic")

    assert move.completes == {atlantic: (5,)}
    assert len(move.spaces) == 20
    assert (stay.open, stay.spaces, stay.tokens) == (True, (), (0,))


def test_the_house_chooses_among_what_it_may_double(seat: Seating) -> None:
    table = seat(2)
    table.round(["baltic", "park", "house-1", "off"], OFF)

    assert option(table, 0, "DoubleProperty").spaces == (2, 24)


def test_everybody_sees_the_same_table_but_no_generator() -> None:
    game = SlidingGame.new("knockout-2024", seats=["A", "B"], luck=Seeded(424242))
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
