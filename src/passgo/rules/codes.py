"""Refusals: the codes with which the rules say no. 0 means yes.

The names cross the wire in lower case ("not-enough-cash"); clauses are attached outside.
"""

from typing import Final

GAME_IS_OVER: Final = 1
UNKNOWN_ACTION: Final = 2
NOT_IN_THE_GAME: Final = 3
NOT_ASKED: Final = 4
NOT_YOUR_TURN: Final = 5
OUT_OF_RANGE: Final = 6
LUCK_IS_AWAITED: Final = 7
NO_LUCK_AWAITED: Final = 8
IMPOSSIBLE_LUCK: Final = 9
NOT_NOW: Final = 10
BUSINESS_IN_HAND: Final = 11
ONLY_THOSE_CONCERNED: Final = 12
NOT_ENOUGH_CASH: Final = 13
NOT_A_PROPERTY: Final = 14
NOT_YOUR_PROPERTY: Final = 15
ALREADY_OWNED: Final = 16
BID_TOO_LOW: Final = 17
OUT_OF_THE_AUCTION: Final = 18
BOUND_BY_BID: Final = 19
NO_SUCH_CLAIM: Final = 20
CLAIM_ALREADY_MADE: Final = 21
NOT_YOUR_CLAIM: Final = 22
NOT_IN_JAIL: Final = 23
NO_SUCH_CARD: Final = 24
NOT_A_LOT: Final = 25
GROUP_INCOMPLETE: Final = 26
MORTGAGED_IN_GROUP: Final = 27
UNEVEN: Final = 28
FULLY_BUILT: Final = 29
NO_HOUSES_LEFT: Final = 30
NO_HOTELS_LEFT: Final = 31
NOTHING_BUILT: Final = 32
TOO_FEW_HOUSES_TO_EXCHANGE: Final = 33
BUILDINGS_IN_GROUP: Final = 34
ALREADY_MORTGAGED: Final = 35
NOT_MORTGAGED: Final = 36
IN_THE_OFFER: Final = 37
OFFER_TO_YOURSELF: Final = 38
EMPTY_OFFER: Final = 39
CASH_BOTH_WAYS: Final = 40
TOO_MANY_OFFERS: Final = 41
OFFER_PENDING: Final = 42
OTHER_LACKS_CASH: Final = 43
NOT_THEIR_PROPERTY: Final = 44
CAN_STILL_PAY: Final = 45
ONLY_TO_A_PLAYER: Final = 46
NOT_IN_KIND: Final = 47
MORE_THAN_OWED: Final = 48
WISH_TOO_LARGE: Final = 49
NO_TIME_LIMIT: Final = 50
ALREADY_ANNOUNCED: Final = 51
NOT_IN_YOUR_TURN: Final = 52
