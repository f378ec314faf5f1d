"""Planted mistakes: what a server must not do, done on purpose, to see the world find it."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import sqlalchemy as sql

from passgo.refusal import Refusal
from passgo.server import nodes
from passgo.server.http import changes
from passgo.server.http.devices import device_of
from passgo.server.nodes import Nodes
from passgo.server.play import fairness, receipts
from passgo.server.play.game import read_order
from passgo.server.play.game_log import Undone
from passgo.server.play.match import Match
from passgo.server.play.positions import Positions
from passgo.server.rooms import commands, game_record, motions, rooms, start
from passgo.server.rooms.audience import Audience
from passgo.server.rooms.driver import Driver
from passgo.server.store import store, table_rows
from passgo.server.store.schema import NODES, SNAPSHOTS
from passgo.server.store.versions import Versions
from passgo.server.store.writer import Draft, Job, Writer
from passgo.server.table import table
from passgo.server.table.motion_types import Vote
from passgo.server.table.starting import press_start
from passgo.server.wire.broadcast import Broadcast
from passgo.server.wire.repeated_commands import RepeatedCommands

_right: list[tuple[Any, str, Any]] = []


def put(owner: Any, name: str, mistake: Any) -> None:
    """Put a mistake where something right was."""
    _right.append((owner, name, vars(owner)[name]))
    setattr(owner, name, mistake)


def answer_before_commit() -> None:
    """Tell what happened while it is still being written."""
    prepare, finish = Job.prepare, Job.finish

    def prepare_and_tell(self: Job) -> None:
        prepare(self)
        finish(self)

    put(Job, "prepare", prepare_and_tell)
    put(Job, "finish", lambda _self: None)


def failure_as_success() -> None:
    """Tell a change that the database did not take as if it had."""

    def keep_all_the_same(_self: Writer, jobs: Iterable[Job], _error: Exception) -> None:
        for job in jobs:
            job.finish()

    put(Writer, "_lose", keep_all_the_same)


def lost_wake_up() -> None:
    """Do not notice that something else is due than before."""
    put(Driver, "_think_over", lambda _self: None)


def vote_counted_twice() -> None:
    """Count a voice as often as it speaks."""

    def with_voices(vote: Vote, seats: tuple[int, ...], is_for: bool) -> Vote:
        yes = (*vote.yes, *seats) if is_for else vote.yes
        no = vote.no if is_for else (*vote.no, *seats)
        return Vote(motion=vote.motion, by=vote.by, yes=yes, no=no)

    put(motions, "with_voices", with_voices)


def snapshot_that_forgets() -> None:
    """Keep the snapshots of what was undone."""
    keep_entry = table_rows.keep_entry

    def keep(draft: Draft, table: Any, match: Any, entry: Any, done: Any = None) -> None:
        keep_entry(draft, table, match, entry, done)
        if isinstance(entry, Undone):
            draft.rows = [row for row in draft.rows if not is_dropping_snapshots(row[0])]

    put(table_rows, "keep_entry", keep)


def is_dropping_snapshots(statement: Any) -> bool:
    """Tell whether a statement drops snapshots."""
    return isinstance(statement, sql.Delete) and statement.table is SNAPSHOTS


def lease_that_lives_on() -> None:
    """Bury a node and leave who was there present."""

    async def bury(connection: Any, dead: list[str]) -> None:
        gone = NODES.delete().where(NODES.c.id.in_(dead))
        if dead:
            await connection.execute(gone)

    put(nodes, "bury", bury)


def repeated_command_done_again() -> None:
    """Forget which commands were done."""
    put(RepeatedCommands, "first", lambda _self, _seat, _command: None)


def answers_not_loaded() -> None:
    """Forget at each start which commands were done before."""
    load = rooms.Rooms.load

    async def load_without(self: rooms.Rooms, wanted: str) -> Any:
        room = await load(self, wanted)
        if room is not None:
            room.repeated = RepeatedCommands()
        return room

    put(rooms.Rooms, "load", load_without)


def options_of_another_seat() -> None:
    """Tell a device what another seat may do."""
    news = Broadcast._news

    def turned(self: Broadcast, match: Any, seats: Iterable[int]) -> dict[int, bytes]:
        found = news(self, match, seats)
        if len(found) < 2:
            return found
        return dict(
            zip(found, [*list(found.values())[1:], next(iter(found.values()))], strict=True)
        )

    put(Broadcast, "_news", turned)


def undo_that_keeps_positions() -> None:
    """Do not drop the positions of what was undone."""
    put(Positions, "drop", lambda _self, _seq: None)


def notice_ignored() -> None:
    """Do not look at what other nodes did."""
    put(Nodes, "_heard", lambda _self, _writer, _table, _version: None)


def commit_without_sync() -> None:
    """Do not wait for the disk."""
    pragmas = ["synchronous=OFF" if "synchronous" in each else each for each in store.PRAGMAS]
    put(store, "PRAGMAS", tuple(pragmas))


def anybodys_seat() -> None:
    """Let everybody act for every seat."""

    def own_order(table: Any, _device: str, raw: Any) -> Any:
        action = read_order(table.setup, raw)
        return getattr(action, "seat", -1), action

    put(commands, "own_order", own_order)
    put(commands, "own_seats", lambda _table, _device: (0,))


def table_not_locked() -> None:
    """Change a table without looking what others did there since."""

    async def catch_up(self: Versions[Any], connection: Any, jobs: Any, _take_over: Any) -> None:
        self._raised = set()
        self._found = await self._read(connection, self.touched(jobs).keys())

    put(Versions, "catch_up", catch_up)


def view_from_memory() -> None:
    """Answer with a table as it is in memory, where others change it meanwhile."""

    async def changed_by(request: Any, table_id: str, secret: str, change: Any) -> Any:
        device, tables = device_of(secret), changes.rooms_of(request)
        room = await tables.change(table_id, lambda draft, room: change(draft, room, device))
        return changes.answered(request, changes.seen_by(room, device), secret)

    put(changes, "changed_by", changed_by)


def stranger_with_a_voice() -> None:
    """Let somebody without a seat vote for the first who has a voice."""
    voices_of = motions.voices_of

    def anybodys_voices(room: Any, device: str) -> tuple[int, ...]:
        try:
            return voices_of(room, device)
        except Refusal:
            return motions.voices_at(room)[:1] or voices_of(room, device)

    put(motions, "voices_of", anybodys_voices)


def luck_not_from_key() -> None:
    """Answer with other luck than the key's, once some has been drawn."""
    begin = fairness.Source.__init__

    def begin_elsewhere(self: fairness.Source, key: bytes, counter: int) -> None:
        begin(self, key, counter + 1000 if counter > 12 else counter)

    put(fairness.Source, "__init__", begin_elsewhere)


