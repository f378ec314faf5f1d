"""Powers: the powers that a six opens, and the token that decides the side."""

from passgo.bots.blank_actions import act, clear_goods
from passgo.bots.memory import Memory
from passgo.bots.weighted.jail import wants_out
from passgo.bots.weighted.zones import want_of
from passgo.rules.actions import (
    ASKED,
    CHOOSE_TOKEN,
    GIVEN,
    JUMP,
    SHIFT,
    SKIP_POWER,
    STEAL,
    TAKE_CASH,
    TAKE_DEEDS,
    USE_POWER,
    WIPE_OUT,
    Action,
)
from passgo.rules.board import (
    POWER_CASH,
    POWER_EXTRA_TURN,
    POWER_GIFT,
    POWER_JUMP,
    POWER_SHIFT,
    POWER_STEAL,
    POWER_WIPE_OUT,
    Board,
)
from passgo.rules.debt import can_raise
from passgo.rules.ending import wealth
from passgo.rules.limits import NOBODY, NONE, PLACES
from passgo.rules.luck import is_free_deed
from passgo.rules.ownership import can_buy_deeds, owns_group
from passgo.rules.powers import SIX, why_not_token
from passgo.rules.rent import NORMAL_TERMS, rent
from passgo.rules.slots import power_benefit_power, power_choice_power
from passgo.rules.state import PLAYING, State


def decide_token(s: State, b: Board, a: Action, seat: int) -> None:
    """Take the first token that is left; the first are of the side that gives and does not take."""
    act(a, CHOOSE_TOKEN, seat)
    while why_not_token(s, b, a) != 0:
        a.amount += 1


def decide_power(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Throw for a power that is worth its risk; a fearful bot only with good odds and cash."""
    power = power_choice_power(s)
    loss = b.power_loss[power]
    misses = b.power_from[power] - 1
    act(a, USE_POWER, seat)
    if m.fears[seat] > 0:
        good = s.cash[seat] >= 2 * loss and 2 * misses < SIX
    else:
        hurt = loss if s.cash[seat] >= loss else 2 * loss
        good = power_worth(s, b, m, seat, power) * (SIX - misses) > hurt * misses
        good = good and can_raise(s, b, seat, loss)
    if not good:
        a.kind = SKIP_POWER


def power_worth(s: State, b: Board, m: Memory, seat: int, power: int) -> int:
    """Return about what a power would bring *seat* now."""
    kind = b.power_kind[power]
    if kind == POWER_CASH:
        return b.power_amount[power]
    if kind == POWER_GIFT:
        return b.salary * min(m.free_deeds, b.power_count[power]) + b.power_amount[power]
    if kind == POWER_STEAL:
        return 2 * b.salary * b.power_count[power]
    if kind == POWER_WIPE_OUT:
        return wealth(s, b, strongest_rival(s, b, seat))
    if kind == POWER_SHIFT:
        return dearest_rent(s, b, m, seat)
    if kind == POWER_EXTRA_TURN:
        return b.salary if wants_out(s, b, m, seat) else 0
    return b.salary


def dearest_rent(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the highest rent that *seat* could ask now."""
    place = dearest_of(s, b, m, seat)
    return 0 if place == NONE else rent(s, b, place, 7, NORMAL_TERMS)


def dearest_of(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the property of *seat* with the highest rent, or NONE."""
    best = NONE
    most = 0
    for at in range(m.owns[seat]):
        place = m.own[seat * PLACES + at]
        due = rent(s, b, place, 7, NORMAL_TERMS)
        if due > most:
            most = due
            best = place
    return best


def decide_benefit(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Take what a power brings, for oneself or from the strongest."""
    kind = b.power_kind[power_benefit_power(s)]
    act(a, SKIP_POWER, seat)
    if kind == POWER_GIFT:
        take_gift(s, b, m, a, seat)
    elif kind == POWER_JUMP:
        jump_to_best(s, b, m, a, seat)
    elif kind == POWER_SHIFT:
        shift_to_rent(s, b, m, a, seat)
    elif kind == POWER_STEAL:
        steal_best(s, b, m, a, seat)
    elif kind == POWER_WIPE_OUT:
        a.kind = WIPE_OUT
        a.other = strongest_rival(s, b, seat)


def strongest_rival(s: State, b: Board, seat: int) -> int:
    """Return the richest other player."""
    best = NOBODY
    most = 0
    for other in range(s.seats):
        if other != seat and s.status[other] == PLAYING:
            if best == NOBODY or wealth(s, b, other) > most:
                best = other
                most = wealth(s, b, other)
    return best


def best_unnamed(s: State, b: Board, m: Memory, a: Action, seat: int, free: bool) -> int:
    """Return the free deed, or the deed of another, that *seat* wants most and *a* lacks."""
    best = NONE
    for at in range(m.deeds):
        place = m.deed[at]
        owner = s.owner[place]
        if a.deeds[place] != 0 or owner == seat or (free and not is_free_deed(s, b, place)):
            continue
        if not free and (owner == NOBODY or owns_group(s, b, owner, b.group[place])):
            continue
        if best == NONE or want_of(s, b, m, seat, place) > want_of(s, b, m, seat, best):
            best = place
    return best


def take_gift(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Take the best free properties, or the money when none is left."""
    a.kind = TAKE_CASH
    clear_goods(a)
    for _ in range(b.power_count[power_benefit_power(s)]):
        place = best_unnamed(s, b, m, a, seat, True)
        if place != NONE:
            a.kind = TAKE_DEEDS
            a.deeds[place] = GIVEN


def steal_best(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Steal the properties of others that help most."""
    clear_goods(a)
    for _ in range(b.power_count[power_benefit_power(s)]):
        place = best_unnamed(s, b, m, a, seat, False)
        if place != NONE:
            a.kind = STEAL
            a.deeds[place] = ASKED


def jump_to_best(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Jump to the free property wanted most that the cash can pay, to a pot, else to GO."""
    a.kind = JUMP
    a.place = 0
    most = 0
    for place in range(b.places):
        if s.pot[place] > b.salary and s.pot[place] > most:
            a.place = place
            most = s.pot[place]
    for at in range(m.deeds):
        place = m.deed[at]
        sold = can_buy_deeds(s, b, seat) or place < s.at[seat]  # by way of GO
        if sold and s.owner[place] == NOBODY and b.price[place] <= s.cash[seat]:
            want = want_of(s, b, m, seat, place)
            if want > most:
                most = want
                a.place = place


def shift_to_rent(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Send a rival to one's own dearest property, one whom that ruins before the strongest."""
    a.place = dearest_of(s, b, m, seat)
    if a.place == NONE:
        return
    a.kind = SHIFT
    a.other = strongest_rival(s, b, seat)
    due = rent(s, b, a.place, 7, NORMAL_TERMS)
    for other in range(s.seats):
        if other != seat and s.status[other] == PLAYING and not can_raise(s, b, other, due):
            a.other = other
