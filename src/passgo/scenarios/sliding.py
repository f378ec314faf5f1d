"""Sliding: the words of the sliding game, whose slides end where nature says.

A token is its player's name and its number, A1 to A4; a team of two shares the tokens of its first
player. Nature draws the markers, lets a hand miss and tells where tokens come to rest.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from passgo.fields import Meaning, meaning_of
from passgo.refusal import Refusal
from passgo.scenarios.facts import by_name, plain
from passgo.scenarios.game_checks import option_checks, wealth_checks
from passgo.scenarios.language import Check, MakeOrder
from passgo.scenarios.names import check_keys, read_luck, read_opening, read_players
from passgo.scenarios.position_checks import seen
from passgo.scenarios.verbs import StepError, Verb, found_verb, id_in, number_in, seat_in
from passgo.sliding import events, orders, prompts
from passgo.sliding.chart import NOWHERE
from passgo.sliding.edition import Edition
from passgo.sliding.game import SlidingGame
from passgo.sliding.orders import AnyOrder, DrawMarkers, Rest
from passgo.sliding.seating import teams_of
from passgo.sliding.state import place, resting, winners

VERBS = (
    Verb("slide <token>", orders.Slide),
    Verb("slide <token> from <start> aim <direction> power <power>", orders.Slide),
    Verb("pay jail <token>", orders.PayJail),
    Verb("wait in jail <token>", orders.WaitInJail),
    Verb("take second chance", orders.TakeSecondChance),
    Verb("decline second chance", orders.DeclineSecondChance),
    Verb("move <token> to <space>", orders.MoveFromRailroad),
    Verb("stay <token>", orders.StayOnRailroad),
    Verb("double <space>", orders.DoubleProperty),
    Verb("markers <order>", orders.DrawMarkers, acted=False),
    Verb("miss <direction> <power>", orders.Deviate, acted=False),
    Verb("rest <ends>", orders.Rest, acted=False),
)
ORDER_NAMES = frozenset(order.__name__ for order in orders.PEOPLES_ORDERS)
STRAIGHT = {"start": 1305, "direction": 0, "power": 500}
DUE = {
    "WhichOrder": "a draw of markers",
    "HowSteady": "how a hand misses",
    "WhereTo": "where tokens rest",
}
GIVEN_KEYS = ("players", "luck", "opening", "order", "round", "pot")
PLAYER_KEYS = ("name", "cash")
# Where tokens come to lie on a space, around its middle, and those that stop short of them all.
SLOTS = ((-200, -160), (200, -160), (-200, 160), (200, 160))
SHORT = ((200, 1660), (600, 1660), (2000, 1660), (2400, 1660))
END = re.compile(r"(?:(?P<token>\w+) )?(?:on (?P<space>\S+)|(?P<end>off|short))")
HIT = re.compile(r"(\w+) hits (\w+)")


@dataclass(frozen=True)
class Sliding:
    """The language of the sliding game with its people seated."""

    edition: Edition
    names: tuple[str, ...]
    codes: frozenset[str]
    events: ClassVar[Mapping[str, type[Struct]]] = by_name(events.Event)
    prompts: ClassVar[Mapping[str, type[Struct]]] = by_name(prompts.Prompt)
    draws: ClassVar[frozenset[str]] = frozenset(DUE)

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the name of each side, its first player's."""
        return tuple(self.names[team[0]] for team in teams_of(self.edition, len(self.names)))

    @property
    def tokens(self) -> tuple[str, ...]:
        """Return the names of all tokens, side by side."""
        numbers = range(1, self.edition.rules.tokens_per_side + 1)
        return tuple(f"{side}{number}" for side in self.sides for number in numbers)

    def order(self, text: str) -> MakeOrder:
        """Return what a text such as "A slide A1" plays."""
        verb, found = found_verb(text, VERBS, self.names)
        if verb.order is Rest:
            return self._rest(found["ends"])
        facts = {
            field: self._fact(meaning_of(verb.order, field), value)
            for field, value in found.items()
        }
        if verb.order is orders.Slide:
            facts = STRAIGHT | facts
        order = verb.order(**facts)
        return lambda _: order

    def _fact(self, meaning: Meaning, text: str) -> Any:
        match meaning:
            case Meaning.SEAT:
                return seat_in(text, self.names)
            case Meaning.PIECE:
                return self._token(text)
            case Meaning.PLACE:
                return self._space(text)
            case Meaning.SIDES:
                return tuple(seat_in(name, self.sides) for name in text.split())
        return number_in(text)

    def _token(self, text: str) -> int:
        return self.tokens.index(id_in(text, self.tokens, "token"))

    def _space(self, text: str) -> int:
        return self.edition.index(id_in(text, [each.id for each in self.edition.space], "space"))

    def _rest(self, text: str) -> MakeOrder:
        """Return where tokens rest: "A1 on baltic, B2 off, A1 hits B2"."""
        ends: dict[str, str] = {}
        hits: list[tuple[int, int]] = []
        for item in text.split(", "):
            if hit := HIT.fullmatch(item):
                hits.append((self._token(hit[1]), self._token(hit[2])))
            elif end := END.fullmatch(item):
                if end["token"]:
                    self._token(end["token"])
                if end["space"]:
                    self._space(end["space"])
                ends[end["token"] or ""] = end["space"] or end["end"]
            else:
                raise StepError(f"{item!r}: a rest is 'A1 on SPACE', 'A1 off', 'A1 short'")
        return partial(self._rested, ends, tuple(hits))

    def _rested(
        self, ends: Mapping[str, str], hits: tuple[tuple[int, int], ...], game: SlidingGame
    ) -> Rest:
        s = game.state
        slid = s.shot.token if s.shot is not None else 0
        moved = {self.tokens.index(name) if name else slid: end for name, end in ends.items()}
        lying = {token: at for token, at in resting(s).items() if token not in moved}
        for token, end in moved.items():
            if end != "off":
                lying[token] = free_spot(self.edition, end, lying)
        others = tuple((slid, token) for token in moved if token != slid)
        rests = tuple((token, *lying[token]) for token in moved if token in lying)
        off = tuple(token for token, end in moved.items() if end == "off")
        return Rest(rests, off, hits or others)

    def checks(self, key: str, value: Any) -> list[Check] | None:
        """Return what is to be seen of the table."""
        if key in self.sides:
            if not isinstance(value, dict) or set(value) != {"cash"}:
                raise ValueError(f"then.{key}: only 'cash' is known of a player")
            return [seen(f"{key}.cash", value["cash"], self._cash(key))]
        if key in self.tokens:
            return [seen(key, value, partial(self._place, self.tokens.index(key)))]
        if key in ("pot", "round"):
            return [seen(key, value, lambda game: getattr(game.state, key))]
        if key == "over":
            return [seen(key, value, lambda game: game.is_over)]
        if key == "winners":
            return [seen(key, sorted(value), self._winners)]
        if key == "wealth":
            return wealth_checks(value, {side: self.names.index(side) for side in self.sides})
        if key == "options":
            seats = {name: seat for seat, name in enumerate(self.names)}
            return option_checks(value, seats, ORDER_NAMES)
        return None

    def _cash(self, side: str) -> Callable[[SlidingGame], int]:
        return lambda game: game.state.cash[self.sides.index(side)]

    def _place(self, token: int, game: SlidingGame) -> str:
        s = game.state
        spot = s.tokens[token].spot
        if spot != "board":
            return spot
        at = place(s, token)
        return "short" if at == NOWHERE else self.edition.space[at].id

    def _winners(self, game: SlidingGame) -> list[str]:
        return sorted(self.sides[side] for side in winners(game.state)) if game.is_over else []

    def shown(self, thing: Struct, key: str) -> str:
        """Return one fact: sides and seats by name, tokens and spaces by theirs."""
        value, meaning = getattr(thing, key), meaning_of(type(thing), key)
        if isinstance(value, tuple):
            return ",".join(self._shown(meaning, item) for item in value)
        return self._shown(meaning, value)

    def _shown(self, meaning: Meaning, value: int) -> str:
        match meaning:
            case Meaning.SIDE | Meaning.SIDES:
                return self.sides[value]
            case Meaning.SEAT:
                return self.names[value]
            case Meaning.PIECE | Meaning.PIECES:
                return self.tokens[value]
            case Meaning.PLACE | Meaning.PLACES:
                return "none" if value == NOWHERE else self.edition.space[value].id
            case Meaning.GROUP:
                return self.edition.group[value].id
        return plain(value)

    def prompt(self, game: SlidingGame) -> Struct:
        """Return who must decide what."""
        return game.prompt

    def awaited(self, game: SlidingGame) -> str:
        """Return which luck is due."""
        return DUE.get(type(game.prompt).__name__, "")

    def why_not(self, game: SlidingGame, order: AnyOrder) -> Refusal | None:
        """Return why an order would be refused now."""
        return game.why_not(order)


