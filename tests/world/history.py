"""The history: all that people sent and were told, checked as it happens and at the end.

What is wrong is noted with the moment; the first mistake ends a world.
"""

import hashlib
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from agreement import Agreement
from book_watch import BookWatch
from count_watch import wrongly_awaited
from entitlement import CHANGES, wrongly_done
from fairness_watch import FairnessWatch
from kept_tables import Doc, KeptTable, KeptTables, Line, first_act, is_taken_back, shown_of
from network import Asked, Device

from passgo.refusal import Refusal
from passgo.server.play.game_log import Step
from passgo.server.play.match import Match
from passgo.server.play.patches import plain

UNASKED = ("Claim", "Concede")
"""What the server does for a person's seat that asked for it."""
WHOEVER = ("too-fast", "not-your-seat", "only-looking-on")
"""Refusals that do not depend on the command."""
MAKING = "/api/tables"


class Sent(msgspec.Struct, kw_only=True):
    """A command that somebody sent: by whom, for which seat, and what was known then."""

    who: str
    device: str
    table: str
    seat: int
    order: Doc | None
    seen: int
    after: int
    copies: int = 0
    answers: list[tuple[bool, int]] = []


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """What a client held after a message: of which entry, and the digests of what it saw."""

    who: str
    seq: int
    view: str
    prompt: str
    options: dict[int, str]


