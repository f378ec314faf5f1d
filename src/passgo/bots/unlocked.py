"""Unlocked: functions during which other threads of Python may run.

This is the plain form, in which nothing changes. Compiled, such a function plays without the lock
of the interpreter: all that it reaches touches records and makes none, which the compiler checks.
Nobody else may use its records meanwhile.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def unlocked(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function that needs no lock."""
    return function
