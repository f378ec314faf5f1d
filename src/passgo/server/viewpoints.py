"""Viewpoints: the game as each seat hears it, written once for all who share the seat.

What all seats see alike is compared and written once; only offers are each seat's own, and an
update has those that changed.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Raw

from passgo.game.offers import Found
from passgo.server.happened import written
from passgo.server.match import Match
from passgo.server.patches import Document, patch_between
from passgo.server.wire import PROTOCOL, Update, Whole, encode

Viewpoint = tuple[int | None, tuple[int, ...]]
"""A seat, or nobody's, and the further seats of the same device."""


class Viewpoints:
    """What was last shown to those who see alike, and to each seat where views differ."""

    def __init__(self) -> None:
        self._shown: dict[int | None, Document] = {}
        self._offered: dict[Viewpoint, list[Found]] = {}

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
            offers=match.offers(seat)[1],
            others={str(other): match.offers(other)[1] for other in others},
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
        patches = {sight: self._patch(match, sight) for sight in sights}
        self._shown = {sight: self._shown[sight] for sight in patches}
        offers = {place: self._offers(match, place) for place in wanted}
        self._offered = {place: found for place, (found, _) in offers.items()}
        prompt = written(match.prompt())
        return {
            (seat, others): encode(
                Update(
                    seq=match.seq,
                    events=events,
                    patch=patches[match.sight(seat)],
                    prompt=prompt,
                    offers=new[0],
                    others=dict(zip(map(str, others), new[1:], strict=True)),
                    undone=undone,
                )
            )
            for (seat, others), (_, new) in offers.items()
        }

    def _offers(self, match: Match, place: Viewpoint) -> tuple[list[Found], list[Raw]]:
        """Return what a viewpoint's seats may do, as far as it was not told so the last time."""
        seats = (place[0], *place[1])
        known = self._offered.get(place) or [()] * len(seats)
        told = [match.offers(seat, before) for seat, before in zip(seats, known, strict=True)]
        return [found for found, _ in told], [new for _, new in told]

    def _patch(self, match: Match, sight: int | None) -> Raw:
        """Return what changed; the seat in a view never does."""
        old, self._shown[sight] = self._shown.get(sight, {}), match.view(sight)
        patch = patch_between(old, self._shown[sight])
        return Raw(msgspec.json.encode(patch, order="deterministic"))
