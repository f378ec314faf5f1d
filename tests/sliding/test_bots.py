"""The levels of bots, and the hands everybody plays with."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import pytest

from passgo.editions.source import BUNDLED
from passgo.sliding.bots import LEVELS, Bot, next_token
from passgo.sliding.chart import NOWHERE
from passgo.sliding.checked_games import play_checked, soak
from passgo.sliding.edition import Edition, load, parse
from passgo.sliding.events import TokenRested
from passgo.sliding.game import SlidingGame
from passgo.sliding.game_loop import match
from passgo.sliding.hands import bell, miss
from passgo.sliding.house_rules import rules_to_choose
from passgo.sliding.luck import Seeded, SeededSource
from passgo.sliding.orders import (
    DeclineSecondChance,
    DoubleProperty,
    MoveFromRailroad,
    PayJail,
    TakeSecondChance,
    WaitInJail,
)
from passgo.sliding.seating import HouseRules
from passgo.sliding.state import NO_TOKEN, side_at, side_of, tokens_of
from passgo.sliding.valuation import best_move, worth

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating

BOARD = load("knockout-2024")
TOGETHER = HouseRules(second_chance="paid", hands="beginner", share_step=7, colours=("red", "blue"))


def single_options() -> list[HouseRules]:
    """Return house rules that differ from the book in one thing, each value of it."""
    found: list[HouseRules] = []
    for option in rules_to_choose(BOARD):
        values: list[object] = [*option.choices, option.least, option.most]
        if option.kind == "colours":
            values = [option.choices[:2], option.choices[::-2][:2]]
        for value in values[: len(option.choices) or None]:
            found.append(msgspec.structs.replace(HouseRules(), **{option.name: value}))
    return found


OFF = ["off"] * 4
QUICK = [name for name, level in LEVELS.items() if not level.replies]
"""Levels that play a whole game within seconds."""


@pytest.mark.parametrize("house_rules", single_options(), ids=str)
def test_bots_play_by_each_option_of_the_table(house_rules: HouseRules) -> None:
    seen = play_checked(BOARD, 2, 2, house_rules)

    assert seen["GameEnded"] == 1


@pytest.mark.parametrize("level", QUICK)
def test_every_bot_plays_by_options_that_meet(level: str) -> None:
    seen = play_checked(BOARD, 3, 2, TOGETHER, level)

    assert seen["GameEnded"] == 1


@pytest.mark.parametrize("level", QUICK)
def test_a_bot_plays_a_whole_game_and_the_same_seed_plays_the_same(level: str) -> None:
    def play() -> dict[str, object]:
        game = SlidingGame.new("knockout-2024", seats=["A", "B"], luck=Seeded(4))
        bots = [Bot(level, seat) for seat in range(2)]
        while not game.is_over:
            seat = game.prompt.seats[0]
            game.play(bots[seat].choose(game, seat))
        return game.record()

    assert play() == play()


def test_a_stronger_bot_wins_most_games() -> None:
    result = match(BOARD.id, "shark", "novice", games=10, seed=100)

    assert result.share >= 0.75


def test_a_champion_answers_the_same_again_and_by_the_rules(seat: Seating) -> None:
    table = seat(2)
    table.slides("park", "marvin")

    first, again = (Bot("champion", 5).choose(table.game, table.seat()) for _ in range(2))

    assert first == again
    assert table.game.probe(first).refusal == ""


def test_what_the_next_side_does_about_a_slide_is_foreseen(seat: Seating) -> None:
    table = seat(2)
    table.slides("park", "marvin")
    s = table.game.state
    own = side_at(s, table.seat())
    other = 1 - own

    token = next_token(s, own)
    assert side_of(s, token) == other
    assert not s.tokens[token].slid
    for each in tokens_of(s, other):
        s.tokens[each].slid = True
    assert next_token(s, own) == NO_TOKEN


def test_a_shark_thinks_less_than_a_second_on_a_full_board(seat: Seating) -> None:
    table = seat(4)
    spread = ("baltic", "oriental", "states", "st-james", "illinois", "marvin", "pacific", "park")
    table.slides(*[space for space in spread for _ in range(2)][:15])
    began = time.process_time()
    Bot("shark", 1).choose(table.game, table.seat())

    assert time.process_time() - began < 1.0


def test_a_bot_thinking_changes_nothing(seat: Seating) -> None:
    table = seat(2)
    before = table.game.position()
    Bot("steady", 3).choose(table.game, 0)

    assert table.game.position() == before


def test_a_shark_aims_where_the_money_is() -> None:
    earned = {}
    for level in ("novice", "shark"):
        total = 0
        for seed in range(12):
            game = SlidingGame.new(
                "knockout-2024",
                seats=["A", "B"],
                house_rules=HouseRules(hands="off"),
                luck=Seeded(seed),
            )
            seat = game.prompt.seats[0]
            events = game.play(Bot(level, seed).choose(game, seat))
            rests = [event for event in events if isinstance(event, TokenRested)]
            total += sum(game.edition.space[r.space].value for r in rests if r.space >= 0)
        earned[level] = total

    assert earned["shark"] > 2 * earned["novice"]
    assert earned["shark"] >= 12 * 400


def dear() -> Edition:
    """Return the edition with prices that no slide is worth."""
    text = (BUNDLED / "knockout-2024" / "edition.toml").read_text("utf-8")
    for name in ("jail_price     ", "second_chance  "):
        assert f"{name} = 100" in text
        text = text.replace(f"{name} = 100", f"{name} = 8000")
    return parse(text)


def test_a_bot_buys_a_token_out_when_a_slide_is_worth_more(seat: Seating) -> None:
    table = seat(2)
    table.rich(1000, 1000)
    table.slide("go-to-jail-1")

    assert Bot("shark", 1).choose(table.game, 0) == PayJail(0, 0)


def test_a_bot_waits_in_jail_when_no_slide_is_worth_the_price(seat: Seating) -> None:
    table = seat(2)
    table.rich(9000, 1000)
    table.slide("go-to-jail-1")
    game = SlidingGame.at(table.game.position(), edition=dear())

    assert Bot("shark", 1).choose(game, 0) == WaitInJail(0, 0)


def test_a_bot_takes_a_free_second_chance_and_weighs_a_paid_one(seat: Seating) -> None:
    table = seat(2, second_chance="free")
    table.slide("off")

    assert Bot("shark", 2).choose(table.game, 0) == TakeSecondChance(0)
    paid = seat(2, second_chance="paid")
    paid.rich(9000, 0)
    paid.slide("off")
    assert Bot("shark", 2).choose(paid.game, 0) == TakeSecondChance(0)
    game = SlidingGame.at(paid.game.position(), edition=dear())
    assert Bot("shark", 2).choose(game, 0) == DeclineSecondChance(0)


def test_a_bot_takes_the_train_to_complete_a_set(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "marvin", "ventnor", "off"], OFF)
    atlantic = table.edition.index("atlantic")

    assert Bot("novice", 1).choose(table.game, 0) == MoveFromRailroad(0, 0, atlantic)
    assert best_move(table.edition, [[25, 2, -1, -1], [-1] * 4], [0, 1], 0) == 26
    full = [list(table.edition.properties), [25]]
    assert best_move(table.edition, full, [0, 1], 1) == NOWHERE


def test_a_bot_doubles_its_dearest_property(seat: Seating) -> None:
    table = seat(2)
    table.round(["baltic", "park", "house-1", "off"], OFF)

    assert Bot("novice", 1).choose(table.game, 0) == DoubleProperty(0, table.edition.index("park"))


def test_nobody_asked_is_an_error(seat: Seating) -> None:
    table = seat(2)
    table.round(OFF, OFF)
    table.round(OFF, OFF)

    with pytest.raises(ValueError, match="nobody"):
        Bot().choose(table.game, 0)


def test_a_table_is_worth_more_with_own_sets_and_less_with_theirs(seat: Seating) -> None:
    s = seat(2).game.state
    park, boardwalk, chance = 24, 26, 1
    none = [-1, -1, -1, -1]
    mine = worth(s, [[park, boardwalk, -1, -1], none], 0)

    assert mine == -worth(s, [[park, boardwalk, -1, -1], none], 1) > 0
    assert mine > worth(s, [[park, -1, -1, -1], none], 0) > worth(s, [none, none], 0)
    assert worth(s, [[chance, -1, -1, -1], none], 0) > worth(s, [none, none], 0)


@pytest.mark.parametrize(("hands", "direction", "power"), [("beginner", 6, 15), ("real", 15, 40)])
def test_hands_miss_by_a_bell_curve_of_the_stated_width(
    edition: Edition, hands: str, direction: int, power: int
) -> None:
    source = SeededSource(7)
    drawn = [miss(edition, "real" if hands == "real" else "beginner", source) for _ in range(2000)]

    for values, wanted in (
        ([d.direction for d in drawn], direction),
        ([d.power for d in drawn], power),
    ):
        mean = sum(values) / len(values)
        deviation = (sum((v - mean) ** 2 for v in values) / len(values)) ** 0.5
        assert abs(mean) < wanted / 10 + 0.5
        assert deviation == pytest.approx(wanted, rel=0.1)


def test_exact_hands_never_miss(edition: Edition) -> None:
    assert miss(edition, "off", SeededSource(1)).direction == 0
    assert bell(SeededSource(1), "hand", 0) == 0


def test_games_of_bots_keep_every_promise() -> None:
    seen = soak(BOARD.id, games=14, seed=3)

    assert seen["GameEnded"] == 14
    assert min(seen[name] for name in ("Jailed", "KnockedOff", "BonusCollected", "PotTaken")) > 0
