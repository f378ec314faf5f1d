"""Mortgages: the bank's only loans, their interest, and what a new owner pays.

Clauses: CL-142 to CL-155, CL-166 to CL-168, CL-205 and their counterparts.
"""

from typing import Final

from passgo.rules.actions import Action
from passgo.rules.agenda import (
    INHERITANCE,
    pop,
    remove_frame,
    top_seat,
)
from passgo.rules.board import (
    BUYER_LIFTS_FOR_VALUE,
    HEIR_PAYS_INTEREST,
    INTEREST_ROUNDING_UP,
    KEEPER_LIFTS_FOR_VALUE,
    TAKER_PAYS_INTEREST,
    Board,
)
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.log import MORTGAGE_KEPT, MORTGAGE_LIFTED, MORTGAGED
from passgo.rules.money import (
    FOR_INTEREST,
    FOR_LIFTING,
    FOR_MORTGAGE,
    make_debt,
    owe,
    sink_below_debts_to,
    transfer,
    why_not_spend,
)
from passgo.rules.ownership import is_built_group, move_deed
from passgo.rules.refusals import (
    ALREADY_MORTGAGED,
    BUILDINGS_IN_GROUP,
    IN_THE_OFFER,
    NOT_A_PROPERTY,
    NOT_MORTGAGED,
    NOT_YOUR_PROPERTY,
)
from passgo.rules.slots import (
    inheritance_as,
    inheritance_interest_paid,
    inheritance_interest_paid_at,
    inheritance_place,
    inheritance_place_at,
    push_inheritance,
    set_inheritance_interest_paid,
)
from passgo.rules.state import State, note
from passgo.rules.trade import take_back_offer_with

AS_BUYER: Final = 0
AS_HEIR: Final = 1
AS_TAKER: Final = 2


def interest(b: Board, place: int) -> int:
    """Return the interest on the mortgage of *place*, rounded as the edition says (CL-148)."""
    hundredths = b.mortgage[place] * b.interest_percent
    if b.interest_rounding == INTEREST_ROUNDING_UP:
        return (hundredths + 99) // 100
    return (hundredths + 50) // 100


def lifting_cost(s: State, b: Board, place: int) -> int:
    """Return what its owner pays to lift the mortgage of *place* (CL-147)."""
    if s.cheap_lift[place]:
        return b.mortgage[place]
    return b.mortgage[place] + interest(b, place)


