"""Kernel: loads the rules plain or compiled, as one namespace with the same names."""

import importlib
import importlib.util
from functools import lru_cache
from types import ModuleType
from typing import Literal

from passgo.bots import decisions, game_loop, memory, registry, rollouts, trials, weighed_ways
from passgo.bots.champion import comparison
from passgo.bots.value import scratch
from passgo.compiling.report import read_report
from passgo.compiling.sources import PACKAGE, rule_sources, source_hash
from passgo.rules import (
    actions,
    board,
    invariants,
    log,
    luck,
    machine,
    option_rows,
    options,
    state,
    turn,
)

Form = Literal["plain", "compiled", "checked"]

EXTENSIONS: dict[Form, str] = {"compiled": "passgo._compiled", "checked": "passgo._checked"}
ORDERS: dict[Form, str] = {"compiled": "python -m passgo.compiling", "checked": "make checked"}


class KernelMissing(ImportError):
    """The form asked for is not there; the message says in one line why."""


class Kernel:
    """The rules in one form, every function and class under its own name.

    The entry points stand here with the types of their plain form; a compiled kernel holds its
    own in their place. Constants are the same in all forms: import them from ``passgo.rules``.
    """

    State = state.State
    Board = board.Board
    Action = actions.Action
    Log = log.Log
    Findings = option_rows.Findings
    Memory = memory.Memory
    Outlook = scratch.Outlook
    Rollouts = rollouts.Rollouts
    Ways = weighed_ways.Ways

    start = staticmethod(turn.start)
    run = staticmethod(machine.run)
    step = staticmethod(machine.step)
    why_not = staticmethod(machine.why_not)
    to_move = staticmethod(machine.to_move)
    find_all = staticmethod(options.find_all)
    broken = staticmethod(invariants.broken)
    seed_generator = staticmethod(luck.seed_generator)
    new_game = staticmethod(game_loop.new_game)
    seed_memory = staticmethod(memory.seed_memory)
    seat_bot = staticmethod(registry.seat_bot)
    choose = staticmethod(decisions.choose)
    choose_for = staticmethod(decisions.choose_for)
    poll = staticmethod(decisions.poll)
    next_act = staticmethod(game_loop.next_act)
    play_game = staticmethod(game_loop.play_game)
    play_checked = staticmethod(game_loop.play_checked)
    roll_out = staticmethod(rollouts.roll_out)
    deal_plainly = staticmethod(comparison.deal_plainly)
    open_ways = staticmethod(weighed_ways.open_ways)
    write_way = staticmethod(weighed_ways.write_way)
    try_ways = staticmethod(trials.try_ways)
    halve_ways = staticmethod(trials.halve_ways)

    def __init__(self, form: Form, names: dict[str, object]) -> None:
        self.form = form
        vars(self).update(names)


def load(form: Form | Literal["auto"] = "auto") -> Kernel:
    """Return the rules in that form; "auto" takes the compiled one when it is there and fresh."""
    if form == "auto":
        form = "compiled" if why_not_compiled() is None else "plain"
    if form == "plain":
        return _plain()
    reason = _why_not(form)
    if reason is not None:
        raise KernelMissing(f"the {form} rules are not available: {reason}")
    return _from_extension(form)


def why_not_compiled() -> str | None:
    """Return in one line why the compiled rules cannot be used, None when they can."""
    return _why_not("compiled")


def _why_not(form: Form) -> str | None:
    name = EXTENSIONS[form]
    if importlib.util.find_spec(name) is None:
        report = read_report(PACKAGE, name)
        return (report and report["reason"]) or f"not built: run '{ORDERS[form]}'"
    try:
        extension = importlib.import_module(name)
    except ImportError as error:
        return f"cannot be loaded: {error}"
    if source_hash() != getattr(extension, "SOURCE_HASH", None):
        return f"stale: the sources have changed since the build, run '{ORDERS[form]}'"
    return None


@lru_cache(maxsize=1)
def _plain() -> Kernel:
    names: dict[str, object] = {}
    for source in rule_sources():
        names |= own_names(importlib.import_module(source.name))
    return Kernel("plain", names)


@lru_cache(maxsize=2)
def _from_extension(form: Form) -> Kernel:
    extension = importlib.import_module(EXTENSIONS[form])
    names = vars(_plain()).keys() - {"form"}
    return Kernel(form, {name: getattr(extension, name) for name in names})


def own_names(module: ModuleType) -> dict[str, object]:
    """Return the functions and classes that a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if getattr(value, "__module__", None) == module.__name__
    }
