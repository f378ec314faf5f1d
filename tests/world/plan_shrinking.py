"""Shrinking: a plan that breaks without all that it does not take."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace
from plans import Plan

Breaks = Callable[[Plan], bool]
SHORTEST = 5.0


def shrunk(plan: Plan, breaks: Breaks) -> Plan:
    """Return a smaller plan that still breaks: nothing more can be left out of it alone."""
    while True:
        smaller = next((each for each in smaller_plans(plan) if breaks(each)), None)
        if smaller is None:
            return plan
        plan = smaller


def smaller_plans(plan: Plan) -> Iterator[Plan]:
    """Yield plans with less in them, the boldest first: halves of the faults, then one by one."""
    size = len(plan.faults)
    while size:
        for at in range(0, len(plan.faults), size):
            yield replace(plan, faults=plan.faults[:at] + plan.faults[at + size :])
        size //= 2
    if len(plan.tables) > 1:
        for at in range(len(plan.tables)):
            yield without_table(plan, at)
    for at, person in enumerate(plan.people):
        if person.seat < 0:
            yield replace(plan, people=plan.people[:at] + plan.people[at + 1 :])
    if plan.seconds > SHORTEST:
        yield replace(plan, seconds=plan.seconds / 2)
    if plan.nodes > 1:
        faults = [replace(fault, node=0) for fault in plan.faults]
        yield replace(plan, nodes=plan.nodes - 1, faults=faults)


def without_table(plan: Plan, at: int) -> Plan:
    """Return a plan without a table and its people."""
    stay = [person for person in plan.people if person.table != at]
    people = [replace(person, table=min(person.table, at)) for person in stay]
    return replace(plan, tables=plan.tables[:at] + plan.tables[at + 1 :], people=people)
