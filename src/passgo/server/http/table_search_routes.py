"""Routes to find a table: by a code read aloud, among one's own, among those open to all.

A code may also be that of a shared book.
"""

from functools import partial
from typing import Annotated

from litestar import Response
from litestar.params import PathParameter
from msgspec import Struct

from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.changes import MyTable, as_host, changed, count, rooms_of
from passgo.server.http.devices import device_in
from passgo.server.http.parameters import TableId
from passgo.server.http.scopes import address_of
from passgo.server.limits import MOST_LISTED
from passgo.server.rooms.room import Room
from passgo.server.store.book_rows import books_called
from passgo.server.store.writer import Draft
from passgo.server.table.codes import CODE, code_now, has_room, renew_code
from passgo.server.table.motion_types import Status
from passgo.server.table.table import must_be_let_in, must_be_open, seats_of

CodeAt = Annotated[str, PathParameter(pattern=f"^{CODE}$")]


class Found(Struct, frozen=True, kw_only=True):
    """The id of a table, or of a shared book."""

    table: str = ""
    book: str = ""


class Sitter(Struct, frozen=True, kw_only=True):
    """Who has a seat: a name and the level of a bot; neither where it is free."""

    name: str
    level: str


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list: what is played, by whom, whose *turn* it is, when it was last touched.

    *mine* are the seats of the device that asks; hours are seconds since 1970.
    """

    id: str
    status: Status
    edition: str
    variant: str
    seats: tuple[Sitter, ...]
    mine: tuple[int, ...]
    turn: tuple[int, ...]
    made: float
    changed: float


class OpenTables(Struct, frozen=True, kw_only=True):
    """Tables that anybody may join, and whether this server lets tables be open to all."""

    allowed: bool
    tables: tuple[TableLine, ...]


async def find(request: AnyRequest, code: CodeAt) -> Found:
    """Find what has a code; who tries many is refused, and so is everybody who does for a while."""
    doors: Doors = request.app.state.doors
    address = address_of(request.scope)
    count(request, "code")
    doors.count_all("code", address)
    rooms, device = rooms_of(request), device_in(request)
    known = await rooms.store.tables_called(code)
    looks = partial(is_called, code=code, device=device)
    found = [Found(table=table) for table in known if await rooms.read(table, looks)]
    found += [Found(book=book) for book in await books_called(rooms.store, code, time_now())]
    if len(found) != 1:
        raise Refusal("unknown-table")
    return found[0]


def is_called(room: Room, code: str, device: str) -> bool:
    """Tell whether a code leads to a table now, for a device that would be let in."""
    try:
        must_be_let_in(room.table, device)
    except Refusal:
        return False
    return code_now(room.table, time_now()) == code


async def renew(request: AnyRequest, table_id: TableId) -> Response[MyTable]:
    """Give the table a new code to read aloud, as the host; the one before leads nowhere."""

    def change(draft: Draft, room: Room) -> None:
        must_be_open(room.table)
        room.change_table(draft, lambda table: renew_code(table, time_now()))

    return await changed(request, table_id, as_host(change))


async def my_tables(request: AnyRequest) -> list[TableLine]:
    """List the tables of this device with how they stand, those touched last first."""
    device, rooms = device_in(request), rooms_of(request)
    if not device:
        return []
    lines = list[TableLine]()
    tables = (await rooms.store.tables_of(device))[:MOST_LISTED]
    count(request, "visit", max(1, len(set(tables) - set(rooms.in_memory()))))
    for table_id in tables:
        try:
            lines.append(await rooms.read(table_id, partial(line_of, device=device)))
        except Refusal:  # It was removed meanwhile, or no longer plays.
            continue
    return sorted(lines, key=lambda line: -line.changed)


async def open_tables(request: AnyRequest) -> OpenTables:
    """List the tables that wait for anybody, where the keeper of the server allows that.

    Only those are listed at which somebody waits on this node.
    """
    if not request.app.state.site.public_tables:
        return OpenTables(allowed=False, tables=())
    waiting = [room for room in rooms_of(request).all if is_listed(room)]
    newest = sorted(waiting, key=lambda room: -room.table.made)[:MOST_LISTED]
    device = device_in(request)
    return OpenTables(allowed=True, tables=tuple(line_of(room, device) for room in newest))


def is_listed(room: Room) -> bool:
    """Tell whether a table is open to all, has a free seat, and somebody is there."""
    return room.table.life.public and has_room(room.table) and bool(room.audience.listeners)


def line_of(room: Room, device: str) -> TableLine:
    """Return a table as it stands in a list."""
    table, match = room.table, room.match
    is_asked = match is not None and table.status == "playing"
    return TableLine(
        id=table.id,
        status=table.status,
        edition=table.setup.edition,
        variant=table.setup.variant,
        seats=tuple(Sitter(name=seat.name, level=seat.level) for seat in table.seats),
        mine=seats_of(table, device),
        turn=tuple(match.prompt().get("seats", ())) if match is not None and is_asked else (),
        made=table.made,
        changed=match.moments.changed if match is not None else table.made,
    )
