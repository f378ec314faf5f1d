"""Walker: tokens that only throw and move, to check dice, doubles, jail and cards.

They have endless cash, buy nothing, and leave jail at once by a card or the fine.
"""

from typing import Final

from passgo.bots.fallback import simplest
from passgo.bots.tally import Tally, count_end
from passgo.rules.actions import END_TURN, PAY_FINE, ROLL, USE_CARD, Action
from passgo.rules.agenda import ANOTHER_THROW, BREAK, TOKEN_CHOICE, top_kind
from passgo.rules.board import Board
from passgo.rules.limits import NONE
from passgo.rules.machine import run, step, to_move
from passgo.rules.state import State

PURSE: Final = 1000000000000  # more than any house rule can ask for


def walk(s: State, b: Board, t: Tally, a: Action, rolls: int) -> None:
    """Walk on through a started game until *rolls* more throws have been made and have ended."""
    left = rolls
    fill_purses(s)
    run(s, b)  # debts for deeds that were dealt
    while left > 0 or top_kind(s) != BREAK:
        fill_purses(s)
        frame = top_kind(s)
        turn = s.turn
        turns = s.turns
        walk_on(s, b, a, frame)
        if a.kind == END_TURN or frame == ANOTHER_THROW:
            count_end(s, t, turn)
        if a.kind == ROLL and turns > 0:
            left -= 1
        step(s, b, a)
        if turns > 0 and s.turns != turns and a.kind != END_TURN:
            count_end(s, t, turn)


def fill_purses(s: State) -> None:
    """Give everybody endless cash."""
    for seat in range(s.seats):
        s.cash[seat] = PURSE


def walk_on(s: State, b: Board, a: Action, frame: int) -> None:
    """Fill *a* with what brings the token in turn to its next throw."""
    seat = to_move(s)
    a.seat = seat
    a.place = NONE
    a.amount = seat if frame == TOKEN_CHOICE else 0
    if frame == BREAK and s.jailed[seat]:
        leave_jail(s, b, a, seat)
    else:
        a.kind = simplest(frame)


def leave_jail(s: State, b: Board, a: Action, seat: int) -> None:
    """Use a card kept for this, else pay the fine."""
    a.kind = PAY_FINE
    for kept in range(b.kept_cards):
        if s.kept_by[kept] == seat:
            a.kind = USE_CARD
            a.place = kept
