"""Names of the kernel's numbers: reasons, ways, purposes, refusals, orders, kinds of buildings."""

from passgo.game.orders import ORDERS
from passgo.rules import board, money, refusals, rent
from passgo.rules.board import HOTEL_LOT, HOUSE_LOT
from passgo.rules.limits import NONE
from passgo.rules.mortgage import AS_BUYER, AS_HEIR
from passgo.rules.rent import FOR_THE_RENT, TO_MOVE, TO_START
from passgo.rules.state import BANKRUPT, ONLY_BANKING, PLAYING


def _names(module: object, prefix: str = "") -> dict[int, str]:
    return {
        value: name.removeprefix(prefix).lower().replace("_", "-")
        for name, value in vars(module).items()
        if name.isupper() and name.startswith(prefix) and isinstance(value, int)
    }


LOTS = {HOUSE_LOT: "house", HOTEL_LOT: "hotel", NONE: ""}
REASONS = _names(money, "FOR_")
ORDER_NAMES = {0: "throw"} | {kind: order.__name__ for kind, order in ORDERS.items()}
REFUSALS = _names(refusals)
WAYS = _names(rent, "BY_")
PURPOSES = {TO_START: "start", TO_MOVE: "move", FOR_THE_RENT: "rent"}
STATUSES = {PLAYING: "playing", BANKRUPT: "bankrupt", ONLY_BANKING: "banking"}
TERMS = {AS_BUYER: "buyer", AS_HEIR: "heir"}
POWERS = {kind: name for kind, name in _names(board, "POWER_").items() if kind > 0}
