"""Going along: the rules of a game go on with it, and what is written of it is of the moment."""

from typing import Any

import msgspec
import pytest
from random_play import new_game, orders

from passgo.editions import edition_ids
from passgo.game.compiled_twin import Rules
from passgo.game.ids import lexicon_of
from passgo.game.play import Game
from passgo.game.scenes import scene_sections

STEPS = 400
PLAYERS = 4


class Read:
    """A state that notes which of its fields were read."""

    def __init__(self, state: object) -> None:
        self._state = state
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.names.add(name)
        return getattr(self._state, name)


def games(edition: str) -> list[Game]:
    """Return new games of an edition, with and without what may be added to it."""
    plain = new_game(edition, PLAYERS, 7)
    if edition != "clone-wars-2008":
        return [plain]
    return [plain, new_game(edition, PLAYERS, 8, house_rules={"powers": "on"})]


@pytest.mark.parametrize("edition", edition_ids())
def test_rules_go_on_with_their_game(edition: str) -> None:
    for game in games(edition):
        rules = game.rules
        for _, order in zip(range(STEPS), orders(game, 5), strict=False):
            game.play(order)

            assert game.rules is rules
            assert rules.state.to_ints() == game.state.to_ints()
            assert rules.findings(1) == Rules(game.state, game.board).findings(1)


@pytest.mark.parametrize("edition", edition_ids())
def test_offers_that_are_written_are_those_of_the_moment(edition: str) -> None:
    for game in games(edition):
        for _, order in zip(range(STEPS // 4), orders(game, 6), strict=False):
            game.play(order)
            written = list(game.write_options(2))

            assert written == [msgspec.json.encode(option) for option in game.options(2)]


@pytest.mark.parametrize("edition", edition_ids())
def test_sections_read_no_field_that_they_do_not_name(edition: str) -> None:
    for game in games(edition):
        lexicon = lexicon_of(game.edition, PLAYERS)
        sections = scene_sections(game.seats, game.board, game.edition)
        for _, order in zip(range(STEPS), orders(game, 3), strict=False):
            game.play(order)
            for section in sections:
                read: Any = Read(game.state)
                section.write(read, lexicon)

                assert read.names <= section.reads, section.name


def test_a_copy_of_a_game_has_rules_of_its_own() -> None:
    game = new_game("classic-2003", PLAYERS, 1)
    assert game.rules.state.turns == game.state.turns
    twin = game.clone()
    twin.play(next(orders(twin, 1)))

    assert twin.rules is not game.rules
    assert game.rules.state.to_ints() == game.state.to_ints()
    assert twin.rules.state.to_ints() == twin.state.to_ints()
