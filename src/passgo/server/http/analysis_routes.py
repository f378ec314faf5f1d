"""Routes of analyses: a finished game weighed or played on, and what the champion would do."""

import hashlib
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import JSONBody
from msgspec import Meta, Struct

from passgo.refusal import Refusal
from passgo.server.http.addresses import is_here, parties
from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.changes import (
    MyTable,
    answered,
    count,
    rooms_of,
    seen_by,
    told_game,
)
from passgo.server.http.devices import device_in, device_of, new_secret, secret_in
from passgo.server.http.parameters import TableId
from passgo.server.http.replay_routes import Replays
from passgo.server.http.scopes import address_of
from passgo.server.http.streamed_responses import Packed, streamed
from passgo.server.limits import ANALYSES_OF_A_DEVICE, ANALYSES_OF_AN_ADDRESS
from passgo.server.play.bot_pool import Pool
from passgo.server.rooms.advice import Advice, advise, advise_then, must_be_known
from passgo.server.rooms.analyses import Analyses, Analysis
from passgo.server.rooms.game_record import Told
from passgo.server.rooms.room import Room
from passgo.server.store import table_rows
from passgo.server.store.analysis_rows import kept_analysis
from passgo.server.store.origins import must_have_ended
from passgo.server.table.motion_types import Level, SeatNumber
from passgo.server.table.onward import branched_table
from passgo.server.table.table import Table

NOT_YET = {"Cache-Control": "no-store"}
TAG_LENGTH = 32


class PastMoment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of a finished game: after so many entries of its log."""

    seq: Annotated[int, Meta(ge=0)]


class Branch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of a finished game to play on from: after so many entries of its log.

    The device plays one *seat*, bots the others: those that people had at a *level*.
    """

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    level: Level = "steady"


async def analysis(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Return the analysis of a finished game, which does not change, or how far it is."""
    count(request, "visit")
    told = await finished_game(request, table_id)
    analyses: Analyses = request.app.state.analyses
    stage = analyses.stage_of(told.game)
    kept = await kept_analysis(rooms_of(request).store, told.game)
    if kept is None:
        body = msgspec.json.encode(stage)
        return Response(body, media_type="application/json", headers=NOT_YET)
    tag = hashlib.sha256(kept).hexdigest()[:TAG_LENGTH]
    return streamed(request, Packed(data=kept, tag=f'"{tag}"'))


async def analyse(request: AnyRequest, table_id: TableId) -> Analysis:
    """Ask for the analysis of a finished game; it is made once, and then kept."""
    told = await finished_game(request, table_id)
    analyses: Analyses = request.app.state.analyses
    stage = analyses.stage_of(told.game)
    if stage.stage in ("waiting", "running"):
        return stage
    if await kept_analysis(rooms_of(request).store, told.game) is not None:
        return Analysis(stage="done", share=1.0)
    count(request, "analyse")
    return analyses.ask(told, most_waiting(request))


def most_waiting(request: AnyRequest) -> dict[str, int]:
    """Return how many games may wait for each party that asks; this machine has no limits."""
    address, device = address_of(request.scope), device_in(request)
    if is_here(address):
        return {}
    most = {who: ANALYSES_OF_AN_ADDRESS * share for who, share in parties(address)}
    return most | ({device: ANALYSES_OF_A_DEVICE} if device else {})


async def finished_game(request: AnyRequest, table_id: str) -> Told:
    """Return a game that is over, wherever it was played, to whoever may see its record."""
    told = await told_game(request, table_id)
    if not told.secret:
        raise Refusal("not-over")
    await must_have_ended(rooms_of(request).store, told.game)
    return told


async def play_on(
    request: AnyRequest, table_id: TableId, data: JSONBody[Branch]
) -> Response[MyTable]:
    """Make a table at which a finished game goes on from one of its moments, against bots."""
    secret = secret_in(request) or new_secret(request)
    device, tables = device_of(secret), list[Table]()
    rooms, replays, doors = rooms_of(request), request.app.state.replays, request.app.state.doors
    assert isinstance(replays, Replays)
    assert isinstance(doors, Doors)
    told = await finished_game(request, table_id)
    count(request, "replay")

    def look(room: Room) -> None:
        tables.append(room.table)

    await rooms.read(table_id, look)
    position = await replays.position(told, data.seq)
    async with doors.making(address_of(request.scope), device) as made:
        branch = branched_table(tables[-1], position, data.seat, device, data.level)
        await rooms.writer.do(partial(table_rows.keep_table, table=branch))
        made(branch.id)
        seen = await rooms.read(branch.id, partial(seen_by, device=device))
    return answered(request, seen, secret)


async def advice(request: AnyRequest, table_id: TableId) -> Advice:
    """Ask what the champion would answer to one's open question, in a game against bots alone."""
    pool: Pool = request.app.state.pool
    count(request, "advice")
    return await advise(rooms_of(request), pool, table_id, device_in(request))


async def advice_then(request: AnyRequest, table_id: TableId, data: JSONBody[PastMoment]) -> Advice:
    """Ask what the champion would have done at a moment of a finished game, whoever was asked."""
    pool, replays = request.app.state.pool, request.app.state.replays
    assert isinstance(pool, Pool)
    assert isinstance(replays, Replays)
    told = await finished_game(request, table_id)
    must_be_known(told.setup)
    count(request, "advice")
    position = await replays.position(told, data.seq)
    return await advise_then(pool, told, position, data.seq)
