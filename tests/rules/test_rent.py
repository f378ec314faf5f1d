"""Rent: what the sum is where no claim could be opened."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.agenda import BARGAIN, BREAK, DEBT, ROUND, push
from passgo.rules.limits import CLAIMS, NOBODY
from passgo.rules.log import POT_GREW, Log
from passgo.rules.money import lay_down
from passgo.rules.rent import (
    NORMAL_TERMS,
    has_business_below,
    open_claim,
    remove_claim,
    rent,
    tick_claims,
    void_claims_of,
)
from passgo.rules.state import State

LECOURBE = 3
MONTPARNASSE = 5
ELECTRICITY = 12


@pytest.mark.clause("CL-063")
@pytest.mark.parametrize("place", [LECOURBE, MONTPARNASSE, ELECTRICITY])
def test_a_mortgaged_property_earns_nothing_whatever_is_asked(place: int) -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.owner[place] = 1
    assert rent(s, b, place, 7, NORMAL_TERMS) > 0

    s.mortgaged[place] = 1

    assert rent(s, b, place, 7, NORMAL_TERMS) == 0


@pytest.mark.clause("CL-057")
@pytest.mark.parametrize("place", [LECOURBE, MONTPARNASSE, ELECTRICITY])
def test_a_property_of_nobody_earns_nothing(place: int) -> None:
    b = board_of(load_edition("classic-2003"))

    assert rent(State(), b, place, 7, NORMAL_TERMS) == 0


@pytest.mark.clause("CL-209")
def test_claims_that_are_void_leave_no_trace() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats = 3
    s.owner[LECOURBE] = 1
    before = s.to_ints()
    for debtor in (0, 2, 0):
        open_claim(s, b, debtor, LECOURBE, 7, NORMAL_TERMS)
        s.claim_made[s.claims - 1] = 5

    void_claims_of(s, 1)
    s.claim_serial = 0

    assert s.to_ints() == before


@pytest.mark.clause("CL-058")
def test_a_throw_without_open_claims_changes_nothing() -> None:
    s = State()
    before = s.to_ints()

    tick_claims(s)

    assert s.to_ints() == before


def test_a_rent_that_opens_where_an_old_one_stood_is_not_claimed_yet() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats, s.owner[1], s.claim_made[0] = 2, 0, 1

    open_claim(s, b, 1, 1, 0, NORMAL_TERMS)

    assert (s.claims, s.claim_owner[0], s.claim_made[0]) == (1, 0, 0)


def test_nothing_laid_on_free_parking_is_not_told() -> None:
    s = State()
    s.log = Log()

    s.pot[20] = 0
    lay_down(s, 20, 0)
    assert s.log.rows == []

    lay_down(s, 20, 3)
    assert s.log.rows == [(POT_GREW, NOBODY, NOBODY, 20, 3, 3)]


@pytest.mark.clause("CL-206")
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_a_claim_that_is_settled_leaves_the_others_as_they_were(gone: int) -> None:
    s = State()
    s.claims = 3
    columns = ("id", "owner", "debtor", "place", "amount", "left", "made")
    for number, name in enumerate(columns):
        getattr(s, f"claim_{name}")[:3] = [10 * number + 1, 10 * number + 2, 10 * number + 3]
    before = s.clone()

    remove_claim(s, gone)

    assert s.claims == 2
    for name in columns:
        kept = [getattr(before, f"claim_{name}")[at] for at in range(3) if at != gone]
        assert getattr(s, f"claim_{name}")[:3] == [*kept, 0], name


def test_more_claims_than_the_list_holds_stop_the_game() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats, s.claims = 2, CLAIMS
    s.owner[LECOURBE] = 1

    open_claim(s, b, 0, LECOURBE, 7, NORMAL_TERMS)

    assert (s.claims, s.claim_serial, s.jammed, s.over) == (CLAIMS, 0, 1, 1)


@pytest.mark.clause("RE-250")
@pytest.mark.parametrize("business", [DEBT, BARGAIN])
def test_business_lies_below_a_text_and_not_on_top(business: int) -> None:
    s = State()
    push(s, ROUND, NOBODY, 0, 0, 0)
    assert not has_business_below(s)

    push(s, business, 1, 0, 0, 0)
    assert not has_business_below(s)

    push(s, BREAK, 1, 0, 0, 0)
    assert has_business_below(s)
