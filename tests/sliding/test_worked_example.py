"""The example of the leaflet, played at the table and counted without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.refusal import Refusal
from passgo.sliding.edition import Edition
from passgo.sliding.events import (
    BonusCollected,
    PotFilled,
    PotTaken,
    PropertyCollected,
    PropertyDoubled,
    PropertyMissed,
    TaxPaid,
)
from passgo.sliding.prompts import DoubleWhich, MoveByRailroad
from passgo.sliding.tally import tally

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating, Sitting

BLUE, RED, GREEN = range(3)


@pytest.fixture
def example(seat: Seating) -> Sitting:
    table = seat(3, colours=("blue", "red", "green"))
    table.round(
        ["railroad", "marvin", "ventnor", "house-1"],
        ["marvin", "st-james", "go-to-jail-1", "free-parking"],
        ["baltic", "luxury-tax", "off", "free-parking"],
    )
    return table


def finish(table: Sitting) -> Sitting:
    table.move(0, "atlantic")
    table.double("atlantic")
    return table


@pytest.mark.clause("KO-120")
def test_nobody_is_on_chance_and_the_places_are_those_of_the_example(example: Sitting) -> None:
    assert isinstance(example.game.prompt, MoveByRailroad)
    assert [example.place(token) for token in (0, 1, 2, 3)] == [
        "railroad",
        "marvin",
        "ventnor",
        "house-1",
    ]
    assert example.place(6) == "jail"
    assert example.place(10) == "off"


@pytest.mark.clause("KO-121")
def test_blue_moves_from_the_railroad_to_atlantic_avenue(example: Sitting) -> None:
    example.move(0, "atlantic")

    assert example.place(0) == "atlantic"
    assert isinstance(example.game.prompt, DoubleWhich)


@pytest.mark.clause("KO-122")
def test_blue_collects_750_and_the_bonus_of_1500(example: Sitting) -> None:
    finish(example)
    paid = [e.amount for e in example.told(PropertyCollected) if e.side == BLUE]

    assert sum(paid) == 750
    assert example.told(BonusCollected) == [BonusCollected(BLUE, 5, 1500)]


@pytest.mark.clause("KO-123")
def test_the_house_doubles_atlantic_avenue_for_a_total_of_2500(example: Sitting) -> None:
    finish(example)

    assert example.told(PropertyDoubled) == [
        PropertyDoubled(BLUE, example.edition.index("atlantic"), 250)
    ]
    assert example.cash[BLUE] == 2500


@pytest.mark.clause("KO-124")
def test_red_gets_nothing_for_marvin_gardens_and_200_for_st_james(example: Sitting) -> None:
    finish(example)
    marvin, james = example.edition.index("marvin"), example.edition.index("st-james")

    assert example.told(PropertyMissed) == [PropertyMissed(RED, marvin, BLUE)]
    assert PropertyCollected(RED, james, 200) in example.told(PropertyCollected)


@pytest.mark.clause("KO-125")
def test_green_collects_100_and_pays_100(example: Sitting) -> None:
    finish(example)

    assert example.told(TaxPaid) == [TaxPaid(GREEN, 1, 100)]
    assert [e.amount for e in example.told(PropertyCollected) if e.side == GREEN] == [100]


@pytest.mark.clause("KO-126")
def test_red_and_green_share_600(example: Sitting) -> None:
    finish(example)

    assert example.told(PotTaken) == [PotTaken(RED, 300, 2), PotTaken(GREEN, 300, 2)]
    assert example.cash == [2500, 500, 300]


@pytest.mark.clause("KO-127")
def test_tokens_come_back_500_are_laid_down_and_red_is_first(example: Sitting) -> None:
    finish(example)

    assert {example.place(token) for token in range(12)} == {"hand"}
    assert example.told(PotFilled)[-1] == PotFilled(500)
    assert example.pot == 500
    assert example.game.state.order == [RED, GREEN, BLUE]
    assert example.seat() == RED


TOKENS = {
    "blue": ["railroad", "marvin", "ventnor", "house-2"],
    "red": ["marvin", "st-james", "jail", "free-parking"],
    "green": ["baltic", "luxury-tax", "off", "free-parking"],
}
ORDER = ["blue", "red", "green"]


@pytest.mark.clause("KO-122", "KO-123", "KO-126")
def test_the_example_is_counted_without_a_game(edition: Edition) -> None:
    counted = tally(edition, ORDER, TOKENS, 500, {"blue": ["atlantic"]}, {"blue": "atlantic"})

    assert counted.gains == (2500, 500, 300)
    assert counted.pot == 0
    assert [type(line).__name__ for line in counted.lines] == [
        *["PropertyCollected"] * 4,
        "PropertyMissed",
        "PropertyCollected",
        "BonusCollected",
        "PropertyDoubled",
        "TaxPaid",
        "PotTaken",
        "PotTaken",
    ]


@pytest.mark.parametrize(
    ("moves", "doubles", "code"),
    [
        ({"blue": ["marvin"]}, {}, "property-occupied"),
        ({"blue": ["chance"]}, {}, "not-a-property"),
        ({"red": ["atlantic"]}, {}, "not-on-railroad"),
        ({"blue": ["nowhere"]}, {}, "unknown-space"),
        ({"pink": ["atlantic"]}, {}, "unknown-colour"),
        ({}, {"blue": "baltic"}, "not-collected"),
        ({}, {"red": "st-james"}, "not-collected"),
    ],
)
def test_an_impossible_count_is_refused(
    edition: Edition, moves: dict[str, list[str]], doubles: dict[str, str], code: str
) -> None:
    with pytest.raises(Refusal) as caught:
        tally(edition, ORDER, TOKENS, 500, moves, doubles)

    assert caught.value.code == code


def test_a_count_needs_its_markers_its_pot_and_at_most_four_tokens(edition: Edition) -> None:
    for order, tokens, pot, code in (
        (["blue"], TOKENS, 500, "bad-draw"),
        (["blue", "red", "pink"], {**TOKENS, "pink": []}, 500, "bad-draw"),
        (ORDER, TOKENS, -50, "pot-below-zero"),
        (ORDER, {**TOKENS, "red": ["off"] * 5}, 500, "too-many-tokens"),
    ):
        with pytest.raises(Refusal) as caught:
            tally(edition, order, tokens, pot)
        assert caught.value.code == code


def test_too_many_tokens_are_counted_for_their_colour(edition: Edition) -> None:
    with pytest.raises(Refusal) as caught:
        tally(edition, ORDER, {**TOKENS, "red": ["off"] * 5}, 500)

    assert caught.value.facts == {"colour": "red", "count": 5}
