"""Thoughts: what the bots of a table are asked, in any game, and what they decide."""

from msgspec import Struct

from passgo.vocabulary import Order

COVERING = "steady"
"""How well a bot plays that stands in for somebody."""


class BotTask(Struct, frozen=True, kw_only=True):
    """What bots are asked, and who of them plays how well.

    With a *seat* its bot answers what it is asked; without one, any bot may do what it likes.
    A bot that covers a person's seat is careful. *memory* is what the table's bots remember.
    """

    seat: int
    levels: tuple[str, ...]
    covered: tuple[bool, ...] = ()
    seed: int
    memory: list[int] = []


class Thought(Struct, frozen=True, kw_only=True):
    """What a bot decides to do, nothing perhaps, and what the bots of the table remember then."""

    seat: int
    order: Order | None
    memory: list[int]
