"""Orders: what people, nature and the outside do, each typed.

Each order is called as its kind in the kernel; ``passgo.game.encoding`` translates both ways.
"""

import re
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Union

from passgo import vocabulary
from passgo.fields import (
    CardId,
    DeckId,
    KeptCard,
    Meaning,
    Money,
    Number,
    SeatNo,
    Side,
    Space,
    TokenId,
    ZoneId,
    leaves,
)
from passgo.rules import actions as kinds
from passgo.rules.limits import NOBODY

WORDS = re.compile("[A-Z][a-z]*")
Goods = Annotated[tuple[str, ...], Meaning.GOODS]
GivenDeeds = Annotated[Goods, Side("deeds", kinds.GIVEN, Meaning.SPACE)]
AskedDeeds = Annotated[Goods, Side("deeds", kinds.ASKED, Meaning.SPACE)]
GivenCards = Annotated[Goods, Side("cards", kinds.GIVEN, Meaning.KEPT_CARD)]
AskedCards = Annotated[Goods, Side("cards", kinds.ASKED, Meaning.KEPT_CARD)]


class Order(vocabulary.Order, frozen=True, kw_only=True):
    """Something that is done to a dice game; *kind* is the power of its name in the kernel."""

    kind: ClassVar[int] = 0

    def __init_subclass__(cls, **config: Any) -> None:
        """Take the kind that is called alike, if this is an order and no base of some."""
        super().__init_subclass__(**config)
        cls.kind = getattr(kinds, "_".join(WORDS.findall(cls.__name__)).upper(), 0)


class SeatOrder(Order, frozen=True, kw_only=True):
    """Something that the player of one seat does."""

    seat: SeatNo


class PlaceOrder(SeatOrder, frozen=True, kw_only=True):
    """Something that a player does to one space."""

    place: Space


class Terms(SeatOrder, frozen=True, kw_only=True):
    """A deal: what *seat* gives to *other* and asks in return, all handed over at once."""

    other: SeatNo
    give_cash: Money = 0
    ask_cash: Money = 0
    give: GivenDeeds = ()
    ask: AskedDeeds = ()
    give_cards: GivenCards = ()
    ask_cards: AskedCards = ()


class Claim(SeatOrder, frozen=True, kw_only=True):
    """Claim the rent that was opened with this number."""

    claim: Number


class Build(PlaceOrder, frozen=True, kw_only=True):
    """Buy the next building for a street; if others may want it, wish for that many."""

    wish: Number = 1


class Sell(PlaceOrder, frozen=True, kw_only=True):
    """Sell one house of a street, or exchange its hotel for houses."""


class SellGroup(PlaceOrder, frozen=True, kw_only=True):
    """Sell every building of the street's group at once."""


class Mortgage(PlaceOrder, frozen=True, kw_only=True):
    """Mortgage a property."""


class Lift(PlaceOrder, frozen=True, kw_only=True):
    """Lift the mortgage of a property."""


class Offer(Terms, frozen=True, kw_only=True):
    """Offer a deal to another player."""


class Concede(SeatOrder, frozen=True, kw_only=True):
    """Leave the game."""


class Roll(SeatOrder, frozen=True, kw_only=True):
    """Throw the dice."""


class EndTurn(SeatOrder, frozen=True, kw_only=True):
    """End the turn."""


class PayFine(SeatOrder, frozen=True, kw_only=True):
    """Pay the fine to leave jail."""


class UseCard(SeatOrder, frozen=True, kw_only=True):
    """Use a get-out-of-jail card."""

    card: KeptCard


class Buy(SeatOrder, frozen=True, kw_only=True):
    """Buy the property at its printed price."""


class Decline(SeatOrder, frozen=True, kw_only=True):
    """Do not buy the property."""


class Bid(SeatOrder, frozen=True, kw_only=True):
    """Bid in the auction."""

    amount: Money


class Leave(SeatOrder, frozen=True, kw_only=True):
    """Leave the auction for good."""


class Accept(SeatOrder, frozen=True, kw_only=True):
    """Accept the offer."""


class Refuse(SeatOrder, frozen=True, kw_only=True):
    """Refuse the offer."""


class Counter(Terms, frozen=True, kw_only=True):
    """Answer an offer with another one."""


class Withdraw(SeatOrder, frozen=True, kw_only=True):
    """Take back one's own offer."""


class PayInKind(SeatOrder, frozen=True, kw_only=True):
    """Offer the creditor deeds for a part of the debt, and cash that goes with them."""

    give: GivenDeeds
    value: Money
    cash: Money = 0


