"""Measure what counting costs: games per second with and without the tally, in turns."""

from __future__ import annotations

import argparse
import json
import statistics
import time

from passgo.boards import board_of
from passgo.bots.game_endings import LONGEST, MOST_DECISIONS
from passgo.editions import load_edition
from passgo.kernel import Kernel, load
from passgo.simulate.chunks import play_chunk
from passgo.simulate.request import BOTS, Request, request

EDITIONS = ("classic-2003", "classic-us")
ROUNDS = 5


def bare(kernel: Kernel, wanted: Request) -> float:
    """Return the processor seconds of the games of a request without counting."""
    board = board_of(load_edition(wanted.edition), "", {}, kernel.Board)
    fresh, blank = kernel.State(), kernel.Memory()
    blank.guarded = 0  # as a simulation by the book plays
    state, memory, action = kernel.State(), kernel.Memory(), kernel.Action()
    players = len(wanted.bots)
    began = time.process_time()
    for game in range(wanted.games):
        seed = wanted.first_seed + game
        state.copy_from(fresh)
        memory.copy_from(blank)
        for at, bot in enumerate(wanted.bots):
            kernel.seat_bot(memory, (at + game) % players, BOTS[bot])
        kernel.seed_memory(memory, seed)
        kernel.new_game(state, board, players, seed)
        kernel.play_game(state, board, memory, action, LONGEST, MOST_DECISIONS)
    return time.process_time() - began


def measured(edition: str, games: int) -> dict[str, float]:
    """Return the rates of one edition: the middle of rounds in turns."""
    kernel, wanted = load(), request(edition, ("steady",) * 4, games, seed=7)
    rates: dict[str, list[float]] = {"bare": [], "counted": []}
    for _ in range(ROUNDS):
        rates["bare"].append(games / bare(kernel, wanted))
        rates["counted"].append(games / play_chunk(wanted, 0).seconds)
    middle = {name: statistics.median(values) for name, values in rates.items()}
    return {
        "games_per_second": round(middle["bare"]),
        "games_per_second_counted": round(middle["counted"]),
        "ratio": round(middle["counted"] / middle["bare"], 3),
    }


def main() -> None:
    """Print the figures of every edition as JSON."""
    parser = argparse.ArgumentParser(description="Measure what counting costs, on one core.")
    parser.add_argument("--games", type=int, default=500)
    games = parser.parse_args().games
    print(json.dumps({"form": load().form, **{name: measured(name, games) for name in EDITIONS}}))


if __name__ == "__main__":
    main()
