"""Judge deals by many rollouts, and tell how often each bot signs or refuses them wrongly.

Half of the deals were offered by bots in games they played, half are drawn: a part of a group that
both share is asked for, for cash, for a part that the other wants or for both. What a deal is worth
to whom it is offered is what it wins more of the same rollouts after accepting than after refusing,
if everybody goes on as `shark`. Then each bot is asked in that seat, with a memory of its own.

    python benchmarks/deals.py --deals 200 --rollouts 20000
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from passgo.boards import board_of
from passgo.bots.value.scratch import CERTAIN
from passgo.bots.weighed_ways import GRAIN
from passgo.editions import load_edition
from passgo.kernel import load
from passgo.rules.actions import ACCEPT, ASKED, GIVEN, OFFER, REFUSE, Action
from passgo.rules.agenda import BARGAIN, BREAK, top_kind
from passgo.rules.limits import MEMBERS, SEATS
from passgo.rules.state import PLAYING, State
from passgo.simulate.intervals import Rate, Z, wilson
from passgo.simulate.request import BOTS

FILE = Path(__file__).parent.parent / "build" / "deals.json"
PLAYERS = ("shark", "steady", "novice", "shark")
JUDGED = ("champion", "shark", "steady", "novice")
MODEL = "shark"
DRAWS = 40
"""Offers that are drawn until one is allowed."""
GIVES, IS_PAID = 0.6, 0.25
"""How often a drawn offer gives deeds too, and how often its maker is the one who gets cash."""
SEED = 600_000


class Deal(NamedTuple):
    """An offer on the table, what accepting it brings, and half of the interval of that."""

    state: State
    seed: int
    is_drawn: bool
    gain: float
    half: float


class Dealers:
    """Games from which deals are taken, and the rollouts that judge them."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.kernel = load("compiled")
        self.board = board_of(load_edition(given.edition), make=self.kernel.Board)
        self.rollouts, self.turns = given.rollouts, given.turns
        kernel = self.kernel
        self.paper = kernel.State(), kernel.Memory(), kernel.Outlook(), kernel.Action()

    def deals(self, count: int, seed: int) -> Iterator[Deal]:
        """Yield judged deals, one of each game, offered and drawn ones in turn."""
        found = 0
        while found < count:
            seed += 1
            state = self.offered(seed, is_drawn=found % 2 == 1)
            if state is not None:
                yield Deal(state, seed, found % 2 == 1, *self.judged(state, seed))
                found += 1

    def offered(self, seed: int, *, is_drawn: bool) -> State | None:
        """Return a game in which an offer lies on the table; None: it came to none."""
        kernel, luck = self.kernel, random.Random(seed)
        state, memory, action = kernel.State(), kernel.Memory(), kernel.Action()
        for seat, bot in enumerate(PLAYERS):
            kernel.seat_bot(memory, (seat + seed) % len(PLAYERS), BOTS[bot])
        kernel.seed_memory(memory, seed)
        kernel.new_game(state, self.board, len(PLAYERS), seed)
        wanted = luck.randrange(16, 90)
        while not state.over and state.turns < wanted + 40:
            frame = top_kind(state)
            if state.turns >= wanted:
                if frame == BARGAIN and not is_drawn:
                    return state
                if frame == BREAK and is_drawn and self.draw(state, luck):
                    return state
            kernel.next_act(state, self.board, memory, action)
            kernel.step(state, self.board, action)
        return None

    def draw(self, state: State, luck: random.Random) -> bool:
        """Lay an offer of the player in turn on the table; False: none that was drawn may be."""
        others = [
            seat
            for seat in range(state.seats)
            if seat != state.turn and state.status[seat] == PLAYING
        ]
        for _ in range(DRAWS):
            other = luck.choice(others)
            asked = self.parts(state, other, state.turn)
            given = self.parts(state, state.turn, other)
            if not asked:
                continue
            action = self.kernel.Action()
            action.kind, action.seat, action.other = OFFER, state.turn, other
            group = luck.choice(list(asked))
            self.name(action, asked[group], ASKED)
            others_wish = [parts for each, parts in given.items() if each != group]
            if others_wish and luck.random() < GIVES:
                self.name(action, luck.choice(others_wish), GIVEN)
            paid = luck.choice((0, 1, 1)) * luck.randrange(self.board.salary * 3)
            if luck.random() < IS_PAID:
                action.second = min(paid, state.cash[other])
            else:
                action.amount = min(paid, state.cash[state.turn])
            if self.kernel.why_not(state, self.board, action) == 0:
                self.kernel.step(state, self.board, action)
                return True
        return False

    def parts(self, state: State, owner: int, other: int) -> dict[int, list[int]]:
        """Return by group what *owner* has of groups without houses that *other* has a part of."""
        b, found = self.board, dict[int, list[int]]()
        for group in range(b.groups):
            members = b.member[group * MEMBERS : group * MEMBERS + b.group_size[group]]
            owners = [state.owner[place] for place in members]
            if owner in owners and other in owners and not any(state.houses[at] for at in members):
                found[group] = [place for place in members if state.owner[place] == owner]
        return found

    def name(self, action: Action, places: list[int], side: int) -> None:
        """Name the deeds of one side of an offer."""
        for place in places:
            action.deeds[place] = side

    def judged(self, state: State, seed: int) -> tuple[float, float]:
        """Return what accepting brings, with half of its interval."""
        kernel, seat = self.kernel, state.offer_to
        ways, model = kernel.Ways(), kernel.Memory()
        for each in range(state.seats):
            kernel.seat_bot(model, each, BOTS[MODEL])
        for way, kind in enumerate((REFUSE, ACCEPT)):
            action = kernel.Action()
            action.kind = kind
            kernel.write_way(ways, way, action, model.floor[seat])
        ways.ways = 2
        kernel.open_ways(ways, seat)
        last = state.turns + self.turns if self.turns else 0
        kernel.try_ways(
            state, self.board, model, ways, *self.paper, seed, 0, self.rollouts, last, 0, 0
        )
        at, count = SEATS + seat, ways.rounds
        mean = ways.lead[at] / count
        spread = ways.lead_square[at] / count - mean * mean
        return mean * GRAIN / CERTAIN, Z * sqrt(spread / count) * GRAIN / CERTAIN

    def accepts(self, bot: str, deal: Deal) -> bool:
        """Tell whether a bot in the seat of whom the deal is offered to accepts it."""
        kernel, memory, action = self.kernel, self.kernel.Memory(), self.kernel.Action()
        for seat in range(deal.state.seats):
            kernel.seat_bot(memory, seat, BOTS[MODEL])
        kernel.seat_bot(memory, deal.state.offer_to, BOTS[bot])
        kernel.seed_memory(memory, deal.seed)
        kernel.choose(deal.state.clone(), self.board, memory, action)
        return bool(action.kind == ACCEPT)


