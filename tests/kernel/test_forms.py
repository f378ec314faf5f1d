"""The three forms of the little game do the same."""

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

small = st.integers(-(2**31), 2**31)
natural = st.integers(0, 2**40)


@pytest.fixture(params=["compiled", "checked"])
def form(request: pytest.FixtureRequest) -> SimpleNamespace:
    found: SimpleNamespace = request.getfixturevalue(request.param)
    return found


def play(form: SimpleNamespace, seed: int) -> tuple[int, list[int], list[tuple[int, int, int]]]:
    table, tariff = form.Table(), form.Tariff()
    table.generator = seed
    table.diary = form.Diary()
    ahead = form.look_ahead(table, tariff, 5)
    turns = form.play(table, tariff, 2000)
    return turns, [ahead, *table.to_ints()], table.diary.rows


def test_whole_games_end_alike(plain: SimpleNamespace, form: SimpleNamespace) -> None:
    games = [play(plain, seed) for seed in range(1, 60)]

    assert [play(form, seed) for seed in range(1, 60)] == games
    assert len({tuple(state) for _, state, _ in games}) > 50
    assert all(rows for _, _, rows in games)


def play_again(form: SimpleNamespace, *, with_diary: bool) -> tuple[int, list[int], int]:
    table, origin = form.Table(), form.Table()
    origin.generator = 11
    diary = form.Diary()
    table.diary = diary if with_diary else None
    turns = form.play_again(table, form.Tariff(), origin, 40, 2000)
    return turns, table.to_ints(), diary.written


@pytest.mark.parametrize("with_diary", [True, False])
def test_games_without_the_lock_end_alike_and_write_their_diary(
    plain: SimpleNamespace, form: SimpleNamespace, with_diary: bool
) -> None:
    found = play_again(form, with_diary=with_diary)

    assert found == play_again(plain, with_diary=with_diary)
    assert (found[2] > 0) is with_diary


def test_sums_agree(plain: SimpleNamespace, form: SimpleNamespace) -> None:
    @given(small, small, small, st.booleans())
    def agree(a: int, b: int, c: int, flip: bool) -> None:
        assert form.mix(a, b) == plain.mix(a, b)
        assert form.order(a, b, c) is plain.order(a, b, c)
        assert form.choose(a % 1000, b % 1000, flip) == plain.choose(a % 1000, b % 1000, flip)

    agree()


def test_fixed_lists_agree(plain: SimpleNamespace, form: SimpleNamespace) -> None:
    assert [form.step_of(at) for at in range(4)] == [plain.step_of(at) for at in range(4)]


def test_divisions_of_what_is_not_negative_agree(
    plain: SimpleNamespace, form: SimpleNamespace
) -> None:
    @given(natural, natural.map(lambda n: n + 1))
    def agree(a: int, b: int) -> None:
        assert form.share(a, b) == plain.share(a, b)

    agree()


@pytest.mark.parametrize("shift", [0, 1, 29, 30, 31, 32, 40, 60])
def test_constants_shift_and_multiply_in_64_bits(
    plain: SimpleNamespace, form: SimpleNamespace, shift: int
) -> None:
    assert form.widen(shift) == plain.widen(shift)


def test_a_fast_function_answers_yes_with_true(compiled: SimpleNamespace) -> None:
    table = compiled.Table()

    assert compiled.is_broke(table, 0) is False
    assert compiled.take_turn(table, compiled.Tariff()) is None
