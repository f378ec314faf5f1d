"""Preview of a deal: how things would stand once it is made, compared with how they stand now."""

from collections.abc import Iterator

from passgo.editions import Edition
from passgo.game.orders import Accept, Counter, ForceDeal, Offer, Order, PayInKind
from passgo.game.scenes import rents_now
from passgo.preview import Change, Completed, Settled
from passgo.rules import actions
from passgo.rules.actions import Action
from passgo.rules.agenda import DEBT, INHERITANCE, top_kind, top_seat
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY
from passgo.rules.machine import step, why_not
from passgo.rules.ownership import owns_group
from passgo.rules.slots import debt_amount
from passgo.rules.state import State

DEALS = (Offer, Counter, Accept, ForceDeal, PayInKind)
NEEDS_CONSENT = (Offer, Counter, PayInKind)


def settled(order: Order, now: State, after: State, b: Board, edition: Edition) -> Settled | None:
    """Return how a deal would change things; *after* is the state after the order itself."""
    if not isinstance(order, DEALS):
        return None
    if isinstance(order, NEEDS_CONSENT) and not answer(after, b, actions.ACCEPT, after.offer_to):
        return None
    owed = left_to_pay(after, b, order.seat) if isinstance(order, PayInKind) else 0
    return Settled(
        cash=tuple(after.cash[seat] * edition.money.step for seat in range(after.seats)),
        owed=owed * edition.money.step,
        changes=tuple(changes(now, after, b, edition)),
        completed=tuple(completed(now, after, b, edition)),
    )


def answer(s: State, b: Board, kind: int, seat: int) -> bool:
    """Give an answer for a seat; tell whether that is possible."""
    given = Action()
    given.kind, given.seat = kind, seat
    if why_not(s, b, given):
        return False
    step(s, b, given)
    return True


def left_to_pay(s: State, b: Board, debtor: int) -> int:
    """Return what is left of the debt on top, once the creditor keeps every mortgage received."""
    while top_kind(s) == INHERITANCE and answer(s, b, actions.KEEP, top_seat(s)):
        pass
    is_owed = not s.over and top_kind(s) == DEBT and top_seat(s) == debtor
    return debt_amount(s) if is_owed else 0


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
