"""Event rows: how the kernel's rows of integers become typed events."""

import msgspec

from passgo.editions import Edition
from passgo.game import events
from passgo.game.actions import Offer, Order, PayInKind, Terms
from passgo.game.encoding import decode, kept_ids, power_ids
from passgo.game.events import Event
from passgo.game.ids import LOTS, ORDER_NAMES, REASONS, WAYS
from passgo.rules import log
from passgo.rules.actions import Action
from passgo.rules.limits import CARDS, SEATS

Row = tuple[int, int, int, int, int, int]

# How a row becomes an event: field=column, where a column may be read as
# @ a space, * a space or a kind of building, $ money, # a card, ~ a kept card, ^ a zone,
# + a token, ; a power, & a set of seats, ? a seat or the bank, ! a reason, % an order,
# / a way of moving.
TABLE: dict[int, tuple[type[Event], str]] = {
    log.GAME_STARTED: (events.GameStarted, "banker=seat cash=$amount seats=extra"),
    log.DEED_WAS_DEALT: (events.DeedDealt, "seat=seat place=@place price=$amount"),
    log.OPENING_THROWN: (events.OpeningThrown, "seat=seat first=amount second=extra"),
    log.OPENING_TIED: (events.OpeningTied, "total=amount seats=&extra"),
    log.OPENING_WON: (events.OpeningWon, "seat=seat total=amount"),
    log.TURN_BEGAN: (events.TurnBegan, "seat=seat at=@place number=amount extra=extra"),
    log.TURN_ENDED: (events.TurnEnded, "seat=seat"),
    log.ROLLED: (events.Rolled, "seat=seat at=@place first=amount second=extra"),
    log.MOVED: (events.Moved, "seat=seat start=@amount at=@place by=/extra"),
    log.STOPPED: (events.Stopped, "seat=seat place=@place by=/extra"),
    log.PAID: (
        events.Paid,
        "payer=?seat receiver=?other amount=$amount reason=!extra place=*place",
    ),
    log.BOUGHT: (events.Bought, "seat=seat place=@place price=$amount"),
    log.DECLINED: (events.Declined, "seat=seat place=@place price=$amount"),
    log.AUCTION_OPENED: (events.AuctionOpened, "lot=*place minimum=$amount seats=&extra"),
    log.BID_MADE: (events.BidMade, "seat=seat lot=*place amount=$amount"),
    log.AUCTION_LEFT: (events.AuctionLeft, "seat=seat lot=*place"),
    log.AUCTION_WON: (events.AuctionWon, "seat=seat lot=*place amount=$amount"),
    log.UNSOLD: (events.Unsold, "lot=*place"),
    log.RENT_OPENED: (
        events.RentOpened,
        "owner=seat debtor=other place=@place amount=$amount claim=extra",
    ),
    log.RENT_CLAIMED: (
        events.RentClaimed,
        "owner=seat debtor=other place=@place amount=$amount claim=extra",
    ),
    log.RENT_LAPSED: (
        events.RentLapsed,
        "owner=seat debtor=other place=@place amount=$amount claim=extra",
    ),
    log.RENT_VOIDED: (
        events.RentVoided,
        "owner=seat debtor=other place=@place amount=$amount claim=extra",
    ),
    log.RENT_THROWN: (
        events.RentThrown,
        "seat=seat owner=other place=@place first=amount second=extra",
    ),
    log.ARRESTED: (events.Arrested, "seat=seat at=@place"),
    log.JAIL_THROW_FAILED: (events.JailThrowFailed, "seat=seat throws=amount"),
    log.FREED: (events.Freed, "seat=seat how=%extra"),
    log.CARD_DRAWN: (events.CardDrawn, "seat=seat at=@place card=#amount"),
    log.CARD_KEPT: (events.CardKept, "seat=seat card=#amount"),
    log.CARD_RETURNED: (events.CardReturned, "card=#amount"),
    log.BUILT: (events.Built, "seat=seat place=@place price=$amount houses=extra"),
    log.BUILDING_SOLD: (events.BuildingSold, "seat=seat place=@place refund=$amount houses=extra"),
    log.HOTEL_EXCHANGED: (
        events.HotelExchanged,
        "seat=seat place=@place refund=$amount houses=extra",
    ),
    log.WISHES_OPENED: (events.WishesOpened, "seat=seat lot=*place count=amount asked=&extra"),
    log.WISHED: (events.Wished, "seat=seat lot=*place count=amount"),
    log.BUILDINGS_AUCTIONED: (events.BuildingsAuctioned, "lot=*place stock=amount"),
    log.BID_RETURNED: (events.BidReturned, "seat=seat lot=*place amount=$amount"),
    log.GRANT_LAPSED: (events.GrantLapsed, "seat=seat lot=*place count=amount"),
    log.MORTGAGED: (events.Mortgaged, "seat=seat place=@place amount=$amount"),
    log.MORTGAGE_LIFTED: (events.MortgageLifted, "seat=seat place=@place cost=$amount"),
    log.MORTGAGE_KEPT: (events.MortgageKept, "seat=seat place=@place"),
    log.OFFERED: (events.Offered, "seat=seat other=other"),
    log.SETTLEMENT_OFFERED: (events.SettlementOffered, "seat=seat other=other value=$amount"),
    log.COUNTERED: (events.Countered, "seat=seat other=other"),
    log.OFFER_ACCEPTED: (events.OfferAccepted, "seat=seat other=other"),
    log.OFFER_REFUSED: (events.OfferRefused, "seat=seat other=other"),
    log.OFFER_WITHDRAWN: (events.OfferWithdrawn, "seat=seat other=other"),
    log.DEED_MOVED: (events.DeedMoved, "giver=?seat taker=?other place=@place"),
    log.KEPT_CARD_MOVED: (events.KeptCardMoved, "giver=seat taker=other card=~amount"),
    log.DEBT_OPENED: (
        events.DebtOpened,
        "debtor=seat creditor=?other amount=$amount reason=!extra place=*place",
    ),
    log.DEBT_REDUCED: (events.DebtReduced, "debtor=seat creditor=?other value=$amount left=$extra"),
    log.WENT_BANKRUPT: (events.WentBankrupt, "seat=seat creditor=?other cash=$amount"),
    log.CONCEDED: (events.Conceded, "seat=seat"),
    log.ESTATE_OPENED: (events.EstateOpened, "seat=seat deeds=amount"),
    log.TIME_CAME: (events.TimeCame, "by=%extra"),
    log.GAME_ENDED: (events.GameEnded, "wealth=$amount"),
    log.TEXT_CAME: (events.TextCame, "seat=seat"),
    log.TEXT_MISSED: (events.TextMissed, "seat=seat card=#amount"),
    log.ZONE_CHOSEN: (events.ZoneChosen, "seat=seat zone=^amount seats=&extra"),
    log.WENT_ON: (events.WentOn, "seat=seat place=@place"),
    log.DEAL_FORCED: (events.DealForced, "seat=seat other=other given=@place taken=@amount"),
    log.CLOCK_STOPPED: (events.ClockStopped, "lot=*place"),
    log.TIME_RAN_OUT: (events.TimeRanOut, "lot=*place"),
    log.TOKEN_CHOSEN: (events.TokenChosen, "seat=seat token=+amount"),
    log.POWER_OPENED: (events.PowerOpened, "seat=seat power=;amount"),
    log.POWER_SKIPPED: (events.PowerSkipped, "seat=seat power=;amount"),
    log.POWER_THROWN: (events.PowerThrown, "seat=seat power=;amount die=extra"),
    log.EXTRA_TURN_WON: (events.ExtraTurnWon, "seat=seat"),
    log.DEEDS_TAKEN: (events.DeedsTaken, "seat=seat"),
    log.TOKEN_SENT: (events.TokenSent, "seat=seat other=other place=@place"),
    log.DEEDS_STOLEN: (events.DeedsStolen, "seat=seat"),
    log.WIPED_OUT: (events.WipedOut, "seat=seat other=other cash=$amount"),
}
OFFERS = (log.OFFERED, log.COUNTERED, log.SETTLEMENT_OFFERED)
COLUMNS = {"seat": 1, "other": 2, "place": 3, "amount": 4, "extra": 5}
OTHER = COLUMNS["other"]


