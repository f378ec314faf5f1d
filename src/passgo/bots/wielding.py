"""Wielding: the powers that a six opens, and the token that decides the side."""

from passgo.bots.dealing import clear_goods
from passgo.bots.memory import Memory
from passgo.bots.purse import act
from passgo.bots.roaming import want_of
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
    POWER_GIFT,
    POWER_JUMP,
    POWER_SHIFT,
    POWER_STEAL,
    POWER_WIPE_OUT,
    Board,
)
from passgo.rules.ending import wealth
from passgo.rules.limits import NOBODY
from passgo.rules.ownership import owns_group
from passgo.rules.powers import why_not_token
from passgo.rules.rent import NORMAL_TERMS, rent
from passgo.rules.state import PLAYING, State


def decide_token(s: State, b: Board, a: Action, seat: int) -> None:
    """Take the first token that is left."""
    act(a, CHOOSE_TOKEN, seat)
    while why_not_token(s, b, a) != 0:
        a.amount += 1


def decide_power(s: State, b: Board, a: Action, seat: int) -> None:
    """Throw for a power unless a failure would hurt more than the purse can bear."""
    power = s.agenda_a[s.depth - 1]
    act(a, USE_POWER, seat)
    if s.cash[seat] < 2 * b.power_loss[power]:
        a.kind = SKIP_POWER


def decide_benefit(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Take what a power brings, for oneself or from the strongest."""
    kind = b.power_kind[s.agenda_a[s.depth - 1]]
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
    best = NOBODY
    for at in range(m.deeds):
        place = m.deed[at]
        owner = s.owner[place]
        if a.deeds[place] != 0 or owner == seat or (owner == NOBODY) != free:
            continue
        if not free and owns_group(s, b, owner, b.group[place]):
            continue
        if best == NOBODY or want_of(s, b, m, seat, place) > want_of(s, b, m, seat, best):
            best = place
    return best


def take_gift(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Take the best free properties, or the money when none is left."""
    a.kind = TAKE_CASH
    clear_goods(a)
    for _ in range(b.power_count[s.agenda_a[s.depth - 1]]):
        place = best_unnamed(s, b, m, a, seat, True)
        if place != NOBODY:
            a.kind = TAKE_DEEDS
            a.deeds[place] = GIVEN


def steal_best(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Steal the properties of others that help most."""
    clear_goods(a)
    for _ in range(b.power_count[s.agenda_a[s.depth - 1]]):
        place = best_unnamed(s, b, m, a, seat, False)
        if place != NOBODY:
            a.kind = STEAL
            a.deeds[place] = ASKED


def jump_to_best(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Jump to the free property wanted most that the cash can pay, else to GO."""
    a.kind = JUMP
    a.place = 0
    most = 0
    for at in range(m.deeds):
        place = m.deed[at]
        if s.owner[place] == NOBODY and b.price[place] <= s.cash[seat]:
            want = want_of(s, b, m, seat, place)
            if want > most:
                most = want
                a.place = place


def shift_to_rent(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Send the strongest rival to one's own dearest property."""
    a.other = strongest_rival(s, b, seat)
    most = 0
    for at in range(m.deeds):
        place = m.deed[at]
        if s.owner[place] == seat:
            due = rent(s, b, place, 7, NORMAL_TERMS)
            if due > most:
                most = due
                a.place = place
                a.kind = SHIFT
