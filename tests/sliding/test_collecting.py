"""Step 3: properties, set bonuses, House and tax, as pure counting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.chart import NOWHERE
from passgo.sliding.edition import Edition
from passgo.sliding.events import (
    BonusCollected,
    PropertyCollected,
    PropertyDoubled,
    PropertyMissed,
    TaxPaid,
)
from passgo.sliding.orders import DoubleProperty
from passgo.sliding.scoring import RoundScore, score

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating

OFF = ["off"] * 4


def count(edition: Edition, *sides: str, order: tuple[int, ...] = (), pot: int = 500) -> RoundScore:
    """Score sides given as words: the spaces of their tokens."""
    places = [[_place(edition, word) for word in side.split()] for side in sides]
    return score(edition, places, order or range(len(sides)), pot)


def _place(edition: Edition, word: str) -> int:
    return NOWHERE if word in ("off", "jail", "short") else edition.index(word)


@pytest.mark.clause("KO-083")
def test_the_bank_pays_the_printed_amount_for_each_property(edition: Edition) -> None:
    counted = count(edition, "baltic boardwalk pacific oriental", "off")

    assert counted.gains == (100 + 500 + 300 + 150, 0)
    assert PropertyCollected(0, edition.index("pacific"), 300) in counted.lines


@pytest.mark.clause("KO-084", "KO-085")
@pytest.mark.parametrize(("order", "first"), [((0, 1, 2), 0), ((2, 1, 0), 2), ((1, 0, 2), 1)])
def test_of_several_players_the_highest_marker_collects_alone(
    edition: Edition, order: tuple[int, ...], first: int
) -> None:
    counted = count(edition, "marvin", "marvin", "marvin", order=order)
    missed = [line for line in counted.lines if isinstance(line, PropertyMissed)]

    assert counted.gains == tuple(250 if side == first else 0 for side in range(3))
    assert {line.side for line in missed} == {0, 1, 2} - {first}
    assert all(line.other == first for line in missed)


@pytest.mark.clause("KO-084", "KO-086")
def test_two_tokens_of_one_player_on_one_property_collect_once(edition: Edition) -> None:
    assert count(edition, "marvin marvin marvin", "off").gains == (250, 0)


@pytest.mark.clause("KO-087", "KO-088")
@pytest.mark.parametrize(
    ("spaces", "amounts", "bonus"),
    [
        ("mediterranean baltic", 200, 400),
        ("oriental vermont connecticut", 450, 900),
        ("st-charles states virginia", 600, 1200),
        ("st-james tennessee new-york", 600, 1200),
        ("kentucky indiana illinois", 750, 1500),
        ("atlantic ventnor marvin", 750, 1500),
        ("pacific north-carolina pennsylvania", 900, 1800),
        ("park boardwalk", 1000, 2000),
    ],
)
def test_a_set_collected_for_entirely_pays_its_amounts_once_and_its_bonus(
    edition: Edition, spaces: str, amounts: int, bonus: int
) -> None:
    whole = count(edition, spaces, "off")
    short = count(edition, " ".join(spaces.split()[1:]), "off")

    assert whole.gains == (amounts + bonus, 0)
    assert not any(isinstance(line, BonusCollected) for line in short.lines)


@pytest.mark.clause("KO-087")
def test_two_sets_bring_two_bonuses(edition: Edition) -> None:
    counted = count(edition, "mediterranean baltic park boardwalk", "off")

    assert counted.gains[0] == 200 + 400 + 1000 + 2000


@pytest.mark.clause("KO-089")
def test_standing_without_collecting_does_not_count_toward_a_set(edition: Edition) -> None:
    counted = count(edition, "park", "park boardwalk")

    assert counted.gains == (500, 500)
    assert not any(isinstance(line, BonusCollected) for line in counted.lines)


@pytest.mark.clause("KO-090")
def test_a_house_doubles_only_what_was_collected_for(seat: Seating) -> None:
    table = seat(2)
    table.round(["park", "off", "off", "off"], ["park", "baltic", "oriental", "house-1"])

    refusal = table.refused(DoubleProperty(1, table.edition.index("park")))
    assert (refusal.code, refusal.clauses) == ("not-collected", ("KO-090",))
    assert table.refused(DoubleProperty(1, 0)).code == "not-collected"
    assert table.refused(DoubleProperty(1, 30)).code == "unknown-space"
    assert table.refused(DoubleProperty(1, -1)).code == "unknown-space"
    assert table.refused(DoubleProperty(0, table.edition.index("park"))).clauses == ("KO-068",)


@pytest.mark.clause("KO-091")
def test_two_tokens_on_houses_double_once(seat: Seating) -> None:
    table = seat(2)
    table.round(["baltic", "oriental", "house-1", "house-2"], OFF)
    table.double("oriental")

    assert table.told(PropertyDoubled) == [PropertyDoubled(0, 3, 150)]
    assert table.cash == [100 + 150 + 150, 0]
    assert table.game.state.round == 2


@pytest.mark.clause("KO-092")
def test_a_house_never_doubles_the_bonus(edition: Edition) -> None:
    counted = count(edition, "park boardwalk house-1", "off")

    assert counted.gains == (1000 + 2000 + 500, 0)


@pytest.mark.clause("KO-093")
def test_a_house_without_a_property_gives_nothing(seat: Seating) -> None:
    table = seat(2)
    table.round(["park", "off", "off", "off"], ["park", "house-1", "house-2", "off"])

    assert table.told(PropertyDoubled) == []
    assert table.cash == [500, 0]


def test_a_house_with_one_property_needs_no_choice(seat: Seating) -> None:
    table = seat(2)
    table.round(["park", "house-1", "off", "off"], OFF)

    assert table.told(PropertyDoubled) == [PropertyDoubled(0, table.edition.index("park"), 500)]
    assert table.cash == [1000, 0]


@pytest.mark.clause("KO-094", "KO-096")
def test_luxury_tax_is_100_for_each_property_collected_for(edition: Edition) -> None:
    counted = count(edition, "mediterranean baltic luxury-tax", "off")
    taxes = [line for line in counted.lines if isinstance(line, TaxPaid)]

    assert taxes == [TaxPaid(0, 2, 200)]
    assert counted.gains == (200 + 400 - 200, 0)
    assert counted.pot == 700


@pytest.mark.clause("KO-094")
def test_a_property_another_collects_for_is_not_taxed(edition: Edition) -> None:
    counted = count(edition, "park", "park baltic luxury-tax")

    assert counted.gains == (500, 0)


@pytest.mark.clause("KO-095")
def test_luxury_tax_is_paid_once_with_two_tokens_on_it(edition: Edition) -> None:
    assert count(edition, "baltic park luxury-tax luxury-tax", "off").gains == (600 - 200, 0)


@pytest.mark.clause("KO-096")
def test_a_doubled_property_is_taxed_as_one(edition: Edition) -> None:
    counted = count(edition, "baltic park luxury-tax house-1", "off")

    assert counted.gains == (100 + 500 + 500 - 200, 0)


@pytest.mark.clause("KO-097")
def test_without_a_property_the_tax_is_nothing(edition: Edition) -> None:
    counted = count(edition, "luxury-tax free-parking", "off")

    assert not any(isinstance(line, TaxPaid) for line in counted.lines)
    assert counted.gains == (500, 0)


@pytest.mark.clause("KO-097", "KO-114")
def test_the_tax_can_always_be_paid_from_what_was_just_collected(edition: Edition) -> None:
    assert all(edition.space[i].value >= edition.rules.tax for i in edition.properties)


@pytest.mark.clause("KO-018")
def test_the_bank_always_pays_in_full(seat: Seating) -> None:
    table = seat(2)
    table.rich(10**9, 10**9)
    table.round(["park", "boardwalk", "off", "off"], OFF)

    assert table.cash == [10**9 + 3000, 10**9]
