"""Positions: exact at every moment of whole games, short at the start, stable as text."""

import json
from collections.abc import Iterator

import pytest

from passgo.boards import board_of
from passgo.bots.game_loop import new_game
from passgo.bots.random.fuzzing import choose_anyhow
from passgo.editions import Edition, edition_ids, load_edition
from passgo.game.luck import Seeded
from passgo.game.orders import AuctionClock
from passgo.game.play import Game
from passgo.game.position_agenda import SHAPES
from passgo.game.positions import (
    position_of,
    position_text,
    read_position,
    read_position_text,
)
from passgo.game.prompts import draw_of
from passgo.game.seating import Seat
from passgo.rules import agenda
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.limits import NATURE, OUTSIDE
from passgo.rules.machine import step, to_move
from passgo.rules.state import State

CLASSIC = load_edition("classic-2003")
VARIANTS = [
    (edition_id, variant)
    for edition_id in edition_ids()
    for variant in ("", *(each.id for each in load_edition(edition_id).variants))
]
SEATINGS = [
    (edition_id, variant, players)
    for edition_id, variant in VARIANTS
    for players in range(2, min(6, load_edition(edition_id).players.max) + 1)
]
STEPS = 120
SPECIAL: list[tuple[str, str, dict[str, object]]] = [
    ("classic-2003", "", {}),
    ("classic-2003", "quick", {}),
    ("classic-2003", "", {"card_return": "after-acting"}),
    ("clone-wars-2008", "quick", {"powers": "on"}),
    ("revolution-2009", "", {}),
    ("revolution-2009", "", {"texts_fade": True, "texts_chain": True}),
]
QUESTIONS = {
    agenda.BREAK,
    agenda.TURN_END,
    agenda.ANOTHER_THROW,
    agenda.PURCHASE,
    agenda.AUCTION,
    agenda.BARGAIN,
    agenda.DEBT,
    agenda.INHERITANCE,
    agenda.CARD_CHOICE,
}


def moments(board: Board, players: int, seed: int, steps: int = STEPS) -> Iterator[State]:
    """Yield a random game after every step."""
    s, choice, a = State(), State(), Action()
    choice.generator = seed + 1
    new_game(s, board, players, seed)
    for _ in range(steps):
        yield s
        if s.over:
            return
        choose_anyhow(s, board, choice, a)
        step(s, board, a)


def seats_of(edition: Edition, players: int) -> list[Seat]:
    return [Seat(f"P{at}", edition.tokens[at].id) for at in range(players)]


def again(s: State, edition: Edition, variant: str = "") -> State:
    """Return the state that comes back from the text of its position."""
    seats = seats_of(edition, s.seats)
    document = position_of(s, edition, variant, {}, seats)
    return read_position_text(position_text(document)).state


@pytest.mark.parametrize(("edition_id", "variant", "players"), SEATINGS)
def test_every_moment_of_a_random_game_comes_back(
    edition_id: str, variant: str, players: int
) -> None:
    edition = load_edition(edition_id)
    board = board_of(edition, variant)

    for s in moments(board, players, seed=players * 31):
        assert again(s, edition, variant).to_ints() == s.to_ints()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_game_whose_luck_comes_from_outside_comes_back(players: int) -> None:
    board = board_of(CLASSIC)

    for s in moments(board, players, seed=players):
        twin = s.clone()
        twin.own_luck = 0
        twin.generator = 0
        assert again(twin, CLASSIC).to_ints() == twin.to_ints()


@pytest.mark.parametrize(("edition_id", "variant", "house_rules"), SPECIAL)
def test_a_moment_at_which_nature_is_asked_comes_back(
    edition_id: str, variant: str, house_rules: dict[str, object]
) -> None:
    names = ["A", "B", "C"]
    game = Game.new(edition_id, names, variant=variant, house_rules=house_rules)
    s, choice, a, luck = game.state, State(), Action(), Seeded(11)
    choice.generator = 12
    asked = 0
    for _ in range(STEPS):
        assert read_position_text(position_text(game.position())).state.to_ints() == s.to_ints()
        if to_move(s) == NATURE:
            asked += 1
            game.play(luck.answer(draw_of(s, game.board, game.edition)))
        elif to_move(s) == OUTSIDE:
            game.play(AuctionClock())
        elif not s.over:
            choose_anyhow(s, game.board, choice, a)
            step(s, game.board, a)

    assert asked > 10


