"""Changes: a busy state of the rules, and what a deed changes in it, field by field."""

from collections.abc import Callable

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.agenda import ROUND, TURN, push
from passgo.rules.limits import CARDS, NOBODY, SEATS
from passgo.rules.state import State

Changes = dict[str, object]

BELLEVILLE, LECOURBE, MONTPARNASSE, JAIL, PARKING = 1, 3, 5, 10, 20
BOARD = board_of(load_edition("classic-2003"))
WITH_POT = board_of(load_edition("classic-2003"), "", {"free_parking": "pot"})


def busy() -> State:
    """Return a state in a turn of the first of three, in which much has happened."""
    s = State()
    s.seats = 3
    s.turn, s.turns, s.throws, s.doubles, s.again = 0, 7, 2, 1, 1
    s.power, s.extra_turn, s.turn_over = 3, 1, 0
    s.first_die, s.second_die = 2, 2
    s.bank_paid, s.pot[PARKING] = 1000, 70
    s.houses_left, s.hotels_left = 20, 9
    for seat in range(3):
        s.cash[seat] = 100 * (seat + 1)
        s.at[seat] = 20 + seat
        s.jailed[seat], s.jail_throws[seat] = 1, 2
        s.wish[seat] = seat + 1
        s.opening[seat] = 3
    s.offers_made[1], s.offers_made[2 * SEATS] = 1, 2
    s.owner[BELLEVILLE] = s.owner[LECOURBE] = 0
    s.owner[MONTPARNASSE], s.mortgaged[MONTPARNASSE], s.cheap_lift[MONTPARNASSE] = 1, 1, 1
    s.deck_count[0], s.deck_count[1] = 3, 3
    for at in range(3):
        s.deck[at], s.deck[CARDS + at] = at + 4, at + 7
    s.offer_from, s.offer_to, s.offer_gives, s.offer_asks = 1, 2, 5, 6
    s.offer_deeds[LECOURBE], s.offer_cards[1], s.for_sale[LECOURBE] = 1, 2, 1
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, TURN, 0, 0, 0, 0)
    return s


def changes(act: Callable[[State], object], s: State | None = None) -> Changes:
    """Return what an act changes in a state, with the new values."""
    after = busy() if s is None else s
    before = after.clone()
    act(after)
    changed: Changes = {}
    for name, old in vars(before).items():
        new = getattr(after, name)
        if isinstance(old, list):
            changed |= {f"{name} {at}": new[at] for at in range(len(old)) if new[at] != old[at]}
        elif new != old:
            changed[name] = new
    return changed


def with_frame(kind: int, seat: int, *slots: int) -> State:
    """Return the busy state with one more frame, whose slots are given."""
    s = busy()
    push(s, kind, seat, 0, 0, 0)
    for name, value in zip("abcde", slots, strict=False):
        getattr(s, f"agenda_{name}")[s.depth - 1] = value
    return s


def frame(kind: int, seat: int, **slots: int) -> Changes:
    """Return the changes by which a frame comes on top of the busy state."""
    pushed: Changes = {"depth": 3, "agenda_kind 2": kind}
    if seat != NOBODY:
        pushed["agenda_seat 2"] = seat
    return pushed | {f"agenda_{name} 2": value for name, value in slots.items()}
