"""Bots: levels that slide by trying out candidates, hands as unsteady as everyone's.

A level is how many slides it thinks of, how often it tries the best of them with the error of a
hand, how many answers of the next side it foresees to each, and how much its own aim adds to that
error. No clock is read: the same seed plays the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from passgo.bots.registry import BOTS
from passgo.sliding.aiming import aim
from passgo.sliding.chart import NOWHERE
from passgo.sliding.ground import Point
from passgo.sliding.hands import bell, miss
from passgo.sliding.legality import why_not
from passgo.sliding.luck import SeededSource
from passgo.sliding.orders import (
    DeclineSecondChance,
    Deviate,
    DoubleProperty,
    MoveFromRailroad,
    PayJail,
    PeoplesOrder,
    Slide,
    StayOnRailroad,
    TakeSecondChance,
    WaitInJail,
)
from passgo.sliding.prompts import (
    DoubleWhich,
    LeaveJail,
    MoveByRailroad,
    SlideWhich,
    TryAgain,
)
from passgo.sliding.questions import prompt
from passgo.sliding.resting import place_of
from passgo.sliding.scoring import dearest
from passgo.sliding.slides import deviate
from passgo.sliding.state import NO_TOKEN, State, places, resting, side_of, tokens_of
from passgo.sliding.table import Outcome, Shot, Table
from passgo.sliding.valuation import best_move, worth


class Level(Struct, frozen=True):
    """How well a bot plays."""

    candidates: int
    finalists: int
    samples: int
    direction: int
    power: int
    replies: int = 0


SKILLS = {
    "novice": Level(candidates=3, finalists=1, samples=0, direction=25, power=70),
    "steady": Level(candidates=14, finalists=4, samples=3, direction=8, power=25),
    "shark": Level(candidates=36, finalists=8, samples=6, direction=0, power=0),
    "champion": Level(candidates=60, finalists=12, samples=10, direction=0, power=0, replies=14),
}
"""How well the levels play that were measured."""


def skills_of(names: Iterable[str]) -> dict[str, Level]:
    """Return how well each level plays, weakest first; an unknown one plays as the one before."""
    found: dict[str, Level] = {}
    skill = next(iter(SKILLS.values()))
    for name in names:
        skill = SKILLS.get(name, skill)
        found[name] = skill
    return found


LEVELS = skills_of(bot.name for bot in BOTS if bot.is_level)
"""The levels of the registry, as they play here."""
ANSWERED = 3
"""Of the slides that promise most, those whose answers are foreseen, each so many times."""


class Looked(Protocol):
    """A game whose state a bot may look at."""

    @property
    def state(self) -> State:
        """A copy of the state."""


class Bot:
    """A player of one level; the same seed and the same games give the same play."""

    def __init__(self, level: str = "steady", seed: int = 0) -> None:
        """Play at *level*, one of the registry's."""
        self.level = LEVELS[level]
        self._source = SeededSource(seed)

    def choose(self, game: Looked, seat: int) -> PeoplesOrder:
        """Return what the bot does about the question that *seat* is asked."""
        s = game.state
        match prompt(s):
            case SlideWhich() as asked:
                shot = self._unsteady(self.best_shot(s, asked.tokens[0])[0])
                return self._allowed(s, seat, shot, asked)
            case LeaveJail(tokens=tokens, price=price):
                if self._gain(s, tokens[0]) > price:
                    return PayJail(seat, tokens[0])
                return WaitInJail(seat, tokens[0])
            case TryAgain(token=token, price=price):
                if self._gain(s, token) > price:
                    return TakeSecondChance(seat)
                return DeclineSecondChance(seat)
            case MoveByRailroad() as moving:
                return self._move(s, seat, moving)
            case DoubleWhich(spaces=spaces):
                return DoubleProperty(seat, dearest(s.edition, spaces))
        raise ValueError("nobody is asked anything")

    def best_shot(self, s: State, token: int) -> tuple[Shot, float]:
        """Return the slide of *token* that promises most, and what the table is worth then."""
        table = Table(s.edition)
        thought = [(self._value(s, table, shot), shot) for shot in self._candidates(s, token)]
        thought.sort(key=lambda pair: pair[0], reverse=True)
        tried = [
            (self._expect(s, table, shot, value), shot)
            for value, shot in thought[: self.level.finalists]
        ]
        if self.level.replies:
            tried.sort(key=lambda pair: pair[0], reverse=True)
            tried = [(self._answered(s, table, shot), shot) for _, shot in tried[:ANSWERED]]
        value, shot = max(tried, key=lambda pair: pair[0])
        return shot, value

    def _answered(self, s: State, table: Table, shot: Shot) -> float:
        """Return the mean worth of a slide after what the next side does about it."""
        return sum(self._after_answer(s, table, shot) for _ in range(ANSWERED)) / ANSWERED

    def _after_answer(self, s: State, table: Table, shot: Shot) -> float:
        """Return what the table is worth once a slide was made and answered, by unsteady hands."""
        side = side_of(s, shot.token)
        later = laid(s, table.slide(without(s, shot.token), self._missed(s, shot)), shot.token)
        token = next_token(later, side)
        if token == NO_TOKEN:
            return worth(later, places(later), side)
        answers = self._candidates(later, token)[: self.level.replies]
        best = max(answers, key=lambda answer: self._value(later, table, answer))
        done = table.slide(without(later, token), self._missed(later, best))
        return worth(laid(later, done, token), after(later, done), side)

    def _missed(self, s: State, shot: Shot) -> Shot:
        return deviate(shot, miss(s.edition, s.house_rules.hands, self._source))

    def _expect(self, s: State, table: Table, shot: Shot, planned: float) -> float:
        """Return the mean worth of a slide over several tries with an unsteady hand."""
        values = [planned]
        for _ in range(self.level.samples):
            values.append(self._value(s, table, self._unsteady(self._missed(s, shot))))
        return sum(values) / len(values)

    def _value(self, s: State, table: Table, shot: Shot) -> float:
        lying = without(s, shot.token)
        return worth(s, after(s, table.slide(lying, shot)), side_of(s, shot.token))

    def _gain(self, s: State, token: int) -> float:
        """Return how much better the table may get by sliding *token* again."""
        return self.best_shot(s, token)[1] - worth(s, places(s), side_of(s, token))

    def _candidates(self, s: State, token: int) -> list[Shot]:
        """Return slides to think about: to the middle of spaces, and at tokens of others."""
        shots = [*_to_spaces(s, token), *_at_others(s, token)]
        chosen: list[Shot] = []
        while shots and len(chosen) < self.level.candidates:
            chosen.append(shots.pop(self._source.below("bot", len(shots))))
        return chosen

    def _unsteady(self, shot: Shot) -> Shot:
        own = Deviate(
            bell(self._source, "bot", self.level.direction),
            bell(self._source, "bot", self.level.power),
        )
        return deviate(shot, own)

    def _allowed(self, s: State, seat: int, shot: Shot, asked: SlideWhich) -> Slide:
        """Return the slide within its ranges, from a start that is free."""
        direction = max(asked.direction[0], min(asked.direction[1], shot.direction))
        power = max(asked.power[0], min(asked.power[1], shot.power))
        slide = Slide(seat, shot.token, shot.start, direction, power)
        while (refusal := why_not(s, slide)) is not None and refusal.code == "no-room":
            width = asked.start[1] - asked.start[0] + 1
            start = asked.start[0] + self._source.below("bot", width)
            slide = Slide(seat, shot.token, start, direction, power)
        return slide

    def _move(self, s: State, seat: int, moving: MoveByRailroad) -> PeoplesOrder:
        target = best_move(s.edition, places(s), s.order, moving.side)
        if target == NOWHERE:
            return StayOnRailroad(seat, moving.tokens[0])
        return MoveFromRailroad(seat, moving.tokens[0], target)


