"""Alternatives: what else could be answered to a question, and which answer wins most."""

from typing import Final

from passgo.bots.blank_actions import act
from passgo.bots.champion.comparison import best_way
from passgo.bots.memory import Memory
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighed_ways import Ways, add_way, read_way, try_plain, try_way
from passgo.bots.weighted.cash import (
    can_raise_from_lone_deeds,
    deed_to_mortgage,
    sell_from,
    street_to_sell_from,
)
from passgo.bots.weighted.jail import kept_card_of
from passgo.bots.weighted.judgement import is_enough, weigh_chances
from passgo.rules.actions import (
    ACCEPT,
    BID,
    BUY,
    CHOOSE_ZONE,
    DECLINE,
    DRAW_CARD,
    GIVE_UP,
    GO_ON,
    KEEP,
    LEAVE,
    MORTGAGE,
    PAY_CARD,
    PAY_FINE,
    PAY_OFF,
    REFUSE,
    ROLL,
    SKIP_POWER,
    STAY,
    USE_CARD,
    USE_POWER,
    WISH,
    Action,
)
from passgo.rules.agenda import (
    AUCTION,
    BARGAIN,
    BREAK,
    CARD_CHOICE,
    DEBT,
    INHERITANCE,
    JAIL_CHOICE,
    POWER_CHOICE,
    PURCHASE,
    WISHES,
    ZONE_CHOICE,
    top_kind,
)
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.limits import NONE, PLACES
from passgo.rules.money import free_cash
from passgo.rules.shortage import cheapest_above, most_to_wish
from passgo.rules.slots import auction_of, bargain_value, purchase_place
from passgo.rules.state import State
from passgo.rules.trade import terms_on_table

FEW: Final = 5  # ways to raise money that are compared


def weigh_answer(s: State, b: Board, m: Memory, o: Outlook, a: Action) -> None:
    """Replace the answer in *a*, given at a look, if another one surely wins more."""
    seat = a.seat
    w = Ways()
    if top_kind(s) == BARGAIN:
        weigh_offer(s, b, m, o, w, a)
        return
    add_way(w, a, m.floor[seat])
    add_alternatives(s, b, m, w, top_kind(s), seat)
    best = best_way(s, b, m, w, seat)
    if best > 0:
        read_way(w, best, seat, a)
        m.ready[seat] = 0
        m.pawned[seat] = 1  # there may be a mortgage to lift now


def add_alternatives(s: State, b: Board, m: Memory, w: Ways, frame: int, seat: int) -> None:
    """Add what else *seat* may answer to the frame on top."""
    if frame == PURCHASE:
        add_purchases(s, b, m, w, seat)
    elif frame == AUCTION:
        add_bids(s, b, m, w, seat)
    elif frame == BREAK:
        add_ways_out(s, b, m, w, seat)
    elif frame == DEBT:
        add_sacrifices(s, b, m, w, seat)
    elif frame == JAIL_CHOICE:
        add_either(s, b, m, w, seat, PAY_FINE, STAY)
    elif frame == INHERITANCE:
        add_either(s, b, m, w, seat, KEEP, PAY_OFF)
    elif frame == CARD_CHOICE:
        add_either(s, b, m, w, seat, PAY_CARD, DRAW_CARD)
    elif frame == POWER_CHOICE:
        add_either(s, b, m, w, seat, USE_POWER, SKIP_POWER)
    elif frame == ZONE_CHOICE:
        add_zones(s, b, m, w, seat)
    elif frame == WISHES:
        add_wishes(s, b, m, w, seat)


def add_either(s: State, b: Board, m: Memory, w: Ways, seat: int, first: int, second: int) -> None:
    """Add two answers that say nothing but their kind."""
    a = Action()
    try_plain(s, b, w, a, first, seat, m.floor[seat])
    try_plain(s, b, w, a, second, seat, m.floor[seat])


