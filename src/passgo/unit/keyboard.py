"""The keyboard: what each key does in each state of the unit.

Clauses: RE-050 to RE-056, RE-063, RE-064, RE-076 to RE-078.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from passgo.unit.amounts import DIGITS
from passgo.unit.chance import press_zone, read_text
from passgo.unit.entry import Used, end_amount, press_go, type_digit, type_point
from passgo.unit.outcomes import Outcome, Reset, VolumeSet, Woke
from passgo.unit.parts import Key, Sound
from passgo.unit.refusals import refuse
from passgo.unit.slots import expect_balances
from passgo.unit.sound import heard
from passgo.unit.state import Choosing, Resting, Showing, Timing, Unit
from passgo.unit.timer import press_deal


def press(
    unit: Unit,
    key: str,
    balances: Sequence[int],
    held: bool = False,
    timer_seconds: int | None = None,
) -> Used:
    """Press a key, or hold it; *timer_seconds* is a length the caller drew for the Deal key."""
    pressed = _known(key)
    if not unit.on:
        return _wake(unit)
    expect_balances(unit, balances)
    _expect_answer(unit, pressed)
    unit = replace(unit, idle=0)
    match pressed:
        case Key.CLEAR:
            return _reset(unit) if held else _clear(unit)
        case Key.GO:
            return press_go(unit)
        case Key.ZONE:
            return press_zone(unit)
        case Key.DEAL:
            return press_deal(unit, timer_seconds)
        case Key.POINT:
            return _louder(unit) if held and unit.is_empty else type_point(unit)
        case Key.THOUSAND | Key.MILLION:
            return end_amount(unit, pressed, balances)
    assert pressed in DIGITS, pressed
    return type_digit(unit, pressed)


def _known(key: str) -> Key:
    try:
        return Key(key)
    except ValueError:
        raise refuse("unknown-key", key=str(key)[:20]) from None


def _wake(unit: Unit) -> Used:
    """Switch on; the key that wakes the unit does nothing else."""
    after = replace(unit, on=True)
    return after, Outcome(events=(Woke(),), sounds=heard(unit.volume, Sound.BEEP))


def _expect_answer(unit: Unit, key: Key) -> None:
    """Refuse keys that have no meaning while timer, text or symbols hold the display."""
    match unit.mode:
        case Timing(left) if key is not Key.DEAL:
            raise refuse("auction-running", left=left)
        case Showing() if key is not Key.CLEAR:
            raise refuse("text-showing")
        case Choosing() if key not in (Key.ZONE, Key.CLEAR):
            raise refuse("choosing-zone")


def _clear(unit: Unit) -> Used:
    """Take back what is typed or being chosen; a text counts as read."""
    if isinstance(unit.mode, Showing):
        return read_text(unit, unit.mode)
    return replace(unit, mode=Resting()), Outcome(sounds=heard(unit.volume, Sound.BEEP))


def _reset(unit: Unit) -> Used:
    """Propose a new game; cards stay in their slots, the volume stays as set."""
    after = replace(unit, mode=Resting(), traded=False, due=None)
    proposal = Reset(unit.settings.start_balance)
    return after, Outcome(proposal=proposal, sounds=heard(unit.volume, Sound.LONG_BEEP))


def _louder(unit: Unit) -> Used:
    """Go one level up; after the highest comes the lowest. A beep tells the level."""
    level = (unit.volume + 1) % unit.settings.volumes
    after = replace(unit, volume=level)
    return after, Outcome(events=(VolumeSet(level),), sounds=heard(level, Sound.BEEP))
