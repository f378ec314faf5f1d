"""Advice: what the champion would answer, to who plays against bots alone or looks at an old game.

It is thought of as a bot's answer is, by the bots' processes, and changes nothing at the table. The
champion sees the position, which is public; what the table's bots remember is not shown to it.
"""

import asyncio
from typing import NamedTuple

from msgspec import Struct

from passgo.game.thinking import THINKERS
from passgo.games import class_of, game_at
from passgo.refusal import Refusal
from passgo.server.play.bot_orders import Task
from passgo.server.play.bot_pool import Pool
from passgo.server.play.game import Choice
from passgo.server.play.game_log import NOBODY
from passgo.server.play.match import Match
from passgo.server.play.patches import Document
from passgo.server.rooms.commands import own_seats
from passgo.server.rooms.game_record import Told
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms
from passgo.server.table.table import Table, must_be_let_in
from passgo.vocabulary import Order

ADVISER = THINKERS[-1]


class Advice(Struct, frozen=True, kw_only=True):
    """What the champion would do, and the number of the question that this answers.

    In an old game it is the number of the entry after which the question was open.
    """

    order: Order
    answers: int


class Asked(NamedTuple):
    """A question of one seat, as it is put to the champion after so many entries of the log."""

    task: Task
    number: int
    seq: int


async def advise(rooms: Rooms, pool: Pool, table_id: str, device: str) -> Advice:
    """Return what the champion would do instead of a device, if that is still asked."""
    asked = await rooms.read(table_id, lambda room: asked_of(room, device))
    order = await answer_to(pool, asked.task)
    if await rooms.read(table_id, seq_of) != asked.seq:
        raise Refusal("no-longer-asked")
    return Advice(order=order, answers=asked.number)


async def advise_then(pool: Pool, told: Told, position: Document, seq: int) -> Advice:
    """Return what the champion would have done in a position of a game that is over."""
    task = await asyncio.to_thread(task_then, told, position, seq)
    return Advice(order=await answer_to(pool, task), answers=seq)


async def answer_to(pool: Pool, task: Task) -> Order:
    """Return what the champion answers."""
    thought = await pool.think(task)
    if thought is None or thought.order is None:
        raise Refusal("advice-failed")
    return thought.order


def seq_of(room: Room) -> int:
    """Return how many entries the log of a table has.

    Who builds or mortgages is asked the same question as before, in another position.
    """
    return room.running().seq


def asked_of(room: Room, device: str) -> Asked:
    """Return the question to a device, or refuse where advice would be unfair or there is none."""
    table = room.table
    must_be_let_in(table, device)
    match = room.running()
    must_be_advised(table)
    seat = own_seats(table, device)[0]
    must_be_alone(table)
    if table.status != "playing" or match.game.is_over:
        raise Refusal("advice-over")
    if table.paused:
        raise Refusal("paused")
    first = next(iter(match.prompt()["seats"]), NOBODY)
    if first != seat or table.seats[seat].is_played:
        raise Refusal("advice-not-asked")
    must_be_quick(table.setup)
    room.audience.seat_limits.count(seat, "advice")
    return Asked(task_of(table, match, seat), match.prompt_id, match.seq)


def must_be_advised(table: Table) -> None:
    """Refuse a game that the champion does not know, or whose luck it would wait for."""
    must_be_known(table.setup)
    if table.setup.luck == "told":
        raise Refusal("advice-told-luck")


def must_be_known(setup: Choice) -> None:
    """Refuse a game that the champion does not know."""
    if not class_of(setup.edition).is_advised:
        raise Refusal("advice-no-dice")


def must_be_quick(setup: Choice) -> None:
    """Refuse a server on which the champion would think for minutes."""
    if class_of(setup.edition).is_too_slow(ADVISER):
        raise Refusal("advice-too-slow")


def must_be_alone(table: Table) -> None:
    """Refuse advice against people: all seats but one are, and always were, of bots."""
    if table.had_company or sum(not seat.level for seat in table.seats) != 1:
        raise Refusal("advice-company")


def task_of(table: Table, match: Match, seat: int) -> Task:
    """Return the question as a task; the same question has the same answer.

    The seed is no secret of the game, and there is no memory: what bots have found out is theirs.
    """
    levels = (ADVISER if at == seat else one.level for at, one in enumerate(table.seats))
    return Task(
        position=match.game.position(),
        seat=seat,
        levels=tuple(levels),
        seed=match.prompt_id,
        table=table.id,
    )


def task_then(told: Told, position: Document, seq: int) -> Task:
    """Return the question that was open in a position of an old game, as a task.

    The others are taken for people, of whom nothing is known.
    """
    must_be_known(told.setup)
    must_be_quick(told.setup)
    asked = next(iter(game_at(position).prompt.seats), NOBODY)
    if asked == NOBODY:
        raise Refusal("advice-no-question")
    levels = tuple(ADVISER if seat == asked else "" for seat in range(len(told.names)))
    return Task(position=position, seat=asked, levels=levels, seed=seq, table=told.game)
