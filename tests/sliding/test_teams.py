"""Who plays with whom, and who slides next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.refusal import Refusal
from passgo.sliding.edition import Edition
from passgo.sliding.events import TokenSlid
from passgo.sliding.game import SlidingGame
from passgo.sliding.orders import PayJail, Slide, TakeSecondChance
from passgo.sliding.seating import HouseRules, colours_of, teams_of

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating


@pytest.mark.clause("KO-001")
@pytest.mark.parametrize("people", [0, 1, 9])
def test_fewer_than_two_and_more_than_eight_people_are_refused(
    edition: Edition, people: int
) -> None:
    with pytest.raises(Refusal) as caught:
        teams_of(edition, people)

    assert caught.value.code == "player-count"
    assert caught.value.clauses == ("KO-001",)
    assert caught.value.facts == {"people": people, "least": 2, "most": 8}


@pytest.mark.clause("KO-001", "KO-025")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_up_to_four_people_play_alone(edition: Edition, people: int) -> None:
    assert teams_of(edition, people) == tuple((seat,) for seat in range(people))


@pytest.mark.clause("KO-025", "KO-026", "KO-030")
@pytest.mark.parametrize(("people", "sides"), [(6, 3), (8, 4)])
def test_more_than_four_people_play_in_teams_of_two(
    edition: Edition, people: int, sides: int
) -> None:
    teams = teams_of(edition, people)

    assert len(teams) == sides <= 4
    assert all(len(team) == 2 for team in teams)
    assert sorted(seat for team in teams for seat in team) == list(range(people))


@pytest.mark.clause("KO-029")
@pytest.mark.parametrize(("people", "sizes"), [(5, [2, 2, 1]), (7, [2, 2, 2, 1])])
def test_an_odd_person_plays_a_token_set_alone(
    edition: Edition, people: int, sizes: list[int]
) -> None:
    assert [len(team) for team in teams_of(edition, people)] == sizes


@pytest.mark.clause("KO-016", "KO-027")
def test_each_side_takes_four_tokens_of_one_colour_and_its_marker(seat: Seating) -> None:
    for people, sides in ((3, 3), (6, 3), (8, 4)):
        table = seat(people)
        view = table.game.view(0)

        assert len(view.sides) == sides
        assert all(len(side.tokens) == 4 for side in view.sides)
        assert len({side.colour for side in view.sides}) == sides
        assert sorted(side.marker for side in view.sides) == list(range(sides))


@pytest.mark.clause("KO-016")
def test_people_may_choose_their_colours(edition: Edition) -> None:
    assert colours_of(edition, HouseRules(colours=("blue", "red", "green")), 3) == (
        "blue",
        "red",
        "green",
    )


@pytest.mark.clause("KO-016")
@pytest.mark.parametrize(
    "colours", [("blue",), ("blue", "blue"), ("blue", "pink"), ("blue", "red", "green")]
)
def test_two_sides_need_two_different_colours_of_the_box(
    edition: Edition, colours: tuple[str, ...]
) -> None:
    with pytest.raises(Refusal, match="bad-colours"):
        colours_of(edition, HouseRules(colours=colours), 2)


@pytest.mark.clause("KO-017")
def test_token_sets_not_taken_are_out_of_play(seat: Seating) -> None:
    table = seat(2)

    refusal = table.refused(Slide(0, 8, 1305, 0, 500))

    assert (refusal.code, refusal.clauses) == ("unknown-token", ("KO-017",))
    assert [side.colour for side in table.game.view(0).sides] == ["red", "yellow"]
    assert len(table.game.state.tokens) == 8


@pytest.mark.clause("KO-027", "KO-031")
def test_team_members_take_turns_sliding(seat: Seating) -> None:
    table = seat(6)
    sliders = []
    for _ in range(12):
        sliders.append(table.seat())
        table.slide("short" if table.game.state.cursor < 4 else "off")

    assert sliders == [0, 2, 4, 1, 3, 5, 0, 2, 4, 1, 3, 5]


@pytest.mark.clause("KO-031")
def test_the_partner_may_not_slide_out_of_turn(seat: Seating) -> None:
    table = seat(6)

    refusal = table.refused(Slide(1, 0, 1305, 0, 500))

    assert (refusal.code, refusal.clauses) == ("partner-slides", ("KO-031",))
    assert refusal.facts["seat"] == 0


@pytest.mark.clause("KO-031")
def test_an_extra_slide_is_the_partners_and_shifts_the_alternation(seat: Seating) -> None:
    table = seat(6)
    table.rich(100, 0, 0)
    table.slide("go-to-jail-1")
    table.act(PayJail(0, 0))

    assert table.seat() == 1
    table.slide("baltic")
    table.slides("off", "off")
    assert table.seat() == 0


@pytest.mark.clause("KO-031")
def test_the_alternation_carries_over_to_the_next_round(seat: Seating) -> None:
    table = seat(6, second_chance="free")
    table.slide("off")
    table.act(TakeSecondChance(1))
    table.slide("short")
    table.slides(*["baltic"] * 3, *["oriental"] * 4, *["states"] * 4)

    assert table.game.state.round == 2
    assert table.game.state.member == [1, 0, 0]


@pytest.mark.clause("KO-028")
def test_a_team_has_one_cash_pile_and_wins_together(seat: Seating) -> None:
    table = seat(6)
    table.round(["boardwalk"] * 4, ["off"] * 4, ["off"] * 4)
    table.round(["off"] * 4, ["off"] * 4, ["off"] * 4)
    table.round(["off"] * 4, ["off"] * 4, ["off"] * 4)

    assert table.cash == [500, 0, 0]
    assert table.game.view(0).sides[0].names == ("Ana", "Bo")
    assert table.game.state.phase == "over"
    assert table.game.view(1).side == table.game.view(0).side == 0


@pytest.mark.clause("KO-028")
def test_either_partner_may_decide_what_is_not_a_slide(seat: Seating) -> None:
    table = seat(6)
    table.rich(100, 0, 0)
    table.slide("go-to-jail-1")

    assert table.game.prompt.seats == (0, 1)
    table.act(PayJail(1, 0))
    assert table.cash[0] == 0


@pytest.mark.clause("KO-014")
def test_whoever_keeps_the_bank_plays_too(seat: Seating) -> None:
    table = seat(4)
    table.slides("off", "off", "off", "off")

    assert [slid.seat for slid in table.told(TokenSlid)] == [0, 1, 2, 3]


@pytest.mark.parametrize("names", [["Ana", "Ana"], ["Ana", " "]])
def test_names_must_be_told_apart(names: list[str]) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        SlidingGame.new("knockout-2024", seats=names)


@pytest.mark.parametrize(
    "house_rules",
    [{"hands": "shaky"}, {"second_chance": True}, {"colour": "red"}, {"share_step": -1}],
)
def test_unknown_options_are_refused(house_rules: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="bad-house-rules"):
        SlidingGame.new("knockout-2024", seats=["Ana", "Bo"], house_rules=house_rules)
