"""What is wrong with the data of an edition: where, and in which words."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct, inspect


class Mistake(Struct, frozen=True):
    """One mistake, at one key of one file; *why* and *facts* tell it in any language."""

    file: str
    key: str
    message: str
    why: str = ""
    facts: Mapping[str, int] = {}

    def __str__(self) -> str:
        """Return the mistake as one line."""
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: {self.message}"


class EditionError(ValueError):
    """An edition cannot be used as it is; every mistake found is listed."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        """Keep the mistakes and say them all, one a line."""
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(str(mistake) for mistake in self.mistakes))


class Report:
    """The mistakes of one file; the first at a key speaks for that key."""

    def __init__(self, file: str, earlier: Sequence[Mistake] = ()) -> None:
        """Begin with the mistakes found earlier; those of other files silence their keys."""
        self.file = file
        self._found = {mistake.key: mistake for mistake in earlier if mistake.file == file}
        self._silent = {mistake.key for mistake in earlier}

    def add(self, key: str, message: str) -> None:
        """Note a mistake, unless its key has one already."""
        if key not in self._silent:
            self._found.setdefault(key, Mistake(self.file, key, message))

    @property
    def mistakes(self) -> list[Mistake]:
        """Return what was found, in order of finding."""
        return list(self._found.values())


def wrong_value(value: object, hint: Any, error: msgspec.ValidationError) -> str:
    """Return what is wrong with a value; name the choices or the range that there is."""
    if choices := choices_of(hint):
        return f"{value!r} is not a choice; allowed: {' | '.join(map(str, choices))}"
    limits = inspect.type_info(hint)
    if isinstance(limits, inspect.IntType) and limits.ge is not None and limits.le is not None:
        return f"{value!r}: {error}; allowed: {limits.ge:,} to {limits.le:,}"
    return f"{value!r}: {error}"


def choices_of(hint: Any) -> tuple[object, ...]:
    """Return what can be chosen for a value, which may be left out; nothing if it is no choice."""
    named = next((part for part in (hint, *get_args(hint)) if get_origin(part) is Literal), None)
    return get_args(named)
