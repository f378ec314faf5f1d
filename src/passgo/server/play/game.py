"""Games of all editions as the server needs them: begun, continued, cut back, written."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from passgo import games
from passgo.editions import EditionError
from passgo.game.answers import OUTSIDE_ORDERS
from passgo.games import CLASSES, AnyGame, class_of, edition_data, game_at, game_ids
from passgo.refusal import Refusal
from passgo.server.play.fairness import FairLuck
from passgo.server.play.told_luck import TOLD_ORDERS, UnitLuck
from passgo.vocabulary import Order

Orders = list[dict[str, Any]]
NATURE = frozenset(order.__name__ for game in CLASSES.values() for order in game.nature_orders)
OUTSIDE = frozenset(order.__name__ for order in OUTSIDE_ORDERS)
NOT_FOR_PEOPLE = NATURE | OUTSIDE


Nature = Literal["drawn", "told"]
"""Who says how luck falls: the server draws, or people with a real box tell."""


class Choice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What people choose to play: an edition, a variant, what they change, whose luck it is."""

    edition: str
    variant: str = ""
    house_rules: dict[str, Any] = {}
    luck: Nature = "drawn"


class Setup(Choice, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played: what people chose, and the position of another game if it goes on here."""

    position: dict[str, Any] | UnsetType = UNSET


def chosen(setup: Choice) -> Choice:
    """Return what people chose, without the position from which a game goes on."""
    return Choice(**{name: getattr(setup, name) for name in Choice.__struct_fields__})


class Base(Struct, frozen=True, kw_only=True):
    """A position to go on from, and how many draws there were before it."""

    position: dict[str, Any]
    draws: int


def luck_of(setup: Choice, key: bytes, counter: int = 0) -> FairLuck | UnitLuck:
    """Return the luck of a game, starting at a draw; told answers have their numbers too."""
    fair = FairLuck(key, counter, class_of(setup.edition).draw)
    return UnitLuck(fair) if setup.luck == "told" else fair


def begin(setup: Setup, names: Sequence[str], key: bytes | None) -> AnyGame:
    """Begin a game; without a *key* it stops where nature must answer."""
    game = class_of(setup.edition)
    luck = luck_of(setup, key) if key is not None else None
    if isinstance(setup.position, dict):
        return game.at(with_names(setup.position, names), luck=luck)
    rules = setup.house_rules
    return game.new(setup.edition, names, variant=setup.variant, house_rules=rules, luck=luck)


def with_names(position: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Return a position in which these people play."""
    players = zip(position["players"], names, strict=True)
    return {**position, "players": [{**player, "name": name} for player, name in players]}


def check(setup: Setup, people: int) -> None:
    """Refuse an edition, variant, rule or number of seats that cannot be played."""
    if setup.edition not in game_ids():
        raise Refusal("unknown-edition")
    if setup.luck == "told" and not class_of(setup.edition).tells_luck:
        raise Refusal("luck-not-told")
    if isinstance(setup.position, dict) and len(setup.position["players"]) != people:
        raise Refusal("goes-on-with-all")
    try:
        begin(setup, [f"{seat}" for seat in range(people)], None)
    except (EditionError, ValueError) as error:
        raise Refusal("bad-table", (), clash(error) | {"detail": str(error)[:300]}) from error


def clash(error: ValueError) -> dict[str, int | str]:
    """Return why rules cannot be played together, as far as people can fix it."""
    mistakes = error.mistakes if isinstance(error, EditionError) else ()
    told = next((one for one in mistakes if one.why), None)
    return {"why": told.why, **told.facts} if told else {"why": "other"}


def most_people(setup: Setup) -> int:
    """Return how many may play an edition."""
    return edition_data(setup.edition).most_players


def digest_of(setup: Setup) -> str:
    """Return the digest of the edition's data."""
    return edition_data(setup.edition).digest


def record_of(
    setup: Setup, names: Sequence[str], orders: Orders, base: Base | None = None
) -> dict[str, Any]:
    """Return the record of a game from all its orders since its start, or since *base*."""
    game = begin(setup, names, None) if base is None else game_at(base.position)
    document = game.record()
    document["orders"] = orders
    return document


def go_on(
    setup: Setup, names: Sequence[str], orders: Orders, key: bytes, base: Base | None = None
) -> AnyGame:
    """Replay everything and go on with the next draw."""
    record = record_of(setup, names, orders, base)
    draws = draws_in(orders) + (base.draws if base is not None else 0)
    return games.replay(record, luck_of(setup, key, draws))


def follow(setup: Setup, game: AnyGame, orders: Orders, key: bytes, draws: int) -> None:
    """Play what was played elsewhere, with the luck it had there; then go on with the next draw."""
    game.trust(None)
    for order in orders:
        game.play_written(order)
    game.trust(luck_of(setup, key, draws))


def draws_in(orders: Orders) -> int:
    """Return how many of the orders are answers of nature."""
    return sum(order["do"] in NATURE for order in orders)


def read_order(setup: Setup, raw: msgspec.Raw) -> Order:
    """Return a person's order; refuse those of the clock, and of nature unless people tell it."""
    try:
        order = class_of(setup.edition).read_order(raw)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise Refusal("bad-order", (), {"detail": str(error)[:200]}) from error
    if type(order).__name__ in NOT_FOR_PEOPLE and not tells_luck(setup, order):
        raise Refusal("not-for-people")
    if tells_luck(setup, order):
        must_say_no_more(raw, order)
    return order


def must_say_no_more(raw: msgspec.Raw, order: Order) -> None:
    """Refuse members that an order of nature does not have: it would seem to mean them."""
    known = {"do", *order.__struct_fields__}
    unknown = sorted(msgspec.json.decode(raw, type=dict[str, Any]).keys() - known)
    if unknown:
        detail = f"Object contains unknown field `{unknown[0]}`"
        raise Refusal("bad-order", (), {"detail": detail[:200]})


def tells_luck(setup: Setup, order: Order) -> bool:
    """Tell whether an order says how luck fell at a table where people do."""
    return setup.luck == "told" and isinstance(order, TOLD_ORDERS)
