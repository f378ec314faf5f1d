"""Paper money: dealing, changing and paying in notes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.editions import edition_ids, load_edition
from passgo.editions.model import Money
from passgo.paper_money import change, in_notes, pay, start_notes

EURO_NOTES = (500, 100, 50, 20, 10, 5, 1)


def worth(notes: dict[int, int]) -> int:
    return sum(note * count for note, count in notes.items())


@pytest.mark.clause("CL-019")
def test_the_start_money_is_dealt_in_sixteen_notes() -> None:
    dealt = start_notes(load_edition("classic-2003"))

    assert dealt == {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}
    assert (worth(dealt), sum(dealt.values())) == (1500, 16)


@given(st.integers(0, 3000))
def test_an_amount_in_notes_is_worth_the_amount(amount: int) -> None:
    assert worth(in_notes(amount, EURO_NOTES)) == amount


def test_the_fewest_notes_are_found_where_the_largest_first_would_fail() -> None:
    assert in_notes(60, (50, 20)) == {20: 3}
    assert in_notes(88, EURO_NOTES) == {50: 1, 20: 1, 10: 1, 5: 1, 1: 3}


@pytest.mark.parametrize("edition_id", edition_ids())
def test_largest_notes_and_the_table_of_change_are_the_fewest_notes(edition_id: str) -> None:
    money = load_edition(edition_id).money
    rows = change(money)

    assert bool(rows) == bool(money.notes)
    for amount in range(0, 2500 * money.step if rows else 0, 7 * money.step):
        whole, rest = divmod(amount, money.notes[0])
        counts = dict(zip(money.notes, rows[rest // money.step], strict=True))
        counts[money.notes[0]] += whole
        assert {note: n for note, n in counts.items() if n} == in_notes(amount, money.notes)


def test_a_sum_that_no_notes_make_up_has_no_change() -> None:
    money = Money(step=10, style="notes", notes=(50, 20), start_notes=(1, 0))

    assert change(money) == ((0, 0), (), (0, 1), (), (0, 2))


def test_an_amount_without_fitting_notes_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot make up 30"):
        in_notes(30, (50, 20))
    with pytest.raises(ValueError, match="-1 cannot be paid"):
        in_notes(-1, EURO_NOTES)


@given(st.dictionaries(st.sampled_from(EURO_NOTES), st.integers(1, 4)), st.data())
def test_a_payment_gives_the_amount_and_only_notes_of_the_hand(
    hand: dict[int, int], data: st.DataObject
) -> None:
    amount = data.draw(st.integers(0, worth(hand)))

    payment = pay(hand, amount, EURO_NOTES)

    assert worth(payment.given) - worth(payment.change) == amount
    assert all(count <= hand[note] for note, count in payment.given.items())


def test_exact_money_needs_no_change_and_a_large_note_comes_back_in_small_ones() -> None:
    assert pay({20: 2, 5: 1}, 25, EURO_NOTES).change == {}
    assert pay({500: 1}, 60, EURO_NOTES).change == {100: 4, 20: 2}


def test_more_than_the_hand_cannot_be_paid() -> None:
    with pytest.raises(ValueError, match="61 cannot be paid from 60"):
        pay({20: 3}, 61, EURO_NOTES)
