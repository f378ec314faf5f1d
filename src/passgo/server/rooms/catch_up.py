"""Catching up: a room applies what other nodes did at its table, and tells its listeners."""

from passgo.server.clock import time_now
from passgo.server.play.match import Match
from passgo.server.rooms.room import Room
from passgo.server.store import table_rows
from passgo.server.store.store import Kept, Since
from passgo.server.store.writer import Draft
from passgo.server.table.presence import Company
from passgo.server.table.stored_times import cap_times
from passgo.server.wire.messages import TableView


def known(room: Room) -> Since:
    """Return what a room knows of its table."""
    return Since(
        seq=room.match.seq if room.match is not None else 0,
        chat=room.audience.chat.newest,
    )


def take_over(room: Room, kept: Kept, elsewhere: Company) -> None:
    """Bring a room up to date with the store, and tell its listeners what is new."""
    draft, before = Draft(), who_is_where(room)
    room.table, room.audience.elsewhere = table_rows.table_of(kept), elsewhere
    room.repeated.done(kept.done)
    room.audience.see()
    take_over_game(room, draft, kept)
    cap_times(room.table, room.match, time_now())
    for said in kept.chat:
        room.audience.hear(draft, said)
    if who_is_where(room) != before:
        room.audience.tell_lobby(draft)
    room.version = kept.table["version"]
    for telling in draft.told:
        telling()
    room.wake()


def who_is_where(room: Room) -> tuple[TableView, list[str]]:
    """Return the table as everybody sees it, and whose seats they are, which nobody sees."""
    return room.audience.view(), [seat.device for seat in room.table.seats]


def take_over_game(room: Room, draft: Draft, kept: Kept) -> None:
    """Play what was played elsewhere, or begin a game that was started there."""
    if room.match is not None:
        for text in kept.log:
            room.audience.announce(draft, room.match, room.match.follow(text))
            room.settle()
    elif kept.log:
        table = room.table
        room.match = Match.load(table.setup, table.names, table.key, kept.log, head=table.head)
        room.audience.tell_start(draft)
