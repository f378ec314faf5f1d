"""Seat moves: a token that takes a seat to another device, once and within five minutes."""

import hashlib
import hmac
import secrets

from passgo.refusal import Refusal
from passgo.server.limits import MOVE_SECONDS
from passgo.server.table.table import Seat, Table, owned_seat

TOKEN_BYTES = 24


def token_for(table: Table, seat: int, device: str, now: float) -> str:
    """Return a token for one's own seat; only its hash is kept, and it replaces an older one."""
    place = owned_seat(table, seat, device)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    place.move, place.move_until = hashed(token), now + MOVE_SECONDS
    return token


def take_move(table: Table, token: str, device: str, now: float) -> int:
    """Give the seat of a token to a device and return its number.

    The host's rights move too: they belong to whoever holds the host's device.
    """
    seat = seat_of_move(table, token, now)
    place = table.seats[seat]
    before, place.device = place.device, device
    withdraw(place)
    if place.cover == "away":
        place.cover = ""
    if table.status == "open":  # Only the other device knows the share that this one stands for.
        place.share_commitment = ""
    if table.host == before:
        table.host = device
    if before in table.life.muted:
        table.life.muted = (*table.life.muted, device)
    return seat


def seat_of_move(table: Table, token: str, now: float) -> int:
    """Return the seat that a token moves, or refuse a token that is used or too old."""
    wanted = hashed(token)
    for at, place in enumerate(table.seats):
        if now < place.move_until and hmac.compare_digest(place.move, wanted):
            return at
    raise Refusal("move-over")


def withdraw(place: Seat) -> None:
    """Cancel the token of a seat: it is used, or the seat has changed hands."""
    place.move, place.move_until = "", 0.0


def hashed(token: str) -> str:
    """Return the form in which a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()
