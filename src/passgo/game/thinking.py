"""Thinking: what a bot of a dice game answers to its question, from the open position alone.

Bots think with the compiled rules where those are there; they decide the same without them.
"""

from passgo.bots.blank_actions import clear_action
from passgo.bots.fallback import fall_back
from passgo.bots.memory import SPARED, WATCHED, Memory
from passgo.bots.random.fuzzing import TRIES, draft_answer
from passgo.bots.registry import BOTS
from passgo.editions import Edition
from passgo.game.compiled_twin import Rules, fastest
from passgo.game.encoding import decode
from passgo.game.orders import Order
from passgo.rules.actions import ACCEPT, BID, COUNTER, GIVE_UP, LEAVE, REFUSE, Action
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY
from passgo.rules.luck import seed_generator
from passgo.rules.machine import why_not
from passgo.rules.shortage import cheapest_above
from passgo.rules.slots import auction_of
from passgo.rules.state import PLAYING, State
from passgo.thoughts import COVERING, BotTask, Thought

LEVELS = {bot.name: bot.kind for bot in BOTS if bot.is_level}
THINKERS = tuple(bot.name for bot in BOTS if bot.is_level and bot.thinks)
"""The levels that play on from what they could do, the weakest first."""
MOST_ACTS = 12
"""What a bot does unasked between two questions: a table goes on though a bot may not stop."""


class Thinker:
    """Whoever thinks over one moment of a game."""

    def __init__(self, s: State, b: Board, edition: Edition) -> None:
        self._s, self._b, self._edition = s, b, edition

    def think(self, task: BotTask) -> Thought:
        """Return what a bot decides; the same task gives the same thought."""
        memory = remembered(task)
        if task.seat == NOBODY:
            return self._unasked(task, memory)
        order = self._considered(task, memory)
        return Thought(seat=task.seat, order=order, memory=memory.to_ints())

    def simplest(self, seat: int) -> Order:
        """Return the plainest answer that is always allowed."""
        action = Action()
        fall_back(self._s, self._b, action, seat)
        return self._order(action)

    def _order(self, action: Action) -> Order:
        return decode(action, self._edition)

    def _considered(self, task: BotTask, memory: Memory) -> Order:
        """Return what a bot of this level decides; what it cannot answer is tried at random."""
        s, b = self._s, self._b
        is_covering = task.seat in covered_seats(task)
        action = Rules(s, b).chosen(memory, task.seat)
        if is_covering:
            restrain(s, b, action)
        if action.seat != task.seat or why_not(s, b, action) != 0:
            if is_covering:
                return self.simplest(task.seat)
            return self._some_answer(task.seat, task.seed)
        return self._order(action)

    def _unasked(self, task: BotTask, memory: Memory) -> Thought:
        """Return what some bot does before the next throw: deal, build, lift; nothing perhaps."""
        s, b, rules = self._s, self._b, Rules(self._s, self._b)
        if memory.seen_turn != s.turns:
            memory.seen_turn, memory.acts = s.turns, 0
        order, by = None, task.seat
        for step in range(s.seats):
            seat = (s.turn + step) % s.seats
            is_free = bool(task.levels[seat]) and seat not in covered_seats(task)
            if memory.acts < MOST_ACTS and is_free and s.status[seat] == PLAYING:
                action = rules.polled(memory, seat)
                if action is not None and why_not(s, b, action) == 0:
                    memory.acts += 1
                    order, by = self._order(action), seat
                    break
        return Thought(seat=by, order=order, memory=memory.to_ints())

    def _some_answer(self, seat: int, seed: int) -> Order:
        """Return some legal answer, tried at random; giving up only when nothing else is left."""
        choice, action = State(), Action()
        seed_generator(choice, seed + 1)
        for _ in range(TRIES):
            draft_answer(self._s, self._b, choice, action, seat)
            if action.kind != GIVE_UP and why_not(self._s, self._b, action) == 0:
                return self._order(action)
        return self.simplest(seat)


def is_too_slow(level: str) -> bool:
    """Tell whether a level plays on from what it could do, and no compiled rules are there for it.

    In plain Python it would think for minutes where others answer at once.
    """
    return level in THINKERS and fastest().form == "plain"


def remembered(task: BotTask) -> Memory:
    """Return the memory of the table's bots, with the generator that this task gives them."""
    kernel = fastest()
    memory = kernel.Memory()
    if task.memory:
        memory.from_ints(task.memory)
    for seat, level in enumerate(task.levels):
        kernel.seat_bot(memory, seat, LEVELS[level or COVERING])
        memory.spared[seat] = WATCHED if level else SPARED
    kernel.seed_memory(memory, task.seed)
    return memory


def restrain(s: State, b: Board, a: Action) -> None:
    """Keep a covering bot from trading, and from bidding more than a lot's printed price."""
    if a.kind in (ACCEPT, COUNTER):
        clear_action(a, REFUSE, a.seat)
    elif a.kind == BID:
        lot = auction_of(s)
        price = b.price[lot] if lot >= 0 else cheapest_above(s, b, a.seat, lot, 0)
        if a.amount > price:
            lowest = lowest_bid(s, b)
            clear_action(a, BID if lowest <= price else LEAVE, a.seat)
            a.amount = price if a.kind == BID else 0


def covered_seats(task: BotTask) -> list[int]:
    """Return the seats where a bot stands in for somebody."""
    return [seat for seat, covered in enumerate(task.covered) if covered]
