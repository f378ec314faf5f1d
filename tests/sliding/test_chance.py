"""The end of a round, and its first step: tokens on Chance slide again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.counting import slides_again, stays_on_chance
from passgo.sliding.events import (
    BonusCollected,
    Event,
    KnockedOff,
    PotTaken,
    PropertyCollected,
    PropertyDoubled,
    StepBegan,
    TaxPaid,
    TokenRested,
)
from passgo.sliding.orders import Slide
from passgo.sliding.prompts import DoubleWhich, LeaveJail, MoveByRailroad, SlideWhich
from passgo.sliding.state import places, tokens_of

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating, Sitting

OFF = ["off"] * 4


def asked(table: Sitting) -> tuple[int, str, tuple[int, ...]]:
    prompt = table.game.prompt
    assert isinstance(prompt, SlideWhich)
    if prompt.reason == "chance":
        assert told_beside(table)[0] == prompt.tokens
    return prompt.side, prompt.reason, prompt.tokens


def told_beside(table: Sitting) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what the scorer says: the tokens that slide again, and sides whose token stays."""
    s = table.game.state
    slid = [[s.tokens[token].slid_again for token in tokens_of(s, side)] for side in range(s.sides)]
    step = (s.edition, places(s), slid, s.order)
    again = tuple(tokens_of(s, side)[nth] for side, nth in slides_again(*step))
    return again, stays_on_chance(*step)


@pytest.mark.clause("KO-067")
def test_the_round_ends_when_all_four_tokens_of_all_are_slid(seat: Seating) -> None:
    table = seat(2)
    table.slides(*["off"] * 7)
    assert table.told(StepBegan) == []
    table.slide("off")

    assert table.told(StepBegan)[0] == StepBegan("chance")
    assert table.game.state.round == 2


@pytest.mark.clause("KO-067")
def test_paid_slides_are_extra_and_do_not_shorten_the_round(seat: Seating) -> None:
    table = seat(2)
    table.rich(100, 0)
    table.slide("go-to-jail-1")
    table.pay_jail(0)
    table.slide("baltic")
    table.slides(*["off"] * 6)

    assert table.told(StepBegan) == []
    assert asked(table) == (1, "turn", (7,))


@pytest.mark.clause("KO-069")
def test_the_steps_come_in_their_order(seat: Seating) -> None:
    table = seat(2)
    table.round(OFF, OFF)

    assert [began.step for began in table.told(StepBegan)] == [
        "chance",
        "railroad",
        "collect",
        "set-bonus",
        "house",
        "tax",
        "free-parking",
    ]


@pytest.mark.clause("KO-068")
def test_each_step_is_done_by_all_in_marker_order_before_the_next(seat: Seating) -> None:
    table = seat(2, order=(1, 0))
    full = ["mediterranean", "house-1", "luxury-tax", "free-parking"]
    other = ["oriental", "house-2", "luxury-tax", "free-parking"]
    table.round(full, other)
    kinds = (PropertyCollected, BonusCollected, PropertyDoubled, TaxPaid, PotTaken)
    paid = [(type(e).__name__, e.side) for e in table.events if isinstance(e, kinds)]

    assert paid == [
        (name, side)
        for name in ("PropertyCollected", "PropertyDoubled", "TaxPaid", "PotTaken")
        for side in (1, 0)
    ]


@pytest.mark.clause("KO-069", "KO-070")
def test_no_token_moves_once_collecting_has_begun(seat: Seating) -> None:
    table = seat(2)
    table.round(["baltic", "oriental", "house-1", "off"], OFF)
    before = [table.place(token) for token in range(8)]
    assert isinstance(table.game.prompt, DoubleWhich)

    refusal = table.refused(Slide(0, 0, 1305, 0, 500))
    assert (refusal.code, refusal.clauses) == ("no-more-slides", ("KO-067", "KO-082"))
    new = table.double("oriental")
    moved = [e for e in new if isinstance(e, TokenRested)]
    assert moved == []
    assert before == ["baltic", "oriental", "house-1", "off", *OFF]


@pytest.mark.clause("KO-071")
def test_each_token_on_chance_is_slid_again(seat: Seating) -> None:
    table = seat(2)
    table.round(["chance", "off", "off", "off"], OFF)
    assert asked(table) == (0, "chance", (0,))
    table.slide("boardwalk")

    assert table.cash == [500, 0]
    assert table.game.state.round == 2


