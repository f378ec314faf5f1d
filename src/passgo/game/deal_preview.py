"""Preview of a deal: how things would stand once it is made, compared with how they stand now."""

from collections.abc import Iterator

from passgo.editions import Edition
from passgo.game.actions import Accept, Counter, ForceDeal, Offer, Order
from passgo.game.rents import rents_now
from passgo.preview import Change, Completed, Settled
from passgo.rules import actions
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.legality import why_not
from passgo.rules.limits import NOBODY
from passgo.rules.machine import step
from passgo.rules.ownership import owns_group
from passgo.rules.state import State

DEALS = (Offer, Counter, Accept, ForceDeal)


def settled(order: Order, now: State, after: State, b: Board, edition: Edition) -> Settled | None:
    """Return how a deal would change things; *after* is the state after the order itself."""
    if not isinstance(order, DEALS):
        return None
    if isinstance(order, Offer | Counter) and not accept(after, b):
        return None
    return Settled(
        cash=tuple(after.cash[seat] * edition.money.step for seat in range(after.seats)),
        changes=tuple(changes(now, after, b, edition)),
        completed=tuple(completed(now, after, b, edition)),
    )


def accept(s: State, b: Board) -> bool:
    """Accept the offer on the table for whom it is made to; tell whether that is possible."""
    consent = Action()
    consent.kind, consent.seat = actions.ACCEPT, s.offer_to
    if why_not(s, b, consent):
        return False
    step(s, b, consent)
    return True


def changes(now: State, after: State, b: Board, edition: Edition) -> Iterator[Change]:
    """Yield every property whose owner or rent is another, in the order of the board."""
    rents, later = rents_now(now, b, edition), rents_now(after, b, edition)
    for place, space in enumerate(edition.spaces):
        change = Change(
            place=space.id,
            owner=owner_of(now, place),
            owner_after=owner_of(after, place),
            rent=rents.get(space.id),
            rent_after=later.get(space.id),
        )
        if (change.owner, change.rent) != (change.owner_after, change.rent_after):
            yield change


def owner_of(s: State, place: int) -> int | None:
    """Return who owns a place, or nobody."""
    return None if s.owner[place] == NOBODY else s.owner[place]


def completed(now: State, after: State, b: Board, edition: Edition) -> Iterator[Completed]:
    """Yield every group that somebody holds whole after it and did not before."""
    for at, group in enumerate(edition.groups):
        for seat in range(after.seats):
            if owns_group(after, b, seat, at) and not owns_group(now, b, seat, at):
                yield Completed(seat=seat, group=group.id)
