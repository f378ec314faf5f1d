"""Commands: what a listener sends is done, refused, or answered as it was the first time."""

import msgspec

from passgo.games import CLASSES
from passgo.refusal import Refusal
from passgo.server.clock import steady, time_now
from passgo.server.limits import ON_ITS_WAY_SECONDS
from passgo.server.play.game import read_order, tells_luck
from passgo.server.play.game_log import NOBODY, AnyEntry
from passgo.server.play.patches import plain
from passgo.server.play.told_luck import throw_before, thrower_of
from passgo.server.rooms.audience import Asked, send
from passgo.server.rooms.room import Room
from passgo.server.store.chat import Chat, Emote
from passgo.server.store.writer import Draft
from passgo.server.table.duties import next_clock, served_seats
from passgo.server.table.last_look import check_look, is_looked_at
from passgo.server.table.round_readers import note_read
from passgo.server.table.table import Table, seats_of
from passgo.server.table.wait_requests import ask_to_hold, refuse_throw
from passgo.server.wire.listeners import Listener
from passgo.server.wire.messages import (
    Answer,
    No,
    Play,
    Probe,
    Resync,
    Seen,
    Undo,
    Wait,
    encode,
)
from passgo.vocabulary import Order

AnyCommand = Play | Undo | Probe | Chat | Emote | Resync | Wait | Seen
COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
ANSWERS = frozenset(order for game in CLASSES.values() for order in game.answers)
"""Orders that must name their question: sent twice by accident, they would answer another."""
COSTS_ONLY_TIME = ("too-fast", "only-looking-on")
"""Refusals of what no page sends again and again: whoever does is read more slowly."""


def obey(
    room: Room, draft: Draft, listener: Listener, command: AnyCommand, arrived: float = 0.0
) -> None:
    """Answer a command of a listener that arrived then, by the steady clock, if that is known."""
    if room.is_forgotten:
        draft.tell(listener.cut)
        return
    if isinstance(command, Play | Undo):
        do_once(room, draft, listener, command, arrived)
        return
    try:
        answer = encode(answered(room, draft, listener, command))
    except Refusal as refusal:
        say_no(draft, listener, command, refusal)
        return
    send(draft, listener, answer)


def do_once(
    room: Room, draft: Draft, listener: Listener, command: Play | Undo, arrived: float
) -> None:
    """Change the game once for each id of a command; repeat the answer if it comes again."""
    try:
        seat, order = spoken(room.table, listener.device, command)
        what = "play" if isinstance(command, Play) else "undo"
        room.audience.seat_limits.count(seat, what)
        listener.count(what)
        if order is not None and tells_luck(room.table.setup, order):
            room.audience.seat_limits.count(seat, "told")
    except Refusal as refusal:
        say_no(draft, listener, command, refusal)
        return
    answer = room.repeated.first(seat, command.id)
    if answer is not None:
        send(draft, listener, answer)
        return
    try:
        if isinstance(command, Play) and command.answers is not None:
            refuse_late(room, seat, arrived)
        entry = entry_of(room, listener.device, command, seat, order)
        room.note(draft, entry, Asked(listener, seat, command.id))
    except Refusal as refusal:
        room.repeated.refused(seat, command.id, say_no(draft, listener, command, refusal))


def refuse_late(room: Room, seat: int, arrived: float) -> None:
    """Refuse an answer that arrived when time was up, though nobody has said so yet."""
    clock = next_clock(room.table, room.match, room.audience.presence)
    if not arrived or clock is None or clock.seat not in (NOBODY, seat):
        return
    moment = time_now() - (steady() - arrived)
    if moment > clock.due + ON_ITS_WAY_SECONDS:
        raise Refusal("too-late")


def spoken(table: Table, device: str, command: Play | Undo) -> tuple[int, Order | None]:
    """Return the seat under which a command and its answer are remembered, and its order."""
    if isinstance(command, Undo):
        return own_seats(table, device)[0], None
    return own_order(table, device, command.order)


def own_seats(table: Table, device: str) -> tuple[int, ...]:
    """Return the seats of a device, or refuse one that has none; the first speaks for it."""
    mine = seats_of(table, device)
    if not mine:
        raise Refusal("only-looking-on")
    return mine


