"""Table rows: a table, its seats and its log as rows, and back."""

import msgspec
from sqlalchemy import RowMapping

from passgo import __version__
from passgo.documents import in_todays_words
from passgo.server.play.game import Setup
from passgo.server.play.game_log import AnyEntry, Undone
from passgo.server.play.match import Match
from passgo.server.store.schema import LOG, SEATS, SNAPSHOTS, TABLES
from passgo.server.store.store import Kept
from passgo.server.store.writer import Draft
from passgo.server.table.motion_types import Pace, read_life
from passgo.server.table.start_event import VoidedStart
from passgo.server.table.table import Seat, Table
from passgo.server.wire.repeated_commands import Done

SNAPSHOT_EVERY = 100
NEW_ENTRY = LOG.insert()


class KeptSetup(Setup, frozen=True, kw_only=True):
    """A setup with the pace of its bots."""

    pace: Pace


def keep_table(draft: Draft, table: Table) -> None:
    """Keep a new table."""
    draft.keep(
        TABLES.insert(),
        id=table.id,
        host=table.host,
        setup=written_setup(table),
        status=table.status,
        secret=table.secret,
        start=table.start,
        paused=table.paused,
        engine=__version__,
        made=table.made,
        life=msgspec.json.encode(table.life).decode(),
        pressed=table.pressed,
        voided=msgspec.json.encode(table.voided).decode(),
    )
    insert_seats(draft, table)


def written_setup(table: Table) -> str:
    """Return the setup and the pace as they are kept."""
    setup = KeptSetup(**msgspec.structs.asdict(table.setup), pace=table.pace)
    return msgspec.json.encode(setup).decode()


def insert_seats(draft: Draft, table: Table) -> None:
    """Keep all seats of a table of which none is kept yet."""
    for at, seat in enumerate(table.seats):
        draft.keep(SEATS.insert(), table_id=table.id, seat=at, **msgspec.structs.asdict(seat))


def keep_seats(draft: Draft, table: Table) -> None:
    """Keep all seats after their number has changed."""
    draft.keep(SEATS.delete().where(SEATS.c.table_id == table.id))
    insert_seats(draft, table)


def keep_state(draft: Draft, table: Table) -> None:
    """Keep the state of a table."""
    changed = TABLES.update().where(TABLES.c.id == table.id)
    draft.keep(
        changed,
        host=table.host,
        setup=written_setup(table),
        status=table.status,
        secret=table.secret,
        start=table.start,
        paused=table.paused,
        life=msgspec.json.encode(table.life).decode(),
        pressed=table.pressed,
        voided=msgspec.json.encode(table.voided).decode(),
    )


def keep_seat(draft: Draft, table: Table, seat: int) -> None:
    """Keep who has a seat."""
    here = (SEATS.c.table_id == table.id) & (SEATS.c.seat == seat)
    draft.keep(SEATS.update().where(here), **msgspec.structs.asdict(table.seats[seat]))


def keep_entry(
    draft: Draft, table: Table, match: Match, entry: AnyEntry, done: Done | None = None
) -> None:
    """Keep the newest entry of the log with the command that led to it.

    A snapshot is kept now and then; snapshots of what was undone are dropped.
    """
    seat, command = (done.seat, done.command) if done is not None else (None, None)
    values = {"seq": match.seq, "entry": match.newest.decode(), "seat": seat, "command": command}
    draft.keep(NEW_ENTRY, table_id=table.id, **values)
    if isinstance(entry, Undone):
        gone = (SNAPSHOTS.c.table_id == table.id) & (SNAPSHOTS.c.seq >= entry.to)
        draft.keep(SNAPSHOTS.delete().where(gone))
    if match.seq % SNAPSHOT_EVERY == 0:
        insert_snapshot(draft, table, match)


def keep_rest(draft: Draft, table: Table, match: Match) -> None:
    """Keep a snapshot of a game that rests, replacing any since the last regular one.

    A later engine may refuse the game's steps; it can then go on from here.
    """
    regular = match.seq - match.seq % SNAPSHOT_EVERY
    if match.seq > regular:
        old = (SNAPSHOTS.c.table_id == table.id) & (SNAPSHOTS.c.seq > regular)
        draft.keep(SNAPSHOTS.delete().where(old))
        insert_snapshot(draft, table, match)


def insert_snapshot(draft: Draft, table: Table, match: Match) -> None:
    """Keep the position of a game after its newest entry."""
    shot = {"table_id": table.id, "seq": match.seq, "position": match.position().decode()}
    draft.keep(SNAPSHOTS.insert(), **shot, draws=match.draws)


def table_of(kept: Kept) -> Table:
    """Return a table as it was kept."""
    row = kept.table
    setup = msgspec.convert(in_todays_words(msgspec.json.decode(row["setup"])), KeptSetup)
    return Table(
        id=row["id"],
        host=row["host"],
        setup=Setup(**{name: getattr(setup, name) for name in Setup.__struct_fields__}),
        pace=setup.pace,
        secret=row["secret"],
        seats=[seat_of(seat) for seat in kept.seats],
        status=row["status"],
        start=row["start"],
        paused=row["paused"],
        made=row["made"],
        pressed=row["pressed"],
        voided=msgspec.json.decode(row["voided"], type=list[VoidedStart]),
        life=read_life(row["life"]),
    )


def seat_of(row: RowMapping) -> Seat:
    """Return a seat as it was kept."""
    return Seat(
        level=row["level"],
        name=row["name"],
        device=row["device"],
        share_commitment=row["share_commitment"],
        share=row["share"],
        cover=row["cover"],
        claims=row["claims"],
        guest=row["guest"],
        move=row["move"],
        move_until=row["move_until"],
    )
