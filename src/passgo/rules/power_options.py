"""Options of zones and powers: what a zone, a token and the actions of a six leave to choose."""

from passgo.rules.actions import ASKED, GIVEN, Action
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.luck import is_free_deed
from passgo.rules.option_rows import (
    OF_CHOICE,
    OF_KIND,
    OF_RANGE,
    OF_SEAT,
    Findings,
    add_refusal,
    ask_rules,
)
from passgo.rules.powers import deeds_due, most_to_steal
from passgo.rules.state import PLAYING, State


def find_numbered(s: State, b: Board, a: Action, count: int, found: Findings) -> None:
    """Ask about each of some zones or tokens."""
    for number in range(count):
        a.amount = number
        code = ask_rules(s, b, a)
        found.add(a.kind, OF_CHOICE, number, code, a.needed, a.held)
    a.amount = 0


def find_zones(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about each zone."""
    find_numbered(s, b, a, b.zones, found)


def find_tokens(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about each token."""
    find_numbered(s, b, a, b.tokens, found)


def find_own_space(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about sending one's own token."""
    find_spaces(s, b, a, found)


def find_spaces(s: State, b: Board, a: Action, found: Findings) -> bool:
    """Ask about sending a token: any space is as good as another; tell if it may be sent."""
    a.place = 0
    code = ask_rules(s, b, a)
    a.place = NONE
    if code != 0:
        found.add(a.kind, OF_KIND, NONE, code, a.needed, a.held)
        return False
    for place in range(b.places):
        found.add(a.kind, OF_CHOICE, place, 0, 0, 0)
    return True


def find_space_for_another(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about sending the token of somebody else."""
    a.other = first_other(s, a.seat)
    if find_spaces(s, b, a, found):
        add_others(s, a, found)
    a.other = NOBODY


def find_victims(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about everybody else."""
    a.other = first_other(s, a.seat)
    code = ask_rules(s, b, a)
    a.other = NOBODY
    if code != 0:
        found.add(a.kind, OF_KIND, NONE, code, a.needed, a.held)
    else:
        add_others(s, a, found)


def first_other(s: State, seat: int) -> int:
    """Return some other player in the game, or NOBODY."""
    for other in range(s.seats):
        if other != seat and s.status[other] == PLAYING:
            return other
    return NOBODY


def add_others(s: State, a: Action, found: Findings) -> None:
    """Add all other players in the game."""
    for other in range(s.seats):
        if other != a.seat and s.status[other] == PLAYING:
            found.add(a.kind, OF_SEAT, other, 0, 0, 0)


def find_free_deeds(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about as many free deeds as there are to take."""
    due = deeds_due(s, b)
    mark_free_deeds(s, b, a, due, GIVEN)
    code = ask_rules(s, b, a)
    mark_free_deeds(s, b, a, due, 0)
    if code != 0:
        found.add(a.kind, OF_KIND, NONE, code, a.needed, a.held)
        return
    for place in range(b.places):
        if is_free_deed(s, b, place):
            found.add(a.kind, OF_CHOICE, place, 0, 0, 0)
    found.add(a.kind, OF_RANGE, NONE, 0, due, due)


def mark_free_deeds(s: State, b: Board, a: Action, count: int, side: int) -> None:
    """Name the first free deeds in an action, or take them out again."""
    left = count
    for place in range(b.places):
        if left > 0 and is_free_deed(s, b, place):
            a.deeds[place] = side
            left -= 1


def find_deeds_of_others(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about every deed of somebody else."""
    is_open = False
    found_any = False
    for place in range(b.places):
        if s.owner[place] != NOBODY and s.owner[place] != a.seat:
            found_any = True
            a.deeds[place] = ASKED
            code = ask_rules(s, b, a)
            a.deeds[place] = 0
            found.add(a.kind, OF_CHOICE, place, code, a.needed, a.held)
            is_open = is_open or code == 0
    if is_open:
        found.add(a.kind, OF_RANGE, NONE, 0, 1, most_to_steal(s, b))
    elif not found_any:
        add_refusal(s, b, a, found)
