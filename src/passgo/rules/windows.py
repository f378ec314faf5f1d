"""Windows: what else may happen while a frame is on top of the agenda, and by whom.

Clauses: CL-090, CL-106, CL-107, CL-112, CL-135, CL-137, CL-143, CL-210, CL-213 to CL-217.
This table is the only place that asks which phase it is.
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
    ANOTHER_THROW,
    AUCTION,
    BARGAIN,
    BREAK,
    CARD_CHOICE,
    DEBT,
    INHERITANCE,
    JAIL_CHOICE,
    PLACEMENT,
    POWER_BENEFIT,
    POWER_CHOICE,
    PURCHASE,
    TEXT_SHOWN,
    TURN_END,
    WISHES,
    ZONE_CHOICE,
    holds,
    top_kind,
    top_seat,
)
from passgo.rules.board import ANY_TIME, FREE_ACTS, TURN_OR_BREAK, Board
from passgo.rules.codes import (
    BUSINESS_IN_HAND,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONLY_THOSE_CONCERNED,
)
from passgo.rules.state import State

SHUT: Final = 0
ANYONE: Final = 1
IN_TURN: Final = 2
CONCERNED: Final = 3
TURN_OR_CONCERNED: Final = 4


def set_window(b: Board, frame: int, act: int, who: int) -> None:
    """Say who may do a free act while a kind of frame is on top."""
    b.window[frame * FREE_ACTS + act] = who


def open_windows(b: Board) -> None:
    """Fill the table of windows from the choices of an edition."""
    open_own_turn(b, ANOTHER_THROW)
    open_own_turn(b, TURN_END)
    open_own_turn(b, PURCHASE)
    open_own_turn(b, ZONE_CHOICE)
    open_own_turn(b, POWER_CHOICE)
    open_own_turn(b, POWER_BENEFIT)
    open_own_turn(b, JAIL_CHOICE)
    open_business(b, AUCTION)
    open_business(b, DEBT)
    open_raising(b, BARGAIN)
    open_raising(b, INHERITANCE)
    open_raising(b, WISHES)
    open_raising(b, PLACEMENT)
    open_raising(b, TEXT_SHOWN)
    open_raising(b, CARD_CHOICE)
    set_window(b, CARD_CHOICE, OFFER, TURN_OR_CONCERNED)
    for act in range(CLAIM, CONCEDE + 1):
        set_window(b, BREAK, act, ANYONE)
    set_window(b, DEBT, CONCEDE, CONCERNED)


def open_own_turn(b: Board, frame: int) -> None:
    """Open what the player in turn may do (CL-112, CL-135); others may claim."""
    open_raising(b, frame)
    set_window(b, frame, BUILD, IN_TURN)
    set_window(b, frame, LIFT, IN_TURN)
    set_window(b, frame, MORTGAGE, TURN_OR_CONCERNED)
    set_window(b, frame, OFFER, TURN_OR_CONCERNED)
    if b.sell_buildings == TURN_OR_BREAK:
        set_window(b, frame, SELL, TURN_OR_CONCERNED)
        set_window(b, frame, SELL_GROUP, TURN_OR_CONCERNED)


def open_business(b: Board, frame: int) -> None:
    """Open the raising of cash to those concerned: a debtor, or who is in an auction (CL-213)."""
    open_raising(b, frame)
    set_window(b, frame, OFFER, CONCERNED)


def open_raising(b: Board, frame: int) -> None:
    """Open claims to all, and selling and mortgaging as the edition says (CL-137, CL-143)."""
    sellers = ANYONE if b.sell_buildings == ANY_TIME else CONCERNED
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
    if who == SHUT:
        return BUSINESS_IN_HAND if is_business(kind) else NOT_NOW
    if who == IN_TURN or who == TURN_OR_CONCERNED:
        if a.seat == s.turn or (a.kind == OFFER and a.other == s.turn):
            return 0
    if who == IN_TURN:
        return NOT_YOUR_TURN
    if is_concerned(s, a.seat):
        return 0
    if who == TURN_OR_CONCERNED:
        return NOT_YOUR_TURN
    return ONLY_THOSE_CONCERNED


def is_business(kind: int) -> bool:
    """Tell whether a kind of frame is business in hand: others wait for it (CL-214)."""
    return kind in (AUCTION, DEBT, BARGAIN, INHERITANCE, WISHES, PLACEMENT)


def is_concerned(s: State, seat: int) -> bool:
    """Tell whether the frame on top concerns *seat*: a debtor, a party, a bidder still in."""
    top = s.depth - 1
    kind = top_kind(s)
    if kind == AUCTION:
        return holds(s.agenda_d[top], seat)
    if kind == BARGAIN:
        return seat in (s.offer_from, s.offer_to)
    if kind == WISHES:
        return holds(s.agenda_b[top], seat)
    return top_seat(s) == seat