def readings(spec: str) -> list[tuple[str, str, int]]:
    """Return the fields of an event, each with the mark and the number of its column."""
    found = []
    for part in spec.split():
        name, column = part.split("=")
        mark = "" if column[0].isalpha() else column[0]
        found.append((name, mark, COLUMNS[column.lstrip(mark)]))
    return found


READINGS = {kind: (event, readings(spec)) for kind, (event, spec) in TABLE.items()}


def event_of(row: Row, edition: Edition, action: Action) -> Event:
    """Return the typed event of one row of the log that *action* has caused."""
    event, fields = READINGS[row[0]]
    facts = {
        name: _read(mark, row[column], edition) if mark else row[column]
        for name, mark, column in fields
    }
    if row[0] in OFFERS:
        facts["offer"] = _offer(decode(action, edition), row[OTHER])
    return event(**facts)


def _offer(order: Order, other: int) -> Offer:
    """Return the terms of an order that offers something."""
    if isinstance(order, Terms):
        return msgspec.convert(msgspec.structs.asdict(order), Offer)
    assert isinstance(order, PayInKind)
    return Offer(seat=order.seat, other=other, give=order.give, give_cash=order.cash)


def _read(mark: str, value: int, edition: Edition) -> object:
    if mark == "$":
        return value * edition.money.step
    if mark in ("@", "*"):
        return edition.spaces[value].id if value >= 0 else LOTS[value]
    if mark == "#":
        deck = edition.decks[value // CARDS].id
        return edition.cards_of(deck)[value % CARDS].id
    if mark == "~":
        return kept_ids(edition)[value]
    if mark == "&":
        return tuple(seat for seat in range(SEATS) if value >> seat & 1)
    if mark == "?":
        return value if value >= 0 else None
    if mark == "!":
        return REASONS[value]
    if mark == "%":
        return ORDER_NAMES[value]
    if mark == "/":
        return WAYS[value]
    if mark == "^":
        return edition.zones[value].id
    if mark == "+":
        return edition.tokens[value].id
    if mark == ";":
        return power_ids(edition)[value]
    return value
