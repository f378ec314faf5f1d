"""Asking: puts one kind of action of one seat to the rules, and shapes their answer."""

from collections.abc import Iterable
from functools import lru_cache

from passgo.editions import Edition
from passgo.game.actions import ORDERS
from passgo.game.moment import Rules
from passgo.game.options import Choice, No, Option, Range, bare_no, no_of
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.codes import (
    BUSINESS_IN_HAND,
    GAME_IS_OVER,
    LUCK_IS_AWAITED,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONLY_THOSE_CONCERNED,
)
from passgo.rules.state import PLAYING, State

GENERAL = frozenset(
    (
        GAME_IS_OVER,
        NOT_IN_THE_GAME,
        LUCK_IS_AWAITED,
        NOT_ASKED,
        NOT_YOUR_TURN,
        NOT_NOW,
        BUSINESS_IN_HAND,
        ONLY_THOSE_CONCERNED,
    )
)
"""Refusals of a whole kind of action: what would be chosen makes no difference to them."""


class Asker:
    """Asks the rules about one seat, kind by kind; no condition is stated here."""

    choosing: frozenset[int] = frozenset()
    """Kinds that show what there is to choose even while nothing of the kind is open."""

    def __init__(self, s: State, b: Board, rules: Rules, edition: Edition, seat: int) -> None:
        """Prepare the questions."""
        self.s, self.b, self.rules, self.edition, self.seat = s, b, rules, edition, seat
        self.unit = edition.money.step
        self.own = rules.held[seat]
        self.kind, self.name = 0, ""
        self._blank = self.draft()
        self.unasked = rules.unasked if s.status[seat] == PLAYING else {}

    def about(self, kind: int) -> Option:
        """Return the option of one kind of action."""
        if kind in self.unasked:
            return self.unasked[kind]
        blank = self._blank
        blank.kind, blank.needed, blank.held = kind, 0, 0
        code = self.rules.why_not(blank)
        if code in GENERAL and not (blank.needed or blank.held) and self.is_for_all(kind, code):
            return self._shut(kind, code)
        self.kind, self.name = kind, ORDERS[kind].__name__
        return self.option()

    def _shut(self, kind: int, code: int) -> Option:
        """Return a kind as closed; what is not asked is not asked of anybody."""
        if kind in self.choosing:
            return shut_kind(kind, code, self.edition.rulebook, self.shown(kind))
        option = shut_kind(kind, code, self.edition.rulebook)
        if code == NOT_ASKED:
            self.unasked[kind] = option
        return option

    def is_for_all(self, _kind: int, _code: int) -> bool:
        """Tell whether a general refusal of a blank action is that of every one of its kind."""
        return True

    def shown(self, _kind: int) -> tuple[str | int, ...]:
        """Return what there is to choose of a kind."""
        return ()

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

    def after(self, a: Action) -> int:
        """Return the seat's cash after *a*, in a copy of the game."""
        return self.rules.cash_after(a) * self.unit

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
        if not listed and (code := self.rules.why_not(nothing)):
            return shut(nothing, code, self.edition)
        is_open = any(choice.no is None for choice in listed)
        refusals = [choice.no for choice in listed if choice.no is not None]
        no = None if is_open or not refusals else refusals[0]
        return Option(do=self.name, open=is_open, choices=listed, no=no)

    def plain(self) -> Option:
        """Return the option of an action that takes nothing to choose."""
        a = self.draft()
        code = self.rules.why_not(a)
        if code:
            return shut(a, code, self.edition)
        return Option(do=self.name, open=True, cash_after=self.after(a))

    def ranged(self, low: int, high: int, unit: int) -> Option:
        """Return the option of an action that takes an amount or a number."""
        no = self.refusal(self.draft(amount=low))
        if no is not None:
            return self.closed(no)
        good = Range(low=low * unit, high=high * unit, step=unit)
        return Option(do=self.name, open=True, range=good)


def shut(a: Action, code: int, edition: Edition) -> Option:
    """Return an action of a kind as closed; those without facts come again and again."""
    if a.needed or a.held:
        return Option(do=ORDERS[a.kind].__name__, open=False, no=no_of(a, code, edition))
    return shut_kind(a.kind, code, edition.rulebook)


@lru_cache(maxsize=4096)
def shut_kind(kind: int, code: int, rulebook: str, shown: tuple[str | int, ...] = ()) -> Option:
    """Return a kind of action as closed, with no facts, and all it shows for the same reason."""
    no = bare_no(kind, code, rulebook)
    choices = tuple(Choice(id=name, no=no) for name in shown)
    return Option(do=ORDERS[kind].__name__, open=False, choices=choices, no=no)