def shares_told_while_starting() -> None:
    """Tell each share as soon as it is opened."""

    def shares(self: table.Table) -> dict[str, str]:
        opening = self.started.opening if self.started is not None else ()
        return {str(at): self.seats[at].share for at in opening if self.seats[at].share}

    put(table.Table, "shares", property(shares))


def receipt_of_another_head() -> None:
    """Sign a head that is not the log's."""
    sign = receipts.Signer.sign

    def sign_another(self: receipts.Signer, said: receipts.Statement) -> receipts.Receipt:
        return sign(self, msgspec.structs.replace(said, head="00" * 32))

    put(receipts.Signer, "sign", sign_another)


def secret_in_the_record() -> None:
    """Tell the secret in the record of a game that is still played."""
    told_of = game_record.told_of

    def told_too_early(room: Any) -> game_record.Told:
        return told_of(room)._replace(secret=room.table.secret.hex())

    put(changes, "told_of", told_too_early)


def share_not_written() -> None:
    """Do not write the share that somebody opens."""
    keep_seat = table_rows.keep_seat

    def keep_without(draft: Draft, of: table.Table, seat: int) -> None:
        share, of.seats[seat].share = of.seats[seat].share, ""
        keep_seat(draft, of, seat)
        of.seats[seat].share = share

    put(table_rows, "keep_seat", keep_without)


