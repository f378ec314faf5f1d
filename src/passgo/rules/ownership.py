"""Ownership: who holds which deeds of a group.

Clauses: CL-005, CL-021, CL-044, CL-053, CL-109, CL-149 and their counterparts.
"""

from passgo.rules.board import FIRST_LAP_NO_BUYING, Board
from passgo.rules.limits import MEMBERS, NOBODY
from passgo.rules.log import DEED_MOVED
from passgo.rules.slots import push_handover
from passgo.rules.state import State, note


def can_buy_deeds(s: State, b: Board, seat: int) -> bool:
    """Tell whether the bank sells deeds to *seat*; some tables let it go round once (CL-044)."""
    return b.first_lap != FIRST_LAP_NO_BUYING or s.passed_go[seat] == 1


def hand_over_after_paying(s: State, seat: int, place: int, price: int) -> None:
    """Promise a deed of the bank to *seat*; it changes hands once the payment is through."""
    s.promised[place] = seat
    push_handover(s, seat, place, price)


def owned_in_group(s: State, b: Board, seat: int, group: int) -> int:
    """Return how many properties of *group* belong to *seat*, mortgaged ones included."""
    count = 0
    for at in range(b.group_size[group]):
        if s.owner[b.member[group * MEMBERS + at]] == seat:
            count += 1
    return count


def owns_group(s: State, b: Board, seat: int, group: int) -> bool:
    """Tell whether *seat* owns every property of *group*."""
    for at in range(b.group_size[group]):
        if s.owner[b.member[group * MEMBERS + at]] != seat:
            return False
    return True


def owner_of_the_rest(s: State, b: Board, place: int) -> int:
    """Return who owns all of the group but *place*, NOBODY if it is not one player."""
    group = b.group[place]
    owner = NOBODY
    for at in range(b.group_size[group]):
        other = b.member[group * MEMBERS + at]
        if other == place:
            continue
        if s.owner[other] == NOBODY:
            return NOBODY
        if owner != NOBODY and s.owner[other] != owner:
            return NOBODY
        owner = s.owner[other]
    return owner


def is_built_group(s: State, b: Board, group: int) -> bool:
    """Tell whether any street of *group* carries a building."""
    for at in range(b.group_size[group]):
        if s.houses[b.member[group * MEMBERS + at]] > 0:
            return True
    return False


def is_mortgaged_group(s: State, b: Board, group: int) -> bool:
    """Tell whether any property of *group* is mortgaged."""
    for at in range(b.group_size[group]):
        if s.mortgaged[b.member[group * MEMBERS + at]]:
            return True
    return False


def is_offered_group(s: State, b: Board, group: int) -> bool:
    """Tell whether a property of *group* is part of the offer on the table."""
    for at in range(b.group_size[group]):
        if s.offer_deeds[b.member[group * MEMBERS + at]] != 0:
            return True
    return False


def move_deed(s: State, place: int, taker: int) -> None:
    """Give a deed to another player; a cheap lift was a right of the one who bought it."""
    note(s, DEED_MOVED, s.owner[place], taker, place, 0, 0)
    s.owner[place] = taker
    s.cheap_lift[place] = 0
