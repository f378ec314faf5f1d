"""The board: everything that does not change in a game, and the named choices of its edition.

The rules of editions and the numbers of their choices are written by
``python -m passgo.compiling.choices``.
"""

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
    REASONS,
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

# The choices of the rules, by their words.
JAIL_FAILED_STAY: Final = 0
JAIL_FAILED_MAY_PAY: Final = 1

UNSOLD_AUCTION: Final = 0
UNSOLD_STAYS_WITH_BANK: Final = 1

AUCTION_END_ALL_LEFT: Final = 0
AUCTION_END_TIMER: Final = 1

RENT_WINDOW_AUTOMATIC: Final = 0
RENT_WINDOW_UNTIL_NEXT_THROW: Final = 1
RENT_WINDOW_UNTIL_SECOND_NEXT_THROW: Final = 2

MORTGAGE_IN_GROUP_STOPS_DOUBLE_RENT: Final = 0
MORTGAGE_IN_GROUP_LEAVES_DOUBLE_RENT: Final = 1

UTILITY_RENT_DICE: Final = 0
UTILITY_RENT_PRINTED: Final = 1

UTILITY_BY_CARD_THROW_AGAIN: Final = 0
UTILITY_BY_CARD_SAME_THROW: Final = 1

CARD_RETURN_BEFORE_ACTING: Final = 0
CARD_RETURN_AFTER_ACTING: Final = 1

POWERS_OFF: Final = 0
POWERS_ON: Final = 1

SELL_BUILDINGS_ANY_TIME: Final = 0
SELL_BUILDINGS_TURN_OR_BREAK: Final = 1

INTEREST_ROUNDING_UP: Final = 0
INTEREST_ROUNDING_NEAREST: Final = 1

BUYER_LIFTS_FOR_VALUE_AND_INTEREST: Final = 0
BUYER_LIFTS_FOR_VALUE: Final = 1

KEEPER_LIFTS_FOR_VALUE_AND_INTEREST: Final = 0
KEEPER_LIFTS_FOR_VALUE: Final = 1

HEIR_PAYS_INTEREST: Final = 0
HEIR_PAYS_NOTHING: Final = 1

TAKER_PAYS_INTEREST: Final = 0
TAKER_PAYS_NOTHING: Final = 1

PART_PAYMENT_IN_PROPERTY: Final = 0
PART_PAYMENT_AS_SALE: Final = 1

DEAL_PRICE_PRINTED: Final = 0
DEAL_PRICE_FREE: Final = 1

FREE_PARKING_REST: Final = 0
FREE_PARKING_POT: Final = 1

SALARY_ON_GO_ONCE: Final = 0
SALARY_ON_GO_TWICE: Final = 1

RENT_IN_JAIL_DUE: Final = 0
RENT_IN_JAIL_NONE: Final = 1

FIRST_LAP_BUYING: Final = 0
FIRST_LAP_NO_BUYING: Final = 1

TRADES_FREE: Final = 0
TRADES_NONE: Final = 1
# So far the choices.

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
        self.tokens = 0
        self.token_side = [NO_SIDE] * TOKENS
        self.power_kind = [0] * POWERS
        self.power_from = [0] * POWERS
        self.power_amount = [0] * POWERS
        self.power_count = [0] * POWERS
        self.power_loss = [0] * POWERS
        self.pot_first = [NONE] * PLACES  # what lies there before play, where there is a pot
        self.pot_for = [NONE] * REASONS  # where the bank lays what it is paid for a reason
        # The rules of the edition.
        self.start_cash = 0
        self.salary = 0
        self.houses = 0
        self.hotels = 0
        self.doubles_to_jail = 0
        self.fine = 0
        self.jail_turns = 0
        self.jail_failed = JAIL_FAILED_STAY
        self.unsold = UNSOLD_AUCTION
        self.auction_minimum = 0
        self.auction_raise = 0
        self.auction_end = AUCTION_END_ALL_LEFT
        self.rent_window = RENT_WINDOW_AUTOMATIC
        self.bare_group_factor = 0
        self.mortgage_in_group = MORTGAGE_IN_GROUP_STOPS_DOUBLE_RENT
        self.utility_rent = UTILITY_RENT_DICE
        self.utility_by_card = UTILITY_BY_CARD_THROW_AGAIN
        self.card_return = CARD_RETURN_BEFORE_ACTING
        self.random_texts = 0
        self.texts_chain = 0
        self.texts_fade = 0
        self.powers = POWERS_OFF
        self.houses_before_hotel = 0
        self.sale_percent = 0
        self.sell_buildings = SELL_BUILDINGS_ANY_TIME
        self.interest_percent = 0
        self.interest_rounding = INTEREST_ROUNDING_UP
        self.buyer_lifts_for = BUYER_LIFTS_FOR_VALUE_AND_INTEREST
        self.keeper_lifts_for = KEEPER_LIFTS_FOR_VALUE_AND_INTEREST
        self.heir_pays = HEIR_PAYS_INTEREST
        self.taker_pays = TAKER_PAYS_INTEREST
        self.part_payment = PART_PAYMENT_IN_PROPERTY
        self.deal_deeds = 0
        self.deal_price = DEAL_PRICE_PRINTED
        self.ends_at_bankruptcy = 0
        self.ends_by_time = 0
        self.offers_per_pair = 0
        self.free_parking = FREE_PARKING_REST
        self.pot_start = 0
        self.salary_on_go = SALARY_ON_GO_ONCE
        self.rent_in_jail = RENT_IN_JAIL_DUE
        self.first_lap = FIRST_LAP_BUYING
        self.trades = TRADES_FREE
        self.ends_after_rounds = 0
        # So far the rules.
        self.window = [0] * (FRAME_KINDS * FREE_ACTS)


def has_zones(b: Board) -> bool:
    """Tell whether tokens choose zones here."""
    return b.zones > 0


def has_timer(b: Board) -> bool:
    """Tell whether a timer ends auctions here."""
    return b.auction_end == AUCTION_END_TIMER


def has_fading_texts(b: Board) -> bool:
    """Tell whether texts of the unit must be read in time here."""
    return b.texts_fade != 0


def has_powers(b: Board) -> bool:
    """Tell whether sixes open actions here."""
    return b.powers != 0
