"""Everything a player reads exists in both languages, with the same keys and variables."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import passgo.sliding
from passgo.refusal import Refusal
from passgo.sliding.actions import PERSON_ACTIONS
from passgo.sliding.edition import EDITIONS, Edition
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
from passgo.sliding.prompts import PROMPTS, LeaveJail, SlideWhich, TryAgain, WhoWon
from passgo.sliding.wording import Teller, key

FOLDER = EDITIONS / "knockout-2024"
LANGUAGES = ("fr", "en")
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
    del found["bad-action"]
    return found | {"token-already-slid": set(), "another-token-slides": set()}


def bundle(language: str) -> FluentBundle:
    built = FluentBundle([language], use_isolating=False)
    built.add_resource(FluentResource(text(language)))
    return built


def render(language: str, name: str, facts: dict[str, str | int], form: str = "") -> str:
    built = bundle(language)
    message = built.get_message(name)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None
    said, errors = built.format_pattern(pattern, facts)
    assert not errors, (name, errors)
    return str(said)


def teller(edition: Edition, language: str) -> Teller:
    return Teller(
        edition,
        ("Ana", "Bo", "Inès", "Dan", "Eva", "Finn"),
        ("Ana & Bo", "Inès & Dan", "Eva & Finn"),
        lambda name, form: render(language, name, {}, form),
    )


def tell(edition: Edition, language: str, item: Event | Refusal | object) -> str:
    assert isinstance(item, Event | Refusal | SlideWhich | LeaveJail | TryAgain | WhoWon)
    name, facts = teller(edition, language).tell(item)
    return render(language, name, facts)


def test_both_languages_have_the_same_keys_forms_and_variables() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_group_and_colour_has_its_names(edition: Edition, language: str) -> None:
    known = messages(language)

    for space in edition.space:
        assert set(known[f"space-{space.id}"]) == {"", "the", "of", "at", "gender"}
    for group in edition.group:
        assert set(known[f"group-{group.id}"]) == {"", "the", "of"}
    assert all(f"token-{colour.id}" in known for colour in edition.colour)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_prompt_action_and_refusal_has_a_message(language: str) -> None:
    known = set(messages(language))
    wanted = {f"event-{c.__struct_config__.tag}" for c in EVENTS}
    wanted |= {f"prompt-{c.__struct_config__.tag}" for c in PROMPTS}
    wanted |= {f"action-{c.__struct_config__.tag}" for c in PERSON_ACTIONS}
    wanted |= {f"refusal-{code}" for code in refusals()}
    wanted |= {"event-token-stopped-short", "event-second-chance-taken-free"}
    wanted |= {"prompt-try-again-free"}
    told = {name for name in known if re.match("event|prompt|action|refusal", name)}

    assert told == wanted


def test_messages_use_only_facts_that_events_and_prompts_carry() -> None:
    given = {f"event-{c.__struct_config__.tag}": set(c.__struct_fields__) for c in EVENTS}
    given |= {f"prompt-{c.__struct_config__.tag}": set(c.__struct_fields__) for c in PROMPTS}
    for name, forms in messages("en").items():
        fields = given.get(name.removesuffix("-free"))
        if fields is not None:
            extra = {"sides"} if fields & {"winners", "order"} else set()
            extra |= {"token"} if "tokens" in fields else set()
            assert forms[""] <= fields | extra, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_are_told_with_names_and_numbers(edition: Edition, language: str) -> None:
    items = [
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
    assert key(items[0]) == "event-token-slid"  # type: ignore[arg-type]


def test_a_line_reads_well_in_both_languages(edition: Edition) -> None:
    missed = PropertyMissed(1, 20, 0)

    assert tell(edition, "fr", missed) == (
        "Inès & Dan\u202f: rien pour les jardins Marvin\u202f; "
        "le marqueur le plus haut l’emporte (Ana & Bo)."
    )
    assert tell(edition, "en", missed) == (
        "Inès & Dan: nothing for Marvin Gardens; the higher marker wins (Ana & Bo)."
    )
    assert tell(edition, "en", TaxPaid(2, 1, 100)) == "Eva & Finn: 100 Luxury Tax on 1 property."
    assert tell(edition, "en", TaxPaid(2, 3, 300)).endswith("on 3 properties.")


def test_french_is_set_with_its_own_spaces_and_apostrophes() -> None:
    french = "\n".join(line for line in text("fr").splitlines() if not line.startswith("#"))

    assert not re.search(r"[^\s\u202f][:;!?](\s|$)", french)
    assert not re.search(r" [:;!?](\s|$)", french)
    assert "'" not in french
