"""The written source: declarations are added, bodies stay as they are."""

from pathlib import Path

import pytest

from passgo.compiling.model import Rejected
from passgo.compiling.sources import Source
from passgo.compiling.writing import generate

TEXT = '''\
"""A rule."""

from typing import Final

from passgo.rules.integer_record import Record

SIZE: Final = 4


class Table(Record):
    """A table."""

    def __init__(self) -> None:
        self.cash = [0] * SIZE


def mix(t: Table, seat: int, odd: bool) -> int:
    """Return something."""
    # Why it is so.
    total = 0
    chosen: bool = odd
    twin = t.clone()
    for at in range(SIZE):
        total += (
            t.cash[at] * twin.cash[(seat + t.cash[at]) % SIZE]  # « é » counts bytes
        ) & 0xFFFFFFFF
    return total if chosen else 7


def settle(t: Table, seat: int) -> None:
    """Do nothing but call."""
    mix(t, t.cash[seat], True)


def is_odd(n: int) -> bool:
    """Tell."""
    return n & 1 == 1


def twin_of(t: Table) -> Table:
    """Return a twin."""
    return t.clone()
'''


@pytest.fixture
def sources(tmp_path: Path) -> list[Source]:
    path = tmp_path / "rule.py"
    path.write_text(TEXT, encoding="utf-8")
    return [Source("rules.rule", path)]


def function(text: str, name: str) -> list[str]:
    """Return the lines of one written function."""
    lines = [*text.splitlines(), ""]
    start = next(at for at, line in enumerate(lines) if f" {name}(" in line and "cpdef" in line)
    return lines[start : lines.index("", start)]


def test_a_fast_body_is_typed_and_otherwise_untouched(sources: list[Source]) -> None:
    written = function(generate(sources, checked=False), "mix")

    assert written == [
        "cpdef long long mix(Table t, long long seat, bint odd) noexcept:",
        "    cdef long long total",
        "    cdef bint chosen",
        "    cdef Table twin",
        "    cdef long long at",
        "    total = 0",
        "    chosen: bool = odd",
        "    twin = t.clone()",
        "    for at in range(SIZE):",
        "        total += (",
        "            t.cash[at] * twin.cash[(seat + t.cash[at]) % SIZE]  # « é » counts bytes",
        "        ) & (<long long> 0xFFFFFFFF)",
        "    return total if chosen else 7",
    ]


def test_a_checked_body_checks_every_index(sources: list[Source]) -> None:
    written = function(generate(sources, checked=True), "mix")
    inner = '_within(at, 4, "Table.cash")'

    assert written[0] == "cpdef long long mix(Table t, long long seat, bint odd) except? -1:"
    assert written[10] == (
        f"            t.cash[{inner}] * twin.cash["
        f'_within((seat + t.cash[{inner}]) % SIZE, 4, "Table.cash")]  # « é » counts bytes'
    )


@pytest.mark.parametrize(
    ("name", "fast", "checked"),
    [
        ("settle", "cpdef void settle(Table t, long long seat) noexcept:", " except *:"),
        ("is_odd", "cpdef bint is_odd(long long n) noexcept nogil:", " except? -1:"),
        ("twin_of", "cpdef Table twin_of(Table t):", "(Table t):"),
    ],
)
def test_headers_say_how_an_exception_leaves(
    sources: list[Source], name: str, fast: str, checked: str
) -> None:
    assert function(generate(sources, checked=False), name)[0] == fast
    assert function(generate(sources, checked=True), name)[0].endswith(checked)


UNLOCKED = """

from passgo.bots.unlocked import unlocked


@unlocked
def count(t: Table, n: int) -> int:
    total = 0
    for at in range(n):
        total += {counted}
    return total
"""


def with_unlocked(sources: list[Source], counted: str) -> list[Source]:
    sources[0].path.write_text(TEXT + UNLOCKED.format(counted=counted), encoding="utf-8")
    return sources


def test_an_unlocked_function_gives_up_the_lock_unless_it_is_checked(
    sources: list[Source],
) -> None:
    written = with_unlocked(sources, "1 if is_odd(at) else 0")

    assert function(generate(written, checked=False), "count") == [
        "cpdef long long count(Table t, long long n) noexcept:",
        "    cdef long long total",
        "    cdef long long at",
        "    with nogil:",
        "        total = 0",
        "        for at in range(n):",
        "            total += 1 if is_odd(at) else 0",
        "        return total",
    ]
    assert "nogil:" not in "".join(function(generate(written, checked=True), "count"))


@pytest.mark.parametrize(
    ("counted", "reason"), [("mix(t, at, True)", "mix"), ("t.clone().cash[at]", "makes a record")]
)
def test_what_makes_records_is_not_unlocked(
    sources: list[Source], counted: str, reason: str
) -> None:
    with pytest.raises(Rejected, match=f"count cannot be unlocked: .*{reason}"):
        generate(with_unlocked(sources, counted), checked=False)


def test_the_hash_follows_the_source(sources: list[Source]) -> None:
    def line() -> str:
        (found,) = [
            each
            for each in generate(sources, checked=False).splitlines()
            if each.startswith("SOURCE_HASH = ")
        ]
        return found

    before = line()
    assert line() == before

    sources[0].path.write_text(TEXT + "# changed\n", encoding="utf-8")
    assert line() != before
