"""Driving: who else acts at a table: its bots at their pace, and its clocks.

With nobody connected a table sleeps.
"""

import asyncio
import logging
import time

from msgspec import Struct

from passgo.game.actions import AuctionClock, Claim, Order, TextFades
from passgo.game.play import Game
from passgo.refusal import Refusal
from passgo.server.match import NOBODY, Match
from passgo.server.pool import Pool
from passgo.server.room import Room
from passgo.server.thinking import Task, simplest
from passgo.server.writer import NotKept, Writer
from passgo.sliding.actions import PersonAction

LOG = logging.getLogger("passgo.server")
PACES = {"1x": 1.5, "3x": 0.5, "instant": 0.0}
AFTER_A_BID = 8
TEXT_SECONDS = 10
THROWS = ("ThrowDice", "ThrowAgain")


class Duty(Struct, frozen=True, kw_only=True):
    """Something to be done after a time, if nothing happens before: an act, or a bot's thought."""

    seconds: float
    seat: int
    act: Order | PersonAction | None = None


class Driver:
    """Plays the bots and the clocks of one room."""

    def __init__(self, room: Room, writer: Writer, pool: Pool, rent_grace: float) -> None:
        self._room, self._writer, self._pool = room, writer, pool
        self._rent_grace = rent_grace
        self._auction = (0, 0.0)

    async def run(self) -> None:
        """Do one duty after the other, for as long as the room is in memory."""
        while True:
            self._room.changed.clear()
            match = self._awake()
            duty = self._next_duty(match) if match is not None else None
            if match is None or duty is None:
                await self._room.changed.wait()
            elif await self._nothing_happens(duty.seconds):
                await self._try(match, duty)

    def _awake(self) -> Match | None:
        room = self._room
        asleep = room.table.paused or room.table.status != "playing" or not room.listeners
        return None if asleep else room.match

    async def _nothing_happens(self, seconds: float) -> bool:
        """Wait; return whether the table stayed as it is."""
        try:
            await asyncio.wait_for(self._room.changed.wait(), max(0.0, seconds))
        except TimeoutError:
            return True
        return False

    async def _try(self, match: Match, duty: Duty) -> None:
        """Do a duty; if even its simplest form fails, say so and wait until something happens."""
        try:
            await self._do(match, duty)
        except NotKept:
            return
        except Exception:
            LOG.exception("table %s: seat %s could not act", self._room.table.id, duty.seat)
            await self._room.changed.wait()

    async def _do(self, match: Match, duty: Duty) -> None:
        seq = match.seq
        action = duty.act or await self._thought(match, duty.seat)
        try:
            await self._act(duty.seat, action, seq)
        except Refusal:
            if duty.act is not None:
                raise
            await self._act(duty.seat, simplest(match.game, duty.seat), seq)

    async def _act(self, seat: int, action: Order | PersonAction, seq: int) -> None:
        await self._writer.do(
            lambda draft: self._room.act_outside(draft, seat, action, seq), self._room
        )

    async def _thought(self, match: Match, seat: int) -> Order | PersonAction:
        """Return what the bot of a seat decides, or the simplest answer if it takes too long."""
        level = self._room.table.seats[seat].level
        position = match.game.position()
        task = Task(position=position, seat=seat, level=level, seed=match.seq)
        thought = await self._pool.think(task)
        return simplest(match.game, seat) if thought is None else thought

    def _next_duty(self, match: Match) -> Duty | None:
        claim = self._bot_claim(match.game) if isinstance(match.game, Game) else None
        if claim is not None:
            return Duty(seconds=0.0, seat=claim.seat, act=claim)
        prompt = match.prompt()
        clock = self._clock(match, prompt["ask"]) if isinstance(match.game, Game) else None
        bots = [seat for seat in prompt["seats"] if self._room.table.seats[seat].level]
        if not bots:
            return clock
        seconds = PACES[self._room.table.pace]
        if prompt["ask"] in THROWS and self._people_may_claim(match.game):
            seconds = max(seconds, self._room.changed_at + self._rent_grace - time.monotonic())
        return Duty(seconds=seconds, seat=bots[0])

    def _bot_claim(self, game: Game) -> Claim | None:
        """Return the first rent that a bot has to ask for: bots always do."""
        s = game.state
        for at in range(s.claims):
            owner = s.claim_owner[at]
            claim = Claim(seat=owner, claim=s.claim_id[at])
            is_bots = bool(self._room.table.seats[owner].level)
            if is_bots and not s.claim_made[at] and game.why_not(claim) is None:
                return claim
        return None

    def _people_may_claim(self, game: object) -> bool:
        """Tell whether a person could still ask for a rent that a throw would end."""
        if not isinstance(game, Game):
            return False
        s = game.state
        open_to = (s.claim_owner[at] for at in range(s.claims) if not s.claim_made[at])
        return any(not self._room.table.seats[owner].level for owner in open_to)

    def _clock(self, match: Match, asked: str) -> Duty | None:
        """Return what a clock will do if nobody acts before."""
        assert isinstance(match.game, Game)
        rules = match.game.edition.rules_for(match.setup.variant, match.setup.options)
        if asked == "ReadTheText" and rules.texts_fade:
            return Duty(seconds=TEXT_SECONDS, seat=NOBODY, act=TextFades())
        if asked not in ("BidOrLeave", "AwaitClock") or rules.auction_end != "timer":
            return None
        return Duty(
            seconds=self._auction_left(match, rules.auction_seconds),
            seat=NOBODY,
            act=AuctionClock(),
        )

    def _auction_left(self, match: Match, full: int) -> float:
        """Return how long an auction still runs; a bid gives some of its time back."""
        now = time.monotonic()
        number, end = self._auction
        if number != match.prompt_id and match.prompt()["ask"] == "BidOrLeave":
            end = now + full
        else:
            end = max(end, self._room.changed_at + min(full, AFTER_A_BID))
        self._auction = (match.prompt_id, end)
        return end - now