@pytest.mark.clause("KO-072")
def test_chance_is_done_in_marker_order(seat: Seating) -> None:
    table = seat(3, order=(2, 0, 1))
    table.round(*[["chance", "off", "off", "off"]] * 3)
    sides = []
    for _ in range(3):
        sides.append(asked(table)[0])
        other = (asked(table)[0] + 1) % 3
        assert table.refused(Slide(other, other * 4, 1305, 0, 500)).clauses == ("KO-072",)
        table.slide("off")

    assert sides == [2, 0, 1]


@pytest.mark.clause("KO-073")
def test_several_tokens_on_chance_go_one_after_the_other_in_an_order_of_choice(
    seat: Seating,
) -> None:
    table = seat(2)
    table.round(["chance", "off", "chance", "chance"], OFF)
    assert asked(table) == (0, "chance", (0, 2, 3))
    table.slide("baltic", token=2)
    assert asked(table) == (0, "chance", (0, 3))
    table.slide("off", token=3)
    assert asked(table) == (0, "chance", (0,))


@pytest.mark.clause("KO-074")
def test_a_chance_slide_may_move_and_knock_off_tokens(seat: Seating) -> None:
    table = seat(2)
    table.round(["chance", "off", "off", "off"], ["boardwalk", "park", "off", "off"])
    table.slide("park", push={4: "off", 5: "north-carolina"})

    assert table.told(KnockedOff)[-1] == KnockedOff(1, 4, 0)
    assert table.cash == [500, 300]


@pytest.mark.clause("KO-075")
def test_a_token_slid_again_that_lands_on_chance_stays(seat: Seating) -> None:
    table = seat(2)
    table.round(["chance", "off", "off", "off"], OFF)
    table.slide("chance")

    assert table.game.state.round == 2
    assert table.cash == [0, 0]


@pytest.mark.clause("KO-075")
def test_a_token_slid_again_that_is_pushed_onto_chance_stays(seat: Seating) -> None:
    table = seat(2)
    table.round(["chance", "off", "chance", "off"], OFF)
    table.slide("baltic", token=0)
    table.slide("off", token=2, push={0: "chance"})

    assert table.game.state.round == 2
    assert table.cash == [0, 0]


@pytest.mark.clause("KO-076")
def test_a_token_pushed_onto_chance_slides_if_its_owners_part_is_to_come(seat: Seating) -> None:
    table = seat(2)
    table.round(["chance", "off", "off", "off"], ["baltic", "off", "off", "off"])
    table.slide("off", push={4: "chance"})

    assert asked(table) == (1, "chance", (4,))


@pytest.mark.clause("KO-076")
def test_a_token_pushed_onto_chance_slides_if_its_owners_part_is_under_way(seat: Seating) -> None:
    table = seat(2)
    table.round(["chance", "baltic", "off", "off"], OFF)
    table.slide("off", push={1: "chance"})

    assert asked(table) == (0, "chance", (1,))


@pytest.mark.clause("KO-076")
def test_a_token_pushed_onto_chance_stays_if_its_owners_part_is_over(seat: Seating) -> None:
    table = seat(2)
    table.round(["baltic", "off", "off", "off"], ["chance", "baltic", "off", "off"])
    table.slide("off", push={0: "chance", 5: "chance"})

    assert asked(table) == (1, "chance", (5,))
    assert told_beside(table)[1] == (0,)
    table.slide("off")
    assert table.game.state.round == 2
    assert table.cash == [0, 0]


@pytest.mark.clause("KO-077")
def test_go_to_jail_acts_in_the_chance_step_with_the_same_choice(seat: Seating) -> None:
    table = seat(2)
    table.rich(100, 100)
    table.round(["chance", "off", "off", "off"], ["boardwalk", "off", "off", "off"])
    table.slide("go-to-jail-1", push={4: "go-to-jail-2"})
    assert table.game.prompt == LeaveJail((0,), 0, (0,), 100)
    table.pay_jail(0)
    table.slide("chance")
    assert table.game.prompt == LeaveJail((1,), 1, (4,), 100)
    table.wait_in_jail(4)

    assert table.game.state.round == 2
    assert table.cash == [0, 100]


def test_the_railroad_waits_for_the_chance_step(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "off", "off", "off"], ["chance", "off", "off", "off"])
    assert asked(table)[0] == 1
    table.slide("off", push={0: "baltic"})
    assert not isinstance(table.game.prompt, MoveByRailroad)
    assert table.cash == [100, 0]


def test_events_of_a_step_are_events(seat: Seating) -> None:
    table = seat(2)
    table.round(OFF, OFF)

    assert all(isinstance(event, Event) for event in table.events)
