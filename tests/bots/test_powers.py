"""Bots with powers: which throws they dare, what they take, whom they send."""

import pytest
from bot_tables import NAMES, Arena

from passgo.kernel import load
from passgo.rules.actions import GIVEN, JUMP, SHIFT, SKIP_POWER, TAKE_DEEDS, USE_POWER, Action
from passgo.rules.agenda import POWER_BENEFIT, POWER_CHOICE, push
from passgo.rules.board import (
    FIRST_LAP_NO_BUYING,
    FREE_PARKING,
    POWER_CASH,
    POWER_GIFT,
    POWER_JUMP,
    POWER_SHIFT,
    Board,
)
from passgo.rules.limits import MEMBERS

KERNEL = load("plain")
PARKING = 20
BOLD = ["steady", "shark"]


def table(bot: str) -> Arena:
    """Return a table of one kind of bot in its first break, with powers."""
    arena = Arena(KERNEL, "clone-wars-2008", [NAMES[bot]] * 3, "", {"powers": "on"})
    KERNEL.new_game(arena.state, arena.board, 3, 4)
    return arena


def power_of(b: Board, kind: int) -> int:
    return b.power_kind.index(kind)


def answer(arena: Arena, frame: int, kind: int, seat: int = 0) -> Action:
    """Return what the bot of *seat* answers about a power."""
    push(arena.state, frame, seat, power_of(arena.board, kind), 0, 0)
    KERNEL.choose(arena.state, arena.board, arena.rows[0], arena.action)
    return arena.action


@pytest.mark.parametrize("bot", BOLD)
def test_a_bold_bot_throws_for_a_fortune_with_an_empty_purse(bot: str) -> None:
    arena = table(bot)
    arena.state.cash[0] = 20
    arena.state.owner[39] = 0

    assert answer(arena, POWER_CHOICE, POWER_CASH).kind == USE_POWER


@pytest.mark.parametrize("bot", BOLD)
def test_nobody_throws_when_a_failure_would_be_the_end(bot: str) -> None:
    arena = table(bot)
    arena.state.cash[0] = 20

    assert answer(arena, POWER_CHOICE, POWER_CASH).kind == SKIP_POWER


def test_a_novice_throws_only_with_good_odds_and_a_full_purse() -> None:
    arena = table("novice")

    assert answer(arena, POWER_CHOICE, POWER_CASH).kind == SKIP_POWER
    assert answer(arena, POWER_CHOICE, POWER_GIFT).kind == USE_POWER
    arena.state.cash[0] = 150
    assert answer(arena, POWER_CHOICE, POWER_GIFT).kind == SKIP_POWER


@pytest.mark.parametrize("bot", BOLD)
def test_without_property_there_is_nobody_to_send_anywhere(bot: str) -> None:
    assert answer(table(bot), POWER_CHOICE, POWER_SHIFT).kind == SKIP_POWER


@pytest.mark.parametrize("bot", BOLD)
def test_the_gift_taken_is_the_one_that_completes_a_group(bot: str) -> None:
    arena = table(bot)
    s, b = arena.state, arena.board
    orange = b.group[16]
    lots = b.member[orange * MEMBERS : orange * MEMBERS + b.group_size[orange]]
    for lot in lots[:-1]:
        s.owner[lot] = 0

    taken = answer(arena, POWER_BENEFIT, POWER_GIFT)

    assert taken.kind == TAKE_DEEDS
    assert [place for place in range(b.places) if taken.deeds[place] == GIVEN] == [lots[-1]]


@pytest.mark.parametrize("bot", BOLD)
def test_a_token_that_may_jump_anywhere_goes_where_a_rich_pot_lies(bot: str) -> None:
    arena = table(bot)
    arena.state.pot[PARKING] = 5_000

    action = answer(arena, POWER_BENEFIT, POWER_JUMP)

    assert (action.kind, arena.board.kind[action.place]) == (JUMP, FREE_PARKING)
    arena.state.pot[PARKING] = 1
    assert arena.board.kind[answer(arena, POWER_BENEFIT, POWER_JUMP).place] != FREE_PARKING


@pytest.mark.parametrize("bot", BOLD)
def test_nobody_jumps_to_a_property_that_the_bank_does_not_sell_yet(bot: str) -> None:
    arena = table(bot)
    arena.board.first_lap = FIRST_LAP_NO_BUYING

    assert answer(arena, POWER_BENEFIT, POWER_JUMP).place == 0
    arena.state.passed_go[0] = 1
    assert arena.board.price[answer(arena, POWER_BENEFIT, POWER_JUMP).place] > 0


@pytest.mark.parametrize("bot", BOLD)
def test_a_rival_whom_the_rent_ruins_is_sent_before_a_richer_one(bot: str) -> None:
    arena = table(bot)
    s = arena.state
    s.owner[39] = 0
    s.cash[1], s.cash[2] = 3_000, 10

    sent = answer(arena, POWER_BENEFIT, POWER_SHIFT)

    assert (sent.kind, sent.place, sent.other) == (SHIFT, 39, 2)
