"""Playthroughs: whole games kept as text, every order with all that followed of it."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from passgo.game.events import Event
from passgo.game.orders import AnyOrder, Order
from passgo.game.play import Game

FOLDER = Path(__file__).parent / "games"


def line_of(thing: Order | Event) -> str:
    """Return an order or event in one line."""
    facts = (f"{name}={getattr(thing, name)!r}" for name in thing.__struct_fields__)
    return " ".join([type(thing).__name__, *facts])


def told(game: Game, order: Order) -> Iterator[str]:
    """Play one order without luck of its own and yield it with its events."""
    yield "> " + msgspec.json.encode(order).decode()
    for event in game.play(order):
        yield "  " + line_of(event)


def replayed(text: str) -> str:
    """Play the orders of a playthrough again and return the text that comes of it."""
    lines = text.splitlines()
    start = msgspec.json.decode(lines[0])
    game = Game.new(
        start["edition"], start["seats"], variant=start["variant"], house_rules=start["house_rules"]
    )
    fresh = [lines[0]]
    for line in lines[1:]:
        if line.startswith("> "):
            fresh += told(game, msgspec.json.decode(line[2:], type=AnyOrder))
    fresh.append(ending(game))
    return "\n".join(fresh) + "\n"


def ending(game: Game) -> str:
    """Return the last line: who holds what."""
    cash = [game.state.cash[seat] for seat in range(game.state.seats)]
    return f"= turns {game.state.turns} cash {cash} over {game.state.over}"
