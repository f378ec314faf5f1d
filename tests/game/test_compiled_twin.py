"""Moments: what the compiled rules answer to the questions of a moment, the plain ones do too."""

import pytest

from passgo.bots.fallback import fall_back
from passgo.editions import edition_ids
from passgo.game import compiled_twin
from passgo.game.encoding import decode
from passgo.game.luck import Seeded
from passgo.game.options import Option
from passgo.game.play import Game
from passgo.kernel import load
from passgo.rules.actions import Action
from passgo.rules.machine import to_move

SEATS = ("Ana", "Bo", "Chloé")


def offers_along(edition: str, steps: int) -> list[list[Option]]:
    """Return what everybody is offered along a plain game."""
    game = Game.new(edition, SEATS, luck=Seeded(5))
    found: list[list[Option]] = []
    for _ in range(steps):
        if game.is_over or to_move(game.state) < 0:
            break
        action = Action()
        fall_back(game.state, game.board, action, to_move(game.state))
        game.play(decode(action, game.edition))
        found += [game.options(seat) for seat in range(len(SEATS))]
    return found


@pytest.mark.parametrize("edition", edition_ids())
def test_offers_are_the_same_whichever_form_of_the_rules_is_asked(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = offers_along(edition, 60)

    monkeypatch.setattr(compiled_twin, "fastest", lambda: load("plain"))

    assert load("auto").form == "compiled"
    assert len(compiled) > 20
    assert offers_along(edition, 60) == compiled
