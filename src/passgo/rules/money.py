"""Money: the one way in which it moves, and how much of it a player may spend.

Clauses: CL-018, CL-020, CL-022, CL-026, CL-211 and their counterparts.
"""

from typing import Final

from passgo.rules.actions import Action, short_of
from passgo.rules.agenda import DEBT, pledge_at, sink_top
from passgo.rules.board import Board
from passgo.rules.limits import BANK, MANY_CLAIMS, MANY_FRAMES, NOBODY, NONE, PLACES
from passgo.rules.log import PAID, POT_GREW
from passgo.rules.refusals import NOT_ENOUGH_CASH
from passgo.rules.slots import (
    debt_to_at,
    push_debt,
    push_random_text,
    set_debt_amount_at,
    set_debt_for_at,
    set_debt_place_at,
    set_debt_to_at,
    set_debt_told_at,
)
from passgo.rules.state import PLAYING, State, note

FOR_SALARY: Final = 1
FOR_PRICE: Final = 2
FOR_BID: Final = 3
FOR_RENT: Final = 4
FOR_TAX: Final = 5
FOR_FINE: Final = 6
FOR_CARD: Final = 7
FOR_BUILDING: Final = 8
FOR_SALE_OF_BUILDING: Final = 9
FOR_MORTGAGE: Final = 10
FOR_LIFTING: Final = 11
FOR_INTEREST: Final = 12
FOR_DEAL: Final = 13
FOR_ESTATE: Final = 14
FOR_DEALT_DEED: Final = 15
FOR_ORDERED_SALARY: Final = 16
FOR_ACTION: Final = 17
FOR_POT: Final = 18


def transfer(s: State, b: Board, payer: int, receiver: int, amount: int, reason: int) -> None:
    """Move money between two players or a player and the bank, whose money has no end (CL-026).

    On a board with an electronic unit a random text may follow, so this comes last in a rule.
    """
    transfer_for(s, b, payer, receiver, amount, reason, NONE)


def transfer_for(
    s: State, b: Board, payer: int, receiver: int, amount: int, reason: int, place: int
) -> None:
    """Move money that is owed for a space of the board, or for none."""
    if amount == 0:
        return
    assert amount > 0, "money moves forward"
    if payer == BANK:
        s.bank_paid += amount
    else:
        s.cash[payer] -= amount
    if receiver == BANK:
        s.bank_paid -= amount
    else:
        s.cash[receiver] += amount
    note(s, PAID, payer, receiver, place, amount, reason)
    if receiver == BANK and b.pot_for[reason] != NONE:
        lay_down(s, b.pot_for[reason], amount)
    if b.random_texts > 0:
        await_random_text(s, b, payer, receiver, reason)


def lay_down(s: State, place: int, amount: int) -> None:
    """Lay money of the bank into the pot of a space, where it belongs to nobody."""
    if amount > 0:
        s.bank_paid += amount
        s.pot[place] += amount
        note(s, POT_GREW, NOBODY, NOBODY, place, amount, s.pot[place])


def money_outside(s: State) -> int:
    """Return all money that is not in the bank: what players hold, and what lies on the board."""
    total = 0
    for place in range(PLACES):
        if s.pot[place] != NONE:
            total += s.pot[place]
    for seat in range(s.seats):
        total += s.cash[seat]
    return total


def await_random_text(s: State, b: Board, payer: int, receiver: int, reason: int) -> None:
    """Let a random text come after a transaction, for the card taken out last (RE-107, RE-108)."""
    seat = payer if receiver == BANK else receiver
    ordered = reason in (FOR_CARD, FOR_ORDERED_SALARY)
    if s.turns == 0 or s.status[seat] != PLAYING or (ordered and not b.texts_chain):
        return
    if s.depth >= MANY_FRAMES or s.claims >= MANY_CLAIMS:
        return
    push_random_text(s, seat)


def pledged(s: State, seat: int) -> int:
    """Return the money that stands behind the bids of *seat* (CL-211)."""
    total = 0
    for at in range(s.depth):
        total += pledge_at(s.agenda_kind[at], s, at, seat)
    return total


def free_cash(s: State, seat: int) -> int:
    """Return the cash that *seat* may spend now."""
    return s.cash[seat] - pledged(s, seat)


def owe(s: State, debtor: int, creditor: int, amount: int, reason: int, place: int) -> None:
    """Put a debt on the agenda; it is paid as soon as the cash is there."""
    if amount == 0:
        return
    push_debt(s, debtor, creditor, amount, reason, place, 0)


def make_debt(s: State, at: int, creditor: int, amount: int, reason: int, place: int) -> None:
    """Turn a frame of the agenda into a debt of its player."""
    s.agenda_kind[at] = DEBT
    set_debt_to_at(s, at, creditor)
    set_debt_amount_at(s, at, amount)
    set_debt_for_at(s, at, reason)
    set_debt_place_at(s, at, place)
    set_debt_told_at(s, at, 0)


def sink_below_debts_to(s: State, seat: int) -> None:
    """Let the top frame wait until every debt to *seat* is settled (R-134)."""
    for at in range(s.depth - 1):
        if s.agenda_kind[at] == DEBT and debt_to_at(s, at) == seat:
            sink_top(s, at)
            return


def why_not_spend(s: State, a: Action, cost: int) -> int:
    """Return why *a* cannot pay *cost* from free cash."""
    held = free_cash(s, a.seat)
    if held < cost:
        return short_of(a, cost, held, NOT_ENOUGH_CASH)
    return 0
