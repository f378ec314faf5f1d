"""Bundles at a look: deals that raise the chances of both, whatever they are worth by prices.

A part of a group that both share is asked for; nothing or another such part is given. What raises
the chances of both together most is offered, at the price that leaves the other its share.
"""

from typing import Final

from passgo.bots.memory import Memory
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.cash import reserve
from passgo.bots.weighted.deals import lay_deal
from passgo.bots.weighted.judgement import LEAST, foresee_after, note_before, price_by_chances
from passgo.bots.weighted.repeats import is_repeat, may_bother
from passgo.rules.actions import Action
from passgo.rules.board import STREET, Board
from passgo.rules.limits import GROUPS, NONE
from passgo.rules.ownership import is_built_group
from passgo.rules.state import PLAYING, State
from passgo.rules.trade import has_offers_left, why_not_offer

LEAST_FOR_BOTH: Final = 4 * LEAST


def find_bundle(s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int) -> bool:
    """Fill *a* with the best bundle for *seat* and another; False: none is worth an offer."""
    if m.seeks[seat] == 0 or m.bundled[seat] == m.changes:
        return False
    if s.turns - m.bundled_at[seat] < m.seeks[seat]:
        return False
    m.bundled[seat] = m.changes
    m.bundled_at[seat] = s.turns
    note_before(s, b, o)
    m.best_both = LEAST_FOR_BOTH
    m.best_other = NONE
    for other in range(s.seats):
        if other != seat and may_ask(s, b, m, seat, other):
            compare_bundles(s, b, m, o, a, seat, other)
    if m.best_other == NONE:
        return False
    lay_deal(s, b, a, seat, m.best_other, m.best_asked, m.best_given)
    spare = max(0, s.cash[seat] - reserve(s, b, m, seat) // 2)
    return (
        price_by_chances(s, b, m, o, a, 0 - s.cash[a.other] * 3 // 4, spare)
        and why_not_offer(s, b, a) == 0
        and not is_repeat(b, m, a)
    )


def may_ask(s: State, b: Board, m: Memory, seat: int, other: int) -> bool:
    """Tell whether *seat* may make *other* an offer now."""
    return (
        s.status[other] == PLAYING
        and has_offers_left(s, b, seat, other)
        and may_bother(s, m, seat, other)
    )


def compare_bundles(
    s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int, other: int
) -> None:
    """Note the bundle of two players if it is the best so far."""
    for asked in range(b.groups):
        if is_shared(s, b, m, seat, other, asked):
            weigh_bundle(s, b, m, o, a, seat, other, asked, NONE)
            for given in range(b.groups):
                if given != asked and is_shared(s, b, m, seat, other, given):
                    if is_whole(b, m, seat, other, asked) or not is_whole(b, m, seat, other, given):
                        weigh_bundle(s, b, m, o, a, seat, other, asked, given)


def is_shared(s: State, b: Board, m: Memory, seat: int, other: int, group: int) -> bool:
    """Tell whether both have deeds of a group, and those may change hands."""
    return (
        m.held[seat * GROUPS + group] > 0
        and m.held[other * GROUPS + group] > 0
        and not is_built_group(s, b, group)
    )


def is_whole(b: Board, m: Memory, seat: int, other: int, group: int) -> bool:
    """Tell whether two players hold all of a colour group between them."""
    together = m.held[seat * GROUPS + group] + m.held[other * GROUPS + group]
    return b.group_kind[group] == STREET and together == b.group_size[group]


def weigh_bundle(
    s: State,
    b: Board,
    m: Memory,
    o: Outlook,
    a: Action,
    seat: int,
    other: int,
    asked: int,
    given: int,
) -> None:
    """Note a bundle if it raises the chances of both together most so far."""
    lay_deal(s, b, a, seat, other, asked, given)
    foresee_after(s, b, a, NONE, o)
    both = o.chance[seat] + o.chance[other] - o.before[seat] - o.before[other]
    if both > m.best_both:
        m.best_both = both
        m.best_other = other
        m.best_asked = asked
        m.best_given = given
