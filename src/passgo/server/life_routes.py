"""Routes of a table's life: seats added and handed over, votes, moving, conceding, a rematch."""

import time
from typing import Literal

from litestar import Response, delete, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from passgo.refusal import Refusal
from passgo.server import keeping
from passgo.server.devices import device_of, new_secret, secret_in
from passgo.server.life import AnyMotion, Level
from passgo.server.motions import cast, move
from passgo.server.moving import GOOD_SECONDS, offer_move, take_move
from passgo.server.rematching import next_table
from passgo.server.room import Room
from passgo.server.routes import AnyRequest, MyTable, answered, must_be_host, rooms_of
from passgo.server.seating import add_seat, change_seat, concede_seat, remove_seat
from passgo.server.table import owned_seat, seats_of
from passgo.server.writer import Draft


class Voice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For or against the open vote."""

    yes: bool


class SeatKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat for a person, or for a bot of a level."""

    level: Level | Literal[""] = ""


class Claims(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether the server asks for the rents of a seat."""

    claims: bool


class MoveToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token that moves a seat."""

    token: str


class MoveOffer(Struct, frozen=True, kw_only=True):
    """A token, the path that the other device opens, and how long it is good."""

    token: str
    path: str
    seconds: int


@post("/api/tables/{table_id:str}/motions")
async def motion(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[AnyMotion]
) -> Response[MyTable]:
    """Order something as the host, or put it to the vote."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        move(room, draft, device_of(secret), data)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/vote")
async def vote(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Voice]
) -> Response[MyTable]:
    """Say yes or no to the open vote; who proposed it withdraws it by a no."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        cast(room, draft, device_of(secret), data.yes)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/places")
async def add_place(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatKind]
) -> Response[MyTable]:
    """Put one more seat at the table, as the host."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        must_be_host(room, secret)
        add_seat(room.table, data.level)
        keeping.keep_seats(draft, room.table)
        room.tell_change(draft)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/places/{seat:int}")
async def change_place(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatKind]
) -> Response[MyTable]:
    """Make an empty seat one for a bot or for a person, as the host."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        must_be_host(room, secret)
        room.change_table(draft, lambda table: change_seat(table, seat, data.level), seat)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@delete("/api/tables/{table_id:str}/places/{seat:int}", status_code=200)
async def remove_place(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> Response[MyTable]:
    """Take away a seat that nobody has, as the host; later seats move up by one."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        must_be_host(room, secret)
        remove_seat(room.table, seat)
        keeping.keep_seats(draft, room.table)
        room.tell_change(draft)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/seats/{seat:int}/claims")
async def claims(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Claims]
) -> Response[MyTable]:
    """Have the server ask for one's rents, or ask oneself."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        place = owned_seat(room.table, seat, device_of(secret))
        place.claims = data.claims
        keeping.keep_seat(draft, room.table, seat)
        room.tell_change(draft)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/seats/{seat:int}/concede")
async def concede(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> Response[MyTable]:
    """Concede: leave the game at the first moment the rules allow; a bot plays until then."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        device = device_of(secret)
        room.change_table(draft, lambda table: concede_seat(table, seat, device), seat)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/seats/{seat:int}/move")
async def let_move(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> Response[MoveOffer]:
    """Ask for a token that moves one's seat to another device, good once for five minutes."""
    tokens: list[str] = []

    def change(draft: Draft, room: Room) -> None:
        device = device_of(secret_in(request))
        tokens.append(offer_move(room.table, seat, device, time.time()))
        keeping.keep_seat(draft, room.table, seat)

    await rooms_of(request).change(table_id, change)
    path = f"/t/{table_id}?move={tokens[-1]}"
    return Response(MoveOffer(token=tokens[-1], path=path, seconds=GOOD_SECONDS))


@post("/api/tables/{table_id:str}/move")
async def take_seat_over(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[MoveToken]
) -> Response[MyTable]:
    """Take one's seat to this device; the device that had it loses it."""
    secret = secret_in(request) or new_secret()

    def change(draft: Draft, room: Room) -> None:
        seat = take_move(room.table, data.token, device_of(secret), time.time())
        keeping.keep_seat(draft, room.table, seat)
        room.tell_change(draft)

    return answered(request, await rooms_of(request).change(table_id, change), secret)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> Response[MyTable]:
    """Play again: a new table with the same seats, announced to everybody at the old one."""
    secret = secret_in(request)

    def change(draft: Draft, room: Room) -> None:
        must_have_played(room, device_of(secret))
        if not room.table.life.rematch:
            again = next_table(room.table)
            keeping.keep_table(draft, again)
            room.table.life.rematch = again.id
            room.tell_change(draft)

    rooms = rooms_of(request)
    old = await rooms.change(table_id, change)
    return answered(request, await rooms.get(old.table.life.rematch), secret)


def must_have_played(room: Room, device: str) -> None:
    """Refuse anybody but the host and those with a seat, as if there were no such table."""
    if room.table.host != device and not seats_of(room.table, device):
        raise Refusal("unknown-table")


LIFE_ROUTES = (
    motion,
    vote,
    add_place,
    change_place,
    remove_place,
    claims,
    concede,
    let_move,
    take_seat_over,
    rematch,
)
