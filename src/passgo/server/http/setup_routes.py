"""Routes of the setup: making a table, sitting down, getting ready, starting; records."""

from typing import Annotated

from litestar import Response
from litestar.params import JSONBody
from msgspec import Meta, Struct

from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.changes import (
    MyTable,
    answered,
    as_host,
    at_seat,
    changed,
    changed_by_anybody,
    rooms_of,
)
from passgo.server.http.devices import device_in, device_of, new_secret, secret_in
from passgo.server.http.parameters import SeatAt, TableId
from passgo.server.http.scopes import address_of
from passgo.server.rooms.room import Room
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.seats import leave_seat, take_seat
from passgo.server.table.table import Wanted, be_ready, must_be_let_in


class Guest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who sits down, leaving another seat perhaps."""

    name: str
    instead_of: Annotated[int, Meta(ge=-1)] = -1


class Readiness(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody is ready: 16 random bytes in hexadecimal."""

    contribution: str


class Pausing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether the table rests."""

    paused: bool


async def make(request: AnyRequest, data: JSONBody[Wanted]) -> Response[MyTable]:
    """Make a table; whoever makes it is its host."""
    secret = secret_in(request) or new_secret(request)
    doors: Doors = request.app.state.doors
    async with doors.making(address_of(request.scope), device_of(secret)) as made:
        room = await rooms_of(request).create(data, device_of(secret))
        made(room.table.id)
    return answered(request, room, secret)


async def mine(request: AnyRequest) -> list[str]:
    """List the tables of this device, the newest first."""
    secret = secret_in(request)
    return await rooms_of(request).store.tables_of(device_of(secret)) if secret else []


async def look(request: AnyRequest, table_id: TableId) -> Response[MyTable]:
    """Look at a table; who has no device yet gets one, and so can be given a seat."""
    room = await rooms_of(request).get(table_id)
    secret = secret_in(request) or new_secret(request)
    must_be_let_in(room.table, device_of(secret))
    return answered(request, room, secret)


async def sit(
    request: AnyRequest, table_id: TableId, seat: SeatAt, data: JSONBody[Guest]
) -> Response[MyTable]:
    """Sit down under a name."""

    def change(draft: Draft, room: Room, device: str) -> None:
        must_be_let_in(room.table, device)
        take_seat(room.table, seat, device, data.name, data.instead_of)
        for at in {seat, data.instead_of} - {-1}:
            table_rows.keep_seat(draft, room.table, at)
        room.tell_change(draft)

    return await changed_by_anybody(request, table_id, change)


async def stand(request: AnyRequest, table_id: TableId, seat: SeatAt) -> Response[MyTable]:
    """Stand up again before the start."""
    change = at_seat(seat, lambda table, device: leave_seat(table, seat, device))
    return await changed(request, table_id, change)


async def ready(
    request: AnyRequest, table_id: TableId, seat: SeatAt, data: JSONBody[Readiness]
) -> Response[MyTable]:
    """Be ready, with one's share in the luck."""
    share = data.contribution
    change = at_seat(seat, lambda table, device: be_ready(table, seat, device, share))
    return await changed(request, table_id, change)


async def start(request: AnyRequest, table_id: TableId) -> Response[MyTable]:
    """Start the game, as the host."""
    count_start(request, table_id)
    return await changed(request, table_id, as_host(lambda draft, room: room.start(draft)))


def count_start(request: AnyRequest, table_id: str) -> None:
    """Refuse to start a table to whoever has too many that run."""
    doors: Doors = request.app.state.doors
    doors.start(table_id, address_of(request.scope), device_in(request))


async def pause(
    request: AnyRequest, table_id: TableId, data: JSONBody[Pausing]
) -> Response[MyTable]:
    """Pause the game or go on, as the host."""

    def change(draft: Draft, room: Room) -> None:
        room.change_table(draft, lambda table: setattr(table, "paused", data.paused))

    return await changed(request, table_id, as_host(change))
