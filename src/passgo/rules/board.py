"""The board: everything that does not change in a game, and the named choices of its edition."""

from typing import Final

from passgo.rules.integer_record import Record
from passgo.rules.limits import (
    CARDS,
    DECKS,
    GROUPS,
    KEPT,
    MEMBERS,
    NONE,
    PLACES,
    POWERS,
    RENTS,
    TOKENS,
)

GO: Final = 1
STREET: Final = 2
STATION: Final = 3
UTILITY: Final = 4
TAX: Final = 5
CARD: Final = 6
JAIL: Final = 7
FREE_PARKING: Final = 8
GO_TO_JAIL: Final = 9
ZONE: Final = 10

HOTEL: Final = 5

HOUSE_LOT: Final = -2
HOTEL_LOT: Final = -3

AUCTION_AT_ONCE: Final = 0
STAYS_WITH_BANK: Final = 1

AUTOMATIC: Final = 0
UNTIL_NEXT_THROW: Final = 1
UNTIL_SECOND_NEXT_THROW: Final = 2

STOPS_DOUBLE_RENT: Final = 0
LEAVES_DOUBLE_RENT: Final = 1

BY_DICE_TOTAL: Final = 0
AS_PRINTED: Final = 1

THROW_AGAIN: Final = 0
SAME_THROW: Final = 1

BEFORE_ACTING: Final = 0
AFTER_ACTING: Final = 1

ANY_TIME: Final = 0
TURN_OR_BREAK: Final = 1

ROUND_UP: Final = 0
ROUND_NEAREST: Final = 1

VALUE_AND_INTEREST: Final = 0
VALUE_ONLY: Final = 1

HEIR_PAYS_INTEREST: Final = 0
HEIR_PAYS_NOTHING: Final = 1

IN_PROPERTY: Final = 0
AS_SALE: Final = 1

PRINTED_PRICE: Final = 0
FREE_OF_CHARGE: Final = 1

REST: Final = 0
POT: Final = 1

ONCE: Final = 0
TWICE: Final = 1

RENT_DUE: Final = 0
NO_RENT: Final = 1

BUYING: Final = 0
NO_BUYING: Final = 1

TRADES_FREE: Final = 0
TRADES_NONE: Final = 1

JAIL_STAY: Final = 0
JAIL_MAY_PAY: Final = 1

CARD_MOVE_TO: Final = 1
CARD_MOVE_BACK_TO: Final = 2
CARD_BACK: Final = 3
CARD_NEAREST: Final = 4
CARD_JAIL: Final = 5
CARD_JAIL_FREE: Final = 6
CARD_REPAIRS: Final = 7
CARD_PAY: Final = 8
CARD_COLLECT: Final = 9
CARD_PAY_EACH: Final = 10
CARD_COLLECT_EACH: Final = 11
CARD_PAY_OR_DRAW: Final = 12
CARD_JAIL_RELEASE: Final = 13

FOR_DRAWER: Final = 0
FOR_ALL: Final = 1

ALL_LEFT: Final = 0
TIMER: Final = 1

NO_SIDE: Final = 0
FIRST_SIDE: Final = 1
SECOND_SIDE: Final = 2

POWER_GIFT: Final = 1
POWER_JUMP: Final = 2
POWER_EXTRA_TURN: Final = 3
POWER_CASH: Final = 4
POWER_SHIFT: Final = 5
POWER_STEAL: Final = 6
POWER_WIPE_OUT: Final = 7

FRAME_KINDS: Final = 40
FREE_ACTS: Final = 16


class Board(Record):
    """Spaces, deeds, decks, stock and choices of one edition and variant, in its smallest unit."""

    def __init__(self) -> None:
        self.places = 0
        self.jail = 0
        self.kind = [0] * PLACES
        self.group = [NONE] * PLACES
        self.price = [0] * PLACES
        self.mortgage = [0] * PLACES
        self.house_price = [0] * PLACES
        self.hotel_price = [0] * PLACES
        self.rent = [0] * (PLACES * RENTS)
        self.tax = [0] * PLACES
        self.deck_at = [NONE] * PLACES
        self.zones = 0
        self.zone = [NONE] * PLACES
        self.groups = 0
        self.group_kind = [0] * GROUPS
        self.group_size = [0] * GROUPS
        self.member = [NONE] * (GROUPS * MEMBERS)
        self.group_rent = [0] * (GROUPS * MEMBERS)
        self.decks = 0
        self.deck_size = [0] * DECKS
        self.draws_any = [0] * DECKS
        self.card_kind = [0] * (DECKS * CARDS)
        self.card_amount = [0] * (DECKS * CARDS)
        self.card_second = [0] * (DECKS * CARDS)
        self.card_target = [0] * (DECKS * CARDS)
        self.card_scope = [FOR_DRAWER] * (DECKS * CARDS)
        self.kept_cards = 0
        self.kept_card = [NONE] * KEPT
        self.text_deck = NONE
        self.random_in = 0
        self.texts_chain = 0
        self.texts_fade = 0
        self.tokens = 0
        self.token_side = [NO_SIDE] * TOKENS
        self.powers = 0
        self.power_kind = [0] * POWERS
        self.power_from = [0] * POWERS
        self.power_amount = [0] * POWERS
        self.power_count = [0] * POWERS
        self.power_loss = [0] * POWERS
        self.start_cash = 0
        self.salary = 0
        self.houses = 0
        self.hotels = 0
        self.doubles_to_jail = 0
        self.fine = 0
        self.jail_turns = 0
        self.jail_failed = JAIL_STAY
        self.unsold = AUCTION_AT_ONCE
        self.auction_minimum = 0
        self.auction_raise = 0
        self.auction_end = ALL_LEFT
        self.rent_window = UNTIL_SECOND_NEXT_THROW
        self.bare_group_factor = 0
        self.mortgage_in_group = STOPS_DOUBLE_RENT
        self.utility_rent = BY_DICE_TOTAL
        self.utility_by_card = THROW_AGAIN
        self.card_return = BEFORE_ACTING
        self.houses_before_hotel = 0
        self.sale_percent = 0
        self.sell_buildings = ANY_TIME
        self.interest_percent = 0
        self.interest_rounding = ROUND_UP
        self.buyer_lifts_for = VALUE_AND_INTEREST
        self.keeper_lifts_for = VALUE_AND_INTEREST
        self.heir_pays = HEIR_PAYS_INTEREST
        self.taker_pays = HEIR_PAYS_INTEREST
        self.part_payment = IN_PROPERTY
        self.deal_deeds = 0
        self.deal_price = PRINTED_PRICE
        self.ends_at_bankruptcy = 0
        self.ends_by_time = 0
        self.offers_per_pair = 0
        self.free_parking = REST
        self.pot_start = 0
        self.salary_on_go = ONCE
        self.rent_in_jail = RENT_DUE
        self.first_lap = BUYING
        self.trades = TRADES_FREE
        self.ends_after_rounds = 0
        self.window = [0] * (FRAME_KINDS * FREE_ACTS)


def has_zones(b: Board) -> bool:
    """Tell whether tokens choose zones here."""
    return b.zones > 0


def has_timer(b: Board) -> bool:
    """Tell whether a timer ends auctions here."""
    return b.auction_end == TIMER


def has_fading_texts(b: Board) -> bool:
    """Tell whether texts of the unit must be read in time here."""
    return b.texts_fade != 0


def has_powers(b: Board) -> bool:
    """Tell whether sixes open actions here."""
    return b.powers != 0
