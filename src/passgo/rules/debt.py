"""Debts: what must be paid, how it may be raised, and payment in property.

Clauses: CL-105, CL-156, CL-158, CL-169 to CL-175, CL-213, CL-214 and their counterparts.
"""

from typing import Final

from passgo.rules.actions import GIVEN, Action, short_of
from passgo.rules.agenda import (
    BARGAIN,
    DEBT,
    has_frame,
    pledge_at,
    pop,
    sink_top,
    top_kind,
    top_seat,
)
from passgo.rules.bankruptcy import go_bankrupt
from passgo.rules.board import PART_PAYMENT_AS_SALE, Board
from passgo.rules.building import refund_of_street
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.log import CONCEDED, DEBT_OPENED
from passgo.rules.money import free_cash, pledged, transfer_for, why_not_spend
from passgo.rules.ownership import is_built_group
from passgo.rules.property import keep_promises_before_asking
from passgo.rules.refusals import (
    BUILDINGS_IN_GROUP,
    CAN_STILL_PAY,
    EMPTY_OFFER,
    MORE_THAN_OWED,
    NOT_A_PROPERTY,
    NOT_IN_KIND,
    NOT_YOUR_PROPERTY,
    OFFER_PENDING,
    ONLY_TO_A_PLAYER,
    OUT_OF_RANGE,
)
from passgo.rules.shortage import paid_for_buildings, return_lost_bid
from passgo.rules.slots import (
    debt_amount,
    debt_for,
    debt_place,
    debt_to,
    debt_told,
    set_debt_told,
)
from passgo.rules.state import State, note
from passgo.rules.trade import take_back_offer_of

WITHOUT_END: Final = 1 << 60  # more than all money


def work_debt(s: State, b: Board) -> bool:
    """Pay the debt on top, or go bankrupt with nothing to raise it; False: the debtor is asked."""
    debtor = top_seat(s)
    creditor = debt_to(s)
    amount = debt_amount(s)
    if free_cash(s, debtor) >= amount:
        reason = debt_for(s)
        place = debt_place(s)
        pop(s)
        transfer_for(s, b, debtor, creditor, amount, reason, place)
        return True
    if needs_pledge(s, b, debtor, amount):
        sink_top(s, first_pledge(s, debtor))
        return True
    if keep_promises_before_asking(s, b) or return_lost_bid(s, b, debtor):
        return True
    if not has_anything_to_sell(s, b, debtor):
        go_bankrupt(s, b, debtor, creditor)
        return True
    if debt_told(s) == 0:
        take_back_offer_of(s, b, debtor)
        set_debt_told(s, 1)
        note(s, DEBT_OPENED, debtor, creditor, debt_place(s), amount, debt_for(s))
    return False


def needs_pledge(s: State, b: Board, debtor: int, amount: int) -> bool:
    """Tell whether a debt waits for the money behind a bid (CL-212).

    It does when the cash covers the debt with that money, or when the bank alone would not help.
    """
    bound = pledged(s, debtor)
    if bound <= 0:
        return False
    if s.cash[debtor] >= amount:
        return True
    return not can_raise(s, b, debtor, amount) and can_raise(s, b, debtor, amount - bound)


def first_pledge(s: State, seat: int) -> int:
    """Return where the first auction stands in which money of *seat* is pledged (CL-212)."""
    for at in range(s.depth):
        if pledge_at(s.agenda_kind[at], s, at, seat) > 0:
            return at
    return 0


def has_anything_to_sell(s: State, b: Board, seat: int) -> bool:
    """Tell whether *seat* holds a deed or a card that might still bring money."""
    for place in range(b.places):
        if s.owner[place] == seat:
            return True
    for kept in range(b.kept_cards):
        if s.kept_by[kept] == seat:
            return True
    return False


def raisable(s: State, b: Board, seat: int, enough: int) -> int:
    """Return what *seat* could raise from the bank alone, counted until it is *enough* (CL-158)."""
    total = free_cash(s, seat) + paid_for_buildings(s, seat)
    for place in range(b.places):
        if total >= enough:
            return total
        if s.owner[place] == seat:
            total += raised_on(s, b, place)
    return total


def raised_on(s: State, b: Board, place: int) -> int:
    """Return what the bank would pay for the buildings and the mortgage of one property."""
    if s.mortgaged[place]:
        return 0
    return refund_of_street(s, b, place) + b.mortgage[place]


def can_raise(s: State, b: Board, seat: int, amount: int) -> bool:
    """Tell whether *seat* could raise so much from the bank alone (CL-158)."""
    return raisable(s, b, seat, amount) >= amount


def why_not_give_up(s: State, b: Board, a: Action) -> int:
    """Return why the debtor is not bankrupt yet (CL-156, CL-158)."""
    owed = debt_amount(s)
    if can_raise(s, b, a.seat, owed):
        return short_of(a, owed, raisable(s, b, a.seat, WITHOUT_END), CAN_STILL_PAY)
    return 0


def give_up(s: State, b: Board) -> None:
    """Go bankrupt to the creditor of the debt on top."""
    go_bankrupt(s, b, top_seat(s), debt_to(s))


def concede(s: State, b: Board, seat: int) -> None:
    """Leave the game: to the creditor of a debt in hand, else to the bank."""
    note(s, CONCEDED, seat, NOBODY, NONE, 0, 0)
    if top_kind(s) == DEBT:
        give_up(s, b)
    else:
        go_bankrupt(s, b, seat, BANK)


def why_not_pay_in_kind(s: State, b: Board, a: Action) -> int:
    """Return why the debtor may not propose these deeds and this cash for the debt (CL-170)."""
    if b.part_payment == PART_PAYMENT_AS_SALE:
        return NOT_IN_KIND
    if debt_to(s) == BANK:
        return ONLY_TO_A_PLAYER
    if has_frame(s, BARGAIN):
        return OFFER_PENDING
    if a.amount < 1 or a.second < 0:
        return OUT_OF_RANGE
    if a.amount + a.second > debt_amount(s):
        return short_of(a, debt_amount(s), a.amount + a.second, MORE_THAN_OWED)
    code = why_not_these_deeds(s, b, a)
    if code == 0:
        return why_not_spend(s, a, a.second)
    return code


def why_not_these_deeds(s: State, b: Board, a: Action) -> int:
    """Return why one of the deeds of *a* cannot be given in payment."""
    given = 0
    for place in range(b.places):
        if a.deeds[place] == 0:
            continue
        if a.deeds[place] != GIVEN or b.group[place] == NONE:
            return NOT_A_PROPERTY
        if s.owner[place] != a.seat:
            return NOT_YOUR_PROPERTY
        if is_built_group(s, b, b.group[place]):
            return BUILDINGS_IN_GROUP
        given += 1
    if given == 0:
        return EMPTY_OFFER
    return 0
