"""Play the games from which the value of positions is learned.

The first part of a game brings variety: bots of any level, and now and then deeds and cash that
change hands without reason. From a turn on that is drawn for each game everybody plays like the
model; positions from there on, and who won in the end, are what is kept. Needs numpy, which the
product does not.
"""

from __future__ import annotations

import argparse
import random
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from passgo.boards import board_of
from passgo.editions import edition_ids, load_edition
from passgo.kernel import load
from passgo.rules.agenda import BREAK
from passgo.rules.board import Board
from passgo.rules.limits import MEMBERS, SEATS
from passgo.rules.state import PLAYING, State
from passgo.simulate.request import BOTS

MODEL = BOTS["shark"]
STRANGERS = [BOTS[name] for name in ("novice", "steady", "shark", "shark", "fp-a")]
LONGEST = 400
FOUR, MIXED, KEPT_TURN, KEPT_ACT = 0.6, 0.06, 0.12, 0.004
"""How often four play, two mix their deeds, and a turn's start or another moment is kept."""
KERNEL = load("auto")


class Way(NamedTuple):
    """One way to play: an edition, a variant and its house rules."""

    edition: str
    variant: str
    house_rules: tuple[tuple[str, object], ...]


def ways() -> Iterator[Way]:
    """Yield every dice edition with its variants, and with powers off and on."""
    for name in edition_ids():
        edition = load_edition(name)
        for variant in ("", *(each.id for each in edition.variants if each.id != "timed")):
            if edition.powers:
                yield Way(name, variant, (("powers", "off"),))
                yield Way(name, variant, (("powers", "on"),))
            else:
                yield Way(name, variant, ())


class Seen(NamedTuple):
    """What is seen of a position: features of all seats, who is in, and everybody's chances."""

    features: array[int]
    playing: int
    chances: list[int]


class Sampler:
    """Plays games one way and keeps positions of them."""

    def __init__(self, way: Way) -> None:
        self.edition = load_edition(way.edition)
        rules = dict(way.house_rules)
        self.board = board_of(self.edition, way.variant, rules, KERNEL.Board)
        self.outlook = vars(KERNEL)["Outlook"]()
        self.foresee = vars(KERNEL)["foresee"]

    def play(self, seed: int, kept: int) -> Iterator[tuple[Seen, list[float]]]:
        """Yield positions of one game, each with what everybody won in the end."""
        luck = random.Random(seed)
        low, high = self.edition.players.min, min(SEATS, self.edition.players.max)
        seats = 4 if luck.random() < FOUR else luck.randint(low, high)
        memory, state, action = KERNEL.Memory(), KERNEL.State(), KERNEL.Action()
        for seat in range(seats):
            KERNEL.seat_bot(memory, seat, luck.choice(STRANGERS))
        KERNEL.seed_memory(memory, seed + 1)
        KERNEL.new_game(state, self.board, seats, seed)
        settled = int(luck.choice((0, 20, 40, 60, 90)) * luck.random() * seats / 4)
        positions: list[Seen] = []
        turn, is_model = -1, False
        while not state.over and state.turns < settled + LONGEST:
            if state.turns != turn:
                turn = state.turns
                if turn < settled and luck.random() < MIXED:
                    mix(state, self.board, luck)
                    memory.stale = 1
                if not is_model and turn >= settled:
                    is_model = True
                    for seat in range(seats):
                        KERNEL.seat_bot(memory, seat, MODEL)
                        memory.ready[seat] = 0
                if is_model and luck.random() < KEPT_TURN:
                    positions.append(self.seen(state))
            elif is_model and luck.random() < KEPT_ACT:
                positions.append(self.seen(state))
            KERNEL.next_act(state, self.board, memory, action)
            KERNEL.step(state, self.board, action)
        if not state.over:
            return
        won = list(state.won)
        shares = [each / sum(won) for each in won]
        luck.shuffle(positions)
        for seen in positions[:kept]:
            yield seen, shares

    def seen(self, state: State) -> Seen:
        """Return what the value of positions sees now, with a bit for each who is in."""
        self.foresee(state, self.board, self.outlook)
        playing = sum(1 << seat for seat in range(state.seats) if state.status[seat] == PLAYING)
        return Seen(array("h", self.outlook.feature), playing, list(self.outlook.chance))


def mix(state: State, board: Board, luck: random.Random) -> None:
    """Let two players exchange deeds and cash without reason; or one give some to another."""
    if state.agenda_kind[state.depth - 1] != BREAK:
        return
    sides = [seat for seat in range(state.seats) if state.status[seat] == PLAYING]
    giver, taker = luck.sample(sides, 2)
    for one, other in ((giver, taker), (taker, giver)):
        held = [
            place
            for place in range(board.places)
            if board.group[place] >= 0
            and state.owner[place] == one
            and not any(
                state.houses[board.member[board.group[place] * MEMBERS + at]]
                for at in range(board.group_size[board.group[place]])
            )
        ]
        for place in luck.sample(held, min(len(held), luck.choice((0, 0, 1, 1, 2, 3)))):
            state.owner[place] = other
    cash = int(state.cash[giver] * luck.choice((0, 0, 0.1, 0.3, 0.6)))
    if cash > 0:
        state.cash[giver] -= cash
        state.cash[taker] += cash


def main() -> None:
    """Play games of all ways in turn, the full rules more often, and write their positions."""
    parser = argparse.ArgumentParser(description="Play games to learn the value of positions from.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--kept", type=int, default=8, help="positions of one game, at most")
    given = parser.parse_args()
    samplers = [Sampler(way) for way in ways()]
    full = [at for at, way in enumerate(ways()) if not way.variant]
    rows: dict[str, list[object]] = {name: [] for name in "XPYGK"}
    for game in range(given.games):
        way = game % len(samplers) if game % 3 == 0 else full[game % len(full)]
        for seen, shares in samplers[way].play(given.seed + game, given.kept):
            found = np.array(seen.features, dtype=np.int16).reshape(SEATS, -1)
            for name, value in zip("XPYGK", (found, seen.playing, shares, game, way), strict=True):
                rows[name].append(value)
    np.savez(
        given.file, allow_pickle=False, **{name: np.array(values) for name, values in rows.items()}
    )


if __name__ == "__main__":
    main()
