"""Live chances: where a table shows them, everybody's chances are looked up at each turn.

The bots' processes look, never the server itself. One look at a table is under way at a time, and
there is a pause after each: of the turns that begin meanwhile, only the last is looked at.
"""

import asyncio
import logging
from functools import partial

from passgo.server.limits import CHANCES_SECONDS
from passgo.server.play.bot_orders import Look, Shares
from passgo.server.play.bot_pool import Pool
from passgo.server.play.match import Match
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft, NotKept, Writer
from passgo.server.table.table import shows_chances
from passgo.server.wire.messages import Chances

LOG = logging.getLogger("passgo.server")


class LiveChances:
    """Has everybody's chances looked up in one room; *working* is the task that does."""

    def __init__(
        self, room: Room, writer: Writer, pool: Pool, pause: float = CHANCES_SECONDS
    ) -> None:
        self._room, self._writer, self._pool, self._pause = room, writer, pool, pause
        self._turn: int | None = None
        self._next: tuple[int, Look] | None = None
        self.working: asyncio.Task[None] | None = None
        room.woken.append(self._think_over)

    def _think_over(self) -> None:
        """Have the chances looked up if a turn has begun that somebody may see them of."""
        match = self._shown()
        if match is None:
            self._turn = self._next = None
        elif match.game.turns != self._turn:
            self._turn = match.game.turns
            look = Look(position=match.game.position(), table=self._room.id)
            self._next = match.seq, look
            if self.working is None:
                self.working = asyncio.create_task(self._work())

    def _shown(self) -> Match | None:
        """Return the game if its chances are shown to somebody just now."""
        room, match = self._room, self._room.match
        if match is None or not room.audience.listeners or not shows_chances(room.table):
            return None
        return match if room.table.status == "playing" and not match.game.is_over else None

    async def _work(self) -> None:
        """Look up what waits, and again what has come to wait meanwhile."""
        try:
            while self._next is not None:
                (seq, look), self._next = self._next, None
                await self._look(seq, look)
                await asyncio.sleep(self._pause)
        except NotKept:
            return  # The room is forgotten, and comes back as the store has it.
        except Exception:
            LOG.exception("table %s: nobody's chances could be told", self._room.id)
        finally:
            self.working = None

    async def _look(self, seq: int, look: Look) -> None:
        found = await self._pool.look(look)
        if found is not None:
            tell = partial(self._tell, seq=seq, found=found)
            await self._writer.do(tell, self._room, changes=False)

    def _tell(self, draft: Draft, seq: int, found: Shares) -> None:
        """Tell the chances, unless they are nobody's business any more."""
        if self._shown() is not None and not self._room.is_forgotten:
            self._room.audience.tell_chances(draft, Chances(seq=seq, seats=found))

    def stop(self) -> None:
        """Look nothing up any more."""
        self._next = None
        if self.working is not None:
            self.working.cancel()
