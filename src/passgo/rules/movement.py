"""Movement: steps, the salary at GO, and what a stop on each kind of space brings.

Clauses: CL-030 to CL-034, CL-040 to CL-042, CL-084, CL-085, CL-088 to CL-092, CL-203 and
their counterparts.
"""

from passgo.rules.actions import CARD_COMES, USE_POWER
from passgo.rules.agenda import (
    drop_moves_of,
    pop,
    top_seat,
)
from passgo.rules.auction import is_up_for_auction, open_auction
from passgo.rules.board import (
    CARD,
    FIRST_LAP_NO_BUYING,
    GO_TO_JAIL,
    SALARY_ON_GO_TWICE,
    TAX,
    ZONE,
    Board,
)
from passgo.rules.jail import arrest, release
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.log import MOVED, STOPPED
from passgo.rules.money import FOR_ORDERED_SALARY, FOR_SALARY, FOR_TAX, owe, transfer
from passgo.rules.ownership import can_buy_deeds
from passgo.rules.pot import take_pot
from passgo.rules.property import keep_bank_promises
from passgo.rules.rent import BY_ACTION, BY_CARD, BY_GATHERING, BY_ZONE, NORMAL_TERMS, visit
from passgo.rules.slots import (
    landing_by,
    landing_factor,
    move_by,
    move_factor,
    move_steps,
    push_card_draw,
    push_landing,
    push_move,
    push_purchase,
    push_zone_choice,
    set_move_steps,
)
from passgo.rules.state import State, note


def steps_to(s: State, b: Board, seat: int, target: int) -> int:
    """Return the steps forward from a token to *target*, a whole round if it is there."""
    steps = target - s.at[seat]
    if steps <= 0:
        steps += b.places
    return steps


def work_move(s: State, b: Board) -> None:
    """Walk forward to GO or to the end of the move; GO pays the salary (CL-040, CL-041)."""
    seat = top_seat(s)
    steps = move_steps(s)
    how = move_by(s)
    terms = move_factor(s)
    start = s.at[seat]
    to_go = b.places - start
    if steps < to_go:
        s.at[seat] = start + steps
        pop(s)
        push_landing(s, seat, how, terms)
        note(s, MOVED, seat, NOBODY, s.at[seat], start, how)
        return
    s.at[seat] = 0
    if b.first_lap == FIRST_LAP_NO_BUYING:
        s.passed_go[seat] = 1
    note(s, MOVED, seat, NOBODY, 0, start, how)
    salary = b.salary
    if steps == to_go:
        if b.salary_on_go == SALARY_ON_GO_TWICE:
            salary = 2 * salary
        pop(s)
        push_landing(s, seat, how, terms)
    else:
        set_move_steps(s, steps - to_go)
    ordered = how in (BY_CARD, BY_GATHERING)
    transfer(s, b, BANK, seat, salary, FOR_ORDERED_SALARY if ordered else FOR_SALARY)


def stop_on_free_property(s: State, b: Board, seat: int, place: int, how: int) -> None:
    """Offer a free property; one reached from a zone space is auctioned instead (RE-093)."""
    if how == BY_GATHERING or is_up_for_auction(s, place) or not can_buy_deeds(s, b, seat):
        return
    if how == BY_ZONE:
        open_auction(s, b, place)
    else:
        push_purchase(s, seat, place)


def order_forward(s: State, seat: int, steps: int, how: int, terms: int) -> None:
    """Send a token forward by order of a card or an action; it is free if it was in jail."""
    drop_moves_of(s, seat)
    if s.jailed[seat]:
        release(s, seat, USE_POWER if how == BY_ACTION else CARD_COMES)
    push_move(s, seat, steps, how, terms)


def step_back(s: State, b: Board, seat: int, steps: int) -> None:
    """Move backward; no salary is paid, even over GO (CL-204)."""
    drop_moves_of(s, seat)
    if s.jailed[seat]:
        release(s, seat, CARD_COMES)
    start = s.at[seat]
    s.at[seat] = (start + b.places - steps) % b.places
    note(s, MOVED, seat, NOBODY, s.at[seat], start, BY_CARD)
    push_landing(s, seat, BY_CARD, NORMAL_TERMS)


def work_landing(s: State, b: Board) -> None:
    """Resolve the space on which a token has stopped (CL-033)."""
    seat = top_seat(s)
    how = landing_by(s)
    terms = landing_factor(s)
    place = s.at[seat]
    pop(s)
    note(s, STOPPED, seat, NOBODY, place, 0, how)
    if b.group[place] != NONE:
        stop_on_property(s, b, seat, place, how, terms)
    elif b.kind[place] == TAX:
        owe(s, seat, BANK, b.tax[place], FOR_TAX, place)
    elif b.kind[place] == CARD:
        push_card_draw(s, seat, b.deck_at[place])
    elif b.kind[place] == GO_TO_JAIL:
        arrest(s, b, seat)
    elif b.kind[place] == ZONE:
        push_zone_choice(s, seat)
    if s.pot[place] > 0:
        take_pot(s, b, seat, place)


def stop_on_property(s: State, b: Board, seat: int, place: int, how: int, terms: int) -> None:
    """Offer an unowned property, or open its owner's claim (CL-034, CL-044, CL-057)."""
    if s.promised[place] != NOBODY:
        keep_bank_promises(s)
    owner = s.owner[place]
    if owner == NOBODY:
        stop_on_free_property(s, b, seat, place, how)
    elif owner != seat:
        visit(s, b, seat, place, how, terms)
