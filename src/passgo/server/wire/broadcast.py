"""The broadcast: what everybody is told of a game, written once, and what each device may do.

All see the game alike. Only options are a device's own: they end every message, so that the rest is
the same bytes for all, and an update has those that changed.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec
from msgspec import UNSET, Raw

from passgo.game.options import Written
from passgo.server.caches import counted
from passgo.server.limits import KNOWN_NEWS
from passgo.server.play.match import Match
from passgo.server.play.patches import Document, patch_between
from passgo.server.play.receipts import Receipt
from passgo.server.play.told_luck import LatelyTold
from passgo.server.wire.messages import PROTOCOL, Message, Options, Update, Whole, encode
from passgo.server.wire.splicing import up_to

Seats = tuple[int, ...]
"""The seats of one device; somebody who looks on has none."""
OWN_PART = b'"options":{}}'
"""What ends a message that has nothing of anybody's own."""
NO_NEWS = b"[]"


class Broadcast:
    """What was last shown to all, and which options each seat was last told."""

    def __init__(self) -> None:
        self._shown: Document = {}
        self._told: dict[int, Written] = {}

    def whole(
        self,
        match: Match,
        devices: Iterable[Seats],
        since: int,
        receipt: Receipt | None = None,
        told: LatelyTold | None = None,
    ) -> dict[Seats, bytes]:
        """Return the whole game for some devices, with what happened after an entry."""
        self._shown = match.view()
        message = Whole(
            protocol=PROTOCOL,
            seq=match.seq,
            view=self._shown,
            prompt=match.prompt(),
            events=match.events_after(since),
            steps=match.steps_after(since),
            told=told or UNSET,
            head=match.head,
            receipt=receipt,
            options={},
        )
        common = common_part(message)
        return {seats: own(common, self._all(match, seats)) for seats in set(devices)}

    def options(self, match: Match, seats: Seats) -> bytes:
        """Return all that a device may do."""
        return own(common_part(Options(options={})), self._all(match, seats))

    def updates(
        self,
        match: Match,
        devices: Iterable[Seats],
        events: Raw,
        undone: int = 0,
        receipt: Receipt | None = None,
        told: LatelyTold | None = None,
    ) -> dict[Seats, bytes]:
        """Return what each device is told about the newest entry."""
        update = Update(
            seq=match.seq,
            events=events,
            patch=self._patch(match),
            prompt=match.written_prompt(),
            undone=undone,
            luck=match.ends_in_luck,
            told=told or UNSET,
            head=match.head,
            receipt=receipt or UNSET,
            options={},
        )
        common, wanted = common_part(update), set(devices)
        changed = self._news(match, {seat for seats in wanted for seat in seats})
        return {
            seats: own(common, {seat: changed[seat] for seat in seats if seat in changed})
            for seats in wanted
        }

    def _all(self, match: Match, seats: Seats) -> dict[int, bytes]:
        """Return all options of some seats; updates tell what changes from here on."""
        now = {seat: match.options(seat) for seat in seats}
        self._told |= now
        return {seat: listed(options) for seat, options in now.items()}

    def _news(self, match: Match, seats: Iterable[int]) -> dict[int, bytes]:
        """Return the options of some seats that were not told the last time."""
        before, self._told = self._told, {seat: match.options(seat) for seat in seats}
        changed = {seat: now for seat, now in self._told.items() if now is not before.get(seat)}
        found = {seat: news(now, before.get(seat)) for seat, now in changed.items()}
        return {seat: told for seat, told in found.items() if told != NO_NEWS}

    def _patch(self, match: Match) -> Raw:
        """Return what changed in the view."""
        old, self._shown = self._shown, match.view()
        patch = patch_between(old, self._shown)
        return Raw(msgspec.json.encode(patch, order="deterministic"))


def common_part(message: Message) -> bytes:
    """Return what all are told, up to where the options of each device begin."""
    return up_to(OWN_PART, encode(message))


def own(common: bytes, options: Mapping[int, bytes]) -> bytes:
    """Return a message with the options of one device."""
    mine = b",".join([b'"%d":%b' % pair for pair in options.items()])
    return b'%b"options":{%b}}' % (common, mine)


@counted("news")
@lru_cache(maxsize=KNOWN_NEWS)
def news(now: Written, before: Written | None) -> bytes:
    """Return the options that are not the same as before, as one list."""
    if before is None:
        return listed(now)
    return listed([option for option, old in zip(now, before, strict=True) if option != old])


def listed(options: Iterable[bytes]) -> bytes:
    """Return options as one list."""
    return b"[" + b",".join(options) + b"]"
