"""Motions: what the host orders, what the table votes on, and how it is carried out."""

from contextlib import suppress

from passgo.game.orders import Stop
from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.limits import MOST_SENT_AWAY
from passgo.server.play.game_log import NOBODY
from passgo.server.rooms.room import Room
from passgo.server.rooms.start import break_off, start
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.levels import check_level
from passgo.server.table.motion_types import (
    AGREED,
    AnyMotion,
    Begin,
    Dismiss,
    End,
    GoBack,
    GoOn,
    HandOver,
    Lock,
    Mute,
    Pause,
    Remove,
    SetPace,
    Vote,
)
from passgo.server.table.onward import check_onward, onward_table
from passgo.server.table.seats import free_seat, seat_guest, set_level
from passgo.server.table.starting import check_start
from passgo.server.table.table import seat_at, seats_of
from passgo.server.table.votes import is_carried, is_lost, voters, with_voices
from passgo.server.wire.table_view import onlooker_id


def move(draft: Draft, room: Room, device: str, motion: AnyMotion) -> None:
    """Carry out what the host orders, or put a motion to the vote."""
    table = room.table
    if table.host != device and not seats_of(table, device):
        raise Refusal("unknown-table")
    check(room, motion)
    is_order = table.host == device and not isinstance(motion, AGREED)
    if is_order or (isinstance(motion, SetPace) and is_left_to_bots(room)):
        carry_out(room, draft, motion, NOBODY)
        return
    mine = voices_of(room, device)
    if not isinstance(motion, AGREED):
        if not room.audience.presence.is_host_gone(table.life.grace, time_now()):
            raise Refusal("host-decides")
    vote = table.life.vote
    if vote is not None and vote.by not in mine and vote.by in voices_at(room):
        raise Refusal("vote-open")
    table.life.vote = Vote(motion=motion, by=mine[0], yes=mine)
    settle(room, draft)


def is_left_to_bots(room: Room) -> bool:
    """Tell whether nobody plays any more or may come back to, and one device at most looks on."""
    table = room.table
    there = {listener.device for listener in room.audience.listeners}
    if table.status != "playing" or len(there) > 1:
        return False
    left = (table.seats[at] for at in room.running().game.still_in)
    return all(seat.level or not seat.device for seat in left)


def cast(draft: Draft, room: Room, device: str, is_for: bool) -> None:
    """Count the votes of a device in the open vote."""
    mine = voices_of(room, device)
    vote = room.table.life.vote
    if vote is None:
        raise Refusal("no-vote")
    room.table.life.vote = with_voices(vote, mine, is_for)
    settle(room, draft)


def settle(room: Room, draft: Draft, is_said: bool = True) -> None:
    """Carry out a vote that is won, drop one that is lost, and tell how it stands.

    A motion that can no longer be carried out when the last vote comes is dropped. One that makes
    a table waits for a voice: whoever speaks last is who makes it.
    """
    vote, now = room.table.life.vote, time_now()
    if vote is not None and (is_said or not isinstance(vote.motion, GoOn)):
        if is_carried(room.table, room.audience.presence, vote, now):
            room.table.life.vote = None
            with suppress(Refusal):
                check(room, vote.motion)
                carry_out(room, draft, vote.motion, vote.by)
                return
        elif is_lost(room.table, room.audience.presence, vote, now):
            room.table.life.vote = None
    room.tell_change(draft)


def voices_of(room: Room, device: str) -> tuple[int, ...]:
    """Return the voices of a device; without one, refuse as if there were no such table."""
    mine = seats_of(room.table, device)
    if not mine and room.table.host != device:
        raise Refusal("unknown-table")
    voices = tuple(seat for seat in mine if seat in voices_at(room))
    if not voices:
        raise Refusal("no-voice")
    return voices


def voices_at(room: Room) -> tuple[int, ...]:
    """Return the seats that have a voice now."""
    return voters(room.table, room.audience.presence, time_now())


