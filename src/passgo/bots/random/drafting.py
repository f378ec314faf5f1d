"""Drafting: an action of a kind, with something of what there is to choose, drawn at random."""

from passgo.bots.blank_actions import act, clear_goods
from passgo.rules.actions import NOTHING, Action
from passgo.rules.board import Board
from passgo.rules.drafts import draft_choice
from passgo.rules.luck import scrambled
from passgo.rules.machine import choice_of
from passgo.rules.state import State


def draft(s: State, b: Board, a: Action, kind: int, seat: int, generator: int) -> int:
    """Draft an action of a kind by the next number of a generator; return the generator then.

    Where there is nothing to choose, no number is drawn.
    """
    choice = choice_of(kind)
    if choice != NOTHING or choice_of(a.kind) != NOTHING:
        clear_goods(a)  # as the last draft left them
    act(a, kind, seat)
    if choice == NOTHING:
        return generator
    luck = scrambled(generator)
    draft_choice(choice, s, b, a, luck)
    return luck
