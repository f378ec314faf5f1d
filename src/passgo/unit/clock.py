"""The clock: what the passing of time does to the unit.

Clauses: RE-065 to RE-068, RE-111. Time is told by the caller, in whole seconds; a running timer
and a text on the display count as use.
"""

from __future__ import annotations

from msgspec.structs import replace

from passgo.unit.chance import run_text
from passgo.unit.entry import Used
from passgo.unit.outcomes import Event, FellAsleep, Outcome
from passgo.unit.parts import Sound
from passgo.unit.state import Choosing, Resting, Showing, Timing, Unit
from passgo.unit.timer import run_timer


def tick(unit: Unit, seconds: int) -> Used:
    """Let *seconds* pass and tell all that happened in them."""
    if seconds < 0:
        raise ValueError(f"time does not run backwards: {seconds}")
    events: tuple[Event, ...] = ()
    sounds: tuple[Sound, ...] = ()
    for _ in range(seconds):
        if not _runs(unit):
            break
        unit, outcome = _second(unit)
        events, sounds = events + outcome.events, sounds + outcome.sounds
    return unit, Outcome(events=events, sounds=sounds)


def _runs(unit: Unit) -> bool:
    """Tell whether time means anything to the unit now."""
    return unit.on and not (isinstance(unit.mode, Showing) and unit.mode.left is None)


def _second(unit: Unit) -> Used:
    match unit.mode:
        case Timing():
            return run_timer(unit, unit.mode)
        case Showing():
            return run_text(unit, unit.mode)
        case Choosing(seconds):
            return _wait(replace(unit, mode=Choosing(seconds + 1)))
    return _wait(unit)


def _wait(unit: Unit) -> Used:
    """Count a second without use; after enough of them the unit goes to standby."""
    if unit.idle + 1 < unit.settings.standby_after:
        return replace(unit, idle=unit.idle + 1), Outcome()
    asleep = replace(unit, on=False, mode=Resting(), idle=0, due=None)
    return asleep, Outcome(events=(FellAsleep(),))
