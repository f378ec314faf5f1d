"""Deals: finding a deal that completes a group, asking a price for it, and answering offers.

Two players can deal when together they hold all of a group. The deal that brings most is offered,
with cash to share the gain by prices; after a refusal, who looks at chances names the price that
shares the gain in those. After a few offers there is none until deeds have changed hands or many
turns have passed.
"""

from typing import Final

from passgo.bots.blank_actions import act, clear_goods
from passgo.bots.memory import Memory, draw_thought
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.cash import reserve
from passgo.bots.weighted.deed_worth import (
    deed_worth,
    group_worth,
    open_terms,
    terms_worth,
    weigh_deeds,
    weigh_terms,
)
from passgo.bots.weighted.judgement import DUEL, is_worth_it, price_by_chances
from passgo.bots.weighted.repeats import is_put_off, is_repeat, may_bother
from passgo.bots.weighted.weights import BY_CHANCES, BY_PRICES
from passgo.rules.actions import ACCEPT, ASKED, GIVEN, OFFER, REFUSE, Action
from passgo.rules.board import STREET, Board
from passgo.rules.limits import GROUPS, MEMBERS, NONE, SEATS
from passgo.rules.slots import bargain_value
from passgo.rules.state import PLAYING, State, players_left
from passgo.rules.trade import has_offers_left, terms_on_table, why_not_accept

DEAREST: Final = 50  # of the gain of both, the most that an offer leaves the other


def find_deal(s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int) -> bool:
    """Fill *a* with the best offer that *seat* can make now; False: none worth making."""
    if m.partners[seat] == 0 and m.gathers[seat] == 0:
        return False
    if m.searched[seat] == m.changes:
        if s.turns - m.searched_at[seat] < m.waits[seat]:
            return False
        for other in range(s.seats):
            m.offered[seat * SEATS + other] = 0
    m.searched_at[seat] = s.turns
    m.searched[seat] = m.changes
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if has_tries_left(s, b, m, seat, other):
            if may_bother(s, m, seat, other) and draft_deal(s, b, m, o, a, seat, other):
                m.searched[seat] = m.changes - 1
                return True
            if is_put_off(s, m, seat, other):
                m.searched[seat] = m.changes - 1
    return False


def has_tries_left(s: State, b: Board, m: Memory, seat: int, other: int) -> bool:
    """Tell whether *seat* has an offer to *other* left: a single one when it can get no better."""
    pair = seat * SEATS + other
    tries = m.tries[seat] if m.opens[seat] + m.refused[pair] * m.yields[seat] < DEAREST else 1
    return (
        s.status[other] == PLAYING
        and (m.shared[pair] > 0 or m.gathers[seat] == 1)
        and m.offered[pair] < tries
        and has_offers_left(s, b, seat, other)
    )


def draft_deal(s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int, other: int) -> bool:
    """Fill *a* with the deal that brings both most; without goods in return only if it can pay."""
    weigh_groups(s, b, m, seat, other)
    spare = s.cash[seat] - reserve(s, b, m, seat) // 2
    best = 0
    gained = NONE
    lost = NONE
    for first in range(m.candidates):
        mine = m.candidate[first]
        score = m.mine_to_me[mine] - m.theirs_to_me[mine]
        if score > best and m.theirs_to_me[mine] < spare:
            best = score
            gained = mine
            lost = NONE
        for second in range(m.candidates):
            theirs = m.candidate[second]
            gain = m.theirs_to_them[theirs] * (100 - m.envies[seat]) // 100
            both = score + gain - m.mine_to_them[theirs]
            if first != second and both > best and is_fit_to_give(b, m, mine, theirs):
                best = both
                gained = mine
                lost = theirs
    if best == 0:
        m.offered[seat * SEATS + other] = m.tries[seat]
        return False
    lay_deal(s, b, a, seat, other, gained, lost)
    m.offered[seat * SEATS + other] += 1
    return price_deal(s, b, m, o, a, gained, lost)


