"""The little game: throw, move, buy or pay, until one is broke."""

from fixture_rules.luck import throw
from fixture_rules.paying import note, pay, salary
from fixture_rules.sizes import EVEN, HIGH, LOW, NOBODY, SEATS, SPACES
from fixture_rules.table import Table, Tariff
from passgo.bots.unlocked import unlocked


def play(t: Table, f: Tariff, most: int) -> int:
    """Play to the end and return the number of turns."""
    turns = 0
    while t.winner == NOBODY and turns < most:
        take_turn(t, f)
        turns += 1
    return turns


def take_turn(t: Table, f: Tariff) -> None:
    """Throw for the seat whose turn it is, move and settle."""
    seat = t.turn
    steps = throw(t) + throw(t)
    before = t.at[seat]
    t.at[seat] = (before + steps) % SPACES
    if t.at[seat] < before:
        salary(t, f, seat)
    settle(t, f, seat, t.at[seat], steps % 2 == EVEN)
    t.marks[seat * SPACES + t.at[seat]] += 1
    t.turn = next_seat(t, seat)


def settle(t: Table, f: Tariff, seat: int, place: int, odd: bool) -> None:
    """Buy the place, or pay its owner."""
    price: int = f.price[place] if not odd else f.price[place] + 1
    owner = t.owner[place]
    if owner == NOBODY and t.cash[seat] > price:
        t.cash[seat] -= price
        t.owner[place] = seat
        note(t, LOW, seat, price)
    elif owner not in (NOBODY, seat):
        pay(t, seat, owner, max(price // 2, 1))


def next_seat(t: Table, seat: int) -> int:
    """Return the next seat that still has money."""
    following = seat
    for _ in range(SEATS):
        following = (following + 1) % SEATS
        if t.cash[following] > 0:
            return following
    return seat


def look_ahead(t: Table, f: Tariff, turns: int) -> int:
    """Return the richest seat's cash after some more turns, leaving the state as it is."""
    twin = t.clone()
    best = 0
    for _ in range(turns):
        take_turn(twin, f)
    for seat in range(SEATS - 1, -1, -1):
        best = max(best, twin.cash[seat])
    return min(best, HIGH * 1000)


@unlocked
def play_again(t: Table, f: Tariff, origin: Table, games: int, most: int) -> int:
    """Play some games from one table without the lock, and return their turns."""
    turns = 0
    for game in range(games):
        t.copy_from(origin)
        t.generator = origin.generator + game
        turns += play(t, f, most)
    return turns
