"""Viewpoints: the game as each seat hears it, written once for all who share the seat.

What all seats see alike is compared and written once; only offers are each seat's own, and an
update has those that changed.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Raw

from passgo.game.offers import Written
from passgo.server.happened import NOTHING as NO_OFFERS
from passgo.server.match import Match
from passgo.server.patches import Document, patch_between
from passgo.server.wire import PROTOCOL, Update, Whole, encode

Viewpoint = tuple[int | None, tuple[int, ...]]
"""A seat, or nobody's, and the further seats of the same device."""


class Viewpoints:
    """What was last shown to those who see alike, and to each seat where views differ."""

    def __init__(self) -> None:
        self._shown: dict[int | None, Document] = {}
        self._offered: dict[Viewpoint, list[Written]] = {}

    def whole(self, match: Match, place: Viewpoint, since: int) -> bytes:
        """Return the whole game for a viewpoint, with what happened after an entry."""
        seat, others = place
        sight = match.sight(seat)
        self._shown[sight] = match.view(sight)
        message = Whole(
            protocol=PROTOCOL,
            seq=match.seq,
            view=match.view(seat),
            prompt=match.prompt(),
            offers=listed(match.offers(seat)),
            others={str(other): listed(match.offers(other)) for other in others},
            events=match.events_after(since),
            steps=match.steps_after(since),
        )
        return encode(message)

    def updates(
        self, match: Match, places: Iterable[Viewpoint], events: Raw, undone: int = 0
    ) -> dict[Viewpoint, bytes]:
        """Return what each viewpoint is told about the newest entry."""
        wanted = set(places)
        sights = {match.sight(seat) for seat, _ in wanted}
        common = {sight: self._common(match, sight, events, undone) for sight in sights}
        self._shown = {sight: self._shown[sight] for sight in common}
        offers = {place: self._offers(match, place) for place in wanted}
        self._offered = {place: now for place, (now, _) in offers.items()}
        return {
            (seat, others): own_update(common[match.sight(seat)], others, new)
            for (seat, others), (_, new) in offers.items()
        }

    def _common(self, match: Match, sight: int | None, events: Raw, undone: int) -> Update:
        """Return what all are told who see alike."""
        return Update(
            seq=match.seq,
            events=events,
            patch=self._patch(match, sight),
            prompt=match.written_prompt(),
            offers=NO_OFFERS,
            undone=undone,
        )

    def _offers(self, match: Match, place: Viewpoint) -> tuple[list[Written], list[Raw]]:
        """Return what a viewpoint's seats may do, and what it was not told the last time."""
        now = [match.offers(seat) for seat in (place[0], *place[1])]
        before = self._offered.get(place)
        if before is None:
            return now, [listed(written) for written in now]
        return now, [listed(news(*pair)) for pair in zip(now, before, strict=True)]

    def _patch(self, match: Match, sight: int | None) -> Raw:
        """Return what changed; the seat in a view never does."""
        old, self._shown[sight] = self._shown.get(sight, {}), match.view(sight)
        patch = patch_between(old, self._shown[sight])
        return Raw(msgspec.json.encode(patch, order="deterministic"))


def own_update(common: Update, others: tuple[int, ...], offers: list[Raw]) -> bytes:
    """Return an update with the offers of one viewpoint."""
    own = msgspec.structs.replace(common, offers=offers[0])
    if others:
        further = dict(zip(map(str, others), offers[1:], strict=True))
        own = msgspec.structs.replace(own, others=further)
    return encode(own)


def news(now: Written, before: Written) -> list[bytes]:
    """Return the offers that are not the same as before."""
    return [offer for offer, old in zip(now, before, strict=True) if offer is not old]


def listed(offers: Iterable[bytes]) -> Raw:
    """Return offers as one list."""
    return Raw(b"[" + b",".join(offers) + b"]")
