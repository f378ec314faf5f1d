"""Routes of the setup: making a table, sitting down, getting ready, starting; records."""

from functools import partial
from typing import Annotated

from litestar import Response
from litestar.params import JSONBody
from msgspec import Meta, Struct

from passgo.refusal import Refusal
from passgo.rules.limits import NOBODY
from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.changes import (
    MyTable,
    answered,
    as_host,
    at_seat,
    changed,
    changed_by_anybody,
    count,
    rooms_of,
    seen_by,
)
from passgo.server.http.devices import device_in, device_of, new_secret, secret_in
from passgo.server.http.parameters import SeatAt, TableId
from passgo.server.http.scopes import address_of
from passgo.server.limits import WEIGHING
from passgo.server.play.receipts import Receipt
from passgo.server.rooms.room import Room
from passgo.server.rooms.start import break_off, open_at
from passgo.server.rooms.start import start as press
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.seats import leave_seat, take_seat
from passgo.server.table.starting import ANY_ROUND, be_ready
from passgo.server.table.table import Wanted, make_table, must_be_let_in, owned_seat


class Guest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who sits down, leaving another seat perhaps."""

    name: str
    instead_of: Annotated[int, Meta(ge=NOBODY)] = NOBODY


class Readiness(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody is ready: the commitment to a share, 32 bytes in hexadecimal, and its round."""

    share_commitment: str
    round: Annotated[int, Meta(ge=ANY_ROUND)] = ANY_ROUND


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A share in the luck of the game: the 32 bytes in hexadecimal that were committed to."""

    share: str


class ServerKey(Struct, frozen=True, kw_only=True):
    """The public key of all receipts, in hexadecimal."""

    public_key: str


class Pausing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether the table rests."""

    paused: bool


async def make(request: AnyRequest, data: JSONBody[Wanted]) -> Response[MyTable]:
    """Make a table; whoever makes it is its host."""
    secret = secret_in(request) or new_secret(request)
    doors: Doors = request.app.state.doors
    if data.public and not request.app.state.site.public_tables:
        raise Refusal("no-public-tables")
    async with doors.making(address_of(request.scope), device_of(secret)) as made:
        room = await rooms_of(request).create(data, device_of(secret))
        made(room.table.id)
        seen = await rooms_of(request).read(
            room.table.id, partial(seen_by, device=device_of(secret))
        )
    return answered(request, seen, secret)


async def fits(request: AnyRequest, data: JSONBody[Wanted]) -> bool:
    """Say that a table could be made, without making it, or what clashes in it."""
    count(request, "visit", WEIGHING)
    return bool(make_table(data, "").seats)


async def mine(request: AnyRequest) -> list[str]:
    """List the tables of this device, the newest first."""
    count(request, "visit")
    device = device_in(request)
    return await rooms_of(request).store.tables_of(device) if device else []


async def look(request: AnyRequest, table_id: TableId) -> Response[MyTable]:
    """Look at a table; a browser without a device id gets one, and so can be given a seat."""
    count(request, "visit")
    secret = secret_in(request) or new_secret(request)
    device = device_of(secret)

    def let_look(room: Room) -> MyTable:
        must_be_let_in(room.table, device)
        return seen_by(room, device)

    return answered(request, await rooms_of(request).read(table_id, let_look), secret)


async def sit(
    request: AnyRequest, table_id: TableId, seat: SeatAt, data: JSONBody[Guest]
) -> Response[MyTable]:
    """Sit down under a name."""

    def change(draft: Draft, room: Room, device: str) -> None:
        must_be_let_in(room.table, device)
        take_seat(room.table, seat, device, data.name, data.instead_of)
        for at in {seat, data.instead_of} - {NOBODY}:
            table_rows.keep_seat(draft, room.table, at)
        room.tell_change(draft)

    return await changed_by_anybody(request, table_id, change)


async def stand(request: AnyRequest, table_id: TableId, seat: SeatAt) -> Response[MyTable]:
    """Stand up again before the start."""

    def change(draft: Draft, room: Room, device: str) -> None:
        owned_seat(room.table, seat, device)
        break_off(draft, room, seat)
        room.change_table(draft, lambda table: leave_seat(table, seat, device), seat)

    return await changed(request, table_id, change)


async def ready(
    request: AnyRequest, table_id: TableId, seat: SeatAt, data: JSONBody[Readiness]
) -> Response[MyTable]:
    """Be ready, with a commitment to one's share in the luck."""
    share, number = data.share_commitment, data.round
    change = at_seat(seat, lambda table, device: be_ready(table, seat, device, share, number))
    return await changed(request, table_id, change)


async def open_share(
    request: AnyRequest, table_id: TableId, seat: SeatAt, data: JSONBody[Opening]
) -> Response[MyTable]:
    """Open one's share in the luck of a game that starts."""

    def change(draft: Draft, room: Room, device: str) -> None:
        open_at(draft, room, device, seat, data.share)

    return await changed(request, table_id, change)


async def start(request: AnyRequest, table_id: TableId) -> Response[MyTable]:
    """Start the game, as the host."""
    count_start(request, table_id)
    return await changed(request, table_id, as_host(press))


def count_start(request: AnyRequest, table_id: str) -> None:
    """Refuse to start a table for anybody who has too many running."""
    doors: Doors = request.app.state.doors
    doors.start(table_id, address_of(request.scope), device_in(request))


async def server_key(request: AnyRequest) -> ServerKey:
    """Say by which key this server signs its receipts."""
    signer = rooms_of(request).store.signer
    assert signer is not None
    return ServerKey(public_key=signer.public_key)


async def receipt(request: AnyRequest, table_id: TableId) -> Receipt:
    """Return a receipt for the game as it stands; games of the first protocol have none."""
    count(request, "visit")
    device = device_in(request)

    def look(room: Room) -> Receipt | None:
        must_be_let_in(room.table, device)
        room.running()
        return room.audience.receipt()

    found = await rooms_of(request).read(table_id, look)
    if found is None:
        raise Refusal("no-receipt")
    return found


async def pause(
    request: AnyRequest, table_id: TableId, data: JSONBody[Pausing]
) -> Response[MyTable]:
    """Pause the game or go on, as the host."""

    def change(draft: Draft, room: Room) -> None:
        room.change_table(draft, lambda table: setattr(table, "paused", data.paused))

    return await changed(request, table_id, as_host(change))
