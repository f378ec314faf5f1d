"""Blank actions: an action as a bot fills it in, empty to begin with."""

from passgo.rules.actions import Action
from passgo.rules.limits import KEPT, NOBODY, NONE, PLACES


def act(a: Action, kind: int, seat: int) -> None:
    """Make *a* an action without goods; only kinds that name goods read its lists."""
    a.kind = kind
    a.seat = seat
    a.other = NOBODY
    a.place = NONE
    a.amount = 0
    a.second = 0
    a.needed = 0
    a.held = 0


def clear_goods(a: Action) -> None:
    """Name no deeds and no cards in *a*."""
    for place in range(PLACES):
        a.deeds[place] = 0
    for kept in range(KEPT):
        a.cards[kept] = 0


def clear_action(a: Action, kind: int, seat: int) -> None:
    """Make *a* an empty action of a kind."""
    act(a, kind, seat)
    clear_goods(a)
