"""Any use: whatever is pressed, put in or waited for, money stays sound."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, json

from passgo.refusal import Refusal
from passgo.unit import (
    Key,
    Outcome,
    Reset,
    Settings,
    Slot,
    Transaction,
    Unit,
    announce,
    booked,
    display,
    insert,
    outcomes,
    parse_amount,
    parts,
    press,
    remove,
    remove_all,
    state,
    tick,
)

CARDS = 3
Step = tuple[str, str, int]

digits = st.sampled_from([*"0123456789", ".", "K", "M", "K", "M"])
steps: st.SearchStrategy[Step] = st.one_of(
    st.tuples(st.just("press"), digits, st.just(0)),
    st.tuples(st.just("press"), st.sampled_from([*Key, "?"]), st.integers(0, 1)),
    st.tuples(st.just("insert"), st.sampled_from([*Slot, "blue"]), st.integers(-1, CARDS)),
    st.tuples(st.just("remove"), st.sampled_from([*Slot, "blue"]), st.just(0)),
    st.tuples(st.just("wait"), st.just(""), st.integers(0, 95)),
    st.tuples(st.just("announce"), st.just("a text"), st.just(0)),
    st.tuples(st.just("remove all"), st.just(""), st.just(0)),
)


def use(unit: Unit, balances: list[int], step: Step) -> tuple[Unit, Outcome]:
    match step:
        case "press", key, held:
            return press(unit, key, balances, bool(held))
        case "insert", slot, card:
            return insert(unit, slot, card)
        case "remove", slot, _:
            return remove(unit, slot)
        case "announce", text, _:
            return announce(unit, text)
        case "remove all", _, _:
            return remove_all(unit)
    return tick(unit, step[2])


def check(unit: Unit, balances: list[int], outcome: Outcome) -> list[int]:
    """Book what the unit proposed, and return the balances, having looked at all of it."""
    if outcome.proposal is None:
        return balances
    after = booked(balances, outcome.proposal)
    assert min(after) >= 0
    if isinstance(outcome.proposal, Reset):
        assert after == [15_000_000] * CARDS
        return after
    assert isinstance(outcome.proposal, Transaction)
    amount, payer, receiver = (
        outcome.proposal.amount,
        outcome.proposal.payer,
        outcome.proposal.receiver,
    )
    assert amount > 0
    assert amount % 10_000 == 0
    assert payer != receiver
    assert {payer, receiver} <= {unit.red, unit.green, None}
    assert parse_amount(display(unit, after).line) == amount
    gained = (receiver is not None) - (payer is not None)
    assert sum(after) - sum(balances) == gained * amount
    return after


def test_everything_in_and_out_of_the_unit_is_a_value_that_cannot_change() -> None:
    values = [
        value
        for module in (outcomes, parts, state)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
    ]

    assert len(values) > 20
    assert [value for value in values if not value.__struct_config__.frozen] == []


@given(st.lists(steps, max_size=60), st.sampled_from([None, 5]))
def test_any_use_is_sound_or_refused(play: list[Step], text_stays: int | None) -> None:
    unit = Unit(Settings(cards=CARDS, text_stays=text_stays), on=True)
    balances = [0, 1_000_000, 15_000_000]
    for step in play:
        try:
            unit, outcome = use(unit, balances, step)
        except Refusal:
            continue
        balances = check(unit, balances, outcome)
        assert outcome.draw is None or outcome.draw == unit.due
        assert unit.green is None or unit.green != unit.red
        assert display(unit, balances).lit == unit.on
        assert json.decode(json.encode(unit), type=Unit) == unit
        assert json.decode(json.encode(outcome), type=Outcome) == outcome
