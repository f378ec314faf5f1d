"""Given: where a scenario starts, a position with defaults or the very beginning of a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from passgo.editions import Edition
from passgo.game.actions import Order
from passgo.game.play import Game
from passgo.game.position_shape import FORMAT, VERSION
from passgo.game.seats import Seat
from passgo.scenarios.verbs import parse_luck

POSITION_KEYS = (
    "players",
    "banker",
    "turn",
    "bank",
    "decks",
    "claims",
    "claims_so_far",
    "offer",
    "promised",
    "for_sale",
    "agenda",
    "time_up",
)
OPENING_KEYS = ("players", "banker")
OPENING_PLAYER_KEYS = ("name", "token", "status")
RUNNER_KEYS = ("luck", "opening")
SEAT_KEYS = (
    "seat",
    "to",
    "from",
    "bidder",
    "in",
    "to_ask",
    "to_throw",
    "to_deal",
    "to_get",
    "chooser",
    "owner",
    "debtor",
)
DEFAULT_PLAYERS = ("A", "B")


class Given(Struct, frozen=True):
    """How to set up a scenario, and what nature will say."""

    edition: Edition
    variant: str
    options: Mapping[str, object]
    names: tuple[str, ...]
    position: Mapping[str, object]
    opening: bool
    luck: tuple[tuple[str, Order], ...]

    def game(self) -> Game:
        """Return the game at its start; Refusal or PositionError if it cannot be."""
        if not self.opening:
            return Game.at(self.position, edition=self.edition)
        return Game.new(
            self.edition,
            seats=_seats(self.position),
            variant=self.variant,
            options=self.options,
            banker=_banker(self.position),
        )


def read_given(
    table: Mapping[str, Any], edition: Edition, variant: str, options: Mapping[str, object]
) -> Given:
    """Return the start of a scenario; ValueError names an unknown key."""
    opening = table.get("opening", False)
    if not isinstance(opening, bool):
        raise ValueError("given.opening: must be true or false")
    known = (OPENING_KEYS if opening else POSITION_KEYS) + RUNNER_KEYS
    for key in table:
        if key not in known:
            raise ValueError(f"given.{key}: unknown key; known: {', '.join(known)}")
    players = _players(table.get("players", list(DEFAULT_PLAYERS)), opening)
    names = _names(players)
    luck = tuple((text, parse_luck(text, edition)) for text in _texts(table.get("luck", [])))
    position = {
        key: numbered(value, names, key) for key, value in table.items() if key in POSITION_KEYS
    }
    position |= {"players": players, "edition": edition.id, "format": FORMAT, "version": VERSION}
    position |= {"variant": variant, "options": dict(options)}
    return Given(edition, variant, options, names, position, opening, luck)


def _texts(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError("given.luck: must be a list of texts")
    return value


def _players(value: object, opening: bool) -> list[dict[str, Any]]:
    if not isinstance(value, list):
        raise ValueError("given.players: must be a list")
    players = [{"name": item} if isinstance(item, str) else item for item in value]
    for at, player in enumerate(players):
        if not isinstance(player, dict):
            raise ValueError(f"given.players[{at}]: must be a name or a table")
        for key in player if opening else ():
            if key not in OPENING_PLAYER_KEYS:
                raise ValueError(f"given.players[{at}].{key}: everybody starts alike")
    return players


def _names(players: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    names = tuple(player.get("name") for player in players)
    for at, name in enumerate(names):
        if not isinstance(name, str) or not name.isalnum() or not name[0].isupper():
            message = "one word with a capital letter is needed"
            raise ValueError(f"given.players[{at}].name: {message}, not {str(name)[:60]!r}")
    return tuple(str(name) for name in names)


def numbered(value: Any, names: Sequence[str], key: str) -> Any:
    """Return a part of a position with the players' names turned into seat numbers."""
    if key == "turn" and isinstance(value, str):
        return {"seat": _seat(value, names)}
    if key in ("banker", "winners"):
        return _seat(value, names)
    if key == "promised" and isinstance(value, dict):
        return {
            kind: {name: _seat(taker, names) for name, taker in promises.items()}
            for kind, promises in value.items()
        }
    return _numbered(value, names)


def _numbered(value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, list):
        return [_numbered(item, names) for item in value]
    if isinstance(value, dict):
        return {
            key: _seat(item, names) if key in SEAT_KEYS else _numbered(item, names)
            for key, item in value.items()
        }
    return value


def _seat(value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, list):
        return [_seat(item, names) for item in value]
    if isinstance(value, str) and value in names:
        return list(names).index(value)
    return value


def _seats(position: Mapping[str, Any]) -> list[Seat]:
    return [
        Seat(player["name"], player.get("token", ""), player.get("status") == "banking")
        for player in position["players"]
    ]


def _banker(position: Mapping[str, Any]) -> int:
    banker: int = position.get("banker", 0)
    return banker
