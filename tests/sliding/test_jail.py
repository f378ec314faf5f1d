"""Jail: at once, and out again at once or not before the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.events import Jailed, JailPaid, PotTaken
from passgo.sliding.orders import PayJail, WaitInJail
from passgo.sliding.prompts import LeaveJail, SlideWhich
from passgo.sliding.scoring import collections
from passgo.sliding.state import places, resting

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating


@pytest.mark.clause("KO-062")
@pytest.mark.parametrize("cash", [0, 99])
def test_with_less_than_100_nobody_is_asked(seat: Seating, cash: int) -> None:
    table = seat(2)
    table.rich(cash, 0)
    table.slide("go-to-jail-1")

    refusal = table.refused(PayJail(0, 0))
    assert (refusal.code, refusal.clauses) == ("not-enough-cash", ("KO-062",))
    assert refusal.facts == {"needed": 100, "held": cash}
    assert isinstance(table.game.prompt, SlideWhich)
    assert table.seat() == 1


@pytest.mark.clause("KO-062")
def test_in_round_one_nobody_can_pay(seat: Seating) -> None:
    table = seat(4)
    table.slides(*["go-to-jail-1"] * 16)

    assert table.told(JailPaid) == []
    assert len(table.told(Jailed)) == 16


@pytest.mark.clause("KO-064")
def test_several_jailed_players_act_in_the_order_of_their_markers(seat: Seating) -> None:
    table = seat(3, order=(2, 0, 1))
    table.rich(100, 100, 100)
    table.slides("free-parking", "railroad")
    pushed = {8: "go-to-jail-1", 0: "go-to-jail-1"}
    table.slide("go-to-jail-2", push=pushed)
    asked = []
    for token in (8, 0, 4):
        prompt = table.game.prompt
        assert isinstance(prompt, LeaveJail)
        asked.append(prompt.side)
        assert table.refused(WaitInJail((prompt.side + 1) % 3, token)).clauses == ("KO-064",)
        table.wait_in_jail(token)

    assert asked == [2, 0, 1]
    assert table.seat() == 2


@pytest.mark.clause("KO-065")
def test_a_jail_payment_can_be_won_in_the_same_round(seat: Seating) -> None:
    table = seat(2)
    table.rich(100, 0)
    table.slide("go-to-jail-1")
    table.pay_jail(0)
    table.slides("off", "free-parking", *["off"] * 6)

    assert table.told(PotTaken) == [PotTaken(1, 600, 1)]
    assert table.cash == [0, 600]


@pytest.mark.clause("KO-066")
def test_a_token_in_jail_stands_on_no_space_and_cannot_be_hit(seat: Seating) -> None:
    table = seat(2)
    table.slides("go-to-jail-1", "off")
    s = table.game.state

    assert collections(s.edition, places(s), s.order) == ((), ())
    assert 0 not in resting(s)
    assert table.game.view(0).sides[0].tokens[0].space == -1


def test_a_token_that_is_not_in_jail_cannot_be_bought_out(seat: Seating) -> None:
    table = seat(2)
    table.rich(500, 500)

    assert table.refused(PayJail(0, 0)).clauses == ("KO-059",)
    table.slide("go-to-jail-1")
    assert table.refused(PayJail(0, 1)).code == "no-token-in-jail"
    assert table.refused(WaitInJail(0, 77)).code == "unknown-token"
    assert table.refused(PayJail(1, 0)).code == "not-your-turn"
