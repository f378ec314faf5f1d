"""Slots: what lies in a frame is read by its name, and the names follow the table of frames."""

import re

from passgo.compiling.slots import TARGET, written
from passgo.compiling.sources import PACKAGE

RAW = re.compile(r"\bagenda_[a-e]\b")
STORED_IN = {"rules/state.py", "rules/agenda.py", "rules/slots.py", "compiling/slots.py"}


def test_the_accessors_are_as_they_would_be_written_now() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "python -m passgo.compiling.slots"


def test_nobody_else_reads_a_slot_by_its_place() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if RAW.search(path.read_text(encoding="utf-8"))
    }

    assert found <= STORED_IN
