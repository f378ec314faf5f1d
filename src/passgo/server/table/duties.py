"""Duties: what a table does by itself next, and when: bots, clocks, covering seats.

Everything is decided from the table, its game and who is there. Times are seconds since 1970, so
that a duty can be stored, and every node finds the same duty for a table.
"""

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from passgo.game.orders import AuctionClock, Concede, TextFades, TimeUp
from passgo.game.prompts import AnswerOffer, AwaitClock, PayDebt, ReadTheText, ThrowAgain, ThrowDice
from passgo.games import AnyGame
from passgo.server.limits import OPENING_SECONDS
from passgo.server.play.game_log import NOBODY
from passgo.server.play.match import Match
from passgo.server.play.question import BIDDING
from passgo.server.table.ceremonies import ceremonies_in
from passgo.server.table.last_look import stands_at
from passgo.server.table.motion_types import PACES
from passgo.server.table.presence import Presence
from passgo.server.table.round_readers import read_by
from passgo.server.table.scene_times import (
    AT_A_UNIT,
    BIDS,
    LOOKED_AT,
    OFFERS,
    RAISED,
    SCENES,
    SLIDES,
    films_of,
    is_work,
    seconds_for,
)
from passgo.server.table.table import Seat, Table
from passgo.vocabulary import Order

AFTER_A_BID = 8
AFTER_WAKING = 10
TEXT_SECONDS = 10
RENT_GRACE = 5.0
BEFORE = 0
"""The log is empty before the game has begun."""
THROWS = (ThrowDice.__name__, ThrowAgain.__name__)
TIMED = (ReadTheText.__name__, AwaitClock.__name__, *BIDDING)
Kind = Literal["claim", "think", "business", "clock", "turn", "cover", "concede", "void", "stand"]


class Duty(Struct, frozen=True, kw_only=True):
    """Something that is due at a time, if the game is still at *seq* then.

    *act* is what to do; without it a bot thinks ("think", "business"), the simplest answer is
    given ("turn"), the seat is covered ("cover"), the start is voided ("void"), or the end of the
    game stands ("stand").
    """

    due: float
    kind: Kind
    seat: int
    seq: int
    act: Order | None = None


def next_duty(
    table: Table, match: Match | None, presence: Presence, rent_grace: float = RENT_GRACE
) -> Duty | None:
    """Return what is due first, None while the table sleeps or waits only for people."""
    if table.status == "starting":
        return Duty(due=table.pressed + OPENING_SECONDS, kind="void", seat=NOBODY, seq=BEFORE)
    if match is None or table.paused or table.status != "playing":
        return None
    if match.game.is_over:
        return Duty(due=stands_at(match), kind="stand", seat=NOBODY, seq=match.seq)
    if not presence.anyone:
        return None
    return min(duties(table, match, presence, rent_grace), key=lambda duty: duty.due, default=None)


def next_clock(table: Table, match: Match | None, presence: Presence) -> Duty | None:
    """Return what a clock does next, so that it can be shown running."""
    if match is None or table.paused or table.status != "playing":
        return None
    prompt = match.prompt()
    of_game = clocks(table, match, presence, prompt["ask"])
    running = (*turn_clock(table, match, presence, prompt), *of_game)
    return min(running, key=lambda duty: duty.due, default=None)


def ends_a_persons_time(table: Table, match: Match | None, duty: Duty) -> bool:
    """Tell whether a duty ends the time of a person who may still say something."""
    if duty.kind in ("void", "stand"):
        return True
    if match is None or duty.kind not in ("clock", "turn"):
        return False
    return any(not table.seats[seat].is_played for seat in match.prompt()["seats"])


def duties(table: Table, match: Match, presence: Presence, rent_grace: float) -> Iterator[Duty]:
    """Yield everything that will be due."""
    prompt = match.prompt()
    yield from covers(table, match, presence)
    yield from claims(table, match)
    yield from concessions(table, match)
    yield from clocks(table, match, presence, prompt["ask"])
    yield from last_hour(table, match, presence)
    yield from business(table, match, presence, prompt["ask"])
    yield from thoughts(table, match, presence, prompt, rent_grace)
    yield from turn_clock(table, match, presence, prompt)


