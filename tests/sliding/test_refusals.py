"""What is no legal action is refused with a code, its clauses and facts; nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from passgo.refusal import Refusal
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Listed
from passgo.sliding.orders import Deviate, DrawMarkers, Rest, Slide
from passgo.sliding.prompts import SlideWhich
from passgo.sliding.seating import HouseRules

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating

NAN = float("nan")


@pytest.mark.clause("KO-040")
@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("start", 149, "out-of-range"),
        ("start", 2461, "out-of-range"),
        ("start", -(10**30), "out-of-range"),
        ("direction", 201, "out-of-range"),
        ("direction", -201, "out-of-range"),
        ("power", 99, "out-of-range"),
        ("power", 1001, "out-of-range"),
        ("power", 10**400, "out-of-range"),
        ("power", NAN, "not-a-whole-number"),
        ("power", float("inf"), "not-a-whole-number"),
        ("direction", 3.0, "not-a-whole-number"),
        ("start", True, "not-a-whole-number"),
        ("start", "1305", "not-a-whole-number"),
        ("token", None, "not-a-whole-number"),
        ("token", 4, "not-your-token"),
        ("token", 8, "unknown-token"),
        ("token", -1, "unknown-token"),
        ("seat", 1, "not-your-turn"),
        ("seat", 2, "unknown-seat"),
        ("seat", -1, "unknown-seat"),
    ],
)
def test_a_slide_with_a_wrong_number_is_refused(
    seat: Seating, field: str, value: Any, code: str
) -> None:
    table = seat(2)
    numbers = {"seat": 0, "token": 0, "start": 1305, "direction": 0, "power": 500} | {field: value}

    assert table.refused(Slide(**numbers)).code == code


def test_the_ends_of_every_range_are_allowed(seat: Seating) -> None:
    table = seat(2)
    for start in (150, 2460):
        for direction in (-200, 200):
            for power in (100, 1000):
                assert table.game.probe(Slide(0, 0, start, direction, power)).refusal == ""


@pytest.mark.clause("KO-039")
def test_another_players_token_is_refused_with_its_owner(seat: Seating) -> None:
    refusal = seat(2).refused(Slide(0, 5, 1305, 0, 500))

    assert (refusal.code, refusal.clauses) == ("not-your-token", ("KO-039",))
    assert refusal.facts == {"token": 5, "side": 1}
    assert str(refusal) == "not-your-token KO-039 token=5, side=1"


@pytest.mark.clause("KO-050")
def test_a_blocked_place_behind_go_is_refused_and_left_out_of_the_option(seat: Seating) -> None:
    table = seat(3)
    for y in (1300, 800, 400):
        asked = table.game.prompt
        assert isinstance(asked, SlideWhich)
        table.act(Slide(asked.seats[0], asked.tokens[0], 300, 0, 500))
        table.act(Rest(((asked.tokens[0], 1305, y),)))

    refusal = table.refused(Slide(0, 1, 1305, 0, 500))
    assert (refusal.code, refusal.facts) == ("no-room", {"start": 1305})
    starts = table.game.options(0)[0].ranges["start"]
    assert len(starts) == 2
    for least, most in starts:
        assert table.game.probe(Slide(0, 1, least, 0, 500)).refusal == ""
        assert table.game.probe(Slide(0, 1, most, 0, 500)).refusal == ""
    assert table.refused(Slide(0, 1, starts[0][1] + 1, 0, 500)).code == "no-room"
    assert table.refused(Slide(0, 1, starts[1][0] - 1, 0, 500)).code == "no-room"


@pytest.mark.clause("KO-042", "KO-046")
@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        (Rest(()), "missing"),
        (Rest(((4, 1305, 3000),)), "missing"),
        (Rest(((0, 1305, 9141),)), "outside"),
        (Rest(((0, -1, 3000),)), "outside"),
        (Rest(((0, 1305, 3000), (0, 1305, 4000))), "named-twice"),
        (Rest(((0, 1305, 3000),), (0,)), "named-twice"),
        (Rest(((0, 1305, 3000), (1, 1305, 4000))), "not-on-board"),
        (Rest(((0, 1305, 3000), (8, 1305, 4000))), "unknown-token"),
        (Rest(((0, 1305, 3000),), (), ((0, 9),)), "unknown-token"),
        (Rest(((0, 500, 5000),)), "overlap"),
        (Rest(((0, NAN, 3000),)), "numbers"),  # type: ignore[arg-type]
        (Rest(((0, 1305),)), "numbers"),  # type: ignore[arg-type]
        (Rest((5,)), "numbers"),  # type: ignore[arg-type]
        (Rest(((0, 1305, 3000),), ("x",)), "numbers"),  # type: ignore[arg-type]
    ],
)
def test_an_impossible_rest_is_refused(seat: Seating, rest: Rest, problem: str) -> None:
    table = seat(2, order=(1, 0))
    table.act(Slide(1, 4, 300, 0, 500))
    table.act(Rest(((4, 400, 5000),)))
    table.act(Slide(0, 0, 1305, 0, 500))

    refusal = table.refused(rest)
    assert refusal.code == "bad-rest"
    assert refusal.facts == {"problem": problem}


@pytest.mark.parametrize("answer", [Deviate(0, 0), DrawMarkers((0, 1)), Rest(((0, 1305, 3000),))])
def test_nature_speaks_only_when_asked(seat: Seating, answer: Deviate | DrawMarkers | Rest) -> None:
    assert seat(2).refused(answer).code == "not-asked-of-nature"


@pytest.mark.parametrize("miss", [(401, 0), (0, -401), (NAN, 0), (0, 1.5)])
def test_an_impossible_miss_is_refused(seat: Seating, miss: tuple[Any, Any]) -> None:
    table = seat(2, hands="real")
    table.act(Slide(0, 0, 1305, 0, 500))

    assert table.refused(Deviate(*miss)).code == "bad-deviation"


def test_luck_that_says_something_impossible_changes_nothing() -> None:
    wrong, right = Rest(((3, 1305, 3000),)), Rest(((0, 1305, 3000),))
    game = SlidingGame.new(
        "knockout-2024",
        seats=["A", "B"],
        house_rules=HouseRules(hands="off"),
        luck=Listed([DrawMarkers((0, 1)), wrong, right]),
    )
    before = game.position()

    for _ in range(2):
        with pytest.raises(Refusal, match="bad-rest"):
            game.play(Slide(0, 0, 1305, 0, 500))
        assert game.position() == before


@settings(max_examples=60)
@given(st.data())
def test_every_slide_within_the_option_is_accepted_and_any_other_refused(data: Any) -> None:
    game = SlidingGame.new("knockout-2024", seats=["A", "B"], luck=Listed([DrawMarkers((0, 1))]))
    option = game.options(0)[0]
    near = st.integers(-300, 2700)
    slide = Slide(
        0, data.draw(st.integers(-2, 9)), data.draw(near), data.draw(near), data.draw(near)
    )
    inside = slide.token in option.tokens and all(
        any(least <= getattr(slide, name) <= most for least, most in stretches)
        for name, stretches in option.ranges.items()
    )

    assert (game.probe(slide).refusal == "") is inside
