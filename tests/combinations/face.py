"""Face: a moment as people see it must hold what the rules say.

The question goes to somebody who can answer it, and the position goes there and back.
"""

from arrangement import Table, edition_named

from passgo.editions import edition_ids
from passgo.game.play import Game
from passgo.game.positions import PositionError, read_position
from passgo.game.prompts import AwaitClock, AwaitLuck
from passgo.game.seating import Seat
from passgo.rules.limits import NONE
from passgo.rules.state import State

NAMES = "ABCDEFGH"


def game_at(table: Table, s: State) -> Game:
    """Return a game at the moment of a state in any form."""
    edition = edition_named(table.edition)
    plain = State()
    plain.from_ints(s.to_ints())
    tokens = [s.token[seat] for seat in range(s.seats)]
    seats = [
        Seat(NAMES[seat], edition.tokens[token].id if token != NONE else "")
        for seat, token in enumerate(tokens)
    ]
    return Game(edition, seats, table.variant, dict(table.house_rules), plain, None)


def wrong_at(table: Table, s: State) -> list[str]:
    """Return what is wrong with the question and the position of a moment."""
    game = game_at(table, s)
    return unanswerable(game) + lost_in_writing(game)


def unanswerable(game: Game) -> list[str]:
    """Look for a question that none of those asked may answer."""
    prompt = game.prompt
    if isinstance(prompt, AwaitClock | AwaitLuck):
        return []
    options = (option.open for seat in prompt.seats for option in game.options(seat))
    return [] if any(options) else ["a question without an answer"]


def lost_in_writing(game: Game) -> list[str]:
    """Look for what a position loses, or refuses, of a moment that was reached by play."""
    own = None if game.edition.id in edition_ids() else game.edition
    try:
        again = read_position(game.position(), own).state
    except PositionError as error:
        return [f"a position is refused: {error}"]
    return [f"a position loses {name}" for name in again.differing(game.state)]
