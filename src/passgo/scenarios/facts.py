"""Facts: events and prompts as a scenario writes them, "Paid payer=A receiver=B amount=4"."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from passgo.fields import ONE_SEAT, Meaning, leaves, meaning_of
from passgo.game.events import Event
from passgo.game.prompts import Prompt
from passgo.scenarios.language import Language


class FactError(ValueError):
    """A text that names no event or prompt, or a fact that it does not have."""


def by_name(base: type[Struct]) -> dict[str, type[Struct]]:
    """Return the kinds of event or prompt under a base, by name."""
    return {kind.__name__: kind for kind in leaves(base)}


EVENTS = by_name(Event)
PROMPTS = by_name(Prompt)


@dataclass(frozen=True)
class Pattern:
    """The name of an event or prompt, and those of its facts that matter."""

    text: str
    name: str
    facts: tuple[tuple[str, str], ...]

    def fits(self, thing: Struct | None, language: Language) -> bool:
        """Tell whether an event or a prompt is the one meant."""
        if thing is None or type(thing).__name__ != self.name:
            return False
        return all(language.shown(thing, key) == value for key, value in self.facts)


def parse_event(text: str, language: Language) -> Pattern:
    """Return the pattern of "Name key=value ..." for an event."""
    return _parse(text, language.events, "event")


def parse_prompt(text: str, language: Language) -> tuple[str, Pattern]:
    """Return who is asked, "" for nobody, and the pattern of the question."""
    first, _, rest = text.partition(" ")
    if first in language.names:
        return first, _parse(rest, language.prompts, "prompt")
    return "", _parse(text, language.prompts, "prompt")


def _parse(text: str, known: Mapping[str, type[Struct]], what: str) -> Pattern:
    name, *words = text.split() or [""]
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


def asked_first(prompt: Struct | None, language: Language) -> str:
    """Return the name of whom a prompt asks first, "" if it asks nobody."""
    seats = getattr(prompt, "seats", ())
    return language.names[seats[0]] if seats else ""


def described(thing: Struct | None, language: Language) -> str:
    """Return an event or a prompt with all its facts, for a failure's message."""
    if thing is None:
        return "nothing"
    is_prompt = type(thing).__name__ in language.prompts
    who = [asked_first(thing, language)] if is_prompt else []
    keys = [key for key in thing.__struct_fields__ if not is_prompt or key != "seats"]
    facts = [f"{key}={language.shown(thing, key)}" for key in keys]
    return " ".join(filter(None, [*who, type(thing).__name__, *facts]))


def shown(thing: Struct, key: str, names: Sequence[str]) -> str:
    """Return one fact as a scenario writes it: seats by name, nobody as "bank"."""
    value, meaning = getattr(thing, key), meaning_of(type(thing), key)
    if isinstance(value, tuple):
        return ",".join(_shown(item, meaning is Meaning.SEATS, names) for item in value)
    return _shown(value, meaning in ONE_SEAT, names)


def _shown(value: object, is_seat: bool, names: Sequence[str]) -> str:
    if is_seat and value is None:
        return "bank"
    if is_seat and isinstance(value, int):
        return names[value] if value >= 0 else "nobody"
    return plain(value)


def plain(value: object) -> str:
    """Return a fact that names nobody: a word, a number, yes or no, or something with parts."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Struct):
        return msgspec.json.encode(value).decode()
    return "none" if value is None else str(value)