def is_fit_to_give(b: Board, m: Memory, mine: int, theirs: int) -> bool:
    """Tell whether a group may be given for another: a whole colour only for a whole colour."""
    if b.group_kind[theirs] != STREET or not m.whole[theirs]:
        return True
    return b.group_kind[mine] == STREET and m.whole[mine] == 1


def weigh_groups(s: State, b: Board, m: Memory, seat: int, other: int) -> None:
    """Note each group that the two hold between them, and what it means to both."""
    m.candidates = 0
    for group in range(b.groups):
        mine = m.held[seat * GROUPS + group]
        theirs = m.held[other * GROUPS + group]
        m.whole[group] = 1 if mine + theirs == b.group_size[group] else 0
        if mine > 0 and theirs > 0 and (m.whole[group] or m.gathers[seat]):
            m.candidate[m.candidates] = group
            m.candidates += 1
            weigh_group(s, b, m, seat, other, group)


def weigh_group(s: State, b: Board, m: Memory, seat: int, other: int, group: int) -> None:
    """Note what a group is worth to both, whoever completes it."""
    rivals = players_left(s) - 1
    mine = m.held[seat * GROUPS + group]
    theirs = m.held[other * GROUPS + group]
    together = mine + theirs
    mine_before = group_worth(b, m, group, mine, rivals, s.cash[seat])
    theirs_before = group_worth(b, m, group, theirs, rivals, s.cash[other])
    to_me = deeds_worth_of(s, b, other, group)
    to_them = deeds_worth_of(s, b, seat, group)
    sight = m.sight[seat]
    mine_after = group_worth(b, m, group, together, rivals, s.cash[seat])
    theirs_after = group_worth(b, m, group, together, rivals, s.cash[other])
    m.mine_to_me[group] = to_me + max(0, mine_after - mine_before) * sight // 100
    m.theirs_to_me[group] = to_me + theirs_before * sight // 100
    m.mine_to_them[group] = to_them + mine_before * sight // 100
    m.theirs_to_them[group] = to_them + max(0, theirs_after - theirs_before) * sight // 100


