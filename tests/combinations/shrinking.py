"""Shrinking: the least that still shows what a generated game has shown, as a scenario.

`python tests/combinations/shrinking.py GAME` shrinks its fault; `... GAME auction debt` the first
meeting of the two. What comes out still wants its clauses and a sentence for a title.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from arrangement import Table, members
from face import wrong_at
from playing import Play, Step, game_of
from writing import scenario

from passgo.kernel import Kernel, load
from passgo.rules.actions import Action
from passgo.rules.agenda import BREAK, top_kind
from passgo.rules.board import Board
from passgo.rules.building import return_buildings
from passgo.rules.invariants import broken
from passgo.rules.limits import NOBODY
from passgo.rules.machine import run
from passgo.rules.state import State

Shows = Callable[[Play, Step], bool]
Change = Callable[[State], None]


class Case(NamedTuple):
    """A start and some acts that show something."""

    kernel: Kernel
    board: Board
    start: State
    acts: list[Action]

    def shown(self, shows: Shows) -> "Case | None":
        """Return the case with its legal acts up to the step that shows it, None if none does."""
        play = Play(self.kernel, self.board, self.start)
        done = []
        for act in self.acts:
            if play.state.over or self.kernel.why_not(play.state, play.board, act) != 0:
                continue
            step = play.do(act)
            done.append(act)
            if shows(play, step):
                return self._replace(acts=done)
            if step.faults:
                return None
        return None


def shrink(case: Case, shows: Shows) -> Case:
    """Take away all that is not needed."""
    found = case.shown(shows)
    assert found is not None, "there is something to shrink"
    found = begun_late(found, shows)
    size = 0
    while len(found.acts) != size:
        size = len(found.acts)
        found = simpler_start(fewer_acts(found, shows), shows)
    return found


def begun_late(case: Case, shows: Shows) -> Case:
    """Begin at the last break from which it still comes."""
    play, best = Play(case.kernel, case.board, case.start), case
    for at, act in enumerate(case.acts):
        play.do(act)
        if not play.state.over and top_kind(play.state) == BREAK:
            start = State()
            start.from_ints(play.state.to_ints())
            best = case._replace(start=start, acts=case.acts[at + 1 :]).shown(shows) or best
    return best


def fewer_acts(case: Case, shows: Shows) -> Case:
    """Drop acts, many at once and then one by one."""
    size = max(1, len(case.acts) // 2)
    while size >= 1:
        at = 0
        while at < len(case.acts):
            fewer = case._replace(acts=case.acts[:at] + case.acts[at + size :]).shown(shows)
            case, at = (fewer, at) if fewer is not None else (case, at + size)
        size //= 2
    return case


def simpler_start(case: Case, shows: Shows) -> Case:
    """Take from the start what is not needed, one thing after the other."""
    for change in changes(case.start, case.board):
        start = case.start.clone()
        change(start)
        start.bank_paid = sum(start.cash[: start.seats])
        if is_sound(start, case.board):
            case = case._replace(start=start).shown(shows) or case
    return case


def is_sound(start: State, board: Board) -> bool:
    """Tell whether a game can stand there and wait."""
    later = start.clone()
    run(later, board)
    return later.to_ints() == start.to_ints() and broken(start, board) == 0


def changes(s: State, board: Board) -> Iterator[Change]:
    """Yield what might be taken away from a start."""
    yield without_past
    for group in range(board.groups):
        yield partial(clear_group, places=members(board, group))
    for place in range(board.places):
        if s.owner[place] != NOBODY:
            yield partial(set_deed, place=place, owner=NOBODY)
            yield partial(set_deed, place=place, owner=s.owner[place])
    for seat in range(s.seats):
        for cash in (0, 100, 500):
            yield partial(set_player, seat=seat, cash=cash)


def clear_group(t: State, places: list[int]) -> None:
    """Give the buildings of a group back."""
    for place in places:
        return_buildings(t, place)


def without_past(t: State) -> None:
    """Forget rents, offers and dice of earlier turns."""
    fresh = State()
    for name in State.fields():
        if name.startswith(("claim", "offers_made", "first_die", "second_die")):
            value = getattr(fresh, name)
            setattr(t, name, value[:] if isinstance(value, list) else value)
    t.turns = 1


def set_deed(t: State, place: int, owner: int) -> None:
    """Give a deed to somebody, free of its mortgage."""
    t.owner[place], t.mortgaged[place], t.cheap_lift[place] = owner, 0, 0


def set_player(t: State, seat: int, cash: int) -> None:
    """Give a player a round sum and freedom."""
    t.cash[seat], t.jailed[seat], t.jail_throws[seat] = cash, 0, 0


def what_to_show(words: list[str], table: Table, steps: list[Step]) -> Shows:
    """Return what to look for: a meeting, or the last fault, that of a face included."""
    if words:
        first, second = words
        return lambda _, step: (first, second) in step.met
    if steps[-1].faults:
        return lambda _, step: steps[-1].faults[0] in step.faults
    return lambda play, step: bool(step.met and wrong_at(table, play.state))


def main() -> None:
    """Shrink what a game has shown."""
    kernel, seed = load("compiled"), int(sys.argv[1])
    game = game_of(kernel, seed)
    start = State()
    start.from_ints(game.play.state.to_ints())
    steps = list(game.steps())
    case = Case(kernel, game.play.board, start, [step.action for step in steps])
    small = shrink(case, what_to_show(sys.argv[2:], game.table, steps))
    print(scenario(game.table, small.start, small.acts, f"Game {seed}"))


if __name__ == "__main__":
    main()
