"""Options with a choice: an action is asked about deed by deed, rent by rent, card by card."""

from passgo.rules.actions import BUY, CLAIM, GIVEN, PAY_IN_KIND, Action
from passgo.rules.agenda import top_kind
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.limits import KEPT, NONE
from passgo.rules.machine import is_answered_by
from passgo.rules.money import free_cash
from passgo.rules.option_rows import (
    OF_CHOICE,
    OF_GROUP,
    OF_KIND,
    OF_RANGE,
    Findings,
    add_answer,
    add_refusal,
    ask_rules,
)
from passgo.rules.ownership import owner_of_the_rest
from passgo.rules.shortage import most_to_wish
from passgo.rules.slots import debt_amount, purchase_place
from passgo.rules.state import State


def show_claims(s: State, a: Action, code: int, found: Findings) -> None:
    """Show the rents of the seat, all refused for one reason."""
    for at in range(s.claims):
        if s.claim_owner[at] == a.seat:
            found.add(a.kind, OF_CHOICE, s.claim_id[at], code, 0, 0)


def show_cards(s: State, a: Action, code: int, found: Findings) -> None:
    """Show the cards that the seat keeps, all refused for one reason."""
    for at in range(KEPT):
        if s.kept_by[at] == a.seat:
            found.add(a.kind, OF_CHOICE, at, code, 0, 0)


def show_places(s: State, b: Board, a: Action, code: int, found: Findings) -> None:
    """Show the properties of the seat, all refused for one reason."""
    for place in range(b.places):
        if s.owner[place] == a.seat:
            found.add(a.kind, OF_CHOICE, place, code, 0, 0)


def find_places(s: State, b: Board, a: Action, twin: State, found: Findings) -> None:
    """Ask about every property of the seat; with none, about one of somebody else."""
    found_own = False
    for place in range(b.places):
        if s.owner[place] == a.seat:
            found_own = True
            a.place = place
            code = ask_rules(s, b, a)
            add_answer(s, b, a, OF_CHOICE, place, code, twin, found)
    if not found_own:
        a.place = place_of_others(s, b, a.seat)
        add_refusal(s, b, a, found)
    a.place = NONE


def place_of_others(s: State, b: Board, seat: int) -> int:
    """Return some property that is not the seat's."""
    for place in range(b.places):
        if b.group[place] >= 0 and s.owner[place] != seat:
            return place
    return 0


def find_claims(s: State, b: Board, a: Action, code: int, twin: State, found: Findings) -> None:
    """Ask about every rent that the seat could claim."""
    found_own = False
    for at in range(s.claims):
        if s.claim_owner[at] == a.seat:
            found_own = True
            a.amount = s.claim_id[at]
            add_answer(s, b, a, OF_CHOICE, a.amount, ask_rules(s, b, a), twin, found)
    a.amount = 0
    if not found_own:
        found.add(CLAIM, OF_KIND, NONE, code, a.needed, a.held)


def find_cards(s: State, b: Board, a: Action, twin: State, found: Findings) -> None:
    """Ask about every card that the seat keeps; with none, about the first."""
    found_own = False
    for at in range(KEPT):
        if s.kept_by[at] == a.seat:
            found_own = True
            a.place = at
            add_answer(s, b, a, OF_CHOICE, at, ask_rules(s, b, a), twin, found)
    if not found_own:
        a.place = 0
        add_refusal(s, b, a, found)
    a.place = NONE


def find_payment(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about every property as a part of what is owed."""
    found_own = False
    is_open = False
    a.amount = 1
    for place in range(b.places):
        if s.owner[place] == a.seat:
            found_own = True
            a.deeds[place] = GIVEN
            code = ask_rules(s, b, a)
            a.deeds[place] = 0
            found.add(PAY_IN_KIND, OF_CHOICE, place, code, a.needed, a.held)
            is_open = is_open or code == 0
    if is_open:
        found.add(PAY_IN_KIND, OF_RANGE, NONE, 0, 1, debt_amount(s))
    elif not found_own:
        add_refusal(s, b, a, found)
    a.amount = 0


def find_bid(s: State, b: Board, a: Action, code: int, twin: State, found: Findings) -> None:
    """Ask about the lowest bid."""
    if is_answered_by(a.kind, top_kind(s)):
        find_range(s, b, a, lowest_bid(s, b), free_cash(s, a.seat), found)
    else:
        add_answer(s, b, a, OF_KIND, NONE, code, twin, found)


def find_wish(s: State, b: Board, a: Action, code: int, twin: State, found: Findings) -> None:
    """Ask about no building at all, up to the most."""
    if is_answered_by(a.kind, top_kind(s)):
        find_range(s, b, a, 0, most_to_wish(s, b, a.seat), found)
    else:
        add_answer(s, b, a, OF_KIND, NONE, code, twin, found)


def find_range(s: State, b: Board, a: Action, low: int, high: int, found: Findings) -> None:
    """Ask about the lowest amount of a range."""
    a.amount = low
    code = ask_rules(s, b, a)
    a.amount = 0
    if code != 0:
        found.add(a.kind, OF_KIND, NONE, code, a.needed, a.held)
    else:
        found.add(a.kind, OF_RANGE, NONE, 0, low, high)


def find_group(s: State, b: Board, a: Action, found: Findings) -> None:
    """Add whether what is bought completes its group."""
    if owner_of_the_rest(s, b, purchase_place(s)) == a.seat:
        found.add(BUY, OF_GROUP, NONE, 0, 0, 0)
