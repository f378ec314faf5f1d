"""Try to rob the bots: one seat searches for offers that the others sign to their own harm.

The robber knows exactly how the others decide. In each of its turns it finds, for every bundle of
deeds, the worst terms that the other still accepts, and plays the best of these on from both ways;
it offers what wins most. What is offered to it, it plays on in the same way. Otherwise it plays as
`shark`. An honest seat would win one game in as many as there are seats.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple, cast

from former import weigh_as_before
from msgspec.structs import asdict

from passgo.boards import board_of
from passgo.bots import lineup
from passgo.bots.game_endings import LONGEST
from passgo.bots.value import network, scratch
from passgo.bots.weighted import judgement
from passgo.editions import load_edition
from passgo.kernel import Kernel, load
from passgo.rules.actions import ACCEPT, ASKED, GIVEN, OFFER, REFUSE, Action
from passgo.rules.agenda import BARGAIN, BREAK
from passgo.rules.limits import MEMBERS, NONE, SEATS
from passgo.rules.state import PLAYING, State
from passgo.simulate.intervals import wilson
from passgo.simulate.request import BOTS

FILE = Path(__file__).parent.parent / "build" / "robbery.json"
BASE = "shark"
TABLE = 4
SEED = 900_000
MOST = 12
"""Offers that are played on, of all that the other would sign."""
HALVINGS = 7
"""Steps towards the price that is just accepted."""


class Searching(Kernel):
    """The kernel with what the robber needs of it."""

    foresee = staticmethod(network.foresee)
    hand_over = staticmethod(judgement.hand_over)


class Terms(NamedTuple):
    """Deeds and cash of an offer: who is asked, what is given and asked, and the sum paid."""

    other: int
    given: tuple[int, ...]
    asked: tuple[int, ...]
    paid: int


class Robber:
    """Plays one game with a robber on a seat."""

    def __init__(self, edition: str, count: int, turns: int) -> None:
        self.kernel = cast(Searching, load("auto"))
        self.board = board_of(load_edition(edition), make=self.kernel.Board)
        self.count, self.turns = count, turns
        self.found, self.outlook = self.kernel.Rollouts(), self.kernel.Outlook()
        self.paper = self.kernel.State(), self.kernel.Memory(), self.kernel.Action()
        self.offers = self.deals = 0
        self.seconds = 0.0
        self.asked = 0

    def play(self, bots: Sequence[str], robber: int, seed: int, former: bool) -> float:
        """Return what the robber won of a game."""
        kernel, state, action = self.kernel, self.kernel.State(), self.kernel.Action()
        self.memory = kernel.Memory()
        for seat, bot in enumerate(bots):
            kernel.seat_bot(self.memory, seat, BOTS[bot])
            if former and seat != robber:
                weigh_as_before(self.memory, seat, bot)
        kernel.seed_memory(self.memory, seed + lineup.APART)
        kernel.new_game(state, self.board, len(bots), seed)
        self.me, self.seed, turn = robber, seed, -1
        while not state.over and state.turns < LONGEST:
            frame = state.agenda_kind[state.depth - 1]
            if frame == BREAK and state.turn == robber and state.turns != turn:
                turn = state.turns
                if self.timed(self.rob, state):
                    continue
            kernel.next_act(state, self.board, self.memory, action)
            if frame == BARGAIN and action.seat == robber:
                action.kind = self.timed(self.reply, state)
                self.memory.stale = 1
            kernel.step(state, self.board, action)
        return float(state.won[robber]) / max(1, sum(state.won))

    def timed(self, think, state: State):  # type: ignore[no-untyped-def]
        """Let the robber think, and count the time."""
        began = time.process_time()
        answer = think(state)
        self.seconds += time.process_time() - began
        self.asked += 1
        return answer

    def reply(self, state: State) -> int:
        """Return whether the offer on the table is accepted: the better of both ways."""
        ways = []
        for kind in (REFUSE, ACCEPT):
            action = self.kernel.Action()
            action.kind, action.seat = kind, self.me
            if self.kernel.why_not(state, self.board, action) == 0:
                ways.append((kind, self.after(state, action)))
        return cast(int, self.best(ways))

    def rob(self, state: State) -> bool:
        """Make the best offer that is accepted and wins more than none; False: there is none."""
        signed = [terms for terms in self.bundles(state) if terms is not None]
        signed.sort(key=lambda terms: -self.promise(state, terms))
        ways: list[tuple[object, State]] = [(None, state)]
        for terms in signed[:MOST]:
            if self.promise(state, terms) > 0:
                offered = self.after(state, self.offer(terms))
                accept = self.kernel.Action()
                accept.kind, accept.seat = ACCEPT, terms.other
                ways.append((terms, self.after(offered, accept)))
        best = self.best(ways)
        if best is None:
            return False
        self.offers += 1
        self.kernel.step(state, self.board, self.offer(cast(Terms, best)))
        answer = self.kernel.Action()
        self.kernel.next_act(state, self.board, self.memory, answer)
        self.deals += answer.kind == ACCEPT
        self.kernel.step(state, self.board, answer)
        return True

    def promise(self, state: State, terms: Terms) -> float:
        """Return what terms bring the robber at a look."""
        self.kernel.foresee(state, self.board, self.outlook)
        before = self.outlook.chance[self.me]
        after = state.clone()
        self.kernel.hand_over(after, self.board, self.offer(terms), NONE)
        self.kernel.foresee(after, self.board, self.outlook)
        return self.outlook.chance[self.me] - before

    def bundles(self, state: State) -> Iterator[Terms | None]:
        """Yield for every bundle of deeds the terms that the other just accepts."""
        b = self.board
        for other in range(state.seats):
            if other == self.me or state.status[other] != PLAYING:
                continue
            if state.offers_made[self.me * SEATS + other] >= b.offers_per_pair:
                continue
            theirs = self.open_deeds(state, other)
            mine = self.open_deeds(state, self.me)
            wanted = [
                part
                for part in theirs
                if any(b.group[p] == b.group[part[0]] for q in mine for p in q)
            ]
            asked = [*wanted, *(x + y for x, y in combinations(wanted[:4], 2))]
            asked += [sum(theirs, ())] if theirs else []
            given: list[tuple[int, ...]] = [()]
            given += [
                part
                for part in mine
                if any(b.group[p] == b.group[part[0]] for q in theirs for p in q)
            ][:3]
            lone = min(mine, key=lambda part: sum(b.price[p] for p in part), default=())
            given += [lone] if lone and lone not in given else []
            for take, give in product(dict.fromkeys(asked), given):
                if take and not {b.group[p] for p in take} & {b.group[p] for p in give}:
                    yield self.just_accepted(state, other, give, take)

    def open_deeds(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """Return the deeds of a seat that may change hands, those of a group together."""
        b = self.board
        found = []
        for group in range(b.groups):
            members = b.member[group * MEMBERS : group * MEMBERS + b.group_size[group]]
            held = tuple(place for place in members if state.owner[place] == seat)
            if held and not any(state.houses[place] for place in members):
                found.append(held)
        return found

    def just_accepted(
        self, state: State, other: int, given: tuple[int, ...], asked: tuple[int, ...]
    ) -> Terms | None:
        """Return terms with the least that the other accepts, None if it refuses all."""
        low, high = -state.cash[other], state.cash[self.me]
        if not self.is_accepted(state, Terms(other, given, asked, high)):
            return None
        for _ in range(HALVINGS):
            middle = (low + high) // 2
            if self.is_accepted(state, Terms(other, given, asked, middle)):
                high = middle
            else:
                low = middle
        return Terms(other, given, asked, high)

    def is_accepted(self, state: State, terms: Terms) -> bool:
        """Tell whether the other would sign, by its own way to decide."""
        offer = self.offer(terms)
        if self.kernel.why_not(state, self.board, offer) != 0:
            return False
        twin, memory, action = self.paper
        twin.copy_from(state)
        memory.copy_from(self.memory)
        self.kernel.step(twin, self.board, offer)
        self.kernel.choose(twin, self.board, memory, action)
        return action.kind == ACCEPT

    def offer(self, terms: Terms) -> Action:
        """Return an offer as an action."""
        action = self.kernel.Action()
        action.kind, action.seat, action.other = OFFER, self.me, terms.other
        action.amount, action.second = max(0, terms.paid), max(0, -terms.paid)
        for place in terms.given:
            action.deeds[place] = GIVEN
        for place in terms.asked:
            action.deeds[place] = ASKED
        return action

    def after(self, state: State, action: Action) -> State:
        """Return a position after an act, before any luck."""
        twin = state.clone()
        self.kernel.step(twin, self.board, action)
        return twin

    def best(self, ways: list[tuple[object, State]]) -> object:
        """Return the way that wins most; the first unless another is surely better."""
        if len(ways) == 1:
            return ways[0][0]
        won: dict[int, list[float]] = {at: [] for at in range(len(ways))}
        left = list(won)
        for count in (self.count // 6, self.count // 3, self.count // 2):
            for at in left:
                won[at] += self.rolled(ways[at][1], len(won[at]), count)
            ranked = sorted(left[1:], key=lambda at: -fmean(won[at]))
            left = [0, *ranked[: max(1, len(ranked) // 3)]]
        gains = [mine - base for mine, base in zip(won[left[1]], won[0], strict=True)]
        return ways[left[1]][0] if fmean(gains) > stdev(gains) / len(gains) ** 0.5 else ways[0][0]

    def rolled(self, state: State, first: int, count: int) -> list[float]:
        """Return what the robber won of some rollouts."""
        twin, memory, action = self.paper
        last = state.turns + self.turns if self.turns else 0
        self.kernel.roll_out(
            twin, self.board, memory, self.outlook, action, state, self.memory, self.found,
            self.seed + state.turns * 31, first, count, last,
        )  # fmt: skip
        return [self.found.chance[at * SEATS + self.me] / scratch.CERTAIN for at in range(count)]


def main() -> None:
    """Let the robber sit against three of each bot, and print what it wins."""
    parser = argparse.ArgumentParser(description="Try to rob the bots.")
    parser.add_argument("bots", nargs="*", default=["shark", "steady"])
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--rollouts", type=int, default=96)
    parser.add_argument("--turns", type=int, default=0, help="of a rollout; 0: to its end")
    parser.add_argument("--former", action="store_true", help="against the bots as they were")
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    rows = []
    for bot in given.bots:
        robber = Robber(given.edition, given.rollouts, given.turns)
        won = 0.0
        for game in range(given.games):
            seats = [bot] * TABLE
            seats[game % TABLE] = BASE
            won += robber.play(seats, game % TABLE, given.seed + game, given.former)
        rate = wilson(round(won), given.games)
        rows.append({"bot": bot, "former": given.former, "games": given.games, **asdict(rate)})
        print(
            f"three {'former ' * given.former}{bot}: {100 * rate.value:.1f} % "
            f"({100 * rate.low:.1f}–{100 * rate.high:.1f}), {robber.deals / given.games:.1f} of "
            f"{robber.offers / given.games:.1f} offers accepted a game, "
            f"{1000 * robber.seconds / max(1, robber.asked):.0f} ms a decision",
            flush=True,
        )
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
