"""Turn markers: drawn once, then turning by one place each round."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from passgo.sliding.events import MarkersDrawn, RoundBegan, TokenSlid
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Listed, Seeded
from passgo.sliding.orders import DrawMarkers, Slide
from passgo.sliding.prompts import SlideWhich

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating

OFF = ["off"] * 4


@pytest.mark.clause("KO-032", "KO-033", "KO-034")
def test_only_the_markers_in_play_are_drawn_and_every_order_comes_up() -> None:
    orders = Counter(
        tuple(
            SlidingGame.new("knockout-2024", seats=["A", "B", "C"], luck=Seeded(seed)).state.order
        )
        for seed in range(300)
    )

    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert min(orders.values()) > 25


@pytest.mark.clause("KO-033", "KO-034")
@pytest.mark.parametrize("order", [(0,), (0, 0), (0, 1, 2), (1, 2), (0.0, 1), ("a", "b")])
def test_a_draw_names_each_marker_in_play_once(order: tuple[int, ...]) -> None:
    game = SlidingGame.new("knockout-2024", seats=["A", "B"])
    refused = game.probe(DrawMarkers(order))

    assert refused.refusal == "bad-draw"


@pytest.mark.clause("KO-033", "KO-034")
def test_the_first_marker_drawn_takes_the_top_spot() -> None:
    game = SlidingGame.new(
        "knockout-2024", seats=["A", "B", "C"], luck=Listed([DrawMarkers((2, 0, 1))])
    )

    assert game.opening[0] == MarkersDrawn((2, 0, 1))
    assert [side.marker for side in game.view(0).sides] == [1, 2, 0]
    assert isinstance(game.prompt, SlideWhich)
    assert game.prompt.side == 2


@pytest.mark.clause("KO-035", "KO-038", "KO-051")
def test_players_slide_one_token_each_in_marker_order_until_all_four_are_slid(
    seat: Seating,
) -> None:
    table = seat(3, order=(1, 2, 0))
    table.slides(*["off"] * 12)

    assert [slid.side for slid in table.told(TokenSlid)] == [1, 2, 0] * 4
    assert Counter(slid.token for slid in table.told(TokenSlid)) == Counter(range(12))


@pytest.mark.clause("KO-036", "KO-108")
def test_the_top_marker_goes_below_the_rest_each_round(seat: Seating) -> None:
    table = seat(4, order=(2, 0, 3, 1))
    for _ in range(4):
        table.round(OFF, OFF, OFF, OFF)
    orders = [began.order for began in table.told(RoundBegan)]

    assert orders == [(2, 0, 3, 1), (0, 3, 1, 2), (3, 1, 2, 0), (1, 2, 0, 3)]
    assert sorted(began.side for began in table.told(RoundBegan)) == [0, 1, 2, 3]


@pytest.mark.clause("KO-037", "KO-110")
@pytest.mark.parametrize(("people", "rounds"), [(2, 2), (3, 3), (4, 4), (5, 3), (6, 3), (8, 4)])
def test_there_are_as_many_rounds_as_sides(seat: Seating, people: int, rounds: int) -> None:
    table = seat(people)
    for _ in range(rounds):
        assert not table.game.is_over
        table.round(*[OFF] * rounds)

    assert table.game.is_over
    assert len(table.told(RoundBegan)) == rounds
    assert table.refused(Slide(0, 0, 1305, 0, 500)).clauses == ("KO-110",)
