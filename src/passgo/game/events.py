"""Events: what happened, as typed facts in the past tense."""

import msgspec

from passgo.game.actions import Offer


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Something that happened."""


class GameStarted(Event, frozen=True, kw_only=True):
    """The game began: everybody has the start money."""

    banker: int
    cash: int
    seats: int


class DeedDealt(Event, frozen=True, kw_only=True):
    """A deed was dealt before play."""

    seat: int
    place: str
    price: int


class OpeningThrown(Event, frozen=True, kw_only=True):
    """A player threw for the start."""

    seat: int
    first: int
    second: int


class OpeningTied(Event, frozen=True, kw_only=True):
    """Several players threw the highest total and throw again."""

    total: int
    seats: tuple[int, ...]


class OpeningWon(Event, frozen=True, kw_only=True):
    """A player threw highest and begins."""

    seat: int
    total: int


class TurnBegan(Event, frozen=True, kw_only=True):
    """The break before a player's throw began."""

    seat: int
    at: str
    number: int
    extra: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """A player's turn is over."""

    seat: int


class Rolled(Event, frozen=True, kw_only=True):
    """A player threw the dice to move."""

    seat: int
    at: str
    first: int
    second: int


class Moved(Event, frozen=True, kw_only=True):
    """A token moved."""

    seat: int
    start: str
    at: str
    by: str


class Stopped(Event, frozen=True, kw_only=True):
    """A token stopped on a space."""

    seat: int
    place: str
    by: str


class Paid(Event, frozen=True, kw_only=True):
    """Money moved; nobody means the bank. *place* is the space that it was owed for, if any."""

    payer: int | None
    receiver: int | None
    amount: int
    reason: str
    place: str = ""


class Bought(Event, frozen=True, kw_only=True):
    """A player took a deed from the bank for its price or bid."""

    seat: int
    place: str
    price: int


class Declined(Event, frozen=True, kw_only=True):
    """A player did not buy a property."""

    seat: int
    place: str
    price: int


class AuctionOpened(Event, frozen=True, kw_only=True):
    """An auction began."""

    lot: str
    minimum: int
    seats: tuple[int, ...]


class BidMade(Event, frozen=True, kw_only=True):
    """A player made the highest bid."""

    seat: int
    lot: str
    amount: int


class AuctionLeft(Event, frozen=True, kw_only=True):
    """A player left an auction for good."""

    seat: int
    lot: str


class AuctionWon(Event, frozen=True, kw_only=True):
    """The lot went to the highest bidder."""

    seat: int
    lot: str
    amount: int


class Unsold(Event, frozen=True, kw_only=True):
    """Nobody bid; the lot stays with the bank."""

    lot: str


class RentOpened(Event, frozen=True, kw_only=True):
    """A visitor stopped: the owner may claim rent."""

    owner: int
    debtor: int
    place: str
    amount: int
    claim: int


class RentClaimed(Event, frozen=True, kw_only=True):
    """An owner claimed rent in time."""

    owner: int
    debtor: int
    place: str
    amount: int
    claim: int


class RentLapsed(Event, frozen=True, kw_only=True):
    """A rent was not claimed in time."""

    owner: int
    debtor: int
    place: str
    amount: int
    claim: int


class RentVoided(Event, frozen=True, kw_only=True):
    """A claim died with one of its parties."""

    owner: int
    debtor: int
    place: str
    amount: int
    claim: int


class RentThrown(Event, frozen=True, kw_only=True):
    """A visitor sent by a card threw anew for the rent."""

    seat: int
    owner: int
    place: str
    first: int
    second: int


class Arrested(Event, frozen=True, kw_only=True):
    """A player was sent to jail."""

    seat: int
    at: str


class JailThrowFailed(Event, frozen=True, kw_only=True):
    """A throw in jail was no double."""

    seat: int
    throws: int


class Freed(Event, frozen=True, kw_only=True):
    """A player left jail."""

    seat: int
    how: str


class CardDrawn(Event, frozen=True, kw_only=True):
    """A player took the top card of a pack."""

    seat: int
    at: str
    card: str


class CardKept(Event, frozen=True, kw_only=True):
    """A player keeps a card."""

    seat: int
    card: str


class CardReturned(Event, frozen=True, kw_only=True):
    """A card went under its pack."""

    card: str


class Built(Event, frozen=True, kw_only=True):
    """A building was placed."""

    seat: int
    place: str
    price: int
    houses: int


class BuildingSold(Event, frozen=True, kw_only=True):
    """Buildings of a lot were sold to the bank."""

    seat: int
    place: str
    refund: int
    houses: int


class HotelExchanged(Event, frozen=True, kw_only=True):
    """A hotel was exchanged for houses and half its price."""

    seat: int
    place: str
    refund: int
    houses: int


class WishesOpened(Event, frozen=True, kw_only=True):
    """A contested purchase became a wish; others are asked."""

    seat: int
    lot: str
    count: int
    asked: tuple[int, ...]


class Wished(Event, frozen=True, kw_only=True):
    """A player wished for scarce buildings, or for none."""

    seat: int
    lot: str
    count: int


