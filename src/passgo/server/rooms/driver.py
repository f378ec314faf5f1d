"""The driver: waits until something is due at a table, and has it done.

What is due is worked out after each change; the driver wakes up only if that is something new, so
that a table of people without a clock costs next to nothing.
"""

import asyncio
import logging
from contextlib import suppress

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.limits import HELD_UP_SECONDS, ON_ITS_WAY_SECONDS
from passgo.server.play.bot_orders import Task
from passgo.server.play.bot_pool import Pool
from passgo.server.play.bot_reasons import Reason, task_of
from passgo.server.play.match import Match
from passgo.server.rooms.attendance import cover
from passgo.server.rooms.room import Room
from passgo.server.rooms.start import give_up
from passgo.server.rooms.timers import AGAIN_SECONDS, Claiming
from passgo.server.store.writer import NotKept, Writer
from passgo.server.table.duties import Duty, ends_a_persons_time, next_duty
from passgo.thoughts import Thought
from passgo.vocabulary import Order

LOG = logging.getLogger("passgo.server")


class Driver:
    """Plays the bots and the clocks of one room."""

    def __init__(
        self, room: Room, writer: Writer, pool: Pool, claiming: Claiming, rent_grace: float
    ) -> None:
        self._room, self._writer, self._pool = room, writer, pool
        self._claiming, self._rent_grace = claiming, rent_grace
        self._duty: Duty | None = None
        self._changed = asyncio.Event()
        room.woken.append(self._think_over)

    def _think_over(self) -> None:
        """Wake up if something new is due."""
        if self._next_duty() != self._duty:
            self._changed.set()

    def _next_duty(self) -> Duty | None:
        room = self._room
        return next_duty(room.table, room.match, room.audience.presence, self._rent_grace)

    async def run(self) -> None:
        """Do one duty after the other, for as long as the room is in memory."""
        while not self._room.is_forgotten:
            self._changed.clear()
            duty = self._duty = self._next_duty()
            if duty is None:
                await self._changed.wait()
            elif await self._nothing_happens(duty.due - time_now()) and await self._is_last(duty):
                if (seconds := await self._claim(duty)) > 0:
                    await self._nothing_happens(seconds)
                else:
                    await self._try(duty)

    async def _claim(self, duty: Duty) -> float:
        """Return 0 if this node may do a duty now, else how long to wait."""
        try:
            return await self._claiming.claim(self._room, duty)
        except (SQLAlchemyError, OSError):
            return AGAIN_SECONDS

    async def _is_last(self, duty: Duty) -> bool:
        """Handle what people sent in time before their time runs out; tell whether it still does.

        If the server itself was held up, much may be waiting to be read.
        """
        if not ends_a_persons_time(self._room.table, self._room.match, duty):
            return True
        late = time_now() - duty.due
        return await self._nothing_happens(min(max(late, ON_ITS_WAY_SECONDS), HELD_UP_SECONDS))

    async def _nothing_happens(self, seconds: float) -> bool:
        """Wait; return whether the same duty is still due.

        Python 3.11's `wait_for` would lose a cancellation that comes together with a change.
        """
        try:
            async with asyncio.timeout(max(0.0, seconds)):
                await self._changed.wait()
        except TimeoutError:
            return True
        return False

    async def _try(self, duty: Duty) -> None:
        """Do a duty; if even its simplest form fails, log it and wait for another one."""
        try:
            await self._do(duty)
        except NotKept:
            return
        except Exception:
            LOG.exception("table %s: seat %s could not act", self._room.table.id, duty.seat)
            await self._changed.wait()

    async def _do(self, duty: Duty) -> None:
        if duty.kind == "void":
            await self._writer.do(lambda draft: give_up(draft, self._room), self._room)
            return
        match = self._room.match
        assert match is not None
        if match.seq != duty.seq:
            return  # The game went on meanwhile: what is due now is worked out anew.
        if duty.kind == "stand":
            await self._writer.do(lambda draft: self._room.close(draft, duty.seq), self._room)
        elif duty.kind == "cover":
            await self._writer.do(lambda draft: cover(draft, self._room, duty.seat), self._room)
        elif duty.kind == "business":
            await self._do_business(match, duty)
        elif duty.kind == "turn":
            await self._act(duty.seat, match.game.simplest(duty.seat), duty.seq, late=True)
        elif duty.act is not None:
            await self._act(duty.seat, duty.act, duty.seq)
        else:
            await self._answer(match, duty)

    async def _answer(self, match: Match, duty: Duty) -> None:
        """Have a bot answer; what takes too long or is refused becomes the simplest answer."""
        reason, task = self._asked(match, duty)
        thought = await self._pool.think(task)
        if thought is not None and thought.order is not None:
            with suppress(Refusal):
                await self._play(thought, duty, reason)
                return
        plain = match.game.simplest(duty.seat)
        instead = Thought(seat=duty.seat, order=plain, memory=task.memory)
        await self._play(instead, duty, msgspec.structs.replace(reason, late=True))

    async def _do_business(self, match: Match, duty: Duty) -> None:
        """Have a bot do something unasked, or note that none wants to."""
        reason, task = self._asked(match, duty)
        thought = await self._pool.think(task)
        if thought is not None and thought.order is None:
            self._room.memory.note_idle(duty.seq, thought.memory)
        elif thought is not None:
            try:
                await self._play(thought, duty, reason)
                return
            except Refusal as refusal:
                LOG.warning("table %s: a bot's deal was refused: %s", self._room.table.id, refusal)
        self._room.audience.presence.idle = duty.seq

    async def _act(self, seat: int, order: Order, seq: int, late: bool = False) -> None:
        await self._writer.do(
            lambda draft: self._room.act_outside(draft, seat, order, seq, late=late), self._room
        )

    async def _play(self, thought: Thought, duty: Duty, reason: Reason) -> None:
        """Play what a bot decided, if nothing has happened since; it remembers its step."""
        room, order = self._room, thought.order
        assert order is not None
        if await self._writer.do(
            lambda draft: room.act_outside(draft, thought.seat, order, duty.seq, True, reason),
            room,
        ):
            room.memory.note_step(duty.seq + 1, thought.memory)

    def _asked(self, match: Match, duty: Duty) -> tuple[Reason, Task]:
        """Return what bots are asked, and what the log will say of it."""
        room, memory = self._room, self._room.memory
        levels = tuple(seat.level for seat in room.table.seats)
        at_start = room.table.levels_at_start or levels
        covering = tuple(at for at, seat in enumerate(room.table.seats) if seat.cover)
        memory.recall(match.last_bot, (levels, covering))
        reason = Reason(
            asked=duty.seat,
            levels=levels if levels != at_start else (),
            covering=covering,
            idle=memory.idle,
            fresh=memory.is_fresh,
        )
        seed, position = match.bot_seed(duty.seat), match.game.position()
        return reason, task_of(reason, position, at_start, seed, memory.ints, room.table.id)