class History:
    """Watches a world."""

    def __init__(self, now: Callable[[], float], seed: int, trace: bool = False) -> None:
        self._now, self.seed, self._trace = now, seed, trace
        self._hash = hashlib.sha256()
        self.tables = KeptTables()
        self.counts: Counter[str] = Counter()
        self.sent: dict[str, Sent] = {}
        self.held: dict[str, list[Held]] = {}
        self.broken: list[str] = []
        self.agreement = Agreement(now, self.fail)
        self.fairness = FairnessWatch(self.fail)
        self.books = BookWatch(self.fail)
        self.looks: set[str] = {"look"}

    @property
    def digest(self) -> str:
        """The digest of all that happened."""
        return self._hash.hexdigest()

    def note(self, *what: object) -> None:
        """Note something that happened."""
        line = f"{self._now():.6f} " + " ".join(map(str, what))
        self._hash.update(line.encode())
        if self._trace:
            print(line, flush=True)

    def fail(self, *what: object) -> None:
        """Note something that must not be."""
        said = " ".join(map(str, what))
        self.note("BROKEN", said)
        self.broken.append(f"{self._now():.3f} s: {said}")

    # What becomes durable.

    def kept(self, database: sqlite3.Connection) -> None:
        """Look at what has become durable."""
        self.books.kept(database)
        known = {table: len(kept.log) for table, kept in self.tables.all.items()}
        changed = self.tables.look(database, self._now())
        for problem in self.tables.broken:
            self.fail(problem)
        self.tables.broken.clear()
        for table in dict.fromkeys(changed):
            kept = self.tables.all[table]
            self.note("kept", table, len(kept.log), len(kept.versions))
            for line in kept.log[known.get(table, 0) :]:
                self._look_at(table, kept, line)
            self._look_at_end(table, kept)
            self._look_at_seats(table, kept)
            self.agreement.look_at_vote(table, kept)
            self.agreement.look_at_start(table, kept)
            self.fairness.kept(table, kept)

    def passed(self, database: sqlite3.Connection, text: str) -> None:
        """Look at what a transaction has done so far."""
        self.tables.pass_through(database, text)

    def lost(self) -> None:
        """Forget what a transaction has done that is not kept."""
        self.tables.forget_passed()

    def _look_at(self, table: str, kept: KeptTable, line: Line) -> None:
        """Check who did what a new line says, and whether it was allowed to."""
        self.counts["entries"] += 1
        if line.is_of_people:
            self._look_at_command(line)
        elif is_taken_back(line.entry):
            self.agreement.must_be_agreed(table, kept, "went back")
        elif first_act(line.entry) == "Stop":
            self.agreement.must_be_agreed(table, kept, "was ended")
        elif line.stood and not line.has_clock:
            is_played = any(seat.is_played or seat.claims for seat in line.stood)
            if not is_played and first_act(line.entry) not in UNASKED:
                self.fail(
                    f"{table}: nobody's command moved seat {line.entry.by}: {line.text[:200]}"
                )

    def _look_at_command(self, line: Line) -> None:
        sent = self.sent.get(line.command or "")
        if sent is None:
            self.fail(f"nobody sent {line.command}")
        elif line.owner != sent.device:
            self.fail(f"{sent.who} moved seat {line.seat}, which is not theirs: {line.text[:200]}")

    def _look_at_end(self, table: str, kept: KeptTable) -> None:
        """Check that a game which was closed was so by all."""
        newest = kept.versions[-2:]
        if len(newest) == 2 and [each.table.status for each in newest] == ["playing", "over"]:
            if kept.log and not is_last(kept):
                self.agreement.must_be_agreed(table, kept, "was closed")

    def _look_at_seats(self, table: str, kept: KeptTable) -> None:
        """Check that nobody lost a seat to somebody else."""
        if len(kept.versions) < 2:
            return
        before, after = (version.table.seats for version in kept.versions[-2:])
        for at, (old, new) in enumerate(zip(before, after, strict=False)):
            if old.device and new.device and old.device != new.device:
                self.fail(f"{table}: seat {at} was taken from its person")

    # What servers tell.

    def told(self, who: Device, path: str, text: str) -> None:
        """Check, when a server tells something, that it is durable and may be known."""
        message: Doc = msgspec.json.decode(text)
        table, device = path.rpartition("/")[2], who.name
        kept = self.tables.all.get(table)
        self.note("told", device, text[:60], hashlib.sha256(text.encode()).hexdigest()[:12])
        self.fairness.told(device, text)
        if kept is None:
            self.fail(f"{device} was told of a table that is not kept: {text[:200]}")
            return
        kind = message["type"]
        if kind in ("whole", "update"):
            self._told_step(device, table, kept, message)
        elif kind == "answer" and message["ok"]:
            self._told_ok(who, kept, message)
        elif kind == "answer":
            self._told_refused(device, kept, message)
        elif kind == "said" and kept.chat.get(message["number"]) != (
            message["seat"],
            message["text"],
        ):
            self.fail(f"{device} was told words that are not kept: {text[:200]}")
        elif kind == "lobby":
            self._told_table(device, kept, message["table"])

    def _told_ok(self, who: Device, kept: KeptTable, message: Doc) -> None:
        """Check a command that is done: who has no seat may only look."""
        if message["id"] not in self.looks and not kept.is_known(who.id):
            self.fail(f"{who.name} has no seat, and {message['id']} was done all the same")
        if message.get("seq"):
            self._told_done(who.name, kept, message["id"], message["seq"])

    def _told_step(self, device: str, table: str, kept: KeptTable, message: Doc) -> None:
        if message["seq"] > len(kept.log):
            self.fail(f"{device} was told step {message['seq']}, {len(kept.log)} are kept")
            return
        self.fairness.told_step(device, table, kept, message)
        if message["type"] == "update":
            entry = kept.log[message["seq"] - 1].entry
            events = msgspec.json.decode(entry.events) if isinstance(entry, Step) else []
            if events != message["events"]:
                self.fail(f"{device} was told other events of step {message['seq']} than are kept")
            if "answers" in message:
                self._told_done(device, kept, message["answers"], message["seq"])

    def _told_done(self, device: str, kept: KeptTable, command: str, seq: int) -> None:
        found = kept.log[seq - 1].command if seq <= len(kept.log) else None
        if found != command:
            self.fail(f"{device} was promised {command} as step {seq}, which is {found}")

    def _told_refused(self, device: str, kept: KeptTable, message: Doc) -> None:
        code = message["no"]["code"]
        if message["id"] in kept.done and code not in WHOEVER:
            self.fail(f"{device} was refused {message['id']}, which is done: {code}")

    def _told_table(self, who: str, kept: KeptTable, view: Doc) -> None:
        if shown_of(view) not in kept.shown:
            other = ", ".join(differences(view, kept)) or "as it never stood"
            self.fail(f"{who} was told how a table stands before it was kept: {other}")
        for wrong in wrongly_awaited(kept, view, self._now(), self.agreement.is_alone):
            self.fail(f"{who} was told that {wrong}")
        self.fairness.told_table(who, view)

    def answered(self, who: Device, asked: Asked, status: int, said: bytes) -> None:
        """Check, when a server answers a request, that what it says is durable and was allowed."""
        device, path = who.name, asked.path
        self.note("answered", device, path, status, hashlib.sha256(said).hexdigest()[:12])
        self.counts[f"http {status}"] += 1
        if status >= 500 and status != 503:
            self.fail(f"{device} got {status} from {path}: {said[:200]!r}")
        self.fairness.told(device, said.decode(errors="replace"))
        self.books.answered(device, path, status, said)
        if status >= 300 or not path.startswith(MAKING):
            return
        if said.startswith(b'{"table":'):
            view = msgspec.json.decode(said)["table"]
            kept = self.tables.all.get(view["id"])
            if kept is None:
                self.fail(f"{device} was told of a table that is not kept")
            else:
                self._told_table(device, kept, view)
        if path != MAKING:
            self._answered_at(who, asked, said)

    def _answered_at(self, who: Device, asked: Asked, said: bytes) -> None:
        """Check what was done or told at a table."""
        table, *words = asked.path.removeprefix(f"{MAKING}/").split("/")
        kept = self.tables.all.get(table)
        if asked.method in CHANGES:
            wrong = ["where no table is"]
            if kept is not None:
                wrong = [*wrongly_done(kept, who.id, asked.method, words, asked.body)]
            for each in wrong:
                self.fail(f"{asked.method} {asked.path} was done for {who.name}, {each}")
        elif kept is not None and words in (["receipt"], ["record"]):
            found = msgspec.json.decode(said)
            receipt = found["receipt"] if words == ["record"] else found
            self.fairness.told_receipt(who.name, table, kept, receipt)

    # What people do and hear.

    def send(self, command: str, sent: Sent) -> None:
        """Note that somebody sends a command, perhaps once more."""
        known = self.sent.setdefault(command, sent)
        known.copies += 1
        self.note("sends", sent.who, command, sent.seat, sent.order)

    def hear_answer(self, command: str, is_ok: bool, seq: int, no: str) -> None:
        """Note how a command was answered; who lost the seat or comes too often hears only that."""
        self.counts["acknowledged" if is_ok else "refused"] += 1
        sent = self.sent.get(command)
        if sent is not None:
            if not is_ok and no not in WHOEVER and any(done for done, _ in sent.answers):
                self.fail(f"{command} was promised, and refused when it was repeated: {no}")
            sent.answers = [*sent.answers, (is_ok, seq)]
            self._compare(command, sent)

    def _compare(self, command: str, sent: Sent) -> None:
        """Check the answers to one command: all promises the same, after what was known."""
        done = {seq for is_ok, seq in sent.answers if is_ok}
        if len(done) > 1:
            self.fail(f"{command} was promised as steps {sorted(done)}")
        if done and min(done) <= max(sent.seen, sent.after):
            self.fail(f"{command} was done before what {sent.who} knew when sending it")

    def look(self, command: str) -> None:
        """Note that a command only asks to see something."""
        self.looks.add(command)

    def length(self, table: str) -> int:
        """Return how many steps of a table are kept."""
        return len(self.tables.all[table].log) if table in self.tables.all else 0

    def question(self, table: str) -> str:
        """Say what a game asks, of whom."""
        prompt = plain(match_of(self.tables.all[table]).prompt())
        return f"{prompt['ask']} is asked of seats {prompt['seats']}"

    def miss(self, who: str, table: str, seen: int, kept: int) -> None:
        """Note that somebody who came was told fewer steps than were kept."""
        gone = [self.sent.get(line.command or "") for line in self.tables.all[table].log[seen:kept]]
        is_promised = any(sent and any(ok for ok, _ in sent.answers) for sent in gone)
        what = "an acknowledged command is gone" if is_promised else "a step that was kept is gone"
        self.fail(f"{who} was told {seen} of {kept} steps when coming to {table}: {what}")

    def hold(self, table: str, held: Held) -> None:
        """Note what a client holds after a message."""
        self.held.setdefault(table, []).append(held)

    # At the end.

    def close(self) -> None:
        """Check all promises and all views against what is kept."""
        for table, kept in self.tables.all.items():
            self._check_commands(table, kept)
            try:
                self._check_views(table, kept)
            except (Refusal, ValueError, LookupError) as error:
                self.fail(f"{table}: what is kept cannot be played again: {error!r}")
        self._check_promises()

    def _check_commands(self, table: str, kept: KeptTable) -> None:
        done = Counter((line.seat, line.command) for line in kept.log if line.command)
        for (seat, command), times in done.items():
            if times > 1:
                self.fail(f"{table}: {command} of seat {seat} was done {times} times")
            sent = self.sent.get(str(command))
            if sent is not None and len(sent.answers) == sent.copies:
                if not any(is_ok for is_ok, _ in sent.answers):
                    self.fail(f"{table}: {command} was refused, and yet done")
        for line in kept.log:
            sent = self.sent.get(line.command or "")
            if sent is not None and not is_what_was_sent(line, sent):
                self.fail(f"{table}: {line.command} became something else: {line.text[:200]}")

    def _check_promises(self) -> None:
        for command, sent in self.sent.items():
            for is_ok, seq in sent.answers:
                kept = self.tables.all.get(sent.table)
                if is_ok and seq and (kept is None or not is_kept(kept, command, seq)):
                    self.fail(f"{command} of {sent.who} was promised as step {seq} and is lost")

    def _check_views(self, table: str, kept: KeptTable) -> None:
        """Play each log again, and compare every view that anybody held on the way."""
        seen: dict[int, list[Held]] = {}
        for held in self.held.get(table, []):
            seen.setdefault(held.seq, []).append(held)
        if not kept.log or not seen:
            return
        found = kept.table
        match = Match.load(found.setup, found.names, found.key, [kept.log[0].text])
        for seq, line in enumerate(kept.log, 1):
            if seq > 1:
                match.follow(line.text)
            if seq in seen:
                self._compare_views(table, match, seen[seq])

    def _compare_views(self, table: str, match: Match, seen: list[Held]) -> None:
        view, prompt = digest(plain(match.view())), digest(plain(match.prompt()))
        options: dict[int, str] = {}
        for held in seen:
            self.counts["views"] += 1
            if held.view != view or held.prompt != prompt:
                what = "view" if held.view != view else "question"
                self.fail(f"{table}: {held.who} held another {what} of step {held.seq}")
            for seat, own in held.options.items():
                if seat not in options:
                    options[seat] = options_digest(map(msgspec.json.decode, match.options(seat)))
                if options[seat] != own:
                    self.fail(f"{table}: {held.who} held other options of step {held.seq}")


