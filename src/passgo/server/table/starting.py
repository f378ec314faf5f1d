"""Starting: everybody commits to a share, the start event is fixed, then shares are opened.

Nobody learns a share before all are fixed: so nobody, not even someone who knows the secret, can
choose a share to their advantage.
"""

import secrets
from collections.abc import Collection

import msgspec

from passgo.refusal import Refusal
from passgo.server.limits import MOST_VOIDED
from passgo.server.play.fairness import (
    SECRET_BYTES,
    SHARE_BYTES,
    VERSION,
    bytes_of,
    share_commitment,
)
from passgo.server.play.game import digest_of
from passgo.server.table.start_event import Start, VoidedStart, listed
from passgo.server.table.table import Table, must_be_open, owned_seat

ANY_ROUND = -1


def be_ready(
    table: Table, seat: int, device: str, commitment: str, number: int = ANY_ROUND
) -> None:
    """Be ready to start, with a commitment to a share that nobody else has made."""
    must_be_open(table)
    place = owned_seat(table, seat, device)
    if number not in (ANY_ROUND, table.round):
        raise Refusal("another-round")
    try:
        bytes_of(commitment)
    except ValueError:
        raise Refusal("bad-share", (), {"bytes": SHARE_BYTES}) from None
    if any(at is not place and at.share_commitment == commitment for at in table.seats):
        raise Refusal("same-share")
    place.share_commitment = commitment


def check_start(table: Table) -> None:
    """Refuse to start a game that has begun, or while somebody is not ready."""
    must_be_open(table)
    if not all(seat.is_ready for seat in table.seats):
        raise Refusal("not-ready")
    if table.round >= MOST_VOIDED:
        raise Refusal("voided-too-often", (), {"most": MOST_VOIDED})


def press_start(table: Table, away: Collection[int], now: float) -> None:
    """Fix the start event; seats that are *away* have no share in it, as everybody can see."""
    check_start(table)
    start = Start(
        fairness=VERSION.decode(),
        game=table.id,
        round=table.round,
        commitment=table.commitment,
        setup=table.setup,
        digest=digest_of(table.setup),
        seats=tuple((seat.name, seat.level) for seat in table.seats),
        shares={
            str(at): seat.share_commitment
            for at, seat in enumerate(table.seats)
            if seat.share_commitment and not seat.level and at not in away
        },
        voided=listed(table.voided),
        open_chances=table.life.open_chances,
    )
    table.start = msgspec.json.encode(start, order="sorted").decode()
    table.status, table.pressed = "starting", now


def open_share(table: Table, seat: int, device: str, share: str) -> None:
    """Open a share, which must match its commitment; opening it again changes nothing."""
    place = owned_seat(table, seat, device)
    if table.started is None or seat not in table.started.opening:
        raise Refusal("no-share-asked")
    try:
        found = share_commitment(table.id, table.round, bytes_of(share))
    except ValueError:
        raise Refusal("bad-share", (), {"bytes": SHARE_BYTES}) from None
    if found != table.started.shares[str(seat)]:
        raise Refusal("another-share")
    place.share = share


def unopened(table: Table) -> tuple[int, ...]:
    """Return the seats whose shares are still awaited."""
    if table.started is None or table.status != "starting":
        return ()
    return tuple(seat for seat in table.started.opening if not table.seats[seat].share)


def void_start(table: Table, seats: tuple[int, ...]) -> None:
    """Void a start because of some seats: everybody must be ready again, for a new secret."""
    table.voided = [*table.voided, VoidedStart(start=table.start, unopened=seats)]
    table.start, table.status = "", "open"
    table.secret = secrets.token_bytes(SECRET_BYTES)
    for seat in table.seats:
        seat.share_commitment = seat.share = ""
