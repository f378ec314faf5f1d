"""Pictures: how long the screens of a table take to show a step, so that bots wait for them.

The client decides what is shown and may show it faster or not at all; this is its usual speed.
"""

from collections.abc import Iterable

from passgo.server.limits import PICTURES_SECONDS

SECONDS = {
    "Rolled": 0.5,
    "OpeningThrown": 0.5,
    "RentThrown": 0.5,
    "PowerThrown": 0.5,
    "Moved": 0.6,
    "Arrested": 0.6,
    "CardDrawn": 1.1,
    "Paid": 0.35,
    "AuctionWon": 1.2,
    "OfferAccepted": 2.6,
    "DealForced": 2.6,
    "DeedsStolen": 2.6,
    "WipedOut": 2.6,
    "WentBankrupt": 2.6,
    "Conceded": 2.6,
}
"""What has a picture, and the seconds that it takes at most."""
AT_A_UNIT = {"CardDrawn": 3.2, "Paid": 0.9}
"""The seconds of what the electronic unit shows: a text is read, cards go in and out."""
LOOKED_AT = 0.5
"""Seconds for what is seen at the end: who is asked what."""


def seconds_for(events: Iterable[str], has_unit: bool = False) -> float:
    """Return how long the screens take to show some events, by their names."""
    seconds = SECONDS | AT_A_UNIT if has_unit else SECONDS
    shown = sum(seconds.get(event, 0.0) for event in events)
    return min(shown + LOOKED_AT, PICTURES_SECONDS)
