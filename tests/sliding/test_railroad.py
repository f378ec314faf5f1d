"""Step 2: tokens on a Railroad may move to an unoccupied property."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.events import RailroadMoved, RailroadStayed, TokenRested
from passgo.sliding.orders import MoveFromRailroad, StayOnRailroad
from passgo.sliding.prompts import MoveByRailroad
from passgo.sliding.scoring import free_properties

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating, Sitting

OFF = ["off"] * 4


def train(table: Sitting) -> MoveByRailroad:
    prompt = table.game.prompt
    assert isinstance(prompt, MoveByRailroad)
    return prompt


@pytest.mark.clause("KO-078")
def test_a_token_on_the_railroad_may_move_to_any_free_property(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "off", "off", "off"], ["baltic", "off", "off", "off"])
    asked = train(table)

    assert (asked.side, asked.tokens) == (0, (0,))
    assert len(asked.spaces) == 21
    table.move(0, "boardwalk")
    assert table.told(RailroadMoved) == [RailroadMoved(0, 0, table.edition.index("boardwalk"))]
    assert table.cash == [500, 100]


@pytest.mark.clause("KO-078")
def test_moving_is_a_right_and_each_token_decides(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "railroad", "off", "off"], OFF)
    table.stay(0)
    assert table.told(RailroadStayed) == [RailroadStayed(0, 0)]
    assert train(table).tokens == (1,)
    table.move(1, "park")

    assert table.cash == [500, 0]


@pytest.mark.clause("KO-079")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_property_with_any_token_on_it_is_occupied(seat: Seating, owner: int) -> None:
    table = seat(2)
    ends = [["railroad", "off", "off", "off"], list(OFF)]
    ends[owner][1] = "boardwalk"
    table.round(*ends)

    refusal = table.refused(MoveFromRailroad(0, 0, table.edition.index("boardwalk")))
    assert (refusal.code, refusal.clauses) == ("property-occupied", ("KO-079",))
    assert refusal.facts == {"space": "boardwalk"}


@pytest.mark.clause("KO-080")
@pytest.mark.parametrize(
    "space", ["house-1", "free-parking", "chance", "go-to-jail-1", "luxury-tax", "railroad"]
)
def test_a_token_may_not_move_to_anything_but_a_property(seat: Seating, space: str) -> None:
    table = seat(2)
    table.round(["railroad", "off", "off", "off"], OFF)

    refusal = table.refused(MoveFromRailroad(0, 0, table.edition.index(space)))
    assert (refusal.code, refusal.clauses) == ("not-a-property", ("KO-080",))


@pytest.mark.clause("KO-081")
def test_a_property_filled_by_an_earlier_player_is_occupied_for_later_ones(seat: Seating) -> None:
    table = seat(2, order=(1, 0))
    table.round(*[["railroad", "off", "off", "off"]] * 2)
    assert train(table).side == 1
    assert table.refused(MoveFromRailroad(0, 0, 0)).clauses == ("KO-081",)
    table.move(4, "boardwalk")

    assert train(table).side == 0
    assert table.edition.index("boardwalk") not in train(table).spaces
    refusal = table.refused(MoveFromRailroad(0, 0, table.edition.index("boardwalk")))
    assert refusal.code == "property-occupied"


@pytest.mark.clause("KO-082")
def test_a_token_placed_by_hand_pushes_nothing(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "states", "baltic", "off"], ["chance", "vermont", "off", "off"])
    table.slide("tennessee")
    before = [table.place(token) for token in (1, 2, 4, 5)]
    events = table.game.clone().play(MoveFromRailroad(0, 0, table.edition.index("st-james")))

    assert not [event for event in events if isinstance(event, TokenRested)]
    table.move(0, "st-james")
    assert before == ["states", "baltic", "tennessee", "vermont"]
    assert table.cash == [200 + 200 + 100, 200 + 150]


def test_only_a_token_on_the_railroad_can_move(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "baltic", "off", "off"], OFF)

    assert table.refused(MoveFromRailroad(0, 1, 26)).code == "not-on-railroad"
    assert table.refused(StayOnRailroad(0, 5)).code == "not-on-railroad"
    assert table.refused(StayOnRailroad(0, 99)).code == "unknown-token"
    assert table.refused(MoveFromRailroad(0, 0, 30)).code == "unknown-space"
    assert table.refused(MoveFromRailroad(0, 0, -1)).code == "unknown-space"


def test_the_railroad_is_taken_only_in_its_step(seat: Seating) -> None:
    table = seat(2)
    table.slide("railroad")

    assert table.refused(MoveFromRailroad(0, 0, 26)).clauses == ("KO-069", "KO-078")


@pytest.mark.clause("KO-079")
def test_with_sixteen_tokens_some_property_is_always_free(seat: Seating) -> None:
    edition = seat(2).edition
    full = [list(edition.properties[i : i + 4]) for i in range(0, 16, 4)]

    assert len(free_properties(edition, full)) == 6