def without(s: State, token: int) -> dict[int, Point]:
    """Return where all tokens lie but one that is about to slide."""
    return {other: at for other, at in resting(s).items() if other != token}


def laid(s: State, outcome: Outcome, slid: int) -> State:
    """Return the table after a slide, for thinking on: jail and second chances are left out."""
    later = s.copy()
    for token, x, y in outcome.rests:
        later.tokens[token].put(x, y)
    for token in outcome.off:
        later.tokens[token].lift("off")
    later.tokens[slid].slid = True
    return later


def next_token(s: State, side: int) -> int:
    """Return a token with which the next side after *side* can still answer, or NO_TOKEN."""
    at = s.order.index(side)
    for other in (*s.order[at + 1 :], *s.order[:at]):
        for token in tokens_of(s, other):
            if not s.tokens[token].slid and s.tokens[token].spot == "hand":
                return token
    return NO_TOKEN


def after(s: State, outcome: Outcome) -> list[list[int]]:
    """Return the places of all tokens after a slide; who goes to jail stands nowhere."""
    new = {token: place_of(s.edition, x, y) for token, x, y in outcome.rests}
    new |= dict.fromkeys(outcome.off, NOWHERE)
    now = places(s)
    for token, place in new.items():
        jailed = s.edition.kind_at(place) == "go-to-jail"
        now[side_of(s, token)][token % s.per_side] = NOWHERE if jailed else place
    return now


def _to_spaces(s: State, token: int) -> list[Shot]:
    """Return straight and slanted slides to every space worth stopping on."""
    middle = s.edition.width // 2
    return [
        aim(s.edition, token, start, space.centre)
        for space in s.edition.space
        if space.kind not in ("tax", "go-to-jail")
        for start in sorted({space.centre[0], middle})
    ]


def _at_others(s: State, token: int) -> list[Shot]:
    """Return slides that push a token of another side some way, or off the board."""
    lying = resting(s)
    own: Sequence[int] = tokens_of(s, side_of(s, token))
    return [
        aim(s.edition, token, at[0] + side_step, at, beyond)
        for other, at in lying.items()
        if other not in own
        for side_step in (-100, 0, 100)
        for beyond in (2000.0, 6000.0)
    ]