def test_random_games_reach_every_question_of_the_classic_game() -> None:
    board = board_of(CLASSIC)
    seen: set[int] = set()
    for seed in range(40):
        for s in moments(board, 4, seed, steps=400):
            if s.agenda_kind[s.depth - 1] not in seen:
                seen.add(s.agenda_kind[s.depth - 1])
                assert again(s, CLASSIC).to_ints() == s.to_ints()
        if seen >= QUESTIONS:
            break

    assert seen >= QUESTIONS


def test_names_of_frames_and_keys_are_used_once() -> None:
    names = [name for name, _ in SHAPES.values()]
    doubled = [
        name for name, fields in SHAPES.values() if len({f.key for f in fields}) < len(fields)
    ]

    assert len(set(names)) == len(names)
    assert doubled == []


def test_a_fresh_position_is_short() -> None:
    game = Game.new("classic-2003", ["Ana", "Bo"])

    assert game.position() == {
        "format": "passgo-position",
        "version": 3,
        "edition": "classic-2003",
        "players": [
            {"name": "Ana", "token": "car", "cash": 1500, "at": "go"},
            {"name": "Bo", "token": "dog", "cash": 1500, "at": "go"},
        ],
        "turn": {"seat": 0, "number": 0},
        "bank": {"houses": 32, "hotels": 12},
        "agenda": [
            {"frame": "round"},
            {"frame": "opening", "to_throw": [0, 1], "in": [0, 1]},
        ],
    }


def test_what_is_left_out_is_as_at_the_start_of_the_first_turn() -> None:
    setup = read_position(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": "classic-2003",
            "players": [{"name": "Ana"}, {"name": "Bo", "token": "car"}],
        }
    )

    assert setup.seats == (Seat("Ana", "dog"), Seat("Bo", "car"))
    assert setup.state.cash[:2] == [1500, 1500]
    assert setup.state.turns == 1
    assert setup.state.agenda_kind[:2] == [agenda.ROUND, agenda.BREAK]
    assert setup.state.deck_count[:2] == [16, 16]


def test_the_text_is_stable_json_and_keeps_accents() -> None:
    game = Game.new("classic-2003", ["Chloé", "Bo"])

    text = position_text(game.position())

    assert "Chloé" in text
    assert json.loads(text) == game.position()
    assert position_text(json.loads(text)) == text


def test_a_game_goes_on_from_its_position() -> None:
    board = board_of(CLASSIC)
    s = list(moments(board, 3, seed=5))[-1]
    document = position_of(s, CLASSIC, "", {}, seats_of(CLASSIC, 3))

    assert Game.at(document).position() == document


def test_options_and_variant_come_back() -> None:
    game = Game.new("classic-2003", ["A", "B"], variant="timed", house_rules={"offers_per_pair": 1})

    setup = read_position(game.position())

    assert (setup.variant, setup.house_rules) == ("timed", {"offers_per_pair": 1})


def test_an_edition_of_ones_own_is_handed_in() -> None:
    document = Game.new("classic-2003", ["A", "B"]).position()

    assert read_position(document, CLASSIC).edition is CLASSIC


def test_a_pot_of_older_documents_lies_on_free_parking() -> None:
    rules = {"free_parking": "pot"}
    document = Game.new("classic-2003", ["A", "B"], house_rules=rules).position()
    assert document["pots"] == [{"place": "free-parking", "amount": 0}]
    before = {key: value for key, value in document.items() if key != "pots"} | {"pot": 350}

    found = Game.at(before).position()

    assert found["pots"] == [{"place": "free-parking", "amount": 350}]
    assert Game.at(found).position() == found
    assert "pots" not in Game.new("classic-2003", ["A", "B"]).position()
