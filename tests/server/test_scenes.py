"""Scenes: what every view shows is plain data already, to be compared and sent as it is."""

import pytest

from passgo.editions import edition_ids
from passgo.game.actions import Order
from passgo.game.luck import Seeded
from passgo.game.play import Game
from passgo.server.patches import plain
from passgo.server.thinking import simplest

STEPS = 120


@pytest.mark.parametrize("edition", edition_ids())
def test_a_scene_is_the_same_before_and_after_the_wire(edition: str) -> None:
    game = Game.new(edition, ["Ana", "Bo", "Chloé"], luck=Seeded(3))
    for _ in range(STEPS):
        if game.is_over or not game.prompt.seats:
            break
        order = simplest(game, game.prompt.seats[0])
        assert isinstance(order, Order)
        game.play(order)
        scene = game.scene()

        assert plain(scene) == scene
