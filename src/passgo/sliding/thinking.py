"""Thinking: what a bot of a sliding game answers; it remembers nothing and does nothing unasked."""

from passgo.sliding.bots import Bot, Looked
from passgo.sliding.orders import (
    DeclineSecondChance,
    DoubleProperty,
    PeoplesOrder,
    Slide,
    StayOnRailroad,
    WaitInJail,
)
from passgo.sliding.prompts import (
    AnyPrompt,
    DoubleWhich,
    LeaveJail,
    MoveByRailroad,
    SlideWhich,
    TryAgain,
)
from passgo.thoughts import COVERING, BotTask, Thought


def think(game: Looked, task: BotTask) -> Thought:
    """Return what a bot decides, or one that stands in for somebody."""
    order = Bot(task.levels[task.seat] or COVERING, task.seed).choose(game, task.seat)
    return Thought(seat=task.seat, order=order, memory=[])


def simplest(asked: AnyPrompt, seat: int) -> PeoplesOrder:
    """Return the plainest answer that is always allowed: straight, half as hard as can be."""
    match asked:
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
