"""Asking: puts one kind of action of one seat to the rules, and shapes their answer."""

from collections.abc import Iterable

from passgo.editions import Edition
from passgo.game.actions import ORDERS
from passgo.game.options import Choice, No, Option, Range, no_of
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.legality import why_not
from passgo.rules.machine import step
from passgo.rules.state import State


class Asker:
    """Asks the rules about one kind of action of one seat; no condition is stated here."""

    def __init__(self, s: State, b: Board, edition: Edition, seat: int, kind: int) -> None:
        """Prepare the questions."""
        self.s, self.b, self.edition, self.seat, self.kind = s, b, edition, seat, kind
        self.name = ORDERS[kind].__name__
        self.unit = edition.money.step

    def draft(self, **fields: int) -> Action:
        """Return an action of this kind and seat with some fields filled."""
        a = Action()
        a.kind, a.seat = self.kind, self.seat
        for name, value in fields.items():
            setattr(a, name, value)
        return a

    def refusal(self, a: Action) -> No | None:
        """Return why the rules refuse *a*, or None."""
        code = why_not(self.s, self.b, a)
        return no_of(a, code, self.edition) if code else None

    def after(self, a: Action) -> int:
        """Return the seat's cash after *a*, in a copy of the game."""
        twin = self.s.clone()
        twin.own_luck = 0
        step(twin, self.b, a)
        return twin.cash[self.seat] * self.unit

    def choice(self, name: str | int, a: Action) -> Choice:
        """Return one thing to choose, with what follows or why not."""
        no = self.refusal(a)
        if no is not None:
            return Choice(id=name, no=no)
        return Choice(id=name, cash_after=self.after(a))

    def closed(self, no: No | None) -> Option:
        """Return the option as closed."""
        return Option(do=self.name, open=False, no=no)

    def of_choices(self, choices: Iterable[Choice], nothing: Action) -> Option:
        """Return an option over *choices*; *nothing* asks why when there are none."""
        listed = tuple(choices)
        is_open = any(choice.no is None for choice in listed)
        refusals = [choice.no for choice in listed if choice.no is not None]
        no = None if is_open else (refusals[0] if refusals else self.refusal(nothing))
        return Option(do=self.name, open=is_open, choices=listed, no=no)

    def plain(self) -> Option:
        """Return the option of an action that takes nothing to choose."""
        a = self.draft()
        no = self.refusal(a)
        if no is not None:
            return self.closed(no)
        return Option(do=self.name, open=True, cash_after=self.after(a))

    def ranged(self, low: int, high: int, unit: int) -> Option:
        """Return the option of an action that takes an amount or a number."""
        no = self.refusal(self.draft(amount=low))
        if no is not None:
            return self.closed(no)
        good = Range(low=low * unit, high=high * unit, step=unit)
        return Option(do=self.name, open=True, range=good)
