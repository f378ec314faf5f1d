"""Events: what happened, as typed facts in the past tense."""

from typing import Annotated, ClassVar

from passgo import vocabulary
from passgo.fields import (
    CardId,
    KeptCard,
    KeptIn,
    Lot,
    Meaning,
    Money,
    Number,
    OrderName,
    PowerId,
    Reason,
    SeatNo,
    SeatOrBank,
    SeatSet,
    Space,
    SpaceOrNone,
    TokenId,
    Topic,
    Way,
    ZoneId,
    leaves,
)
from passgo.game.orders import Offer


class Event(vocabulary.Event, frozen=True, kw_only=True):
    """Something that happened; its name is that of its row in the kernel's log.

    What is news is told to everybody when it happens, and not only written down.
    """

    is_news: ClassVar[bool] = False


class AboutMoves(Event, frozen=True, kw_only=True):
    """Where tokens go."""

    topic: ClassVar[Topic] = "moves"


class AboutMoney(Event, frozen=True, kw_only=True):
    """What is owed and paid."""

    topic: ClassVar[Topic] = "money"


class AboutProperty(Event, frozen=True, kw_only=True):
    """Deeds, mortgages and buildings."""

    topic: ClassVar[Topic] = "property"


class AboutAuctions(Event, frozen=True, kw_only=True):
    """What is auctioned."""

    topic: ClassVar[Topic] = "auctions"


class AboutDeals(Event, frozen=True, kw_only=True):
    """What players exchange."""

    topic: ClassVar[Topic] = "deals"


class AboutLuck(Event, frozen=True, kw_only=True):
    """Dice and cards."""

    topic: ClassVar[Topic] = "luck"


class AboutGame(Event, frozen=True, kw_only=True):
    """Turns, and who is in the game."""

    topic: ClassVar[Topic] = "game"


class GameStarted(AboutGame, frozen=True, kw_only=True):
    """The game began: everybody has the start money."""

    banker: SeatNo
    cash: Money
    seats: Number


class DeedDealt(AboutProperty, frozen=True, kw_only=True):
    """A deed was dealt before play."""

    seat: SeatNo
    place: Space
    price: Money


class OpeningThrown(AboutLuck, frozen=True, kw_only=True):
    """A player threw for the start."""

    seat: SeatNo
    first: Number
    second: Number


class OpeningTied(AboutGame, frozen=True, kw_only=True):
    """Several players threw the highest total and throw again."""

    total: Number
    seats: SeatSet


class OpeningWon(AboutGame, frozen=True, kw_only=True):
    """A player threw highest and begins."""

    is_news: ClassVar = True
    seat: SeatNo
    total: Number


class TurnBegan(AboutGame, frozen=True, kw_only=True):
    """The break before a player's throw began."""

    seat: SeatNo
    at: Space
    number: Number
    extra: Number


class TurnEnded(AboutGame, frozen=True, kw_only=True):
    """A player's turn is over."""

    seat: SeatNo


class Rolled(AboutLuck, frozen=True, kw_only=True):
    """A player threw the dice to move."""

    seat: SeatNo
    at: Space
    first: Number
    second: Number


class Moved(AboutMoves, frozen=True, kw_only=True):
    """A token moved."""

    seat: SeatNo
    start: Annotated[Space, KeptIn("amount")]
    at: Space
    by: Way


class Stopped(AboutMoves, frozen=True, kw_only=True):
    """A token stopped on a space."""

    seat: SeatNo
    place: Space
    by: Way


class Paid(AboutMoney, frozen=True, kw_only=True):
    """Money moved; nobody means the bank. *place* is the space that it was owed for, if any."""

    payer: SeatOrBank
    receiver: SeatOrBank
    amount: Money
    reason: Reason
    place: SpaceOrNone = ""


class PotGrew(AboutMoney, frozen=True, kw_only=True):
    """Money was laid on a space for whoever stops there; *pot* is all that lies there."""

    is_news: ClassVar = True
    place: Space
    amount: Money
    pot: Money


class Bought(AboutProperty, frozen=True, kw_only=True):
    """A player took a deed from the bank for its price or bid."""

    is_news: ClassVar = True
    seat: SeatNo
    place: Space
    price: Money


class Declined(AboutProperty, frozen=True, kw_only=True):
    """A player did not buy a property."""

    seat: SeatNo
    place: Space
    price: Money


class AuctionOpened(AboutAuctions, frozen=True, kw_only=True):
    """An auction began."""

    lot: Lot
    minimum: Money
    seats: SeatSet


class BidMade(AboutAuctions, frozen=True, kw_only=True):
    """A player made the highest bid."""

    seat: SeatNo
    lot: Lot
    amount: Money


class AuctionLeft(AboutAuctions, frozen=True, kw_only=True):
    """A player left an auction for good."""

    seat: SeatNo
    lot: Lot


class AuctionWon(AboutAuctions, frozen=True, kw_only=True):
    """The lot went to the highest bidder."""

    is_news: ClassVar = True
    seat: SeatNo
    lot: Lot
    amount: Money


