"""The agenda: a stack of frames, each a question to somebody or a piece of work still to do.

A rule pushes first what follows and last what comes first, and ends with the payment. What lies in
the slots of a frame is told in the contents, and what kinds of frames have in common.
"""

from typing import Final

from passgo.rules.limits import DEPTH, NOBODY, NONE
from passgo.rules.lookup import look_up
from passgo.rules.state import State

ROUND: Final = 1
DEALING: Final = 2
OPENING: Final = 3
BREAK: Final = 4
TURN: Final = 5
ANOTHER_THROW: Final = 6
TURN_END: Final = 7
DICE: Final = 8
MOVE: Final = 9
LANDING: Final = 10
PURCHASE: Final = 11
HANDOVER: Final = 12
AUCTION: Final = 13
DEBT: Final = 14
BARGAIN: Final = 15
INHERITANCE: Final = 16
WISHES: Final = 17
PLACEMENT: Final = 18
CARD_DRAW: Final = 19
CARD_CHOICE: Final = 20
CARD_BACK_UNDER: Final = 21
ESTATE: Final = 22
JAIL_CHOICE: Final = 23
RANDOM_TEXT: Final = 24
TEXT_SHOWN: Final = 25
ZONE_CHOICE: Final = 26
ZONE_TEXTS: Final = 27
GATHERING: Final = 28
TOKEN_CHOICE: Final = 29
POWER_CHOICE: Final = 30
POWER_THROW: Final = 31
POWER_BENEFIT: Final = 32

SHUT: Final = 0  # what a frame leaves open to whom
OWN_TURN: Final = 1
RAISING: Final = 2
BUSINESS: Final = 3
A_DEBT: Final = 4
A_CARD: Final = 5
EVERYTHING: Final = 6


@look_up("FRAMES", "opens")
def opened_by(frame: int) -> int:
    """Return what a kind of frame leaves open."""
    return SHUT


def is_open_to_all(frame: int) -> bool:
    """Tell whether a kind of frame leaves everything open to everybody."""
    return opened_by(frame) == EVERYTHING


def is_choice_of_a_turn(frame: int) -> bool:
    """Tell whether a kind of frame asks a player on the way how to go on: the turn waits for it."""
    return opened_by(frame) == OWN_TURN


@look_up("FRAMES", "business")
def is_business(frame: int) -> bool:
    """Tell whether a kind of frame is business in hand: others wait for it (CL-214)."""
    return False


@look_up("FRAMES", "hammer")
def lot_at(frame: int, s: State, at: int) -> int:
    """Return what is under the hammer in one frame, of this kind; NONE in what is no auction."""
    return NONE


@look_up("FRAMES", "pledges")
def pledge_at(frame: int, s: State, at: int, seat: int) -> int:
    """Return the money that stands behind a bid of *seat* in one frame, of this kind (CL-211)."""
    return 0


def is_auction_at(s: State, at: int) -> bool:
    """Tell whether bids are made in one frame."""
    return lot_at(s.agenda_kind[at], s, at) != NONE


def is_auction_on_top(s: State) -> bool:
    """Tell whether bids are made now."""
    return s.depth > 0 and is_auction_at(s, s.depth - 1)


def is_under_the_hammer(s: State, lot: int) -> bool:
    """Tell whether a lot is in some auction."""
    for at in range(s.depth):
        if lot_at(s.agenda_kind[at], s, at) == lot:
            return True
    return False


@look_up("FRAMES", "moves")
def is_of_a_move(frame: int) -> bool:
    """Tell whether a kind of frame is part of a token's way."""
    return False


@look_up("FRAMES", "stays")
def outlasts_its_player(frame: int) -> bool:
    """Tell whether a kind of frame stays when its player is out of the game."""
    return False


