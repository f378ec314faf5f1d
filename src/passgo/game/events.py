"""Events: what happened, as typed facts in the past tense."""

from typing import Annotated, ClassVar

import msgspec

from passgo.fields import (
    CardId,
    KeptCard,
    Lies,
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
    TokenId,
    Way,
    ZoneId,
)
from passgo.game.actions import Offer
from passgo.rules import log


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Something that happened; *row* is the kind of its row in the kernel's log."""

    row: ClassVar[int] = 0


class GameStarted(Event, frozen=True, kw_only=True):
    """The game began: everybody has the start money."""

    row: ClassVar[int] = log.GAME_STARTED
    banker: SeatNo
    cash: Money
    seats: Number


class DeedDealt(Event, frozen=True, kw_only=True):
    """A deed was dealt before play."""

    row: ClassVar[int] = log.DEED_WAS_DEALT
    seat: SeatNo
    place: Space
    price: Money


class OpeningThrown(Event, frozen=True, kw_only=True):
    """A player threw for the start."""

    row: ClassVar[int] = log.OPENING_THROWN
    seat: SeatNo
    first: Number
    second: Number


class OpeningTied(Event, frozen=True, kw_only=True):
    """Several players threw the highest total and throw again."""

    row: ClassVar[int] = log.OPENING_TIED
    total: Number
    seats: SeatSet


class OpeningWon(Event, frozen=True, kw_only=True):
    """A player threw highest and begins."""

    row: ClassVar[int] = log.OPENING_WON
    seat: SeatNo
    total: Number


class TurnBegan(Event, frozen=True, kw_only=True):
    """The break before a player's throw began."""

    row: ClassVar[int] = log.TURN_BEGAN
    seat: SeatNo
    at: Space
    number: Number
    extra: Number


class TurnEnded(Event, frozen=True, kw_only=True):
    """A player's turn is over."""

    row: ClassVar[int] = log.TURN_ENDED
    seat: SeatNo


class Rolled(Event, frozen=True, kw_only=True):
    """A player threw the dice to move."""

    row: ClassVar[int] = log.ROLLED
    seat: SeatNo
    at: Space
    first: Number
    second: Number


class Moved(Event, frozen=True, kw_only=True):
    """A token moved."""

    row: ClassVar[int] = log.MOVED
    seat: SeatNo
    start: Annotated[Space, Lies("amount")]
    at: Space
    by: Way


class Stopped(Event, frozen=True, kw_only=True):
    """A token stopped on a space."""

    row: ClassVar[int] = log.STOPPED
    seat: SeatNo
    place: Space
    by: Way


class Paid(Event, frozen=True, kw_only=True):
    """Money moved; nobody means the bank. *place* is the space that it was owed for, if any."""

    row: ClassVar[int] = log.PAID
    payer: SeatOrBank
    receiver: SeatOrBank
    amount: Money
    reason: Reason
    place: Lot = ""


class Bought(Event, frozen=True, kw_only=True):
    """A player took a deed from the bank for its price or bid."""

    row: ClassVar[int] = log.BOUGHT
    seat: SeatNo
    place: Space
    price: Money


class Declined(Event, frozen=True, kw_only=True):
    """A player did not buy a property."""

    row: ClassVar[int] = log.DECLINED
    seat: SeatNo
    place: Space
    price: Money


class AuctionOpened(Event, frozen=True, kw_only=True):
    """An auction began."""

    row: ClassVar[int] = log.AUCTION_OPENED
    lot: Lot
    minimum: Money
    seats: SeatSet


class BidMade(Event, frozen=True, kw_only=True):
    """A player made the highest bid."""

    row: ClassVar[int] = log.BID_MADE
    seat: SeatNo
    lot: Lot
    amount: Money


class AuctionLeft(Event, frozen=True, kw_only=True):
    """A player left an auction for good."""

    row: ClassVar[int] = log.AUCTION_LEFT
    seat: SeatNo
    lot: Lot


class AuctionWon(Event, frozen=True, kw_only=True):
    """The lot went to the highest bidder."""

    row: ClassVar[int] = log.AUCTION_WON
    seat: SeatNo
    lot: Lot
    amount: Money


