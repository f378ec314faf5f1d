"""Decisions: what else could have been done, and what the choice cost.

Alternatives share the luck of their rollouts. They are weighed on a part of them, the worst half is
dropped, and the best that is left is compared with what was done on rollouts of their own: so the
pick of the luckiest is not taken for the best.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec
from msgspec import Struct

from passgo.analysis.chances import Oracle, mean
from passgo.game.actions import Order
from passgo.game.answers import answers_to
from passgo.game.play import Game
from passgo.rules.state import State
from passgo.simulate.intervals import Rate

DOUBTFUL, MISTAKE, BLUNDER = 0.01, 0.03, 0.08
"""Lost chances from which a decision is graded so."""
PARTS = 3
"""The first look at all alternatives takes one of so many parts of the rollouts."""


class Grade(StrEnum):
    """How good a decision was, as far as the noise of rollouts allows to say."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Decision(Struct, frozen=True, kw_only=True):
    """A decision of somebody: the number of its order, what was done, and what was best.

    *best* is None where nothing else was better, or doing nothing was; *loss* is what it would have
    brought, with its interval.
    """

    number: int
    turn: int
    seat: int
    done: Order
    best: Order | None
    chance: Rate
    loss: Rate
    grade: Grade


def decide(oracle: Oracle, game: Game, order: Order, number: int, count: int) -> Decision | None:
    """Weigh an order against its alternatives; None where there was nothing to decide."""
    seat: int = getattr(order, "seat", -1)
    others = list(alternatives(oracle, game, order)) if seat >= 0 else []
    if not others:
        return None
    moment = oracle.moment(game)
    own = oracle.after(moment, order)
    best = best_of(oracle, moment, others, seat, count // PARTS)
    mine = column(oracle, own, seat, count)
    theirs = column(oracle, oracle.after(moment, best), seat, count)
    loss = mean([other - own for own, other in zip(mine, theirs, strict=True)])
    return Decision(
        number=number,
        turn=game.turns,
        seat=seat,
        done=order,
        best=best if loss.value > 0 else order,
        chance=mean(mine),
        loss=loss,
        grade=grade_of(loss),
    )


def alternatives(oracle: Oracle, game: Game, order: Order) -> Iterator[Order | None]:
    """Yield what the same seat could have done instead; None: nothing, and play on."""
    seat: int = getattr(order, "seat", -1)
    answers = answers_to(type(game.prompt))
    if type(order) not in answers:
        yield None
    drafts = [kind(seat=seat) for kind in answers if is_plain(kind)]
    advised = oracle.advice(oracle.moment(game))
    if advised is not None and getattr(advised, "seat", -1) == seat:
        drafts.append(advised)
    for draft in dict.fromkeys(drafts):
        if draft != order and game.why_not(draft) is None:
            yield draft


def is_plain(kind: type[Order]) -> bool:
    """Tell whether an order says nothing but whose it is."""
    return [field.name for field in msgspec.structs.fields(kind)] == ["seat"]


def best_of(
    oracle: Oracle, moment: State, others: Sequence[Order | None], seat: int, count: int
) -> Order | None:
    """Return the best of some alternatives; the worse half is dropped after a look at all."""
    left = list(others)
    while len(left) > 1:
        worth = {
            at: sum(column(oracle, oracle.after(moment, draft), seat, count, first=count * 100))
            for at, draft in enumerate(left)
        }
        ranked = sorted(worth, key=lambda at: -worth[at])
        left = [left[at] for at in ranked[: (len(left) + 1) // 2]]
        count *= 2
    return left[0]


def column(oracle: Oracle, moment: State, seat: int, count: int, first: int = 0) -> list[float]:
    """Return what one seat won of some rollouts."""
    return [shares[seat] for shares in oracle.shares(moment, count, first)]


def grade_of(loss: Rate) -> Grade:
    """Return how bad a loss is; one that may be noise is none."""
    if loss.low <= 0 or loss.value < DOUBTFUL:
        return Grade.FINE
    if loss.value < MISTAKE:
        return Grade.DOUBTFUL
    return Grade.MISTAKE if loss.value < BLUNDER else Grade.BLUNDER
