"""Dice: the words of the dice game, what its orders are called and what is seen of its position."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from msgspec import Struct

from passgo.editions import Edition
from passgo.game.orders import ORDERS, Order
from passgo.game.play import Game
from passgo.game.prompts import AwaitLuck
from passgo.refusal import Refusal
from passgo.scenarios import facts
from passgo.scenarios.game_checks import option_checks, wealth_checks
from passgo.scenarios.language import Check, MakeOrder, Moment
from passgo.scenarios.names import numbered
from passgo.scenarios.position_checks import PLAYER_KEYS, TABLE_KEYS, missed_player, missed_table
from passgo.scenarios.refusals import CODES
from passgo.scenarios.verbs import parse_order

PEOPLES_ORDERS = frozenset(
    order.__name__ for order in ORDERS.values() if "seat" in order.__struct_fields__
)


@dataclass(frozen=True)
class Dice:
    """The language of the dice game on one edition's board."""

    edition: Edition
    names: tuple[str, ...]
    codes: ClassVar[frozenset[str]] = CODES
    events: ClassVar[Mapping[str, type[Struct]]] = facts.EVENTS
    prompts: ClassVar[Mapping[str, type[Struct]]] = facts.PROMPTS
    draws: ClassVar[frozenset[str]] = frozenset((AwaitLuck.__name__,))

    @property
    def _seats(self) -> dict[str, int]:
        return {name: seat for seat, name in enumerate(self.names)}

    def order(self, text: str) -> MakeOrder:
        """Return what a text such as "A bid 120" plays."""
        return parse_order(text, self.edition, self.names)

    def checks(self, key: str, value: Any) -> list[Check] | None:
        """Return what is to be seen of the position, the options and everybody's wealth."""
        if key in self.names:
            return _player_checks(key, value, self.names)
        if key in TABLE_KEYS:
            return [partial(_check_table, key, numbered(value, self.names, key))]
        if key == "options":
            return option_checks(value, self._seats, PEOPLES_ORDERS)
        if key == "wealth":
            return wealth_checks(value, self._seats)
        return None

    def shown(self, thing: Struct, key: str) -> str:
        """Return one fact: seats by name, nobody as "bank"."""
        return facts.shown(thing, key, self.names)

    def prompt(self, game: Game) -> Struct:
        """Return who must decide what."""
        return game.prompt

    def awaited(self, game: Game) -> str:
        """Return which luck is due."""
        prompt = game.prompt
        return f"a draw of {prompt.draw.what}" if isinstance(prompt, AwaitLuck) else ""

    def why_not(self, game: Game, order: Order) -> Refusal | None:
        """Return why an order would be refused now."""
        return game.why_not(order)


def _player_checks(name: str, value: object, names: Sequence[str]) -> list[Check]:
    if not isinstance(value, dict):
        raise ValueError(f"then.{name}: must be a table")
    for key in value:
        if key not in PLAYER_KEYS:
            raise ValueError(f"then.{name}.{key}: unknown key; known: {', '.join(PLAYER_KEYS)}")
    return [partial(_check_player, list(names).index(name), key, value[key]) for key in value]


def _position(moment: Moment) -> Mapping[str, Any]:
    if moment.game is None:
        return {}
    position: Mapping[str, Any] = moment.game.position()
    return position


def _check_player(seat: int, key: str, expected: Any, moment: Moment) -> list[str]:
    return missed_player(_position(moment), seat, key, expected, moment.names)


def _check_table(key: str, expected: Any, moment: Moment) -> list[str]:
    return missed_table(_position(moment), key, expected)
