"""Orders of bots: their tasks and their answers on the way between processes."""

from typing import Any

import msgspec
from msgspec import Struct

from passgo.games import class_of, game_at
from passgo.thoughts import BotTask, Thought


class Task(BotTask, frozen=True, kw_only=True):
    """What bots are asked in a position that everybody may know.

    The time it takes is charged to *table*.
    """

    position: dict[str, Any]
    table: str = ""


class WrittenThought(Struct, frozen=True, kw_only=True):
    """A thought on its way between processes."""

    seat: int
    order: msgspec.Raw
    memory: list[int]


def think(task: Task) -> Thought:
    """Return what a bot decides; the same task gives the same thought."""
    return game_at(task.position).think(task)


def answer_task(data: bytes) -> bytes:
    """Return a written thought for a written task."""
    return msgspec.json.encode(think(msgspec.json.decode(data, type=Task)))


def read_thought(position: dict[str, Any], data: bytes) -> Thought:
    """Return a thought that was written elsewhere."""
    written = msgspec.json.decode(data, type=WrittenThought)
    order = None
    if bytes(written.order) != b"null":
        order = class_of(position["edition"]).read_order(written.order)
    return Thought(seat=written.seat, order=order, memory=written.memory)
