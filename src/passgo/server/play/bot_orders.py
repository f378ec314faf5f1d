"""Orders of bots: what a bot answers to its question, from the open position alone."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from passgo.bots.memory import Memory, seed_memory
from passgo.bots.playing import choose, poll
from passgo.bots.random.fuzzing import TRIES, clear_action, draft_answer, fall_back
from passgo.bots.registry import BOTS, seat_bot
from passgo.game.actions import AnyOrder, Order
from passgo.game.encoding import decode
from passgo.game.play import Game
from passgo.games import AnyGame, Kind, game_at
from passgo.rules.actions import ACCEPT, BID, COUNTER, GIVE_UP, LEAVE, REFUSE, Action
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.legality import why_not
from passgo.rules.luck import seed_generator
from passgo.rules.shortage import cheapest_above
from passgo.rules.slots import auction_of
from passgo.rules.state import PLAYING, State
from passgo.server.limits import MOST_ACTS
from passgo.sliding.actions import (
    DeclineSecondChance,
    DoubleProperty,
    PersonAction,
    Slide,
    StayOnRailroad,
    WaitInJail,
)
from passgo.sliding.bots import LEVELS as SLIDING_LEVELS
from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.prompts import DoubleWhich, LeaveJail, MoveByRailroad, SlideWhich, TryAgain

LEVELS = {bot.name: bot.kind for bot in BOTS if bot.is_level}
COVERING = "steady"


class Task(Struct, frozen=True, kw_only=True):
    """What bots are asked: a position that everybody may know, and who of them plays how well.

    With a *seat* its bot answers what it is asked; without one, any bot may do what it likes.
    A bot that covers a person's seat is careful. *memory* is what the table's bots remember.
    *table* is whose share of the time it takes.
    """

    position: dict[str, Any]
    seat: int
    levels: tuple[str, ...]
    covered: tuple[bool, ...] = ()
    seed: int
    memory: list[int] = []
    table: str = ""


class Thought(Struct, frozen=True, kw_only=True):
    """What a bot decides to do, nothing perhaps, and what the bots of the table remember then."""

    seat: int
    action: Order | PersonAction | None
    memory: list[int]


class WrittenThought(Struct, frozen=True, kw_only=True):
    """A thought on its way between processes."""

    seat: int
    action: msgspec.Raw
    memory: list[int]


def think(task: Task) -> Thought:
    """Return what a bot decides; the same task gives the same thought."""
    game = game_at(task.position)
    return THINKING[game.kind](game, task)


def think_of_slides(game: SlidingGame, task: Task) -> Thought:
    """Return what a bot of a sliding game decides; it remembers nothing.

    A level that this game has not learnt plays as bots that cover a seat do.
    """
    level = task.levels[task.seat]
    action = Bot(level if level in SLIDING_LEVELS else COVERING, task.seed).choose(game, task.seat)
    return Thought(seat=task.seat, action=action, memory=[])


def think_of_orders(game: Game, task: Task) -> Thought:
    """Return what a bot of a dice game decides."""
    memory = remembered(task)
    if task.seat < 0:
        return unasked(game, task, memory)
    order = considered(game, task, memory)
    return Thought(seat=task.seat, action=order, memory=memory.to_ints())


def remembered(task: Task) -> Memory:
    """Return the memory of the table's bots, with the generator that this task gives them."""
    memory = Memory()
    if task.memory:
        memory.from_ints(task.memory)
    for seat, level in enumerate(task.levels):
        seat_bot(memory, seat, LEVELS[level or COVERING])
    seed_memory(memory, task.seed)
    return memory


def considered(game: Game, task: Task, memory: Memory) -> Order:
    """Return what a bot of this level decides; what it cannot answer itself is tried at random."""
    s, b, action = game.state, game.board, Action()
    is_covering = task.seat in covered_seats(task)
    choose(s, b, memory, action)
    if is_covering:
        restrain(s, b, action)
    if action.seat != task.seat or why_not(s, b, action) != 0:
        if is_covering:
            return simplest_order(game, task.seat)
        return some_answer(game, task.seat, task.seed)
    return decode(action, game.edition)


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


def unasked(game: Game, task: Task, memory: Memory) -> Thought:
    """Return what some bot does before the next throw: deal, build, lift; nothing perhaps."""
    s, b, action = game.state, game.board, Action()
    if memory.seen_turn != s.turns:
        memory.seen_turn, memory.acts = s.turns, 0
    order, by = None, task.seat
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        is_free = bool(task.levels[seat]) and seat not in covered_seats(task)
        if memory.acts < MOST_ACTS and is_free and s.status[seat] == PLAYING:
            if poll(s, b, memory, seat, action) and why_not(s, b, action) == 0:
                memory.acts += 1
                order, by = decode(action, game.edition), seat
                break
    return Thought(seat=by, action=order, memory=memory.to_ints())


def covered_seats(task: Task) -> list[int]:
    """Return the seats where a bot stands in for somebody."""
    return [seat for seat, covered in enumerate(task.covered) if covered]


def some_answer(game: Game, seat: int, seed: int) -> Order:
    """Return some legal answer, tried at random; giving up only when nothing else is left."""
    choice, action = State(), Action()
    seed_generator(choice, seed + 1)
    for _ in range(TRIES):
        draft_answer(game.state, game.board, choice, action, seat)
        if action.kind != GIVE_UP and why_not(game.state, game.board, action) == 0:
            return decode(action, game.edition)
    return simplest_order(game, seat)


def simplest(game: AnyGame, seat: int) -> Order | PersonAction:
    """Return the plainest answer that is always allowed."""
    return SIMPLEST[game.kind](game, seat)


def simplest_order(game: Game, seat: int) -> Order:
    """Return the plainest answer of a dice game."""
    action = Action()
    fall_back(game.state, game.board, action, seat)
    return decode(action, game.edition)


def simplest_slide(game: SlidingGame, seat: int) -> PersonAction:
    """Return the plainest answer of a sliding game: straight, half as hard as can be."""
    match game.prompt:
        case SlideWhich(tokens=tokens, start=start, power=power):
            return Slide(seat, tokens[0], sum(start) // 2, 0, sum(power) // 2)
        case LeaveJail(tokens=tokens):
            return WaitInJail(seat, tokens[0])
        case TryAgain():
            return DeclineSecondChance(seat)
        case MoveByRailroad(tokens=tokens):
            return StayOnRailroad(seat, tokens[0])
        case DoubleWhich(spaces=spaces):
            return DoubleProperty(seat, spaces[0])
    raise ValueError("nobody is asked anything")


THINKING: dict[Kind, Callable[[Any, Task], Thought]] = {
    "dice": think_of_orders,
    "sliding": think_of_slides,
}
SIMPLEST: dict[Kind, Callable[[Any, int], Order | PersonAction]] = {
    "dice": simplest_order,
    "sliding": simplest_slide,
}


def answer_task(data: bytes) -> bytes:
    """Return a written thought for a written task."""
    return msgspec.json.encode(think(msgspec.json.decode(data, type=Task)))


def read_thought(position: dict[str, Any], data: bytes) -> Thought:
    """Return a thought that was written elsewhere."""
    written = msgspec.json.decode(data, type=WrittenThought)
    kinds: Any = AnyOrder if position.get("format") == "passgo-position" else PersonAction
    action: Order | PersonAction | None = msgspec.json.decode(written.action, type=kinds | None)
    return Thought(seat=written.seat, action=action, memory=written.memory)