def add_purchases(s: State, b: Board, m: Memory, w: Ways, seat: int) -> None:
    """Add to buy, to leave it to an auction, and to raise what is lacking."""
    add_either(s, b, m, w, seat, BUY, DECLINE)
    price = b.price[purchase_place(s)]
    lacking = price - free_cash(s, seat)
    if lacking > 0 and can_raise_from_lone_deeds(s, b, m, seat, lacking):
        a = Action()
        place = deed_to_mortgage(s, b, m, a, seat, True)
        if place != NONE:
            act(a, MORTGAGE, seat)
            a.place = place
            try_way(s, b, w, a, m.floor[seat])


def add_bids(s: State, b: Board, m: Memory, w: Ways, seat: int) -> None:
    """Add to leave, the lowest bid, and one that is a tenth of the price higher."""
    a = Action()
    lot = auction_of(s)
    price = b.price[lot] if lot >= 0 else cheapest_above(s, b, seat, lot, 0)
    try_plain(s, b, w, a, LEAVE, seat, m.floor[seat])
    act(a, BID, seat)
    a.amount = lowest_bid(s, b)
    try_way(s, b, w, a, m.floor[seat])
    a.amount += max(1, price // 10)
    try_way(s, b, w, a, m.floor[seat])


def add_ways_out(s: State, b: Board, m: Memory, w: Ways, seat: int) -> None:
    """Add the ways out of jail."""
    if not s.jailed[seat]:
        return
    a = Action()
    try_plain(s, b, w, a, ROLL, seat, m.floor[seat])
    try_plain(s, b, w, a, PAY_FINE, seat, m.floor[seat])
    kept = kept_card_of(s, b, seat)
    if kept != NONE:
        act(a, USE_CARD, seat)
        a.place = kept
        try_way(s, b, w, a, m.floor[seat])


def add_sacrifices(s: State, b: Board, m: Memory, w: Ways, seat: int) -> None:
    """Add what else could be sold or mortgaged to pay a debt that can be paid."""
    if w.kind[0] == GIVE_UP:
        return
    a = Action()
    street = street_to_sell_from(s, b, m, seat)
    if street != NONE:
        sell_from(s, b, a, seat, street)
        try_way(s, b, w, a, m.floor[seat])
    for at in range(m.owns[seat]):
        if w.ways < FEW:
            act(a, MORTGAGE, seat)
            a.place = m.own[seat * PLACES + at]
            try_way(s, b, w, a, m.floor[seat])


def add_zones(s: State, b: Board, m: Memory, w: Ways, seat: int) -> None:
    """Add to go on, and every zone that may be chosen."""
    a = Action()
    try_plain(s, b, w, a, GO_ON, seat, m.floor[seat])
    for zone in range(b.zones):
        act(a, CHOOSE_ZONE, seat)
        a.amount = zone
        try_way(s, b, w, a, m.floor[seat])


def add_wishes(s: State, b: Board, m: Memory, w: Ways, seat: int) -> None:
    """Add to wish for no building, and for as many as may be."""
    a = Action()
    act(a, WISH, seat)
    try_way(s, b, w, a, m.floor[seat])
    a.amount = most_to_wish(s, b, seat)
    try_way(s, b, w, a, m.floor[seat])


def weigh_offer(s: State, b: Board, m: Memory, o: Outlook, w: Ways, a: Action) -> None:
    """Accept only what brings enough at a look and is surely better than to refuse."""
    seat = a.seat
    terms = Action()
    terms_on_table(s, b, terms)
    weigh_chances(s, b, m, o, terms, bargain_value(s))
    act(a, REFUSE, seat)
    if not is_enough(s, m, seat, m.gain[seat], m.gain[terms.seat], m.grants[seat]):
        return
    add_way(w, a, m.floor[seat])
    a.kind = ACCEPT
    try_way(s, b, w, a, m.floor[seat])
    w.sure = m.surety[seat]
    w.wanted = m.ponders[seat] * m.thinks[seat]
    best = best_way(s, b, m, w, seat)
    read_way(w, best, seat, a)