class GiveUp(SeatOrder, frozen=True, kw_only=True):
    """Go bankrupt."""


class PayOff(SeatOrder, frozen=True, kw_only=True):
    """Lift the mortgage of a deed just received."""


class Keep(SeatOrder, frozen=True, kw_only=True):
    """Keep the mortgage of a deed just received."""


class Wish(SeatOrder, frozen=True, kw_only=True):
    """Wish for a number of the scarce buildings, or none."""

    count: Number


class Place(PlaceOrder, frozen=True, kw_only=True):
    """Put a building that was won or granted on a street."""


class PayCard(SeatOrder, frozen=True, kw_only=True):
    """Choose the payment that the card offers."""


class DrawCard(SeatOrder, frozen=True, kw_only=True):
    """Choose the other card that the card offers."""


class Stay(SeatOrder, frozen=True, kw_only=True):
    """Stay in jail after a failed throw."""


class ChooseZone(SeatOrder, frozen=True, kw_only=True):
    """Have Chance dealt to everyone in a zone."""

    zone: ZoneId


class GoOn(SeatOrder, frozen=True, kw_only=True):
    """Go on to the next free property and have it auctioned."""


class ForceDeal(SeatOrder, frozen=True, kw_only=True):
    """Exchange one's own property for another player's, without consent."""

    give: GivenDeeds
    ask: AskedDeeds


class StopTimer(SeatOrder, frozen=True, kw_only=True):
    """Stop the auction timer early, as the Banker."""


class ReadText(SeatOrder, frozen=True, kw_only=True):
    """Read the text on the screen in time."""


class ChooseToken(SeatOrder, frozen=True, kw_only=True):
    """Choose a token, and with it a side."""

    token: TokenId


class UsePower(SeatOrder, frozen=True, kw_only=True):
    """Try the power that the dice have opened."""


class SkipPower(SeatOrder, frozen=True, kw_only=True):
    """Leave the power or its benefit unused."""


class TakeDeeds(SeatOrder, frozen=True, kw_only=True):
    """Take free properties without paying."""

    give: GivenDeeds


class TakeCash(SeatOrder, frozen=True, kw_only=True):
    """Take the money instead of properties."""


class Jump(PlaceOrder, frozen=True, kw_only=True):
    """Move one's own token to any space."""


class Shift(PlaceOrder, frozen=True, kw_only=True):
    """Move another player's token to any space."""

    other: SeatNo


class Steal(SeatOrder, frozen=True, kw_only=True):
    """Take properties of other players."""

    ask: AskedDeeds


class WipeOut(SeatOrder, frozen=True, kw_only=True):
    """Take all money and properties of another player."""

    other: SeatNo


class DiceFall(Order, frozen=True, kw_only=True):
    """Nature: how the dice fall."""

    first: Number
    second: Number


class CardComes(Order, frozen=True, kw_only=True):
    """Nature: which card lies on top."""

    card: CardId


class DeedComes(Order, frozen=True, kw_only=True):
    """Nature: which deed is dealt."""

    place: Space


class RandomFalls(Order, frozen=True, kw_only=True):
    """Nature: a number from 1; at 1 a random text comes."""

    number: Number


class DieFalls(Order, frozen=True, kw_only=True):
    """Nature: how the one die of a power falls."""

    number: Number


class PackShuffled(Order, frozen=True, kw_only=True):
    """Nature: a pack was shuffled, and nobody knows any more how it lies."""

    kind: ClassVar[int] = kinds.PACK_SHUFFLED
    deck: DeckId


class TimeUp(Order, frozen=True, kw_only=True):
    """Outside: the agreed hour has come."""


class Stop(Order, frozen=True, kw_only=True):
    """Outside: the table has agreed to end and count."""


class AuctionClock(Order, frozen=True, kw_only=True):
    """Outside: the time of the auction is over."""


class TextFades(Order, frozen=True, kw_only=True):
    """Outside: the text has left the screen."""


EVERY_ORDER = leaves(Order)
if TYPE_CHECKING:
    AnyOrder = Order
else:
    AnyOrder = Union[EVERY_ORDER]  # noqa: UP007 - its kinds are those there are.
ORDERS: dict[int, type[Order]] = {order.kind: order for order in EVERY_ORDER}


def seat_of(order: Order) -> int:
    """Return whose order it is: nobody's, where nature, the clock or the table gave it."""
    seat: int = getattr(order, "seat", NOBODY)
    return seat
