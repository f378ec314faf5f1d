"""Moments of the sliding game, reached by bots that play the same every time."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from typing import Any

from states import State

from passgo.sliding.bots import Bot
from passgo.sliding.edition import SecondChance, load
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded
from passgo.sliding.prompts import Prompt, SlideWhich, WhoWon
from passgo.sliding.seating import HouseRules

SEED = 7
RICH = 500
ASIDE = 400
NAMES = ("Léa", "Malik", "Inès", "Tom", "Zoé")


@cache
def sliding(round_number: int, left: int, seats: int = 2) -> State:
    """Return a round with so many slides left, the first of them Léa's."""
    found = bots_play(lambda game: is_there(game, round_number, left), seats)
    assert found is not None, f"no slide of Léa's in round {round_number} with {left} left"
    return found


@cache
def asked(question: type[Prompt], seats: int = 2) -> State:
    """Return the first moment when Léa is asked a question of a kind."""
    games = (bots_play(is_asked(question), seats, seed) for seed in count(SEED))
    return next(moment for moment in games if moment is not None)


def is_asked(question: type[Prompt]) -> Callable[[SlidingGame], bool]:
    """Return what tells whether Léa is asked a question of a kind."""
    return lambda game: isinstance(game.prompt, question) and 0 in game.prompt.seats


def bots_play(
    is_wanted: Callable[[SlidingGame], bool], seats: int, seed: int = SEED
) -> State | None:
    """Let bots play until a moment that is wanted; None if the game ends without it."""
    names, house_rules = NAMES[:seats], HouseRules(hands="off")
    game = SlidingGame.new(
        "knockout-2024", seats=list(names), house_rules=house_rules, luck=Seeded(seed)
    )
    bots = [Bot("novice", seed + seat) for seat in range(seats)]
    while not is_wanted(game):
        if isinstance(game.prompt, WhoWon):
            return None
        seat = game.prompt.seats[0]
        game.play(bots[seat].choose(game, seat))
    return moment_of(game)


def moment_of(game: SlidingGame) -> State:
    """Return where a game stands."""
    return State(
        name="sliding",
        edition="knockout-2024",
        variant="",
        house_rules=game.position()["house_rules"],
        seats=tuple(game.position()["seats"]),
        ask=type(game.prompt).__name__,
        position=game.position(),
        luck=(),
    )


def lying(phase: str, *spots: str, second_chance: SecondChance = "off", **changes: Any) -> State:
    """Return a moment when Léa's tokens lie on spaces, in jail, in hand or off.

    Malik's have slid off as far as it was his turn.
    """
    house_rules = HouseRules(hands="off", second_chance=second_chance)
    position = SlidingGame.new(
        "knockout-2024", seats=list(NAMES[:2]), house_rules=house_rules, luck=Seeded(SEED)
    ).position()
    lea, malik = position["sides"]
    slid = changes["cursor"] // 2 if phase == "slides" else len(spots)
    lea["tokens"], lea["cash"] = [laid(spots, at) for at in range(len(spots))], RICH
    malik["tokens"] = [
        laid(["off"], 0) if at < slid else laid(["hand"], 0) for at in range(len(spots))
    ]
    position |= {"order": ["red", "yellow"], "phase": phase, "cursor": 0} | changes
    return moment_of(SlidingGame.at(position))


def laid(spots: Sequence[str], at: int) -> dict[str, Any]:
    """Return a token where it lies, beside those that lie on the same space."""
    spot, edition = spots[at], load("knockout-2024")
    if spot in ("hand", "jail", "off"):
        return {"at": spot, "slid": spot != "hand"}
    x, y = edition.space[edition.index(spot)].centre
    return {"at": "board", "x": x + ASIDE * spots[:at].count(spot), "y": y, "slid": True}


def is_there(game: SlidingGame, round_number: int, left: int) -> bool:
    """Tell whether the game has come to the moment that is wanted."""
    view = game.view(None)
    in_hand = sum(token.at == "hand" for side in view.sides for token in side.tokens)
    is_slide = isinstance(game.prompt, SlideWhich) and game.prompt.reason == "turn"
    return is_slide and view.round == round_number and in_hand <= left and 0 in game.prompt.seats
