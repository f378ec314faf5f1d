"""Rent: what a visitor owes, and until when its owner may ask for it.

Clauses: CL-034, CL-057 to CL-077, CL-106, CL-206 to CL-210 and their counterparts.
"""

from typing import Final

from passgo.rules.actions import Action
from passgo.rules.agenda import (
    ROUND,
    is_business,
    is_choice_of_a_turn,
    is_open_to_all,
    jam,
    top_kind,
)
from passgo.rules.board import (
    MORTGAGE_IN_GROUP_LEAVES_DOUBLE_RENT,
    RENT_IN_JAIL_NONE,
    RENT_WINDOW_AUTOMATIC,
    STREET,
    UTILITY,
    UTILITY_BY_CARD_THROW_AGAIN,
    UTILITY_RENT_DICE,
    Board,
)
from passgo.rules.limits import CLAIMS, MEMBERS, NOBODY, NONE, RENTS
from passgo.rules.log import RENT_CLAIMED, RENT_LAPSED, RENT_OPENED, RENT_VOIDED
from passgo.rules.lookup import look_up
from passgo.rules.money import FOR_RENT, owe
from passgo.rules.ownership import is_mortgaged_group, owned_in_group, owns_group
from passgo.rules.refusals import CLAIM_ALREADY_MADE, NO_SUCH_CLAIM, NOT_YOUR_CLAIM
from passgo.rules.slots import push_dice
from passgo.rules.state import State, is_decided, note

BY_DICE: Final = 0
BY_CARD: Final = 1
BY_GATHERING: Final = 2
BY_ZONE: Final = 3
BY_ACTION: Final = 4

TO_START: Final = 0
TO_MOVE: Final = 1
FOR_THE_RENT: Final = 2

NORMAL_TERMS: Final = 0


def rent(s: State, b: Board, place: int, throw: int, terms: int) -> int:
    """Return the rent of *place* now; *terms* are a card's own factor, 0 for none."""
    owner = s.owner[place]
    group = b.group[place]
    if owner == NOBODY or s.mortgaged[place]:
        return 0
    if b.kind[place] == STREET:
        return street_rent(s, b, place, owner)
    printed = rent_by_number(b, group, owned_in_group(s, b, owner, group))
    if b.kind[place] == UTILITY and b.utility_rent == UTILITY_RENT_DICE:
        if terms != NORMAL_TERMS:
            return terms * throw
        return printed * throw
    if terms != NORMAL_TERMS:
        return terms * printed
    return printed


def street_rent(s: State, b: Board, place: int, owner: int) -> int:
    """Return the printed rent, doubled on a bare street of a complete group (CL-060)."""
    houses = s.houses[place]
    doubles = houses == 0 and earns_double(s, b, owner, b.group[place])
    return rent_by_houses(b, place, houses, doubles)


def rent_by_houses(b: Board, place: int, houses: int, doubles: bool) -> int:
    """Return the printed rent of a street with so many houses; the bare one may be doubled."""
    printed = b.rent[place * RENTS + houses]
    if houses == 0 and doubles:
        return b.bare_group_factor * printed
    return printed


def rent_by_number(b: Board, group: int, held: int) -> int:
    """Return the printed rent, or factor of a throw, where so many of a group are held."""
    return b.group_rent[group * MEMBERS + held - 1]


def earns_double(s: State, b: Board, owner: int, group: int) -> bool:
    """Tell whether the bare streets of *group* earn the doubled rent (CL-060, CL-061)."""
    if not owns_group(s, b, owner, group):
        return False
    return b.mortgage_in_group == MORTGAGE_IN_GROUP_LEAVES_DOUBLE_RENT or not is_mortgaged_group(
        s, b, group
    )


def visit(s: State, b: Board, seat: int, place: int, how: int, terms: int) -> None:
    """Fix the owner's claim on a visitor; a card's visit to a utility brings a new throw."""
    if s.mortgaged[place] or is_jailed_without_rent(s, b, s.owner[place]):
        return
    by_throw = b.kind[place] == UTILITY and b.utility_rent == UTILITY_RENT_DICE
    if by_throw and how != BY_DICE and b.utility_by_card == UTILITY_BY_CARD_THROW_AGAIN:
        push_dice(s, seat, FOR_THE_RENT, place, terms)
        return
    open_claim(s, b, seat, place, s.first_die + s.second_die, terms)


def is_jailed_without_rent(s: State, b: Board, owner: int) -> bool:
    """Tell whether *owner* earns no rent now: the books let prisoners collect it (CL-106)."""
    return b.rent_in_jail == RENT_IN_JAIL_NONE and s.jailed[owner] == 1


def open_claim(s: State, b: Board, debtor: int, place: int, throw: int, terms: int) -> None:
    """Open the claim that nothing later can change (CL-206)."""
    amount = rent(s, b, place, throw, terms)
    if b.rent_window == RENT_WINDOW_AUTOMATIC:
        note(s, RENT_CLAIMED, s.owner[place], debtor, place, amount, 0)
        owe(s, debtor, s.owner[place], amount, FOR_RENT, place)
        return
    at = s.claims
    if at == CLAIMS:
        jam(s)
        return
    s.claim_serial += 1
    s.claim_id[at] = s.claim_serial
    s.claim_owner[at] = s.owner[place]
    s.claim_debtor[at] = debtor
    s.claim_place[at] = place
    s.claim_amount[at] = amount
    s.claim_left[at] = b.rent_window
    s.claim_made[at] = 0
    s.claims = at + 1
    note(s, RENT_OPENED, s.claim_owner[at], debtor, place, amount, s.claim_serial)