class Unsold(AboutAuctions, frozen=True, kw_only=True):
    """Nobody bid; the lot stays with the bank."""

    is_news: ClassVar = True
    lot: Lot


class RentOpened(AboutMoney, frozen=True, kw_only=True):
    """A visitor stopped: the owner may claim rent."""

    owner: SeatNo
    debtor: SeatNo
    place: Space
    amount: Money
    claim: Number


class RentClaimed(AboutMoney, frozen=True, kw_only=True):
    """An owner claimed rent in time."""

    owner: SeatNo
    debtor: SeatNo
    place: Space
    amount: Money
    claim: Number


class RentLapsed(AboutMoney, frozen=True, kw_only=True):
    """A rent was not claimed in time."""

    owner: SeatNo
    debtor: SeatNo
    place: Space
    amount: Money
    claim: Number


class RentVoided(AboutMoney, frozen=True, kw_only=True):
    """A claim died with one of its parties."""

    owner: SeatNo
    debtor: SeatNo
    place: Space
    amount: Money
    claim: Number


class RentThrown(AboutLuck, frozen=True, kw_only=True):
    """A visitor sent by a card threw anew for the rent."""

    seat: SeatNo
    owner: SeatNo
    place: Space
    first: Number
    second: Number


class Arrested(AboutMoves, frozen=True, kw_only=True):
    """A player was sent to jail."""

    is_news: ClassVar = True
    seat: SeatNo
    at: Space


class JailThrowFailed(AboutLuck, frozen=True, kw_only=True):
    """A throw in jail was no double."""

    is_news: ClassVar = True
    seat: SeatNo
    throws: Number


class Freed(AboutMoves, frozen=True, kw_only=True):
    """A player left jail."""

    is_news: ClassVar = True
    seat: SeatNo
    how: OrderName


class CardDrawn(AboutLuck, frozen=True, kw_only=True):
    """A player took the top card of a pack."""

    seat: SeatNo
    at: Space
    card: CardId


class CardKept(AboutLuck, frozen=True, kw_only=True):
    """A player keeps a card."""

    is_news: ClassVar = True
    seat: SeatNo
    card: CardId


class CardReturned(AboutLuck, frozen=True, kw_only=True):
    """A card went under its pack."""

    card: CardId


class Built(AboutProperty, frozen=True, kw_only=True):
    """A building was placed."""

    is_news: ClassVar = True
    seat: SeatNo
    place: Space
    price: Money
    houses: Number


class BuildingSold(AboutProperty, frozen=True, kw_only=True):
    """Buildings of a street were sold to the bank."""

    seat: SeatNo
    place: Space
    refund: Money
    houses: Number


class HotelExchanged(AboutProperty, frozen=True, kw_only=True):
    """A hotel was exchanged for houses and half its price."""

    is_news: ClassVar = True
    seat: SeatNo
    place: Space
    refund: Money
    houses: Number


class WishesOpened(AboutProperty, frozen=True, kw_only=True):
    """A contested purchase became a wish; others are asked."""

    seat: SeatNo
    lot: Lot
    count: Number
    asked: SeatSet


class Wished(AboutProperty, frozen=True, kw_only=True):
    """A player wished for scarce buildings, or for none."""

    seat: SeatNo
    lot: Lot
    count: Number


class BuildingsAuctioned(AboutAuctions, frozen=True, kw_only=True):
    """The wishes exceed the stock: the buildings are auctioned one by one."""

    lot: Lot
    stock: Number


class BidReturned(AboutAuctions, frozen=True, kw_only=True):
    """The bank gave a bid back: its winner could no longer place the building."""

    seat: SeatNo
    lot: Lot
    amount: Money


class GrantLapsed(AboutProperty, frozen=True, kw_only=True):
    """Buildings that were granted stay with the bank: their buyer cannot pay or place them."""

    seat: SeatNo
    lot: Lot
    count: Number


class Mortgaged(AboutProperty, frozen=True, kw_only=True):
    """A property was mortgaged."""

    is_news: ClassVar = True
    seat: SeatNo
    place: Space
    amount: Money


class MortgageLifted(AboutProperty, frozen=True, kw_only=True):
    """A mortgage was lifted."""

    is_news: ClassVar = True
    seat: SeatNo
    place: Space
    cost: Money


class MortgageKept(AboutProperty, frozen=True, kw_only=True):
    """The receiver of a mortgaged property keeps its mortgage."""

    seat: SeatNo
    place: Space


class Offered(AboutDeals, frozen=True, kw_only=True):
    """A player offered a deal; *offer* has its terms."""

    seat: SeatNo
    other: SeatNo
    offer: Annotated[Offer, Meaning.DEAL]


class SettlementOffered(AboutDeals, frozen=True, kw_only=True):
    """A debtor offered deeds, and cash with them, for a part of the debt; *offer* names them."""

    seat: SeatNo
    other: SeatNo
    value: Money
    offer: Annotated[Offer, Meaning.DEAL]


class Countered(AboutDeals, frozen=True, kw_only=True):
    """A player answered an offer with another one; *offer* has its terms."""

    seat: SeatNo
    other: SeatNo
    offer: Annotated[Offer, Meaning.DEAL]


