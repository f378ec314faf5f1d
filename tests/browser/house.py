"""A house to play in: the server in this process, with the luck and positions that a test wants.

The product has no hook for this: luck is scripted from outside, and a position is taken up the way
a table goes on from a snapshot.
"""

import asyncio
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import uvicorn
from litestar import Litestar
from scripted import ANY_TABLE, SCRIPTS, scripted, throws

from passgo.game.orders import AuctionClock, Order
from passgo.server.clock import time_now
from passgo.server.play.game import Base
from passgo.server.play.game_log import NOBODY
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms
from passgo.server.serving import Service, configured
from passgo.server.settings import HOST, LOCAL, Limits
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.duties import next_duty

T = TypeVar("T")
ROOMY = Limits()
NO_GRACE = 0.0
PATIENCE = 120


class House:
    """A running server and what a test may do behind the players' backs."""

    def __init__(
        self, folder: Path, port: int, host: str, limits: Limits, has_public_tables: bool = False
    ) -> None:
        self.folder, self.port, self.host = folder, port, host
        database = str(folder / "games.sqlite")
        self._service = Service(
            host=host,
            port=port,
            database=database,
            rent_grace=NO_GRACE,
            limits=limits,
            public_tables=has_public_tables,
        )
        self.start()

    @property
    def address(self) -> str:
        """Where the house is."""
        return f"http://{LOCAL if self.host == HOST else self.host}:{self.port}"

    def start(self) -> None:
        """Open the doors; also again after `stop`, with every table as it was."""
        self._config = configured(self._service)
        self._server = uvicorn.Server(self._config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"

    def stop(self) -> None:
        """Close the doors; the tables are kept."""
        self._server.should_exit = True
        self._thread.join(timeout=20)
        assert not self._thread.is_alive(), "the server did not stop"

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._server.serve())

    @property
    def rooms(self) -> Rooms:
        """The tables of the house."""
        app: Any = self._config.app
        while not isinstance(app, Litestar):
            app = app._app
        rooms: Rooms = app.state.rooms
        return rooms

    def change(self, table: str, work: Callable[[Draft, Room], T]) -> T:
        """Do something to a room in the writer's line, as the server itself would."""

        async def changed() -> T:
            room = await self.rooms.get(table)
            return await self.rooms.writer.do(lambda draft: work(draft, room), room)

        return asyncio.run_coroutine_threadsafe(changed(), self._loop).result(timeout=20)

    def will_throw(self, *falls: tuple[int, int]) -> None:
        """Write down what the dice of the next table will say first."""
        self.will_say(throws(*falls))

    def will_say(self, luck: Iterable[Order]) -> None:
        """Write down what the dice and packs of the next table will say first."""
        SCRIPTS[ANY_TABLE] = list(luck)

    def script(self, table: str, luck: Iterable[Order]) -> None:
        """Write down what the dice and packs of a table will say first."""

        def note(_: Draft, room: Room) -> None:
            SCRIPTS[room.table.key] = list(luck)

        self.change(table, note)

    def take_up(self, table: str, position: Mapping[str, Any], luck: Sequence[Order] = ()) -> None:
        """Let a table that has started, or is about to, go on from a position."""
        self.begun(table)
        if luck:
            self.script(table, luck)

        def go_on(draft: Draft, room: Room) -> None:
            match = room.match
            assert match is not None
            entry = match.resume(Base(position=dict(position), draws=0), time_now())
            table_rows.keep_entry(draft, room.table, match, entry)
            draft.tell(room.forget)

        self.change(table, go_on)

    def begun(self, table: str) -> None:
        """Wait until the shares of the devices that are there are open, and the game has begun."""
        self.comes_to(table, lambda room: room.match is not None)

    def comes_to(self, table: str, is_there: Callable[[Room], bool]) -> None:
        """Wait until a room is as wanted."""

        async def waited() -> None:
            room = await self.rooms.get(table)
            while not is_there(room):
                await asyncio.sleep(0.005)

        asyncio.run_coroutine_threadsafe(waited(), self._loop).result(timeout=20)

    def position(self, table: str) -> dict[str, Any]:
        """Return where the game of a table stands."""

        def read(_: Draft, room: Room) -> dict[str, Any]:
            assert room.match is not None
            return room.match.game.position()

        return self.change(table, read)

    def seq(self, table: str) -> int:
        """Return how many entries the log of a table has."""

        def read(_: Draft, room: Room) -> int:
            return room.match.seq if room.match is not None else 0

        return self.change(table, read)

    def rest(self, table: str) -> int:
        """Wait until only people or a running clock can go on; return the entry then."""

        async def rested() -> int:
            room = await self.rooms.get(table)
            while is_busy(room):
                await asyncio.sleep(0.005)
            assert room.match is not None
            return room.match.seq

        return asyncio.run_coroutine_threadsafe(rested(), self._loop).result(timeout=PATIENCE)

    def ring(self, table: str) -> None:
        """Let the clock of an auction run out now."""

        def run_out(draft: Draft, room: Room) -> None:
            assert room.match is not None
            assert room.act_outside(draft, NOBODY, AuctionClock(), room.match.seq)

        self.change(table, run_out)

    def is_over(self, table: str) -> bool:
        """Tell whether the game of a table has ended."""

        def read(_: Draft, room: Room) -> bool:
            return room.table.status == "over"

        return self.change(table, read)

    def view(self, table: str) -> dict[str, Any]:
        """Return the game of a table as somebody sees it who only looks on."""

        def read(_: Draft, room: Room) -> dict[str, Any]:
            assert room.match is not None
            return room.match.view()

        return self.change(table, read)


def is_busy(room: Room) -> bool:
    """Tell whether a table does something by itself now: a bot, a rent, a clock that is due."""
    duty = next_duty(room.table, room.match, room.audience.presence, NO_GRACE)
    return duty is not None and duty.due <= time.time()


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def opened(
    folder: Path, host: str = LOCAL, limits: Limits = ROOMY, has_public_tables: bool = False
) -> Iterator[House]:
    """Open a house and close it again."""
    with scripted(), patch("passgo.server.wire.table_view.GOES_ON_FROM_SNAPSHOT", ""):
        house = House(folder, free_port(), host, limits, has_public_tables)
        try:
            yield house
        finally:
            house.stop()


def share() -> dict[str, str]:
    """Return a commitment to a share that nobody opens: its device is not there at the start."""
    return {"share_commitment": secrets.token_hex(32)}
