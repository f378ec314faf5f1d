"""Asking: puts one kind of action of one seat to the rules, and shapes their answer."""

from collections.abc import Iterable

from passgo.editions import Edition
from passgo.game.actions import ORDERS
from passgo.game.moment import Rules
from passgo.game.options import Choice, No, Option, no_of
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.state import State


class Asker:
    """Asks the rules about one seat, kind by kind; no condition is stated here."""

    def __init__(self, s: State, b: Board, rules: Rules, edition: Edition, seat: int) -> None:
        """Prepare the questions."""
        self.s, self.b, self.rules, self.edition, self.seat = s, b, rules, edition, seat
        self.kind, self.name = 0, ""

    def about(self, kind: int) -> Option:
        """Return the option of one kind of action."""
        self.kind, self.name = kind, ORDERS[kind].__name__
        return self.option()

    def option(self) -> Option:
        """Return the option in the shape of its kind."""
        return self.plain()

    def draft(self, **fields: int) -> Action:
        """Return an action of this kind and seat with some fields filled."""
        a = self.rules.draft()
        a.kind, a.seat = self.kind, self.seat
        for name, value in fields.items():
            setattr(a, name, value)
        return a

    def refusal(self, a: Action) -> No | None:
        """Return why the rules refuse *a*, or None."""
        code = self.rules.why_not(a)
        return no_of(a, code, self.edition) if code else None

    def closed(self, no: No | None) -> Option:
        """Return the option as closed."""
        return Option(do=self.name, open=False, no=no)

    def of_choices(self, choices: Iterable[Choice], nothing: Action) -> Option:
        """Return an option over *choices*; *nothing* asks why when there are none."""
        listed = tuple(choices)
        if not listed:
            return self.closed(self.refusal(nothing))
        is_open = any(choice.no is None for choice in listed)
        no = None if is_open else listed[0].no
        return Option(do=self.name, open=is_open, choices=listed, no=no)

    def plain(self) -> Option:
        """Return the option of an action that takes nothing to choose."""
        a = self.draft()
        no = self.refusal(a)
        if no is not None:
            return self.closed(no)
        change, cash = self.rules.cash_by(a)
        unit = self.edition.money.step
        return Option(do=self.name, open=True, change=change * unit or None, cash_after=cash * unit)
