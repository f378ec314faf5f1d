"""Plans: all of a world that its seed decides beforehand, and that can be made smaller."""

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

AUCTION = {"house_rules": {"auction_seconds": 5, "auction_beeps": 1}}
TABLES: tuple[tuple[str, list[str], dict[str, Any]], ...] = (
    ("classic-2003", ["", "novice"], {}),
    ("classic-2003", ["", "", "novice"], {}),
    ("classic-2003", ["", ""], {"clock": 10}),
    ("euro-1999", ["", "", ""], {}),
    ("revolution-2009", ["", "", "novice"], AUCTION),
    ("clone-wars-2008", ["", "novice", ""], {}),
    ("knockout-2024", ["", "novice"], {}),
    ("knockout-2024", ["", ""], {"clock": 15}),
)
KINDS = ("honest", "honest", "impatient")
FAULTS = (
    *("kill",) * 20,
    *("stop", "pause", "disk-fails", "disk-lies", "disk-full", "disk-slow", "read-fails"),
    *("storm", "cut", "half-open", "deaf", "cut", "half-open"),
)
"""What may happen to a server alone, its disk, and the wires of one of its guests or all."""
SHARED_FAULTS = (
    *("kill",) * 8,
    *("part",) * 8,
    *(
        "stop",
        "pause",
        "pause",
        "skew",
        "lost-notices",
        "database-restarts",
        "database-fails",
        "database-lies",
    ),
    *("database-slow", "storm", "cut", "half-open", "deaf"),
)
"""What may happen to servers that share a database."""
BESIDE_FROM = 20_000
"""Seeds from which some worlds have a shared book too: those before are as they were."""
DENSE_FROM = 40_000
"""Seeds from which something goes wrong all the time."""
LASTING = (0.05, 0.5, 0.5, 2.0, 6.0, 15.0)
SOON_OVER = (0.05, 0.05, 0.2, 0.5, 2.0)
"""About how many seconds a fault may last, and where one follows the other."""
Kind = str


class TablePlan(Struct, frozen=True, kw_only=True):
    """A table that somebody will make."""

    edition: str
    levels: list[str]
    more: dict[str, Any]


class PersonPlan(Struct, frozen=True, kw_only=True):
    """Somebody who comes: to which table, to which seat if any, and of which kind."""

    name: str
    table: int
    seat: int
    kind: Kind


class Fault(Struct, frozen=True, kw_only=True):
    """Something that goes wrong at a moment, for some seconds, at a server or for somebody."""

    at: float
    kind: str
    seconds: float
    node: int
    who: int
    amount: float


class Plan(Struct, frozen=True, kw_only=True):
    """A whole world: the seed decides the rest as it goes.

    *snapshots* and *positions* say how many entries lie between two of them.
    """

    seed: int
    nodes: int
    seconds: float
    snapshots: int
    positions: int
    tables: list[TablePlan]
    people: list[PersonPlan]
    faults: list[Fault]

    def written(self) -> str:
        """Return the plan as text."""
        return msgspec.json.encode(self).decode()


def read_plan(text: str) -> Plan:
    """Return a plan from its text."""
    return msgspec.json.decode(text, type=Plan)


def plan_of(seed: int) -> Plan:
    """Return the world of a seed; every third one has several servers over one database."""
    chance = Random(f"{seed} plan")
    nodes = chance.choice((2, 2, 3)) if seed % 3 == 0 else 1
    is_dense = seed >= DENSE_FROM
    tables = [table_of(chance) for _ in range(chance.choice((2, 3) if is_dense else (1, 1, 2)))]
    people = people_at(chance, tables)
    watched = len(people)
    people += bookkeepers(seed, watched)
    seconds = chance.uniform(60.0, 120.0) if is_dense else chance.uniform(20.0, 90.0)
    number = chance.randint(120, 200) if is_dense else most_faults(chance)
    lasting = SOON_OVER if is_dense else LASTING
    faults = sorted(
        (fault_of(chance, nodes, watched, seconds, lasting) for _ in range(number)),
        key=lambda fault: fault.at,
    )
    return Plan(
        seed=seed,
        nodes=nodes,
        seconds=seconds,
        snapshots=chance.choice((5, 20, 100)),
        positions=chance.choice((2, 5, 20)),
        tables=tables,
        people=people,
        faults=faults,
    )


def table_of(chance: Random) -> TablePlan:
    """Return some table."""
    edition, levels, more = chance.choice(TABLES)
    pace, grace = chance.choice(("instant", "instant", "3x")), chance.choice((0, 3, 10, 20))
    return TablePlan(edition=edition, levels=levels, more={"pace": pace, "grace": grace} | more)


def people_at(chance: Random, tables: list[TablePlan]) -> list[PersonPlan]:
    """Return who comes to tables: one to each seat, somebody who looks on, somebody who is bad.

    Of several who play one may leave for good.
    """
    people: list[PersonPlan] = []

    def come(table: int, seat: int, kind: Kind) -> None:
        name = f"{kind}{len(people)}"
        people.append(PersonPlan(name=name, table=table, seat=seat, kind=kind))

    for at, table in enumerate(tables):
        seats = [seat for seat, level in enumerate(table.levels) if not level]
        leaves = chance.choice(seats[1:]) if len(seats) > 1 and chance.random() < 0.3 else -1
        for seat in seats:
            come(at, seat, "leaving" if seat == leaves else chance.choice(KINDS))
        if chance.random() < 0.3:
            come(at, -1, "honest")
        if chance.random() < 0.4:
            come(at, -1, "malicious")
    return people


def bookkeepers(seed: int, number: int) -> list[PersonPlan]:
    """Return who keeps the shared book of a real game beside the tables: two phones, or nobody."""
    if seed < BESIDE_FROM or Random(f"{seed} beside").random() < 0.5:
        return []
    names = (f"booking{number + at}" for at in range(2))
    return [PersonPlan(name=name, table=0, seat=-1, kind="booking") for name in names]


def most_faults(chance: Random) -> int:
    """Return how much goes wrong: little, much or very much."""
    return chance.randint(*chance.choice(((2, 8), (10, 40), (40, 90))))


def fault_of(
    chance: Random, nodes: int, people: int, seconds: float, lasting: tuple[float, ...]
) -> Fault:
    """Return something that goes wrong some time."""
    return Fault(
        at=chance.uniform(1.0, seconds),
        kind=chance.choice(FAULTS if nodes == 1 else SHARED_FAULTS),
        seconds=chance.choice(lasting) * chance.uniform(0.5, 1.5),
        node=chance.randrange(nodes),
        who=chance.randrange(people),
        amount=chance.random(),
    )