def find_claim(s: State, claim: int) -> int:
    """Return where the claim with this number stands, or NONE."""
    for at in range(s.claims):
        if s.claim_id[at] == claim:
            return at
    return NONE


def why_not_claim(s: State, a: Action) -> int:
    """Return why *a* may not claim the rent with the number in its amount."""
    at = find_claim(s, a.amount)
    if at == NONE:
        return NO_SUCH_CLAIM
    if s.claim_owner[at] != a.seat:
        return NOT_YOUR_CLAIM
    if s.claim_made[at] != 0:
        return CLAIM_ALREADY_MADE
    return 0


def claim_rent(s: State, a: Action) -> None:
    """Make a claim in time; it is settled when the business in hand is over (CL-210)."""
    at = find_claim(s, a.amount)
    s.claim_order += 1
    s.claim_made[at] = s.claim_order
    note(
        s,
        RENT_CLAIMED,
        a.seat,
        s.claim_debtor[at],
        s.claim_place[at],
        s.claim_amount[at],
        s.claim_id[at],
    )


def settle_next_claim(s: State, b: Board) -> bool:
    """Turn the claim made first into a debt, if no other business is in hand.

    Before a game ends nothing else may come, so claims made are settled there (CL-221).
    """
    kind = top_kind(s)
    last_chance = kind == ROUND and (s.time_up or is_decided(s, b))
    if not (is_quiet(kind) or last_chance):
        return False
    first = NONE
    for at in range(s.claims):
        if s.claim_made[at] > 0 and (first == NONE or s.claim_made[at] < s.claim_made[first]):
            first = at
    if first == NONE or has_business_below(s):
        return False
    debtor = s.claim_debtor[first]
    owner = s.claim_owner[first]
    amount = s.claim_amount[first]
    place = s.claim_place[first]
    remove_claim(s, first)
    owe(s, debtor, owner, amount, FOR_RENT, place)
    return True


def has_business_below(s: State) -> bool:
    """Tell whether a text has come in the middle of business that claims wait for (RE-250)."""
    for at in range(s.depth - 1):
        if is_business(s.agenda_kind[at]):
            return True
    return False


@look_up("FRAMES", "quiet")
def is_quiet(frame: int) -> bool:
    """Tell whether a claim made now is settled at once: no auction, offer or debt is open.

    An estate is auctioned one by one: between two lots no auction runs (R-133).
    """
    return is_open_to_all(frame) or is_choice_of_a_turn(frame)


def remove_claim(s: State, gone: int) -> None:
    """Take one claim out of the list and keep the order of the others."""
    last = s.claims - 1
    for at in range(gone, last):
        s.claim_id[at] = s.claim_id[at + 1]
        s.claim_owner[at] = s.claim_owner[at + 1]
        s.claim_debtor[at] = s.claim_debtor[at + 1]
        s.claim_place[at] = s.claim_place[at + 1]
        s.claim_amount[at] = s.claim_amount[at + 1]
        s.claim_left[at] = s.claim_left[at + 1]
        s.claim_made[at] = s.claim_made[at + 1]
    s.claim_id[last] = 0
    s.claim_owner[last] = 0
    s.claim_debtor[last] = 0
    s.claim_place[last] = 0
    s.claim_amount[last] = 0
    s.claim_left[last] = 0
    s.claim_made[last] = 0
    s.claims = last


def tick_claims(s: State) -> None:
    """Count the first throw of a following player; claims not made in time lapse (CL-058)."""
    at = 0
    while at < s.claims:
        if s.claim_made[at] == 0:
            s.claim_left[at] -= 1
        if s.claim_left[at] == 0 and s.claim_made[at] == 0:
            lapse_claim(s, at, RENT_LAPSED)
        else:
            at += 1


def lapse_claim(s: State, at: int, event: int) -> None:
    """Drop a claim that is void and say so."""
    note(
        s,
        event,
        s.claim_owner[at],
        s.claim_debtor[at],
        s.claim_place[at],
        s.claim_amount[at],
        s.claim_id[at],
    )
    remove_claim(s, at)


def void_claims_of(s: State, seat: int) -> None:
    """Drop every claim to which a player who leaves is a party (CL-209)."""
    at = 0
    while at < s.claims:
        if s.claim_owner[at] == seat or s.claim_debtor[at] == seat:
            lapse_claim(s, at, RENT_VOIDED)
        else:
            at += 1


def lapse_unmade_claims(s: State) -> None:
    """Let every rent that nobody has claimed lapse when the game is decided."""
    at = 0
    while at < s.claims:
        if s.claim_made[at] == 0:
            lapse_claim(s, at, RENT_LAPSED)
        else:
            at += 1


def lapse_all_claims(s: State) -> None:
    """Let every rent that is still due lapse when the game ends (CL-221)."""
    while s.claims > 0:
        lapse_claim(s, 0, RENT_LAPSED)
