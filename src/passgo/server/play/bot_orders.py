"""Orders of bots: what their processes are asked, and their answers, on the way between processes.

They also look at positions for everybody's chances, where a table shows those while it plays.
"""

from typing import Any, assert_never

import msgspec
from msgspec import Struct

from passgo.analysis import glance
from passgo.game.play import Game
from passgo.games import class_of, game_at
from passgo.thoughts import BotTask, Thought


class Task(BotTask, frozen=True, kw_only=True, tag="think"):
    """What bots are asked in a position that everybody may know.

    The time it takes is charged to *table*.
    """

    position: dict[str, Any]
    table: str = ""


class Look(Struct, frozen=True, kw_only=True, tag="look"):
    """A position of a game with dice whose chances are asked for; the time is charged to *table*.

    What it is worth is seen at a look: nothing is played on.
    """

    position: dict[str, Any]
    table: str = ""


Shares = tuple[float, ...]
"""Everybody's chances to win, seat by seat."""


class WrittenThought(Struct, frozen=True, kw_only=True):
    """A thought on its way between processes."""

    seat: int
    order: msgspec.Raw
    memory: list[int]


def think(task: Task) -> Thought:
    """Return what a bot decides; the same task gives the same thought."""
    return game_at(task.position).think(task)


def answer_task(data: bytes) -> bytes:
    """Return a written thought for a written task, or the chances in a position."""
    asked = msgspec.json.decode(data, type=Task | Look)
    match asked:
        case Task():
            return msgspec.json.encode(think(asked))
        case Look(position=position):
            return msgspec.json.encode(glance(Game.at(position)))
    assert_never(asked)


def read_thought(position: dict[str, Any], data: bytes) -> Thought:
    """Return a thought that was written elsewhere."""
    written = msgspec.json.decode(data, type=WrittenThought)
    order = None
    if bytes(written.order) != b"null":
        order = class_of(position["edition"]).read_order(written.order)
    return Thought(seat=written.seat, order=order, memory=written.memory)
