"""Routes of motions: what a table orders or votes on, and a rematch."""

from collections.abc import Callable
from functools import partial

from litestar import Response
from litestar.params import JSONBody
from msgspec import Struct

from passgo.refusal import Refusal
from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.changes import (
    Change,
    MyTable,
    answered,
    changed,
    count,
    rooms_of,
    seen_by,
)
from passgo.server.http.devices import device_in, device_of, secret_in
from passgo.server.http.parameters import TableId
from passgo.server.http.scopes import address_of
from passgo.server.http.setup_routes import count_start
from passgo.server.rooms.motions import cast, move
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.motion_types import AnyMotion, Begin, GoBack, GoOn
from passgo.server.table.rematch import next_table
from passgo.server.table.table import seats_of


class Voice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For or against the open vote."""

    yes: bool


async def motion(
    request: AnyRequest, table_id: TableId, data: JSONBody[AnyMotion]
) -> Response[MyTable]:
    """Order something as the host, or put it to the vote."""
    if isinstance(data, Begin):
        count_start(request, table_id)
    if isinstance(data, GoBack):
        count(request, "undo")
    if not isinstance(data, GoOn):
        return await changed(
            request, table_id, lambda draft, room, device: move(draft, room, device, data)
        )
    return await gone_on(
        request, table_id, lambda draft, room, device: move(draft, room, device, data)
    )


async def gone_on(request: AnyRequest, table_id: str, change: Change) -> Response[MyTable]:
    """Change a table for the device that asks, and count the table at which the game goes on."""
    await forget_gone(rooms_of(request), table_id)
    doors: Doors = request.app.state.doors
    async with doors.making(address_of(request.scope), device_in(request)) as made:

        def go_on(draft: Draft, room: Room, device: str) -> None:
            before = room.table.life.onward
            change(draft, room, device)
            if room.table.life.onward != before:
                made(room.table.life.onward)

        return await changed(request, table_id, go_on)


async def forget_gone(rooms: Rooms, table_id: str) -> None:
    """Forget the table at which a game was to go on if that was never started and removed."""
    onward = await rooms.read(table_id, lambda room: room.table.life.onward)
    if onward and await rooms.store.table(onward) is None:
        await rooms.change(table_id, partial(forget_onward, gone=onward))


def forget_onward(draft: Draft, room: Room, gone: str) -> None:
    """Have a table know nothing any more of the one that is *gone*."""
    life = room.table.life
    if life.onward == gone:
        life.onward, life.onward_seq = "", 0
        room.tell_change(draft)


async def vote(request: AnyRequest, table_id: TableId, data: JSONBody[Voice]) -> Response[MyTable]:
    """Say yes or no to the open vote; the proposer withdraws it by a no.

    A table that is made by the last voice is counted for whoever gives it.
    """
    makes = data.yes and await rooms_of(request).read(table_id, votes_on_going_on)

    def say(draft: Draft, room: Room, device: str) -> None:
        if data.yes and votes_on_going_on(room) != makes:  # Another motion came in between.
            raise Refusal("no-vote")
        cast(draft, room, device, data.yes)

    return await (gone_on if makes else changed)(request, table_id, say)


def votes_on_going_on(room: Room) -> bool:
    """Tell whether the open vote is on going on at another table."""
    vote = room.table.life.vote
    return vote is not None and isinstance(vote.motion, GoOn)


async def rematch(request: AnyRequest, table_id: TableId) -> Response[MyTable]:
    """Play again: a new table with the same seats, announced to everybody at the old one."""
    count(request, "motion")
    secret, rooms = secret_in(request), rooms_of(request)
    doors: Doors = request.app.state.doors
    device, gone = device_of(secret), ""
    while True:
        again = await rooms.read(table_id, partial(next_of, device=device))
        if again in ("", gone):
            async with doors.making(address_of(request.scope), device) as made:
                again = await rooms.do(table_id, partial(make_again, gone=gone, made=made))
        try:
            seen = await rooms.read(again, partial(seen_by, device=device))
        except Refusal:  # It was never started and removed meanwhile.
            gone = again
        else:
            return answered(request, seen, secret)


def next_of(room: Room, device: str) -> str:
    """Return the next table of the host or a player, nothing if there is none yet."""
    if room.table.host != device and not seats_of(room.table, device):
        raise Refusal("unknown-table")
    return room.table.life.rematch


def make_again(draft: Draft, room: Room, gone: str, made: Callable[[str], None]) -> str:
    """Make the next table unless there is one that is not *gone*, and return it."""
    if room.table.life.rematch in ("", gone):
        again = next_table(room.table)
        table_rows.keep_table(draft, again)
        room.table.life.rematch = again.id
        room.tell_change(draft)
        made(again.id)
    return room.table.life.rematch
