"""The champion: it thinks alike in both forms, by the rules, by its memory alone, and never twice.

It thinks little here: how strong it is, `benchmarks/strength.py` measures.
"""

import ast
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import cast

import pytest
from bot_tables import Arena, every_table
from house_tables import combined_tables
from random_games import Table

import passgo.bots
from passgo.bots.champion import opponents
from passgo.bots.fixed.policies import FIXED_A, FIXED_B
from passgo.bots.game_endings import ENDED, TURNS_EXHAUSTED
from passgo.bots.memory import GUESSES, Memory
from passgo.bots.weighted.weights import CHAMPION, NOVICE, SHARK, STEADY
from passgo.editions import edition_ids
from passgo.game.luck import Seeded
from passgo.game.orders import Order
from passgo.game.play import Game
from passgo.game.thinking import is_too_slow
from passgo.kernel import Kernel, load
from passgo.rules.actions import ACCEPT, ASKED, GIVEN, OFFER, REFUSE
from passgo.rules.agenda import BARGAIN, BREAK, top_kind
from passgo.rules.limits import MEMBERS
from passgo.rules.machine import to_move
from passgo.thoughts import BotTask

LITTLE = 6  # rollouts
FEW_TURNS = 3
MIXED = (CHAMPION, STEADY, FIXED_A, SHARK, NOVICE, CHAMPION, FIXED_B, STEADY)


def arena_of(kernel: Kernel, table: Table, thinks: int = LITTLE, ahead: int = FEW_TURNS) -> Arena:
    """Return a table with champions that think little, and others."""
    bots = [kind for kind, _ in zip(cycle(MIXED), range(table.players), strict=False)]
    arena = Arena(kernel, table.edition, bots, table.variant, dict(table.house_rules))
    for row in arena.rows:
        for seat in range(table.players):
            row.thinks[seat] = min(row.thinks[seat], thinks)
            row.ahead[seat] = min(row.ahead[seat], ahead)
    return arena


def some_tables() -> Iterator[Table]:
    """Yield every edition, variant, optional rule and number of players, and rules that meet."""
    yield from every_table()
    for edition in edition_ids():
        yield from combined_tables(edition, 12)


def begun(table: Table, turns: int, seed: int = 3) -> Arena:
    """Return a table after some turns of compiled play."""
    arena = arena_of(load("compiled"), table)
    s, b, m, a = arena.state, arena.board, arena.rows[0], arena.action
    arena.kernel.seed_memory(m, seed)
    arena.kernel.new_game(s, b, table.players, seed)
    while s.turns < turns and not s.over:
        arena.kernel.next_act(s, b, m, a)
        arena.kernel.step(s, b, a)
    return arena


@pytest.mark.parametrize("table", [*some_tables()], ids=lambda table: table.name)
def test_a_champion_plays_by_the_rules(table: Table) -> None:
    arena = arena_of(load("compiled"), table)
    s, b, m = arena.state, arena.board, arena.rows[0]
    arena.kernel.new_game(s, b, table.players, 11)

    code = arena.kernel.play_checked(s, b, m, arena.choice, arena.action, 30, 5_000, 0)

    assert code in (ENDED, TURNS_EXHAUSTED)
    assert m.thoughts > 0 or s.turns < 10


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009", "clone-wars-2008"])
def test_both_forms_think_alike(edition: str) -> None:
    compiled = begun(Table(edition, "", 2, ()), 14)
    plain = arena_of(load("plain"), Table(edition, "", 2, ()))
    plain.state.from_ints(compiled.state.to_ints())
    plain.rows[0].from_ints(compiled.rows[0].to_ints())

    for _ in range(14):
        for arena in (plain, compiled):
            arena.kernel.next_act(arena.state, arena.board, arena.rows[0], arena.action)
        assert plain.action.to_ints() == compiled.action.to_ints()
        assert plain.rows[0].to_ints() == compiled.rows[0].to_ints()
        for arena in (plain, compiled):
            arena.kernel.step(arena.state, arena.board, arena.action)
    assert compiled.rows[0].thoughts > 0


def test_a_choice_follows_from_memory_and_position_alone() -> None:
    arena = begun(Table("classic-2003", "", 4, ()), 2)
    kernel, s, b, m = arena.kernel, arena.state, arena.board, arena.rows[0]

    while s.turns < 40:
        twin, secret = m.clone(), s.generator
        act, other = kernel.Action(), kernel.Action()
        s.generator = 1 + s.turns * 7_919
        kernel.next_act(s, b, twin, other)
        s.generator = secret
        kernel.next_act(s, b, m, act)
        assert other.to_ints() == act.to_ints()
        assert twin.to_ints() == m.to_ints()
        kernel.step(s, b, act)
    assert m.thoughts > 10


