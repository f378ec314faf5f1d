"""Routes of replays: a finished game step by step, with what everybody was worth; records."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import msgspec
from litestar import Response
from msgspec import Raw, Struct

from passgo.games import AnyGame, game_at
from passgo.refusal import Refusal
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.changes import count, rooms_of, told_game
from passgo.server.http.parameters import TableId
from passgo.server.http.streamed_responses import Packed, packed, streamed
from passgo.server.limits import REPLAYS_KEPT
from passgo.server.play.draws import Drawing, drawing_of
from passgo.server.play.game import NATURE, Base, Setup, begin
from passgo.server.play.game_log import Step
from passgo.server.play.patches import Document, patch_between, plain
from passgo.server.play.question import question_of
from passgo.server.rooms.game_record import Told
from passgo.server.table.table_record import TableRecord
from passgo.server.wire.splicing import up_to

ReadEntries = Callable[[Told], Awaitable[Sequence[str]]]
"""Reads the log of a game as it is kept."""
T = TypeVar("T")
NO_STEPS = b'"steps":[],"draws":[]}'
"""The end of a replay in which nothing has happened."""


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One step: who, what was done, what happened; the view is the last one plus *patch*.

    *wealth* is everybody's, seat by seat, in Knockout the cash of each seat's side.
    """

    seq: int
    by: int
    orders: list[dict[str, Any]]
    events: Raw
    patch: dict[str, Any]
    prompt: dict[str, Any]
    wealth: tuple[int, ...]


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game from its first view on, and its record, by which all luck is checked."""

    table: TableRecord
    start: dict[str, Any]
    wealth: tuple[int, ...]
    steps: list[ReplayStep]
    draws: list[Drawing]


class Replayed(Protocol):
    """What is played again: a match, or what was told of it."""

    @property
    def setup(self) -> Setup:
        """What is played."""

    @property
    def names(self) -> Sequence[str]:
        """Who plays."""

    @property
    def steps(self) -> Sequence[tuple[int, Step]]:
        """Every step that stands, with its number."""

    @property
    def base(self) -> Base | None:
        """Where it had to go on from."""


class Showing:
    """A game that is played again, looked at after each step."""

    def __init__(self, of: Replayed) -> None:
        self._steps = of.steps
        self.game = first_game(of)
        self.view = self._look()
        self.draws: list[Drawing] = []

    def steps(self) -> Iterator[ReplayStep]:
        """Play one step after the other; its draws are noted."""
        game = self.game
        for seq, step in self._steps:
            for order in step.orders:
                if order["do"] in NATURE:
                    self.draws.append(drawing_of(game, seq, order))
                game.play_written(order)
            old, self.view = self.view, self._look()
            yield ReplayStep(
                seq=seq,
                by=step.by,
                orders=step.orders,
                events=step.events,
                patch=patch_between(old, self.view),
                prompt=plain(game.prompt),
                wealth=game.wealth,
            )

    def _look(self) -> Document:
        """Return what a spectator sees."""
        return self.game.scene() | {"prompt": question_of(self.game).document}


def replay_of(of: Replayed, record: TableRecord) -> Replay:
    """Play a game again and look at it after each step."""
    showing = Showing(of)
    first, before = showing.view, showing.game.wealth
    steps = list(showing.steps())
    return Replay(table=record, start=first, wealth=before, steps=steps, draws=showing.draws)


def first_game(of: Replayed) -> AnyGame:
    """Return the game before its first step, or where it had to go on from a position."""
    if of.base is not None:
        return game_at(of.base.position)
    return begin(of.setup, of.names, None)


def position_after(of: Replayed, seq: int) -> Document:
    """Return the position of a game after the entry with a number; one that is over has none."""
    game = first_game(of)
    for at, step in of.steps:
        if at > seq:
            break
        for order in step.orders:
            game.play_written(order)
    if game.is_over:
        raise Refusal("branch-over")
    return game.position()


def written_replay(told: Told) -> Iterator[bytes]:
    """Yield a replay as it crosses the wire, part by part: others work between two parts."""
    showing = Showing(told)
    head = Replay(
        table=told.record(), start=showing.view, wealth=showing.game.wealth, steps=[], draws=[]
    )
    yield up_to(NO_STEPS, msgspec.json.encode(head))
    yield from listed(b'"steps":', showing.steps())
    yield from listed(b',"draws":', showing.draws)
    yield b"}"


def listed(name: bytes, parts: Iterable[Struct]) -> Iterator[bytes]:
    """Yield a list in writing, part by part."""
    yield name + b"["
    between = b""
    for part in parts:
        yield between + msgspec.json.encode(part)
        between = b","
    yield b"]"


class Replays:
    """Replays and records are written one after the other, beside the running tables.

    The replays that were asked for last are kept: a finished game does not change. Who asks for one
    that is just being written waits for it too.
    """

    def __init__(self) -> None:
        self._kept: dict[str, Packed] = {}
        self._coming: dict[str, asyncio.Task[Packed]] = {}
        self._aside = ThreadPoolExecutor(1, "passgo-replays")

    async def replay(self, told: Told, entries: ReadEntries) -> Packed:
        """Return the replay of a finished game."""
        if (kept := self._kept.pop(told.game, None)) is not None:
            self._kept[told.game] = kept
            return kept
        coming = self._coming.get(told.game)
        if coming is None:
            coming = self._coming[told.game] = asyncio.create_task(self._write(told, entries))
            coming.add_done_callback(lambda _task: self._coming.pop(told.game))
        return await asyncio.shield(coming)

    async def _write(self, told: Told, entries: ReadEntries) -> Packed:
        whole = told._replace(entries=await entries(told))
        found = await self._do_aside(lambda: packed(written_replay(whole)))
        self._kept[told.game] = found
        while self.size > REPLAYS_KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    async def record(self, told: Told, entries: ReadEntries) -> Packed:
        """Return the record of a game as it stands."""
        whole = told._replace(entries=await entries(told))
        return await self._do_aside(lambda: packed([msgspec.json.encode(whole.record())]))

    async def position(self, told: Told, seq: int) -> Document:
        """Return the position of a game after one of its entries."""
        return await self._do_aside(lambda: position_after(told, seq))

    async def _do_aside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._aside, work)

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return sum(len(each.data) for each in self._kept.values())

    def close(self) -> None:
        """Write nothing more."""
        self._aside.shutdown(wait=False, cancel_futures=True)


def entries_in(request: AnyRequest) -> ReadEntries:
    """Return what reads the log of a game from the store."""
    store = rooms_of(request).store

    async def read(told: Told) -> list[str]:
        return await store.entries(told.game, told.seq)

    return read


async def replay(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Return a finished game step by step."""
    replays: Replays = request.app.state.replays
    count(request, "replay")
    told = await told_game(request, table_id)
    if not told.secret:
        raise Refusal("not-over")
    return streamed(request, await replays.replay(told, entries_in(request)))


async def record(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Download the game so far; once it is over, with the secret of its luck."""
    replays: Replays = request.app.state.replays
    count(request, "record")
    told = await told_game(request, table_id)
    return streamed(request, await replays.record(told, entries_in(request)))
