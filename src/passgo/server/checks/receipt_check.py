"""Receipts against a record: who signed, and whether the head stands in its chain."""

from collections.abc import Iterator, Sequence

from passgo.server.checks.check_findings import Evidence
from passgo.server.play.hash_chain import first_head, next_head
from passgo.server.play.receipts import BEFORE_SHARES, Receipt, is_signed
from passgo.server.table.start_event import hash_of, read_start
from passgo.server.table.table_record import TableRecord


def heads_of(table: TableRecord, shares: Sequence[bytes]) -> list[str]:
    """Return the head of the log after each entry, first the one before any."""
    head = first_head(table.start.encode(), shares)
    found = [head.hex()]
    for entry in table.entries:
        head = next_head(head, entry.encode())
        found.append(head.hex())
    return found


def refuted(table: TableRecord, heads: Sequence[str], evidence: Evidence) -> Iterator[str]:
    """Yield what the record's own receipt, and those and the heads that somebody kept, say."""
    if table.receipt is None:
        yield "the record has no receipt"
    else:
        yield from contradicted(table, heads, table.receipt, "the record's receipt")
        if table.receipt.seq != len(table.entries):
            yield f"the record's receipt is for {table.receipt.seq} of {len(table.entries)} entries"
        if evidence.key not in ("", table.receipt.public_key):
            yield "the record's receipt was signed by another key than the one that you knew"
    for number, receipt in enumerate(evidence.receipts, 1):
        yield from contradicted(table, heads, receipt, f"receipt {number}")
        if table.receipt is not None and receipt.public_key != table.receipt.public_key:
            yield f"receipt {number} was signed by another server"
        if evidence.key not in ("", receipt.public_key):
            yield f"receipt {number} was signed by another key than the one that you knew"
    for seq, head in sorted(evidence.heads.items()):
        yield from misplaced(heads, seq, head, f"the head of entry {seq}")


def contradicted(
    table: TableRecord, heads: Sequence[str], receipt: Receipt, name: str
) -> Iterator[str]:
    """Yield what a receipt says against a record."""
    start = read_start(table.start)
    if not is_signed(receipt):
        yield f"{name} does not have the signature of its key"
    if receipt.game != table.game:
        yield f"{name} is of another game"
    if (receipt.round, receipt.commitment) != (start.round, start.commitment):
        yield f"{name} is of another commitment"
    if receipt.start != hash_of(table.start):
        yield f"{name} is of another start event"
    if (receipt.seq, receipt.head) != BEFORE_SHARES:
        yield from misplaced(heads, receipt.seq, receipt.head, name)


def misplaced(heads: Sequence[str], seq: int, head: str, name: str) -> Iterator[str]:
    """Yield where a head does not stand in the chain of a record."""
    if not 0 <= seq < len(heads):
        yield f"{name} has seen entry {seq}, the record ends at {len(heads) - 1}"
    elif head != heads[seq]:
        yield f"{name} has seen other entries up to entry {seq}"
