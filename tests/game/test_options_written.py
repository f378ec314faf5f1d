"""Options as they are told: written anew only where they changed."""

from passgo.game.luck import Seeded
from passgo.game.play import Game


def test_options_that_stay_are_the_same_object_and_others_are_not() -> None:
    game = Game.new("classic-2003", ["Léa", "Malik", "Inès"], luck=Seeded(4))
    while game.prompt.seats[0] != 0 or type(game.prompt).__name__ != "BuyOrAuction":
        game.play(game.simplest(game.prompt.seats[0]))
    before = [game.write_options(seat) for seat in range(3)]
    assert all(game.write_options(seat) is before[seat] for seat in range(3))

    game.play(game.simplest(0))
    assert game.write_options(0) != before[0]
    assert game.write_options(0) == game.clone().write_options(0)
