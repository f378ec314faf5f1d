"""The electronic unit of Révolution, as a pure model: keys, slots, display, sounds, timer."""

from passgo.unit.amounts import format_amount, parse_amount
from passgo.unit.chance import announce, enter_zone
from passgo.unit.clock import tick
from passgo.unit.display import Display, display
from passgo.unit.keyboard import press
from passgo.unit.outcomes import (
    Draw,
    FellAsleep,
    Outcome,
    RandomDraw,
    Reset,
    TextMissed,
    TextRead,
    TimeRanOut,
    TimerStarted,
    TimerStopped,
    Transaction,
    VolumeSet,
    Woke,
    ZoneDraw,
    booked,
)
from passgo.unit.parts import Key, Settings, Slot, Sound, Zone
from passgo.unit.slots import insert, remove, remove_all
from passgo.unit.state import Unit
from passgo.unit.timer import is_timing

__all__ = [
    "Display",
    "Draw",
    "FellAsleep",
    "Key",
    "Outcome",
    "RandomDraw",
    "Reset",
    "Settings",
    "Slot",
    "Sound",
    "TextMissed",
    "TextRead",
    "TimeRanOut",
    "TimerStarted",
    "TimerStopped",
    "Transaction",
    "Unit",
    "VolumeSet",
    "Woke",
    "Zone",
    "ZoneDraw",
    "announce",
    "booked",
    "display",
    "enter_zone",
    "format_amount",
    "insert",
    "is_timing",
    "parse_amount",
    "press",
    "remove",
    "remove_all",
    "tick",
]
