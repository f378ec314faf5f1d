"""The second-chance house rules, agreed before play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.orders import TakeSecondChance
from passgo.sliding.prompts import SlideWhich, TryAgain

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating


@pytest.mark.clause("KO-116")
@pytest.mark.parametrize("hit", [0, 4])
def test_a_token_that_hit_another_gets_no_second_chance(seat: Seating, hit: int) -> None:
    table = seat(2, second_chance="free")
    table.slides("baltic", "states")
    table.slide("off", token=1, push={hit: "vermont"})

    assert isinstance(table.game.prompt, SlideWhich)
    assert table.place(1) == "off"


@pytest.mark.clause("KO-118")
def test_it_may_be_used_again_as_long_as_the_cash_lasts(seat: Seating) -> None:
    table = seat(2, second_chance="paid")
    table.rich(250, 0)
    for left in (150, 50):
        table.slide("off", token=0)
        table.act(TakeSecondChance(0))
        assert table.cash == [left, 0]
    table.slide("off", token=0)

    assert table.seat() == 1
    refusal = table.refused(TakeSecondChance(0))
    assert (refusal.code, refusal.clauses) == ("not-enough-cash", ("KO-118",))
    assert refusal.facts == {"needed": 100, "held": 50}


@pytest.mark.clause("KO-118", "KO-115")
def test_it_holds_for_slides_from_jail_and_chance_too(seat: Seating) -> None:
    table = seat(2, second_chance="free")
    table.rich(100, 0)
    table.slide("go-to-jail-1")
    table.pay_jail(0)
    table.slide("off")
    assert isinstance(table.game.prompt, TryAgain)
    table.act(TakeSecondChance(0))
    table.slide("chance")
    table.slides(*["baltic"] * 3, *["states"] * 4)
    table.slide("off", token=0)

    assert isinstance(table.game.prompt, TryAgain)
