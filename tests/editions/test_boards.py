"""The kernel's board says what the edition says, in numbers."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from passgo.boards import CHOICES, board_of
from passgo.compiling.choices import constant
from passgo.editions import Edition, load_edition
from passgo.editions import limits as data_limits
from passgo.editions.rules import Rules
from passgo.kernel import load
from passgo.rules import board as words
from passgo.rules import limits
from passgo.rules.limits import NONE

MIXED = Path(__file__).parent / "samples" / "mixed"
GAMES = 1_000
SOUND = (0, 1, 2)  # ended, or stopped by a safeguard; 3 and 4 are bugs


@pytest.fixture
def round_board() -> Edition:
    return load_edition("revolution-2009")


def test_data_and_rules_agree_how_large_an_edition_may_be() -> None:
    names = ("SEATS", "PLACES", "GROUPS", "MEMBERS", "DECKS", "CARDS", "KEPT", "TOKENS")

    assert {name: getattr(data_limits, name) for name in names} == {
        name: getattr(limits, name) for name in names
    }
    assert data_limits.SIDES * 6 <= limits.POWERS


def test_amounts_are_counted_in_the_smallest_step(round_board: Edition) -> None:
    board = board_of(round_board)

    assert (board.start_cash, board.salary, board.fine) == (1500, 200, 50)
    assert (board.auction_minimum, board.auction_raise) == (1, 1)
    assert (board.price[39], board.mortgage[39]) == (400, 200)
    assert board.group_rent[9 * limits.MEMBERS : 9 * limits.MEMBERS + 4] == [28, 70, 140, 200]


def test_zones_lie_between_the_corners(round_board: Edition) -> None:
    board = board_of(round_board)

    assert board.zones == 4
    for place in range(40):
        assert board.zone[place] == (NONE if place % 10 == 0 else place // 10)
    kinds = [place for place in range(40) if board.kind[place] == words.ZONE]
    assert kinds == [7, 17, 22, 36]


def test_texts_of_the_unit_are_one_deck_drawn_from_all(round_board: Edition) -> None:
    board = board_of(round_board)

    assert (board.decks, board.text_deck, board.draws_any[0], board.deck_size[0]) == (1, 0, 1, 24)
    assert (board.random_texts, board.texts_chain, board.texts_fade) == (8, 0, 0)
    assert board.card_kind[2] == words.CARD_JAIL_RELEASE
    assert (board.card_kind[7], board.card_second[7]) == (words.CARD_NEAREST, 0)
    scopes = [number for number in range(24) if board.card_scope[number] == words.FOR_ALL]
    assert scopes == [21, 22, 23]


def test_packs_are_no_texts() -> None:
    board = board_of(load_edition("classic-2003"))

    assert (board.text_deck, board.random_texts, board.zones) == (NONE, 0, 0)
    assert board.draws_any[:2] == [0, 0]


def test_every_rule_is_on_the_board_but_those_of_clocks_and_the_number_of_dice() -> None:
    board = board_of(load_edition("classic-2003"))

    missing = [name for name in Rules.__struct_fields__ if not hasattr(board, name)]

    assert missing == ["dice", "auction_seconds", "auction_beeps"]


WORDED = ("jail_failed", "unsold", "utility_by_card", "card_return", "deal_price", "trades")


@pytest.mark.parametrize("rule", WORDED)
def test_a_choice_has_the_number_that_the_rules_know_it_by(rule: str) -> None:
    edition = load_edition("classic-2003")

    for word in CHOICES[rule]:
        number = getattr(words, constant(rule, word))
        assert getattr(board_of(edition, house_rules={rule: word}), rule) == number


def test_options_reach_the_board(round_board: Edition) -> None:
    house_rules = {"texts_chain": True, "texts_fade": True, "random_texts": 4}
    board = board_of(round_board, house_rules=house_rules)

    assert (board.texts_chain, board.texts_fade, board.random_texts) == (1, 1, 4)


@pytest.mark.parametrize(
    ("edition_id", "auction_end", "taker_pays"),
    [
        ("classic-2003", words.AUCTION_END_ALL_LEFT, words.TAKER_PAYS_INTEREST),
        ("revolution-2009", words.AUCTION_END_TIMER, words.TAKER_PAYS_NOTHING),
        ("clone-wars-2008", words.AUCTION_END_ALL_LEFT, words.TAKER_PAYS_INTEREST),
    ],
)
def test_auctions_and_taken_mortgages_follow_the_edition(
    edition_id: str, auction_end: int, taker_pays: int
) -> None:
    board = board_of(load_edition(edition_id))

    assert (board.auction_end, board.taker_pays) == (auction_end, taker_pays)


def test_tokens_stand_on_their_sides() -> None:
    board = board_of(load_edition("clone-wars-2008"))

    assert board.tokens == 6
    assert board.token_side[:6] == [words.FIRST_SIDE] * 4 + [words.SECOND_SIDE] * 2


def test_powers_lie_at_their_side_and_die() -> None:
    board = board_of(load_edition("clone-wars-2008"), house_rules={"powers": "on"})

    assert board.powers == 1
    assert board.power_kind[:12] == [
        words.POWER_GIFT,
        words.POWER_GIFT,
        words.POWER_JUMP,
        words.POWER_EXTRA_TURN,
        words.POWER_CASH,
        words.POWER_SHIFT,
        words.POWER_STEAL,
        words.POWER_STEAL,
        words.POWER_JUMP,
        words.POWER_EXTRA_TURN,
        words.POWER_WIPE_OUT,
        words.POWER_SHIFT,
    ]
    assert board.power_from[:12] == [2, 2, 2, 2, 6, 4, 4, 4, 2, 2, 6, 4]
    assert board.power_amount[:5] == [100, 200, 0, 0, 3000]
    assert (board.power_count[:2], board.power_count[6:8]) == ([1, 2], [1, 2])
    assert board.power_loss[:12] == [100] * 10 + [200, 100]


def test_powers_are_off_unless_the_table_wants_them() -> None:
    assert board_of(load_edition("clone-wars-2008")).powers == 0


def test_an_edition_that_mixes_everything_needs_no_code() -> None:
    board = board_of(load_edition(MIXED), "quick")

    assert (board.places, board.group_size[1], board.zones, board.decks) == (24, 4, 2, 2)
    assert (board.text_deck, board.draws_any[:2], board.random_texts) == (1, [0, 1], 5)
    assert (board.rent_window, board.utility_rent) == (
        words.RENT_WINDOW_UNTIL_NEXT_THROW,
        words.UTILITY_RENT_PRINTED,
    )
    assert (board.deal_deeds, board.deal_price) == (2, words.DEAL_PRICE_PRINTED)
    assert (board.powers, board.power_kind[5]) == (1, words.POWER_WIPE_OUT)
    assert board.power_kind[6:] == [0] * 10
    assert (board.start_cash, board.price[1]) == (240, 12)


@dataclass(frozen=True)
class Table:
    """One way to sit down to the mixed edition."""

    variant: str
    powers: str
    seats: int
    games: int


TABLES = [
    Table(variant, powers, seats, GAMES // 10)
    for variant, powers in (("", "on"), ("quick", "on"), ("timed", "off"))
    for seats in (2, 3, 4)
] + [Table("", "off", 4, GAMES // 10)]


def test_the_mixed_tables_make_a_thousand_games() -> None:
    assert sum(table.games for table in TABLES) == GAMES


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t.variant}-{t.powers}-{t.seats}")
def test_random_games_of_the_mixed_edition_keep_every_invariant(table: Table) -> None:
    kernel = load("compiled")
    board = board_of(load_edition(MIXED), table.variant, {"powers": table.powers}, kernel.Board)
    endings = []
    for seed in range(1, table.games + 1):
        state, choice, action = kernel.State(), kernel.State(), kernel.Action()
        memory = kernel.Memory()
        choice.generator = seed
        kernel.new_game(state, board, table.seats, seed)
        endings.append(kernel.play_checked(state, board, memory, choice, action, 1_000, 200_000, 1))

    assert set(endings) <= set(SOUND)
    assert 0 in endings