class SlidingGiven(Struct, frozen=True):
    """How to set up a scenario of the sliding game, and what nature will say."""

    language: Sliding
    house_rules: Mapping[str, object]
    opening: bool
    order: tuple[int, ...]
    changes: dict[str, int]
    cash: Mapping[int, int]
    luck: tuple[tuple[str, MakeOrder], ...]

    def game(self) -> SlidingGame:
        """Return the game before its markers are drawn, or at the first slide of a round."""
        new = SlidingGame.new(self.language.edition, self.language.names, self.house_rules)
        if self.opening:
            return new
        new.play(DrawMarkers(self.order))
        position = new.position() | self.changes
        for side, cash in self.cash.items():
            position["sides"][side]["cash"] = cash
        return SlidingGame.at(position, edition=self.language.edition)


def read_sliding(
    table: Mapping[str, Any], edition: Edition, folder: Path, house_rules: Mapping[str, object]
) -> SlidingGiven:
    """Return the start of a scenario of an edition in *folder*; ValueError names an unknown key."""
    check_keys(table, GIVEN_KEYS)
    players, names = read_players(table)
    try:
        teams = teams_of(edition, len(names))
    except Refusal as refusal:
        raise ValueError(f"given.players: {refusal}") from None
    language = Sliding(edition, names, _codes(folder))
    opening = read_opening(table)
    cash = {} if opening else _cash(players, teams)
    order = [seat_in(name, language.sides) for name in table.get("order", language.sides)]
    luck = tuple((text, language.order(text)) for text in read_luck(table))
    changes = {key: table[key] for key in ("round", "pot") if key in table}
    # A steady hand unless the scenario is about one that misses.
    agreed = {"hands": "off", **house_rules}
    return SlidingGiven(language, agreed, opening, tuple(order), changes, cash, luck)


def _cash(players: Sequence[Mapping[str, Any]], teams: Sequence[Sequence[int]]) -> dict[int, int]:
    for at, player in enumerate(players):
        for key in player:
            if key not in PLAYER_KEYS:
                raise ValueError(f"given.players[{at}].{key}: unknown key; known: name, cash")
    return {
        side: players[team[0]]["cash"]
        for side, team in enumerate(teams)
        if "cash" in players[team[0]]
    }


def _codes(folder: Path) -> frozenset[str]:
    """Return every refusal that the edition has words for."""
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"(?m)^refusal-([a-z-]+) =", text))


def free_spot(edition: Edition, end: str, lying: Mapping[int, tuple[int, int]]) -> tuple[int, int]:
    """Return a place on a space, or short of all of them, where no token lies yet."""
    spots: Sequence[tuple[int, int]] = SHORT
    if end != "short":
        x, y = edition.space[edition.index(end)].centre
        spots = [(x + across, y + along) for across, along in SLOTS]
    apart = (edition.token.diameter * 10) ** 2
    for x, y in spots:
        if all((x - a) ** 2 + (y - b) ** 2 >= apart for a, b in lying.values()):
            return x, y
    raise StepError(f"{end}: there is no room for one more token")
