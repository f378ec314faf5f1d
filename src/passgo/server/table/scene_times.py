"""Scene times: how long the screens of a table take to show a step, so that bots wait for them.

The client has the same tables (`web/src/wire/scene_times.ts`). It decides what is shown and may
show it faster or not at all; this is its usual speed.
"""

from collections.abc import Iterable

from passgo.server.limits import PICTURES_SECONDS

SCENES = {
    "dice": 0.5,
    "start": 2.2,
    "step": 0.09,
    "walk": 0.6,
    "jail": 1.1,
    "card": 1.5,
    "text": 3.2,
    "money": 0.35,
    "transaction": 0.9,
    "die": 0.8,
    "power": 1.8,
    "hammer": 1.5,
    "deal": 2.6,
    "group": 1.9,
    "hotel": 1.9,
    "moment": 2.6,
}
"""The seconds that each scene takes; a token walks step by step, but never longer than a walk.

At an electronic unit a *text* is read, and in a *transaction* cards go in and out of its slots.
"""
SCENES_OF = {
    "Rolled": ("dice",),
    "OpeningThrown": ("dice",),
    "OpeningTied": ("start",),
    "OpeningWon": ("start",),
    "RentThrown": ("dice",),
    "PowerThrown": ("die", "power"),
    "Moved": ("walk",),
    "Arrested": ("jail",),
    "CardDrawn": ("card",),
    "Paid": ("money",),
    "AuctionWon": ("hammer",),
    "OfferAccepted": ("deal",),
    "DealForced": ("deal",),
    "DeedsStolen": ("moment",),
    "WipedOut": ("moment",),
    "WentBankrupt": ("moment",),
}
"""The scenes of each event that has any; who concedes goes bankrupt by that: one moment."""
AT_A_UNIT = {"CardDrawn": ("text",), "Paid": ("transaction",)}
"""The same where an electronic unit shows them."""
LOOKED_AT = 0.5
"""Seconds for what is seen at the end: who is asked what."""


def seconds_for(events: Iterable[str], beside: Iterable[str] = (), has_unit: bool = False) -> float:
    """Return how long the screens take to show some events, by their names, and scenes *beside*."""
    of = SCENES_OF | AT_A_UNIT if has_unit else SCENES_OF
    scenes = [scene for event in events for scene in of.get(event, ())]
    shown = sum(SCENES[scene] for scene in (*scenes, *beside))
    return min(shown + LOOKED_AT, PICTURES_SECONDS)
