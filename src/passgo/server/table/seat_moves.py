"""Moves of a seat to another device: a token that is good once and for five minutes."""

import hashlib
import hmac
import secrets

from passgo.refusal import Refusal
from passgo.server.limits import MOVE_SECONDS
from passgo.server.table.table import Seat, Table, owned_seat

TOKEN_BYTES = 24


def token_for(table: Table, seat: int, device: str, now: float) -> str:
    """Return a token for one's own seat; only its hash is kept, and an older one ends."""
    place = owned_seat(table, seat, device)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    place.move, place.move_until = hashed(token), now + MOVE_SECONDS
    return token


def take_move(table: Table, token: str, device: str, now: float) -> int:
    """Give the seat of a token to a device and return its number.

    The host's rights go along: they belong to whoever holds the host's device in hand.
    """
    wanted = hashed(token)
    for at, place in enumerate(table.seats):
        if now < place.move_until and hmac.compare_digest(place.move, wanted):
            before, place.device = place.device, device
            withdraw(place)
            if place.cover == "away":
                place.cover = ""
            if table.host == before:
                table.host = device
            if before in table.life.muted:
                table.life.muted = (*table.life.muted, device)
            return at
    raise Refusal("move-over")


def withdraw(place: Seat) -> None:
    """End the token of a seat: it is used, or the seat is no longer whose it was."""
    place.move, place.move_until = "", 0.0


def hashed(token: str) -> str:
    """Return the form in which a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()
