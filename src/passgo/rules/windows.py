"""Windows: what else may happen while a frame is on top of the agenda, and by whom.

Clauses: CL-090, CL-106, CL-107, CL-112, CL-135, CL-137, CL-143, CL-210, CL-213 to CL-217.
What a kind of frame opens is said in the contents; here that is spelled out act by act.
"""

from typing import Final

from passgo.rules.actions import (
    BUILD,
    CLAIM,
    CONCEDE,
    LIFT,
    MORTGAGE,
    OFFER,
    SELL,
    SELL_GROUP,
    Action,
)
from passgo.rules.agenda import (
    A_CARD,
    A_DEBT,
    BARGAIN,
    BUSINESS,
    EVERYTHING,
    OWN_TURN,
    SHUT,
    is_business,
    opened_by,
    top_kind,
    top_seat,
)
from passgo.rules.board import (
    FRAME_KINDS,
    FREE_ACTS,
    SELL_BUILDINGS_ANY_TIME,
    SELL_BUILDINGS_TURN_OR_BREAK,
    Board,
)
from passgo.rules.lookup import look_up
from passgo.rules.refusals import (
    BUSINESS_IN_HAND,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONLY_THOSE_CONCERNED,
)
from passgo.rules.state import State

CLOSED: Final = 0  # to whom a free act is open
ANYONE: Final = 1
IN_TURN: Final = 2
CONCERNED: Final = 3
TURN_OR_CONCERNED: Final = 4


def set_window(b: Board, frame: int, act: int, who: int) -> None:
    """Say who may do a free act while a kind of frame is on top."""
    b.window[frame * FREE_ACTS + act] = who


def open_windows(b: Board) -> None:
    """Fill the table of windows from the choices of an edition."""
    for frame in range(FRAME_KINDS):
        opens = opened_by(frame)
        if opens == OWN_TURN:
            open_own_turn(b, frame)
        elif opens == EVERYTHING:
            for act in range(CLAIM, CONCEDE + 1):
                set_window(b, frame, act, ANYONE)
        elif opens != SHUT:
            open_raising(b, frame)
        if opens == A_CARD:
            set_window(b, frame, OFFER, TURN_OR_CONCERNED)
        if opens in (BUSINESS, A_DEBT):
            set_window(b, frame, OFFER, CONCERNED)
        if opens == A_DEBT:
            set_window(b, frame, CONCEDE, CONCERNED)


def open_own_turn(b: Board, frame: int) -> None:
    """Open what the player in turn may do (CL-112, CL-135); others may claim."""
    open_raising(b, frame)
    set_window(b, frame, BUILD, IN_TURN)
    set_window(b, frame, LIFT, IN_TURN)
    set_window(b, frame, MORTGAGE, TURN_OR_CONCERNED)
    set_window(b, frame, OFFER, TURN_OR_CONCERNED)
    if b.sell_buildings == SELL_BUILDINGS_TURN_OR_BREAK:
        set_window(b, frame, SELL, TURN_OR_CONCERNED)
        set_window(b, frame, SELL_GROUP, TURN_OR_CONCERNED)


def open_raising(b: Board, frame: int) -> None:
    """Open claims to all, and selling and mortgaging as the edition says (CL-137, CL-143)."""
    sellers = ANYONE if b.sell_buildings == SELL_BUILDINGS_ANY_TIME else CONCERNED
    set_window(b, frame, CLAIM, ANYONE)
    set_window(b, frame, SELL, sellers)
    set_window(b, frame, SELL_GROUP, sellers)
    set_window(b, frame, MORTGAGE, CONCERNED)


def why_shut(s: State, b: Board, a: Action) -> int:
    """Return why a free act is not open to its player now."""
    kind = top_kind(s)
    who = b.window[kind * FREE_ACTS + a.kind]
    if who == ANYONE:
        return 0
    if who == CLOSED:
        return BUSINESS_IN_HAND if is_business(kind) else NOT_NOW
    if who == IN_TURN and a.seat == s.turn:
        return BUSINESS_IN_HAND if is_money_awaited(s) else 0
    if who == IN_TURN:
        return NOT_YOUR_TURN
    if who == TURN_OR_CONCERNED:
        if a.seat == s.turn or (a.kind == OFFER and a.other == s.turn):
            return 0
    if concerns(kind, s, a.seat):
        return 0
    if who == TURN_OR_CONCERNED:
        return NOT_YOUR_TURN
    return ONLY_THOSE_CONCERNED


def is_money_awaited(s: State) -> bool:
    """Tell whether a text asks something in the middle of a debt, an auction or a shortage.

    Buying buildings and lifting mortgages wait for those (RE-254, R-124), not for an offer.
    """
    for at in range(s.depth - 1):
        if is_business(s.agenda_kind[at]) and s.agenda_kind[at] != BARGAIN:
            return True
    return False


@look_up("FRAMES", "concerns")
def concerns(frame: int, s: State, seat: int) -> bool:
    """Tell whether the frame on top concerns *seat*: a debtor, a party, a bidder still in."""
    return top_seat(s) == seat
