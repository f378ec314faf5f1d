"""Bundles: offers of deeds with the price that the other would just accept, as it is seen.

The other's parts of groups that the maker shares, one or two at a time, are asked for; nothing, a
part of a group that the other shares or the cheapest lone part is given. The price is found by
halving on what the other is taken for.
"""

from typing import Final

from passgo.bots.blank_actions import act, clear_goods
from passgo.bots.champion.comparison import best_way
from passgo.bots.champion.opponents import model_table
from passgo.bots.memory import Memory
from passgo.bots.quick_decisions import answer
from passgo.bots.value.network import foresee
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighed_ways import MOST_WAYS, Ways, read_way, write_way
from passgo.bots.weighted.deals import deeds_worth_of, name_deeds
from passgo.bots.weighted.judgement import LEAST, foresee_after
from passgo.bots.weighted.repeats import is_told_again, may_bother, note_told
from passgo.bots.weighted.valuation import look
from passgo.bots.weighted.weights import BY_CHANCES
from passgo.rules.actions import ACCEPT, ASKED, GIVEN, OFFER, Action
from passgo.rules.board import STREET, Board
from passgo.rules.limits import GROUPS, NONE, SEATS
from passgo.rules.machine import step
from passgo.rules.money import free_cash
from passgo.rules.ownership import is_built_group
from passgo.rules.state import PLAYING, State
from passgo.rules.trade import has_offers_left, why_not_offer

HALVINGS_OF_PRICE: Final = 6
CALLS: Final = 3  # offers in one turn
PATIENCE: Final = 3  # rounds without an offer to a player for each that it has refused
EXTRA: Final = 40  # a price is named with such a part of the salary more than seems to be needed


