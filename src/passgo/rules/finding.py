"""Finding: every kind of action of one seat is put to ``why_not`` at once.

The rules are asked, none is stated here; what boards with zones or powers alone know is asked about
more closely by who wants to know it.
"""

from passgo.rules.actions import (
    BID,
    BUILD,
    BUY,
    CHOOSE_TOKEN,
    CHOOSE_ZONE,
    CLAIM,
    CONCEDE,
    COUNTER,
    FORCE_DEAL,
    GO_ON,
    LIFT,
    MORTGAGE,
    OFFER,
    PAY_IN_KIND,
    PLACE,
    READ_TEXT,
    ROLL,
    SELL,
    SELL_GROUP,
    STEAL,
    STOP_TIMER,
    USE_CARD,
    WIPE_OUT,
    WISH,
    Action,
)
from passgo.rules.agenda import AUCTION, BARGAIN, WISHES, top_kind
from passgo.rules.auction import lowest_bid, spendable_in_auction
from passgo.rules.board import TIMER, Board
from passgo.rules.codes import NOT_ASKED, NOT_IN_THE_GAME, NOT_YOUR_TURN
from passgo.rules.finding_choices import (
    find_cards,
    find_claims,
    find_group,
    find_payment,
    find_places,
    find_range,
    show_shut,
)
from passgo.rules.finding_deals import find_partners
from passgo.rules.findings import LOOK_CLOSER, OF_KIND, Findings, add_answer, ask_rules, is_general
from passgo.rules.limits import NOBODY
from passgo.rules.shortage import most_to_wish
from passgo.rules.state import State


def find_all(s: State, b: Board, seat: int, a: Action, twin: State, found: Findings) -> None:
    """Ask about every kind of action that the board knows; *a* and *twin* are scratch paper."""
    for kind in range(CLAIM, WIPE_OUT + 1):
        if is_known_kind(b, kind):
            a.kind = kind
            a.seat = seat
            find_kind(s, b, a, twin, found)


def is_known_kind(b: Board, kind: int) -> bool:
    """Tell whether a board has a use for a kind of action."""
    if kind > CONCEDE and kind < ROLL:
        return False
    if kind in (CHOOSE_ZONE, GO_ON, FORCE_DEAL):
        return b.zones > 0
    if kind == STOP_TIMER:
        return b.auction_end == TIMER
    if kind == READ_TEXT:
        return b.texts_fade != 0
    return kind < CHOOSE_TOKEN or b.powers != 0


def find_kind(s: State, b: Board, a: Action, twin: State, found: Findings) -> None:
    """Ask about one kind: as a whole if one refusal holds for all of it, else thing by thing."""
    code = ask_rules(s, b, a)
    if is_general(code) and a.needed == 0 and a.held == 0 and is_for_all(s, a.kind, code):
        found.add(a.kind, OF_KIND, NOBODY, code, 0, 0)
        show_shut(s, b, a, code, found)
    elif a.kind >= CHOOSE_ZONE:
        found.add(a.kind, LOOK_CLOSER, NOBODY, code, 0, 0)
    elif a.kind in (BUILD, SELL, SELL_GROUP, MORTGAGE, LIFT, PLACE):
        find_places(s, b, a, twin, found)
    elif a.kind in (OFFER, COUNTER):
        find_partners(s, b, a, code, found)
    else:
        find_answer(s, b, a, code, twin, found)


def find_answer(s: State, b: Board, a: Action, code: int, twin: State, found: Findings) -> None:
    """Ask about an answer in the way of its kind."""
    if a.kind == CLAIM:
        find_claims(s, b, a, code, twin, found)
    elif a.kind == USE_CARD:
        find_cards(s, b, a, twin, found)
    elif a.kind == PAY_IN_KIND:
        find_payment(s, b, a, found)
    elif a.kind == BID and top_kind(s) == AUCTION:
        find_range(s, b, a, lowest_bid(s, b), spendable_in_auction(s, a.seat), found)
    elif a.kind == WISH and top_kind(s) == WISHES:
        find_range(s, b, a, 0, most_to_wish(s, b, a.seat), found)
    else:
        add_answer(s, b, a, OF_KIND, NOBODY, code, twin, found)
        if a.kind == BUY and code == 0:
            find_group(s, b, a, found)


def is_for_all(s: State, kind: int, code: int) -> bool:
    """Tell whether a general refusal of a blank action is that of every one of its kind."""
    if kind == OFFER:
        return code not in (NOT_IN_THE_GAME, NOT_ASKED, NOT_YOUR_TURN)
    if kind == COUNTER:
        return top_kind(s) != BARGAIN
    return kind not in (CHOOSE_ZONE, FORCE_DEAL, CHOOSE_TOKEN, STEAL)
