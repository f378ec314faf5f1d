"""States: moments of games, written like scenarios, from which tests and photographs begin."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from passgo.editions import load_edition
from passgo.game.orders import Order
from passgo.game.play import Game
from passgo.game.prompts import AwaitLuck
from passgo.scenarios.given import read_given
from passgo.scenarios.steps import read_step
from passgo.scenarios.verbs import parse_luck

FOLDER = Path(__file__).parent / "states"


class State(Struct, frozen=True, kw_only=True):
    """A moment of a game: where it is, who plays it, and what luck will say next."""

    name: str
    edition: str
    variant: str
    house_rules: dict[str, Any]
    seats: tuple[str, ...]
    ask: str
    position: dict[str, Any]
    luck: tuple[Order, ...]


def read_state(name: str, table: dict[str, Any]) -> State:
    """Play a state up to its moment; it must be the question that it names."""
    edition = load_edition(table["edition"])
    variant, house_rules = table.get("variant", ""), table.get("house_rules", {})
    given = read_given(table["given"], edition, variant, house_rules)
    game = given.game()
    luck = [make(game) for _, make in given.luck]
    answer(game, luck)
    for step in table.get("when", []):
        game.play(read_step(step, given.language).make(game))
        answer(game, luck)
    assert not luck, f"{name}: luck that nobody asked for: {luck}"
    asked = type(game.prompt).__name__
    assert asked == table["ask"], f"{name}: {asked} is asked, not {table['ask']}"
    return State(
        name=name,
        edition=edition.id,
        variant=variant,
        house_rules=house_rules,
        seats=given.names,
        ask=asked,
        position=game.position(),
        luck=tuple(parse_luck(text, edition) for text in table.get("next", [])),
    )


def answer(game: Game, luck: list[Order]) -> None:
    """Let luck speak while it is asked."""
    while luck and isinstance(game.prompt, AwaitLuck):
        game.play(luck.pop(0))


def tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every state as it is written, with its name."""
    for file in sorted(FOLDER.glob("*.toml")):
        yield from tomllib.loads(file.read_text(encoding="utf-8")).items()


@cache
def state(name: str) -> State:
    """Return a state by its name."""
    return read_state(name, dict(tables())[name])


def names() -> list[str]:
    """Return the names of all states."""
    return [name for name, _ in tables()]