class Unsold(Event, frozen=True, kw_only=True):
    """Nobody bid; the lot stays with the bank."""

    row: ClassVar[int] = log.UNSOLD
    lot: Lot


class RentOpened(Event, frozen=True, kw_only=True):
    """A visitor stopped: the owner may claim rent."""

    row: ClassVar[int] = log.RENT_OPENED
    owner: SeatNo
    debtor: SeatNo
    place: Space
    amount: Money
    claim: Number


class RentClaimed(Event, frozen=True, kw_only=True):
    """An owner claimed rent in time."""

    row: ClassVar[int] = log.RENT_CLAIMED
    owner: SeatNo
    debtor: SeatNo
    place: Space
    amount: Money
    claim: Number


class RentLapsed(Event, frozen=True, kw_only=True):
    """A rent was not claimed in time."""

    row: ClassVar[int] = log.RENT_LAPSED
    owner: SeatNo
    debtor: SeatNo
    place: Space
    amount: Money
    claim: Number


class RentVoided(Event, frozen=True, kw_only=True):
    """A claim died with one of its parties."""

    row: ClassVar[int] = log.RENT_VOIDED
    owner: SeatNo
    debtor: SeatNo
    place: Space
    amount: Money
    claim: Number


class RentThrown(Event, frozen=True, kw_only=True):
    """A visitor sent by a card threw anew for the rent."""

    row: ClassVar[int] = log.RENT_THROWN
    seat: SeatNo
    owner: SeatNo
    place: Space
    first: Number
    second: Number


class Arrested(Event, frozen=True, kw_only=True):
    """A player was sent to jail."""

    row: ClassVar[int] = log.ARRESTED
    seat: SeatNo
    at: Space


class JailThrowFailed(Event, frozen=True, kw_only=True):
    """A throw in jail was no double."""

    row: ClassVar[int] = log.JAIL_THROW_FAILED
    seat: SeatNo
    throws: Number


class Freed(Event, frozen=True, kw_only=True):
    """A player left jail."""

    row: ClassVar[int] = log.FREED
    seat: SeatNo
    how: OrderName


class CardDrawn(Event, frozen=True, kw_only=True):
    """A player took the top card of a pack."""

    row: ClassVar[int] = log.CARD_DRAWN
    seat: SeatNo
    at: Space
    card: CardId


class CardKept(Event, frozen=True, kw_only=True):
    """A player keeps a card."""

    row: ClassVar[int] = log.CARD_KEPT
    seat: SeatNo
    card: CardId


class CardReturned(Event, frozen=True, kw_only=True):
    """A card went under its pack."""

    row: ClassVar[int] = log.CARD_RETURNED
    card: CardId


class Built(Event, frozen=True, kw_only=True):
    """A building was placed."""

    row: ClassVar[int] = log.BUILT
    seat: SeatNo
    place: Space
    price: Money
    houses: Number


class BuildingSold(Event, frozen=True, kw_only=True):
    """Buildings of a lot were sold to the bank."""

    row: ClassVar[int] = log.BUILDING_SOLD
    seat: SeatNo
    place: Space
    refund: Money
    houses: Number


class HotelExchanged(Event, frozen=True, kw_only=True):
    """A hotel was exchanged for houses and half its price."""

    row: ClassVar[int] = log.HOTEL_EXCHANGED
    seat: SeatNo
    place: Space
    refund: Money
    houses: Number


class WishesOpened(Event, frozen=True, kw_only=True):
    """A contested purchase became a wish; others are asked."""

    row: ClassVar[int] = log.WISHES_OPENED
    seat: SeatNo
    lot: Lot
    count: Number
    asked: SeatSet


class Wished(Event, frozen=True, kw_only=True):
    """A player wished for scarce buildings, or for none."""

    row: ClassVar[int] = log.WISHED
    seat: SeatNo
    lot: Lot
    count: Number


class BuildingsAuctioned(Event, frozen=True, kw_only=True):
    """The wishes exceed the stock: the buildings are auctioned one by one."""

    row: ClassVar[int] = log.BUILDINGS_AUCTIONED
    lot: Lot
    stock: Number