def test_what_rollouts_play_knows_nothing_of_thinking() -> None:
    folder = Path(passgo.bots.__path__[0])
    seen: set[str] = set()
    left = ["passgo.bots.rollouts"]

    while left:
        name = left.pop()
        path = folder.joinpath(*name.split(".")[2:]).with_suffix(".py")
        if name in seen or not path.exists():
            continue
        seen.add(name)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                left.append(node.module)

    assert "passgo.bots.quick_acts" in seen
    assert [name for name in seen if "champion" in name or name.endswith("game_loop")] == []


def offered(cash: int, second: int) -> int:
    """Return how a champion answers somebody who completes the oranges by its street, for cash."""
    kernel = load("compiled")
    arena = Arena(kernel, "classic-us", [CHAMPION, SHARK, SHARK, SHARK])
    s, b, m, a = arena.state, arena.board, arena.rows[0], arena.action
    kernel.new_game(s, b, 4, 3)
    while top_kind(s) != BREAK or s.turn != 1:
        kernel.next_act(s, b, m, a)
        kernel.step(s, b, a)
    orange, green = b.group[16], b.group[31]
    for at in range(3):
        s.owner[b.member[orange * MEMBERS + at]] = 1
        s.owner[b.member[green * MEMBERS + at]] = 0
    s.owner[16], s.owner[31] = 0, 1
    offer = kernel.Action()
    offer.kind, offer.seat, offer.other = OFFER, 1, 0
    offer.amount, offer.second = cash, second
    if cash > 0:
        offer.deeds[31] = GIVEN
    else:
        offer.deeds[16] = ASKED
    assert kernel.why_not(s, b, offer) == 0
    kernel.step(s, b, offer)
    kernel.choose(s, b, m, a)
    return a.kind


def test_a_ruinous_deal_is_refused_and_a_gift_is_taken() -> None:
    assert offered(0, 100) == REFUSE
    assert offered(100, 0) == ACCEPT


def test_nobody_hears_the_same_deal_from_a_champion_again() -> None:
    kernel = load("compiled")
    arena = arena_of(kernel, Table("classic-us", "", 4, ()), 24, 8)
    s, b, m, a = arena.state, arena.board, arena.rows[0], arena.action
    kernel.new_game(s, b, 4, 8)
    best: dict[tuple[int, ...], int] = {}
    made = 0

    while not s.over and s.turns < 160:
        kernel.next_act(s, b, m, a)
        if top_kind(s) == BARGAIN:
            a.kind = REFUSE
        if a.kind == OFFER and m.thinks[a.seat] > 0:
            deal, cash = (a.seat, a.other, *a.deeds), a.amount - a.second
            assert cash >= best.get(deal, -(10**9)) + b.salary // 20
            best[deal] = cash
            made += 1
        kernel.step(s, b, a)

    assert 0 < made < 160


def test_opponents_are_known_by_their_answers() -> None:
    kernel = load("compiled")
    kinds = [CHAMPION, FIXED_A, SHARK, NOVICE]
    arena = Arena(kernel, "classic-2003", kinds)
    m = arena.rows[0]
    m.thinks[0] = LITTLE
    kernel.new_game(arena.state, arena.board, 4, 21)

    while arena.state.turns < 60:
        kernel.next_act(arena.state, arena.board, m, arena.action)
        kernel.step(arena.state, arena.board, arena.action)

    seen = Memory()
    seen.from_ints(m.to_ints())
    guesses = [opponents.best_guess(seen, seat) for seat in range(1, 4)]
    assert [opponents.guessed_kind(guess) for guess in guesses] == kinds[1:]
    m.spared[1] = 1
    seen.from_ints(m.to_ints())
    assert opponents.best_guess(seen, 1) == 0
    assert max(m.doubts) < GUESSES * 10


def test_a_table_of_the_server_thinks_with_the_compiled_rules() -> None:
    game = Game.new("classic-2003", ("Ana", "Bo", "Chloé"), luck=Seeded(5))
    levels, memory, thoughts = ("champion", "shark", "champion"), list[int](), 0
    assert not is_too_slow("champion")

    for seed in range(160):
        task = BotTask(seat=-1, levels=levels, seed=seed, memory=memory)
        thought = game.think(task)
        if thought.order is None:
            mover = to_move(game.state)
            task = BotTask(seat=mover, levels=levels, seed=seed, memory=thought.memory)
            thought = game.think(task)
        assert game.think(task) == thought
        assert thought.order is not None
        game.play(cast(Order, thought.order))
        memory = thought.memory
        remembered = Memory()
        remembered.from_ints(memory)
        thoughts = remembered.thoughts

    assert thoughts > 10
    assert game.state.own_luck == 0
