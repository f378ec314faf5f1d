"""Fields and fixed lists of fewer than 64 bits: smaller in memory, and the same sums."""

from types import SimpleNamespace

import pytest


@pytest.mark.parametrize("form", ["plain", "compiled"])
def test_small_numbers_are_multiplied_as_large_ones(
    form: str, request: pytest.FixtureRequest
) -> None:
    rules: SimpleNamespace = request.getfixturevalue(form)
    scale = rules.Scale()
    for seat, weight in enumerate((32_767, -32_767, 0, 5)):
        rules.weigh(scale, seat, weight)
    scale.total = 2**17

    moments = [rules.moment_of(scale, seat) for seat in range(4)]

    square = 32_767**2
    assert moments == [-square * at * 2**17 for at in (32_767, -32_767, 0, 5)]
    assert list(scale.weight) == [32_767, -32_767, 0, 5]


def test_small_lists_are_copied_compared_and_carried(
    plain: SimpleNamespace, compiled: SimpleNamespace
) -> None:
    scale = compiled.Scale()
    scale.weight[2] = -300
    scale.weight[3] = 32_767
    scale.total = -70_000
    twin, other = scale.clone(), plain.Scale()
    other.from_ints(scale.to_ints())

    assert twin.differing(scale) == []
    assert twin.differing(compiled.Scale()) == ["weight", "total"]
    assert list(twin.weight) == other.weight == [0, 0, -300, 32_767]
    assert (twin.total, twin.last, other.total) == (-70_000, 9, -70_000)


def test_python_cannot_store_what_does_not_fit(compiled: SimpleNamespace) -> None:
    scale = compiled.Scale()

    with pytest.raises(OverflowError):
        scale.weight[1] = 2**15
    with pytest.raises(OverflowError):
        scale.total = 2**31
    assert scale.to_ints() == compiled.Scale().to_ints()


@pytest.mark.parametrize("weight", [2**15, -(2**15) - 1])
def test_the_checked_build_sees_what_does_not_fit(checked: SimpleNamespace, weight: int) -> None:
    scale = checked.Scale()
    checked.weigh(scale, 0, weight - 1 if weight > 0 else weight + 1)

    with pytest.raises(OverflowError, match=rf"Scale\.weight: {weight} does not fit into 16 bits"):
        checked.weigh(scale, 0, weight)


@pytest.mark.parametrize("weight", [1, -1])
def test_the_checked_build_sees_a_sum_that_outgrows_its_field(
    checked: SimpleNamespace, weight: int
) -> None:
    scale = checked.Scale()
    scale.total = most = 2**31 - 1 if weight > 0 else -(2**31)
    checked.weigh(scale, 0, -weight)
    checked.weigh(scale, 0, weight)

    with pytest.raises(OverflowError, match=rf"Scale\.total: {most + weight} does not fit into 32"):
        checked.weigh(scale, 0, weight)
    assert scale.total == most


@pytest.mark.parametrize("form", ["plain", "compiled", "checked"])
def test_a_small_number_changes_where_it_stands(form: str, request: pytest.FixtureRequest) -> None:
    rules: SimpleNamespace = request.getfixturevalue(form)
    scale = rules.Scale()
    for seat, weight in enumerate((300, 8, 30_000, 2)):
        rules.weigh(scale, seat, weight)
    rules.lighten(scale, 0, 2)
    rules.lighten(scale, 1, 4)

    assert list(scale.weight) == [300, 2, 6_000, 2]