def why_not_mortgage(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not mortgage its place."""
    if b.group[a.place] == NONE:
        return NOT_A_PROPERTY
    if s.owner[a.place] != a.seat:
        return NOT_YOUR_PROPERTY
    if s.mortgaged[a.place]:
        return ALREADY_MORTGAGED
    if is_built_group(s, b, b.group[a.place]):
        return BUILDINGS_IN_GROUP
    if s.offer_deeds[a.place] != 0:
        return IN_THE_OFFER
    return 0


def mortgage(s: State, b: Board, seat: int, place: int) -> None:
    """Turn the deed face down and take its mortgage value from the bank (CL-146)."""
    s.mortgaged[place] = 1
    note(s, MORTGAGED, seat, NOBODY, place, b.mortgage[place], 0)
    transfer(s, b, BANK, seat, b.mortgage[place], FOR_MORTGAGE)


def why_not_lift(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not lift the mortgage of its place."""
    if b.group[a.place] == NONE:
        return NOT_A_PROPERTY
    if s.owner[a.place] != a.seat:
        return NOT_YOUR_PROPERTY
    if not s.mortgaged[a.place]:
        return NOT_MORTGAGED
    if s.offer_deeds[a.place] != 0:
        return IN_THE_OFFER
    return why_not_spend(s, a, lifting_cost(s, b, a.place))


def lift(s: State, b: Board, seat: int, place: int) -> None:
    """Pay the bank and turn the deed face up again."""
    pay_off(s, b, seat, place, lifting_cost(s, b, place))


def pay_off(s: State, b: Board, seat: int, place: int, cost: int) -> None:
    """Lift the mortgage of *place* for *cost*."""
    s.mortgaged[place] = 0
    s.cheap_lift[place] = 0
    note(s, MORTGAGE_LIFTED, seat, NOBODY, place, cost, 0)
    transfer(s, b, seat, BANK, cost, FOR_LIFTING)


def pass_on(s: State, b: Board, place: int, taker: int, terms: int) -> None:
    """Give a deed to another player, who answers for its mortgage."""
    leave_interest_owed(s, b, place)
    take_back_offer_with(s, b, place)
    move_deed(s, place, taker)
    if s.mortgaged[place]:
        inherit(s, b, taker, place, terms)


def leave_interest_owed(s: State, b: Board, place: int) -> None:
    """Let the giver of a deed owe the interest for which it was still to be asked (CL-166)."""
    at = 0
    while at < s.depth:
        if s.agenda_kind[at] != INHERITANCE or inheritance_place_at(s, at) != place:
            at += 1
        elif inheritance_interest_paid_at(s, at) == 1 or interest(b, place) == 0:
            remove_frame(s, at)
        else:
            make_debt(s, at, BANK, interest(b, place), FOR_INTEREST, place)


def inherit(s: State, b: Board, seat: int, place: int, terms: int) -> None:
    """Ask the receiver of a mortgaged deed to lift it at once or to keep the mortgage.

    What that costs comes after what others owe the receiver in the same settlement (R-134).
    """
    if terms == AS_BUYER:
        push_inheritance(s, seat, place, AS_BUYER, 0)
        sink_below_debts_to(s, seat)
    elif (terms == AS_HEIR and b.heir_pays == HEIR_PAYS_INTEREST) or (
        terms == AS_TAKER and b.taker_pays == TAKER_PAYS_INTEREST
    ):
        push_inheritance(s, seat, place, AS_HEIR, 0)
        sink_below_debts_to(s, seat)


def work_inheritance(s: State, b: Board) -> bool:
    """Let an heir pay the interest first (CL-166); False: the receiver must choose.

    A deed that its receiver has lifted meanwhile was paid for in full.
    """
    place = inheritance_place(s)
    if not s.mortgaged[place]:
        pop(s)
        return True
    if inheritance_as(s) == AS_BUYER or inheritance_interest_paid(s) == 1:
        return False
    set_inheritance_interest_paid(s, 1)
    owe(s, top_seat(s), BANK, interest(b, place), FOR_INTEREST, place)
    return True


def pay_off_cost(s: State, b: Board) -> int:
    """Return what lifting at once costs the receiver on top of the agenda."""
    place = inheritance_place(s)
    if inheritance_as(s) == AS_HEIR or b.buyer_lifts_for == BUYER_LIFTS_FOR_VALUE:
        return b.mortgage[place]
    return b.mortgage[place] + interest(b, place)


def why_not_pay_off(s: State, b: Board, a: Action) -> int:
    """Return why the receiver cannot lift at once."""
    return why_not_spend(s, a, pay_off_cost(s, b))


def pay_off_at_once(s: State, b: Board) -> None:
    """Lift the mortgage on receiving it (CL-153, CL-167)."""
    seat = top_seat(s)
    place = inheritance_place(s)
    cost = pay_off_cost(s, b)
    pop(s)
    pay_off(s, b, seat, place, cost)


def keep_mortgage(s: State, b: Board) -> None:
    """Keep the mortgage: a buyer pays the interest now (CL-154), an heir has paid it."""
    seat = top_seat(s)
    place = inheritance_place(s)
    terms = inheritance_as(s)
    pop(s)
    note(s, MORTGAGE_KEPT, seat, NOBODY, place, 0, terms)
    if terms == AS_BUYER:
        if b.keeper_lifts_for == KEEPER_LIFTS_FOR_VALUE:
            s.cheap_lift[place] = 1
        owe(s, seat, BANK, interest(b, place), FOR_INTEREST, place)
