"""The machine: one step of the game, and the work on the agenda that follows it."""

from passgo.rules.actions import Action
from passgo.rules.agenda import top_kind
from passgo.rules.board import Board
from passgo.rules.contents import do_kind, work_frame
from passgo.rules.legality import to_move
from passgo.rules.limits import NATURE
from passgo.rules.property import keep_promises_before_asking
from passgo.rules.rent import settle_next_claim
from passgo.rules.state import State


def step(s: State, b: Board, a: Action) -> None:
    """Do a legal action and go on until somebody must decide."""
    do_act(s, b, a)
    run(s, b)


def do_act(s: State, b: Board, a: Action) -> None:
    """Do a legal action by itself, before anything that follows from it."""
    do_kind(a.kind, top_kind(s), s, b, a)


def run(s: State, b: Board) -> None:
    """Work the agenda until somebody must decide or the game is over."""
    while not s.over:
        if settle_next_claim(s, b) or work_frame(top_kind(s), s, b):
            continue
        if b.random_in == 0 or to_move(s) == NATURE or not keep_promises_before_asking(s, b):
            return