class BidReturned(Event, frozen=True, kw_only=True):
    """The bank gave a bid back: its winner could no longer place the building."""

    row: ClassVar[int] = log.BID_RETURNED
    seat: SeatNo
    lot: Lot
    amount: Money


class GrantLapsed(Event, frozen=True, kw_only=True):
    """Buildings that were granted stay with the bank: their buyer cannot pay or place them."""

    row: ClassVar[int] = log.GRANT_LAPSED
    seat: SeatNo
    lot: Lot
    count: Number


class Mortgaged(Event, frozen=True, kw_only=True):
    """A property was mortgaged."""

    row: ClassVar[int] = log.MORTGAGED
    seat: SeatNo
    place: Space
    amount: Money


class MortgageLifted(Event, frozen=True, kw_only=True):
    """A mortgage was lifted."""

    row: ClassVar[int] = log.MORTGAGE_LIFTED
    seat: SeatNo
    place: Space
    cost: Money


class MortgageKept(Event, frozen=True, kw_only=True):
    """The receiver of a mortgaged property keeps its mortgage."""

    row: ClassVar[int] = log.MORTGAGE_KEPT
    seat: SeatNo
    place: Space


class Offered(Event, frozen=True, kw_only=True):
    """A player offered a deal; *offer* has its terms."""

    row: ClassVar[int] = log.OFFERED
    seat: SeatNo
    other: SeatNo
    offer: Annotated[Offer, Meaning.DEAL]


class SettlementOffered(Event, frozen=True, kw_only=True):
    """A debtor offered deeds, and cash with them, for a part of the debt; *offer* names them."""

    row: ClassVar[int] = log.SETTLEMENT_OFFERED
    seat: SeatNo
    other: SeatNo
    value: Money
    offer: Annotated[Offer, Meaning.DEAL]


class Countered(Event, frozen=True, kw_only=True):
    """A player answered an offer with another one; *offer* has its terms."""

    row: ClassVar[int] = log.COUNTERED
    seat: SeatNo
    other: SeatNo
    offer: Annotated[Offer, Meaning.DEAL]


class OfferAccepted(Event, frozen=True, kw_only=True):
    """An offer was accepted."""

    row: ClassVar[int] = log.OFFER_ACCEPTED
    seat: SeatNo
    other: SeatNo


class OfferRefused(Event, frozen=True, kw_only=True):
    """An offer was refused."""

    row: ClassVar[int] = log.OFFER_REFUSED
    seat: SeatNo
    other: SeatNo


class OfferWithdrawn(Event, frozen=True, kw_only=True):
    """An offer was taken back."""

    row: ClassVar[int] = log.OFFER_WITHDRAWN
    seat: SeatNo
    other: SeatNo


class DeedMoved(Event, frozen=True, kw_only=True):
    """A deed changed hands; nobody means the bank."""

    row: ClassVar[int] = log.DEED_MOVED
    giver: SeatOrBank
    taker: SeatOrBank
    place: Space


class KeptCardMoved(Event, frozen=True, kw_only=True):
    """A get-out-of-jail card changed hands."""

    row: ClassVar[int] = log.KEPT_CARD_MOVED
    giver: SeatNo
    taker: SeatNo
    card: KeptCard


class DebtOpened(Event, frozen=True, kw_only=True):
    """A player owes more than the cash in hand, for a space perhaps."""

    row: ClassVar[int] = log.DEBT_OPENED
    debtor: SeatNo
    creditor: SeatOrBank
    amount: Money
    reason: Reason
    place: Lot = ""


class DebtReduced(Event, frozen=True, kw_only=True):
    """A part of a debt was paid in property."""

    row: ClassVar[int] = log.DEBT_REDUCED
    debtor: SeatNo
    creditor: SeatOrBank
    value: Money
    left: Money


class WentBankrupt(Event, frozen=True, kw_only=True):
    """A player is out of the game; nobody means bankrupt to the bank."""

    row: ClassVar[int] = log.WENT_BANKRUPT
    seat: SeatNo
    creditor: SeatOrBank
    cash: Money


