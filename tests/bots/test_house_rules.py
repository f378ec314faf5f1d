"""Every bot plays by the house rules of its table: each rule alone, and many at once."""

import random

import pytest
from bot_tables import NAMES, fault_of
from house_tables import combined_tables, single_tables

from passgo.boards import board_of
from passgo.bots import game_loop, quick_acts
from passgo.bots.blank_actions import act
from passgo.bots.memory import Memory
from passgo.bots.value.scratch import Outlook
from passgo.editions import edition_ids, load_edition
from passgo.kernel import load
from passgo.rules.actions import LIFT, Action
from passgo.rules.board import Board
from passgo.rules.machine import to_move
from passgo.rules.state import State

PAIX = 39
COMBINATIONS = 84  # of each edition, 504 in all


def line_ups(players: int, dice: random.Random) -> list[list[str]]:
    """Return every bot at a table of its own kind, and one mixed table."""
    return [*([bot] * players for bot in NAMES), dice.choices(list(NAMES), k=players)]


@pytest.mark.parametrize("edition", edition_ids())
def test_every_bot_plays_by_each_house_rule(edition: str) -> None:
    kernel, tables = load("compiled"), [*single_tables(edition)]

    faults = [
        fault_of(kernel, table, [bot] * table.players, seed)
        for seed, table in enumerate(tables)
        for bot in NAMES
    ]

    assert len(tables) > 100
    assert [fault for fault in faults if fault] == []


@pytest.mark.parametrize("edition", edition_ids())
def test_bots_play_by_house_rules_that_meet(edition: str) -> None:
    dice, kernel = random.Random(edition), load("compiled")
    tables = [*combined_tables(edition, COMBINATIONS)]

    faults = [
        fault_of(kernel, table, bots, seed)
        for seed, table in enumerate(tables)
        for bots in line_ups(table.players, dice)
    ]

    assert len({table.house_rules for table in tables}) > COMBINATIONS // 2
    assert [fault for fault in faults if fault] == []


def lift_what_is_free(s: State, _b: Board, _m: Memory, _o: Outlook, a: Action) -> None:
    """Fill *a* with what is never allowed: the mortgage of a free property is lifted."""
    act(a, LIFT, to_move(s))
    a.place = PAIX


@pytest.mark.parametrize("guarded", [1, 0])
def test_with_a_guard_nothing_is_done_that_the_rules_refuse(
    guarded: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_acts, "answer", lift_what_is_free)
    board = board_of(load_edition("classic-2003"), "", {})
    state, memory = State(), Memory()
    memory.guarded = guarded
    game_loop.new_game(state, board, 3, 1)

    game_loop.play_game(state, board, memory, Action(), 20, 200)

    assert (memory.slips > 0) == (guarded == 1)
    assert (min(state.cash) < 0) == (guarded == 0)
