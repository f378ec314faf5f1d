"""Kinds of bots: a row of the registry, in its plain form."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class BotKind:
    """One kind of bot: its weights, and how it plays.

    Tables offer it as a level if *is_level*. One that *thinks* plays on from what it could do, for
    which the plain rules are too slow; its weights say how far.
    """

    kind: int
    name: str
    is_level: bool = False
    thinks: bool = False
    weighs: Callable[..., object] | None = None
    answers: Callable[..., object] | None = None
    finishes: Callable[..., object] | None = None
    polls: Callable[..., object] | None = None
