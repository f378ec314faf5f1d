"""Faults, planted: the checked build must see each of them."""

from fixture_rules.sizes import SEATS
from fixture_rules.table import Table


def cash_at(t: Table, seat: int) -> int:
    """Read where there may be nothing."""
    return t.cash[seat]


def set_cash_at(t: Table, seat: int, amount: int) -> None:
    """Write where there may be nothing."""
    t.cash[seat] = amount


def owner_of_owner(t: Table, place: int) -> int:
    """Read by what was read, which may be nobody."""
    return t.owner[t.owner[place]]


def is_rich(t: Table, seat: int) -> bool:
    """Answer yes or no, through two calls."""
    return cash_at(t, seat) > 100


def believe(t: Table, seat: int) -> None:
    """Believe what may be false."""
    assert 0 <= seat < SEATS, "such a seat is not at the table"
    t.turn = seat


def twice(n: int) -> int:
    """Double what may not have room for it."""
    return n * 2


def half(n: int, parts: int) -> int:
    """Divide what may be negative, or by nothing."""
    return n // parts
