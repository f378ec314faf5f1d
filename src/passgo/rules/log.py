"""The log: what happened, in the order in which it happened. It lies outside the state.

The kinds of rows are numbered by ``python -m passgo.compiling.numbering`` as the rules import them.
"""

from typing import Final

GAME_STARTED: Final = 1
DEED_DEALT: Final = 2
OPENING_THROWN: Final = 3
OPENING_TIED: Final = 4
OPENING_WON: Final = 5
TURN_BEGAN: Final = 6
ROLLED: Final = 7
MOVED: Final = 8
STOPPED: Final = 9
PAID: Final = 10
BOUGHT: Final = 11
DECLINED: Final = 12
AUCTION_OPENED: Final = 13
BID_MADE: Final = 14
AUCTION_LEFT: Final = 15
AUCTION_WON: Final = 16
UNSOLD: Final = 17
RENT_OPENED: Final = 18
RENT_CLAIMED: Final = 19
RENT_LAPSED: Final = 20
RENT_VOIDED: Final = 21
RENT_THROWN: Final = 22
ARRESTED: Final = 23
JAIL_THROW_FAILED: Final = 24
FREED: Final = 25
CARD_DRAWN: Final = 26
CARD_KEPT: Final = 27
CARD_RETURNED: Final = 28
BUILT: Final = 29
BUILDING_SOLD: Final = 30
HOTEL_EXCHANGED: Final = 31
WISHES_OPENED: Final = 32
WISHED: Final = 33
BUILDINGS_AUCTIONED: Final = 34
MORTGAGED: Final = 35
MORTGAGE_LIFTED: Final = 36
MORTGAGE_KEPT: Final = 37
OFFERED: Final = 38
COUNTERED: Final = 39
OFFER_ACCEPTED: Final = 40
OFFER_REFUSED: Final = 41
OFFER_WITHDRAWN: Final = 42
DEED_MOVED: Final = 43
KEPT_CARD_MOVED: Final = 44
DEBT_OPENED: Final = 45
DEBT_REDUCED: Final = 46
WENT_BANKRUPT: Final = 47
CONCEDED: Final = 48
ESTATE_OPENED: Final = 49
TURN_ENDED: Final = 50
TIME_CAME: Final = 51
GAME_ENDED: Final = 52
SETTLEMENT_OFFERED: Final = 53
TEXT_CAME: Final = 54
TEXT_MISSED: Final = 55
ZONE_CHOSEN: Final = 56
WENT_ON: Final = 57
DEAL_FORCED: Final = 58
CLOCK_STOPPED: Final = 59
TIME_RAN_OUT: Final = 60
TOKEN_CHOSEN: Final = 61
POWER_OPENED: Final = 62
POWER_SKIPPED: Final = 63
POWER_THROWN: Final = 64
EXTRA_TURN_WON: Final = 65
DEEDS_TAKEN: Final = 66
TOKEN_SENT: Final = 67
DEEDS_STOLEN: Final = 68
WIPED_OUT: Final = 69
BID_RETURNED: Final = 70
GRANT_LAPSED: Final = 71
POT_GREW: Final = 72
CASH_NAMED: Final = 73
DEED_NAMED: Final = 74
CARD_NAMED: Final = 75


class Log:
    """Rows of (kind, seat, other, place, amount, extra)."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int, int, int, int]] = []

    def add(self, kind: int, seat: int, other: int, place: int, amount: int, extra: int) -> None:
        """Append one row."""
        self.rows.append((kind, seat, other, place, amount, extra))
