"""Games: games of all editions as the server needs them: begun, continued, cut back, written."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from passgo.editions import EditionError, edition_ids, load_edition
from passgo.editions.load import sliding_ids
from passgo.game.actions import NATURE_ORDERS, AnyOrder, Order
from passgo.game.play import Game
from passgo.games import AnyGame, game_at
from passgo.refusal import Refusal
from passgo.server.play.fairness import FairDice, FairSlides
from passgo.sliding.actions import NATURE_ACTIONS, PersonAction, kebab
from passgo.sliding.actions import Action as SlidingAction
from passgo.sliding.edition import is_sliding
from passgo.sliding.edition import load as load_sliding
from passgo.sliding.game import SlidingGame

Actions = list[dict[str, Any]]
OUTSIDE = ("TimeUp", "Stop", "AuctionClock", "TextFades")
NATURE = frozenset(order.__name__ for order in NATURE_ORDERS) | frozenset(
    kebab(action.__name__) for action in NATURE_ACTIONS
)
NOT_FOR_PEOPLE = NATURE | frozenset(OUTSIDE)
DICE_ORDERS = msgspec.json.Decoder(AnyOrder)
SLIDES = msgspec.json.Decoder(PersonAction)


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played: an edition, one of its variants, and what the table changed."""

    edition: str
    variant: str = ""
    options: dict[str, Any] = {}


class Base(Struct, frozen=True, kw_only=True):
    """A position to go on from, and how often nature had answered by then."""

    position: dict[str, Any]
    draws: int


def begin(setup: Setup, names: Sequence[str], key: bytes | None) -> AnyGame:
    """Begin a game; without a *key* it stops where nature must answer."""
    if is_sliding(setup.edition):
        slides = FairSlides(key) if key is not None else None
        return SlidingGame.new(setup.edition, names, setup.options, slides)
    dice = FairDice(key) if key is not None else None
    return Game.new(setup.edition, names, variant=setup.variant, options=setup.options, luck=dice)


def check(setup: Setup, people: int) -> None:
    """Refuse an edition, variant, rule or number of seats that cannot be played."""
    if setup.edition not in (*edition_ids(), *sliding_ids()):
        raise Refusal("unknown-edition")
    try:
        begin(setup, [f"{seat}" for seat in range(people)], None)
    except (EditionError, ValueError) as error:
        raise Refusal("bad-table", (), {"detail": str(error)[:300]}) from error


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
    document["actions" if is_sliding(setup.edition) else "orders"] = actions
    return document


def go_on(
    setup: Setup, names: Sequence[str], actions: Actions, key: bytes, base: Base | None = None
) -> AnyGame:
    """Play everything again and go on with the luck that comes next."""
    record = record_of(setup, names, actions, base)
    draws = draws_in(actions) + (base.draws if base is not None else 0)
    if is_sliding(setup.edition):
        return SlidingGame.replay(record, FairSlides(key, draws))
    return Game.replay(record, luck=FairDice(key, draws))


def follow(game: AnyGame, actions: Actions, key: bytes, draws: int) -> None:
    """Play on what was played elsewhere; luck comes from there, then from the next draw."""
    if isinstance(game, SlidingGame):
        game.trust(None)
        for slide in msgspec.convert(actions, list[SlidingAction]):
            game.play(slide)
        game.trust(FairSlides(key, draws))
        return
    assert isinstance(game, Game)
    game.luck = None
    for order in msgspec.convert(actions, list[AnyOrder]):
        game.play(order)
    game.luck = FairDice(key, draws)


def draws_in(actions: Actions) -> int:
    """Return how many of the actions are answers of nature."""
    return sum(action["do"] in NATURE for action in actions)


def actions_after(game: AnyGame, count: int) -> Actions:
    """Return what was done after the first *count* actions."""
    if isinstance(game, Game):
        later: Actions = msgspec.json.decode(msgspec.json.encode(game.orders[count:]))
        return later
    recorded: Actions = game.record()["actions"][count:]
    return recorded


def read_action(setup: Setup, raw: msgspec.Raw) -> Order | PersonAction:
    """Return what a person orders; orders of nature and the clock are not for people."""
    try:
        if is_sliding(setup.edition):
            slide: PersonAction = SLIDES.decode(raw)
            return slide
        order: Order = DICE_ORDERS.decode(raw)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise Refusal("bad-action", (), {"detail": str(error)[:200]}) from error
    if type(order).__name__ in NOT_FOR_PEOPLE:
        raise Refusal("not-for-people")
    return order
