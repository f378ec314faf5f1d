"""One conformance test over every edition: the same face for dice and sliding."""

import json

import msgspec
import pytest

from passgo.editions import edition_ids
from passgo.game.luck import Seeded
from passgo.game.play import Game
from passgo.games import AnyGame, game_at, new_game, replay
from passgo.refusal import Refusal

EVERY_EDITION = (*edition_ids(), "knockout-2024")


def begun(edition: str) -> AnyGame:
    return new_game(edition, ["Ana", "Bo", "Chloé"], seed=5)


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
    parts = [game.prompt, game.offers(0), game.view(0), game.view(None)]

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


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="nowhere-1900"):
        new_game("nowhere-1900", ["Ana", "Bo"], seed=1)
