"""A compiled record looks and behaves like the plain one."""

from types import SimpleNamespace

import pytest


@pytest.fixture(params=["plain", "compiled", "checked"])
def form(request: pytest.FixtureRequest) -> SimpleNamespace:
    found: SimpleNamespace = request.getfixturevalue(request.param)
    return found


def test_a_new_record_holds_what_its_source_says(
    plain: SimpleNamespace, form: SimpleNamespace
) -> None:
    table = form.Table()

    assert table.to_ints() == plain.Table().to_ints()
    assert table.fields() == form.Table.fields() == plain.Table.fields()
    assert (table.top, table.winner, table.diary) == (7, -1, None)
    assert list(table.cash) == [20, 20, 20, 20]


def test_lists_are_written_through(form: SimpleNamespace) -> None:
    table = form.Table()

    table.cash[2] = 5
    table.cash[0] += 1
    table.at[:] = [3, 2, 1, 0]
    table.owner = [9] * 10

    assert table.cash == [21, 20, 5, 20]
    assert table.to_ints()[2:10] == [21, 20, 5, 20, 3, 2, 1, 0]
    assert list(table.owner) == [9] * 10
    assert (len(table.at), table.at[1:3], 3 in table.at, table.at.index(1)) == (4, [2, 1], True, 2)
    assert (table.owner.count(9), repr(table.at), table.at.copy()) == (
        10,
        "[3, 2, 1, 0]",
        [3, 2, 1, 0],
    )


def test_a_list_seen_from_python_outlives_its_record(form: SimpleNamespace) -> None:
    lists = [form.Table().cash for _ in range(100)]
    others = [form.Table() for _ in range(100)]
    for other in others:
        other.cash[:] = [7, 7, 7, 7]

    assert [list(cash) for cash in lists] == [[20, 20, 20, 20]] * 100


def test_a_clone_shares_nothing_and_leaves_the_diary(form: SimpleNamespace) -> None:
    table = form.Table()
    table.diary = form.Diary()
    table.cash[1] = 3
    twin = table.clone()
    twin.cash[1] = 4
    twin.turn = 2

    assert (table.cash[1], table.turn) == (3, 0)
    assert twin.diary is None
    assert type(twin) is form.Table


def test_copying_keeps_the_own_diary(form: SimpleNamespace) -> None:
    table, other = form.Table(), form.Table()
    diary = table.diary = form.Diary()
    other.marks[7] = 70
    other.turn = 1
    table.copy_from(other)

    assert table.to_ints() == other.to_ints()
    assert table.diary is diary


def test_integers_carry_a_record_across_forms(
    plain: SimpleNamespace, form: SimpleNamespace
) -> None:
    table = form.Table()
    for at, seat in enumerate((3, 1, 2, 0)):
        table.marks[at] = seat
    table.generator = 2**40
    other = plain.Table()
    other.from_ints(table.to_ints())
    back = form.Table()
    back.from_ints(other.to_ints())

    assert other.marks[:4] == [3, 1, 2, 0]
    assert back.to_ints() == table.to_ints()


def test_records_tell_in_which_fields_they_differ(form: SimpleNamespace) -> None:
    table, other = form.Table(), form.Table()
    other.diary = form.Diary()
    assert table.differing(other) == []
    other.cash[3] += 1
    other.turn = 2**40

    assert table.differing(other) == other.differing(table)
    assert set(table.differing(other)) == {"cash", "turn"}
    table.copy_from(other)
    assert table.differing(other) == []


@pytest.mark.parametrize("change", [-1, 1])
def test_integers_of_another_length_are_refused(form: SimpleNamespace, change: int) -> None:
    table = form.Table()
    flat = [5] * (len(table.to_ints()) + change)

    with pytest.raises(
        ValueError, match=f"{len(flat)} integers for a record of {len(flat) - change}"
    ):
        table.from_ints(flat)


@pytest.mark.parametrize("at", [4, 100, -1])
def test_python_cannot_reach_beyond_a_compiled_list(compiled: SimpleNamespace, at: int) -> None:
    table = compiled.Table()

    with pytest.raises(IndexError, match=rf"Table\.cash\[{at}\]: the list has 4 places"):
        table.cash[at]
    with pytest.raises(IndexError, match=r"Table\.cash"):
        table.cash[at] = 1


def test_a_compiled_list_keeps_its_length_and_its_kind(compiled: SimpleNamespace) -> None:
    table = compiled.Table()

    with pytest.raises(ValueError, match="3 values for 4 places"):
        table.cash = [1, 2, 3]
    with pytest.raises(ValueError, match="5 values for 4 places"):
        table.cash[1:2] = [1, 2]
    with pytest.raises(TypeError):
        table.turn = "first"
    with pytest.raises(OverflowError):
        table.turn = 2**63
    with pytest.raises(AttributeError, match="no attribute 'purse'"):
        table.purse = 1
    with pytest.raises(AttributeError, match="'Table' object has no attribute 'purse'"):
        _ = table.purse
    assert list(table.cash) == [20] * 4


def test_a_record_of_another_form_or_none_is_refused(
    plain: SimpleNamespace, compiled: SimpleNamespace
) -> None:
    with pytest.raises(TypeError, match="incorrect type"):
        compiled.left(plain.Table())
    with pytest.raises(TypeError, match="incorrect type"):
        compiled.left(None)
    with pytest.raises(TypeError, match="incorrect type"):
        compiled.Table().copy_from(None)
