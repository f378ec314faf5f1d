"""Sockets: one connection to a table, its commands in and its messages out."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Litestar, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery
from litestar.types import Scope

from passgo.refusal import Refusal
from passgo.server.http.admission import Doors
from passgo.server.http.arrival_times import UNTIMED
from passgo.server.http.devices import AnyConnection, device_in
from passgo.server.http.guard import straight
from passgo.server.http.scopes import address_of, arrival_of
from passgo.server.limits import (
    HANGING_UP_SECONDS,
    HASTY_SECONDS,
    LARGEST_MESSAGE,
    MALFORMED_ALLOWED,
)
from passgo.server.rooms.attendance import join, part
from passgo.server.rooms.audience import send
from passgo.server.rooms.commands import COMMANDS, obey, refused
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms
from passgo.server.store.writer import Job, NotKept
from passgo.server.table.names import checked_name
from passgo.server.table.table import Table, must_be_let_in, seats_of
from passgo.server.wire.close_codes import CROWDED, CUT, UNKNOWN
from passgo.server.wire.listeners import Count, Listener, Write
from passgo.server.wire.messages import Answer, No, check_plain

TABLES = "/ws/tables/"
AnySocket = WebSocket[Any, Any, State]


async def connect(
    socket: AnySocket,
    table_id: FromPath[str],
    since: FromQuery[int] = 0,
    name: FromQuery[str] = "",
) -> None:
    """Listen to a table and command the seats of one's device; without any, look on."""
    rooms: Rooms = socket.app.state.rooms
    await socket.accept()
    try:
        room = await rooms.get(table_id)
        listener = listener_at(room.table, socket, name)
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


def is_missed(app: Litestar, scope: Scope) -> bool:
    """Tell whether a socket comes for somebody who has a seat in memory and no other socket."""
    table_id = scope["path"].removeprefix(TABLES)
    rooms: Rooms = app.state.rooms
    room = rooms.in_memory().get(table_id)
    if room is None:
        return False
    whole: Any = {**scope, "litestar_app": app}  # as the router will have it
    connection: AnyConnection = ASGIConnection(whole)
    device = device_in(connection)
    return bool(seats_of(room.table, device)) and is_first_of(room, device)


def is_first_of(room: Room, device: str) -> bool:
    """Tell whether nobody listens here with a device yet."""
    return all(other.device != device for other in room.audience.listeners)


def is_one_too_many(socket: AnySocket, room: Room, listener: Listener) -> bool:
    """Tell whether this socket is one too many; a player may always have a first one."""
    doors: Doors = socket.app.state.doors
    address = address_of(socket.scope)
    try:
        doors.count_device("socket", address, listener.device)
    except Refusal:
        return True
    is_player = bool(seats_of(room.table, listener.device))
    return doors.is_crowded(address, is_player and is_first_of(room, listener.device))


def listener_at(table: Table, socket: AnySocket, name: str) -> Listener:
    """Return a listener with a seat, or one who looks on if the table is open to strangers."""
    device = device_in(socket)
    must_be_let_in(table, device)
    return Listener(writing_to(socket), device, name_of(name), counting(socket, device))


def counting(socket: AnySocket, device: str) -> Count:
    """Return what counts that a device does something from where its socket comes from."""
    doors: Doors = socket.app.state.doors
    address = address_of(socket.scope)
    return lambda what: doors.count(what, address, device)


def writing_to(socket: AnySocket) -> Write:
    """Return what writes a message to a socket."""
    send, messages = straight(socket.scope), socket.app.state.metrics.messages

    async def write(message: bytes) -> None:
        messages.told += 1
        await send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    return write


def name_of(name: str) -> str:
    """Return the name under which somebody looks on, empty if it cannot be shown."""
    try:
        return checked_name(name)
    except Refusal:
        return ""


async def converse(socket: AnySocket, rooms: Rooms, room: Room, listener: Listener) -> None:
    """Read until one side ends it; the listener does the sending."""
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
    """Close a connection that was cut, without waiting long for one that takes nothing in.

    A time-out is an OSError, and what was closed meanwhile a RuntimeError of the web server.
    """
    with suppress(OSError, RuntimeError, WebSocketDisconnect, WebSocketException):
        await asyncio.wait_for(socket.close(code=CUT), HANGING_UP_SECONDS)


async def read(socket: AnySocket, rooms: Rooms, room: Room, listener: Listener) -> None:
    """Take one command after the other; too many malformed ones end the connection.

    Of one whose commands come too fast all the time only so many are read in a second: each of
    them, refused as it is, takes its turn in the line of all tables.
    """
    malformed = 0
    taken: Job | None = None
    with suppress(WebSocketDisconnect, WebSocketException, NotKept):
        while malformed < MALFORMED_ALLOWED:
            text = await socket.receive_text()
            socket.app.state.metrics.messages.heard += 1
            if taken is not None:
                await taken.kept()
            if listener.was_hasty():
                await asyncio.sleep(HASTY_SECONDS)
            if listener.is_cut:
                return
            taken = take(text, rooms, room, listener, arrival_of(socket.scope))
            malformed += taken is None
        listener.cut()


def take(
    text: str, rooms: Rooms, room: Room, listener: Listener, arrived: float = UNTIMED
) -> Job | None:
    """Have a command obeyed that arrived then; return None if it was malformed."""
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
        no = refused(command, refusal)
        return rooms.writer.post(lambda draft: send(draft, listener, no), room)
    return rooms.writer.post(lambda draft: obey(room, draft, listener, command, arrived), room)
