"""Attendance: people come and go; a bot covers those who stay away until they are back."""

from passgo.server.rooms.motions import settle
from passgo.server.rooms.room import Room
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.table import seats_of
from passgo.server.wire.listeners import Listener


def join(draft: Draft, room: Room, listener: Listener, since: int) -> None:
    """Let a listener in, and tell it everything."""
    if room.is_forgotten:
        draft.tell(listener.cut)
        return
    room.audience.listeners.add(listener)
    room.audience.see()
    hand_back(draft, room, listener.device)
    room.audience.greet(draft, listener, since)
    draft.tell(room.wake)


def part(draft: Draft, room: Room, listener: Listener) -> None:
    """Let a listener go."""
    room.audience.listeners.discard(listener)
    if room.is_forgotten:
        return
    room.audience.see()
    tell_voices(draft, room)


def cover(draft: Draft, room: Room, seat: int) -> None:
    """Let a bot cover a seat until its person comes back."""
    if room.is_forgotten:
        return
    if seat in room.audience.presence.away and not room.table.seats[seat].is_played:
        room.table.seats[seat].cover = "away"
        table_rows.keep_seat(draft, room.table, seat)
        tell_voices(draft, room)


def return_all(draft: Draft, room: Room) -> None:
    """Say again who is here, after other nodes took this one for dead and may have covered them."""
    if room.is_forgotten:
        return
    for listener in room.audience.listeners:
        hand_back(draft, room, listener.device)
    room.audience.see()
    tell_voices(draft, room)


def hand_back(draft: Draft, room: Room, device: str) -> None:
    """Give the seats of a device back to the people who play there."""
    for seat in seats_of(room.table, device):
        if room.table.seats[seat].cover == "away":
            room.table.seats[seat].cover = ""
            table_rows.keep_seat(draft, room.table, seat)


def tell_voices(draft: Draft, room: Room) -> None:
    """Tell that voters came or went; an open vote may be won without those who left."""
    if room.table.life.vote is not None:
        settle(room, draft, is_said=False)
    else:
        room.audience.tell_lobby(draft)
        draft.tell(room.wake)
