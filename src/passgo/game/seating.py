"""Seating: who may sit at a new table, with which token, and who is only the Banker.

Clauses: CL-001, CL-003, CL-014 to CL-016 and their counterparts.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from passgo.editions import Edition
from passgo.game.refusal_kinds import clauses_for
from passgo.refusal import Refusal


class Seat(Struct, frozen=True):
    """One player's place at the table; a Banker above five players may only bank."""

    name: str
    token: str
    banking: bool = False


def seats_of(
    edition: Edition, given: Sequence[str | Seat], banker: int, chosen_in_play: bool
) -> tuple[Seat, ...]:
    """Return the seats of a new game; tokens left open come in the order of the box.

    Where tokens are chosen in play, after the opening throw, they stay open (CW-209). Only who
    plays has one (CL-014, CL-016).
    """
    people = [Seat(name=seat, token="") if isinstance(seat, str) else seat for seat in given]
    people = [replace(seat, token="") if seat.banking else seat for seat in people]
    if not edition.players.min <= len(people) <= edition.players.max:
        raise refuse(edition, "wrong-number-of-players", given=len(people))
    if len({seat.name for seat in people}) < len(people):
        raise refuse(edition, "name-taken")
    if not 0 <= banker < len(people):
        raise refuse(edition, "out-of-range", field="banker")
    for at, seat in enumerate(people):
        if seat.banking and at != banker:
            raise refuse(edition, "only-the-banker", name=seat.name)
        if seat.banking and len(people) <= edition.players.banker_only_above:
            raise refuse(edition, "too-few-to-bank-only", given=len(people))
    _check_tokens(edition, people)
    return tuple(people if chosen_in_play else _with_tokens(edition, people))


def _check_tokens(edition: Edition, people: list[Seat]) -> None:
    known = [token.id for token in edition.tokens]
    taken = [seat.token for seat in people if seat.token]
    for token in taken:
        if token not in known:
            raise refuse(edition, "unknown-token", given=token)
        if taken.count(token) > 1:
            raise refuse(edition, "token-taken", given=token)


def _with_tokens(edition: Edition, people: list[Seat]) -> list[Seat]:
    taken = [seat.token for seat in people]
    free = (token.id for token in edition.tokens if token.id not in taken)
    return [
        seat if seat.token or seat.banking else replace(seat, token=next(free)) for seat in people
    ]


def refuse(edition: Edition, code: str, **facts: int | str) -> Refusal:
    """Return a refusal of a seating, with its clauses."""
    return Refusal(code, clauses_for(code, "", edition.rulebook), facts)
