"""Everything the game can say has its words in both languages, with the facts it comes with."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

import passgo.rules
import passgo.text
from passgo.editions import Rules
from passgo.fields import fields_of, leaves
from passgo.game import codecs, encoding, events, ids, prompts, seating
from passgo.game.kernel_names import REASONS, REFUSALS, WAYS
from passgo.game.orders import ORDERS, SeatOrder
from passgo.text import LANGUAGES, Language
from passgo.text.keys import event_key, order_key, prompt_key, refusal_key, rule_key
from passgo.text.sample_facts import fact_names
from passgo.text.syntax import Entry, parse
from passgo.text.table import READINGS, REFUSAL_FACTS

SHARED = Path(passgo.text.__file__).parent
RULES = Path(passgo.rules.__file__).parent
EVENTS = sorted(leaves(events.Event), key=lambda kind: kind.__name__)
PROMPTS = sorted(leaves(prompts.Prompt), key=lambda kind: kind.__name__)
SEAT_ORDERS = [order for order in ORDERS.values() if issubclass(order, SeatOrder)]

# What an event knows and a sentence may leave out: numbers for machines, and what the board shows.
UNTOLD = {
    events.TurnBegan: {"at"},
    events.Rolled: {"at"},
    events.Stopped: {"by"},
    events.RentOpened: {"claim"},
    events.RentClaimed: {"claim"},
    events.RentLapsed: {"claim"},
    events.RentVoided: {"claim"},
    events.CardDrawn: {"at"},
    prompts.ChooseZoneOrGoOn: {"zones"},
    prompts.BuyOrAuction: {"completes_for"},
    prompts.AwaitClock: {"seats"},
    prompts.AwaitLuck: {"seats"},
    prompts.GameOver: {"seats"},
}


def shared(language: Language) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for path in sorted((SHARED / language).glob("*.ftl")):
        entries |= parse(path.read_text(encoding="utf-8")).entries
    return entries


ENTRIES = {language: shared(language) for language in LANGUAGES}

FORMS: dict[type[events.Event], tuple[str, ...]] = {events.Arrested: ("double",)}
"""Ways to tell an event by what happened just before it."""


def told(language: Language, key: str) -> set[str]:
    """Return the facts of a message and of those it refers to, beside those of the box."""
    entry = ENTRIES[language].get(key)
    if entry is None:
        return set()
    return fact_names(entry).union(*(told(language, one) for one in entry.refers if one != key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_is_told_with_its_facts(kind: type[events.Event], language: Language) -> None:
    key = event_key(kind)

    assert set(ENTRIES[language][key].parts) == {"", *FORMS.get(kind, ())}
    assert told(language, key) == set(kind.__struct_fields__) - UNTOLD.get(kind, set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PROMPTS, ids=lambda kind: kind.__name__)
def test_a_prompt_speaks_to_its_player_and_to_the_others(
    kind: type[prompts.Prompt], language: Language
) -> None:
    key = prompt_key(kind)

    own = {"own"} if kind is prompts.AnswerOffer else set()  # whose offer waits for its answer
    assert set(ENTRIES[language][key].parts) == {"", "others"} | own
    assert told(language, key) == set(kind.__struct_fields__) - UNTOLD.get(kind, set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", SEAT_ORDERS, ids=lambda order: order.__name__)
def test_an_order_has_a_button_and_a_hint(order: type[SeatOrder], language: Language) -> None:
    assert ENTRIES[language][order_key(order)].parts == {"": frozenset(), "hint": frozenset()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", Rules.__struct_fields__)
def test_a_rule_has_a_name_a_hint_and_a_word_for_each_choice(name: str, language: Language) -> None:
    hint = get_type_hints(Rules)[name]
    choices = get_args(hint) if get_origin(hint) is Literal else ()
    words = {choice for choice in choices if isinstance(choice, str)}
    parts = set(ENTRIES[language][rule_key(name)].parts)

    assert parts - (set() if choices else {"no-limit"}) == {"", "hint"} | words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_tells_what_the_game_does_not_say(language: Language) -> None:
    known = {
        *map(event_key, EVENTS),
        *map(prompt_key, PROMPTS),
        *map(order_key, SEAT_ORDERS),
        *map(refusal_key, refused()),
        *map(rule_key, Rules.__struct_fields__),
    }
    kinds = ("event-", "prompt-", "order-", "refusal-", "rule-")

    assert {key for key in ENTRIES[language] if key.startswith(kinds)} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_with_the_facts_it_may_have(language: Language) -> None:
    facts = refused()

    for code, names in facts.items():
        assert told(language, refusal_key(code)) == names - {"field"}, code
    assert set().union(*facts.values()) == set(REFUSAL_FACTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_payment_and_way_of_moving_has_its_sentence(language: Language) -> None:
    text = (SHARED / language / "events.ftl").read_text(encoding="utf-8")
    paid, moved = (text.partition(f"{key} =")[2] for key in ("event-paid", "event-moved"))

    assert all(f"[{reason}]" in paid.partition("\n}")[0] for reason in REASONS.values())
    assert all(f"[{way}]" in moved.partition("\n}")[0] for way in WAYS.values())


def test_every_field_of_an_event_or_prompt_can_be_read() -> None:
    meanings = {field.meaning for kind in (*EVENTS, *PROMPTS) for field in fields_of(kind)}

    assert meanings == set(READINGS)


def refused() -> dict[str, set[str]]:
    """Return every code the game refuses with, and the facts that may come with it."""
    facts: dict[str, set[str]] = {code: set() for code in REFUSALS.values()}
    for code, names in (*stated_in_rules(), *stated_in_game()):
        facts.setdefault(code, set()).update(names)
    return facts


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
            yield node


def stated_in_rules() -> Iterator[tuple[str, Iterable[str]]]:
    """Find what the rules leave behind with a code: short_of(action, needed, held, CODE)."""
    for path in RULES.glob("*.py"):
        for call in calls(path, "short_of"):
            code = call.args[3]
            assert isinstance(code, ast.Name)
            yield code.id.lower().replace("_", "-"), ("needed", "held")


def stated_in_game() -> Iterator[tuple[str, Iterable[str]]]:
    """Find the refusals of orders, of seating, and of ids that an edition does not have."""
    for call in calls(Path(encoding.__file__), "Refusal"):
        code, facts = call.args[0], call.args[2]
        if isinstance(code, ast.Constant) and isinstance(facts, ast.Dict):
            names = [str(key.value) for key in facts.keys if isinstance(key, ast.Constant)]
            yield str(code.value), names
    for path in (codecs.__file__, ids.__file__):
        for call in calls(Path(path), "Unreadable"):
            for found in spelled(call.args[0]):
                yield found, [str(word.arg) for word in call.keywords]
    yield "out-of-range", ["field"]
    for call in calls(Path(seating.__file__), "refuse"):
        code = call.args[1]
        assert isinstance(code, ast.Constant)
        yield str(code.value), [str(word.arg) for word in call.keywords]


def spelled(code: ast.expr) -> list[str]:
    """Return the code of a refusal; there is one for each kind of id that an order names."""
    if isinstance(code, ast.Constant):
        return [str(code.value)]
    fields = (field for order in ORDERS.values() for field in fields_of(order))
    meanings = {field.side.of if field.side else field.meaning for field in fields}
    kinds = {codecs.NAMED[meaning][0] for meaning in meanings & codecs.NAMED.keys()}
    return [f"unknown-{kind}" for kind in sorted(kinds)] if isinstance(code, ast.JoinedStr) else []


def test_the_sources_are_searched_for_refusals() -> None:
    facts = refused()

    assert facts["bid-too-low"] == {"needed", "held"}
    assert facts["unknown-space"] == facts["wrong-number-of-players"] == {"given"}
    assert facts["name-taken"] == set()


def test_kinds_are_found_without_a_list() -> None:
    class Base(msgspec.Struct):
        pass

    class Middle(Base):
        pass

    class Leaf(Middle):
        pass

    assert list(leaves(Base)) == [Leaf]
