"""What holds for every game: properties over random play of all dice editions."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import new_game, orders

from passgo.editions import edition_ids, load_edition
from passgo.game.events import DeedMoved, Paid
from passgo.game.orders import EVERY_ORDER, Order
from passgo.game.play import Game
from passgo.game.records import read_record_text, record_text
from passgo.refusal import Refusal

GAMES = st.tuples(
    st.sampled_from(edition_ids()), st.integers(2, 6), st.integers(0, 10_000), st.integers(0, 3)
)
LENGTH = 250


def begin(drawn: tuple[str, int, int, int]) -> Game:
    edition, players, seed, way = drawn
    variants = ("", *(variant.id for variant in load_edition(edition).variants))
    house_rules: dict[str, object] = {"rent_window": "automatic"} if way == 3 else {}
    return new_game(edition, players, seed, variants[way % len(variants)], house_rules)


@given(GAMES)
@settings(max_examples=25)
def test_money_enters_and_leaves_only_by_the_bank(drawn: tuple[str, int, int, int]) -> None:
    game = begin(drawn)
    cash = sum(game.state.cash)

    for _, order in zip(range(LENGTH), orders(game, drawn[2]), strict=False):
        for event in game.play(order):
            if isinstance(event, Paid):
                unit = game.edition.money.step
                cash += event.amount // unit * ((event.payer is None) - (event.receiver is None))
        assert sum(game.state.cash) == cash


@given(GAMES)
@settings(max_examples=20)
def test_a_record_plays_to_the_same_state(drawn: tuple[str, int, int, int]) -> None:
    game = begin(drawn)
    for _, order in zip(range(LENGTH), orders(game, drawn[2]), strict=False):
        game.play(order)

    text = record_text(game.record())
    again = Game.replay(json.loads(text))

    assert again.state.to_ints() == game.state.to_ints()
    assert read_record_text(text).orders == tuple(game.orders)


@given(GAMES)
@settings(max_examples=10)
def test_an_undo_is_the_replay_of_a_prefix(drawn: tuple[str, int, int, int]) -> None:
    game = begin(drawn)
    states = {len(game.orders): game.state.to_ints()}
    for _, order in zip(range(60), orders(game, drawn[2]), strict=False):
        game.play(order)
        states[len(game.orders)] = game.state.to_ints()

    for length in list(states)[::12]:
        assert Game.replay(game.record(), upto=length).state.to_ints() == states[length]


@given(GAMES)
@settings(max_examples=10)
def test_a_game_goes_on_from_any_position_alike(drawn: tuple[str, int, int, int]) -> None:
    game = begin(drawn)
    for _, order in zip(range(drawn[2] % LENGTH), orders(game, drawn[2]), strict=False):
        game.play(order)

    twin = Game.at(json.loads(json.dumps(game.position())))

    assert twin.state.to_ints() == game.state.to_ints()
    assert twin.view(0) == game.view(0)


@given(GAMES)
@settings(max_examples=8)
def test_a_probe_tells_what_would_follow_and_changes_nothing(
    drawn: tuple[str, int, int, int],
) -> None:
    game = begin(drawn)
    for _, order in zip(range(80), orders(game, drawn[2]), strict=False):
        before = game.state.to_ints()

        outlook = game.probe(order)

        assert game.state.to_ints() == before
        happened = game.play(order)
        assert outlook.refusal == ""
        assert list(outlook.events) == happened[: len(outlook.events)]


@given(GAMES, st.data())
@settings(max_examples=15)
def test_any_order_is_done_or_refused_and_a_refusal_changes_nothing(
    drawn: tuple[str, int, int, int], data: st.DataObject
) -> None:
    game = begin(drawn)
    kinds = st.one_of([st.from_type(kind) for kind in EVERY_ORDER])
    for _, order in zip(range(30), orders(game, drawn[2]), strict=False):
        game.play(order)
    for _ in range(20):
        wild: Order = data.draw(kinds)
        before, played = game.state.to_ints(), len(game.orders)
        refusal = game.why_not(wild)
        if refusal is None:
            game.play(wild)
            continue
        with pytest.raises(Refusal, match=refusal.code):
            game.play(wild)
        assert (game.state.to_ints(), len(game.orders)) == (before, played)


@pytest.mark.parametrize("edition", edition_ids())
def test_a_clone_lives_its_own_life(edition: str) -> None:
    game = new_game(edition, 3, 11)
    twin = game.clone()

    for _, order in zip(range(40), orders(game, 5), strict=False):
        game.play(order)

    assert twin.state.to_ints() != game.state.to_ints()
    assert twin.orders != game.orders
    assert len(twin.state.to_ints()) == len(game.state.to_ints())


@given(GAMES)
@settings(max_examples=10)
def test_every_deed_has_one_owner_at_a_time(drawn: tuple[str, int, int, int]) -> None:
    game = begin(drawn)
    for _, order in zip(range(LENGTH), orders(game, drawn[2]), strict=False):
        owners = {
            deed.split()[0]: seat for seat in range(game.state.seats) for deed in owned(game, seat)
        }
        for event in game.play(order):
            if isinstance(event, DeedMoved) and event.place in owners:
                assert owners[event.place] == event.giver
                owners[event.place] = -1 if event.taker is None else event.taker


def owned(game: Game, seat: int) -> list[str]:
    return [
        space.id
        for place, space in enumerate(game.edition.spaces)
        if game.state.owner[place] == seat
    ]
