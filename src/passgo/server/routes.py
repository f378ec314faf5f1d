"""Routes: making a table, sitting down, getting ready, starting; records."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from passgo.refusal import Refusal
from passgo.server import keeping
from passgo.server.devices import cookie_with, device_of, new_secret, secret_in
from passgo.server.doors import Doors
from passgo.server.guard import address_of
from passgo.server.proof import TableRecord, record_of_table
from passgo.server.room import Room
from passgo.server.rooms import Rooms
from passgo.server.seating import leave_seat, take_seat
from passgo.server.table import Wanted, be_ready, must_be_let_in
from passgo.server.wire import TableView
from passgo.server.writer import Draft

AnyRequest = Request[Any, Any, State]


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


class MyTable(Struct, frozen=True, kw_only=True):
    """A table as one device sees it: its own seats, and whether it is the host."""

    table: TableView
    mine: tuple[int, ...]
    host: bool


def rooms_of(request: AnyRequest) -> Rooms:
    """Return the tables of the server that got a request."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def answered(request: AnyRequest, room: Room, secret: str) -> Response[MyTable]:
    """Return a table as the device sees it, and renew the device's cookie."""
    device = device_of(secret)
    mine = tuple(at for at, seat in enumerate(room.table.seats) if seat.device == device)
    content = MyTable(table=room.view(), mine=mine, host=room.table.host == device)
    is_secure = request.url.scheme == "https"
    return Response(content, cookies=[cookie_with(secret, is_secure)] if secret else [])


@post("/api/tables")
async def make(request: AnyRequest, data: JSONBody[Wanted]) -> Response[MyTable]:
    """Make a table; whoever makes it is its host."""
    secret = secret_in(request) or new_secret()
    doors: Doors = request.app.state.doors
    doors.check_table(address_of(request.scope))
    room = await rooms_of(request).create(data, device_of(secret))
    doors.opened(address_of(request.scope), room.table)
    return answered(request, room, secret)


@get("/api/tables")
async def mine(request: AnyRequest) -> list[str]:
    """List the tables of this device, the newest first."""
    secret = secret_in(request)
    return await rooms_of(request).store.tables_of(device_of(secret)) if secret else []


@get("/api/tables/{table_id:str}")
async def look(request: AnyRequest, table_id: FromPath[str]) -> Response[MyTable]:
    """Look at a table; who has no device yet gets one, and so can be given a seat."""
    room, secret = await rooms_of(request).get(table_id), secret_in(request) or new_secret()
    must_be_let_in(room.table, device_of(secret))
    return answered(request, room, secret)


@post("/api/tables/{table_id:str}/seats/{seat:int}")
async def sit(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Guest]
) -> Response[MyTable]:
    """Sit down under a name."""
    secret = secret_in(request) or new_secret()
    device = device_of(secret)

    def change(draft: Draft, room: Room) -> None:
        must_be_let_in(room.table, device)
        take_seat(room.table, seat, device, data.name, data.instead_of)
        for at in {seat, data.instead_of} - {-1}:
            keeping.keep_seat(draft, room.table, at)
        room.tell_change(draft)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def stand(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> Response[MyTable]:
    """Stand up again before the start."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        room.change_table(draft, lambda table: leave_seat(table, seat, device_of(secret)), seat)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/seats/{seat:int}/ready")
async def ready(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Readiness]
) -> Response[MyTable]:
    """Be ready, with one's share in the luck."""
    secret = secret_in(request)
    device, share = device_of(secret), data.contribution

    def change(draft: Draft, room: Room) -> None:
        room.change_table(draft, lambda table: be_ready(table, seat, device, share), seat)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/start")
async def start(request: AnyRequest, table_id: FromPath[str]) -> Response[MyTable]:
    """Start the game, as the host."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        must_be_host(room, secret)
        room.start(draft)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/pause")
async def pause(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Pausing]
) -> Response[MyTable]:
    """Pause the game or go on, as the host."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        must_be_host(room, secret)
        room.change_table(draft, lambda table: setattr(table, "paused", data.paused))

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest, table_id: FromPath[str]) -> TableRecord:
    """Download the game so far; once it is over, with the secret of its luck."""
    room = await rooms_of(request).get(table_id)
    secret = secret_in(request)
    must_be_let_in(room.table, device_of(secret) if secret else "")
    return record_of_table(room)


def must_be_host(room: Room, secret: str) -> None:
    """Refuse anybody but the host, as if there were no such table."""
    if not secret or room.table.host != device_of(secret):
        raise Refusal("unknown-table")


ROUTES = (make, mine, look, sit, stand, ready, start, pause, record)