def deeds_worth_of(s: State, b: Board, seat: int, group: int) -> int:
    """Return the worth of the deeds that *seat* holds of a group."""
    total = 0
    for at in range(b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        if s.owner[place] == seat:
            total += deed_worth(s, b, place)
    return total


def lay_deal(s: State, b: Board, a: Action, seat: int, other: int, mine: int, theirs: int) -> None:
    """Write into *a* which deeds change hands."""
    act(a, OFFER, seat)
    a.other = other
    clear_goods(a)
    if mine >= 0:
        name_deeds(s, b, a, other, mine, ASKED)
    if theirs >= 0:
        name_deeds(s, b, a, seat, theirs, GIVEN)


def name_deeds(s: State, b: Board, a: Action, owner: int, group: int, side: int) -> None:
    """Name all deeds of a group that *owner* holds."""
    for at in range(b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        if s.owner[place] == owner:
            a.deeds[place] = side


def price_deal(
    s: State, b: Board, m: Memory, o: Outlook, a: Action, gained: int, lost: int
) -> bool:
    """Add the cash that shares the gain as planned; False: the purses do not allow it."""
    seat = a.seat
    mine = m.mine_to_me[gained]
    theirs = -m.theirs_to_me[gained]
    if lost != NONE:
        mine -= m.mine_to_them[lost]
        theirs += m.theirs_to_them[lost]
    share = share_left(s, m, seat, a.other)
    add_cash(s, b, m, a, (mine + theirs) * share // 100 - theirs)
    refused = m.refused[seat * SEATS + a.other]
    early = m.adapts[seat] == 0 or refused < m.adapts[seat]
    decent = early and is_decent(s, b, m, a, gained, lost)
    if decent and m.foresees[seat] != BY_PRICES:
        decent = is_worth_it(s, b, m, o, a, seat, NONE)
    if not decent and m.adapts[seat]:
        spare = max(0, s.cash[seat] - reserve(s, b, m, seat) // 2)
        decent = price_by_chances(s, b, m, o, a, 0 - s.cash[a.other] * 3 // 4, spare)
    if not decent or is_repeat(b, m, a):
        return False
    m.asked[seat * SEATS + a.other] = first_deed_of(s, b, a.other, gained)
    return True


def is_decent(s: State, b: Board, m: Memory, a: Action, gained: int, lost: int) -> bool:
    """Tell whether the offer *a* brings its maker enough by prices, and the other something."""
    seat = a.seat
    open_terms(b, m, a)
    weigh_deeds(s, b, m, a, gained)
    if lost != NONE:
        weigh_deeds(s, b, m, a, lost)
    mine = terms_worth(s, b, m, a, seat, True)
    theirs = terms_worth(s, b, m, a, seat, False)
    if mine <= 0 or theirs <= 0:
        return False
    decent = theirs * 100 >= (mine + theirs) * (m.opens[seat] - 4)
    return decent and is_good_for(s, m, seat, mine, theirs)


def share_left(s: State, m: Memory, seat: int, other: int) -> int:
    """Return the part of the gain of both to leave *other*: more after each offer refused."""
    pair = seat * SEATS + other
    if m.asked[pair] != NONE and s.owner[m.asked[pair]] != seat:
        m.refused[pair] += 1
    m.asked[pair] = NONE
    return min(DEAREST, m.opens[seat] + m.refused[pair] * m.yields[seat])


def first_deed_of(s: State, b: Board, owner: int, group: int) -> int:
    """Return the first deed of a group that *owner* holds."""
    for at in range(b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        if s.owner[place] == owner:
            return place
    return NONE


def add_cash(s: State, b: Board, m: Memory, a: Action, cash: int) -> None:
    """Let the maker of *a* add some cash, or ask for it if it is negative, as the purses allow."""
    a.amount = 0
    a.second = 0
    if cash > 0:
        spare = s.cash[a.seat] - reserve(s, b, m, a.seat) // 2
        a.amount = max(0, min(cash, spare))
    else:
        a.second = min(-cash, s.cash[a.other] * 3 // 4)


def is_good_for(s: State, m: Memory, seat: int, mine: int, theirs: int) -> bool:
    """Tell whether a deal brings *seat* enough, measured by what it brings the other."""
    if mine <= 0:
        return False
    fair = m.fair[seat]
    if players_left(s) == 2:
        fair = max(fair, DUEL)
    return theirs <= 0 or mine * 100 >= theirs * fair


def decide_reply(s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int) -> None:
    """Accept an offer that brings enough, else refuse it."""
    terms_on_table(s, b, a)
    good = m.foresees[seat] == BY_CHANCES or is_good_by_prices(s, b, m, a, seat)
    if good and m.foresees[seat] != BY_PRICES:
        good = is_worth_it(s, b, m, o, a, seat, bargain_value(s))
    act(a, REFUSE, seat)
    if good and why_not_accept(s) == 0:
        a.kind = ACCEPT


def is_good_by_prices(s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Tell whether the offer *a* brings *seat* enough by prices, as far as it judges them right."""
    weigh_terms(s, b, m, a)
    settled = bargain_value(s)
    mine = terms_worth(s, b, m, a, seat, False)
    theirs = terms_worth(s, b, m, a, seat, True)
    if settled != NONE:
        settled += s.offer_gives  # the cash of a settlement is owed already
        mine -= settled
        theirs += settled
    return is_good_for(s, m, seat, misjudged(m, seat, mine), theirs)


def misjudged(m: Memory, seat: int, worth: int) -> int:
    """Return a worth as a bot with its errors sees it."""
    if m.errs[seat] == 0:
        return worth
    off = draw_thought(m, 2 * m.errs[seat] + 1)
    part = abs(worth) // 100
    return worth + part * off - part * m.errs[seat]
