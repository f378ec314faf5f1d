"""Jail: the ways in and the ways out.

Clauses: CL-036 to CL-038, CL-043, CL-092 to CL-108 and their counterparts.
"""

from passgo.rules.actions import Action
from passgo.rules.agenda import (
    drop_choices_of,
    drop_jail_choice_of,
    drop_moves_of,
    pop,
    top_seat,
)
from passgo.rules.board import JAIL_FAILED_MAY_PAY, Board
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.log import ARRESTED, FREED, JAIL_THROW_FAILED
from passgo.rules.money import FOR_FINE, owe, transfer, why_not_spend
from passgo.rules.refusals import NO_SUCH_CARD, NOT_IN_JAIL
from passgo.rules.rent import BY_DICE, NORMAL_TERMS
from passgo.rules.slots import jail_choice_steps, push_jail_choice, push_move
from passgo.rules.state import State, note


def arrest(s: State, b: Board, seat: int) -> None:
    """Send *seat* straight to jail: no salary, and a turn is over (CL-043, CL-095).

    What was still to decide on the way is dropped; what was paid for is handed over (R-139).
    """
    note(s, ARRESTED, seat, NOBODY, s.at[seat], 0, 0)
    drop_moves_of(s, seat)
    s.at[seat] = b.jail
    s.jailed[seat] = 1
    s.jail_throws[seat] = 0
    drop_choices_of(s, seat)
    if seat == s.turn:
        s.again = 0
        s.power = 0
        s.turn_over = 1


def release(s: State, seat: int, how: int) -> None:
    """Set *seat* free; *how* is the action that did it."""
    s.jailed[seat] = 0
    s.jail_throws[seat] = 0
    drop_jail_choice_of(s, seat)
    note(s, FREED, seat, NOBODY, s.at[seat], 0, how)


def why_not_pay_fine(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not pay the fine, before or after throwing (CL-097, CL-098)."""
    if not s.jailed[a.seat]:
        return NOT_IN_JAIL
    return why_not_spend(s, a, b.fine)


def pay_fine(s: State, b: Board, a: Action) -> None:
    """Pay the fine and be free; the throw follows in the same turn."""
    release(s, a.seat, a.kind)
    transfer(s, b, a.seat, BANK, b.fine, FOR_FINE)


def why_not_use_card(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not use the kept card that its place names (CL-100, CL-101)."""
    if not s.jailed[a.seat]:
        return NOT_IN_JAIL
    if a.place < 0 or a.place >= b.kept_cards or s.kept_by[a.place] != a.seat:
        return NO_SUCH_CARD
    return 0


def throw_in_jail(s: State, b: Board, seat: int, throw: int, is_double: bool) -> None:
    """Judge a throw made in jail: a double frees, the last failure costs the fine."""
    if is_double:
        release(s, seat, 0)
        push_move(s, seat, throw, BY_DICE, NORMAL_TERMS)
        return
    s.jail_throws[seat] += 1
    note(s, JAIL_THROW_FAILED, seat, NOBODY, NONE, s.jail_throws[seat], 0)
    if s.jail_throws[seat] >= b.jail_turns:
        leave_paying(s, b, seat, throw)
    elif b.jail_failed == JAIL_FAILED_MAY_PAY:
        push_jail_choice(s, seat, throw)


def stay(s: State) -> None:
    """Stay in jail after a failed throw (CW-192)."""
    pop(s)


def leave_paying(s: State, b: Board, seat: int, throw: int) -> None:
    """Owe the fine and move by the throw just made (CL-104, CL-105)."""
    release(s, seat, 0)
    push_move(s, seat, throw, BY_DICE, NORMAL_TERMS)
    owe(s, seat, BANK, b.fine, FOR_FINE, NONE)


def pay_after_failing(s: State, b: Board) -> None:
    """Pay the fine right after a failed throw and move by it (CW-191)."""
    seat = top_seat(s)
    throw = jail_choice_steps(s)
    pop(s)
    leave_paying(s, b, seat, throw)
