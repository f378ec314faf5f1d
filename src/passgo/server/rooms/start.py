"""A start in its room: pressed, then begun once every share is open, or voided."""

from passgo.server.clock import time_now
from passgo.server.rooms.room import Room
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.starting import open_share, press_start, unopened, void_start


def start(draft: Draft, room: Room) -> None:
    """Fix the start event; the game begins once all who are there have opened their shares."""
    room.audience.see()
    press_start(room.table, room.audience.presence.away, time_now())
    begin_or_wait(draft, room)


def open_at(draft: Draft, room: Room, device: str, seat: int, share: str) -> None:
    """Open the share of a seat; with the last one the game begins."""
    was_there = room.table.seats[seat].share if seat < len(room.table.seats) else ""
    open_share(room.table, seat, device, share)
    if not was_there:
        table_rows.keep_seat(draft, room.table, seat)
        begin_or_wait(draft, room)


def begin_or_wait(draft: Draft, room: Room) -> None:
    """Begin to play unless a share is still awaited."""
    if unopened(room.table):
        room.tell_change(draft)
    else:
        room.begin(draft)


def give_up(draft: Draft, room: Room) -> None:
    """Void a start whose shares did not all come in time."""
    if not room.is_forgotten and (missing := unopened(room.table)):
        void(draft, room, missing)


def break_off(draft: Draft, room: Room, seat: int) -> None:
    """Void the start, if there is one, because a seat changes hands."""
    if room.table.status == "starting":
        void(draft, room, (seat,))


def void(draft: Draft, room: Room, seats: tuple[int, ...]) -> None:
    """Void the start because of some seats, and tell everybody."""
    void_start(room.table, seats)
    for seat in range(len(room.table.seats)):
        table_rows.keep_seat(draft, room.table, seat)
    room.tell_change(draft)
