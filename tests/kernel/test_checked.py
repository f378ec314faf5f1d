"""The checked build raises where the fast one would read its neighbour's memory."""

from types import SimpleNamespace

import pytest


def test_builds_say_whether_they_check(compiled: SimpleNamespace, checked: SimpleNamespace) -> None:
    assert (compiled.CHECKED, checked.CHECKED) == (False, True)
    assert compiled.SOURCE_HASH == checked.SOURCE_HASH


@pytest.mark.parametrize("seat", [4, 1000, -1])
def test_an_index_out_of_range_is_seen(checked: SimpleNamespace, seat: int) -> None:
    table = checked.Table()
    fault = rf"Table\.cash\[{seat}\]: the list has 4 places"

    with pytest.raises(IndexError, match=fault):
        checked.cash_at(table, seat)
    with pytest.raises(IndexError, match=fault):
        checked.set_cash_at(table, seat, 7)
    with pytest.raises(IndexError, match=fault):
        checked.is_rich(table, seat)
    assert table.to_ints() == checked.Table().to_ints()


def test_an_index_that_was_read_is_checked_as_well(checked: SimpleNamespace) -> None:
    table = checked.Table()

    with pytest.raises(IndexError, match=r"Table\.owner\[-1\]"):
        checked.owner_of_owner(table, 0)


def test_a_false_belief_is_seen(checked: SimpleNamespace) -> None:
    with pytest.raises(AssertionError, match="such a seat is not at the table"):
        checked.believe(checked.Table(), 4)
    with pytest.raises(AssertionError, match="nobody has no purse"):
        checked.is_broke(checked.Table(), -1)


def test_a_sum_beyond_64_bits_is_seen(checked: SimpleNamespace) -> None:
    assert checked.twice(2**61) == 2**62
    with pytest.raises(OverflowError):
        checked.twice(2**62)


def test_a_division_that_c_does_differently_is_seen(checked: SimpleNamespace) -> None:
    with pytest.raises(RuntimeWarning, match="oppositely signed"):
        checked.half(-7, 2)
    with pytest.raises(ZeroDivisionError):
        checked.half(7, 0)


def test_minus_one_is_a_result_like_any_other(checked: SimpleNamespace) -> None:
    table = checked.Table()
    table.cash[0] = -1

    assert checked.cash_at(table, 0) == -1
