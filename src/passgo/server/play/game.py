"""Games: games of all editions as the server needs them: begun, continued, cut back, written."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from passgo import games
from passgo.editions import EditionError, edition_ids, load_edition
from passgo.editions.load import sliding_ids
from passgo.game.actions import NATURE_ORDERS, AnyOrder, Order
from passgo.games import AnyGame, Kind, game_at, kind_of
from passgo.refusal import Refusal
from passgo.server.play.fairness import FairDice, FairSlides
from passgo.sliding.actions import NATURE_ACTIONS, PersonAction, kebab
from passgo.sliding.edition import is_sliding
from passgo.sliding.edition import load as load_sliding

Actions = list[dict[str, Any]]
OUTSIDE = ("TimeUp", "Stop", "AuctionClock", "TextFades")
NATURE = frozenset(order.__name__ for order in NATURE_ORDERS) | frozenset(
    kebab(action.__name__) for action in NATURE_ACTIONS
)
NOT_FOR_PEOPLE = NATURE | frozenset(OUTSIDE)
ORDERS: dict[Kind, msgspec.json.Decoder[Any]] = {
    "dice": msgspec.json.Decoder(AnyOrder),
    "sliding": msgspec.json.Decoder(PersonAction),
}
DONE: dict[Kind, str] = {"dice": "orders", "sliding": "actions"}
"""Where a record has what was done."""
LUCK: dict[Kind, type[FairDice | FairSlides]] = {"dice": FairDice, "sliding": FairSlides}


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played: an edition, one of its variants, and what the table changed."""

    edition: str
    variant: str = ""
    house_rules: dict[str, Any] = {}


class Base(Struct, frozen=True, kw_only=True):
    """A position to go on from, and how often nature had answered by then."""

    position: dict[str, Any]
    draws: int


def fair_luck(kind: Kind, key: bytes, counter: int = 0) -> FairDice | FairSlides:
    """Return the luck of a kind of game, from a draw on."""
    return LUCK[kind](key, counter)


def begin(setup: Setup, names: Sequence[str], key: bytes | None) -> AnyGame:
    """Begin a game; without a *key* it stops where nature must answer."""
    luck = fair_luck(kind_of(setup.edition), key) if key is not None else None
    return games.begin(setup.edition, names, setup.variant, setup.house_rules, luck)


def check(setup: Setup, people: int) -> None:
    """Refuse an edition, variant, rule or number of seats that cannot be played."""
    if setup.edition not in (*edition_ids(), *sliding_ids()):
        raise Refusal("unknown-edition")
    try:
        begin(setup, [f"{seat}" for seat in range(people)], None)
    except (EditionError, ValueError) as error:
        raise Refusal("bad-table", (), clash(error) | {"detail": str(error)[:300]}) from error


def clash(error: ValueError) -> dict[str, int | str]:
    """Return why rules cannot be played together, as far as people can put it right."""
    mistakes = error.mistakes if isinstance(error, EditionError) else ()
    told = next((one for one in mistakes if one.why), None)
    return {"why": told.why, **told.facts} if told else {"why": "other"}


def most_people(setup: Setup) -> int:
    """Return how many may play an edition."""
    if is_sliding(setup.edition):
        return load_sliding(setup.edition).players.teams[1]
    return load_edition(setup.edition).players.max


def digest_of(setup: Setup) -> str:
    """Return the digest of the edition's data."""
    if is_sliding(setup.edition):
        return load_sliding(setup.edition).digest
    return load_edition(setup.edition).digest


def record_of(
    setup: Setup, names: Sequence[str], actions: Actions, base: Base | None = None
) -> dict[str, Any]:
    """Return the record of a game from all that was done since its start, or since *base*."""
    game = begin(setup, names, None) if base is None else game_at(base.position)
    document = game.record()
    document[DONE[kind_of(setup.edition)]] = actions
    return document


def go_on(
    setup: Setup, names: Sequence[str], actions: Actions, key: bytes, base: Base | None = None
) -> AnyGame:
    """Play everything again and go on with the luck that comes next."""
    record = record_of(setup, names, actions, base)
    draws = draws_in(actions) + (base.draws if base is not None else 0)
    return games.replay(record, fair_luck(kind_of(setup.edition), key, draws))


def follow(game: AnyGame, actions: Actions, key: bytes, draws: int) -> None:
    """Play on what was played elsewhere; luck comes from there, then from the next draw."""
    game.trust(None)
    for action in actions:
        game.play_written(action)
    game.trust(fair_luck(game.kind, key, draws))


def draws_in(actions: Actions) -> int:
    """Return how many of the actions are answers of nature."""
    return sum(action["do"] in NATURE for action in actions)


def read_action(setup: Setup, raw: msgspec.Raw) -> Order | PersonAction:
    """Return what a person orders; orders of nature and the clock are not for people."""
    try:
        order: Order | PersonAction = ORDERS[kind_of(setup.edition)].decode(raw)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise Refusal("bad-action", (), {"detail": str(error)[:200]}) from error
    if type(order).__name__ in NOT_FOR_PEOPLE:
        raise Refusal("not-for-people")
    return order
