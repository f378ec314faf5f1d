"""The view of a table: what everybody sees of it, and what one device may know about itself."""

import hashlib
from collections.abc import Collection
from functools import lru_cache

import msgspec

from passgo.editions.shelf import shelf
from passgo.games import class_of
from passgo.server.caches import counted
from passgo.server.limits import KNOWN_SETUPS
from passgo.server.play.game import Choice, chosen
from passgo.server.play.match import Match
from passgo.server.table.codes import code_now
from passgo.server.table.duties import ends_at
from passgo.server.table.motion_types import Vote
from passgo.server.table.names import alike
from passgo.server.table.presence import Presence
from passgo.server.table.round_readers import read_by, readers
from passgo.server.table.table import Table, seats_of, shows_chances
from passgo.server.table.votes import needed
from passgo.server.wire.messages import (
    Held,
    Onlooker,
    Readers,
    SeatView,
    Share,
    TableView,
    VoteView,
    You,
)

GOES_ON_FROM_SNAPSHOT = "resumed"
ID_LETTERS = 16


def table_view(
    table: Table,
    match: Match | None,
    presence: Presence,
    watching: Collection[tuple[str, str]],
    now: float,
) -> TableView:
    """Return a table as everybody sees it; *watching* are devices and names of who looks on."""
    resumed = match is not None and match.base is not None
    life = table.life
    return TableView(
        id=table.id,
        status=table.status,
        edition=table.setup.edition,
        variant=table.setup.variant,
        house_rules=table.setup.house_rules,
        pace=table.pace,
        commitment=table.commitment,
        start=table.start,
        paused=table.paused,
        note=GOES_ON_FROM_SNAPSHOT if resumed else "",
        seats=tuple(seat_view(table, presence, at) for at in range(len(table.seats))),
        deviations=deviations(msgspec.json.encode(chosen(table.setup))),
        grace=life.grace,
        clock=life.clock,
        minutes=life.minutes,
        ends=ends_at(table, match),
        locked=life.locked,
        host_seats=seats_of(table, table.host),
        host_present=presence.host_away is None,
        watching=len(watching),
        onlookers=onlookers(table, watching),
        vote=vote_view(table, presence, life.vote, now) if life.vote is not None else None,
        held=held(table, now),
        reading=reading(table, match, presence, now),
        rematch=life.rematch,
        round=table.round,
        voided=table.voided[-1].unopened if table.voided and table.status == "open" else (),
        shares=table.shares,
        code=code_now(table, now),
        public=life.public,
        own_claims=life.own_claims,
        open_chances=life.open_chances,
        shows_chances=shows_chances(table),
        teams=teams(table.setup.edition, len(table.seats)),
        luck=table.setup.luck,
        goes_on=isinstance(table.setup.position, dict),
        onward=life.onward,
    )


def seat_view(table: Table, presence: Presence, at: int) -> SeatView:
    """Return a seat as everybody sees it."""
    seat = table.seats[at]
    return SeatView(
        seat=at,
        name=seat.name,
        level=seat.level,
        taken=bool(seat.level or seat.device),
        ready=seat.is_ready,
        present=bool(seat.level) or (bool(seat.device) and at not in presence.away),
        cover=seat.cover,
        guest=seat.guest,
        claims=seat.claims,
        muted=seat.device in table.life.muted,
        share=share_view(table, at),
    )


def share_view(table: Table, at: int) -> Share:
    """Return how far a seat's share in the luck is; the first protocol had none."""
    seat, started = table.seats[at], table.started
    if seat.share:
        return "opened"
    is_first = started is not None and started.is_of_the_first
    return "committed" if seat.share_commitment and not is_first else ""


def vote_view(table: Table, presence: Presence, vote: Vote, now: float) -> VoteView:
    """Return a vote as everybody sees it."""
    return VoteView(
        motion=vote.motion,
        by=vote.by,
        yes=vote.yes,
        no=vote.no,
        needed=needed(table, presence, vote.motion, now),
    )


def held(table: Table, now: float) -> Held | None:
    """Return who builds just now."""
    hold = table.life.hold
    if hold is None or hold.until <= now:
        return None
    return Held(seat=hold.seat, seconds=round(hold.until - now, 1))


def reading(table: Table, match: Match | None, presence: Presence, now: float) -> Readers | None:
    """Return who still reads how a round was counted, while bots wait for that."""
    if match is None or table.status != "playing" or read_by(table, match, presence) <= now:
        return None
    return Readers(seq=match.counted, seats=readers(table, match, presence))


def onlookers(table: Table, watching: Collection[tuple[str, str]]) -> tuple[Onlooker, ...]:
    """Return who looks on from a device that could be given a seat, each once.

    Nobody is shown under a name that looks like that of somebody who plays.
    """
    taken = {alike(name) for seat in table.seats for name in (seat.name, seat.guest)}
    named = {who: "" if alike(name) in taken else name for who, name in watching if who}
    found = (Onlooker(id=onlooker_id(table, device), name=named[device]) for device in named)
    return tuple(sorted(found, key=lambda onlooker: onlooker.id))


def onlooker_id(table: Table, device: str) -> str:
    """Return what a device is called at a table, which tells nothing about it elsewhere."""
    return hashlib.sha256(f"{table.id} {device}".encode()).hexdigest()[:ID_LETTERS]


def you(table: Table, device: str) -> You:
    """Return what a device is at a table."""
    return You(seats=seats_of(table, device), host=bool(device) and table.host == device)


@counted("setups")
@lru_cache(maxsize=KNOWN_SETUPS)
def teams(edition_id: str, people: int) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side, where some of them play together."""
    return class_of(edition_id).teams(edition_id, people)


@counted("setups")
@lru_cache(maxsize=KNOWN_SETUPS)
def deviations(setup: bytes) -> tuple[str, ...]:
    """Return the house rules by which a table deviates from the book of its edition and variant.

    What the booklet itself leaves to the table is none.
    """
    wanted = msgspec.json.decode(setup, type=Choice)
    game = class_of(wanted.edition)
    book = game.rules_in(wanted.edition, wanted.variant, {})
    ours = game.rules_in(wanted.edition, wanted.variant, wanted.house_rules)
    offered = shelf(wanted.edition).by_the_book
    return tuple(sorted(n for n in ours if ours[n] != book.get(n) and n not in offered))
