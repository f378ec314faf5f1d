"""Actions: what people, nature and the outside do, as typed orders.

Each order names its kind in the kernel; ``passgo.game.encoding`` translates both ways.
"""

from typing import TYPE_CHECKING, Annotated, ClassVar, Union

from passgo import vocabulary
from passgo.fields import (
    CardId,
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

Goods = Annotated[tuple[str, ...], Meaning.GOODS]
GivenDeeds = Annotated[Goods, Side("deeds", kinds.GIVEN, Meaning.SPACE)]
AskedDeeds = Annotated[Goods, Side("deeds", kinds.ASKED, Meaning.SPACE)]
GivenCards = Annotated[Goods, Side("cards", kinds.GIVEN, Meaning.KEPT_CARD)]
AskedCards = Annotated[Goods, Side("cards", kinds.ASKED, Meaning.KEPT_CARD)]


class Order(vocabulary.Order, frozen=True, kw_only=True):
    """Something that is done to a dice game."""

    kind: ClassVar[int] = 0


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

    kind: ClassVar[int] = kinds.CLAIM
    claim: Number


class Build(PlaceOrder, frozen=True, kw_only=True):
    """Buy the next building for a street; if others may want it, wish for that many."""

    kind: ClassVar[int] = kinds.BUILD
    wish: Number = 1


class Sell(PlaceOrder, frozen=True, kw_only=True):
    """Sell one house of a street, or exchange its hotel for houses."""

    kind: ClassVar[int] = kinds.SELL


class SellGroup(PlaceOrder, frozen=True, kw_only=True):
    """Sell every building of the street's group at once."""

    kind: ClassVar[int] = kinds.SELL_GROUP


class Mortgage(PlaceOrder, frozen=True, kw_only=True):
    """Mortgage a property."""

    kind: ClassVar[int] = kinds.MORTGAGE


class Lift(PlaceOrder, frozen=True, kw_only=True):
    """Lift the mortgage of a property."""

    kind: ClassVar[int] = kinds.LIFT


class Offer(Terms, frozen=True, kw_only=True):
    """Offer a deal to another player."""

    kind: ClassVar[int] = kinds.OFFER


class Concede(SeatOrder, frozen=True, kw_only=True):
    """Leave the game."""

    kind: ClassVar[int] = kinds.CONCEDE


class Roll(SeatOrder, frozen=True, kw_only=True):
    """Throw the dice."""

    kind: ClassVar[int] = kinds.ROLL


class EndTurn(SeatOrder, frozen=True, kw_only=True):
    """End the turn."""

    kind: ClassVar[int] = kinds.END_TURN


class PayFine(SeatOrder, frozen=True, kw_only=True):
    """Pay the fine to leave jail."""

    kind: ClassVar[int] = kinds.PAY_FINE


class UseCard(SeatOrder, frozen=True, kw_only=True):
    """Use a get-out-of-jail card."""

    kind: ClassVar[int] = kinds.USE_CARD
    card: KeptCard


class Buy(SeatOrder, frozen=True, kw_only=True):
    """Buy the property at its printed price."""

    kind: ClassVar[int] = kinds.BUY


class Decline(SeatOrder, frozen=True, kw_only=True):
    """Do not buy the property."""

    kind: ClassVar[int] = kinds.DECLINE


class Bid(SeatOrder, frozen=True, kw_only=True):
    """Bid in the auction."""

    kind: ClassVar[int] = kinds.BID
    amount: Money


class Leave(SeatOrder, frozen=True, kw_only=True):
    """Leave the auction for good."""

    kind: ClassVar[int] = kinds.LEAVE


class Accept(SeatOrder, frozen=True, kw_only=True):
    """Accept the offer."""

    kind: ClassVar[int] = kinds.ACCEPT


class Refuse(SeatOrder, frozen=True, kw_only=True):
    """Refuse the offer."""

    kind: ClassVar[int] = kinds.REFUSE


class Counter(Terms, frozen=True, kw_only=True):
    """Answer an offer with another one."""

    kind: ClassVar[int] = kinds.COUNTER


class Withdraw(SeatOrder, frozen=True, kw_only=True):
    """Take back one's own offer."""

    kind: ClassVar[int] = kinds.WITHDRAW


class PayInKind(SeatOrder, frozen=True, kw_only=True):
    """Offer the creditor deeds for a part of the debt, and cash that goes with them."""

    kind: ClassVar[int] = kinds.PAY_IN_KIND
    give: GivenDeeds
    value: Money
    cash: Money = 0


class GiveUp(SeatOrder, frozen=True, kw_only=True):
    """Go bankrupt."""

    kind: ClassVar[int] = kinds.GIVE_UP


class PayOff(SeatOrder, frozen=True, kw_only=True):
    """Lift the mortgage of a deed just received."""

    kind: ClassVar[int] = kinds.PAY_OFF


class Keep(SeatOrder, frozen=True, kw_only=True):
    """Keep the mortgage of a deed just received."""

    kind: ClassVar[int] = kinds.KEEP


class Wish(SeatOrder, frozen=True, kw_only=True):
    """Wish for a number of the scarce buildings, or none."""

    kind: ClassVar[int] = kinds.WISH
    count: Number


class Place(PlaceOrder, frozen=True, kw_only=True):
    """Put a building that was won or granted on a street."""

    kind: ClassVar[int] = kinds.PLACE


class PayCard(SeatOrder, frozen=True, kw_only=True):
    """Choose the payment that the card offers."""

    kind: ClassVar[int] = kinds.PAY_CARD


class DrawCard(SeatOrder, frozen=True, kw_only=True):
    """Choose the other card that the card offers."""

    kind: ClassVar[int] = kinds.DRAW_CARD


class Stay(SeatOrder, frozen=True, kw_only=True):
    """Stay in jail after a failed throw."""

    kind: ClassVar[int] = kinds.STAY


class ChooseZone(SeatOrder, frozen=True, kw_only=True):
    """Have Chance dealt to everyone in a zone."""

    kind: ClassVar[int] = kinds.CHOOSE_ZONE
    zone: ZoneId


class GoOn(SeatOrder, frozen=True, kw_only=True):
    """Go on to the next free property and have it auctioned."""

    kind: ClassVar[int] = kinds.GO_ON


class ForceDeal(SeatOrder, frozen=True, kw_only=True):
    """Exchange one's own property for another player's, without consent."""

    kind: ClassVar[int] = kinds.FORCE_DEAL
    give: GivenDeeds
    ask: AskedDeeds


class StopTimer(SeatOrder, frozen=True, kw_only=True):
    """Stop the auction timer early, as the Banker."""

    kind: ClassVar[int] = kinds.STOP_TIMER


class ReadText(SeatOrder, frozen=True, kw_only=True):
    """Read the text on the screen in time."""

    kind: ClassVar[int] = kinds.READ_TEXT


class ChooseToken(SeatOrder, frozen=True, kw_only=True):
    """Choose a token, and with it a side."""

    kind: ClassVar[int] = kinds.CHOOSE_TOKEN
    token: TokenId


class UsePower(SeatOrder, frozen=True, kw_only=True):
    """Try the action that the dice have opened."""

    kind: ClassVar[int] = kinds.USE_POWER


class SkipPower(SeatOrder, frozen=True, kw_only=True):
    """Leave the action or its benefit unused."""

    kind: ClassVar[int] = kinds.SKIP_POWER


class TakeDeeds(SeatOrder, frozen=True, kw_only=True):
    """Take free properties without paying."""

    kind: ClassVar[int] = kinds.TAKE_DEEDS
    give: GivenDeeds


class TakeCash(SeatOrder, frozen=True, kw_only=True):
    """Take the money instead of properties."""

    kind: ClassVar[int] = kinds.TAKE_CASH


class Jump(PlaceOrder, frozen=True, kw_only=True):
    """Move one's own token to any space."""

    kind: ClassVar[int] = kinds.JUMP


class Shift(PlaceOrder, frozen=True, kw_only=True):
    """Move another player's token to any space."""

    kind: ClassVar[int] = kinds.SHIFT
    other: SeatNo


class Steal(SeatOrder, frozen=True, kw_only=True):
    """Take properties of other players."""

    kind: ClassVar[int] = kinds.STEAL
    ask: AskedDeeds


class WipeOut(SeatOrder, frozen=True, kw_only=True):
    """Take all money and properties of another player."""

    kind: ClassVar[int] = kinds.WIPE_OUT
    other: SeatNo


class DiceFall(Order, frozen=True, kw_only=True):
    """Nature: how the dice fall."""

    kind: ClassVar[int] = kinds.DICE_FALL
    first: Number
    second: Number


class CardComes(Order, frozen=True, kw_only=True):
    """Nature: which card lies on top."""

    kind: ClassVar[int] = kinds.CARD_COMES
    card: CardId


class DeedComes(Order, frozen=True, kw_only=True):
    """Nature: which deed is dealt."""

    kind: ClassVar[int] = kinds.DEED_COMES
    place: Space


class RandomFalls(Order, frozen=True, kw_only=True):
    """Nature: a number from 1; at 1 a random text comes."""

    kind: ClassVar[int] = kinds.RANDOM_FALLS
    number: Number


class DieFalls(Order, frozen=True, kw_only=True):
    """Nature: how the one die of an action falls."""

    kind: ClassVar[int] = kinds.DIE_FALLS
    number: Number


class TimeUp(Order, frozen=True, kw_only=True):
    """Outside: the agreed hour has come."""

    kind: ClassVar[int] = kinds.TIME_UP


class Stop(Order, frozen=True, kw_only=True):
    """Outside: the table has agreed to end and count."""

    kind: ClassVar[int] = kinds.STOP


class AuctionClock(Order, frozen=True, kw_only=True):
    """Outside: the time of the auction is over."""

    kind: ClassVar[int] = kinds.AUCTION_CLOCK


class TextFades(Order, frozen=True, kw_only=True):
    """Outside: the text has left the screen."""

    kind: ClassVar[int] = kinds.TEXT_FADES


EVERY_ORDER = leaves(Order)
if TYPE_CHECKING:
    AnyOrder = Order
else:
    AnyOrder = Union[EVERY_ORDER]  # noqa: UP007 - its kinds are those there are.
ORDERS: dict[int, type[Order]] = {order.kind: order for order in EVERY_ORDER}
