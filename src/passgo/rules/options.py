"""Options: every kind of action of one seat is put to ``why_not`` at once.

The rules are asked, none is stated here; the contents say what there is to choose of a kind.
"""

from passgo.rules.actions import (
    BUY,
    CLAIM,
    COUNTER,
    LAST_ANSWER,
    OFFER,
    Action,
)
from passgo.rules.agenda import AUCTION, BARGAIN, WISHES, top_kind
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.choice_options import (
    find_cards,
    find_claims,
    find_group,
    find_payment,
    find_places,
    find_range,
    show_shut,
)
from passgo.rules.contents import (
    A_BID,
    A_CLAIM,
    A_DEAL,
    A_NUMBER,
    A_SETTLEMENT,
    A_SPACE,
    A_SPACE_FOR_ANOTHER,
    A_SWAP,
    A_TOKEN,
    A_ZONE,
    ANOTHER_PLAYER,
    DEEDS_OF_OTHERS,
    FIRST_OF_SOME_BOARDS,
    FREE_DEEDS,
    KEPT_CARD,
    OWN_PLACE,
    choice_of,
    group_of,
    is_known,
)
from passgo.rules.deal_options import find_partners, find_swaps
from passgo.rules.limits import NONE
from passgo.rules.money import free_cash
from passgo.rules.option_rows import OF_KIND, Findings, add_answer, ask_rules, is_general
from passgo.rules.power_options import (
    find_deeds_of_others,
    find_free_deeds,
    find_numbered,
    find_spaces,
    find_spaces_for_another,
    find_victims,
)
from passgo.rules.refusals import NOT_ASKED, NOT_IN_THE_GAME, NOT_YOUR_TURN
from passgo.rules.shortage import most_to_wish
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
    if is_general(code) and a.needed == 0 and a.held == 0 and is_for_all(s, a.kind, choice, code):
        found.add(a.kind, OF_KIND, NONE, code, 0, 0)
        show_shut(s, b, a, code, found)
    elif choice == OWN_PLACE:
        find_places(s, b, a, twin, found)
    elif choice == A_DEAL:
        find_partners(s, b, a, code, found)
    elif choice >= FIRST_OF_SOME_BOARDS:
        find_special(s, b, a, choice, found)
    else:
        find_answer(s, b, a, code, choice, twin, found)


def find_answer(
    s: State, b: Board, a: Action, code: int, choice: int, twin: State, found: Findings
) -> None:
    """Ask about what every edition has, in the way of its kind."""
    if choice == A_CLAIM:
        find_claims(s, b, a, code, twin, found)
    elif choice == KEPT_CARD:
        find_cards(s, b, a, twin, found)
    elif choice == A_SETTLEMENT:
        find_payment(s, b, a, found)
    elif choice == A_BID and top_kind(s) == AUCTION:
        find_range(s, b, a, lowest_bid(s, b), free_cash(s, a.seat), found)
    elif choice == A_NUMBER and top_kind(s) == WISHES:
        find_range(s, b, a, 0, most_to_wish(s, b, a.seat), found)
    else:
        add_answer(s, b, a, OF_KIND, NONE, code, twin, found)
        if a.kind == BUY and code == 0:
            find_group(s, b, a, found)


def find_special(s: State, b: Board, a: Action, choice: int, found: Findings) -> None:
    """Ask about what only boards with zones or powers have."""
    if choice == A_ZONE:
        find_numbered(s, b, a, b.zones, found)
    elif choice == A_TOKEN:
        find_numbered(s, b, a, b.tokens, found)
    elif choice == A_SWAP:
        find_swaps(s, b, a, found)
    elif choice == FREE_DEEDS:
        find_free_deeds(s, b, a, found)
    elif choice == A_SPACE:
        find_spaces(s, b, a, found)
    elif choice == A_SPACE_FOR_ANOTHER:
        find_spaces_for_another(s, b, a, found)
    elif choice == DEEDS_OF_OTHERS:
        find_deeds_of_others(s, b, a, found)
    elif choice == ANOTHER_PLAYER:
        find_victims(s, b, a, found)


def is_for_all(s: State, kind: int, choice: int, code: int) -> bool:
    """Tell whether a general refusal of a blank action is that of every one of its kind."""
    if kind == OFFER:
        return code not in (NOT_IN_THE_GAME, NOT_ASKED, NOT_YOUR_TURN)
    if kind == COUNTER:
        return top_kind(s) != BARGAIN
    return choice not in (A_ZONE, A_SWAP, A_TOKEN, DEEDS_OF_OTHERS)
