"""Options: every kind of action of one seat is put to ``why_not`` at once.

The rules are asked, none is stated here; the contents say what there is to choose of a kind.
"""

from passgo.rules.actions import BUY, CLAIM, LAST_ANSWER, Action
from passgo.rules.board import Board
from passgo.rules.choice_options import find_group
from passgo.rules.limits import NONE
from passgo.rules.lookup import look_up
from passgo.rules.machine import choice_of, group_of, is_known
from passgo.rules.option_rows import OF_KIND, Findings, add_answer, ask_rules, is_general
from passgo.rules.state import State


def find_all(s: State, b: Board, seat: int, a: Action, twin: State, found: Findings) -> None:
    """Ask about every kind of action that the board knows; *a* and *twin* are scratch paper."""
    for kind in range(CLAIM, LAST_ANSWER + 1):
        if group_of(kind) != 0 and is_known(kind, b):
            a.kind = kind
            a.seat = seat
            find_kind(s, b, a, twin, found)


def find_kind(s: State, b: Board, a: Action, twin: State, found: Findings) -> None:
    """Ask about one kind: as a whole if one refusal holds for all of it, else thing by thing."""
    code = ask_rules(s, b, a)
    choice = choice_of(a.kind)
    if is_general(code) and a.needed == 0 and a.held == 0 and is_for_all(choice, s, a, code):
        found.add(a.kind, OF_KIND, NONE, code, 0, 0)
        show_shut(choice, s, b, a, code, found)
    else:
        find_choices(choice, s, b, a, code, twin, found)


@look_up("CHOICES", "as_one")
def is_for_all(choice: int, s: State, a: Action, code: int) -> bool:
    """Tell whether a general refusal of a blank action is that of every one of its kind."""
    return True


@look_up("CHOICES", "shows")
def show_shut(choice: int, s: State, b: Board, a: Action, code: int, found: Findings) -> None:
    """Show what there is to choose of a kind though all of it is refused for one reason."""


@look_up("CHOICES", "finds")
def find_choices(
    choice: int, s: State, b: Board, a: Action, code: int, twin: State, found: Findings
) -> None:
    """Ask about each thing that there is to choose, or about the only way to do it."""
    add_answer(s, b, a, OF_KIND, NONE, code, twin, found)
    if a.kind == BUY and code == 0:
        find_group(s, b, a, found)
