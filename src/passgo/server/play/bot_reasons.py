"""Bot reasons: what the log says about a bot's step, so that anybody can derive it again.

The position follows from the log, the seed from the key of the game; everything else is here.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from passgo.server.play.bot_orders import Task
from passgo.server.play.fairness import word

SEED_BITS = 31


class Reason(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a bot came to its step.

    *asked* is the seat that was asked, NOBODY if any bot could act; *levels* are those of all seats
    if they have changed since the start; *covering* are the seats of people for whom a bot stands
    in. *idle* are the entries, since their last step, after which the bots were asked and did
    nothing; *fresh*: they had forgotten everything before; *late*: the simplest answer was given
    because the bot's own came too late or was refused.
    """

    asked: int
    levels: tuple[str, ...] = ()
    covering: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    fresh: bool = False
    late: bool = False


def seed_for(key: bytes, asked: int, seq: int) -> int:
    """Return the seed by which a bot decides after an entry; it is secret until the game ends."""
    return word(key, "bot", seq, asked + 1, 0) >> (64 - SEED_BITS)


def task_of(
    reason: Reason,
    position: dict[str, Any],
    levels: Sequence[str],
    seed: int,
    memory: list[int],
    table: str = "",
) -> Task:
    """Return what the bots were asked; *levels* are those at the start."""
    return Task(
        position=position,
        seat=reason.asked,
        levels=reason.levels or tuple(levels),
        covered=tuple(seat in reason.covering for seat in range(len(levels))),
        seed=seed,
        memory=memory,
        table=table,
    )
