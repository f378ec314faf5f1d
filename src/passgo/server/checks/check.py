"""The check of a table's record: promises, shares, key, every entry, the chain and its receipts."""

import msgspec

from passgo import __version__
from passgo.documents import brought_up
from passgo.server.checks import first_protocol, promises, receipt_check
from passgo.server.checks.check_findings import NOTHING, Evidence, Finding
from passgo.server.checks.entries_check import Walk
from passgo.server.play.fairness import bytes_of, key_of
from passgo.server.play.game import record_of
from passgo.server.play.patches import plain
from passgo.server.table.start_event import Start, read_start
from passgo.server.table.table_record import FIRST, TableRecord


def verify(text: bytes, evidence: Evidence = NOTHING) -> Finding:
    """Compute all again that a record claims, and compare it with what somebody kept."""
    table = msgspec.json.decode(text, type=TableRecord)
    if not table.secret:
        return Finding(draws=0, mistakes=("the secret is not revealed before the game is over",))
    secret = bytes_of(table.secret)
    if read_start(table.start).is_of_the_first and table.version == FIRST:
        return first_protocol.check(table, secret, evidence)
    return check(table, secret, evidence)


def check(table: TableRecord, secret: bytes, evidence: Evidence) -> Finding:
    """Check a record of the second protocol."""
    mistakes = promises.broken(table, secret, evidence)
    start, shares = read_start(table.start), promises.opened(table)
    heads = receipt_check.heads_of(table, shares)
    mistakes += receipt_check.refuted(table, heads, evidence)
    walk = Walk(start, key_of(secret, table.start.encode(), shares), table.entries)
    walk.walk()
    mistakes += walk.mistakes
    is_same = table.engine in ("", __version__)
    mistakes += walk.told if is_same else ()
    match = walk.match
    follows = record_of(match.setup, match.names, match.orders, match.base)
    if not walk.mistakes and plain(follows) != plain(brought_up(table.record)):
        mistakes.append("the record of the game does not follow from its entries")
    return Finding(
        draws=walk.draws - len(walk.by_hand),
        mistakes=tuple(mistakes),
        rests=walk.rests,
        bots=walk.bots,
        notes=(
            *engine_notes(table),
            *voided_notes(table),
            *share_notes(start),
            *told_notes(start, walk),
            *walk.notes,
            *(() if is_same else walk.told),
            *end_notes(walk),
        ),
    )


def engine_notes(table: TableRecord) -> list[str]:
    """Return by which version a game should be checked: bots may have learnt something since."""
    if table.engine in ("", __version__):
        return []
    return [f"the record is of Passgo {table.engine}, this is {__version__}: bots may differ"]


def end_notes(walk: Walk) -> list[str]:
    """Return what is to be said of a game without an end."""
    if walk.match.game.is_over:
        return []
    return ["the game is not over: it was closed as it stood, or its end is missing"]


def told_notes(start: Start, walk: Walk) -> list[str]:
    """Return what is to be said of luck that no key has decided, and of where a game began."""
    notes = []
    if isinstance(start.setup.position, dict):
        notes.append("the game goes on from a position: what came before is not in this record")
    if start.setup.luck == "told":
        notes += [
            f"people told the luck of a real box {len(walk.by_hand)} times: nothing proves that",
            "rules, sums, the order of all entries and what bots or a unit drew are checked",
        ]
    return notes


def voided_notes(table: TableRecord) -> list[str]:
    """Return what is to be said of starts that came to nothing."""
    if not table.voided:
        return []
    told = [
        f"start {number} came to nothing because of seats {', '.join(map(str, start.unopened))}"
        for number, start in enumerate(table.voided)
    ]
    return [*told, f"whoever kept the server could choose among {len(told) + 1} starts"]


def share_notes(start: Start) -> list[str]:
    """Return which people had no share in the luck."""
    return [
        f"seat {seat}, {start.seats[seat][0]}, has no share in the luck"
        for seat in start.people
        if str(seat) not in start.shares
    ]
