"""Changes over a route: who asks, the change in the writer's line, the table as answer."""

from collections.abc import Callable

from litestar import Response
from msgspec import Struct

from passgo.refusal import Refusal
from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.devices import (
    cookie_with,
    device_in,
    device_of,
    new_secret,
    secret_in,
)
from passgo.server.http.scopes import address_of
from passgo.server.rooms.game_record import Told, told_of
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms
from passgo.server.store.writer import Draft
from passgo.server.table.table import Table, must_be_let_in
from passgo.server.wire.messages import TableView, You
from passgo.server.wire.table_view import you

Change = Callable[[Draft, Room, str], None]
"""What is done in a room for a device."""


class MyTable(Struct, frozen=True, kw_only=True):
    """A table as one device sees it, and the part that the device plays there."""

    table: TableView
    you: You


def rooms_of(request: AnyRequest) -> Rooms:
    """Return the tables of the server that received a request."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def count(request: AnyRequest, what: str, times: int = 1) -> None:
    """Refuse what the address or the device that asks does too often."""
    doors: Doors = request.app.state.doors
    doors.count(what, address_of(request.scope), device_in(request), times)


def seen_by(room: Room, device: str) -> MyTable:
    """Return a table as a device sees it; what others change meanwhile may not be kept yet."""
    return MyTable(table=room.audience.view(), you=you(room.table, device))


def answered(request: AnyRequest, seen: MyTable, secret: str) -> Response[MyTable]:
    """Return what a device sees, and renew the device's cookie."""
    return Response(seen, cookies=[cookie_with(secret, request)] if secret else [])


async def changed(request: AnyRequest, table_id: str, change: Change) -> Response[MyTable]:
    """Change a table for the device that asks."""
    return await changed_by(request, table_id, secret_in(request), change)


async def changed_by_anybody(
    request: AnyRequest, table_id: str, change: Change
) -> Response[MyTable]:
    """Change a table for the device that asks, or for a new one."""
    secret = secret_in(request) or new_secret(request)
    return await changed_by(request, table_id, secret, change)


async def changed_by(
    request: AnyRequest, table_id: str, secret: str, change: Change
) -> Response[MyTable]:
    """Change a table for a device and return it as that device sees it."""
    count(request, "motion")
    device, seen = device_of(secret), list[MyTable]()

    def change_and_look(draft: Draft, room: Room) -> None:
        change(draft, room, device)
        seen.append(seen_by(room, device))

    await rooms_of(request).change(table_id, change_and_look)
    return answered(request, seen[-1], secret)


async def told_game(request: AnyRequest, table_id: str) -> Told:
    """Return the game of a table for the device that asks, once everything in it is kept.

    It has the secret of a game that is over; if the end were not kept, the game would go on.
    """
    device = device_in(request)

    def look(room: Room) -> Told:
        must_be_let_in(room.table, device)
        return told_of(room)

    return await rooms_of(request).read(table_id, look)


def as_host(change: Callable[[Draft, Room], None]) -> Change:
    """Return a change that the host makes; for anybody else there is no such table."""

    def change_as_host(draft: Draft, room: Room, device: str) -> None:
        if room.table.host != device:
            raise Refusal("unknown-table")
        change(draft, room)

    return change_as_host


def at_seat(seat: int, change: Callable[[Table, str], None]) -> Change:
    """Return a change of one seat for a device."""
    return lambda draft, room, device: room.change_table(
        draft, lambda table: change(table, device), seat
    )
