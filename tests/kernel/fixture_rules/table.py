"""The state of the little game."""

from fixture_rules.diary import Diary
from fixture_rules.sizes import (
    HIGH,
    LAST,
    MARKS,
    NOBODY,
    SEATS,
    SPACES,
)
from passgo.rules.integer_record import Record


class Table(Record):
    """Everything that changes."""

    def __init__(self) -> None:
        self.turn = 0
        self.top = HIGH
        self.cash = [20] * SEATS
        self.at = [0] * SEATS
        self.owner = [NOBODY] * SPACES
        self.marks = [0] * MARKS
        self.generator = 1
        self.winner = NOBODY
        self.diary: Diary | None = None  # outside


class Scale(Record):
    """Numbers that are known to be small."""

    def __init__(self) -> None:
        self.weight = [0] * SEATS  # 16 bits: what lies on it
        self.total = 0  # 32 bits
        self.last = LAST


class Tariff(Record):
    """What does not change."""

    def __init__(self) -> None:
        self.price = [5] * SPACES
        self.salary = 2