class OfferAccepted(AboutDeals, frozen=True, kw_only=True):
    """An offer was accepted."""

    is_news: ClassVar = True
    seat: SeatNo
    other: SeatNo


class OfferRefused(AboutDeals, frozen=True, kw_only=True):
    """An offer was refused."""

    seat: SeatNo
    other: SeatNo


class OfferWithdrawn(AboutDeals, frozen=True, kw_only=True):
    """An offer was taken back."""

    seat: SeatNo
    other: SeatNo


class DeedMoved(AboutProperty, frozen=True, kw_only=True):
    """A deed changed hands; nobody means the bank."""

    giver: SeatOrBank
    taker: SeatOrBank
    place: Space


class KeptCardMoved(AboutDeals, frozen=True, kw_only=True):
    """A get-out-of-jail card changed hands."""

    giver: SeatNo
    taker: SeatNo
    card: KeptCard


class DebtOpened(AboutMoney, frozen=True, kw_only=True):
    """A player owes more than the cash in hand, for a space perhaps."""

    debtor: SeatNo
    creditor: SeatOrBank
    amount: Money
    reason: Reason
    place: SpaceOrNone = ""


class DebtReduced(AboutMoney, frozen=True, kw_only=True):
    """A part of a debt was paid in property."""

    debtor: SeatNo
    creditor: SeatOrBank
    value: Money
    left: Money


class WentBankrupt(AboutGame, frozen=True, kw_only=True):
    """A player is out of the game; nobody means bankrupt to the bank."""

    is_news: ClassVar = True
    seat: SeatNo
    creditor: SeatOrBank
    cash: Money


class Conceded(AboutGame, frozen=True, kw_only=True):
    """A player left the game."""

    is_news: ClassVar = True
    seat: SeatNo


class EstateOpened(AboutAuctions, frozen=True, kw_only=True):
    """The bank auctions the deeds of a bankrupt player, one by one."""

    seat: SeatNo
    deeds: Number


class TimeCame(AboutGame, frozen=True, kw_only=True):
    """The end was announced; the running turn is the last."""

    by: OrderName


class GameEnded(AboutGame, frozen=True, kw_only=True):
    """The game is over."""

    wealth: Money


class TextCame(AboutLuck, frozen=True, kw_only=True):
    """A random Chance text came for the card taken out last."""

    seat: SeatNo


class TextMissed(AboutLuck, frozen=True, kw_only=True):
    """A text left the screen before it was read."""

    is_news: ClassVar = True
    seat: SeatNo
    card: CardId


class ZoneChosen(AboutLuck, frozen=True, kw_only=True):
    """A player had Chance dealt to everyone in a zone."""

    seat: SeatNo
    zone: ZoneId
    seats: SeatSet


class WentOn(AboutMoves, frozen=True, kw_only=True):
    """A player went on to the next free property."""

    seat: SeatNo
    place: Space


class DealForced(AboutDeals, frozen=True, kw_only=True):
    """A player exchanged a property for another's without consent."""

    is_news: ClassVar = True
    seat: SeatNo
    other: SeatNo
    given: Space
    taken: Annotated[Space, KeptIn("amount")]


class ClockStopped(AboutAuctions, frozen=True, kw_only=True):
    """The Banker stopped the timer: nobody else bids."""

    lot: Lot


class TimeRanOut(AboutAuctions, frozen=True, kw_only=True):
    """The time of the auction is over."""

    lot: Lot


class TokenChosen(AboutGame, frozen=True, kw_only=True):
    """A player chose a token."""

    seat: SeatNo
    token: TokenId


class PowerOpened(AboutLuck, frozen=True, kw_only=True):
    """A six opened a power to a player."""

    seat: SeatNo
    power: PowerId


class PowerSkipped(AboutLuck, frozen=True, kw_only=True):
    """A player left a power or its benefit unused."""

    seat: SeatNo
    power: PowerId


class PowerThrown(AboutLuck, frozen=True, kw_only=True):
    """One die was thrown for a power."""

    is_news: ClassVar = True
    seat: SeatNo
    power: PowerId
    die: Number


class ExtraTurnWon(AboutGame, frozen=True, kw_only=True):
    """A player takes another turn."""

    seat: SeatNo


class DeedsTaken(AboutProperty, frozen=True, kw_only=True):
    """A player took free properties without paying."""

    is_news: ClassVar = True
    seat: SeatNo


class TokenSent(AboutMoves, frozen=True, kw_only=True):
    """A player sent a token, one's own or another's, to a space."""

    is_news: ClassVar = True
    seat: SeatNo
    other: SeatNo
    place: Space


class DeedsStolen(AboutProperty, frozen=True, kw_only=True):
    """A player took properties of others."""

    is_news: ClassVar = True
    seat: SeatNo


class WipedOut(AboutGame, frozen=True, kw_only=True):
    """A player took everything another one had."""

    is_news: ClassVar = True
    seat: SeatNo
    other: SeatNo
    cash: Money


EVENTS = leaves(Event)