def covers(table: Table, match: Match, presence: Presence) -> Iterator[Duty]:
    """Yield the seats that a bot will cover because nobody came back to them.

    With a real box people sit at the table while their phones sleep: nobody plays for them.
    """
    if table.setup.luck == "told":
        return
    for seat, since in sorted(presence.away.items()):
        if not table.seats[seat].is_played:
            yield Duty(due=since + table.life.grace, kind="cover", seat=seat, seq=match.seq)


def claims(table: Table, match: Match) -> Iterator[Duty]:
    """Yield the rents claimed at once: of bots, covered seats and people who wish it so."""
    for claim in match.game.open_claims:
        if is_claimed_for(table.seats[claim.seat]) and match.game.why_not(claim) is None:
            due = match.moments.changed
            yield Duty(due=due, kind="claim", seat=claim.seat, seq=match.seq, act=claim)


def is_claimed_for(seat: Seat) -> bool:
    """Tell whether the server claims the rents of a seat."""
    return seat.is_played or seat.claims


def served_seats(table: Table) -> tuple[int, ...]:
    """Return the seats whose rents the server claims."""
    return tuple(at for at, seat in enumerate(table.seats) if is_claimed_for(seat))


def concessions(table: Table, match: Match) -> Iterator[Duty]:
    """Yield the seats that have conceded; they leave the game as soon as the rules allow."""
    for at, seat in enumerate(table.seats):
        if seat.cover == "conceded" and match.game.why_not(concede := Concede(seat=at)) is None:
            due = match.moments.changed
            yield Duty(due=due, kind="concede", seat=at, seq=match.seq, act=concede)


def clocks(table: Table, match: Match, presence: Presence, asked: str) -> Iterator[Duty]:
    """Yield what the clock of an auction or of a text does unless somebody acts first.

    Once nobody else can bid, an auction does not wait for the rest of its time.
    """
    if asked not in TIMED:
        return
    rules = match.game.edition.rules_for(match.setup.variant, match.setup.house_rules)
    moments = match.moments
    if asked == ReadTheText.__name__ and rules.texts_fade:
        due = max(moments.asked + TEXT_SECONDS, after_waking(presence, moments.asked))
        yield Duty(due=due, kind="clock", seat=NOBODY, seq=match.seq, act=TextFades())
    if asked == AwaitClock.__name__:
        due = moments.changed + pause(table, match)
        yield Duty(due=due, kind="clock", seat=NOBODY, seq=match.seq, act=AuctionClock())
    if asked in BIDDING and match.game.why_not(AuctionClock()) is None:
        due = max(moments.lot + rules.auction_seconds, moments.bid + AFTER_A_BID)
        due = max(due, after_waking(presence, moments.lot))
        yield Duty(due=due, kind="clock", seat=NOBODY, seq=match.seq, act=AuctionClock())


def last_hour(table: Table, match: Match, presence: Presence) -> Iterator[Duty]:
    """Yield the end of a game with a time limit; the running turn is its last."""
    ends = ends_at(table, match)
    if ends and match.game.why_not(TimeUp()) is None:
        due = max(ends, after_waking(presence, match.moments.begun))
        yield Duty(due=due, kind="clock", seat=NOBODY, seq=match.seq, act=TimeUp())


def ends_at(table: Table, match: Match | None) -> float:
    """Return when a timed game ends, as agreed before it began; 0 for an untimed one."""
    if match is None or not match.game.ends_by_time:
        return 0.0
    minutes = table.life.minutes
    return match.moments.begun + minutes * 60 if minutes else 0.0


def after_waking(presence: Presence, since: float) -> float:
    """Return the earliest moment at which a clock may end after the table slept."""
    return presence.woke + AFTER_WAKING if since < presence.woke else since


def business(table: Table, match: Match, presence: Presence, asked: str) -> Iterator[Duty]:
    """Yield what bots do unasked before somebody throws: deal, build, lift."""
    if asked != ThrowDice.__name__ or presence.idle == match.seq:
        return
    if any(seat.level for seat in table.seats):
        due = max(match.moments.changed + pause(table, match, has_more=True), held_until(table))
        yield Duty(due=due, kind="business", seat=NOBODY, seq=match.seq)


