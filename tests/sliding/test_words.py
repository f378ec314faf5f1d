"""Everything a player reads exists in both languages, with the same keys and variables."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import passgo.sliding
from passgo.editions.source import BUNDLED
from passgo.fields import fields_of
from passgo.game.seating import Seat
from passgo.refusal import Refusal
from passgo.sliding.edition import Edition
from passgo.sliding.events import (
    EVENTS,
    Event,
    GameEnded,
    PropertyMissed,
    SecondChanceTaken,
    TaxPaid,
    TokenRested,
    TokenSlid,
)
from passgo.sliding.orders import PEOPLES_ORDERS
from passgo.sliding.prompts import PROMPTS, LeaveJail, Prompt, SlideWhich, TryAgain, WhoWon
from passgo.text.keys import kebab
from passgo.text.language import LANGUAGES, Language
from passgo.text.sliding_table import READINGS
from passgo.text.syntax import facts_in
from passgo.text.tell import Teller

FOLDER = BUNDLED / "knockout-2024"
SEATS = [Seat(name, "") for name in ("Ana", "Bo", "Inès", "Dan", "Eva", "Finn")]
Messages = dict[str, dict[str, set[str]]]


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def text(language: str) -> str:
    return (FOLDER / f"{language}.ftl").read_text("utf-8")


def messages(language: str) -> Messages:
    """Return for each message and attribute its variables."""
    found: Messages = {}
    for entry in FluentParser().parse(text(language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found
            parts = {"": entry.value, **{a.id.name: a.value for a in entry.attributes}}
            found[entry.id.name] = {name: variables(part) for name, part in parts.items()}
    return found


def variables(part: ftl.BaseNode | None) -> set[str]:
    visitor = Variables()
    visitor.visit(part)
    return visitor.found


def refusals() -> dict[str, set[str]]:
    """Return every code the sources refuse with, and the facts given with it.

    An action of another game is told by the server, whatever is played.
    """
    found: dict[str, set[str]] = {}
    for path in Path(passgo.sliding.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.setdefault(str(code.value), set())
    del found["bad-order"]
    return found | {"token-already-slid": set(), "another-token-slides": set()}


def tell(edition: Edition, language: Language, item: Event | Prompt | Refusal) -> str:
    teller = Teller(edition, SEATS, language)
    if isinstance(item, Refusal):
        return teller.refusal(item)
    return teller.prompt(item, None) if isinstance(item, Prompt) else teller.event(item)


def test_both_languages_have_the_same_keys_forms_and_variables() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_group_and_colour_has_its_names(edition: Edition, language: Language) -> None:
    known = messages(language)

    for space in edition.space:
        assert set(known[f"space-{space.id}"]) - {"short"} == {"", "the", "of", "at", "gender"}
    for group in edition.group:
        assert set(known[f"group-{group.id}"]) == {"", "the", "of"}
    assert all(f"token-{colour.id}" in known for colour in edition.colour)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_prompt_action_and_refusal_has_a_message(language: Language) -> None:
    known = set(messages(language))
    wanted = {f"event-{kebab(c.__name__)}" for c in EVENTS}
    wanted |= {f"prompt-{kebab(c.__name__)}" for c in PROMPTS}
    wanted |= {f"order-{kebab(c.__name__)}" for c in PEOPLES_ORDERS}
    wanted |= {f"refusal-{code}" for code in refusals()}
    told = {name for name in known if re.match("event|prompt|order|refusal", name)}

    assert told == wanted


def test_messages_use_only_facts_that_events_and_prompts_carry() -> None:
    given = {f"event-{kebab(c.__name__)}": set(c.__struct_fields__) for c in EVENTS}
    given |= {f"prompt-{kebab(c.__name__)}": set(c.__struct_fields__) for c in PROMPTS}
    for name, forms in messages("en").items():
        fields = given.get(name)
        if fields is not None:
            assert facts_in(forms[""]) <= fields, name


def test_every_field_of_an_event_or_prompt_is_read_by_what_it_means() -> None:
    meanings = {field.meaning for kind in (*EVENTS, *PROMPTS) for field in fields_of(kind)}

    assert meanings == set(READINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_are_told_with_names_and_numbers(edition: Edition, language: Language) -> None:
    items: list[Event | Prompt | Refusal] = [
        TokenSlid(1, 2, 5, "jail", 1305, 0, 500),
        TokenRested(0, 2, 18, 400, 6500),
        TokenRested(0, 2, -1, 400, 1500),
        PropertyMissed(1, 20, 0),
        SecondChanceTaken(0, 1, 0),
        SecondChanceTaken(0, 1, 100),
        TaxPaid(2, 1, 100),
        TaxPaid(2, 3, 300),
        GameEnded((0, 2), 1500),
        GameEnded((1,), 1500),
        SlideWhich((0,), 0, "turn", (0, 1), (150, 2460), (-200, 200), (100, 1000)),
        LeaveJail((0, 1), 0, (3,), 100),
        TryAgain((0, 1), 0, 1, 0),
        TryAgain((0, 1), 0, 1, 100),
        WhoWon((), (1,)),
        Refusal("not-enough-cash", ("KO-062",), {"needed": 100, "held": 50}),
        Refusal("property-occupied", ("KO-079",), {"space": "marvin"}),
        Refusal("not-your-token", ("KO-039",), {"token": 5, "side": 1}),
        Refusal("unknown-seat", (), {"seat": 9, "people": 2}),
        Refusal("unknown-space", (), {"space": "99"}),
    ]
    told = [tell(edition, language, item) for item in items]

    assert len(set(told)) == len(told)
    assert all("$" not in line and "{" not in line for line in told)


def test_a_line_reads_well_in_both_languages(edition: Edition) -> None:
    missed = PropertyMissed(1, 20, 0)

    assert tell(edition, "fr", missed) == (
        "Inès et Dan\u202f: rien pour les jardins Marvin\u202f; "
        "le marqueur le plus haut l’emporte (Ana et Bo)."
    )
    assert tell(edition, "en", missed) == (
        "Inès and Dan: nothing for Marvin Gardens; the higher marker wins (Ana and Bo)."
    )
    assert tell(edition, "en", TaxPaid(2, 1, 100)) == "Eva and Finn: 100 Luxury Tax on 1 property."
    assert tell(edition, "en", TaxPaid(2, 3, 300)).endswith("on 3 properties.")


def test_french_is_set_with_its_own_spaces_and_apostrophes() -> None:
    french = "\n".join(line for line in text("fr").splitlines() if not line.startswith("#"))

    assert not re.search(r"[^\s\u202f][:;!?](\s|$)", french)
    assert not re.search(r" [:;!?](\s|$)", french)
    assert "'" not in french
