"""The auction timer: started and stopped with the Deal key, with beeps before it runs out.

Clauses: RE-064 to RE-066, RE-128, RE-129, RE-239, RE-258.
"""

from __future__ import annotations

from msgspec.structs import replace

from passgo.unit.entry import Used, expect_no_amount
from passgo.unit.outcomes import Outcome, TimeRanOut, TimerStarted, TimerStopped
from passgo.unit.parts import Sound
from passgo.unit.refusals import refuse
from passgo.unit.sound import heard
from passgo.unit.state import Resting, Timing, Unit


def press_deal(unit: Unit, seconds: int | None = None) -> Used:
    """Start the timer, for *seconds* if the caller drew a length; pressed again, stop it."""
    sounds = heard(unit.volume, Sound.BEEP)
    if isinstance(unit.mode, Timing):
        stopped = TimerStopped(unit.mode.left)
        return replace(unit, mode=Resting()), Outcome(events=(stopped,), sounds=sounds)
    expect_no_amount(unit)
    length = _length(unit, seconds)
    started = TimerStarted(length)
    return replace(unit, mode=Timing(length)), Outcome(events=(started,), sounds=sounds)


def is_timing(unit: Unit) -> bool:
    """Tell whether the timer runs: bids count only then."""
    return isinstance(unit.mode, Timing)


def run_timer(unit: Unit, timing: Timing) -> Used:
    """Let one second of the timer pass, with a beep when few are left."""
    left = timing.left - 1
    if left == 0:
        sounds = heard(unit.volume, Sound.LONG_BEEP)
        return replace(unit, mode=Resting()), Outcome(events=(TimeRanOut(),), sounds=sounds)
    late = left <= unit.settings.timer_beeps
    sounds = heard(unit.volume, Sound.BEEP) if late else ()
    return replace(unit, mode=Timing(left)), Outcome(sounds=sounds)


def _length(unit: Unit, seconds: int | None) -> int:
    """Return the length set, or the one drawn by the caller if it is in the range."""
    if seconds is None:
        return unit.settings.timer
    least, most = unit.settings.timer_range
    if not least <= seconds <= most:
        raise refuse("timer-length", seconds=seconds, least=least, most=most)
    return seconds
