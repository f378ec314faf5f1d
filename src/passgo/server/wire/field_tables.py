"""Fields for the browser: what each of events and questions means, as its tellers read them.

A name that means something else in one event or question is told there once more.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from types import NoneType
from typing import get_args, get_type_hints

from passgo.fields import Meaning, fields_of, leaves
from passgo.game import events, prompts
from passgo.game.kernel_names import LOTS
from passgo.server.wire.typescript import FIRST_LINE, Struct, constant, names
from passgo.sliding import events as slide_events
from passgo.sliding import prompts as slide_prompts
from passgo.text.sliding_table import OF_REFUSALS

DICE = (*events.EVENTS, *leaves(prompts.Prompt))
SLIDING = (*slide_events.EVENTS, *slide_prompts.PROMPTS)


def fields_written() -> str:
    """Return the file of what fields mean: only what tells a game loads it."""
    of_refusals = {name: meaning.value for name, meaning in OF_REFUSALS.items()}
    return "\n".join(
        (
            f"{FIRST_LINE}\n",
            _of_a_game("Dice", DICE),
            _of_a_game("Sliding", SLIDING),
            constant(
                "SLIDING_REFUSALS",
                "Readonly<Record<string, SlidingMeaning>>",
                of_refusals,
                "What the facts of a refusal mean.",
            ),
            names("LEFT_OUT", left_out(DICE), "Fields that are missing where nobody is meant."),
            names("LOTS", LOTS.values(), "What can be meant instead of a space."),
        )
    )


def _of_a_game(game: str, kinds: Iterable[Struct]) -> str:
    usual = usual_meanings(kinds)
    meanings = sorted({field.meaning.value for kind in kinds for field in fields_of(kind)})
    words = " | ".join(f'"{meaning}"' for meaning in meanings)
    fields = constant(
        f"{game.upper()}_FIELDS",
        f"Readonly<Record<{game}Meaning, string>>",
        by_meaning(usual, meanings),
        "The fields of events and questions, by what they mean.",
    )
    otherwise = constant(
        f"{game.upper()}_OTHERWISE",
        f"Readonly<Record<string, Readonly<Record<string, {game}Meaning>>>>",
        unusual(kinds, usual),
        "The events and questions in which a field means something else.",
    )
    return f"export type {game}Meaning = {words};\n\n{fields}\n{otherwise}"


def usual_meanings(kinds: Iterable[Struct]) -> dict[str, Meaning]:
    """Return what each name of a field means in most kinds that have it."""
    counts: dict[str, Counter[Meaning]] = {}
    for kind in kinds:
        for field in fields_of(kind):
            counts.setdefault(field.name, Counter())[field.meaning] += 1
    return {name: meanings.most_common(1)[0][0] for name, meanings in counts.items()}


def by_meaning(usual: Mapping[str, Meaning], meanings: Iterable[str]) -> dict[str, str]:
    """Return the names of fields under each meaning."""
    return {
        word: " ".join(name for name, meaning in usual.items() if meaning.value == word)
        for word in meanings
    }


def unusual(kinds: Iterable[Struct], usual: Mapping[str, Meaning]) -> dict[str, dict[str, str]]:
    """Return the fields of each kind that mean something else than usual."""
    found = {
        str(kind.__struct_config__.tag): {
            field.name: field.meaning.value
            for field in fields_of(kind)
            if field.meaning is not usual[field.name]
        }
        for kind in kinds
    }
    return {kind: fields for kind, fields in found.items() if fields}


def left_out(kinds: Iterable[Struct]) -> list[str]:
    """Return the fields that can be null, which the wire leaves out."""
    hints = (hint for kind in kinds for hint in get_type_hints(kind).items())
    return sorted({name for name, hint in hints if NoneType in get_args(hint)})