def push(s: State, kind: int, seat: int, first: int, second: int, third: int) -> None:
    """Put a frame on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.agenda_kind[top] = kind
    s.agenda_seat[top] = seat
    s.agenda_a[top] = first
    s.agenda_b[top] = second
    s.agenda_c[top] = third
    s.depth = top + 1


def jam(s: State) -> None:
    """Stop a game whose lists are full: a bug, told by the invariants, never a wild write."""
    s.jammed = 1
    s.over = 1


def pop(s: State) -> None:
    """Take the top frame off and leave no trace of it, so that equal states stay equal."""
    top = s.depth - 1
    s.depth = top
    s.agenda_kind[top] = 0
    s.agenda_seat[top] = NOBODY
    s.agenda_a[top] = 0
    s.agenda_b[top] = 0
    s.agenda_c[top] = 0
    s.agenda_d[top] = 0
    s.agenda_e[top] = 0


def remove_frame(s: State, at: int) -> None:
    """Take one frame out of the stack, wherever it stands."""
    for above in range(at + 1, s.depth):
        copy_frame(s, above, above - 1)
    pop(s)


def top_kind(s: State) -> int:
    """Return the kind of the top frame, 0 when there is none."""
    if s.depth == 0:
        return 0
    return s.agenda_kind[s.depth - 1]


def top_seat(s: State) -> int:
    """Return the seat of the top frame."""
    return s.agenda_seat[s.depth - 1]


def seat_at(s: State, at: int) -> int:
    """Return the seat of one frame."""
    return s.agenda_seat[at]


def has_frame(s: State, kind: int) -> bool:
    """Tell whether a frame of *kind* is anywhere on the agenda."""
    for at in range(s.depth):
        if s.agenda_kind[at] == kind:
            return True
    return False


def drop_frames_of(s: State, seat: int) -> None:
    """Remove every frame of *seat* but its turn, keeping the order of the rest."""
    kept = 0
    for at in range(s.depth):
        if s.agenda_seat[at] != seat or outlasts_its_player(s.agenda_kind[at]):
            copy_frame(s, at, kept)
            kept += 1
    cut_to(s, kept)


def drop_moves_of(s: State, seat: int) -> None:
    """Drop what is left of a move of *seat* when something else has moved its token (RE-110)."""
    kept = 0
    for at in range(s.depth):
        if s.agenda_seat[at] != seat or not is_of_a_move(s.agenda_kind[at]):
            copy_frame(s, at, kept)
            kept += 1
    cut_to(s, kept)


def drop_jail_choice_of(s: State, seat: int) -> None:
    """Drop the question how to leave jail when *seat* has left it otherwise."""
    for at in range(s.depth):
        if s.agenda_kind[at] == JAIL_CHOICE and s.agenda_seat[at] == seat:
            remove_frame(s, at)
            return


def drop_choices_of(s: State, seat: int) -> None:
    """Drop what *seat* had still to decide on its way, when that ends in jail (RE-152)."""
    kept = 0
    for at in range(s.depth):
        if s.agenda_seat[at] != seat or not is_choice_of_a_turn(s.agenda_kind[at]):
            copy_frame(s, at, kept)
            kept += 1
    cut_to(s, kept)


def cut_to(s: State, depth: int) -> None:
    """Take off every frame above the first *depth* ones."""
    while s.depth > depth:
        pop(s)


def sink_top(s: State, below: int) -> None:
    """Move the top frame down, right below the frame at *below*."""
    push(s, 0, NOBODY, 0, 0, 0)
    top = s.depth - 1
    copy_frame(s, top - 1, top)
    for back in range(top - 1 - below):
        copy_frame(s, top - 2 - back, top - 1 - back)
    copy_frame(s, top, below)
    pop(s)


def copy_frame(s: State, source: int, target: int) -> None:
    """Copy one frame to another place of the stack."""
    s.agenda_kind[target] = s.agenda_kind[source]
    s.agenda_seat[target] = s.agenda_seat[source]
    s.agenda_a[target] = s.agenda_a[source]
    s.agenda_b[target] = s.agenda_b[source]
    s.agenda_c[target] = s.agenda_c[source]
    s.agenda_d[target] = s.agenda_d[source]
    s.agenda_e[target] = s.agenda_e[source]


def holds(mask: int, seat: int) -> bool:
    """Tell whether a set of seats holds *seat*."""
    return (mask >> seat) & 1 == 1


def without(mask: int, seat: int) -> int:
    """Return a set of seats without *seat*."""
    if holds(mask, seat):
        return mask - bit(seat)
    return mask


def bit(seat: int) -> int:
    """Return the set that holds only *seat*."""
    one = 1  # named: C shifts a literal in 32 bits
    return one << seat
