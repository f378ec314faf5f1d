"""Kept tables: what has become durable of each table, line by line and version by version."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from passgo.refusal import Refusal
from passgo.server.play.game_log import ENTRIES, AnyEntry, Step, Undone
from passgo.server.play.hash_chain import first_head, next_head
from passgo.server.store import table_rows
from passgo.server.store.store import Kept
from passgo.server.table.presence import Presence
from passgo.server.table.start_event import read_start
from passgo.server.table.table import Seat, Table
from passgo.server.wire.table_view import table_view

PASSING = (
    *("present", "host_present", "watching", "onlookers", "held", "ends", "note", "deviations"),
    *("receipt", "reading"),
)
"""What a table shows beside what is kept of it."""
STANDING = tuple(
    f"{what} {name}"
    for name in ("tables", "seats")
    for what in ("UPDATE", "INSERT INTO", "DELETE FROM")
)
"""How statements begin that change how a table stands."""
Doc = dict[str, Any]


class Line(msgspec.Struct, kw_only=True):
    """An entry of a log: when it became durable, and how its seat stood before and then."""

    text: str
    entry: AnyEntry
    seat: int | None
    command: str | None
    at: float
    owner: str = ""
    stood: tuple[Seat, ...] = ()
    has_clock: bool = False

    @property
    def is_of_people(self) -> bool:
        """Whether a command led to it."""
        return self.command is not None


class Version(msgspec.Struct, kw_only=True):
    """A table as it was kept, and as everybody may be shown it from then on."""

    table: Table
    shown: str


class KeptTable:
    """All that ever became durable of one table."""

    def __init__(self) -> None:
        self.log: list[Line] = []
        self.done: set[str] = set()
        self.chat: dict[int, tuple[int, str]] = {}
        self.versions: list[Version] = []
        self.shown: set[str] = set()
        self._row: Any = None
        self._marks: set[tuple[int, str]] = set()
        self._readers: dict[int, set[int]] = {}
        self._heads: list[bytes] = []

    @property
    def table(self) -> Table:
        """The table as it was kept last."""
        return self.versions[-1].table

    @property
    def newest(self) -> str:
        """The table as everybody may be shown it now."""
        return self.versions[-1].shown

    def note_version(self, row: sqlite3.Row, seats: list[sqlite3.Row]) -> bool:
        """Note how a table stands; tell whether that is new."""
        whole = [tuple(each) for each in (row, *seats)]
        if whole == self._row:
            return False
        self._row = whole
        version = version_of(row, seats)
        self.versions.append(version)
        self.note_standing(version)
        return True

    def note_standing(self, version: Version) -> None:
        """Note how a table stands, or stood between two changes that were kept together."""
        self.shown.add(version.shown)
        for at, seat in enumerate(version.table.seats):
            self._marks |= {(at, mark) for mark in (seat.device, seat.share_commitment, seat.share)}
        if (read := version.table.life.read) is not None:
            self._readers.setdefault(read.seq, set()).update(read.seats)

    def readers_of(self, seq: int) -> set[int]:
        """Return the seats that have read what a step counted."""
        return self._readers.get(seq, set())

    def has_had(self, seat: int, mark: str) -> bool:
        """Tell whether a seat ever had a device, a share or a commitment to one."""
        return (seat, mark) in self._marks

    def is_known(self, device: str) -> bool:
        """Tell whether a device ever had a seat."""
        return any(self.has_had(at, device) for at in range(len(self.table.seats)))

    def head_of(self, seq: int) -> str:
        """Return the head of the log after an entry, from what is kept."""
        if not self._heads:
            seats, start = self.table.seats, self.table.start
            shares = [bytes.fromhex(seats[at].share) for at in read_start(start).opening]
            self._heads.append(first_head(start.encode(), shares))
        for line in self.log[len(self._heads) - 1 : seq]:
            self._heads.append(next_head(self._heads[-1], line.text.encode()))
        return self._heads[seq].hex()

    def note_line(self, line: Line) -> None:
        """Note a new line of the log, with how its seat stood."""
        self.log.append(line)
        if line.command is not None:
            self.done.add(line.command)
        newest = self.versions[-2:]
        by = line.entry.by
        line.stood = tuple(each.table.seats[by] for each in newest if by >= 0)
        line.has_clock = any(each.table.life.clock for each in newest)
        if line.seat is not None:
            line.owner = self.table.seats[line.seat].device


def version_of(row: sqlite3.Row, seats: list[sqlite3.Row]) -> Version:
    """Return a table as rows have it."""
    table = table_in(row, seats)
    view = table_view(table, None, Presence(), (), 0.0)
    return Version(table=table, shown=shown_of(msgspec.to_builtins(view)))


def table_in(row: sqlite3.Row, seats: list[sqlite3.Row]) -> Table:
    """Return a table from its rows."""
    values: Any = dict(row) | {"paused": bool(row["paused"])}
    places: Any = [dict(seat) | {"claims": bool(seat["claims"])} for seat in seats]
    return table_rows.table_of(
        Kept(table=values, seats=places, log=(), snapshot=None, chat=(), done=())
    )


def shown_of(view: Doc) -> str:
    """Return what a view shows of what is kept."""
    kept = {name: value for name, value in view.items() if name not in PASSING}
    kept["seats"] = [
        {name: value for name, value in seat.items() if name != "present"} for seat in view["seats"]
    ]
    if kept.get("vote"):
        kept["vote"] = {name: value for name, value in kept["vote"].items() if name != "needed"}
    return msgspec.json.encode(kept, order="sorted").decode()


class KeptTables:
    """All that ever became durable."""

    def __init__(self) -> None:
        self.all: dict[str, KeptTable] = {}
        self._lines = self._words = 0
        self._passed: list[tuple[str, Version]] = []
        self.broken: list[str] = []

    def pass_through(self, database: sqlite3.Connection, text: str) -> None:
        """Look at how tables stand within a transaction, between two of its statements.

        Of several changes that are kept together each may be told, once all of them are; a table
        that has too few seats so far cannot be.
        """
        if not text.lstrip().startswith(STANDING):
            return
        before, database.row_factory = database.row_factory, sqlite3.Row
        for row, seats in standing(database):
            with suppress(Refusal):
                self._passed.append((row["id"], version_of(row, seats)))
        database.row_factory = before

    def forget_passed(self) -> None:
        """Forget how tables stood within a transaction that was not kept."""
        self._passed.clear()

    def look(self, database: sqlite3.Connection, now: float) -> list[str]:
        """Look at a database after something became durable; return the tables that changed."""
        before, database.row_factory = database.row_factory, sqlite3.Row
        try:
            return self._look(database, now)
        except sqlite3.OperationalError:  # There are no tables yet.
            return []
        finally:
            database.row_factory = before

    def _look(self, database: sqlite3.Connection, now: float) -> list[str]:
        changed = []
        for row, seats in standing(database):
            if self.all.setdefault(row["id"], KeptTable()).note_version(row, seats):
                changed.append(row["id"])
        passed, self._passed = self._passed, []
        for table, version in passed:
            if table in self.all:
                self.all[table].note_standing(version)
        lines = "SELECT rowid, * FROM log WHERE rowid > ? ORDER BY rowid"
        for row in database.execute(lines, (self._lines,)).fetchall():
            self._lines = row["rowid"]
            self._note(row, now)
            changed.append(row["table_id"])
        words = "SELECT rowid, * FROM chat WHERE rowid > ? ORDER BY rowid"
        for row in database.execute(words, (self._words,)).fetchall():
            self._words = row["rowid"]
            self.all[row["table_id"]].chat[row["number"]] = row["seat"], row["text"]
        return changed

    def _note(self, row: sqlite3.Row, now: float) -> None:
        kept = self.all[row["table_id"]]
        if row["seq"] != len(kept.log) + 1:
            self.broken.append(f"the log of {row['table_id']} has {row['seq']} out of its order")
            return
        line = Line(
            text=row["entry"],
            entry=ENTRIES.decode(row["entry"]),
            seat=row["seat"],
            command=row["command"],
            at=now,
        )
        kept.note_line(line)


def standing(database: sqlite3.Connection) -> Iterator[tuple[sqlite3.Row, list[sqlite3.Row]]]:
    """Yield how each table stands, with its seats."""
    for row in database.execute("SELECT * FROM tables").fetchall():
        seats = "SELECT * FROM seats WHERE table_id = ? ORDER BY seat"
        yield row, database.execute(seats, (row["id"],)).fetchall()


def first_act(entry: AnyEntry) -> str:
    """Return what somebody did in an entry, nothing where something was taken back."""
    return str(entry.orders[0]["do"]) if isinstance(entry, Step) and entry.orders else ""


def is_taken_back(entry: AnyEntry) -> bool:
    """Tell whether an entry takes something back."""
    return isinstance(entry, Undone)
