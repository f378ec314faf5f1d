"""Then: what a scenario expects of the position, the events, the prompt and the offers."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from passgo.editions import Edition
from passgo.game.actions import ORDERS, Order
from passgo.game.events import Event
from passgo.game.play import Game
from passgo.refusal import Refusal
from passgo.rules.ending import wealth
from passgo.scenarios.facts import Pattern, described, parse_event, parse_prompt
from passgo.scenarios.given import numbered
from passgo.scenarios.refusals import Expected, parse_expected
from passgo.scenarios.seen import PLAYER_KEYS, TABLE_KEYS, missed, missed_player, missed_table
from passgo.scenarios.verbs import MakeOrder, parse_order

PROBE_ARROW = " -> "
REFUSED = "refused"
FEWEST_OUTCOMES = 2
PEOPLES_ORDERS = frozenset(
    order.__name__ for order in ORDERS.values() if "seat" in order.__struct_fields__
)


class Moment(Struct, frozen=True):
    """What there is to look at: the game, and what happened on the way to it."""

    game: Game | None
    names: tuple[str, ...]
    events: Sequence[Event]
    refusal: Refusal | None = None  # of the step just tried, or of the start


Check = Callable[[Moment], list[str]]


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


def read_then(table: object, edition: Edition, names: Sequence[str]) -> Then:
    """Return the expectations of a table; ValueError names an unknown key."""
    if not isinstance(table, dict):
        raise ValueError("then: must be a table")
    outcomes = _outcomes(table["either"], edition, names) if "either" in table else ()
    checks: list[Check] = [partial(_check_either, outcomes)] if outcomes else []
    for key, value in table.items():
        if key != "either":
            checks += _checks(key, value, edition, names)
    return Then(
        tuple(checks),
        str(table.get("prompt", "")).startswith("AwaitLuck")
        or any(outcome.wants_luck for outcome in outcomes),
        "refused_start" in table or any(outcome.refuses_start for outcome in outcomes),
        any(outcome.may_be_refused for outcome in outcomes),
    )


def _outcomes(value: object, edition: Edition, names: Sequence[str]) -> tuple[Then, ...]:
    """Return what may be so where the rulebook leaves it open, two outcomes or more."""
    if not isinstance(value, list) or len(value) < FEWEST_OUTCOMES:
        raise ValueError("then.either: must be a list of two outcomes or more")
    outcomes = tuple(_outcome(item, edition, names) for item in value)
    if not all(outcome.wants_something for outcome in outcomes):
        raise ValueError("then.either: an outcome expects nothing")
    return outcomes


def _outcome(value: object, edition: Edition, names: Sequence[str]) -> Then:
    """Return one allowed outcome: a table as in 'then', or the text "refused CODE"."""
    if not isinstance(value, str):
        return read_then(value, edition, names)
    first, *words = value.split() or [""]
    if first != REFUSED:
        raise ValueError(f"then.either: {value!r}: a table, or 'refused [CODE]'")
    return Then((partial(_check_refusal, parse_expected(words)),), may_be_refused=True)


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


def _checks(key: str, value: Any, edition: Edition, names: Sequence[str]) -> list[Check]:
    if key in names:
        return _player_checks(key, value, names)
    if key in TABLE_KEYS:
        return [partial(_check_table, key, numbered(value, names, key))]
    if key == "events":
        return [partial(_check_events, [parse_event(text) for text in _texts(key, value)])]
    if key == "without":
        return [partial(_check_without, [parse_event(text) for text in _texts(key, value)])]
    if key == "prompt":
        return [partial(_check_prompt, *parse_prompt(_text(key, value), names))]
    if key == "offers":
        return _offer_checks(value, names)
    if key == "refused":
        return [_probe(text, edition, names) for text in _texts(key, value)]
    if key == "allowed":
        parsed = [(text, parse_order(text, edition, names)) for text in _texts(key, value)]
        return [partial(_check_allowed, text, make) for text, make in parsed]
    if key == "refused_start":
        return [partial(_check_start, parse_expected(_text(key, value).split()))]
    if key == "wealth":
        return _wealth_checks(value, names)
    raise ValueError(f"then.{key}: neither a player nor a known key")


def _text(key: str, value: object) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(f"then.{key}: must be a text")
    return value


def _texts(key: str, value: object) -> list[str]:
    if not isinstance(value, list):
        raise ValueError(f"then.{key}: must be a list of texts")
    return [_text(key, item) for item in value]


def _player_checks(name: str, value: object, names: Sequence[str]) -> list[Check]:
    if not isinstance(value, dict):
        raise ValueError(f"then.{name}: must be a table")
    for key in value:
        if key not in PLAYER_KEYS:
            raise ValueError(f"then.{name}.{key}: unknown key; known: {', '.join(PLAYER_KEYS)}")
    return [partial(_check_player, list(names).index(name), key, value[key]) for key in value]


def _position(moment: Moment) -> Mapping[str, Any]:
    if moment.game is None:
        return {}
    return moment.game.position()


def _check_player(seat: int, key: str, expected: Any, moment: Moment) -> list[str]:
    return missed_player(_position(moment), seat, key, expected, moment.names)


def _check_table(key: str, expected: Any, moment: Moment) -> list[str]:
    return missed_table(_position(moment), key, expected)


def _check_events(patterns: list[Pattern], moment: Moment) -> list[str]:
    """Look for every pattern in order; others may lie between."""
    at = 0
    for pattern in patterns:
        while at < len(moment.events) and not pattern.fits(moment.events[at], moment.names):
            at += 1
        if at == len(moment.events):
            return [f"events: expected {pattern.text}, found {_listed(moment)}"]
        at += 1
    return []


def _check_without(patterns: list[Pattern], moment: Moment) -> list[str]:
    return [
        f"without: expected no {pattern.text}, found {described(event, moment.names)}"
        for pattern in patterns
        for event in moment.events
        if pattern.fits(event, moment.names)
    ]


def _listed(moment: Moment) -> str:
    lines = [f"\n      {described(event, moment.names)}" for event in moment.events]
    return "".join(lines) or "none"


def _check_prompt(who: str, pattern: Pattern, moment: Moment) -> list[str]:
    if moment.game is None:
        return [f"prompt: expected {pattern.text}, found no game"]
    prompt = moment.game.prompt
    asked = moment.names[prompt.seats[0]] if prompt.seats else ""
    if pattern.fits(prompt, moment.names) and (not who or who == asked):
        return []
    expected = f"{who} {pattern.text}".strip()
    return [f"prompt: expected {expected}, found {described(prompt, moment.names)}"]


def _wealth_checks(value: object, names: Sequence[str]) -> list[Check]:
    if not isinstance(value, dict) or set(value) != set(names):
        raise ValueError(f"then.wealth: must be a table of everybody: {', '.join(names)}")
    return [partial(_check_wealth, seat, value[name]) for seat, name in enumerate(names)]


def _check_wealth(seat: int, expected: object, moment: Moment) -> list[str]:
    """Count as the book does when the game ends: cash, deeds and buildings."""
    if moment.game is None:
        return [f"wealth.{moment.names[seat]}: expected {expected!r}, found no game"]
    game = moment.game
    found = wealth(game.state, game.board, seat) * game.edition.money.step
    return missed(found, expected, f"wealth.{moment.names[seat]}")


def _offer_checks(value: object, names: Sequence[str]) -> list[Check]:
    if not isinstance(value, dict):
        raise ValueError("then.offers: must be a table of players")
    checks: list[Check] = []
    for name, orders in value.items():
        if name not in names:
            raise ValueError(f"then.offers.{name}: there is no such player")
        for order in _texts(f"offers.{name}", orders):
            if order not in PEOPLES_ORDERS:
                raise ValueError(f"then.offers.{name}: unknown order {order!r}")
            checks.append(partial(_check_offer, list(names).index(name), order))
    return checks


def _check_offer(seat: int, order: str, moment: Moment) -> list[str]:
    options = [] if moment.game is None else moment.game.offers(seat)
    for option in options:
        if option.do == order:
            found = "" if option.no is None else option.no.code
            name = moment.names[seat]
            return [] if option.open else [f"offers.{name}: expected {order}, found {found}"]
    return [f"offers.{moment.names[seat]}: expected {order}, found none"]


def _probe(text: str, edition: Edition, names: Sequence[str]) -> Check:
    order, _, refusal = text.partition(PROBE_ARROW)
    words = refusal.split()
    if not words:
        raise ValueError(f"then.refused: {text!r}: '{PROBE_ARROW.strip()} CODE' is missing")
    expected = parse_expected(words[words[:1] == [REFUSED] :])
    return partial(_check_refused, order, parse_order(order, edition, names), expected)


def _why_not(make: MakeOrder, moment: Moment) -> Refusal | None:
    assert moment.game is not None
    order: Order = make(moment.game)
    return moment.game.why_not(order)


def _check_refused(text: str, make: MakeOrder, expected: Expected, moment: Moment) -> list[str]:
    wrong = expected.missed_by(_why_not(make, moment))
    return [f"refused: {text}: {wrong}"] if wrong else []


def _check_allowed(text: str, make: MakeOrder, moment: Moment) -> list[str]:
    refusal = _why_not(make, moment)
    return [] if refusal is None else [f"allowed: {text}: expected allowed, found {refusal}"]


def _check_start(expected: Expected, moment: Moment) -> list[str]:
    wrong = expected.missed_by(moment.refusal)
    return [f"refused_start: {wrong}"] if wrong else []