def check(room: Room, motion: AnyMotion) -> None:
    """Refuse a motion that could not be carried out now."""
    table = room.table
    if isinstance(motion, AGREED):
        match = room.running()
        if table.status != "playing":
            raise Refusal("not-playing")
        if table.paused:
            raise Refusal("paused")
        if isinstance(motion, GoBack):
            match.check_back(motion.seq)
        elif match.game.has_early_end and (no := match.game.why_not(Stop())):
            raise no
    if isinstance(motion, Begin):
        check_start(table)
    if isinstance(motion, GoOn):
        check_onward(table, room.running())
    if isinstance(motion, HandOver | Remove | Mute):
        place = seat_at(table, motion.seat)
        if not isinstance(motion, HandOver) and not place.device:
            raise Refusal("seat-free")
    if isinstance(motion, Dismiss):
        onlooker(room, motion.guest)
    if isinstance(motion, HandOver):
        if bool(motion.level) == bool(motion.guest):
            raise Refusal("hand-over-to-whom")
        check_level(table.setup, motion.level)
        if motion.guest and table.status != "playing":
            raise Refusal("not-playing")


def carry_out(room: Room, draft: Draft, motion: AnyMotion, by: int) -> None:
    """Do what was ordered or agreed."""
    table = room.table
    match motion:
        case Begin():
            start(draft, room)
        case Pause(paused=paused):
            table.paused = paused
        case Lock(locked=locked):
            table.life.locked = locked
        case SetPace(pace=pace):
            table.pace = pace
        case HandOver() | Remove():
            reseat(room, draft, motion)
        case Mute(seat=seat, muted=muted):
            device = table.seats[seat].device
            table.life.muted = listed(table.life.muted, device, muted)
        case Dismiss(guest=guest):
            device, _ = onlooker(room, guest)
            table.life.dismissed = listed(table.life.dismissed, device, True)
        case GoBack(seq=seq):
            room.go_back(draft, by, seq)
        case End():
            end(room, draft)
        case GoOn():
            go_on(room, draft)
    room.tell_change(draft)


def go_on(room: Room, draft: Draft) -> None:
    """Make the table at which the game goes on, once for each entry; this one rests meanwhile."""
    table, match = room.table, room.running()
    if table.life.onward_seq != match.seq:
        onward = onward_table(table, match)
        table_rows.keep_table(draft, onward)
        table.life.onward, table.life.onward_seq = onward.id, match.seq
    table.paused = True


def listed(devices: tuple[str, ...], device: str, is_in: bool) -> tuple[str, ...]:
    """Return a list of devices with one added or removed; if it is too long, the oldest go."""
    others = tuple(other for other in devices if other != device)
    return (*others, device)[-MOST_SENT_AWAY:] if is_in else others


def reseat(room: Room, draft: Draft, motion: HandOver | Remove) -> None:
    """Give a seat to somebody else; its former owner looks on from now."""
    table, seat = room.table, motion.seat
    break_off(draft, room, seat)
    if isinstance(motion, Remove):
        free_seat(table, seat)
    elif motion.level:
        set_level(table, seat, motion.level)
    else:
        device, name = onlooker(room, motion.guest)
        seat_guest(table, seat, device, name)
    table_rows.keep_seat(draft, table, seat)


def onlooker(room: Room, wanted: str) -> tuple[str, str]:
    """Return the device and name of an onlooker, on any node."""
    for device, name in room.audience.onlookers:
        if device and onlooker_id(room.table, device) == wanted:
            return device, name
    raise Refusal("no-such-guest")


def end(room: Room, draft: Draft) -> None:
    """End after the running turn and count; a game without such an end is closed as it stands."""
    match = room.running()
    if match.game.has_early_end:
        if not room.act_outside(draft, NOBODY, Stop(), match.seq):
            raise Refusal("paused")
    else:
        room.table.status = "over"
