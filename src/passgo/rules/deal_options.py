"""Options of a deal: with whom one could deal, and what could change hands."""

from passgo.rules.actions import ASKED, COUNTER, GIVEN, Action
from passgo.rules.agenda import BARGAIN, top_kind
from passgo.rules.board import Board
from passgo.rules.limits import KEPT, NOBODY, NONE
from passgo.rules.money import free_cash
from passgo.rules.option_rows import (
    OF_ASKING,
    OF_CARD_ASKED,
    OF_CARD_GIVEN,
    OF_CASH,
    OF_GIVING,
    OF_KIND,
    OF_PARTNER,
    Findings,
    add_refusal,
    ask_rules,
    is_general,
)
from passgo.rules.refusals import NOT_ASKED, NOT_IN_THE_GAME, NOT_YOUR_TURN
from passgo.rules.state import PLAYING, State


def find_partners(s: State, b: Board, a: Action, code: int, found: Findings) -> None:
    """Ask about dealing with everybody else, or with who made the offer that is countered."""
    needed = a.needed
    held = a.held
    for other in range(s.seats):
        if is_partner(s, a, other):
            a.other = other
            find_terms(s, b, a, found)
    a.other = NOBODY
    found.add(a.kind, OF_KIND, NONE, code, needed, held)


def is_no_deal(s: State, kind: int, code: int) -> bool:
    """Tell whether nobody can be dealt with, for a reason that was given for nobody named."""
    if kind == COUNTER:
        return top_kind(s) != BARGAIN
    return code not in (NOT_IN_THE_GAME, NOT_ASKED, NOT_YOUR_TURN)


def is_partner(s: State, a: Action, other: int) -> bool:
    """Tell whether somebody is there to deal with."""
    if s.status[other] != PLAYING:
        return False
    if a.kind == COUNTER and top_kind(s) == BARGAIN:
        return other == s.offer_from
    return other != a.seat


def find_terms(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask what could change hands with somebody."""
    code = ask_rules(s, b, a)
    found.add(a.kind, OF_PARTNER, a.other, code, a.needed, a.held)
    if is_general(code):
        return
    is_open = find_deeds(s, b, a, found)
    is_open = find_kept(s, b, a, a.seat, OF_CARD_GIVEN, GIVEN, found) or is_open
    is_open = find_kept(s, b, a, a.other, OF_CARD_ASKED, ASKED, found) or is_open
    if is_open:
        mine = free_cash(s, a.seat)
        found.add(a.kind, OF_CASH, a.other, 0, mine, free_cash(s, a.other))


def find_deeds(s: State, b: Board, a: Action, found: Findings) -> bool:
    """Ask about the properties of both sides, in the order of the board; tell if any may go."""
    is_open = False
    for place in range(b.places):
        owner = s.owner[place]
        if owner == NOBODY or (owner != a.seat and owner != a.other):
            continue
        a.deeds[place] = GIVEN if owner == a.seat else ASKED
        code = ask_rules(s, b, a)
        a.deeds[place] = 0
        part = OF_GIVING if owner == a.seat else OF_ASKING
        found.add(a.kind, part, place, code, a.needed, a.held)
        is_open = is_open or code == 0
    return is_open


def find_kept(
    s: State, b: Board, a: Action, holder: int, part: int, side: int, found: Findings
) -> bool:
    """Ask about the cards that one side keeps; tell if any may go."""
    is_open = False
    for at in range(KEPT):
        if s.kept_by[at] == holder:
            a.cards[at] = side
            code = ask_rules(s, b, a)
            a.cards[at] = 0
            if code == 0:
                is_open = True
                found.add(a.kind, part, at, 0, 0, 0)
    return is_open


def find_swaps(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask which property could be exchanged for which, and with whom."""
    given = NONE
    taken = NONE
    for place in range(b.places):
        for other in range(b.places):
            if taken == NONE and is_swap(s, a.seat, place, other):
                if why_not_swap(s, b, a, place, other) == 0:
                    given = place
                    taken = other
    if taken == NONE:
        add_refused_swap(s, b, a, found)
        return
    for seat in range(s.seats):
        if seat != a.seat and s.status[seat] == PLAYING:
            find_swaps_with(s, b, a, seat, given, taken, found)


def is_swap(s: State, seat: int, given: int, taken: int) -> bool:
    """Tell whether one property is the seat's and the other one somebody else's."""
    owner = s.owner[taken]
    return s.owner[given] == seat and owner != seat and owner != NOBODY


def why_not_swap(s: State, b: Board, a: Action, given: int, taken: int) -> int:
    """Return why one property cannot be exchanged for another."""
    a.deeds[given] = GIVEN
    a.deeds[taken] = ASKED
    code = ask_rules(s, b, a)
    a.deeds[given] = 0
    a.deeds[taken] = 0
    return code


def add_refused_swap(s: State, b: Board, a: Action, found: Findings) -> None:
    """Add why no exchange is possible: of the first two properties, or with none at all."""
    for place in range(b.places):
        for other in range(b.places):
            if is_swap(s, a.seat, place, other):
                code = why_not_swap(s, b, a, place, other)
                found.add(a.kind, OF_KIND, NONE, code, a.needed, a.held)
                return
    add_refusal(s, b, a, found)


def find_swaps_with(
    s: State, b: Board, a: Action, seat: int, given: int, taken: int, found: Findings
) -> None:
    """Add what could be exchanged with one player, if anything."""
    is_open = False
    for other in range(b.places):
        if s.owner[other] == seat and why_not_swap(s, b, a, given, other) == 0:
            is_open = True
    if not is_open:
        return
    found.add(a.kind, OF_PARTNER, seat, 0, 0, 0)
    for place in range(b.places):
        if s.owner[place] == a.seat:
            code = why_not_swap(s, b, a, place, taken)
            found.add(a.kind, OF_GIVING, place, code, a.needed, a.held)
        elif s.owner[place] == seat:
            code = why_not_swap(s, b, a, given, place)
            found.add(a.kind, OF_ASKING, place, code, a.needed, a.held)
    found.add(a.kind, OF_CASH, seat, 0, 0, 0)
