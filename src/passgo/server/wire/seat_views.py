"""Views of seats: the game as each seat hears it, written once for all who share the seat.

What all seats see alike is compared and written once; only offers are each seat's own, and an
update has those that changed.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw

from passgo.game.offers import Written
from passgo.server.limits import KNOWN_NEWS
from passgo.server.play.event_json import NOTHING as NO_OFFERS
from passgo.server.play.match import Match
from passgo.server.play.patches import Document, patch_between
from passgo.server.wire.messages import PROTOCOL, Update, Whole, encode

Viewpoint = tuple[int | None, tuple[int, ...]]
"""A seat, or nobody's, and the further seats of the same device."""
OWN_PART = b'"offers":[],"others":{}}'
"""What ends an update that has nothing of anybody's own."""


class Viewpoints:
    """What was last shown, which is the same for all, and what each seat was offered."""

    def __init__(self) -> None:
        self._shown: Document = {}
        self._offered: dict[Viewpoint, list[Written]] = {}

    def whole(self, match: Match, place: Viewpoint, since: int) -> bytes:
        """Return the whole game for a viewpoint, with what happened after an entry."""
        seat, others = place
        self._shown = match.view(None)
        message = Whole(
            protocol=PROTOCOL,
            seq=match.seq,
            view=match.view(seat),
            prompt=match.prompt(),
            offers=Raw(listed(match.offers(seat))),
            others={str(other): Raw(listed(match.offers(other))) for other in others},
            events=match.events_after(since),
            steps=match.steps_after(since),
        )
        return encode(message)

    def updates(
        self, match: Match, places: Iterable[Viewpoint], events: Raw, undone: int = 0
    ) -> dict[Viewpoint, bytes]:
        """Return what each viewpoint is told about the newest entry."""
        common = self._common(match, events, undone)
        offered: dict[Viewpoint, list[Written]] = {}
        told: dict[Viewpoint, bytes] = {}
        for place in set(places):
            seat, others = place
            now = offered[place] = [match.offers(at) for at in (seat, *others)]
            told[place] = own_update(common, others, self._news(place, now))
        self._offered = offered
        return told

    def _common(self, match: Match, events: Raw, undone: int) -> bytes:
        """Return what all are told, up to where their own offers begin."""
        update = Update(
            seq=match.seq,
            events=events,
            patch=self._patch(match),
            prompt=match.written_prompt(),
            undone=undone,
            offers=NO_OFFERS,
        )
        return encode(update).removesuffix(OWN_PART)

    def _news(self, place: Viewpoint, now: list[Written]) -> list[bytes]:
        """Return what a viewpoint's seats may do, as far as it was not told the last time."""
        before = self._offered.get(place)
        return list(map(listed, now)) if before is None else list(map(news, now, before))

    def _patch(self, match: Match) -> Raw:
        """Return what changed; the seat in a view never does."""
        old, self._shown = self._shown, match.view(None)
        patch = patch_between(old, self._shown)
        return Raw(msgspec.json.encode(patch, order="deterministic"))


def own_update(common: bytes, others: tuple[int, ...], offers: Sequence[bytes]) -> bytes:
    """Return an update with the offers of one viewpoint."""
    if not others:
        return b'%b"offers":%b,"others":{}}' % (common, offers[0])
    further = b",".join(b'"%d":%b' % pair for pair in zip(others, offers[1:], strict=True))
    return b'%b"offers":%b,"others":{%b}}' % (common, offers[0], further)


@lru_cache(maxsize=KNOWN_NEWS)
def news(now: Written, before: Written) -> bytes:
    """Return the offers that are not the same as before, as one list."""
    return listed([offer for offer, old in zip(now, before, strict=True) if offer != old])


def listed(offers: Iterable[bytes]) -> bytes:
    """Return offers as one list."""
    return b"[" + b",".join(offers) + b"]"