def shown(rate: Rate, count: int) -> str:
    """Return a share with its interval and of how many it is."""
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f}) of {count}"


def main() -> None:
    """Judge deals, ask the bots, and print how often each is wrong."""
    parser = argparse.ArgumentParser(description="Tell how well bots judge deals.")
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=20_000)
    parser.add_argument("--turns", type=int, default=40, help="of a rollout; 0: to its end")
    parser.add_argument("--points", type=float, default=3.0, help="that a deal costs or brings")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--bots", nargs="+", default=JUDGED, choices=sorted(BOTS))
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    dealers, limit = Dealers(given), given.points / 100
    deals = list(dealers.deals(given.deals, given.seed))
    bad = [deal for deal in deals if deal.gain < -limit]
    good = [deal for deal in deals if deal.gain > limit]
    widest = max(deal.half for deal in deals)
    print(f"{len(deals)} deals: {len(bad)} cost and {len(good)} bring more than {given.points}")
    print(f"points to whom they are offered; intervals are ± {100 * widest:.1f} at most")
    rows = []
    for bot in given.bots:
        signed = wilson(sum(dealers.accepts(bot, deal) for deal in bad), len(bad))
        refused = wilson(sum(not dealers.accepts(bot, deal) for deal in good), len(good))
        rows.append({"bot": bot, "signs_bad": signed.value, "refuses_good": refused.value})
        print(f"{bot}: signs {shown(signed, len(bad))}, refuses {shown(refused, len(good))}")
    told = [(deal.is_drawn, round(deal.gain, 4), round(deal.half, 4)) for deal in deals]
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(json.dumps({"bots": rows, "deals": told}, indent=1) + "\n")


if __name__ == "__main__":
    main()
