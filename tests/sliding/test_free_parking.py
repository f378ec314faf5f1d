"""Step 4: the money above Free Parking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.edition import Edition
from passgo.sliding.events import PotFilled, PotStayed, PotTaken, RoundEnded
from passgo.sliding.orders import TakeSecondChance
from passgo.sliding.scoring import parking_lines

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating

OFF = ["off"] * 4


def share(edition: Edition, counts: list[int], pot: int, step: int | None = None) -> list[int]:
    """Return what each side takes and, last, what stays."""
    parking = edition.spaces_of("free-parking")[0]
    lines = parking_lines(
        edition, [[parking] * number for number in counts], range(len(counts)), pot, step
    )
    taken = [0] * len(counts)
    for line in lines:
        if isinstance(line, PotTaken):
            taken[line.side] = line.amount
    return [*taken, sum(line.amount for line in lines if isinstance(line, PotStayed))]


@pytest.mark.clause("KO-099")
@pytest.mark.parametrize(
    ("counts", "taken"),
    [([1, 0], [500, 0, 0]), ([1, 2], [0, 500, 0]), ([2, 3, 1], [0, 500, 0, 0])],
)
def test_the_most_tokens_take_all(edition: Edition, counts: list[int], taken: list[int]) -> None:
    assert share(edition, counts, 500) == taken


@pytest.mark.clause("KO-099", "KO-100")
def test_tax_and_jail_money_and_leftovers_are_won_as_well(seat: Seating) -> None:
    table = seat(2)
    table.edit(pot=650)
    table.rich(100, 0)
    table.slide("go-to-jail-1")
    table.pay_jail(0)
    table.slide("baltic")
    table.slides("free-parking", "luxury-tax", *["off"] * 5)

    assert table.told(PotTaken) == [PotTaken(1, 650 + 100 + 100, 1)]


@pytest.mark.clause("KO-100", "KO-117")
def test_second_chance_payments_are_won_as_well(seat: Seating) -> None:
    table = seat(2, second_chance="paid")
    table.rich(100, 0)
    table.slide("off")
    table.act(TakeSecondChance(0))
    table.slides("free-parking", *["baltic"] * 3, *["states"] * 4)

    assert table.told(PotTaken) == [PotTaken(0, 600, 1)]


@pytest.mark.clause("KO-101")
def test_a_tie_splits_the_money_evenly(edition: Edition) -> None:
    assert share(edition, [1, 1, 0], 500) == [250, 250, 0, 0]
    assert share(edition, [2, 1, 2], 600) == [300, 0, 300, 0]


@pytest.mark.clause("KO-102", "KO-103")
@pytest.mark.parametrize(
    ("sharers", "pot", "each", "left"),
    [
        (2, 550, 250, 50),
        (3, 500, 150, 50),
        (4, 500, 100, 100),
        (3, 700, 200, 100),
        (4, 150, 0, 150),
    ],
)
def test_what_does_not_split_into_multiples_of_50_stays(
    edition: Edition, sharers: int, pot: int, each: int, left: int
) -> None:
    assert share(edition, [1] * sharers, pot) == [each] * sharers + [left]


@pytest.mark.clause("KO-103")
def test_the_smallest_share_can_be_agreed_otherwise(seat: Seating, edition: Edition) -> None:
    assert share(edition, [1, 1, 1], 500, step=100) == [100, 100, 100, 200]
    table = seat(3, share_step=10)
    table.round(*[["free-parking", "off", "off", "off"]] * 3)
    assert table.cash == [160, 160, 160]


@pytest.mark.clause("KO-104")
def test_without_a_token_there_the_money_stays(seat: Seating, edition: Edition) -> None:
    assert share(edition, [0, 0], 500) == [0, 0, 500]
    table = seat(2)
    table.round(OFF, OFF)
    assert table.pot == 500
    assert table.told(PotStayed) == [PotStayed(500)]


@pytest.mark.clause("KO-106")
def test_an_empty_pot_is_filled_with_500_again(seat: Seating) -> None:
    table = seat(2)
    table.round(["free-parking", "off", "off", "off"], OFF)

    assert table.told(PotFilled) == [PotFilled(500), PotFilled(500)]
    assert (table.cash, table.pot) == ([500, 0], 500)


@pytest.mark.clause("KO-107")
def test_money_still_there_stays_and_none_is_added(seat: Seating) -> None:
    table = seat(3)
    table.round(*[["free-parking", "off", "off", "off"]] * 3)

    assert table.told(PotFilled) == [PotFilled(500)]
    assert (table.cash, table.pot) == ([150, 150, 150], 50)


@pytest.mark.clause("KO-099")
def test_the_pot_is_won_after_all_other_steps(seat: Seating) -> None:
    table = seat(2)
    table.round(["free-parking", "baltic", "luxury-tax", "off"], OFF)
    kinds = [type(event).__name__ for event in table.events]

    assert kinds.index("TaxPaid") < kinds.index("PotTaken") < kinds.index("RoundEnded")
    assert table.told(RoundEnded) == [RoundEnded(1, (600, 0), (600, 0))]
