"""Moments of the sliding game, reached by bots that play the same every time."""

from collections.abc import Callable
from functools import cache
from itertools import count

from msgspec import to_builtins
from states import State

from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded
from passgo.sliding.prompts import Question, SlideWhich, WhoWon
from passgo.sliding.seating import Options

SEED = 7
NAMES = ("Léa", "Malik", "Inès", "Tom", "Zoé")


@cache
def sliding(round_number: int, left: int, seats: int = 2) -> State:
    """Return a round with so many slides left, the first of them Léa's."""
    found = bots_play(lambda game: is_there(game, round_number, left), seats)
    assert found is not None, f"no slide of Léa's in round {round_number} with {left} left"
    return found


@cache
def asked(question: type[Question], seats: int = 2) -> State:
    """Return the first moment when Léa is asked a question of a kind."""
    games = (bots_play(is_asked(question), seats, seed) for seed in count(SEED))
    return next(moment for moment in games if moment is not None)


def is_asked(question: type[Question]) -> Callable[[SlidingGame], bool]:
    """Return what tells whether Léa is asked a question of a kind."""
    return lambda game: isinstance(game.prompt, question) and 0 in game.prompt.seats


def bots_play(
    is_wanted: Callable[[SlidingGame], bool], seats: int, seed: int = SEED
) -> State | None:
    """Let bots play until a moment that is wanted; None if the game ends without it."""
    names, options = NAMES[:seats], Options(hands="off")
    game = SlidingGame.new(seats=list(names), options=options, luck=Seeded(seed))
    bots = [Bot("novice", seed + seat) for seat in range(seats)]
    while not is_wanted(game):
        if isinstance(game.prompt, WhoWon):
            return None
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
