"""Given: where a scenario starts, a position with defaults or the very beginning of a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from passgo.documents import VERSION
from passgo.editions import Edition
from passgo.game.orders import Order
from passgo.game.play import Game
from passgo.game.position_shape import FORMAT, PositionPart
from passgo.game.seating import Seat
from passgo.scenarios.dice import Dice
from passgo.scenarios.language import MakeOrder
from passgo.scenarios.names import check_keys, numbered, read_luck, read_opening, read_players
from passgo.scenarios.verbs import parse_luck

TOLD_APART = ("format", "version", "edition", "variant", "house_rules")
NEVER_GIVEN = ("over", "winners", "luck")
POSITION_KEYS = tuple(
    key for key in PositionPart.__struct_fields__ if key not in TOLD_APART + NEVER_GIVEN
)
OPENING_KEYS = ("players", "banker")
OPENING_PLAYER_KEYS = ("name", "token", "status")
RUNNER_KEYS = ("luck", "opening")


class Given(Struct, frozen=True):
    """How to set up a scenario, and what nature will say."""

    edition: Edition
    variant: str
    house_rules: Mapping[str, object]
    names: tuple[str, ...]
    position: Mapping[str, object]
    opening: bool
    luck: tuple[tuple[str, MakeOrder], ...]

    @property
    def language(self) -> Dice:
        """Return the words of the dice game."""
        return Dice(self.edition, self.names)

    def game(self) -> Game:
        """Return the game at its start; Refusal or PositionError if it cannot be."""
        if not self.opening:
            return Game.at(self.position, edition=self.edition)
        return Game.new(
            self.edition,
            seats=_seats(self.position),
            variant=self.variant,
            house_rules=self.house_rules,
            banker=_banker(self.position),
        )


def read_given(
    table: Mapping[str, Any], edition: Edition, variant: str, house_rules: Mapping[str, object]
) -> Given:
    """Return the start of a scenario; ValueError names an unknown key."""
    opening = read_opening(table)
    check_keys(table, (OPENING_KEYS if opening else POSITION_KEYS) + RUNNER_KEYS)
    players, names = read_players(table)
    if opening:
        _check_opening(players)
    luck = tuple((text, _said(parse_luck(text, edition))) for text in read_luck(table))
    position = {
        key: numbered(value, names, key) for key, value in table.items() if key in POSITION_KEYS
    }
    position |= {"players": players, "edition": edition.id, "format": FORMAT, "version": VERSION}
    position |= {"variant": variant, "house_rules": dict(house_rules)}
    return Given(edition, variant, house_rules, names, position, opening, luck)


def _check_opening(players: Sequence[Mapping[str, Any]]) -> None:
    for at, player in enumerate(players):
        for key in player:
            if key not in OPENING_PLAYER_KEYS:
                raise ValueError(f"given.players[{at}].{key}: everybody starts alike")


def _said(order: Order) -> MakeOrder:
    return lambda _: order


def _seats(position: Mapping[str, Any]) -> list[Seat]:
    return [
        Seat(player["name"], player.get("token", ""), player.get("status") == "banking")
        for player in position["players"]
    ]


def _banker(position: Mapping[str, Any]) -> int:
    banker: int = position.get("banker", 0)
    return banker
