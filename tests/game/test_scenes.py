"""Scenes: what every view shows, plain data already; of the next one only what changed is new."""

import pytest
from random_play import new_game, orders

from passgo.editions import edition_ids
from passgo.game.luck import Seeded
from passgo.game.orders import Order
from passgo.game.play import Game
from passgo.kernel import load
from passgo.server.play.patches import plain

STEPS = 120
POWERS: dict[str, object] = {"powers": "on"}
GAMES: list[tuple[str, dict[str, object]]] = [
    *((edition, {}) for edition in edition_ids()),
    ("clone-wars-2008", POWERS),
]


@pytest.mark.parametrize("edition", edition_ids())
def test_a_scene_is_the_same_before_and_after_the_wire(edition: str) -> None:
    game = Game.new(edition, ["Ana", "Bo", "Chloé"], luck=Seeded(3))
    for _ in range(STEPS):
        if game.is_over or not game.prompt.seats:
            break
        order = game.simplest(game.prompt.seats[0])
        assert isinstance(order, Order)
        game.play(order)
        scene = game.scene()

        assert plain(scene) == scene


@pytest.mark.parametrize(("edition", "house_rules"), GAMES)
def test_scenes_one_after_the_other_are_those_of_the_moment(
    edition: str, house_rules: dict[str, object]
) -> None:
    game = new_game(edition, 4, 7, house_rules=house_rules)
    seen = []
    for at, order in zip(range(3 * STEPS), orders(game, 9), strict=False):
        game.play(order)
        if at % 3:
            seen.append((game.scene(), Game.at(game.position()).scene()))

    assert len(seen) > STEPS // 3
    assert [list(scene) for scene, _ in seen] == [list(fresh) for _, fresh in seen]
    assert [scene for scene, _ in seen] == [fresh for _, fresh in seen]


def test_a_scene_shares_what_did_not_change() -> None:
    game = new_game("classic-2003", 3, 1)
    before = game.scene()
    game.play(next(orders(game, 1)))
    after = game.scene()

    assert load("auto").form == "compiled"
    assert after["bank"] is before["bank"]
    assert after["agenda"] is not before["agenda"]
