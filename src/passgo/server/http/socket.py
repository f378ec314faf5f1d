"""Sockets: one connection to a table, its commands in and its messages out."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery

from passgo.refusal import Refusal
from passgo.server.http.admission import Doors
from passgo.server.http.devices import device_of, secret_in
from passgo.server.http.guard import address_of, straight
from passgo.server.limits import HANGING_UP_SECONDS, LARGEST_MESSAGE, MALFORMED_ALLOWED
from passgo.server.rooms.attendance import join, part
from passgo.server.rooms.commands import COMMANDS, no_of, obey
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms
from passgo.server.store.writer import Job, NotKept
from passgo.server.table.names import checked_name
from passgo.server.table.table import Table, must_be_let_in, owned_seat
from passgo.server.wire.listeners import Listener, Write
from passgo.server.wire.messages import Answer, No
from passgo.server.wire.plain_text import check_plain

UNKNOWN = 4404
CUT = 4408
CROWDED = 4429
AnySocket = WebSocket[Any, Any, State]


async def connect(
    socket: AnySocket,
    table_id: FromPath[str],
    seat: FromQuery[int] = -1,
    since: FromQuery[int] = 0,
    name: FromQuery[str] = "",
) -> None:
    """Listen to a table and command one's seat; without a seat, look on."""
    rooms: Rooms = socket.app.state.rooms
    await socket.accept()
    try:
        room = await rooms.get(table_id)
        listener = listener_at(room.table, seat, socket, name)
    except Refusal:
        await socket.close(code=UNKNOWN)
        return
    if is_one_too_many(socket, room, listener):
        await socket.close(code=CROWDED)
        return
    await rooms.writer.do(lambda draft: join(draft, room, listener, since), room)
    try:
        await converse(socket, rooms, room, listener)
    finally:
        rooms.writer.post(lambda draft: part(draft, room, listener), room)


def is_one_too_many(socket: AnySocket, room: Room, listener: Listener) -> bool:
    """Tell whether an address or the server has too many sockets; a seat always has its first."""
    doors: Doors = socket.app.state.doors
    has_seat = listener.seat is not None
    is_first = has_seat and all(other.seat != listener.seat for other in room.audience.listeners)
    return not is_first and doors.is_crowded(address_of(socket.scope))


def listener_at(table: Table, seat: int, socket: AnySocket, name: str) -> Listener:
    """Return a listener at its own seat, or one who looks on if the table is open to strangers."""
    write, secret = writing_to(socket), secret_in(socket)
    device = device_of(secret) if secret else ""
    if seat != -1:
        owned_seat(table, seat, device)
        return Listener(write, seat, device)
    must_be_let_in(table, device)
    return Listener(write, None, device, name_of(name))


def writing_to(socket: AnySocket) -> Write:
    """Return what writes a message to a socket."""
    send, messages = straight(socket.scope), socket.app.state.metrics.messages

    async def write(message: bytes) -> None:
        messages.told += 1
        await send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    return write


def name_of(name: str) -> str:
    """Return the name of somebody who looks on; one that cannot be shown is none."""
    try:
        return checked_name(name)
    except Refusal:
        return ""


async def converse(socket: AnySocket, rooms: Rooms, room: Room, listener: Listener) -> None:
    """Read until one side has enough; what is sent, the listener sends."""
    tasks = {
        asyncio.create_task(read(socket, rooms, room, listener)),
        asyncio.create_task(listener.until_cut()),
    }
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    listener.leave()
    for task in pending:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if listener.is_cut:
        await hang_up(socket)


async def hang_up(socket: AnySocket) -> None:
    """Close a connection that was cut, without waiting long for one that takes nothing in."""
    with suppress(TimeoutError, WebSocketDisconnect, WebSocketException):
        await asyncio.wait_for(socket.close(code=CUT), HANGING_UP_SECONDS)


async def read(socket: AnySocket, rooms: Rooms, room: Room, listener: Listener) -> None:
    """Take one command after the other; after too many that are none the connection ends."""
    malformed = 0
    taken: Job | None = None
    with suppress(WebSocketDisconnect, WebSocketException, NotKept):
        while malformed < MALFORMED_ALLOWED:
            text = await socket.receive_text()
            socket.app.state.metrics.messages.heard += 1
            if taken is not None:
                await taken.kept()
            if listener.is_cut:
                return
            taken = take(text, rooms, room, listener)
            malformed += taken is None
        listener.cut()


def take(text: str, rooms: Rooms, room: Room, listener: Listener) -> Job | None:
    """Have a command obeyed; return None if it was not one at all."""
    try:
        data = text.encode()
        if len(data) > LARGEST_MESSAGE:
            raise ValueError("too long")
        command = COMMANDS.decode(data)
    except (msgspec.DecodeError, ValueError, RecursionError):
        listener.send(Answer(id="", ok=False, no=No(code="malformed")))
        return None
    try:
        check_plain(data)
    except Refusal as refusal:
        listener.send(Answer(id=command.id, ok=False, no=no_of(refusal)))
        return None
    return rooms.writer.post(lambda draft: obey(room, draft, listener, command), room)
