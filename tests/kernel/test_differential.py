"""Random games of every edition run alike in the plain and the compiled form."""

from itertools import product

import pytest

from passgo.boards import board_of
from passgo.editions import Edition, edition_ids, load_edition
from passgo.kernel import Kernel, load

TURNS = 60
DECISIONS = 20_000

Played = tuple[int, list[int], list[tuple[int, ...]]]


def play(kernel: Kernel, edition: Edition, variant: str, seats: int, seed: int) -> Played:
    """Return how a random game ended, in what state, and all that happened."""
    board = board_of(edition, variant, make=kernel.Board)
    state, scratch, action = kernel.State(), kernel.State(), kernel.Action()
    log = state.log = kernel.Log()
    kernel.new_game(state, board, seats, 10 * seats + seed)
    kernel.seed_generator(scratch, seed)
    memory = kernel.Memory()
    end = kernel.play_checked(state, board, memory, scratch, action, TURNS, DECISIONS, 1)
    return end, state.to_ints(), [*log.rows]


@pytest.mark.parametrize("edition_id", edition_ids())
def test_random_games_are_alike(edition_id: str) -> None:
    edition = load_edition(edition_id)
    plain, compiled = load("plain"), load("compiled")
    seats = range(edition.players.min, edition.players.max + 1)
    variants = ("", *(each.id for each in edition.variants))
    happened = 0

    for game in product(variants, seats, range(3)):
        expected = play(plain, edition, *game)
        assert play(compiled, edition, *game) == expected, game
        happened += len(expected[2])
    assert happened > 1000, "the games were too short to tell anything"
