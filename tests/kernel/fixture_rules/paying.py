"""Payments of the little game."""

from fixture_rules.sizes import HIGH, NOBODY, SEATS
from fixture_rules.table import Table, Tariff


def note(t: Table, kind: int, seat: int, amount: int) -> None:
    """Write to the diary, if there is one."""
    if t.diary is not None:
        t.diary.add(kind, seat, amount)


def salary(t: Table, f: Tariff, seat: int) -> None:
    """Pay the salary."""
    t.cash[seat] += f.salary


def pay(t: Table, seat: int, owner: int, amount: int) -> None:
    """Pay as far as the cash goes; who has none left is out."""
    paid = min(amount, t.cash[seat])
    t.cash[seat] -= paid
    t.cash[owner] += paid
    note(t, HIGH, seat, paid)
    if t.cash[seat] == 0 and left(t) == 1:
        t.winner = owner


def left(t: Table) -> int:
    """Return how many seats still have money."""
    count = 0
    for seat in range(SEATS):
        if not is_broke(t, seat):
            count += 1
    return count


def is_broke(t: Table, seat: int) -> bool:
    """Tell whether a seat has nothing left."""
    assert seat != NOBODY, "nobody has no purse"
    return t.cash[seat] <= 0
