"""Caches: all that is remembered to be quick has a bound in `limits`, and is counted by a name."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol, TypeVar


class Cached(Protocol):
    """A function whose answers are kept."""

    def cache_info(self) -> Any:
        """Return how many are kept, among others."""


AnyCached = TypeVar("AnyCached", bound=Cached)
OF_FUNCTIONS: list[tuple[str, Cached]] = []
"""The functions of this process whose answers are kept; all servers in it share them."""


def counted(name: str) -> Callable[[AnyCached], AnyCached]:
    """Have what is kept of a function counted under a name; several may share one."""

    def count(function: AnyCached) -> AnyCached:
        OF_FUNCTIONS.append((name, function))
        return function

    return count


def answers_kept() -> Counter[str]:
    """Return how many answers of functions are kept, by name."""
    found = Counter[str]()
    for name, function in OF_FUNCTIONS:
        found[name] += function.cache_info().currsize
    return found
