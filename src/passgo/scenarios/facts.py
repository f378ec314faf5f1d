"""Facts: events and prompts as a scenario writes them, "Paid payer=A receiver=B amount=4"."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from passgo.game import events, prompts
from passgo.game.events import Event
from passgo.game.fields import ONE_SEAT, Meaning, meaning_of
from passgo.game.prompts import Prompt


class FactError(ValueError):
    """A text that names no event or prompt, or a fact that it does not have."""


def _known(module: object, base: type[Struct]) -> dict[str, type[Struct]]:
    found = vars(module).values()
    return {
        kind.__name__: kind
        for kind in found
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base
    }


EVENTS = _known(events, Event)
PROMPTS = _known(prompts, Prompt)


@dataclass(frozen=True)
class Pattern:
    """The name of an event or prompt, and those of its facts that matter."""

    text: str
    name: str
    facts: tuple[tuple[str, str], ...]

    def fits(self, thing: Struct, names: Sequence[str]) -> bool:
        """Tell whether an event or a prompt is the one meant."""
        if type(thing).__name__ != self.name:
            return False
        return all(shown(thing, key, names) == value for key, value in self.facts)


def parse_event(text: str) -> Pattern:
    """Return the pattern of "Name key=value ..." for an event."""
    return _parse(text, EVENTS, "event")


def parse_prompt(text: str, names: Sequence[str]) -> tuple[str, Pattern]:
    """Return who is asked, "" for nobody, and the pattern of the question."""
    first, _, rest = text.partition(" ")
    if first in names:
        return first, _parse(rest, PROMPTS, "prompt")
    return "", _parse(text, PROMPTS, "prompt")


def _parse(text: str, known: dict[str, type[Struct]], what: str) -> Pattern:
    name, *words = text.split()
    if name not in known:
        raise FactError(f"{text!r}: unknown {what} {name!r}")
    facts = []
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in known[name].__struct_fields__:
            keys = ", ".join(known[name].__struct_fields__)
            raise FactError(f"{text!r}: {name} has no fact {key!r}; it has {keys}")
        facts.append((key, value))
    return Pattern(text, name, tuple(facts))


def shown(thing: Struct, key: str, names: Sequence[str]) -> str:
    """Return one fact as a scenario writes it: seats by name, nobody as "bank"."""
    value, meaning = getattr(thing, key), meaning_of(type(thing), key)
    if isinstance(value, tuple):
        return ",".join(_shown(item, meaning is Meaning.SEATS, names) for item in value)
    return _shown(value, meaning in ONE_SEAT, names)


def _shown(value: object, is_seat: bool, names: Sequence[str]) -> str:
    if value is None:
        return "bank" if is_seat else "none"
    if isinstance(value, bool):
        return str(value).lower()
    if is_seat and isinstance(value, int):
        return names[value] if value >= 0 else "nobody"
    if isinstance(value, Struct):
        return msgspec.json.encode(value).decode()
    return str(value)


def described(thing: Struct, names: Sequence[str]) -> str:
    """Return an event or a prompt with all its facts, for a failure's message."""
    keys = thing.__struct_fields__
    if isinstance(thing, Prompt):
        who = [names[seat] for seat in thing.seats[:1]]
        return " ".join([*who, type(thing).__name__, *_pairs(thing, keys[1:], names)])
    return " ".join([type(thing).__name__, *_pairs(thing, keys, names)])


def _pairs(thing: Struct, keys: Sequence[str], names: Sequence[str]) -> list[str]:
    return [f"{key}={shown(thing, key, names)}" for key in keys]