def share_left_out() -> None:
    """Start without the share of somebody who is there."""

    def press_without(of: table.Table, away: Iterable[int], now: float) -> None:
        press_start(of, {*away, 0}, now)

    put(start, "press_start", press_without)


def last_entry_not_loaded() -> None:
    """Overlook the last entry of some logs when a server comes up again."""
    load = Match.load.__func__  # type: ignore[attr-defined]

    def load_less(
        cls: Any, setup: Any, names: Any, key: Any, log: Any, *more: Any, **named: Any
    ) -> Any:
        is_cut = len(log) % 5 == 0 and len(log) > 1
        return load(cls, setup, names, key, log[:-1] if is_cut else log, *more, **named)

    put(Match, "load", classmethod(load_less))


def one_step_untold() -> None:
    """Do not tell the last listener of one step."""
    messages = Audience._messages

    def all_but_one(self: Audience, match: Match, entry: Any, asked: Any) -> Any:
        told = messages(self, match, entry, asked)
        if match.seq != 26 or asked is None:
            return told
        return [one for one in told if one[0] is asked.by or one[0] is not told[-1][0]]

    put(Audience, "_messages", all_but_one)


def reader_not_kept() -> None:
    """Tell who has read a count, and forget to keep it."""
    keep_state = table_rows.keep_state

    def keep_the_rest(draft: Draft, of: table.Table) -> None:
        read, of.life.read = of.life.read, None
        keep_state(draft, of)
        of.life.read = read

    put(table_rows, "keep_state", keep_the_rest)


PLANTED: dict[str, Callable[[], None]] = {
    plant.__name__.replace("_", "-"): plant
    for plant in (
        *(answer_before_commit, failure_as_success, lost_wake_up, vote_counted_twice),
        *(snapshot_that_forgets, lease_that_lives_on, repeated_command_done_again),
        *(answers_not_loaded, options_of_another_seat, undo_that_keeps_positions),
        *(notice_ignored, commit_without_sync, anybodys_seat, table_not_locked),
        *(view_from_memory, stranger_with_a_voice, luck_not_from_key, shares_told_while_starting),
        *(receipt_of_another_head, secret_in_the_record, share_not_written),
        *(share_left_out, last_entry_not_loaded, one_step_untold),
        *(reader_not_kept,),
    )
}

AMONG_NODES = ("lease-that-lives-on", "notice-ignored", "table-not-locked")
"""Those that only servers which share a database can make."""
FOUND_BY = {
    "answer-before-commit": 1,
    "failure-as-success": 2,
    "lost-wake-up": 3,
    "vote-counted-twice": 1,
    "snapshot-that-forgets": 7,
    "lease-that-lives-on": 93,
    "repeated-command-done-again": 1,
    "answers-not-loaded": 4,
    "options-of-another-seat": 1,
    "undo-that-keeps-positions": 4,
    "notice-ignored": 3,
    "commit-without-sync": 1,
    "table-not-locked": 6,
    "anybodys-seat": 1,
    "view-from-memory": 1,
    "stranger-with-a-voice": 25,
    "luck-not-from-key": 14,
    "shares-told-while-starting": 1,
    "receipt-of-another-head": 1,
    "secret-in-the-record": 8,
    "share-not-written": 1,
    "share-left-out": 1,
    "last-entry-not-loaded": 2,
    "one-step-untold": 16,
    "reader-not-kept": 34,
}
"""A seed that found each; where the server has changed since, another one may."""


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Plant a mistake, if one is named, and take it away again."""
    if name:
        PLANTED[name]()
    yield
    while _right:
        setattr(*_right.pop())
