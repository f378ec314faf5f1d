"""Zones: zones and forced deals on boards with an electronic unit."""

from passgo.bots.blank_actions import act, clear_goods
from passgo.bots.memory import Memory
from passgo.bots.weighted.cash import reserve
from passgo.bots.weighted.deed_worth import (
    completes_for_another,
    deed_worth,
    estate_worth,
    group_worth,
)
from passgo.rules.actions import ASKED, CHOOSE_ZONE, FORCE_DEAL, GIVEN, GO_ON, Action
from passgo.rules.board import Board
from passgo.rules.limits import GROUPS, NOBODY, NONE
from passgo.rules.ownership import can_buy_deeds
from passgo.rules.state import PLAYING, State, players_left
from passgo.rules.zones import (
    has_unowned_deed,
    is_in_complete_colour_group,
    steps_to_free_deed,
)


def decide_zone(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Go on to a free property, force a deal that helps, or choose a zone for texts."""
    act(a, GO_ON, seat)
    if steps_to_free_deed(s, b, seat) != 0:
        if can_buy_deeds(s, b, seat) and s.cash[seat] > reserve(s, b, m, seat) + b.salary:
            return
    elif not has_unowned_deed(s, b) and draft_forced_deal(s, b, m, a, seat):
        return
    act(a, CHOOSE_ZONE, seat)
    a.amount = best_zone(s, b, m, seat)


def best_zone(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the zone whose texts help *seat* most against the others."""
    best = 0
    most = 0
    for zone in range(b.zones):
        balance = 0
        for other in range(s.seats):
            if s.status[other] == PLAYING and not s.jailed[other] and b.zone[s.at[other]] == zone:
                balance += 2 if other == seat else -1
        if m.text_mean < 0:
            balance = -balance
        if zone == 0 or balance > most:
            best = zone
            most = balance
    return best


def draft_forced_deal(s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Fill *a* with the best exchange of one property for one; False: none is a gain."""
    given = deed_to_give(s, b, m, seat)
    taken = deed_to_take(s, b, m, seat)
    if NONE in (given, taken):
        return False
    if want_of(s, b, m, seat, taken) <= want_of(s, b, m, seat, given):
        return False
    act(a, FORCE_DEAL, seat)
    clear_goods(a)
    a.deeds[given] = GIVEN
    a.deeds[taken] = ASKED
    return True


def want_of(s: State, b: Board, m: Memory, seat: int, place: int) -> int:
    """Return how much *seat* wants a deed: its worth, what it adds to a group, whom it stops."""
    group = b.group[place]
    held = m.held[seat * GROUPS + group]
    if s.owner[place] != seat:
        held += 1
    rivals = players_left(s) - 1
    gain = group_worth(b, m, group, held, rivals, s.cash[seat])
    gain -= group_worth(b, m, group, held - 1, rivals, s.cash[seat])
    want = deed_worth(s, b, place) + max(0, gain) * m.sight[seat] // 100
    if s.owner[place] == NOBODY and completes_for_another(s, b, m, seat, place):
        want += estate_worth(m, group, rivals, b.salary) * m.envies[seat] // 200
    return want


def deed_to_give(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the deed that *seat* misses least and that completes no other's group."""
    best = NONE
    for at in range(m.deeds):
        place = m.deed[at]
        if s.owner[place] != seat or is_in_complete_colour_group(s, b, place):
            continue
        if completes_for_another(s, b, m, seat, place):
            continue
        if best == NONE or want_of(s, b, m, seat, place) < want_of(s, b, m, seat, best):
            best = place
    return best


def deed_to_take(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the deed of another player that *seat* wants most."""
    best = NONE
    for at in range(m.deeds):
        place = m.deed[at]
        if s.owner[place] in (NOBODY, seat) or is_in_complete_colour_group(s, b, place):
            continue
        if best == NONE or want_of(s, b, m, seat, place) > want_of(s, b, m, seat, best):
            best = place
    return best
