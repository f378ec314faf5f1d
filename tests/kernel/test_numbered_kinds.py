"""Kinds: each has one number; actions follow their table, and rows of the log what rules note."""

from pathlib import Path

import pytest

from passgo.compiling import kinds
from passgo.compiling.kinds import (
    AGENDA,
    GROUPS,
    LOG,
    OF_PEOPLE,
    TARGET,
    frame_numbers,
    numbers,
    row_numbers,
    written,
    written_agenda,
    written_log,
)
from passgo.compiling.slots import CONTENTS
from passgo.compiling.sources import Source
from passgo.game.orders import ORDERS
from passgo.rules.actions import BUY, LAST_ANSWER
from passgo.rules.agenda import BREAK
from passgo.rules.board import FRAME_KINDS
from passgo.rules.contents import ACTIONS, FRAMES
from passgo.rules.log import BOUGHT, CARD_NAMED


def test_the_kinds_are_numbered_as_they_would_be_now() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "python -m passgo.compiling.kinds"
    assert AGENDA.read_text(encoding="utf-8") == written_agenda(), "passgo.compiling.kinds"
    assert LOG.read_text(encoding="utf-8") == written_log(), "python -m passgo.compiling.kinds"


def put_before(row: str, new: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the contents have one more row."""
    contents = CONTENTS.path.read_text(encoding="utf-8")
    copy = folder / "contents.py"
    copy.write_text(contents.replace(row, f"{new}\n{row}"), "utf-8")
    monkeypatch.setattr(kinds, "CONTENTS", Source("passgo.rules.contents", copy))


def test_a_new_frame_gets_the_next_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last = max(row.kind for row in FRAMES)

    put_before('    FrameKind(BREAK, "', '    FrameKind(COIN, "coin"),', tmp_path, monkeypatch)

    numbered = frame_numbers()
    assert (numbered["COIN"], numbered["BREAK"]) == (last + 1, BREAK)
    assert f"POWER_BENEFIT: Final = {last}\nCOIN: Final = {last + 1}\n\nSHUT" in written_agenda()


def test_there_is_a_window_for_every_kind_of_frame() -> None:
    assert max(frame_numbers().values()) < FRAME_KINDS


def test_a_new_kind_gets_the_next_number_of_its_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = "    ActionKind(ANSWER, DECLINE,"
    put_before(row, "    ActionKind(ANSWER, TOSS),", tmp_path, monkeypatch)

    numbered = numbers(OF_PEOPLE, GROUPS[OF_PEOPLE][0])

    assert (numbered["TOSS"], numbered["BUY"]) == (LAST_ANSWER + 1, BUY)


def test_a_new_row_of_the_log_gets_the_next_number(tmp_path: Path) -> None:
    for path in LOG.parent.glob("*.py"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    (tmp_path / "tossing.py").write_text("from passgo.rules.log import COIN_TOSSED\n", "utf-8")

    numbered = row_numbers(tmp_path)

    assert (numbered["COIN_TOSSED"], numbered["BOUGHT"]) == (CARD_NAMED + 1, BOUGHT)


def test_every_kind_is_one_order() -> None:
    numbered = [
        number for of, (first, _) in GROUPS.items() for number in numbers(of, first).values()
    ]

    assert len(set(numbered)) == len(numbered)
    assert set(numbered) == ORDERS.keys() == {row.kind for row in ACTIONS}
