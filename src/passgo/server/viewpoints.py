"""Viewpoints: the game as each seat hears it, written once for all who share the seat.

What all seats see alike is compared and written once; only offers are each seat's own.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from passgo.server.match import Match
from passgo.server.patches import Document, patch_between
from passgo.server.wire import PROTOCOL, Update, Whole, encode

Viewpoint = tuple[int | None, tuple[int, ...]]
"""A seat, or nobody's, and the further seats of the same device."""


class Viewpoints:
    """What was last shown to those who see alike, and to each seat where views differ."""

    def __init__(self) -> None:
        self._shown: dict[int | None, Document] = {}

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
            offers=match.offers(seat),
            others={str(other): match.offers(other) for other in others},
            events=match.events_after(since),
            steps=match.steps_after(since),
        )
        return encode(message)

    def updates(
        self, match: Match, places: Iterable[Viewpoint], events: list[Document], undone: int = 0
    ) -> dict[Viewpoint, bytes]:
        """Return what each viewpoint is told about the newest entry."""
        wanted = set(places)
        sights = {seat: match.sight(seat) for seat, _ in wanted}
        offers: dict[int | None, Any] = {
            seat: match.offers(seat) for seat in {*sights}.union(*(others for _, others in wanted))
        }
        patches = {sight: self._patch(match, sight) for sight in set(sights.values())}
        self._shown = {sight: self._shown[sight] for sight in patches}
        happened, prompt = written(events), written(match.prompt())
        return {
            (seat, others): encode(
                Update(
                    seq=match.seq,
                    events=happened,
                    patch=patches[sights[seat]],
                    prompt=prompt,
                    offers=offers[seat],
                    others={str(other): offers[other] for other in others},
                    undone=undone,
                )
            )
            for seat, others in wanted
        }

    def _patch(self, match: Match, sight: int | None) -> Any:
        """Return what changed; the seat in a view never does."""
        old, self._shown[sight] = self._shown.get(sight, {}), match.view(sight)
        return written(patch_between(old, self._shown[sight]))


def written(document: object) -> Any:
    """Return a part of several messages, written once."""
    return msgspec.Raw(msgspec.json.encode(document, order="deterministic"))
