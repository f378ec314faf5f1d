"""Zones: Chance for everyone in a zone, going on to a free property, or a forced deal.

Clauses: RE-082 to RE-105, RE-118, RE-240. Zones and random texts are choices of a board.
"""

from passgo.rules.actions import ASKED, GIVEN, Action
from passgo.rules.agenda import (
    bit,
    holds,
    pop,
    top_seat,
    without,
)
from passgo.rules.board import STREET, Board
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.log import DEAL_FORCED, TEXT_CAME, WENT_ON, ZONE_CHOSEN
from passgo.rules.luck import draw_below, is_free_deed
from passgo.rules.mortgage import AS_TAKER, pass_on
from passgo.rules.ownership import owns_group
from passgo.rules.refusals import (
    COMPLETE_GROUP,
    IMPOSSIBLE_LUCK,
    NO_FREE_PROPERTY,
    NOT_THEIR_PROPERTY,
    NOT_YOUR_PROPERTY,
    ONE_FOR_ONE,
    PROPERTY_STILL_FREE,
    UNKNOWN_ZONE,
)
from passgo.rules.rent import BY_ZONE, NORMAL_TERMS
from passgo.rules.slots import (
    push_card_draw,
    push_move,
    push_zone_texts,
    set_zone_texts_to_get,
    zone_texts_chooser,
    zone_texts_to_get,
)
from passgo.rules.state import PLAYING, State, is_decided, note


def why_not_zone(b: Board, a: Action) -> int:
    """Return why the zone in the amount of *a* cannot be chosen."""
    return 0 if a.amount >= 0 and a.amount < b.zones else UNKNOWN_ZONE


def choose_zone(s: State, b: Board, a: Action) -> None:
    """Let everyone in a zone get a text; the list is fixed now (RE-088, RE-090)."""
    pop(s)
    inside = 0
    for seat in range(s.seats):
        if s.status[seat] == PLAYING and not s.jailed[seat] and b.zone[s.at[seat]] == a.amount:
            inside += bit(seat)
    note(s, ZONE_CHOSEN, a.seat, NOBODY, NONE, a.amount, inside)
    push_zone_texts(s, inside, a.seat)


def work_zone_texts(s: State, b: Board) -> None:
    """Draw a text for the next player of the list: the chooser first, then clockwise."""
    seat = zone_texts_chooser(s)
    for _ in range(s.seats):
        if holds(zone_texts_to_get(s), seat) and s.status[seat] == PLAYING:
            set_zone_texts_to_get(s, without(zone_texts_to_get(s), seat))
            push_card_draw(s, seat, b.text_deck)
            return
        seat = (seat + 1) % s.seats
    pop(s)


def steps_to_free_deed(s: State, b: Board, seat: int) -> int:
    """Return the steps to the next property that nobody owns, 0 when there is none (RE-092)."""
    for steps in range(1, b.places):
        if is_free_deed(s, b, (s.at[seat] + steps) % b.places):
            return steps
    return 0


def why_not_go_on(s: State, b: Board, a: Action) -> int:
    """Return why there is no free property to go on to (RE-095)."""
    return NO_FREE_PROPERTY if steps_to_free_deed(s, b, a.seat) == 0 else 0


def go_on(s: State, b: Board, seat: int) -> None:
    """Move on to the next free property, which is then auctioned (RE-092 to RE-094)."""
    steps = steps_to_free_deed(s, b, seat)
    pop(s)
    note(s, WENT_ON, seat, NOBODY, (s.at[seat] + steps) % b.places, 0, 0)
    push_move(s, seat, steps, BY_ZONE, NORMAL_TERMS)


def has_unowned_deed(s: State, b: Board) -> bool:
    """Tell whether a property has no owner yet, be it in an estate to be auctioned (RE-096)."""
    for place in range(b.places):
        if b.group[place] != NONE and s.owner[place] == NOBODY and s.promised[place] == NOBODY:
            return True
    return False


def chosen_deed(b: Board, a: Action, side: int) -> int:
    """Return the only deed that *a* names on one side, or NONE."""
    found = NONE
    for place in range(b.places):
        if a.deeds[place] == side:
            if found != NONE:
                return NONE
            found = place
    return found


def is_in_complete_colour_group(s: State, b: Board, place: int) -> bool:
    """Tell whether a property belongs to a complete colour group (RE-097, RE-103)."""
    if b.kind[place] != STREET:
        return False
    return owns_group(s, b, s.owner[place], b.group[place])


def why_not_force_deal(s: State, b: Board, a: Action) -> int:
    """Return why this exchange cannot be forced (RE-096 to RE-103)."""
    if has_unowned_deed(s, b):
        return PROPERTY_STILL_FREE
    given = chosen_deed(b, a, GIVEN)
    taken = chosen_deed(b, a, ASKED)
    if given == NONE or taken == NONE:
        return ONE_FOR_ONE
    if s.owner[given] != a.seat:
        return NOT_YOUR_PROPERTY
    if s.owner[taken] == a.seat or s.owner[taken] == NOBODY:
        return NOT_THEIR_PROPERTY
    if is_in_complete_colour_group(s, b, given) or is_in_complete_colour_group(s, b, taken):
        return COMPLETE_GROUP
    return 0


def force_deal(s: State, b: Board, a: Action) -> None:
    """Exchange one property for one, without money and without consent (RE-100, RE-102)."""
    pop(s)
    given = chosen_deed(b, a, GIVEN)
    taken = chosen_deed(b, a, ASKED)
    other = s.owner[taken]
    note(s, DEAL_FORCED, a.seat, other, given, taken, 0)
    pass_on(s, b, given, other, AS_TAKER)
    pass_on(s, b, taken, a.seat, AS_TAKER)


def work_random_text(s: State, b: Board) -> bool:
    """Draw whether a random text comes; False: nature must say (RE-106, RE-243).

    None comes once the game is decided.
    """
    if is_decided(s, b):
        pop(s)
        return True
    if s.own_luck == 0:
        return False
    random_falls(s, b, 1 + draw_below(s, b.random_texts))
    return True


def why_not_random(b: Board, a: Action) -> int:
    """Return why the unit cannot have drawn this number."""
    return 0 if a.amount >= 1 and a.amount <= b.random_texts else IMPOSSIBLE_LUCK


def take_random(s: State, b: Board, a: Action) -> None:
    """Take over what the unit has drawn."""
    random_falls(s, b, a.amount)


def random_falls(s: State, b: Board, number: int) -> None:
    """Let a text come for the player on top when the number is 1."""
    seat = top_seat(s)
    pop(s)
    if number == 1 and s.status[seat] == PLAYING:
        note(s, TEXT_CAME, seat, NOBODY, NONE, 0, 0)
        push_card_draw(s, seat, b.text_deck)