class Conceded(Event, frozen=True, kw_only=True):
    """A player left the game."""

    row: ClassVar[int] = log.CONCEDED
    seat: SeatNo


class EstateOpened(Event, frozen=True, kw_only=True):
    """The bank auctions the deeds of a bankrupt player, one by one."""

    row: ClassVar[int] = log.ESTATE_OPENED
    seat: SeatNo
    deeds: Number


class TimeCame(Event, frozen=True, kw_only=True):
    """The end was announced; the running turn is the last."""

    row: ClassVar[int] = log.TIME_CAME
    by: OrderName


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over."""

    row: ClassVar[int] = log.GAME_ENDED
    wealth: Money


class TextCame(Event, frozen=True, kw_only=True):
    """A random Chance text came for the card taken out last."""

    row: ClassVar[int] = log.TEXT_CAME
    seat: SeatNo


class TextMissed(Event, frozen=True, kw_only=True):
    """A text left the screen before it was read."""

    row: ClassVar[int] = log.TEXT_MISSED
    seat: SeatNo
    card: CardId


class ZoneChosen(Event, frozen=True, kw_only=True):
    """A player had Chance dealt to everyone in a zone."""

    row: ClassVar[int] = log.ZONE_CHOSEN
    seat: SeatNo
    zone: ZoneId
    seats: SeatSet


class WentOn(Event, frozen=True, kw_only=True):
    """A player went on to the next free property."""

    row: ClassVar[int] = log.WENT_ON
    seat: SeatNo
    place: Space


class DealForced(Event, frozen=True, kw_only=True):
    """A player exchanged a property for another's without consent."""

    row: ClassVar[int] = log.DEAL_FORCED
    seat: SeatNo
    other: SeatNo
    given: Space
    taken: Annotated[Space, Lies("amount")]


class ClockStopped(Event, frozen=True, kw_only=True):
    """The Banker stopped the timer: nobody else bids."""

    row: ClassVar[int] = log.CLOCK_STOPPED
    lot: Lot


class TimeRanOut(Event, frozen=True, kw_only=True):
    """The time of the auction is over."""

    row: ClassVar[int] = log.TIME_RAN_OUT
    lot: Lot


class TokenChosen(Event, frozen=True, kw_only=True):
    """A player chose a token."""

    row: ClassVar[int] = log.TOKEN_CHOSEN
    seat: SeatNo
    token: TokenId


class PowerOpened(Event, frozen=True, kw_only=True):
    """A six opened an action to a player."""

    row: ClassVar[int] = log.POWER_OPENED
    seat: SeatNo
    power: PowerId


class PowerSkipped(Event, frozen=True, kw_only=True):
    """A player left an action or its benefit unused."""

    row: ClassVar[int] = log.POWER_SKIPPED
    seat: SeatNo
    power: PowerId


class PowerThrown(Event, frozen=True, kw_only=True):
    """One die was thrown for an action."""

    row: ClassVar[int] = log.POWER_THROWN
    seat: SeatNo
    power: PowerId
    die: Number


class ExtraTurnWon(Event, frozen=True, kw_only=True):
    """A player takes another turn."""

    row: ClassVar[int] = log.EXTRA_TURN_WON
    seat: SeatNo


class DeedsTaken(Event, frozen=True, kw_only=True):
    """A player took free properties without paying."""

    row: ClassVar[int] = log.DEEDS_TAKEN
    seat: SeatNo


class TokenSent(Event, frozen=True, kw_only=True):
    """A player sent a token, one's own or another's, to a space."""

    row: ClassVar[int] = log.TOKEN_SENT
    seat: SeatNo
    other: SeatNo
    place: Space


class DeedsStolen(Event, frozen=True, kw_only=True):
    """A player took properties of others."""

    row: ClassVar[int] = log.DEEDS_STOLEN
    seat: SeatNo


class WipedOut(Event, frozen=True, kw_only=True):
    """A player took everything another one had."""

    row: ClassVar[int] = log.WIPED_OUT
    seat: SeatNo
    other: SeatNo
    cash: Money
