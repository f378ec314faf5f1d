"""Jail: at once, and out again at once or not before the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.actions import PayJail, Slide, WaitInJail
from passgo.sliding.events import Jailed, JailPaid, PotTaken, WaitedInJail
from passgo.sliding.prompts import LeaveJail, SlideWhich
from passgo.sliding.scoring import collections
from passgo.sliding.state import places, resting

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating


@pytest.mark.clause("KO-057")
@pytest.mark.parametrize("space", ["go-to-jail-1", "go-to-jail-2"])
def test_a_token_that_stops_on_go_to_jail_goes_to_jail_at_once(seat: Seating, space: str) -> None:
    table = seat(2)
    table.slide(space)

    assert table.told(Jailed) == [Jailed(0, 0, 0)]
    assert table.place(0) == "jail"


@pytest.mark.clause("KO-058")
def test_a_token_knocked_onto_go_to_jail_goes_there_as_well(seat: Seating) -> None:
    table = seat(2)
    table.slide("free-parking")
    table.slide("railroad", push={0: "go-to-jail-2"})

    assert table.told(Jailed) == [Jailed(0, 0, 1)]
    assert table.place(0) == "jail"


@pytest.mark.clause("KO-059", "KO-065")
def test_paying_100_to_free_parking_lets_the_token_slide_again_at_once(seat: Seating) -> None:
    table = seat(2)
    table.rich(250, 0)
    table.slide("go-to-jail-1")
    assert table.game.prompt == LeaveJail((0,), 0, (0,), 100)
    table.pay_jail(0)
    asked = table.game.prompt

    assert (table.cash, table.pot) == ([150, 0], 600)
    assert isinstance(asked, SlideWhich)
    assert (asked.side, asked.reason, asked.tokens) == (0, "jail", (0,))
    assert table.refused(Slide(0, 1, 1305, 0, 500)).code == "another-token-slides"
    table.slide("baltic")
    assert table.place(0) == "baltic"
    assert table.seat() == 1


@pytest.mark.clause("KO-060")
def test_a_token_left_in_jail_comes_back_free_at_the_end_of_the_round(seat: Seating) -> None:
    table = seat(2)
    table.rich(250, 0)
    table.slide("go-to-jail-1")
    table.wait_in_jail(0)
    assert table.told(WaitedInJail) == [WaitedInJail(0, 0)]
    table.slides(*["off"] * 7)

    assert table.game.state.round == 2
    assert table.place(0) == "hand"
    assert table.cash == [250, 0]


@pytest.mark.clause("KO-061")
def test_who_does_not_pay_at_once_cannot_pay_later(seat: Seating) -> None:
    table = seat(2)
    table.rich(250, 0)
    table.slide("go-to-jail-1")
    table.wait_in_jail(0)
    table.slide("off")

    refusal = table.refused(PayJail(0, 0))
    assert (refusal.code, refusal.clauses) == ("too-late", ("KO-061",))
    assert table.place(0) == "jail"


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


@pytest.mark.clause("KO-063")
def test_landing_in_jail_again_offers_the_same_choice_for_another_100(seat: Seating) -> None:
    table = seat(2)
    table.rich(250, 0)
    table.slide("go-to-jail-1")
    table.pay_jail(0)
    table.slide("go-to-jail-2")
    assert table.game.prompt == LeaveJail((0,), 0, (0,), 100)
    table.pay_jail(0)
    table.slide("go-to-jail-1")

    assert (table.cash, table.pot) == ([50, 0], 700)
    assert table.seat() == 1


@pytest.mark.clause("KO-064")
def test_a_token_knocked_into_jail_is_decided_before_the_next_turn_and_costs_none(
    seat: Seating,
) -> None:
    table = seat(3)
    table.rich(100, 0, 0)
    table.slide("free-parking")
    table.slide("railroad", push={0: "go-to-jail-2"})
    assert table.game.prompt == LeaveJail((0,), 0, (0,), 100)
    assert table.refused(Slide(2, 8, 1305, 0, 500)).clauses == ("KO-064",)
    table.pay_jail(0)
    table.slide("park")

    assert table.seat() == 2
    table.slide("off")
    asked = table.game.prompt
    assert isinstance(asked, SlideWhich)
    assert (asked.side, asked.tokens) == (0, (1, 2, 3))


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


@pytest.mark.clause("KO-064")
def test_two_jailed_tokens_of_one_player_are_decided_in_an_order_of_choice(seat: Seating) -> None:
    table = seat(2)
    table.rich(150, 0)
    table.slides("free-parking", "off", "railroad")
    table.slide("off", push={0: "go-to-jail-1", 1: "go-to-jail-2"})
    assert table.game.prompt == LeaveJail((0,), 0, (0, 1), 100)
    table.pay_jail(1)
    table.slide("baltic")

    assert (table.place(0), table.place(1)) == ("jail", "baltic")
    assert table.seat() == 0
    assert isinstance(table.game.prompt, SlideWhich)


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
