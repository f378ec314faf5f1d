"""Routes of seats: added and swapped, handed to a bot, conceded, taken to another device."""

from typing import Literal

from litestar import Response
from litestar.params import JSONBody
from msgspec import Struct

from passgo.server.clock import time_now
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.changes import (
    MyTable,
    as_host,
    at_seat,
    changed,
    changed_by_anybody,
    count,
)
from passgo.server.http.links import drawn_code, full_link
from passgo.server.http.parameters import SeatAt, TableId
from passgo.server.limits import MOVE_SECONDS
from passgo.server.rooms.room import Room
from passgo.server.rooms.start import break_off
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.motion_types import Level, SeatNumber
from passgo.server.table.seat_moves import seat_of_move, take_move, token_for
from passgo.server.table.seats import (
    add_seat,
    change_seat,
    concede_seat,
    must_be_nobodys,
    remove_seat,
    set_claims,
    swap_seats,
)
from passgo.server.table.table import owned_seat


class SeatKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat for a person, or for a bot of a level."""

    level: Level | Literal[""] = ""


class OtherSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat to change places with."""

    seat: SeatNumber


class Claims(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether the server asks for the rents of a seat."""

    claims: bool


class MoveToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token that moves a seat."""

    token: str


class MoveLink(Struct, frozen=True, kw_only=True):
    """A token, the address that the other device opens, its code as SVG, and how long it is good.

    In the address the token is a fragment: browsers keep it for themselves, and no log has it.
    """

    token: str
    path: str
    address: str
    code: str
    seconds: int


async def add_place(
    request: AnyRequest, table_id: TableId, data: JSONBody[SeatKind]
) -> Response[MyTable]:
    """Put one more seat at the table, as the host."""

    def change(draft: Draft, room: Room) -> None:
        add_seat(room.table, data.level)
        table_rows.keep_seats(draft, room.table)
        room.tell_change(draft)

    return await changed(request, table_id, as_host(change))


async def change_place(
    request: AnyRequest, table_id: TableId, seat: SeatAt, data: JSONBody[SeatKind]
) -> Response[MyTable]:
    """Make an empty seat one for a bot or for a person, as the host."""

    def change(draft: Draft, room: Room) -> None:
        room.change_table(draft, lambda table: change_seat(table, seat, data.level), seat)

    return await changed(request, table_id, as_host(change))


async def remove_place(request: AnyRequest, table_id: TableId, seat: SeatAt) -> Response[MyTable]:
    """Take away a seat that nobody has, as the host; later seats move up by one."""

    def change(draft: Draft, room: Room) -> None:
        remove_seat(room.table, seat)
        table_rows.keep_seats(draft, room.table)
        room.tell_change(draft)

    return await changed(request, table_id, as_host(change))


async def swap_places(
    request: AnyRequest, table_id: TableId, seat: SeatAt, data: JSONBody[OtherSeat]
) -> Response[MyTable]:
    """Have two seats change places, as the host, or one's own with one that no person has.

    Who sits there stays ready, and has the token of the other place.
    """

    def change(draft: Draft, room: Room, device: str) -> None:
        if room.table.host != device:
            owned_seat(room.table, seat, device)
            must_be_nobodys(room.table, data.seat)
        swap_seats(room.table, seat, data.seat)
        table_rows.keep_seats(draft, room.table)
        room.tell_change(draft)

    return await changed(request, table_id, change)


async def claims(
    request: AnyRequest, table_id: TableId, seat: SeatAt, data: JSONBody[Claims]
) -> Response[MyTable]:
    """Have the server ask for one's rents, or ask oneself."""
    change = at_seat(seat, lambda table, device: set_claims(table, seat, device, data.claims))
    return await changed(request, table_id, change)


async def concede(request: AnyRequest, table_id: TableId, seat: SeatAt) -> Response[MyTable]:
    """Concede: leave the game at the first moment the rules allow; a bot plays until then."""
    change = at_seat(seat, lambda table, device: concede_seat(table, seat, device))
    return await changed(request, table_id, change)


async def let_move(request: AnyRequest, table_id: TableId, seat: SeatAt) -> Response[MoveLink]:
    """Ask for a token that moves one's seat to another device, good once for five minutes."""
    tokens: list[str] = []
    count(request, "picture")

    def change(draft: Draft, room: Room, device: str) -> None:
        tokens.append(token_for(room.table, seat, device, time_now()))
        table_rows.keep_seat(draft, room.table, seat)

    await changed(request, table_id, change)
    path = f"/t/{table_id}?move#{tokens[-1]}"
    address = full_link(request, path)
    code = await drawn_code(address)
    return Response(
        MoveLink(
            token=tokens[-1],
            path=path,
            address=address,
            code=code.decode(),
            seconds=MOVE_SECONDS,
        )
    )


async def take_seat_over(
    request: AnyRequest, table_id: TableId, data: JSONBody[MoveToken]
) -> Response[MyTable]:
    """Take one's seat to this device; the device that had it loses it."""

    def change(draft: Draft, room: Room, device: str) -> None:
        break_off(draft, room, seat_of_move(room.table, data.token, time_now()))
        seat = take_move(room.table, data.token, device, time_now())
        table_rows.keep_seat(draft, room.table, seat)
        room.tell_change(draft)

    return await changed_by_anybody(request, table_id, change)
