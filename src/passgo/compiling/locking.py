"""Locking: which functions need no lock of the interpreter, as they touch records and make none.

What is called without the lock must not need it either. The log of a state is an object of Python:
writing to it takes the lock for a moment, where there is a log.
"""

import re
from collections.abc import Iterable

from passgo.compiling.checking import Body
from passgo.compiling.expressions import OutsideCall
from passgo.compiling.model import BOOL, INT, NONE, Program

PLAIN = (INT, BOOL, NONE)
CALL = re.compile(r"\b([a-z_]\w*)\(")


def free_functions(
    program: Program, bodies: dict[str, Body], texts: dict[str, list[str]], unlocked: set[str]
) -> set[str]:
    """Return the functions that may be called without the lock.

    Those that give it up themselves hold it when they are called.
    """
    calls = {name: calls_in(lines) & texts.keys() for name, lines in texts.items()}
    free = {name for name in texts if not makes_or_takes_objects(program, name, bodies[name])}
    free -= unlocked
    while bound := {name for name in free if calls[name] - free}:
        free -= bound
    return free


def bound_calls(lines: list[str], known: Iterable[str], free: set[str]) -> list[str]:
    """Return the functions that some lines call and that need the lock."""
    return sorted((calls_in(lines) & set(known)) - free)


def calls_in(lines: list[str]) -> set[str]:
    """Return every name that is called in some lines."""
    return {name for line in lines for name in CALL.findall(line.partition("#")[0])}


def makes_or_takes_objects(program: Program, name: str, body: Body) -> bool:
    """Tell whether a function has to do with objects beside the records that it is given."""
    signature = program.functions[name]
    taken = {kind for _, kind in signature.params} & program.classes.keys()
    local = [kind for kind in body.names.values() if kind not in PLAIN]
    return bool(body.makes_objects or taken or local or signature.returns not in PLAIN)


def name_with_lock(call: OutsideCall) -> str:
    """Return the name of the function that takes the lock and does a call."""
    return f"_locked_{call.record}_{call.field}_{call.func.attr}"


def write_with_lock(program: Program, call: OutsideCall) -> list[str]:
    """Return the function that takes the lock and calls a method of an object outside a record."""
    kind = program.records[call.record].outside[call.field]
    params = program.classes[kind].methods[call.func.attr].params
    typed = ", ".join(f"{'bint' if kind == BOOL else 'long long'} {name}" for name, kind in params)
    given = ", ".join(name for name, _ in params)
    return [
        f"cdef void {name_with_lock(call)}({call.record} record, {typed}) noexcept with gil:",
        f"    record.{call.field}.{call.func.attr}({given})",
    ]
