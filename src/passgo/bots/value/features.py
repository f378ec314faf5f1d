"""Features: what of a position counts for a seat's chances, as numbers without a currency."""

from typing import Final

from passgo.bots.value.holdings import stock_purses
from passgo.bots.value.scratch import FEATURES, ONE, Outlook
from passgo.rules.board import Board
from passgo.rules.limits import SEATS
from passgo.rules.state import PLAYING, State

OCTAVE: Final = 16  # a doubling of a sum
FINE: Final = 32  # parts of the salary that are told apart at the low end
MOST: Final = 512  # of a feature that is a ratio
UNIT: Final = 1
WAYS: Final = 36


def describe(s: State, b: Board, o: Outlook) -> None:
    """Fill the features of everybody who is still in the game, whose deeds are stocked."""
    if o.salary != b.salary:
        count_in(o, b.salary)
    stock_purses(s, b, o)
    sum_table(s, o)
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            describe_money(b, o, seat)
            describe_deeds(b, o, seat)
            describe_rivals(s, b, o, seat)
            describe_moment(s, b, o, seat)


def sum_table(s: State, o: Outlook) -> None:
    """Add up what all who are still in the game have and earn."""
    o.all_cash = 0
    o.all_worth = 0
    o.all_earns = 0
    o.all_whole = 0
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            o.all_cash += max(0, o.cash[seat])
            o.all_worth += max(0, o.worth[seat])
            o.all_earns += o.earns[seat]
            o.all_whole += o.whole[seat]


def count_in(o: Outlook, salary: int) -> None:
    """Forget the sums that were counted in another salary."""
    o.salary = salary
    for place in range(SEATS * FEATURES):
        o.seen[place] = 0
        o.feature[place] = 0


def note_sum(b: Board, o: Outlook, place: int, amount: int) -> None:
    """Fill a feature with the octaves of a sum, unless that sum was seen there last."""
    if o.seen[place] != amount:
        o.seen[place] = amount
        o.feature[place] = octaves(b, amount)


def octaves(b: Board, amount: int) -> int:
    """Return a sum on a scale on which doubling it is always the same step."""
    if amount <= 0:
        return 0
    parts = amount * FINE // max(1, b.salary) + 1
    count = 0
    rest = parts
    while rest > 15:
        rest = rest >> 4
        count += 4
    while rest > 1:
        rest = rest >> 1
        count += 1
    above = parts - (UNIT << count)
    return count * OCTAVE + ((above * OCTAVE) >> count)


def ratio(amount: int, whole: int) -> int:
    """Return a part of a whole, in parts of ONE."""
    if amount <= 0:
        return 0
    return min(MOST, amount * ONE // max(1, whole))


def describe_money(b: Board, o: Outlook, seat: int) -> None:
    """Describe purse and fortune, alone and beside those of the others."""
    base = seat * FEATURES
    note_sum(b, o, base, o.cash[seat])
    note_sum(b, o, base + 1, o.liquid[seat])
    note_sum(b, o, base + 2, o.worth[seat])
    o.feature[base + 3] = ratio(o.cash[seat], o.all_cash)
    o.feature[base + 4] = ratio(o.worth[seat], o.all_worth)
    o.feature[base + 5] = ratio(o.cash[seat], 4 * b.salary)
    o.feature[base + 6] = ONE if o.cash[seat] < 0 else 0
    note_sum(b, o, base + 7, 0 - o.cash[seat])


def describe_deeds(b: Board, o: Outlook, seat: int) -> None:
    """Describe what a seat holds, earns and could earn."""
    base = seat * FEATURES + 8
    note_sum(b, o, base, o.earns[seat])
    note_sum(b, o, base + 1, o.largest[seat])
    note_sum(b, o, base + 2, o.whole[seat])
    note_sum(b, o, base + 3, o.reach[seat])
    note_sum(b, o, base + 4, o.near[seat])
    note_sum(b, o, base + 5, o.lacks[seat])
    note_sum(b, o, base + 6, o.blocks[seat])
    note_sum(b, o, base + 7, o.splits[seat])
    note_sum(b, o, base + 8, o.parts[seat])
    o.feature[base + 9] = o.wholes[seat] * ONE // 2
    o.feature[base + 10] = o.stations[seat] * ONE // 4
    o.feature[base + 11] = o.utilities[seat] * ONE // 2
    o.feature[base + 12] = o.deeds[seat] * ONE // 8
    o.feature[base + 13] = o.pawned[seat] * ONE // 8
    o.feature[base + 14] = o.houses[seat] * ONE // 16
    o.feature[base + 15] = ratio(o.earns[seat], 32 * b.salary)
    o.feature[base + 16] = ratio(o.reach[seat], 32 * b.salary)
    o.feature[base + 17] = ratio(o.whole[seat], 32 * b.salary)


def describe_rivals(s: State, b: Board, o: Outlook, seat: int) -> None:
    """Describe what the others earn and could earn, all of them and the strongest."""
    base = seat * FEATURES + 26
    earns = o.all_earns - o.earns[seat]
    whole = o.all_whole - o.whole[seat]
    largest = 0
    reach = 0
    liquid = 0
    worth = 0
    for other in range(s.seats):
        if other != seat and s.status[other] == PLAYING:
            largest = max(largest, o.largest[other])
            reach = max(reach, o.reach[other])
            liquid = max(liquid, o.liquid[other])
            worth = max(worth, o.worth[other])
    note_sum(b, o, base, earns)
    note_sum(b, o, base + 1, largest)
    note_sum(b, o, base + 2, reach)
    note_sum(b, o, base + 3, whole)
    note_sum(b, o, base + 4, liquid)
    o.feature[base + 5] = ratio(largest, o.liquid[seat] + 1)
    o.feature[base + 6] = ratio(o.worth[seat], worth + 1)
    o.feature[base + 7] = ratio(o.earns[seat], earns + o.earns[seat])


def describe_moment(s: State, b: Board, o: Outlook, seat: int) -> None:
    """Describe where a seat stands, what the next throw may bring, and how far the game is."""
    base = seat * FEATURES + 34
    turn = s.turn - seat
    if turn < 0:
        turn += s.seats
    danger = o.due[seat] // WAYS
    if s.jailed[seat]:
        danger = danger // 4
    note_sum(b, o, base, danger)
    o.feature[base + 1] = o.ruin[seat] * ONE // WAYS
    o.feature[base + 2] = o.finds[seat] * ONE // WAYS
    o.feature[base + 3] = ONE if s.jailed[seat] else 0
    o.feature[base + 4] = cards_of(s, b, seat) * ONE
    o.feature[base + 5] = (s.seats - turn) % s.seats * ONE // 4
    o.feature[base + 6] = o.alive * ONE // 4
    o.feature[base + 7] = o.free * ONE // 16
    o.feature[base + 8] = s.houses_left * ONE // 16
    o.feature[base + 9] = min(MOST, s.turns * ONE // 64)
    o.feature[base + 10] = ONE if b.powers > 0 else 0
    o.feature[base + 11] = ONE if b.zones > 0 else 0
    o.feature[base + 12] = max(0, b.ends_at_bankruptcy - s.bankruptcies) * ONE // 2


def cards_of(s: State, b: Board, seat: int) -> int:
    """Return how many cards to leave jail with a seat keeps."""
    count = 0
    for kept in range(b.kept_cards):
        if s.kept_by[kept] == seat:
            count += 1
    return count
