"""The watch over fairness: what is secret, what was promised, what heads and receipts say.

It keeps what the honest people of a world keep: commitments, start events, shares and receipts. At
the end the record of every game is checked against all of it.
"""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from kept_tables import Doc, KeptTable

from passgo.server.checks.check import verify
from passgo.server.checks.check_findings import Evidence
from passgo.server.play.receipts import Receipt, is_signed
from passgo.server.table.start_event import read_start
from passgo.server.table.table import Table
from passgo.server.table.table_record import TableRecord


class Memory:
    """What honest people keep of one game, by round where there may be several."""

    def __init__(self) -> None:
        self.commitments: dict[int, str] = {}
        self.starts: dict[int, str] = {}
        self.shares: dict[str, str] = {}
        self.receipts: dict[str, Receipt] = {}

    def evidence(self, table: Table) -> Evidence:
        """Return what is known of the game that is played in the end."""
        start = self.starts.get(table.round, "")
        named = read_start(start).shares if start else {}
        return Evidence(
            commitment=self.commitments.get(table.round, ""),
            shares={int(seat): self.shares.get(made, "") for seat, made in named.items()},
            receipts=tuple(one for one in self.receipts.values() if one.round == table.round),
        )


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """The record of a game as a server tells it, its secret, and what honest people kept of it."""

    record: bytes
    secret: str
    start: str
    evidence: Evidence


class FairnessWatch:
    """Looks at all that is told, whether it is fair to tell it."""

    def __init__(self, fail: Callable[[str], None]) -> None:
        self._fail = fail
        self._memories: dict[str, Memory] = {}
        self._hidden: dict[str, tuple[str, str]] = {}
        self._public_key = ""

    def memory(self, table: str) -> Memory:
        """Return what honest people keep of a game."""
        return self._memories.setdefault(table, Memory())

    def draw(self, table: str, commitment: str, share: str) -> None:
        """Note a share that somebody draws, which nobody else may know yet."""
        self.memory(table).shares[commitment] = share
        self._hidden[share] = table, "a share"

    def kept(self, table: str, kept: KeptTable) -> None:
        """Note the secret of a table that has become durable."""
        secret = kept.table.secret.hex()
        if kept.table.status != "over":
            self._hidden.setdefault(secret, (table, "the secret"))
        for hidden in [word for word, (of, _) in self._hidden.items() if of == table]:
            if is_open(kept.table, hidden):
                del self._hidden[hidden]

    def told(self, who: str, text: str) -> None:
        """Check that nobody is told a secret, or a share before the game begins."""
        for hidden, (table, what) in self._hidden.items():
            if hidden in text:
                self._fail(f"{who} was told {what} of {table} before its time")

    def told_table(self, who: str, view: Doc) -> None:
        """Check that a round has one commitment and one start event, whoever is told of it."""
        memory, number = self.memory(view["id"]), view["round"]
        if memory.commitments.setdefault(number, view["commitment"]) != view["commitment"]:
            self._fail(f"{who} was told another commitment of round {number} than others")
        if view["start"] and memory.starts.setdefault(number, view["start"]) != view["start"]:
            self._fail(f"{who} was told another start event of round {number} than others")
        if view.get("receipt"):
            self._told_start_receipt(who, view)

    def _told_start_receipt(self, who: str, view: Doc) -> None:
        """Check and keep the receipt of a start event whose shares are still closed."""
        receipt = msgspec.convert(view["receipt"], Receipt)
        if not self._is_new(view["id"], receipt):
            return
        start = view["id"], view["round"], view["commitment"], hash_of(view["start"]), 0, ""
        named = receipt.game, receipt.round, receipt.commitment, receipt.start
        if (*named, receipt.seq, receipt.head) != start:
            self._fail(f"{who} got a receipt of another start")
        for flaw in signature_flaws(receipt, self._public_key):
            self._fail(f"{who} got a receipt of a start {flaw}")

    def told_step(self, who: str, table: str, kept: KeptTable, message: Doc) -> None:
        """Check the head of a step that is kept, and the receipt that comes with it."""
        if message["head"] != kept.head_of(message["seq"]):
            self._fail(f"{who} was told another head of step {message['seq']} than the log has")
        if message.get("receipt"):
            self.told_receipt(who, table, kept, message["receipt"])
        elif message["type"] == "whole" or message["prompt"]["ask"] == "GameOver":
            self._fail(f"{who} was told step {message['seq']} without a receipt")

    def told_receipt(self, who: str, table: str, kept: KeptTable, said: Any) -> None:
        """Check a receipt, and keep it."""
        receipt = msgspec.convert(said, Receipt)
        if self._is_new(table, receipt):
            flaws = *flaws_of(receipt, table, kept), *signature_flaws(receipt, self._public_key)
            for flaw in flaws:
                self._fail(f"{who} got a receipt of step {receipt.seq} {flaw}")

    def _is_new(self, table: str, receipt: Receipt) -> bool:
        """Keep a receipt; tell whether nobody had it."""
        self._public_key = self._public_key or receipt.public_key
        known = self.memory(table).receipts
        if known.get(receipt.signature) == receipt:
            return False
        known[receipt.signature] = receipt
        return True

    def proof(self, table: str, kept: KeptTable, record: bytes, evidence: Evidence) -> Proof:
        """Return what a record is checked with, its *evidence* from before it was asked for."""
        start = self.memory(table).starts.get(kept.table.round, "")
        secret = kept.table.secret.hex()
        return Proof(record=record, secret=secret, start=start, evidence=evidence)


def is_open(table: Table, hidden: str) -> bool:
    """Tell whether something that was hidden may be known by now."""
    if table.status not in ("playing", "over"):
        return False
    if table.status == "over" and hidden == table.secret.hex():
        return True
    return any(hidden == seat.share for seat in table.seats)


def signature_flaws(receipt: Receipt, public_key: str) -> Iterator[str]:
    """Yield what is wrong with the signature of a receipt."""
    if not is_signed(receipt):
        yield "that is not signed"
    if receipt.public_key != public_key:
        yield "that was signed with another key"


def flaws_of(receipt: Receipt, table: str, kept: KeptTable) -> Iterator[str]:
    """Yield what is wrong with a receipt, compared with what is durable."""
    found = kept.table
    if (receipt.game, receipt.round) != (table, found.round):
        yield "of another game"
    if receipt.commitment != found.commitment or receipt.start != hash_of(found.start):
        yield "of another start"
    if receipt.seq > len(kept.log):
        yield f"when {len(kept.log)} were kept"
    elif receipt.head != kept.head_of(receipt.seq):
        yield "with a head that the log never had"


def hash_of(start: str) -> str:
    """Return by what a receipt names a start event."""
    return hashlib.sha256(start.encode()).hexdigest()


def mistakes_in(proof: Proof) -> Iterator[str]:
    """Yield what is wrong with a record; the check gets the secret of a game that goes on too."""
    table = msgspec.json.decode(proof.record, type=TableRecord)
    if table.secret not in ("", proof.secret):
        yield "the record tells another secret than is kept"
    if table.start != proof.start:
        yield "the record has another start event than was told"
    whole = msgspec.structs.replace(table, secret=proof.secret)
    yield from verify(msgspec.json.encode(whole), proof.evidence).mistakes
