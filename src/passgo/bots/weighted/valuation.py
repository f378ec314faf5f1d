"""Valuation: what a bot knows of a board before play, and what it sees when deeds change hands.

A group is worth the rent that one opponent is expected to bring until the game is decided.
"""

from typing import Final

from passgo.bots.mean_rent import mean_rent
from passgo.bots.memory import NEVER, Memory
from passgo.bots.weighted.weights import is_weighted
from passgo.rules.board import (
    CARD_COLLECT,
    CARD_COLLECT_EACH,
    CARD_PAY,
    CARD_PAY_EACH,
    HOTEL,
    STREET,
    Board,
)
from passgo.rules.limits import CARDS, GROUPS, MEMBERS, NOBODY, NONE, PLACES, RENTS, SEATS
from passgo.rules.rent import rent_by_houses
from passgo.rules.state import State

HORIZON: Final = 14  # turns of an opponent that count


def survey(m: Memory, b: Board) -> None:
    """Fill the tables of a board once."""
    m.surveyed = 1
    m.deeds = 0
    for place in range(b.places):
        if b.group[place] != NONE:
            m.deed[m.deeds] = place
            m.deeds += 1
    m.free_deeds = m.deeds
    for group in range(b.groups):
        if b.group_kind[group] == STREET:
            survey_streets(m, b, group)
        else:
            survey_others(m, b, group)
    survey_texts(m, b)


def survey_streets(m: Memory, b: Board, group: int) -> None:
    """Note what a complete colour group earns from one opponent, and costs, at each level."""
    size = b.group_size[group]
    first = b.member[group * MEMBERS]
    for level in range(HOTEL + 1):
        total = 0
        for at in range(size):
            total += rent_by_houses(b, b.member[group * MEMBERS + at], level, True)
        m.level_worth[group * RENTS + level] = HORIZON * total // b.places
        houses = min(level, b.houses_before_hotel)
        cost = size * houses * b.house_price[first]
        if level == HOTEL:
            cost += size * b.hotel_price[first]
        m.level_cost[group * RENTS + level] = cost
    for at in range(size):
        place = b.member[group * MEMBERS + at]
        m.third[place] = 1000 * b.rent[place * RENTS + 3] // max(1, 3 * b.house_price[place])


def survey_others(m: Memory, b: Board, group: int) -> None:
    """Note what stations or utilities earn from one opponent, by how many are held."""
    for held in range(1, b.group_size[group] + 1):
        earned = held * mean_rent(b, group, held)
        m.held_worth[group * MEMBERS + held - 1] = HORIZON * earned // b.places


def survey_texts(m: Memory, b: Board) -> None:
    """Note whether the texts of an electronic unit give or take on the whole."""
    m.text_mean = 0
    if b.text_deck == NONE:
        return
    for at in range(b.deck_size[b.text_deck]):
        card = b.text_deck * CARDS + at
        if b.card_kind[card] in (CARD_COLLECT, CARD_COLLECT_EACH):
            m.text_mean += b.card_amount[card]
        elif b.card_kind[card] in (CARD_PAY, CARD_PAY_EACH):
            m.text_mean -= b.card_amount[card]


def look(s: State, b: Board, m: Memory) -> None:
    """See whether deeds have changed hands; if so, count them again and stir everybody."""
    if m.stale == 0:
        return
    m.stale = 0
    if not m.surveyed:
        survey(m, b)
    if count_deeds(s, b, m) or m.changes == 0:
        count_again(s, b, m)


def count_deeds(s: State, b: Board, m: Memory) -> bool:
    """Count and list the deeds that have changed hands; False: none has."""
    moved = False
    for at in range(m.deeds):
        place = m.deed[at]
        if s.owner[place] != m.owner[place]:
            count_deed(s, b, m, place)
            moved = True
    return moved


def count_deed(s: State, b: Board, m: Memory, place: int) -> None:
    """Count a deed for its new owner, no longer for the old."""
    before = m.owner[place]
    owner = s.owner[place]
    m.owner[place] = owner
    if before == NOBODY:
        m.free_deeds -= 1
    else:
        m.held[before * GROUPS + b.group[place]] -= 1
        strike_deed(m, before, place)
    if owner == NOBODY:
        m.free_deeds += 1
    else:
        m.held[owner * GROUPS + b.group[place]] += 1
        list_deed(m, owner, place)
        if s.mortgaged[place]:
            m.pawned[owner] = 1


def list_deed(m: Memory, seat: int, place: int) -> None:
    """Put a deed on the list of *seat*, in the order of the board."""
    at = seat * PLACES + m.owns[seat]
    while at > seat * PLACES and m.own[at - 1] > place:
        m.own[at] = m.own[at - 1]
        at -= 1
    m.own[at] = place
    m.owns[seat] += 1


def strike_deed(m: Memory, seat: int, place: int) -> None:
    """Take a deed off the list of *seat*."""
    at = seat * PLACES
    while m.own[at] != place:
        at += 1
    m.owns[seat] -= 1
    for later in range(at, seat * PLACES + m.owns[seat]):
        m.own[later] = m.own[later + 1]


def count_again(s: State, b: Board, m: Memory) -> None:
    """See who holds which groups now, and let everybody think again."""
    m.changes += 1
    m.estates_held = 0
    for seat in range(s.seats):
        m.estates[seat] = 0
        m.partners[seat] = 0
        for pair in range(seat * SEATS, seat * SEATS + s.seats):
            m.shared[pair] = 0
            m.offered[pair] = 0
            m.hawked[pair] = 0
    for group in range(b.groups):
        find_complete(s, b, m, group)
    for seat in range(s.seats):
        m.ready[seat] = 0
        if is_weighted(m, seat) and m.estates[seat] == 0 and m.pawned[seat] == 0:
            m.ready[seat] = NEVER  # nothing to build on, no mortgage to lift


def find_complete(s: State, b: Board, m: Memory, group: int) -> None:
    """Note who holds all of a group."""
    owner = s.owner[b.member[group * MEMBERS]]
    m.complete[group] = NOBODY
    if owner == NOBODY:
        return
    if m.held[owner * GROUPS + group] == b.group_size[group]:
        m.complete[group] = owner
        if b.group_kind[group] == STREET:
            m.estates[owner] += 1
            m.estate[m.estates_held] = group
            m.estates_held += 1
    else:
        find_partner(s, b, m, group, owner)


def find_partner(s: State, b: Board, m: Memory, group: int, owner: int) -> None:
    """Note two players who hold a group between them: each could complete it by a deal."""
    for other in range(s.seats):
        together = m.held[owner * GROUPS + group] + m.held[other * GROUPS + group]
        if other != owner and together == b.group_size[group]:
            m.partners[owner] += 1
            m.partners[other] += 1
            m.shared[owner * SEATS + other] += 1
            m.shared[other * SEATS + owner] += 1


def sleep_until(m: Memory, seat: int, cash: int) -> None:
    """Poll *seat* again when it holds so much cash, or deeds have changed hands."""
    m.ready[seat] = min(cash, NEVER)
