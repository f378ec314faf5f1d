"""Promises: what was fixed before the game, and whether the record and its start event keep it."""

from collections.abc import Iterator

from passgo.server.checks.check_findings import Evidence
from passgo.server.play.fairness import VERSION, bytes_of, commitment, share_commitment
from passgo.server.table.start_event import Start, hash_of, listed, read_start
from passgo.server.table.table_record import TableRecord


def broken(table: TableRecord, secret: bytes, evidence: Evidence) -> list[str]:
    """Return where the record contradicts what was published before the game."""
    start = read_start(table.start)
    return [
        *secret_broken(table, start, secret, evidence),
        *start_broken(table, start),
        *shares_broken(table, start, evidence),
    ]


def secret_broken(
    table: TableRecord, start: Start, secret: bytes, evidence: Evidence
) -> Iterator[str]:
    """Yield where the secret is not the one that was committed to."""
    found = commitment(table.game, start.round, secret)
    if not found == table.commitment == start.commitment:
        yield "the secret is not the one that was committed to"
    if evidence.commitment and evidence.commitment != start.commitment:
        yield "the commitment is not the one that you saw before the game"
    if evidence.start and evidence.start != hash_of(table.start):
        yield "the start event is not the one that you saw before your share was opened"


def start_broken(table: TableRecord, start: Start) -> Iterator[str]:
    """Yield where the start event is of another game, or hides what came before it."""
    named = [seat if isinstance(seat, str) else seat["name"] for seat in table.record["seats"]]
    checks = {
        "the start event is of another protocol": start.fairness == VERSION.decode(),
        "the start event is of another game": start.game == table.game,
        "the edition is another one": start.setup.edition == table.record["edition"]
        and start.digest == table.record["digest"],
        "the seats are others": [name for name, _ in start.seats] == named,
        "the starts that came to nothing are others": start.voided == listed(table.voided)
        and start.round == table.round == len(start.voided),
    }
    yield from (mistake for mistake, holds in checks.items() if not holds)
    for number, voided in enumerate(table.voided):
        earlier = read_start(voided.start)
        if (earlier.game, earlier.round) != (table.game, number):
            yield f"the voided start {number} is of another game or round"


def shares_broken(table: TableRecord, start: Start, evidence: Evidence) -> Iterator[str]:
    """Yield which shares are not those that were committed to, or that somebody gave."""
    if sorted(table.shares) != sorted(start.shares):
        yield "the shares are not of the seats that committed to one"
    for seat, share in sorted(table.shares.items()):
        if share_found(start, share) != start.shares.get(seat):
            yield f"the share of seat {seat} is not the one that it committed to"
    for seat_number, mine in sorted(evidence.shares.items()):
        if table.shares.get(str(seat_number)) != mine:
            yield f"your share of seat {seat_number} is not in the game"
    yield from earlier_broken(table, evidence)


def earlier_broken(table: TableRecord, evidence: Evidence) -> Iterator[str]:
    """Yield which shares that somebody gave for voided starts are not in those."""
    for (number, seat), mine in sorted(evidence.earlier.items()):
        voided = table.voided[number : number + 1]
        starts = [read_start(one.start) for one in voided]
        if not any(share_found(one, mine) == one.shares.get(str(seat)) for one in starts):
            yield f"your share of seat {seat} is not in the voided start {number}"


def share_found(start: Start, share: str) -> str:
    """Return the commitment to a share, nothing where it is none."""
    try:
        return share_commitment(start.game, start.round, bytes_of(share))
    except ValueError:
        return ""


def opened(table: TableRecord) -> list[bytes]:
    """Return all shares, the lowest seat first."""
    return [bytes.fromhex(table.shares[seat]) for seat in sorted(table.shares, key=int)]
