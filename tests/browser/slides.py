"""Moments of the sliding game, reached by bots that play the same every time."""

from collections.abc import Callable
from functools import cache

from msgspec import to_builtins
from states import State

from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded
from passgo.sliding.prompts import Question, SlideWhich
from passgo.sliding.seating import Options

SEED = 7
NAMES = ("Léa", "Malik", "Inès", "Tom", "Zoé")


@cache
def sliding(round_number: int, left: int, seats: int = 2) -> State:
    """Return a round with so many slides left, the first of them Léa's."""
    return played_until(lambda game: is_there(game, round_number, left), seats)


@cache
def asked(question: type[Question], seats: int = 2) -> State:
    """Return the first moment when Léa is asked a question of a kind."""
    return played_until(
        lambda game: isinstance(game.prompt, question) and 0 in seats_of(game), seats
    )


def played_until(is_wanted: Callable[[SlidingGame], bool], seats: int) -> State:
    """Let bots play until a moment that is wanted."""
    names, options = NAMES[:seats], Options(hands="off")
    game = SlidingGame.new(seats=list(names), options=options, luck=Seeded(SEED))
    bots = [Bot("novice", SEED + seat) for seat in range(seats)]
    while not is_wanted(game):
        seat = game.prompt.seats[0]
        game.play(bots[seat].choose(game, seat))
    return State(
        name="sliding",
        edition="knockout-2024",
        variant="",
        options=to_builtins(options),
        seats=names,
        ask=str(game.prompt.__struct_config__.tag),
        position=game.position(),
        luck=(),
    )


def seats_of(game: SlidingGame) -> tuple[int, ...]:
    """Return who is asked."""
    return tuple(game.prompt.seats)


def is_there(game: SlidingGame, round_number: int, left: int) -> bool:
    """Tell whether the game has come to the moment that is wanted."""
    view = game.view(None)
    in_hand = sum(token.at == "hand" for side in view.sides for token in side.tokens)
    is_slide = isinstance(game.prompt, SlideWhich) and game.prompt.reason == "turn"
    return is_slide and view.round == round_number and in_hand <= left and 0 in game.prompt.seats
