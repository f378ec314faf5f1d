"""The fallback: the simplest answer that the rules allow, whatever is asked."""

from passgo.bots.blank_actions import clear_action
from passgo.rules.actions import (
    CHOOSE_TOKEN,
    CHOOSE_ZONE,
    DECLINE,
    END_TURN,
    GIVE_UP,
    KEEP,
    LEAVE,
    MORTGAGE,
    PAY_CARD,
    PLACE,
    READ_TEXT,
    REFUSE,
    ROLL,
    SELL_GROUP,
    SKIP_POWER,
    STAY,
    WISH,
    Action,
)
from passgo.rules.agenda import (
    AUCTION,
    BARGAIN,
    CARD_CHOICE,
    DEBT,
    INHERITANCE,
    JAIL_CHOICE,
    PLACEMENT,
    POWER_BENEFIT,
    POWER_CHOICE,
    PURCHASE,
    TEXT_SHOWN,
    TOKEN_CHOICE,
    TURN_END,
    WISHES,
    ZONE_CHOICE,
    top_kind,
)
from passgo.rules.board import Board
from passgo.rules.machine import why_not
from passgo.rules.state import State


def fall_back(s: State, b: Board, a: Action, seat: int) -> None:
    """Fill *a* with the simplest legal answer; there always is one."""
    kind = top_kind(s)
    clear_action(a, simplest(kind), seat)
    if kind == DEBT:
        for place in range(b.places):
            a.kind = SELL_GROUP
            a.place = place
            if why_not(s, b, a) == 0:
                return
            a.kind = MORTGAGE
            if why_not(s, b, a) == 0:
                return
        clear_action(a, GIVE_UP, seat)
    elif kind == PLACEMENT:
        for place in range(b.places):
            a.place = place
            if why_not(s, b, a) == 0:
                return
    elif kind == TOKEN_CHOICE:
        for token in range(b.tokens):
            a.amount = token
            if why_not(s, b, a) == 0:
                return


def simplest(frame: int) -> int:
    """Return the answer that is always allowed to a kind of frame."""
    if frame == TURN_END:
        return END_TURN
    if frame == PURCHASE:
        return DECLINE
    if frame == AUCTION:
        return LEAVE
    if frame == BARGAIN:
        return REFUSE
    if frame == INHERITANCE:
        return KEEP
    if frame == CARD_CHOICE:
        return PAY_CARD
    if frame == JAIL_CHOICE:
        return STAY
    if frame == WISHES:
        return WISH
    if frame == PLACEMENT:
        return PLACE
    if frame == ZONE_CHOICE:
        return CHOOSE_ZONE
    if frame == TOKEN_CHOICE:
        return CHOOSE_TOKEN
    if frame == TEXT_SHOWN:
        return READ_TEXT
    if frame in (POWER_CHOICE, POWER_BENEFIT):
        return SKIP_POWER
    return ROLL
