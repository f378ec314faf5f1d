"""The machine: who must act, why an action is refused, and one step of the game.

Every condition and every deed has one home, named in the contents; this module only looks them up,
in the right order. A step does an action, then the work on the agenda that follows from it.
"""

from passgo.rules.actions import (
    BANKERS,
    CLOCK,
    FREE,
    LUCK,
    NOTHING,
    OWN_PLACE,
    THE_ASKED,
    Action,
)
from passgo.rules.agenda import top_kind, top_seat
from passgo.rules.board import Board
from passgo.rules.limits import NATURE, NOBODY, NONE
from passgo.rules.lookup import listed, look_up
from passgo.rules.property import keep_promises_before_asking
from passgo.rules.refusals import (
    GAME_IS_OVER,
    LUCK_IS_AWAITED,
    NO_LUCK_AWAITED,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_YOUR_TURN,
    OUT_OF_RANGE,
    UNKNOWN_ACTION,
)
from passgo.rules.rent import settle_next_claim
from passgo.rules.state import PLAYING, State
from passgo.rules.windows import why_shut


def to_move(s: State) -> int:
    """Return who must decide: a seat, NATURE, OUTSIDE for a clock, NOBODY when all is over."""
    if s.over:
        return NOBODY
    return asked_by(top_kind(s), s)


def why_not(s: State, b: Board, a: Action) -> int:
    """Return 0 if *a* may be done now, else the code of the refusal; its facts are left in *a*."""
    if s.over:
        return GAME_IS_OVER
    group = group_of(a.kind)
    if group == 0:
        return UNKNOWN_ACTION
    frame = top_kind(s)
    if group == CLOCK or group == BANKERS:
        return why_not_kind(a.kind, frame, s, b, a)
    if group == LUCK:
        if not is_answered_by(a.kind, frame):
            return NO_LUCK_AWAITED
        return why_not_kind(a.kind, frame, s, b, a)
    return why_not_player(s, b, a, group, frame)


def why_not_player(s: State, b: Board, a: Action, group: int, frame: int) -> int:
    """Return why a player may not do *a* now."""
    if a.seat < 0 or a.seat >= s.seats or s.status[a.seat] != PLAYING:
        return NOT_IN_THE_GAME
    mover = asked_by(frame, s)
    if mover == NATURE:
        return LUCK_IS_AWAITED
    if a.place < NONE or a.place >= b.places:
        return OUT_OF_RANGE
    code = why_shut(s, b, a) if group == FREE else why_not_wanted(a, frame, mover)
    if code != 0:
        return code
    if a.place == NONE and choice_of(a.kind) == OWN_PLACE:
        return OUT_OF_RANGE
    return why_not_kind(a.kind, frame, s, b, a)


def why_not_wanted(a: Action, frame: int, mover: int) -> int:
    """Return why an answer is not asked for, or not of this player."""
    if not is_answered_by(a.kind, frame):
        return NOT_ASKED
    if a.seat != mover and giver_of(a.kind) == THE_ASKED:
        return NOT_YOUR_TURN
    return 0


def step(s: State, b: Board, a: Action) -> None:
    """Do a legal action and go on until somebody must decide."""
    do_kind(a.kind, top_kind(s), s, b, a)
    run(s, b)


def run(s: State, b: Board) -> None:
    """Work the agenda until somebody must decide or the game is over."""
    while not s.over:
        if s.claims > 0 and settle_next_claim(s, b):
            continue
        if work_frame(s.agenda_kind[s.depth - 1], s, b):
            continue
        if b.random_texts == 0 or to_move(s) == NATURE or not keep_promises_before_asking(s, b):
            return


@look_up("FRAMES", "works")
def work_frame(frame: int, s: State, b: Board) -> bool:
    """Work a kind of frame, which is on top; False: it waits for somebody's decision."""
    return False


@look_up("FRAMES", "asks")
def asked_by(frame: int, s: State) -> int:
    """Return who must decide: a seat, NATURE, or OUTSIDE for a clock."""
    return top_seat(s)


@look_up("ACTIONS", "group")
def group_of(kind: int) -> int:
    """Return the group of a kind of action, 0 if there is no such kind."""
    return 0


@listed("ACTIONS")
def is_answered_by(kind: int, frame: int) -> bool:
    """Tell whether a kind of action answers a kind of frame."""
    return False


@look_up("ACTIONS", "by")
def giver_of(kind: int) -> int:
    """Return who may give an answer."""
    return THE_ASKED


@look_up("ACTIONS", "about")
def choice_of(kind: int) -> int:
    """Return what there is to choose of a kind of action."""
    return NOTHING


@look_up("ACTIONS", "known")
def is_known(kind: int, b: Board) -> bool:
    """Tell whether a board has a use for a kind of action."""
    return True


@look_up("ACTIONS", "unless")
def why_not_kind(kind: int, frame: int, s: State, b: Board, a: Action) -> int:
    """Return why *a* may not be done, once it is its time and its player's."""
    return 0


@look_up("ACTIONS", "does")
def do_kind(kind: int, frame: int, s: State, b: Board, a: Action) -> None:
    """Do *a*, which is legal, by itself."""
