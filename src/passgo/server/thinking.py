"""Thinking: what a bot does about the question it is asked, from the open position alone."""

from typing import Any

import msgspec
from msgspec import Struct

from passgo.bots.anyhow import TRIES, draft_answer, fall_back
from passgo.bots.memory import NOVICE, SHARK, STEADY, Memory, seat_bot, seed_memory
from passgo.bots.playing import choose
from passgo.game.actions import AnyOrder, Order
from passgo.game.border import decode
from passgo.game.play import Game
from passgo.games import AnyGame, game_at
from passgo.rules.actions import GIVE_UP, Action
from passgo.rules.legality import why_not
from passgo.rules.luck import seed_generator
from passgo.rules.state import State
from passgo.sliding.actions import (
    DeclineSecondChance,
    DoubleProperty,
    PersonAction,
    Slide,
    StayOnRailroad,
    WaitInJail,
)
from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.prompts import DoubleWhich, LeaveJail, MoveByRailroad, SlideWhich, TryAgain

LEVELS = {"novice": NOVICE, "steady": STEADY, "shark": SHARK}


class Task(Struct, frozen=True, kw_only=True):
    """What a bot is asked: a position that everybody may know, its seat and how well it plays."""

    position: dict[str, Any]
    seat: int
    level: str
    seed: int


def think(task: Task) -> Order | PersonAction:
    """Return what the bot decides; the same task gives the same answer."""
    game = game_at(task.position)
    if isinstance(game, SlidingGame):
        return Bot(task.level, task.seed).choose(game, task.seat)
    assert isinstance(game, Game)
    return considered(game, task)


def considered(game: Game, task: Task) -> Order:
    """Return what a bot of this level decides; what it cannot answer itself is tried at random."""
    memory, action = Memory(), Action()
    for seat in range(game.state.seats):
        seat_bot(memory, seat, LEVELS[task.level])
    seed_memory(memory, task.seed)
    choose(game.state, game.board, memory, action)
    if action.seat != task.seat or why_not(game.state, game.board, action) != 0:
        return some_answer(game, task.seat, task.seed)
    return decode(action, game.edition)


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
    if isinstance(game, SlidingGame):
        return simplest_slide(game, seat)
    assert isinstance(game, Game)
    return simplest_order(game, seat)


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


def answer_task(data: bytes) -> bytes:
    """Return a written thought for a written task."""
    return msgspec.json.encode(think(msgspec.json.decode(data, type=Task)))


def read_thought(position: dict[str, Any], data: bytes) -> Order | PersonAction:
    """Return a thought that was written elsewhere."""
    kinds: Any = AnyOrder if position.get("format") == "passgo-position" else PersonAction
    thought: Order | PersonAction = msgspec.json.decode(data, type=kinds)
    return thought
