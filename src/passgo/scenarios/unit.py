"""The unit: the words of the electronic unit, with cards beside it whose balances it changes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from passgo.refusal import Refusal
from passgo.scenarios.facts import plain
from passgo.scenarios.language import Check, MakeOrder
from passgo.scenarios.names import check_keys, read_players
from passgo.scenarios.position_checks import seen
from passgo.scenarios.verbs import Verb, found_verb, id_in, number_in, seat_in
from passgo.unit import (
    Key,
    Outcome,
    Settings,
    Slot,
    Sound,
    Unit,
    Zone,
    announce,
    booked,
    display,
    enter_zone,
    insert,
    outcomes,
    press,
    remove,
    tick,
)
from passgo.unit.refusals import CLAUSES

GIVEN_KEYS = ("players", "on", "volume")
DISPLAY_KEYS = ("lit", "line", "scrolls", "zone", "chance", "green", "red", "volume")
EVENTS: dict[str, type[Struct]] = {
    kind.__name__: kind
    for kind in vars(outcomes).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in (Struct, Outcome)
}
Step = Callable[[Unit, list[int]], tuple[Unit, Outcome]]


class Use(Struct, frozen=True):
    """One thing done with the unit."""


class Press(Use, frozen=True):
    """Press keys one after the other."""

    keys: tuple[str, ...]


class Hold(Use, frozen=True):
    """Hold one key."""

    key: str


class StartTimer(Use, frozen=True):
    """Press the Deal key for a timer of a length that was drawn."""

    seconds: int


class PutIn(Use, frozen=True):
    """Put a card into a slot."""

    card: int
    slot: str


class TakeOut(Use, frozen=True):
    """Take the card out of a slot."""

    slot: str


class Wait(Use, frozen=True):
    """Let seconds pass."""

    seconds: int


class ShowText(Use, frozen=True):
    """Let the Chance text that is due come."""

    text: str


class EnterZone(Use, frozen=True):
    """Have a token enter a zone."""

    zone: str


VERBS = (
    Verb("press <keys>", Press, acted=False),
    Verb("hold <key>", Hold, acted=False),
    Verb("start timer of <seconds>", StartTimer, acted=False),
    Verb("put in <card> <slot>", PutIn, acted=False),
    Verb("take out <slot>", TakeOut, acted=False),
    Verb("wait <seconds>", Wait, acted=False),
    Verb("show text <text>", ShowText, acted=False),
    Verb("enter zone <zone>", EnterZone, acted=False),
)


class Desk:
    """A unit in use: *sounds* are those of its last use."""

    def __init__(self, unit: Unit, balances: list[int]) -> None:
        self.unit, self.balances = unit, balances
        self.sounds: tuple[Sound, ...] = ()

    def play(self, use: Use) -> list[Struct]:
        """Use the unit, book what it proposes, and return what it told; all of it or nothing."""
        twin = Desk(self.unit, list(self.balances))
        told = [event for step in _steps(use) for event in twin._do(step)]
        self.unit, self.balances, self.sounds = twin.unit, twin.balances, twin.sounds
        return told

    def _do(self, step: Step) -> list[Struct]:
        self.unit, outcome = step(self.unit, self.balances)
        self.sounds += outcome.sounds
        if outcome.proposal is not None:
            self.balances = booked(self.balances, outcome.proposal)
        return [each for each in (outcome.proposal, outcome.draw) if each] + list(outcome.events)


def _steps(use: Use) -> list[Step]:
    match use:
        case Press(keys):
            return [_pressed(key) for key in keys]
        case Hold(key):
            return [_pressed(key, held=True)]
        case StartTimer(seconds):
            return [_pressed(Key.DEAL, seconds=seconds)]
        case PutIn(card, slot):
            return [lambda unit, _: insert(unit, slot, card)]
        case TakeOut(slot):
            return [lambda unit, _: remove(unit, slot)]
        case Wait(seconds):
            return [lambda unit, _: tick(unit, seconds)]
        case ShowText(text):
            return [lambda unit, _: announce(unit, text)]
        case EnterZone(zone):
            return [lambda unit, _: (unit, enter_zone(unit, Zone(zone)))]
    raise AssertionError(use)


def _pressed(key: str, held: bool = False, seconds: int | None = None) -> Step:
    return lambda unit, balances: press(unit, key, balances, held, seconds)


@dataclass(frozen=True)
class DeskLanguage:
    """The language of the unit: cards are called like the players who hold them."""

    names: tuple[str, ...]
    codes: ClassVar[frozenset[str]] = frozenset(CLAUSES)
    events: ClassVar[Mapping[str, type[Struct]]] = EVENTS
    prompts: ClassVar[Mapping[str, type[Struct]]] = {}
    draws: ClassVar[frozenset[str]] = frozenset()

    def order(self, text: str) -> MakeOrder:
        """Return what a text such as "press 1 . 5 M" does with the unit."""
        verb, found = found_verb(text, VERBS, self.names)
        use = verb.order(**self._facts(found))
        return lambda _: use

    def _facts(self, found: Mapping[str, str]) -> dict[str, Any]:
        facts: dict[str, Any] = dict(found)
        for field, known in (("slot", Slot), ("zone", Zone), ("key", Key)):
            if field in found:
                facts[field] = id_in(found[field], list(known), field)
        if "keys" in found:
            facts["keys"] = tuple(id_in(key, list(Key), "key") for key in found["keys"].split())
        if "seconds" in found:
            facts["seconds"] = number_in(found["seconds"])
        if "card" in found:
            facts["card"] = seat_in(found["card"], self.names)
        return facts

    def checks(self, key: str, value: Any) -> list[Check] | None:
        """Return what is to be seen and heard of the unit, and what the cards hold."""
        if key in self.names:
            if not isinstance(value, dict) or set(value) != {"cash"}:
                raise ValueError(f"then.{key}: only 'cash' is known of a card")
            card = self.names.index(key)
            return [seen(f"{key}.cash", value["cash"], lambda desk: desk.balances[card])]
        if key in DISPLAY_KEYS:
            return [seen(key, value, lambda desk: _shown_on(desk, key))]
        if key == "sounds":
            return [seen(key, value, lambda desk: [str(sound) for sound in desk.sounds])]
        return None

    def shown(self, thing: Struct, key: str) -> str:
        """Return one fact: cards by name, nobody as "bank"."""
        value = getattr(thing, key)
        if is_card(type(thing), key):
            return "bank" if value is None else self.names[value]
        return plain(value)

    def prompt(self, _desk: Desk) -> Struct | None:
        """Return nothing: the unit asks nobody."""
        return None

    def awaited(self, _desk: Desk) -> str:
        """Return nothing: whether a text comes is said by a step."""
        return ""

    def why_not(self, game: Desk, order: Use) -> Refusal | None:
        """Return why a use would be refused now."""
        try:
            Desk(game.unit, list(game.balances)).play(order)
        except Refusal as refusal:
            return refusal
        return None


class DeskGiven(Struct, frozen=True):
    """A unit and its cards at the start of a scenario."""

    language: DeskLanguage
    unit: Unit
    balances: tuple[int, ...]
    luck: tuple[tuple[str, MakeOrder], ...] = ()

    def game(self) -> Desk:
        """Return the unit as it stands on the desk."""
        return Desk(self.unit, list(self.balances))


def read_desk(table: Mapping[str, Any], house_rules: Mapping[str, object]) -> DeskGiven:
    """Return the start of a scenario of the unit; *house_rules* are its settings."""
    check_keys(table, GIVEN_KEYS)
    players, names = read_players(table)
    settings = msgspec.convert({"cards": len(names), **house_rules}, Settings)
    for at, player in enumerate(players):
        for key in player:
            if key not in ("name", "cash"):
                raise ValueError(f"given.players[{at}].{key}: unknown key; known: name, cash")
    balances = tuple(player.get("cash", settings.start_balance) for player in players)
    changes = {key: table[key] for key in ("on", "volume") if key in table}
    unit = Unit(settings, **{"on": True, **changes})
    return DeskGiven(DeskLanguage(names), unit, balances)


@cache
def is_card(kind: type[Struct], key: str) -> bool:
    """Tell whether a fact of what the unit tells is a card, by its type."""
    hint = get_type_hints(kind, include_extras=True)[key]
    return outcomes.CardNo in (hint, *get_args(hint))


def _shown_on(desk: Desk, key: str) -> Any:
    """Return a part of the display; false for an empty slot or no symbol."""
    value = getattr(display(desk.unit, desk.balances), key)
    return False if value is None else value
