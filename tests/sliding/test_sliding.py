"""Slides: which token, whose turn, what its rest means."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.sliding.events import KnockedOff, SlidOff, TokenRested, TokenSlid
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded
from passgo.sliding.orders import Deviate, Slide
from passgo.sliding.prompts import HowSteady, SlideWhich, WhereTo
from passgo.sliding.seating import HouseRules
from passgo.sliding.table import Shot, Table

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating


@pytest.mark.clause("KO-039")
def test_the_slider_chooses_among_the_tokens_not_yet_slid(seat: Seating) -> None:
    table = seat(2)
    table.slide("baltic", token=2)
    table.slide("off")
    asked = table.game.prompt

    assert isinstance(asked, SlideWhich)
    assert asked.tokens == (0, 1, 3)
    refusal = table.refused(Slide(0, 2, 1305, 0, 500))
    assert (refusal.code, refusal.clauses) == ("token-already-slid", ("KO-039",))


@pytest.mark.clause("KO-039", "KO-041")
def test_a_token_starts_with_its_whole_base_behind_go(seat: Seating) -> None:
    table = seat(2)
    tracks = Table(table.edition).film({}, Shot(0, 1305, 0, 500))[1]

    assert tracks[0].points[0] == (1305, 1350)
    assert 1350 + table.edition.radius <= table.edition.board.go_line * 10
    assert table.refused(Slide(0, 0, 149, 0, 500)).clauses == ("KO-039",)
    assert table.refused(Slide(0, 0, 2461, 0, 500)).clauses == ("KO-039",)


@pytest.mark.clause("KO-040")
def test_a_token_is_slid_once_and_aimed(seat: Seating) -> None:
    table = seat(2)
    table.act(Slide(0, 0, 1305, 15, 640))

    assert table.refused(Slide(0, 1, 1305, 0, 500)).code == "not-settled"
    asked = table.game.prompt
    assert isinstance(asked, WhereTo)
    assert asked.shot == Shot(0, 1305, 15, 640)


@pytest.mark.clause("KO-041", "KO-050")
def test_a_token_that_stops_short_counts_as_slid_stays_and_scores_nothing(seat: Seating) -> None:
    table = seat(2)
    table.slide("short")

    assert table.told(TokenRested)[0].space == -1
    assert table.place(0) == "short"
    assert table.game.state.tokens[0].slid
    assert table.seat() == 1
    assert table.game.view(0).sides[0].forecast == 0


@pytest.mark.clause("KO-050")
def test_a_token_that_stopped_short_is_an_obstacle(seat: Seating) -> None:
    table = seat(2)
    table.slide("short")
    lying = {0: (200, 1660)}

    outcome = Table(table.edition).slide(lying, Shot(4, 200, 0, 500))
    assert (0, 4) in outcome.hits


@pytest.mark.clause("KO-042")
def test_a_token_that_slides_off_is_out_for_the_round(seat: Seating) -> None:
    table = seat(2)
    table.slide("off")

    assert table.told(SlidOff) == [SlidOff(0, 0)]
    assert table.place(0) == "off"
    table.slide("off")
    assert table.refused(Slide(0, 0, 1305, 0, 500)).code == "token-already-slid"


@pytest.mark.clause("KO-043")
@pytest.mark.parametrize(("victim", "owner"), [(0, 0), (4, 1)])
def test_a_token_knocked_off_is_out_whoever_owns_it(seat: Seating, victim: int, owner: int) -> None:
    table = seat(2)
    table.slides("baltic", "marvin")
    table.slide("oriental", push={victim: "off"})

    assert table.told(KnockedOff) == [KnockedOff(owner, victim, 0)]
    assert table.place(victim) == "off"


@pytest.mark.clause("KO-044", "KO-053")
def test_a_token_stays_where_it_stops_until_another_moves_it(seat: Seating) -> None:
    table = seat(2)
    table.slides("chance", "free-parking", "railroad")
    assert [table.place(t) for t in (0, 4, 1)] == ["chance", "free-parking", "railroad"]

    table.slide("off", push={0: "baltic", 1: "off"})
    assert [table.place(t) for t in (0, 4, 1)] == ["baltic", "free-parking", "off"]


@pytest.mark.clause("KO-045")
def test_a_pushed_token_counts_where_it_comes_to_rest(seat: Seating) -> None:
    table = seat(2)
    table.slide("baltic")
    table.slide("chance", push={0: "virginia"})

    assert table.place(0) == "virginia"
    assert table.game.view(0).sides[0].forecast == 200


@pytest.mark.clause("KO-046")
def test_several_tokens_may_stand_on_one_space(seat: Seating) -> None:
    table = seat(2)
    table.slides("baltic", "baltic", "baltic", "baltic")

    assert {table.place(token) for token in (0, 1, 4, 5)} == {"baltic"}


@pytest.mark.clause("KO-051")
def test_sliding_out_of_turn_is_refused(seat: Seating) -> None:
    table = seat(2)

    refusal = table.refused(Slide(1, 4, 1305, 0, 500))
    assert (refusal.code, refusal.clauses) == ("not-your-turn", ("KO-038", "KO-051"))
    table.slide("off")
    assert table.refused(Slide(0, 1, 1305, 0, 500)).code == "not-your-turn"


@pytest.mark.clause("KO-052")
@pytest.mark.parametrize(
    "space", ["chance", "railroad", "house-1", "luxury-tax", "free-parking", "boardwalk"]
)
def test_no_space_but_go_to_jail_acts_during_the_round(seat: Seating, space: str) -> None:
    table = seat(2)
    table.slide(space)
    asked = table.game.prompt

    assert isinstance(asked, SlideWhich)
    assert (asked.side, asked.reason) == (1, "turn")
    assert (table.cash, table.pot) == ([0, 0], 500)
    assert table.place(0) == space


@pytest.mark.clause("KO-053")
def test_nothing_is_final_before_the_last_slide(seat: Seating) -> None:
    table = seat(2)
    table.slides("boardwalk", "off", "off", "off", "off", "off", "off")
    assert table.game.view(0).sides[0].forecast == 500

    table.slide("short", push={0: "off"})
    assert table.cash == [0, 0]


def test_the_hand_misses_by_what_nature_says() -> None:
    game = SlidingGame.new("knockout-2024", seats=["A", "B"], luck=Seeded(1))
    at_rest = SlidingGame.at(game.position())
    seat = at_rest.prompt.seats[0]
    at_rest.play(Slide(seat, 4 * seat, 1305, 10, 500))

    assert at_rest.prompt == HowSteady((), "real")
    at_rest.play(Deviate(-25, 40))
    asked = at_rest.prompt
    assert isinstance(asked, WhereTo)
    assert asked.shot == Shot(4 * seat, 1305, -15, 520)


def test_exact_hands_are_never_asked_to_miss(seat: Seating) -> None:
    table = seat(2)
    table.act(Slide(0, 0, 1305, 0, 500))

    assert isinstance(table.game.prompt, WhereTo)


def test_a_slide_tells_its_way_once_and_a_replay_only_where_it_ended() -> None:
    game = SlidingGame.new(
        "knockout-2024", seats=["A", "B"], house_rules=HouseRules(hands="off"), luck=Seeded(3)
    )
    first = game.prompt.seats[0]
    events = game.play(Slide(first, 4 * first, 1305, 0, 500))
    slid, rested = events[0], events[1]
    assert isinstance(slid, TokenSlid)
    assert isinstance(rested, TokenRested)

    assert slid.tracks[0].points[0] == (1305, 1350)
    assert slid.tracks[0].points[-1] == (rested.x, rested.y)
    assert SlidingGame.replay(game.record()).position() == game.position()
