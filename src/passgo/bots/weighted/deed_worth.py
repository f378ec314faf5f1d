"""Worth of deeds: what deeds, groups and deals mean to a player, in money.

A complete colour group counts what it earns at the level its owner can pay for now, and half of
what more it would earn with three houses on each street.
"""

from passgo.bots.memory import Memory
from passgo.rules.actions import ASKED, Action
from passgo.rules.board import HOTEL, STREET, Board
from passgo.rules.limits import GROUPS, MEMBERS, RENTS
from passgo.rules.mortgage import lifting_cost
from passgo.rules.state import PLAYING, State, players_left


def deed_worth(s: State, b: Board, place: int) -> int:
    """Return the price of a deed, less what its mortgage costs to lift."""
    if s.mortgaged[place]:
        return max(0, b.price[place] - lifting_cost(s, b, place))
    return b.price[place]


def estate_worth(m: Memory, group: int, rivals: int, cash: int) -> int:
    """Return what a complete colour group adds to its deeds for an owner with *cash*."""
    base = group * RENTS
    level = 0
    while level < HOTEL and m.level_cost[base + level + 1] <= cash:
        level += 1
    now = rivals * m.level_worth[base + level] - m.level_cost[base + level] // 2
    later = rivals * m.level_worth[base + 3] - m.level_cost[base + 3] // 2
    if later > now:
        now += (later - now) // 2
    return max(0, now)


def group_worth(b: Board, m: Memory, group: int, held: int, rivals: int, cash: int) -> int:
    """Return what holding so many deeds of a group adds to their prices."""
    if held == 0:
        return 0
    if b.group_kind[group] != STREET:
        return rivals * m.held_worth[group * MEMBERS + held - 1]
    if held == b.group_size[group]:
        return estate_worth(m, group, rivals, cash)
    if held == b.group_size[group] - 1:
        return estate_worth(m, group, rivals, cash) // 8
    return 0


def completes(b: Board, m: Memory, seat: int, place: int) -> bool:
    """Tell whether *place* is the last deed that *seat* lacks of its group."""
    group = b.group[place]
    return m.held[seat * GROUPS + group] == b.group_size[group] - 1


def completes_for_another(s: State, b: Board, m: Memory, seat: int, place: int) -> bool:
    """Tell whether another player lacks only *place* of its group."""
    for other in range(s.seats):
        if other != seat and s.status[other] == PLAYING and completes(b, m, other, place):
            return True
    return False


def price_limit(s: State, b: Board, m: Memory, seat: int, place: int) -> int:
    """Return the most that *seat* would pay the bank for a free deed."""
    group = b.group[place]
    held = m.held[seat * GROUPS + group]
    rivals = players_left(s) - 1
    cash = max(0, s.cash[seat] - b.price[place])
    limit = b.price[place] * m.pays[seat] // 100
    gain = group_worth(b, m, group, held + 1, rivals, cash)
    gain -= group_worth(b, m, group, held, rivals, cash)
    limit += max(0, gain) * m.sight[seat] // 200
    if completes_for_another(s, b, m, seat, place):
        limit += b.price[place] * m.blocks[seat] // 100
    return limit


def weigh_terms(s: State, b: Board, m: Memory, a: Action) -> None:
    """Note what the deal in *a* brings its maker, groups aside, and how many deeds of each."""
    open_terms(b, m, a)
    for group in range(b.groups):
        weigh_deeds(s, b, m, a, group)
    for kept in range(b.kept_cards):
        if a.cards[kept] != 0:
            m.balance += b.fine if a.cards[kept] == ASKED else -b.fine


def open_terms(b: Board, m: Memory, a: Action) -> None:
    """Begin to weigh the deal in *a* with its cash."""
    m.balance = a.second - a.amount
    for group in range(b.groups):
        m.change[group] = 0


def weigh_deeds(s: State, b: Board, m: Memory, a: Action, group: int) -> None:
    """Add the deeds of one group to what is noted of the deal in *a*."""
    for at in range(b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        if a.deeds[place] == ASKED:
            m.change[group] += 1
            m.balance += deed_worth(s, b, place)
        elif a.deeds[place] != 0:
            m.change[group] -= 1
            m.balance -= deed_worth(s, b, place)


def terms_worth(s: State, b: Board, m: Memory, a: Action, viewer: int, maker: bool) -> int:
    """Return what the deal weighed last brings its maker or the other side, as *viewer* sees it."""
    seat = a.seat if maker else a.other
    sign = 1 if maker else -1
    after = s.cash[seat] + sign * (a.second - a.amount)
    return sign * m.balance + groups_change(s, b, m, seat, sign, after, viewer)


def groups_change(
    s: State, b: Board, m: Memory, seat: int, sign: int, after: int, viewer: int
) -> int:
    """Return how much more or less the groups of *seat* are worth after a change of hands."""
    rivals = players_left(s) - 1
    cash = s.cash[seat]
    more = 0
    less = 0
    for group in range(b.groups):
        if m.change[group] != 0:
            held = m.held[seat * GROUPS + group]
            more += group_worth(b, m, group, held + sign * m.change[group], rivals, after)
            less += group_worth(b, m, group, held, rivals, cash)
    for number in range(m.estates_held):
        group = m.estate[number]
        if m.change[group] == 0 and m.complete[group] == seat:
            if s.houses[b.member[group * MEMBERS]] == 0:
                more += estate_worth(m, group, rivals, after)
                less += estate_worth(m, group, rivals, cash)
    return more * m.sight[viewer] // 100 - less * m.sight[viewer] // 100
