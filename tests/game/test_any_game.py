"""One conformance test over every edition: the same face for dice and sliding."""

import json

import msgspec
import pytest

from passgo.editions import edition_ids
from passgo.game.luck import Seeded
from passgo.game.orders import Roll, Stop
from passgo.game.play import Game
from passgo.games import AnyGame, game_at, new_game, replay
from passgo.refusal import Refusal
from passgo.thoughts import BotTask

EVERY_EDITION = (*edition_ids(), "knockout-2024")


def begun(edition: str) -> AnyGame:
    return new_game(edition, ["Ana", "Bo", "Chloé"], seed=5)


def first_roll(game: AnyGame) -> AnyGame:
    """Let luck have its first say: with dice somebody throws, markers were drawn at the start."""
    if game.kind == "dice":
        game.play(Roll(seat=game.prompt.seats[0]))
    return game


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_position_goes_there_and_back(edition: str) -> None:
    game = begun(edition)

    again = game_at(json.loads(json.dumps(game.position())))

    assert again.position() == game.position()
    assert again.prompt == game.prompt


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_record_plays_to_the_same_position(edition: str) -> None:
    game = begun(edition)

    assert replay(json.loads(json.dumps(game.record()))).position() == game.position()


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_prompts_offers_and_views_are_plain_data_without_luck(edition: str) -> None:
    game = begun(edition)
    parts = [game.prompt, game.options(0), game.view(0), game.view(None)]

    text = "".join(msgspec.json.encode(part).decode() for part in parts)

    assert "generator" not in text
    assert "seed" not in text


@pytest.mark.parametrize("variant", ["", "quick"])
def test_a_dice_game_tells_what_came_before_the_first_question(variant: str) -> None:
    game = Game.new("classic-2003", ["Ana", "Bo"], variant=variant, luck=Seeded(5))

    happened = [type(event).__name__ for event in game.opening]

    assert happened[0] == "GameStarted"
    assert happened.count("DeedDealt") == (4 if variant else 0)
    assert Game.at(game.position()).opening == ()


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_seat_that_is_not_there_sees_nothing(edition: str) -> None:
    with pytest.raises(Refusal, match="unknown-seat"):
        begun(edition).view(9)


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_same_seed_begins_the_same_game(edition: str) -> None:
    assert begun(edition).position() == begun(edition).position()


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_what_was_done_can_be_written_and_done_again(edition: str) -> None:
    game, again = first_roll(begun(edition)), new_game(edition, ["Ana", "Bo", "Chloé"])

    written = game.written_after(0)
    for action in written:
        again.play_written(action)

    assert game.done == again.done == len(written) > 0
    assert game.written_after(game.done) == []
    assert again.position() == game.position()


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_luck_says_the_same_whether_it_is_asked_or_trusted(edition: str) -> None:
    trusted, asked = begun(edition), new_game(edition, ["Ana", "Bo", "Chloé"])
    luck = asked.seeded(5)
    first_roll(trusted)
    first_roll(asked)
    while (answer := asked.ask_luck(luck)) is not None:
        asked.play(answer)

    assert asked.written_after(0) == trusted.written_after(0)
    assert asked.position() == trusted.position()
    assert trusted.ask_luck(luck) is None


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_offers_are_written_one_by_one(edition: str) -> None:
    game = begun(edition)

    written = [json.loads(option) for option in game.write_options(0)]
    names = [offer["do"] for offer in written]

    assert len(names) == len(set(names)) == len(game.options(0))


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_everybody_begins_with_the_same_wealth(edition: str) -> None:
    wealth = begun(edition).wealth

    assert len(wealth) == 3
    assert len(set(wealth)) == 1


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_only_dice_games_know_an_early_end_a_clock_and_rents(edition: str) -> None:
    game = begun(edition)
    is_dice = edition != "knockout-2024"

    assert game.kind == ("dice" if is_dice else "sliding")
    assert game.has_early_end == is_dice
    assert (game.why_not(Stop()) is None) == is_dice
    assert (game.rulebook is not None) == is_dice
    assert not game.open_claims


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_simplest_answer_is_allowed_and_read_as_it_is_written(edition: str) -> None:
    game = begun(edition)

    order = game.simplest(game.prompt.seats[0])

    assert game.why_not(order) is None
    assert game.read_order(msgspec.json.encode(order)) == order
    assert type(order) in game.answers
    assert type(order) not in game.nature_orders


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_bot_decides_the_same_twice_and_may_do_it(edition: str) -> None:
    game = begun(edition)
    task = BotTask(seat=game.prompt.seats[0], levels=("novice",) * 3, seed=4)

    thought = game.think(task)

    assert thought == game.think(task)
    assert game.why_not(thought.order) is None


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_scene_is_plain_data_of_the_moment(edition: str) -> None:
    game = begun(edition)
    before = json.dumps(game.scene())

    game.play(game.simplest(game.prompt.seats[0]))

    assert json.loads(json.dumps(game.scene())) == game_at(game.position()).scene()
    assert json.dumps(game.scene()) != before


@pytest.mark.parametrize(
    ("edition", "rule", "value"),
    [("classic-2003", "salary", 300), ("knockout-2024", "second_chance", "free")],
)
def test_a_house_rule_is_seen_among_the_rules(edition: str, rule: str, value: object) -> None:
    game = begun(edition)

    book, ours = (game.rules_in(edition, "", chosen) for chosen in ({}, {rule: value}))

    assert [name for name in book if ours[name] != book[name]] == [rule]
    assert game.edition_of(edition) == game.edition
    assert len(game.names) < game.edition_of(edition).most_players


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="nowhere-1900"):
        new_game("nowhere-1900", ["Ana", "Bo"], seed=1)
