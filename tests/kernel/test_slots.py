"""Slots: what lies in a frame is read by its name, and the names follow the table of frames."""

import re
from pathlib import Path

from passgo.compiling.slots import TARGET, written
from passgo.compiling.sources import PACKAGE

RAW = re.compile(r"\bagenda_([a-e]|seat)\b")
PUSHED = re.compile(r"\bpush\(")
STORED_IN = {"rules/state.py", "rules/agenda.py", "rules/slots.py", "compiling/slots.py"}
TESTS = Path(__file__).resolve().parent.parent
OF_THE_RECORD = {
    "kernel/state_changes.py",
    "rules/test_agenda.py",
    "rules/test_changes.py",
    "rules/test_invariants.py",
    "rules/test_money.py",
    "rules/test_movement.py",
}
"""Tests of what a rule changes in the record of the state, field by field."""


def test_the_accessors_are_as_they_would_be_written_now() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "python -m passgo.compiling.slots"


def those_with(pattern: re.Pattern[str], folder: Path) -> set[str]:
    """Return the files in a folder and below it in which a pattern is found."""
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if pattern.search(path.read_text(encoding="utf-8"))
    }


def test_nobody_else_reads_a_slot_by_its_place() -> None:
    assert those_with(RAW, PACKAGE) <= STORED_IN


def test_tests_read_slots_by_name_but_for_those_of_the_record_itself() -> None:
    assert those_with(RAW, TESTS) == OF_THE_RECORD


def test_a_frame_is_pushed_by_its_name() -> None:
    assert those_with(PUSHED, PACKAGE / "rules") == {"agenda.py"}