def entry_of(
    room: Room, device: str, command: Play | Undo, seat: int, order: Order | None
) -> AnyEntry:
    """Play an order or undo, and return the entry for the log."""
    table, match, now = room.table, room.running(), time_now()
    if table.paused:
        raise Refusal("paused")
    if table.status == "over" and not match.game.is_over:
        raise Refusal("closed")
    if isinstance(command, Undo):
        if table.status == "over":
            raise Refusal("cannot-undo")
        mine = standing_seats(table, device)
        return match.undo(mine, command.seq, now, served_seats(table))
    assert order is not None
    if tells_luck(table.setup, order):
        return told(room, device, order, command.answers)
    if table.seats[seat].cover == "conceded":
        raise Refusal("has-conceded")
    refuse_throw(table, seat, order, now)
    if type(order) in ANSWERS and command.answers is None:
        raise Refusal("names-no-question")
    person = table.has_taken_over(seat)
    return match.play(seat, order, command.answers, now, person=person)


def standing_seats(table: Table, device: str) -> list[int]:
    """Return the seats of a device that have not conceded."""
    return [at for at in seats_of(table, device) if table.seats[at].cover != "conceded"]


def told(room: Room, device: str, order: Order, answers: int | None) -> AnyEntry:
    """Have somebody say how luck fell, who throws, or types for a bot or for who is away."""
    table, match, now = room.table, room.running(), time_now()
    if answers is None:
        raise Refusal("names-no-question")
    if answers != match.prompt_id:
        raise Refusal("told-already")
    thrower, mine = thrower_of(match.game), standing_seats(table, device)
    if not mine:
        raise Refusal("has-conceded")
    if thrower is None or thrower in mine:
        teller = mine[0] if thrower is None else thrower
    elif table.seats[thrower].is_played or thrower in room.audience.presence.away:
        teller = mine[0]
    else:
        raise Refusal("not-your-throw", (), {"seat": thrower})
    if throw := throw_before(match.game, order):
        refuse_throw(table, throw.seat, throw, now)
    return match.play(teller, order, answers, now)


def answered(room: Room, draft: Draft, listener: Listener, command: AnyCommand) -> Answer:
    """Do what does not change the game, and return the answer."""
    if isinstance(command, Resync):
        listener.count_resync()
        room.audience.tell_whole(draft, listener, command.since)
        return Answer(id=command.id, ok=True)
    mine = own_seats(room.table, listener.device)
    seat = mine[0]
    if isinstance(command, Probe):
        room.audience.seat_limits.count(seat, "probe")
        listener.count("probe")
        _, order = own_order(room.table, listener.device, command.order)
        outlook = plain(room.running().game.probe(order))
        return Answer(id=command.id, ok=True, outlook=outlook)
    if isinstance(command, Chat | Emote):
        if listener.device in room.table.life.muted:
            raise Refusal("muted")
        room.audience.say(draft, seat, command)
    elif isinstance(command, Wait):
        room.audience.seat_limits.count(seat, "wait")
        ask_to_hold(room.table, room.running(), seat, time_now())
        room.tell_change(draft)
    elif isinstance(command, Seen):
        room.audience.seat_limits.count(seat, "seen")
        say_right(room, draft, mine, command.seq)
        if note_read(room.table, room.running(), mine, command.seq):
            room.tell_change(draft)
    return Answer(id=command.id, ok=True)


def say_right(room: Room, draft: Draft, mine: tuple[int, ...], seq: int) -> None:
    """Have the end of a game stand, if that is what somebody has seen and may say."""
    table, match = room.table, room.running()
    served = served_seats(table)
    if table.status == "playing" and match.seq == seq and is_looked_at(match, served):
        check_look(table, match, mine, room.audience.presence.away, served)
        room.close(draft, seq)


def own_order(table: Table, device: str, raw: msgspec.Raw) -> tuple[int, Order]:
    """Return an order for a seat of this device."""
    mine = own_seats(table, device)
    order = read_order(table.setup, raw)
    if tells_luck(table.setup, order):
        return mine[0], order
    seat: int = getattr(order, "seat", NOBODY)
    if seat not in mine:
        raise Refusal("not-your-seat")
    return seat, order


def say_no(draft: Draft, listener: Listener, command: AnyCommand, refusal: Refusal) -> bytes:
    """Send the answer to a command that is refused, and return it; whoever hurries is noted."""
    if refusal.code in COSTS_ONLY_TIME:
        listener.note_haste(isinstance(command, Probe))
    answer = refused(command, refusal)
    send(draft, listener, answer)
    return answer


def refused(command: AnyCommand, refusal: Refusal) -> bytes:
    """Return the encoded answer to a command that is refused."""
    return encode(Answer(id=command.id, ok=False, no=no_of(refusal)))


def no_of(refusal: Refusal) -> No:
    """Return a refusal as it crosses the wire."""
    return No(code=refusal.code, clauses=refusal.clauses, facts=dict(refusal.facts))
