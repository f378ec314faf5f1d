"""Stories: games that are played in one process, with all that their keeper and guests know.

The same secret and shares give the same story, so that a test finds what it wants to change.
"""

import hashlib
import json
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from shares import share_of

from passgo.game.orders import AuctionClock, Buy
from passgo.game.play import Game
from passgo.server.checks.check import verify
from passgo.server.checks.check_findings import NOTHING, Evidence, Finding
from passgo.server.play.bot_orders import Task, think
from passgo.server.play.bot_reasons import Reason, task_of
from passgo.server.play.fairness import share_commitment
from passgo.server.play.game import Setup
from passgo.server.play.game_log import NOBODY
from passgo.server.play.hash_chain import first_head, next_head
from passgo.server.play.match import Match
from passgo.server.play.receipts import Receipt, Signer, Statement
from passgo.server.rooms.audience import statement_of
from passgo.server.rooms.bot_memory import BotMemory
from passgo.server.table.starting import open_share, press_start, void_start
from passgo.server.table.table import Seat, Table
from passgo.server.table.table_record import TableRecord

SERVER = b"k" * 32
"""The key by which the server of all stories signs."""
SECRET = b"s" * 32
LEVELS = ("", "", "novice", "steady")
PEOPLE = (0, 1)
STEPS = 60
SEEN = 40
"""The entry at which Ana, who has the first seat, looked last."""


class Story(NamedTuple):
    """A record, and what Ana kept of the game before she left."""

    table: TableRecord
    evidence: Evidence

    def entries(self) -> list[dict[str, object]]:
        """Return the log, read."""
        return [json.loads(entry) for entry in self.table.entries]


class Keeper:
    """Who keeps a server, and knows all that it knows."""

    def __init__(self, table: Table, signing_key: bytes = SERVER) -> None:
        self.table, self.signer = table, Signer(signing_key)
        self.entries: list[str] = []
        self.receipts: list[Receipt] = []
        self.match, _ = Match.new(table.setup, table.names, table.key, 1.0, table.head)
        self._memory = BotMemory()
        self._idle = 0
        self.note()

    def note(self) -> None:
        """Keep the newest entry and sign it."""
        self.entries.append(self.match.newest.decode())
        said = statement_of(self.table, self.match, self.signer.public_key, 1)
        self.receipts.append(self.signer.sign(said))

    def play_on(self) -> None:
        """Have the table go on by one step: a bot unasked, a rent, a person, a bot."""
        game, seats = self.match.game, self.match.prompt()["seats"]
        assert isinstance(game, Game)
        claim = next((c for c in game.open_claims if game.why_not(c) is None), None)
        if claim is not None:
            self.match.play(claim.seat, claim, None, 1.0)
        elif not self._business():
            if not seats:
                self.match.play(NOBODY, AuctionClock(), None, 1.0)
            elif LEVELS[seats[0]]:
                self._answer(seats[0])
            else:
                buy = Buy(seat=seats[0])
                act = buy if game.why_not(buy) is None else game.simplest(seats[0])
                self.match.play(seats[0], act, None, 1.0)
        self.note()

    def _business(self) -> bool:
        """Have a bot do what it likes before a throw; tell whether one did."""
        if self.match.prompt()["ask"] != "ThrowDice" or self._idle == self.match.seq:
            return False
        reason, task = self.asked(NOBODY)
        thought = think(task)
        if thought.order is None:
            self._idle = self.match.seq
            self._memory.note_idle(self.match.seq, thought.memory)
            return False
        self.match.play(thought.seat, thought.order, None, 1.0, reason)
        self._memory.note_step(self.match.seq, thought.memory)
        return True

    def _answer(self, seat: int) -> None:
        reason, task = self.asked(seat)
        thought = think(task)
        assert thought.order is not None
        self.match.play(seat, thought.order, None, 1.0, reason)
        self._memory.note_step(self.match.seq, thought.memory)

    def asked(self, seat: int) -> tuple[Reason, Task]:
        """Return what the bots are asked now."""
        memory = self._memory
        memory.recall(self.match.last_bot, LEVELS)
        reason = Reason(asked=seat, idle=memory.idle, fresh=memory.is_fresh)
        position, seed = self.match.game.position(), self.match.bot_seed(seat)
        return reason, task_of(reason, position, LEVELS, seed, memory.ints)

    def story(self) -> Story:
        """Return the record, with the secret, and what Ana has of it."""
        table = self.table
        record = TableRecord(
            game=table.id,
            round=table.round,
            commitment=table.commitment,
            start=table.start,
            voided=table.voided,
            shares=table.shares,
            secret=table.secret.hex(),
            entries=self.entries,
            receipt=self.receipts[-1],
            record=self.match.record(),
        )
        seen = (self.receipts[0], self.receipts[min(SEEN, len(self.receipts)) - 1])
        kept = Evidence(commitment=table.commitment, shares={0: share_of(0).hex()}, receipts=seen)
        return Story(record, kept)


def table_of(game: str = "story", secret: bytes = SECRET) -> Table:
    """Return a table of two people and two bots before anybody is ready."""
    seats = [
        Seat(name=f"P{at}", level=level, device="" if level else f"device {at}")
        for at, level in enumerate(LEVELS)
    ]
    setup = Setup(edition="classic-2003")
    return Table(id=game, host="device 0", setup=setup, pace="1x", secret=secret, seats=seats)


def start(table: Table, shares: Callable[[int], bytes] = share_of) -> Table:
    """Commit to shares, press start and open them all."""
    for seat in PEOPLE:
        commitment = share_commitment(table.id, table.round, shares(seat))
        table.seats[seat].share_commitment = commitment
    press_start(table, (), 1.0)
    for seat in PEOPLE:
        open_share(table, seat, f"device {seat}", shares(seat).hex())
    table.status = "playing"
    return table


def told(keeper: Keeper, steps: int = STEPS) -> Story:
    """Return the story of a table that plays so many steps, the tenth taken back."""
    while keeper.match.seq < steps:
        keeper.play_on()
        if keeper.match.seq == 10:
            keeper.match.go_back(0, 9, 1.0)
            keeper.note()
    return keeper.story()


def honest() -> Story:
    """Return the story that happened."""
    return told(Keeper(start(table_of())))


def voided() -> Story:
    """Return a story whose first start came to nothing, because of the second seat."""
    table = table_of()
    start(table)
    table.status = "starting"
    void_start(table, (1,))
    table.secret = SECRET
    return told(Keeper(start(table)))


def changed(story: Story, **parts: object) -> Story:
    """Return a story with some parts of its record told otherwise."""
    return story._replace(table=msgspec.structs.replace(story.table, **parts))


def signed_again(story: Story) -> Story:
    """Return a story that its keeper has made fit: chain, receipt and game are those of its log."""
    table = story.table
    opened = [bytes.fromhex(table.shares[seat]) for seat in sorted(table.shares, key=int)]
    head = first_head(table.start.encode(), opened)
    for entry in table.entries:
        head = next_head(head, entry.encode())
    started = json.loads(table.start)
    said = Statement(
        game=table.game,
        round=table.round,
        commitment=started["commitment"],
        start=hashlib.sha256(table.start.encode()).hexdigest(),
        seq=len(table.entries),
        head=head.hex(),
        at=1,
        public_key=Signer(SERVER).public_key,
    )
    return changed(story, receipt=Signer(SERVER).sign(said))


def found_in(story: Story, with_evidence: bool = True) -> Finding:
    """Return what the check of a story finds, with or without what Ana kept."""
    evidence = story.evidence if with_evidence else NOTHING
    return verify(msgspec.json.encode(story.table), evidence)
