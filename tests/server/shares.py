"""Shares in the luck of tables that tests start without a client."""

from passgo.server.play.fairness import share_commitment
from passgo.server.rooms.room import Room
from passgo.server.rooms.start import open_at, start
from passgo.server.store.writer import Draft
from passgo.server.table.starting import be_ready, unopened
from passgo.server.table.table import Table


def share_of(seat: int) -> bytes:
    """Return the share of a seat: nobody here tries to guess it."""
    return bytes([seat]) * 32


def get_ready(table: Table, seat: int) -> None:
    """Commit to the share of a seat, for whoever has it."""
    commitment = share_commitment(table.id, table.round, share_of(seat))
    be_ready(table, seat, table.seats[seat].device, commitment)


def start_at_once(draft: Draft, room: Room) -> None:
    """Start, and open the shares of all who are there."""
    start(draft, room)
    for seat in unopened(room.table):
        open_at(draft, room, room.table.seats[seat].device, seat, share_of(seat).hex())
