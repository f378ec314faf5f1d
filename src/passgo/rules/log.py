"""The log: what happened, in the order in which it happened. It lies outside the state."""

from typing import Final

GAME_STARTED: Final = 1
DEED_WAS_DEALT: Final = 2
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


class Log:
    """Rows of (kind, seat, other, place, amount, extra)."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int, int, int, int]] = []

    def add(self, kind: int, seat: int, other: int, place: int, amount: int, extra: int) -> None:
        """Append one row."""
        self.rows.append((kind, seat, other, place, amount, extra))