def differences(view: Doc, kept: KeptTable) -> Iterator[str]:
    """Yield what a view of a table tells otherwise than the newest that is kept."""
    told, newest = (msgspec.json.decode(shown) for shown in (shown_of(view), kept.newest))
    for name in sorted(told):
        if name != "seats" and told[name] != newest.get(name):
            yield f"{name} is {told[name]}, not {newest.get(name)}"
    for at, (seat, own) in enumerate(zip(told["seats"], newest["seats"], strict=False)):
        for name in sorted(seat):
            if seat[name] != own.get(name):
                yield f"{name} of seat {at} is {seat[name]!r}, not {own.get(name)!r}"


def digest(document: Any) -> str:
    """Return the digest of a document."""
    return hashlib.sha256(msgspec.json.encode(document, order="deterministic")).hexdigest()[:16]


def options_digest(options: Any) -> str:
    """Return the digest of options, in whatever order they come."""
    return digest({name_of(option): option for option in options})


def name_of(option: Doc) -> str:
    """Return which kind of order an option is for."""
    return str(option["do"])


def match_of(kept: KeptTable) -> Match:
    """Return the game as it stands by its log."""
    found = kept.table
    return Match.load(found.setup, found.names, found.key, [line.text for line in kept.log])


def is_last(kept: KeptTable) -> bool:
    """Tell whether a game ended by its rules."""
    return match_of(kept).game.is_over


def is_kept(kept: KeptTable, command: str, seq: int) -> bool:
    """Tell whether a promise is kept."""
    return seq <= len(kept.log) and kept.log[seq - 1].command == command


def is_what_was_sent(line: Line, sent: Sent) -> bool:
    """Tell whether an entry is what its command asked for."""
    if sent.order is None:
        return is_taken_back(line.entry)
    if not isinstance(line.entry, Step) or line.entry.by != sent.seat:
        return False
    done = line.entry.orders[0]
    return all(done.get(name) == value for name, value in sent.order.items())
