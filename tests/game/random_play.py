"""Random legal orders through the typed face of a game."""

from collections.abc import Iterator

from passgo.bots.random.fuzzing import choose_anyhow
from passgo.game.encoding import decode
from passgo.game.luck import Seeded
from passgo.game.orders import AuctionClock, Order
from passgo.game.play import Game
from passgo.game.prompts import AwaitClock
from passgo.rules.actions import Action
from passgo.rules.luck import seed_generator
from passgo.rules.state import State

NAMES = ("Ana", "Bo", "Chloé", "Dev", "Émile", "Fay", "Gus", "Hà")


def new_game(
    edition: str,
    players: int,
    seed: int,
    variant: str = "",
    house_rules: dict[str, object] | None = None,
) -> Game:
    """Begin a game with a seat for each of some players."""
    return Game.new(
        edition, NAMES[:players], variant=variant, house_rules=house_rules, luck=Seeded(seed)
    )


def orders(game: Game, seed: int) -> Iterator[Order]:
    """Yield legal orders for a game until it is over; the caller plays each of them."""
    choice, action = State(), Action()
    seed_generator(choice, seed)
    while not game.is_over:
        if isinstance(game.prompt, AwaitClock):
            yield AuctionClock()
        else:
            choose_anyhow(game.state, game.board, choice, action)
            yield decode(action, game.edition)