def thoughts(
    table: Table, match: Match, presence: Presence, prompt: dict[str, Any], rent_grace: float
) -> Iterator[Duty]:
    """Yield a bot's answer at the table's pace, when people have read what was counted.

    A throw waits until rents can be claimed.
    """
    played = [seat for seat in prompt["seats"] if table.seats[seat].is_played]
    if not played:
        return
    waits = pause(table, match, has_more=prompt["ask"] == PayDebt.__name__)
    due = max(match.moments.changed + waits, read_by(table, match, presence))
    if prompt["ask"] in THROWS:
        due = max(due, held_until(table))
        if people_may_claim(table, match.game):
            due = max(due, match.moments.changed + rent_grace)
    yield Duty(due=due, kind="think", seat=played[0], seq=match.seq)


def pause(table: Table, match: Match, has_more: bool = False) -> float:
    """Return how long bots wait: until the last step can have been seen, at their pace.

    Screens are not asked: it follows from the step, so that nobody can hold a table. Where a bot
    may have *more* to build or to mortgage, its pieces are put down in a row. A bid or an offer
    among bots is hardly read; what led to an auction is seen to its end also where only bots bid.
    """
    pace = PACES[table.pace]
    if not pace:
        return pace
    prompt, newest = match.prompt(), match.newest_events
    if BIDS.issuperset(newest) and is_among_bots(table, prompt):
        return RAISED * pace
    if OFFERS.issuperset(newest) and is_offer_among_bots(table, prompt):
        return LOOKED_AT * pace
    beside = ceremonies_of(match)
    if has_more and goes_on_working(match) and not beside:
        return SCENES["piece"] * pace
    films = films_of(match.events_after(match.seq - 1)) if SLIDES in newest else 0.0
    shown = seconds_for(newest, beside, has_unit(match), films)
    return shown * pace


def goes_on_working(match: Match) -> bool:
    """Tell whether a bot has just built or mortgaged something; a unit shows each payment."""
    return match.last_bot == match.seq and is_work(match.newest_events) and not has_unit(match)


def is_among_bots(table: Table, prompt: dict[str, Any]) -> bool:
    """Tell whether only bots still bid for a lot, who leads included."""
    if prompt["ask"] not in BIDDING:
        return False
    leader = prompt.get("bidder", NOBODY)
    bidders = [at for at in (*prompt["seats"], leader) if at != NOBODY]
    return all(table.seats[at].is_played for at in bidders)


def is_offer_among_bots(table: Table, prompt: dict[str, Any]) -> bool:
    """Tell whether a bot answers the offer of another: who deals is shown when they agree."""
    if prompt["ask"] != AnswerOffer.__name__:
        return False
    return all(table.seats[at].is_played for at in (*prompt["seats"], prompt["offer"]["seat"]))


def ceremonies_of(match: Match) -> list[str]:
    """Return the scenes of the newest entry that no event tells; without groups there is none."""
    groups = match.game.deed_groups
    if not groups:
        return []
    return ceremonies_in(match.events_after(match.seq - 1), match.view()["players"], groups)


def has_unit(match: Match) -> bool:
    """Tell whether an electronic unit showed the last step; only dice games pay and draw."""
    is_shown = not AT_A_UNIT.keys().isdisjoint(match.newest_events)
    return is_shown and match.game.edition.text_deck() is not None


def held_until(table: Table) -> float:
    """Return until when nobody may throw because somebody asked for a moment."""
    return table.life.hold.until if table.life.hold is not None else 0.0


def people_may_claim(table: Table, game: AnyGame) -> bool:
    """Tell whether a person could still claim a rent that a throw would end."""
    return any(not is_claimed_for(table.seats[claim.seat]) for claim in game.open_claims)


def turn_clock(
    table: Table, match: Match, presence: Presence, prompt: dict[str, Any]
) -> Iterator[Duty]:
    """Yield the simplest answer for a person whose time runs out, if the table has a clock."""
    if not table.life.clock:
        return
    people = [seat for seat in prompt["seats"] if not table.seats[seat].is_played]
    if not people:
        return
    since = match.moments.changed if prompt["ask"] in BIDDING else match.moments.asked
    due = max(since + table.life.clock, after_waking(presence, since), held_until(table))
    yield Duty(due=due, kind="turn", seat=people[0], seq=match.seq)