def seek_deal(s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Fill *a* with the offer that wins most, in one's own turn; False: none is better than none.

    The offers that a bot makes at a look are left out in this turn, and left to rollouts later.
    """
    look(s, b, m)
    m.searched[seat] = m.changes
    m.searched_at[seat] = s.turns - m.waits[seat] + 1
    if m.sought_at[seat] == s.turns:
        return False
    if m.called_at[seat] != s.turns:
        m.called_at[seat] = s.turns
        m.calls[seat] = 0
    best = 0
    w = Ways()
    if m.calls[seat] < CALLS:
        gather_bundles(s, b, m, w, seat)
        best = best_way(s, b, m, w, seat)
    if best == 0:
        m.sought_at[seat] = s.turns
        return False
    read_way(w, best, seat, a)
    m.calls[seat] += 1
    note_offer(s, b, m, a)
    return True


def note_offer(s: State, b: Board, m: Memory, a: Action) -> None:
    """Remember an offer, and by which deed one will see whether it was accepted."""
    note_told(b, m, a)
    pair = a.seat * SEATS + a.other
    m.balked[pair] += 1
    m.balked_at[pair] = s.turns
    for place in range(b.places):
        if a.deeds[place] != 0:
            m.hoped[pair] = place
            m.hoped_owner[pair] = a.seat if a.deeds[place] == ASKED else a.other


def may_call(s: State, b: Board, m: Memory, seat: int, other: int) -> bool:
    """Tell whether *seat* may make *other* an offer: after refusals it waits for some rounds."""
    pair = seat * SEATS + other
    if m.hoped[pair] != NONE and s.owner[m.hoped[pair]] == m.hoped_owner[pair]:
        m.balked[pair] = 0
        m.hoped[pair] = NONE
    waits = m.balked[pair] * PATIENCE * s.seats
    if m.balked[pair] > 0 and s.turns - m.balked_at[pair] < waits:
        return False
    return (
        s.status[other] == PLAYING
        and has_offers_left(s, b, seat, other)
        and may_bother(s, m, seat, other)
    )


def gather_bundles(s: State, b: Board, m: Memory, w: Ways, seat: int) -> None:
    """Fill *w* with the most promising offers of *seat*, after the way of making none."""
    nothing = Action()
    outlook = Outlook()
    table = Memory()
    write_way(w, 0, nothing, m.floor[seat])
    w.ways = 1
    foresee(s, b, outlook)
    model_table(m, table, seat)
    for other in range(s.seats):
        if other != seat and may_call(s, b, m, seat, other):
            bundle_with(s, b, m, table, w, seat, other, outlook)


def bundle_with(
    s: State, b: Board, m: Memory, table: Memory, w: Ways, seat: int, other: int, before: Outlook
) -> None:
    """Add the bundles that *seat* could offer to one other player."""
    lone = cheapest_part(s, b, m, seat)
    for first in range(NONE, b.groups):
        if first != NONE and not is_wanted(s, b, m, seat, other, first):
            continue
        for second in range(first, b.groups):
            if second != first and not (first != NONE and is_wanted(s, b, m, seat, other, second)):
                continue
            for given in range(NONE, b.groups):
                if given == NONE and first == NONE:
                    continue
                if given != NONE and (
                    given in (first, second)
                    or not is_open_part(s, b, m, seat, given)
                    or (given != lone and m.held[other * GROUPS + given] == 0)
                ):
                    continue
                price_bundle(s, b, m, table, w, seat, other, first, second, given, before)


def is_open_part(s: State, b: Board, m: Memory, owner: int, group: int) -> bool:
    """Tell whether *owner* has deeds of a group that may change hands."""
    return m.held[owner * GROUPS + group] > 0 and not is_built_group(s, b, group)


def is_wanted(s: State, b: Board, m: Memory, seat: int, other: int, group: int) -> bool:
    """Tell whether *seat* would like what *other* has of a group."""
    if not is_open_part(s, b, m, other, group):
        return False
    is_whole = m.held[other * GROUPS + group] == b.group_size[group]
    return m.held[seat * GROUPS + group] > 0 or (is_whole and b.group_kind[group] == STREET)


def cheapest_part(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the group of which *seat* has least and could give it, or NONE."""
    best = NONE
    least = 0
    for group in range(b.groups):
        if is_open_part(s, b, m, seat, group) and m.complete[group] != seat:
            worth = deeds_worth_of(s, b, seat, group)
            if best == NONE or worth < least:
                best = group
                least = worth
    return best


def price_bundle(
    s: State,
    b: Board,
    m: Memory,
    table: Memory,
    w: Ways,
    seat: int,
    other: int,
    first: int,
    second: int,
    given: int,
    before: Outlook,
) -> None:
    """Find the price of a bundle, and keep it if it is among the most promising."""
    a = Action()
    act(a, OFFER, seat)
    clear_goods(a)
    a.other = other
    if first != NONE:
        name_deeds(s, b, a, other, first, ASKED)
        name_deeds(s, b, a, other, second, ASKED)
    if given != NONE:
        name_deeds(s, b, a, seat, given, GIVEN)
    after = Outlook()
    foresee_after(s, b, a, NONE, after)
    both = after.chance[seat] + after.chance[other] - before.chance[seat] - before.chance[other]
    if table.foresees[other] == BY_CHANCES and both < 0:
        return  # no cash makes it good for both
    if not find_price(s, b, table, a) or is_told_again(b, m, a):
        return
    foresee_after(s, b, a, NONE, after)
    promise = after.chance[seat] - before.chance[seat]
    if promise >= LEAST:
        keep_bundle(w, a, m.floor[seat], promise)


def find_price(s: State, b: Board, table: Memory, a: Action) -> bool:
    """Name the least cash for which the other, as it is seen, accepts *a*; False: for none."""
    twin = State()
    memory = Memory()
    outlook = Outlook()
    reply = Action()
    low = 0 - free_cash(s, a.other)
    high = free_cash(s, a.seat)
    pay(a, high)
    if not is_signed(s, b, table, a, twin, memory, outlook, reply):
        return False
    most = high
    for _ in range(HALVINGS_OF_PRICE):
        middle = (low + high) >> 1
        pay(a, middle)
        if is_signed(s, b, table, a, twin, memory, outlook, reply):
            high = middle
        else:
            low = middle
    pay(a, min(most, high + b.salary // EXTRA))
    return why_not_offer(s, b, a) == 0


def pay(a: Action, cash: int) -> None:
    """Let the maker of *a* pay so much, or be paid if it is negative."""
    a.amount = max(0, cash)
    a.second = max(0, 0 - cash)


def is_signed(
    s: State,
    b: Board,
    table: Memory,
    a: Action,
    twin: State,
    memory: Memory,
    o: Outlook,
    reply: Action,
) -> bool:
    """Tell whether the other would accept *a*, by what it is taken for."""
    if why_not_offer(s, b, a) != 0:
        return False
    twin.copy_from(s)
    memory.copy_from(table)
    step(twin, b, a)
    memory.stale = 1
    answer(twin, b, memory, o, reply)
    return reply.kind == ACCEPT


def keep_bundle(w: Ways, a: Action, floor: int, promise: int) -> None:
    """Let *a* be one of the ways, in place of the least promising if there is no room."""
    at = w.ways
    if at == MOST_WAYS:
        at = 1
        for way in range(2, MOST_WAYS):
            if w.promise[way] < w.promise[at]:
                at = way
        if w.promise[at] >= promise:
            return
    else:
        w.ways += 1
    write_way(w, at, a, floor)
    w.promise[at] = promise
