"""Then: what a scenario expects of the game, the events, the prompt and what the rules allow."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from passgo.scenarios.facts import (
    Pattern,
    asked_first,
    described,
    parse_event,
    parse_prompt,
)
from passgo.scenarios.language import Check, Language, MakeOrder, Moment
from passgo.scenarios.refusals import Expected, parse_expected

PROBE_ARROW = " -> "
REFUSED = "refused"
FEWEST_OUTCOMES = 2


class Then(Struct, frozen=True):
    """The expectations of a scenario or a step."""

    checks: tuple[Check, ...]
    wants_luck: bool = False
    refuses_start: bool = False
    may_be_refused: bool = False

    @property
    def wants_something(self) -> bool:
        """Whether anything is expected at all."""
        return bool(self.checks)

    def failures(self, moment: Moment) -> list[str]:
        """Return expected against found, for everything that is not so."""
        return [failure for check in self.checks for failure in check(moment)]


def read_then(table: object, language: Language) -> Then:
    """Return the expectations of a table; ValueError names an unknown key."""
    if not isinstance(table, dict):
        raise ValueError("then: must be a table")
    outcomes = _outcomes(table["either"], language) if "either" in table else ()
    checks: list[Check] = [partial(_check_either, outcomes)] if outcomes else []
    for key, value in table.items():
        if key != "either":
            checks += _checks(key, value, language)
    return Then(
        tuple(checks),
        str(table.get("prompt", "")).partition(" ")[0] in language.draws
        or any(outcome.wants_luck for outcome in outcomes),
        "refused_start" in table or any(outcome.refuses_start for outcome in outcomes),
        any(outcome.may_be_refused for outcome in outcomes),
    )


def _outcomes(value: object, language: Language) -> tuple[Then, ...]:
    """Return what may be so where the rulebook leaves it open, two outcomes or more."""
    if not isinstance(value, list) or len(value) < FEWEST_OUTCOMES:
        raise ValueError("then.either: must be a list of two outcomes or more")
    outcomes = tuple(_outcome(item, language) for item in value)
    if not all(outcome.wants_something for outcome in outcomes):
        raise ValueError("then.either: an outcome expects nothing")
    return outcomes


def _outcome(value: object, language: Language) -> Then:
    """Return one allowed outcome: a table as in 'then', or the text "refused CODE"."""
    if not isinstance(value, str):
        return read_then(value, language)
    first, *words = value.split() or [""]
    if first != REFUSED:
        raise ValueError(f"then.either: {value!r}: a table, or 'refused [CODE]'")
    expected = parse_expected(words, language.codes)
    return Then((partial(_check_refusal, expected),), may_be_refused=True)


def _check_either(outcomes: Sequence[Then], moment: Moment) -> list[str]:
    """Ask for one outcome that holds; a refused step has the outcomes that say so, only."""
    found = []
    for number, outcome in enumerate(outcomes, start=1):
        wrong = outcome.failures(moment)
        if moment.refusal is not None and moment.game and not outcome.may_be_refused:
            wrong = [f"expected allowed, found refused {moment.refusal}"]
        if not wrong:
            return []
        found.append(f"\n      outcome {number}: {'; '.join(wrong)}")
    return [f"either: none of {len(outcomes)} outcomes holds{''.join(found)}"]


def _check_refusal(expected: Expected, moment: Moment) -> list[str]:
    wrong = expected.missed_by(moment.refusal)
    return [wrong] if wrong else []


def _checks(key: str, value: Any, language: Language) -> list[Check]:
    if key in ("events", "without"):
        patterns = [parse_event(text, language) for text in texts(key, value)]
        return [partial(_check_events if key == "events" else _check_without, patterns, language)]
    if key == "prompt":
        return [partial(_check_prompt, *parse_prompt(_text(key, value), language), language)]
    if key == "refused":
        return [_probe(text, language) for text in texts(key, value)]
    if key == "allowed":
        parsed = [(text, language.order(text)) for text in texts(key, value)]
        return [partial(_check_allowed, text, make, language) for text, make in parsed]
    if key == "refused_start":
        return [partial(_check_start, parse_expected(_text(key, value).split(), language.codes))]
    own = language.checks(key, value)
    if own is None:
        raise ValueError(f"then.{key}: neither a player nor a known key")
    return own


def _text(key: str, value: object) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(f"then.{key}: must be a text")
    return value


def texts(key: str, value: object) -> list[str]:
    """Return a list of texts that stands at a key of 'then'."""
    if not isinstance(value, list):
        raise ValueError(f"then.{key}: must be a list of texts")
    return [_text(key, item) for item in value]


def _check_events(patterns: list[Pattern], language: Language, moment: Moment) -> list[str]:
    """Look for every pattern in order; others may lie between."""
    at = 0
    for pattern in patterns:
        while at < len(moment.events) and not pattern.fits(moment.events[at], language):
            at += 1
        if at == len(moment.events):
            return [f"events: expected {pattern.text}, found {_listed(moment, language)}"]
        at += 1
    return []


def _check_without(patterns: list[Pattern], language: Language, moment: Moment) -> list[str]:
    return [
        f"without: expected no {pattern.text}, found {described(event, language)}"
        for pattern in patterns
        for event in moment.events
        if pattern.fits(event, language)
    ]


def _listed(moment: Moment, language: Language) -> str:
    lines = [f"\n      {described(event, language)}" for event in moment.events]
    return "".join(lines) or "none"


def _check_prompt(who: str, pattern: Pattern, language: Language, moment: Moment) -> list[str]:
    prompt = None if moment.game is None else language.prompt(moment.game)
    if pattern.fits(prompt, language) and who in ("", asked_first(prompt, language)):
        return []
    expected = f"{who} {pattern.text}".strip()
    return [f"prompt: expected {expected}, found {described(prompt, language)}"]


def _probe(text: str, language: Language) -> Check:
    order, _, refusal = text.partition(PROBE_ARROW)
    words = refusal.split()
    if not words:
        raise ValueError(f"then.refused: {text!r}: '{PROBE_ARROW.strip()} CODE' is missing")
    expected = parse_expected(words[words[:1] == [REFUSED] :], language.codes)
    return partial(_check_refused, order, language.order(order), expected, language)


def _check_refused(
    text: str, make: MakeOrder, expected: Expected, language: Language, moment: Moment
) -> list[str]:
    wrong = expected.missed_by(language.why_not(moment.game, make(moment.game)))
    return [f"refused: {text}: {wrong}"] if wrong else []


def _check_allowed(text: str, make: MakeOrder, language: Language, moment: Moment) -> list[str]:
    refusal = language.why_not(moment.game, make(moment.game))
    return [] if refusal is None else [f"allowed: {text}: expected allowed, found {refusal}"]


def _check_start(expected: Expected, moment: Moment) -> list[str]:
    wrong = expected.missed_by(moment.refusal)
    return [f"refused_start: {wrong}"] if wrong else []
