"""Seats: who sits at the table, with which token."""

from msgspec import Struct


class Seat(Struct, frozen=True):
    """One player's place at the table; a Banker above five players may only bank."""

    name: str
    token: str
    banking: bool = False
