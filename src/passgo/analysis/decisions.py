"""Decisions: what else could have been done, and what the choice cost.

Alternatives share the luck of their rollouts. They are weighed on a part of them, the worst half is
dropped, and the best that is left is compared with what was done on rollouts of their own: so the
pick of the luckiest is not taken for the best.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

import msgspec
from msgspec import Struct

from passgo.analysis.chances import Oracle, mean
from passgo.game.answers import answers_to
from passgo.game.orders import Order, seat_of
from passgo.game.play import Game
from passgo.rules.limits import NOBODY
from passgo.rules.state import State
from passgo.simulate.intervals import Rate

DOUBTFUL, MISTAKE, BLUNDER = 0.01, 0.03, 0.08
"""Lost chances from which a decision is graded so."""
PARTS = 3
"""The first look at all alternatives takes one of so many parts of the rollouts."""
Look = Mapping[Order | None, Sequence[float]]
"""What a seat won of each rollout, by what it did first."""


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


def decide(oracle: Oracle, game: Game, order: Order, number: int, count: int) -> Decision | None:
    """Weigh an order against its alternatives; None where there was nothing to decide."""
    seat = seat_of(order)
    others = list(alternatives(oracle, game, order)) if seat != NOBODY else []
    if not others:
        return None
    moment = oracle.moment(game)
    own = oracle.after(moment, order)
    best, look = best_of(oracle, moment, others, seat, max(1, count // PARTS))
    mine = column(oracle, own, seat, count)
    theirs = column(oracle, oracle.after(moment, best), seat, count)
    loss = difference(mine, theirs)
    is_worse = loss.value > 0
    dropped = [] if is_worse else [alternative(best, difference(theirs, mine))]
    return Decision(
        number=number,
        turn=game.turns,
        seat=seat,
        done=order,
        best=best if is_worse else order,
        chance=mean(mine),
        loss=loss,
        grade=grade_of(loss),
        others=(*dropped, *left_out(look, best)),
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


def best_of(
    oracle: Oracle, moment: State, others: Sequence[Order | None], seat: int, count: int
) -> tuple[Order | None, Look]:
    """Return the best of some alternatives, and the first look at all of them.

    The worse half is dropped after each look.
    """
    left, first_look = list(others), dict[Order | None, list[float]]()
    while len(left) > 1:
        look = {
            draft: column(oracle, oracle.after(moment, draft), seat, count, first=count * 100)
            for draft in left
        }
        first_look = first_look or look
        ranked = sorted(left, key=lambda draft: -sum(look[draft]))
        left = ranked[: (len(left) + 1) // 2]
        count *= 2
    return left[0], first_look


def left_out(look: Look, best: Order | None) -> Iterator[Alternative]:
    """Yield what a first look has found below the best."""
    for draft, won in look.items():
        if draft != best:
            yield alternative(draft, difference(won, look[best]))


def alternative(order: Order | None, loss: Rate) -> Alternative:
    """Return something that was not done, with its grade."""
    return Alternative(order=order, loss=loss, grade=grade_of(loss))


def difference(own: Sequence[float], other: Sequence[float]) -> Rate:
    """Return how much more the other brings on the same rollouts, with its interval."""
    return mean([theirs - mine for mine, theirs in zip(own, other, strict=True)])


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