class BuildingsAuctioned(Event, frozen=True, kw_only=True):
    """The wishes exceed the stock: the buildings are auctioned one by one."""

    lot: str
    stock: int


class BidReturned(Event, frozen=True, kw_only=True):
    """The bank gave a bid back: its winner could no longer place the building."""

    seat: int
    lot: str
    amount: int


class GrantLapsed(Event, frozen=True, kw_only=True):
    """Buildings that were granted stay with the bank: their buyer cannot pay or place them."""

    seat: int
    lot: str
    count: int


class Mortgaged(Event, frozen=True, kw_only=True):
    """A property was mortgaged."""

    seat: int
    place: str
    amount: int


class MortgageLifted(Event, frozen=True, kw_only=True):
    """A mortgage was lifted."""

    seat: int
    place: str
    cost: int


class MortgageKept(Event, frozen=True, kw_only=True):
    """The receiver of a mortgaged property keeps its mortgage."""

    seat: int
    place: str


class Offered(Event, frozen=True, kw_only=True):
    """A player offered a deal; *offer* has its terms."""

    seat: int
    other: int
    offer: Offer


class SettlementOffered(Event, frozen=True, kw_only=True):
    """A debtor offered deeds, and cash with them, for a part of the debt; *offer* names them."""

    seat: int
    other: int
    value: int
    offer: Offer


class Countered(Event, frozen=True, kw_only=True):
    """A player answered an offer with another one; *offer* has its terms."""

    seat: int
    other: int
    offer: Offer


class OfferAccepted(Event, frozen=True, kw_only=True):
    """An offer was accepted."""

    seat: int
    other: int


class OfferRefused(Event, frozen=True, kw_only=True):
    """An offer was refused."""

    seat: int
    other: int


class OfferWithdrawn(Event, frozen=True, kw_only=True):
    """An offer was taken back."""

    seat: int
    other: int


class DeedMoved(Event, frozen=True, kw_only=True):
    """A deed changed hands; nobody means the bank."""

    giver: int | None
    taker: int | None
    place: str


class KeptCardMoved(Event, frozen=True, kw_only=True):
    """A get-out-of-jail card changed hands."""

    giver: int
    taker: int
    card: str


class DebtOpened(Event, frozen=True, kw_only=True):
    """A player owes more than the cash in hand, for a space perhaps."""

    debtor: int
    creditor: int | None
    amount: int
    reason: str
    place: str = ""


class DebtReduced(Event, frozen=True, kw_only=True):
    """A part of a debt was paid in property."""

    debtor: int
    creditor: int | None
    value: int
    left: int


class WentBankrupt(Event, frozen=True, kw_only=True):
    """A player is out of the game; nobody means bankrupt to the bank."""

    seat: int
    creditor: int | None
    cash: int


class Conceded(Event, frozen=True, kw_only=True):
    """A player left the game."""

    seat: int


class EstateOpened(Event, frozen=True, kw_only=True):
    """The bank auctions the deeds of a bankrupt player, one by one."""

    seat: int
    deeds: int


class TimeCame(Event, frozen=True, kw_only=True):
    """The end was announced; the running turn is the last."""

    by: str


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over."""

    wealth: int


class TextCame(Event, frozen=True, kw_only=True):
    """A random Chance text came for the card taken out last."""

    seat: int


class TextMissed(Event, frozen=True, kw_only=True):
    """A text left the screen before it was read."""

    seat: int
    card: str


class ZoneChosen(Event, frozen=True, kw_only=True):
    """A player had Chance dealt to everyone in a zone."""

    seat: int
    zone: str
    seats: tuple[int, ...]


class WentOn(Event, frozen=True, kw_only=True):
    """A player went on to the next free property."""

    seat: int
    place: str


class DealForced(Event, frozen=True, kw_only=True):
    """A player exchanged a property for another's without consent."""

    seat: int
    other: int
    given: str
    taken: str


class ClockStopped(Event, frozen=True, kw_only=True):
    """The Banker stopped the timer: nobody else bids."""

    lot: str


class TimeRanOut(Event, frozen=True, kw_only=True):
    """The time of the auction is over."""

    lot: str


class TokenChosen(Event, frozen=True, kw_only=True):
    """A player chose a token."""

    seat: int
    token: str


class PowerOpened(Event, frozen=True, kw_only=True):
    """A six opened an action to a player."""

    seat: int
    power: str


class PowerSkipped(Event, frozen=True, kw_only=True):
    """A player left an action or its benefit unused."""

    seat: int
    power: str


class PowerThrown(Event, frozen=True, kw_only=True):
    """One die was thrown for an action."""

    seat: int
    power: str
    die: int


class ExtraTurnWon(Event, frozen=True, kw_only=True):
    """A player takes another turn."""

    seat: int


class DeedsTaken(Event, frozen=True, kw_only=True):
    """A player took free properties without paying."""

    seat: int


class TokenSent(Event, frozen=True, kw_only=True):
    """A player sent a token, one's own or another's, to a space."""

    seat: int
    other: int
    place: str


class DeedsStolen(Event, frozen=True, kw_only=True):
    """A player took properties of others."""

    seat: int


class WipedOut(Event, frozen=True, kw_only=True):
    """A player took everything another one had."""

    seat: int
    other: int
    cash: int
