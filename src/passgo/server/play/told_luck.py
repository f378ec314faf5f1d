"""Told luck: dice and cards of a real box, of which people at the table say how they came.

Luck is an act of nature, and nature may be the people at the table: they throw and draw, and say
what came. What an electronic unit draws by itself is drawn as at any table.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from passgo.game.answers import NATURE_ORDERS
from passgo.game.events import CardDrawn
from passgo.game.luck import Draw
from passgo.game.orders import CardComes, DeedComes, DieFalls, PackShuffled, RandomFalls, Roll
from passgo.game.orders import DiceFall as Dice
from passgo.game.prompts import AwaitLuck, ThrowAgain, ThrowDice, ThrowToStart
from passgo.games import AnyGame
from passgo.refusal import Refusal
from passgo.rulebook import cited
from passgo.server.play.fairness import FairLuck
from passgo.vocabulary import Order

TOLD_ORDERS = tuple(order for order in NATURE_ORDERS if order is not RandomFalls)
"""What people may say of luck."""
ALWAYS_TOLD = frozenset(order.__name__ for order in (Dice, DieFalls, DeedComes, PackShuffled))
CARD = CardComes.__name__
DIE = range(1, 7)
"""What a die can show."""
THROWS = (ThrowDice, ThrowAgain, ThrowToStart)
IMPOSSIBLE = "impossible-luck"
DICE_CLAUSES = ("CL-030",)
PACK_CLAUSES = ("CL-078",)
UNDER_CLAUSES = ("CL-080",)
KEPT_CLAUSES = ("CL-083",)
DEAL_CLAUSES = ("CL-179",)


class DrawnCard(Struct):
    """What is read of an event, to find cards."""

    event: str
    card: str = ""


DRAWN: msgspec.json.Decoder[list[DrawnCard]] = msgspec.json.Decoder(list[DrawnCard])


class UnitLuck:
    """The luck of a table with its own dice and cards: only an electronic unit draws."""

    def __init__(self, fair: FairLuck) -> None:
        self._fair = fair

    def answer(self, draw: Draw) -> Any:
        """Return what the unit draws, None where people say what came."""
        return self._fair.answer(draw) if draw.unit else None


class LatelyTold(Struct, frozen=True, kw_only=True):
    """The newest step in which luck was told, and the *seats* of all who have acted from it on.

    A card came of it by itself, from the pack *deck*: all cards of that were known.
    """

    seq: int
    seats: tuple[int, ...]
    deck: str = ""


def is_told(orders: Sequence[dict[str, Any]]) -> bool:
    """Tell whether people said how luck fell in a step; a card of the unit never comes first."""
    return any(order["do"] in ALWAYS_TOLD for order in orders) or (
        bool(orders) and orders[0]["do"] == CARD
    )


def known_card(orders: Sequence[dict[str, Any]], events: Raw) -> str:
    """Return the card that came by itself in a step since its pack was known, else nothing."""
    if any(order["do"] == CARD for order in orders):
        return ""
    found = (event for event in DRAWN.decode(events) if event.event == CardDrawn.__name__)
    return next((event.card for event in found), "")


def thrower_of(game: AnyGame) -> int | None:
    """Return who throws or draws now, None if nobody does."""
    asked = game.prompt
    if isinstance(asked, THROWS):
        return asked.seats[0]
    return asked.draw.seat if isinstance(asked, AwaitLuck) else None


def throw_before(game: AnyGame, order: Order) -> Roll | None:
    """Return the throw that dice stand for when they are told at once, None if it was made."""
    asked = game.prompt
    if isinstance(order, Dice) and isinstance(asked, THROWS):
        return Roll(seat=asked.seats[0])
    return None


def check_faces(game: AnyGame, order: Order) -> None:
    """Refuse dice that show what no die does, before anything is done about them."""
    if isinstance(order, Dice) and not (order.first in DIE and order.second in DIE):
        raise Refusal("impossible-dice", clauses_of(game, DICE_CLAUSES))


def why_impossible(game: AnyGame, order: Order) -> Refusal | None:
    """Return why luck cannot have fallen as it is told, as precisely as the table can be told."""
    no = game.why_not(order)
    if no is None or no.code != IMPOSSIBLE:
        return no
    if isinstance(order, CardComes):
        return why_not_that_card(game, order)
    if isinstance(order, PackShuffled):
        return Refusal("pack-not-known", clauses_of(game, PACK_CLAUSES))
    if isinstance(order, DeedComes):
        return Refusal("deed-not-in-the-pile", clauses_of(game, DEAL_CLAUSES))
    return Refusal("impossible-dice", clauses_of(game, DICE_CLAUSES))


def why_not_that_card(game: AnyGame, order: CardComes) -> Refusal:
    """Return where a card is that cannot be the next of its pack."""
    asked, players = game.prompt, game.position()["players"]
    deck = next(card.deck for card in game.edition.cards if card.id == order.card)
    if isinstance(asked, AwaitLuck) and asked.draw.deck != deck:
        return Refusal("card-of-another-pack", clauses_of(game, PACK_CLAUSES))
    if any(order.card in player.get("cards", ()) for player in players):
        return Refusal("card-is-kept", clauses_of(game, KEPT_CLAUSES))
    return Refusal("card-under-the-pack", clauses_of(game, UNDER_CLAUSES))


def clauses_of(game: AnyGame, reference: tuple[str, ...]) -> tuple[str, ...]:
    """Return the clauses of a game's rulebook for those of the classic one."""
    return cited(reference, game.rulebook or "")
