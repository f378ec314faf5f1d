"""Decisions: what else could have been done, and what the choice cost.

Alternatives share the luck of their rollouts. They are weighed on a part of them, the worst half is
dropped, and the best that is left is compared with what was done on rollouts of their own: so the
pick of the luckiest is not taken for the best.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec
from msgspec import Struct

from passgo.analysis.budget import Budget
from passgo.analysis.chances import TURNS, Oracle
from passgo.analysis.trial import Trial
from passgo.bots.weighed_ways import MOST_WAYS
from passgo.game.answers import answers_to
from passgo.game.orders import Order, seat_of
from passgo.game.play import Game
from passgo.rules.limits import NOBODY
from passgo.rules.state import State
from passgo.simulate.intervals import Rate

DOUBTFUL, MISTAKE, BLUNDER = 0.01, 0.03, 0.08
"""Lost chances from which a decision is graded so."""
PARTS, LOOK = 3, 96
"""The first look at all alternatives takes one of so many parts of the rollouts, or so many."""
ROUGHLY = 0.025
"""Half of the interval with which a decision is known that does not seem to cost anything."""
APART = 1_000_000
"""The number of the first rollout of that look: those of the comparison are others."""


class Grade(StrEnum):
    """How good a decision was, as far as the noise of rollouts allows to say."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Alternative(Struct, frozen=True, kw_only=True):
    """Something else that could have been done, None for nothing, and what it is below the best."""

    order: Order | None
    loss: Rate
    grade: Grade


class Decision(Struct, frozen=True, kw_only=True):
    """A decision of somebody: the number of its order, what was done, and what was best.

    *best* is what was done where nothing else was better, None where doing nothing was; *loss* is
    what it would have brought, with its interval. *others* are neither done nor best.
    """

    number: int
    turn: int
    seat: int
    done: Order
    best: Order | None
    chance: Rate
    loss: Rate
    grade: Grade
    others: tuple[Alternative, ...] = ()


def decide(
    oracle: Oracle, game: Game, order: Order, number: int, budget: Budget
) -> Decision | None:
    """Weigh an order against its alternatives; None where there was nothing to decide."""
    seat = seat_of(order)
    others = list(alternatives(oracle, game, order)) if seat != NOBODY else []
    if not others:
        return None
    moment = oracle.moment(game)
    look = first_look(oracle, moment, others[:MOST_WAYS], seat, budget)
    best = look.orders[look.left]
    both = Trial(oracle, moment, (order, best), seat)
    loss = settled(both, seat, budget)
    is_worse = loss.value > 0
    dropped = [] if is_worse else [alternative(best, opposite(loss))]
    return Decision(
        number=number,
        turn=game.turns,
        seat=seat,
        done=order,
        best=best if is_worse else order,
        chance=both.chance(0, seat),
        loss=loss,
        grade=grade_of(loss),
        others=(*dropped, *left_out(look)),
    )


def alternatives(oracle: Oracle, game: Game, order: Order) -> Iterator[Order | None]:
    """Yield what the same seat could have done instead; None: nothing, and play on."""
    seat = seat_of(order)
    answers = answers_to(type(game.prompt))
    if type(order) not in answers:
        yield None
    drafts = [kind(seat=seat) for kind in answers if is_plain(kind)]
    advised = oracle.advice(oracle.moment(game), seat)
    if advised is not None:
        drafts.append(advised)
    for draft in dict.fromkeys(drafts):
        if draft != order and game.why_not(draft) is None:
            yield draft


def is_plain(kind: type[Order]) -> bool:
    """Tell whether an order says nothing but whose it is."""
    return [field.name for field in msgspec.structs.fields(kind)] == ["seat"]


def first_look(
    oracle: Oracle, moment: State, others: Sequence[Order | None], seat: int, budget: Budget
) -> Trial:
    """Return some alternatives after the worse half was dropped until one is left."""
    look = Trial(oracle, moment, others, seat)
    look.halve(max(1, min(LOOK, budget.rollouts // PARTS)), APART, TURNS)
    return look


def settled(both: Trial, seat: int, budget: Budget) -> Rate:
    """Return what the second order would have brought: known roughly, and well where it matters."""
    roughly = max(ROUGHLY, budget.within) if budget.within else 0.0
    both.settle(msgspec.structs.replace(budget, within=roughly), TURNS, enough=DOUBTFUL)
    left = budget.rollouts - both.rollouts
    if both.lead(1, seat).value >= DOUBTFUL and left > 0:
        both.settle(msgspec.structs.replace(budget, rollouts=left), TURNS, enough=DOUBTFUL)
    return both.lead(1, seat)


def left_out(look: Trial) -> Iterator[Alternative]:
    """Yield what a first look has found below the best."""
    for way, order in enumerate(look.orders):
        if way != look.left:
            yield alternative(order, look.ahead(look.left, way))


def alternative(order: Order | None, loss: Rate) -> Alternative:
    """Return something that was not done, with its grade."""
    return Alternative(order=order, loss=loss, grade=grade_of(loss))


def opposite(loss: Rate) -> Rate:
    """Return a loss seen from the other side."""
    return Rate(-loss.value, -loss.high, -loss.low)


def grade_of(loss: Rate) -> Grade:
    """Return how bad a loss is; one that may be noise is none."""
    if loss.low <= 0 or loss.value < DOUBTFUL:
        return Grade.FINE
    if loss.value < MISTAKE:
        return Grade.DOUBTFUL
    return Grade.MISTAKE if loss.value < BLUNDER else Grade.BLUNDER
