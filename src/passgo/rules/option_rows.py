"""Rows of options: what the rules say of many actions of one seat, as rows.

A row is kind, part, item, code, first, second. Code 0: it may be done, *first* is the cash after
it and all that follows, *second* what it brings or costs by itself; otherwise the two are the facts
of the refusal. Who takes deeds for a debt is told all that comes in, with the rest of the debt
where it is paid at once.
"""

from typing import Final

from passgo.rules.actions import ACCEPT, Action
from passgo.rules.agenda import DEBT, top_kind, top_seat
from passgo.rules.board import Board
from passgo.rules.limits import NONE
from passgo.rules.machine import do_kind, run, why_not
from passgo.rules.refusals import (
    BUSINESS_IN_HAND,
    GAME_IS_OVER,
    LUCK_IS_AWAITED,
    NO_TRADES,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONLY_THOSE_CONCERNED,
)
from passgo.rules.slots import bargain_value, debt_amount, debt_told
from passgo.rules.state import State

OF_KIND: Final = 0
OF_CHOICE: Final = 1
OF_RANGE: Final = 2
OF_GROUP: Final = 3
OF_PARTNER: Final = 4
OF_CASH: Final = 5
OF_GIVING: Final = 6
OF_ASKING: Final = 7
OF_CARD_GIVEN: Final = 8
OF_CARD_ASKED: Final = 9
OF_SEAT: Final = 10


class Findings:
    """The rows as one line of integers; each kind of action has some, which stand together."""

    def __init__(self) -> None:
        self.line: list[int] = []

    def add(self, kind: int, part: int, item: int, code: int, first: int, second: int) -> None:
        """Append one row."""
        self.line.append(kind)
        self.line.append(part)
        self.line.append(item)
        self.line.append(code)
        self.line.append(first)
        self.line.append(second)


def ask_rules(s: State, b: Board, a: Action) -> int:
    """Return why not, with the facts of this question only."""
    a.needed = 0
    a.held = 0
    return why_not(s, b, a)


def is_general(code: int) -> bool:
    """Tell whether a refusal is of a whole kind: what would be chosen makes no difference."""
    return code in (
        GAME_IS_OVER,
        NOT_IN_THE_GAME,
        LUCK_IS_AWAITED,
        NOT_ASKED,
        NOT_YOUR_TURN,
        NOT_NOW,
        BUSINESS_IN_HAND,
        ONLY_THOSE_CONCERNED,
        NO_TRADES,
    )


def add_answer(
    s: State, b: Board, a: Action, part: int, item: int, code: int, twin: State, found: Findings
) -> None:
    """Add what the rules said of an action: why it is refused, or what it does to the cash."""
    if code != 0:
        found.add(a.kind, part, item, code, a.needed, a.held)
        return
    twin.copy_from(s)
    change = change_by(s, b, a, twin)
    found.add(a.kind, part, item, 0, twin.cash[a.seat], change)


def change_by(s: State, b: Board, a: Action, twin: State) -> int:
    """Do *a* and all that follows in the twin; return what it brings or costs by itself."""
    twin.own_luck = 0
    do_kind(a.kind, top_kind(twin), twin, b, a)
    change = twin.cash[a.seat] - s.cash[a.seat]
    if change == 0 and owes_anew(twin, a.seat):
        change = -debt_amount(twin)
    run(twin, b)
    if takes_for_a_debt(s, a):
        return twin.cash[a.seat] - s.cash[a.seat]
    return change


def takes_for_a_debt(s: State, a: Action) -> bool:
    """Tell whether *a* accepts deeds in payment: what then pays the rest belongs to it (CL-170)."""
    return a.kind == ACCEPT and bargain_value(s) != NONE


def owes_anew(s: State, seat: int) -> bool:
    """Tell whether the debt on top is one of *seat* that nobody has been told of yet."""
    return top_kind(s) == DEBT and top_seat(s) == seat and debt_told(s) == 0


def add_refusal(s: State, b: Board, a: Action, found: Findings) -> None:
    """Add why a kind is closed of which there is nothing to choose."""
    code = ask_rules(s, b, a)
    found.add(a.kind, OF_KIND, NONE, code, a.needed, a.held)
