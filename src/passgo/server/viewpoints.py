"""Viewpoints: the game as each seat hears it, written once for all who share the seat."""

from collections.abc import Iterable
from typing import Any

from passgo.server.match import Match
from passgo.server.patches import Document, patch_between
from passgo.server.wire import PROTOCOL, Update, Whole, encode

Viewpoint = tuple[int | None, tuple[int, ...]]
"""A seat, or nobody's, and the further seats of the same device."""


class Viewpoints:
    """What each seat was last shown; everybody at a seat is shown the same."""

    def __init__(self) -> None:
        self._shown: dict[int | None, Document] = {}

    def whole(self, match: Match, place: Viewpoint, since: int) -> bytes:
        """Return the whole game for a viewpoint, with what happened after an entry."""
        seat, others = place
        self._shown[seat] = match.view(seat)
        message = Whole(
            protocol=PROTOCOL,
            seq=match.seq,
            view=self._shown[seat],
            prompt=match.prompt(),
            offers=match.offers(seat),
            others={str(other): match.offers(other) for other in others},
            events=match.events_after(since),
        )
        return encode(message)

    def updates(
        self, match: Match, places: Iterable[Viewpoint], events: list[Document]
    ) -> dict[Viewpoint, bytes]:
        """Return what each viewpoint is told about the newest entry."""
        wanted = set(places)
        seats = {seat for seat, _ in wanted}
        offers: dict[int | None, list[Any]] = {
            seat: match.offers(seat) for seat in seats.union(*(others for _, others in wanted))
        }
        patches = {seat: self._patch(match, seat) for seat in seats}
        self._shown = {seat: self._shown[seat] for seat in seats}
        prompt = match.prompt()
        return {
            (seat, others): encode(
                Update(
                    seq=match.seq,
                    events=events,
                    patch=patches[seat],
                    prompt=prompt,
                    offers=offers[seat],
                    others={str(other): offers[other] for other in others},
                )
            )
            for seat, others in wanted
        }

    def _patch(self, match: Match, seat: int | None) -> Document:
        old, self._shown[seat] = self._shown.get(seat, {}), match.view(seat)
        return patch_between(old, self._shown[seat])
