"""Scratch: what is seen of a position, seat by seat, and the chances that follow from it."""

from typing import Final

from passgo.rules.integer_record import Record
from passgo.rules.limits import PLACES, SEATS

FEATURES: Final = 47  # of each seat
HIDDEN: Final = 16  # sums in the first layer of each seat
SECOND: Final = 8  # in the second, which sees the whole table too
ONE: Final = 64  # a feature of 1
CERTAIN: Final = 1000000  # a chance of 1


class Outlook(Record):
    """Scratch for one position; ``chance`` is what comes out of it.

    Sums are in the edition's smallest unit, features in parts of ONE.
    """

    def __init__(self) -> None:
        self.chance = [0] * SEATS
        self.noted = 0  # 1: `before` holds the chances as things stand
        self.before = [0] * SEATS
        self.score = [0] * SEATS
        self.salary = 0  # in which sums are counted here
        self.seen = [0] * (SEATS * FEATURES)  # the sums behind those features that are octaves
        self.feature = [0] * (SEATS * FEATURES)  # 16 bits
        self.summed = [0] * (SEATS * FEATURES)  # 16 bits: the features that are in ``sum``
        self.more = 0  # 16 bits: what a feature has risen by since
        self.sum = [0] * (SEATS * HIDDEN)  # 32 bits: the first layer, without what it begins with
        self.hidden = [0] * (SEATS * HIDDEN)  # 16 bits
        self.pooled = [0] * HIDDEN  # 32 bits: the sum of that over the table
        self.mean = [0] * HIDDEN  # 16 bits
        self.shared = [0] * SECOND
        # What is seen at the table.
        self.rent = [0] * PLACES  # that a visitor pays now
        self.alive = 0
        self.all_cash = 0
        self.all_worth = 0
        self.all_earns = 0
        self.all_whole = 0
        self.free = 0  # deeds that nobody holds
        self.holders = 0
        self.holder = [0] * SEATS  # of the group looked at
        self.held = [0] * SEATS
        # What is seen of each seat.
        self.cash = [0] * SEATS
        self.raised = [0] * SEATS  # what mortgages and sales would bring
        self.liquid = [0] * SEATS  # that and the cash
        self.spent = [0] * SEATS  # on deeds and buildings, less mortgages
        self.worth = [0] * SEATS  # that and the cash
        self.deeds = [0] * SEATS
        self.pawned = [0] * SEATS
        self.earns = [0] * SEATS  # rents of all deeds, if each were visited once
        self.largest = [0] * SEATS  # the highest of them
        self.houses = [0] * SEATS
        self.wholes = [0] * SEATS  # complete colour groups
        self.whole = [0] * SEATS  # what those would earn with three houses everywhere
        self.reach = [0] * SEATS  # what the best of those would earn by all money there is
        self.near = [0] * SEATS  # what groups would earn whose last deed is free
        self.lacks = [0] * SEATS  # whose last deed another holds
        self.blocks = [0] * SEATS  # which another lacks only from this seat
        self.splits = [0] * SEATS  # that two players hold between them
        self.parts = [0] * SEATS  # of which nobody else has a deed
        self.stations = [0] * SEATS
        self.utilities = [0] * SEATS
        self.due = [0] * SEATS  # rents in reach of the next throw, times its ways of 36
        self.ruin = [0] * SEATS  # ways of 36 to meet a rent that is more than all money
        self.finds = [0] * SEATS  # ways of 36 to meet a deed that is free and can be paid
