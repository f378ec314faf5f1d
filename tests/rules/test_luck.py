"""Luck: the draws of simulation, each as likely as the other, and only what can come."""

from collections import Counter
from collections.abc import Callable

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.agenda import CARD_BACK_UNDER, ROUND, push
from passgo.rules.board import Board
from passgo.rules.limits import CARDS, NOBODY
from passgo.rules.luck import (
    draw_below,
    draw_free_deed,
    draw_unseen_card,
    is_free_deed,
    is_unseen,
    seed_generator,
    seen_cards,
)
from passgo.rules.state import UNSEEN, State
from passgo.rules.turn import start

CHANCE = 0
CHEST = 1
DRAWS = 3200
ZERO_SEED = 0x9E3779B9 * pow(2654435761, -1, 1 << 32) % (1 << 32)  # mixes to zero


def board() -> Board:
    """Return the classic board."""
    return board_of(load_edition("classic-2003"))


def seeded(b: Board, seed: int) -> State:
    """Return a new game of two that draws its own luck."""
    s = State()
    s.seats = 2
    start(s, b)
    seed_generator(s, seed)
    return s


def counted(draw: Callable[[], int]) -> Counter[int]:
    """Return how often each outcome comes."""
    return Counter(draw() for _ in range(DRAWS))


def test_every_side_of_a_die_comes_about_as_often() -> None:
    s = seeded(board(), 7)

    sides = counted(lambda: draw_below(s, 6))

    assert sorted(sides) == [0, 1, 2, 3, 4, 5]
    assert min(sides.values()) > DRAWS / 6 * 0.8
    assert max(sides.values()) < DRAWS / 6 * 1.2


def test_the_generator_takes_the_steps_of_xorshift() -> None:
    s = State()
    s.generator = 1

    numbers = [draw_below(s, 1) or s.generator for _ in range(3)]

    assert numbers == [270369, 67634689, 2647435461]


@pytest.mark.parametrize("seed", [0, 1, 2, ZERO_SEED, 1 << 40])
def test_no_seed_stops_the_generator(seed: int) -> None:
    s = seeded(board(), seed)

    assert 0 < s.generator < 1 << 32
    assert len({draw_below(s, 1000) for _ in range(50)}) > 30


def test_neighbouring_seeds_give_different_games() -> None:
    b = board()

    firsts = [draw_below(seeded(b, seed), 1 << 16) for seed in range(100)]

    assert len(set(firsts)) > 95


def test_a_seed_forgets_its_first_eight_numbers() -> None:
    s, mixed = State(), State()
    mixed.generator = (5 * 2654435761 & 0xFFFFFFFF) ^ 0x9E3779B9

    seed_generator(s, 5)
    for _ in range(8):
        draw_below(mixed, 2)

    assert s.generator == mixed.generator


def test_a_seed_that_mixes_to_zero_is_replaced() -> None:
    s, other = State(), State()
    other.generator = 0x9E3779B9

    seed_generator(s, ZERO_SEED)
    for _ in range(8):
        draw_below(other, 2)

    assert s.generator == other.generator


@pytest.mark.clause("CL-012")
def test_every_card_of_a_pack_may_lie_on_top() -> None:
    b = board()
    s = seeded(b, 7)

    cards = counted(lambda: draw_unseen_card(s, b, CHEST))

    assert sorted(cards) == list(range(16))
    assert min(cards.values()) > DRAWS / 16 * 0.7


@pytest.mark.clause("CL-080", "CL-083")
def test_neither_a_known_card_nor_a_kept_one_is_drawn() -> None:
    b = board()
    s = seeded(b, 7)
    kept = b.kept_card[CHANCE]
    s.kept_by[CHANCE] = 1
    s.deck_count[CHANCE] = 15
    s.deck[CHANCE * CARDS + 14] = 3

    cards = counted(lambda: draw_unseen_card(s, b, CHANCE))

    assert sorted(cards) == sorted(set(range(16)) - {kept, 3})
    assert sorted(counted(lambda: draw_unseen_card(s, b, CHEST))) == list(range(16))


@pytest.mark.clause("CL-080", "CL-083")
def test_only_a_card_that_may_lie_unseen_is_possible() -> None:
    b = board()
    s = seeded(b, 7)
    s.kept_by[CHEST] = 0
    s.deck_count[CHEST] = 15
    s.deck[CHEST * CARDS + 14] = 3

    possible = [card for card in range(-2, 18) if is_unseen(s, b, CHEST, card)]

    assert possible == [card for card in range(16) if card not in (3, b.kept_card[CHEST] % CARDS)]
    assert not is_unseen(s, b, CHANCE, UNSEEN)
    assert s.kept_by[CHANCE] == NOBODY


@pytest.mark.clause("CL-021")
def test_only_deeds_of_the_bank_are_drawn_each_about_as_often() -> None:
    b = board()
    s = seeded(b, 7)
    free = [place for place in range(b.places) if b.price[place]][:5]
    for place in range(b.places):
        if place not in free:
            s.owner[place] = 0 if b.price[place] else NOBODY

    deeds = counted(lambda: draw_free_deed(s, b))

    assert sorted(deeds) == free
    assert min(deeds.values()) > DRAWS / 5 * 0.8
    assert [place for place in range(b.places) if is_free_deed(s, b, place)] == free


@pytest.mark.parametrize("deck", [CHANCE, CHEST])
def test_known_kept_and_obeyed_cards_of_a_pack_are_seen_and_no_others(deck: int) -> None:
    b = board()
    s = State()
    s.seats = 2
    start(s, b)
    other = CHEST - deck
    kept = next(at for at in range(b.kept_cards) if b.kept_card[at] // CARDS == deck)
    s.kept_by[kept] = 1
    s.deck[deck * CARDS + 2] = 5
    s.deck[other * CARDS + 2] = 4
    push(s, CARD_BACK_UNDER, NOBODY, deck * CARDS, 0, 0)
    push(s, CARD_BACK_UNDER, NOBODY, other * CARDS, 0, 0)
    push(s, ROUND, NOBODY, deck * CARDS + 9, 0, 0)

    seen = seen_cards(s, b, deck)

    cards = {card for card in range(CARDS) if seen >> card & 1}
    assert cards == {5, 0, b.kept_card[kept] - deck * CARDS}
    assert seen < 1 << CARDS
