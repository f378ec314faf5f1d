"""From one round to the next, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.events import GameEnded, PotFilled, RoundEnded
from passgo.sliding.orders import Slide
from passgo.sliding.prompts import WhoWon

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating

OFF = ["off"] * 4


@pytest.mark.clause("KO-105")
def test_all_tokens_come_back_those_in_jail_and_off_included(seat: Seating) -> None:
    table = seat(2)
    table.round(["go-to-jail-1", "off", "baltic", "short"], ["park", "off", "off", "off"])

    assert table.game.state.round == 2
    assert {table.place(token) for token in range(8)} == {"hand"}
    assert not any(t.slid or t.slid_again or t.stayed for t in table.game.state.tokens)


@pytest.mark.clause("KO-105", "KO-075")
def test_a_token_slid_again_may_slide_again_from_chance_next_round(seat: Seating) -> None:
    table = seat(2)
    table.round(["chance", "off", "off", "off"], OFF)
    table.slide("off")
    table.round(["chance", "off", "off", "off"], OFF)
    asked = table.game.prompt

    assert getattr(asked, "reason", "") == "chance"


@pytest.mark.clause("KO-109")
def test_cash_is_kept_from_round_to_round(seat: Seating) -> None:
    table = seat(2)
    table.round(["park", "off", "off", "off"], ["baltic", "off", "off", "off"])
    assert table.cash == [500, 100]
    table.round(["baltic", "off", "off", "off"], OFF)

    assert table.cash == [600, 100]
    assert [ended.gains for ended in table.told(RoundEnded)] == [(500, 100), (100, 0)]


@pytest.mark.clause("KO-111")
def test_the_most_cash_wins(seat: Seating) -> None:
    table = seat(2)
    table.round(["baltic", "off", "off", "off"], OFF)
    table.round(OFF, ["park", "off", "off", "off"])

    assert table.told(GameEnded) == [GameEnded((1,), 500)]
    assert table.game.prompt == WhoWon((), (1,))


@pytest.mark.clause("KO-112")
def test_money_left_above_free_parking_at_the_end_is_nobodys(seat: Seating) -> None:
    table = seat(2)
    table.round(OFF, OFF)
    table.round(["baltic", "off", "off", "off"], OFF)

    assert table.pot == 500
    assert table.cash == [100, 0]
    assert table.told(GameEnded) == [GameEnded((0,), 100)]


@pytest.mark.clause("KO-112", "KO-106")
def test_nothing_is_laid_down_after_the_last_round(seat: Seating) -> None:
    table = seat(2)
    table.round(OFF, OFF)
    table.round(["free-parking", "off", "off", "off"], OFF)

    assert table.pot == 0
    assert table.told(PotFilled) == [PotFilled(500)]


@pytest.mark.clause("KO-113")
def test_equal_cash_shares_the_win(seat: Seating) -> None:
    table = seat(3)
    table.round(["baltic", "off", "off", "off"], OFF, ["mediterranean", "off", "off", "off"])
    table.round(OFF, OFF, OFF)
    table.round(OFF, OFF, OFF)

    assert table.told(GameEnded) == [GameEnded((0, 2), 100)]


@pytest.mark.clause("KO-110")
def test_after_the_end_every_action_is_refused(seat: Seating) -> None:
    table = seat(2)
    table.round(OFF, OFF)
    table.round(OFF, OFF)

    assert table.game.is_over
    assert table.refused(Slide(0, 0, 1305, 0, 500)).code == "game-over"
    assert all(not option.open and option.code == "game-over" for option in table.game.options(0))


@pytest.mark.clause("KO-114")
def test_nothing_can_be_bought_on_credit(seat: Seating) -> None:
    table = seat(2, second_chance="paid")
    table.rich(99, 99)
    table.slides("go-to-jail-1", "off")

    assert table.cash == [99, 99]
    assert table.pot == 500
    assert {option.do for option in table.game.options(0)} == {
        "Slide",
        "PayJail",
        "WaitInJail",
        "TakeSecondChance",
        "DeclineSecondChance",
        "MoveFromRailroad",
        "StayOnRailroad",
        "DoubleProperty",
    }
