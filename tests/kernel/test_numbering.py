"""Numbering: each kind has one number; actions follow their table, log rows what rules note."""

from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.compiling import numbering
from passgo.compiling.numbering import (
    AGENDA,
    GROUPS,
    LOG,
    MONEY,
    OF_PEOPLE,
    REFUSALS,
    TARGET,
    choice_numbers,
    frame_numbers,
    numbers,
    reason_numbers,
    refusal_numbers,
    row_numbers,
    written,
    written_agenda,
    written_log,
    written_money,
    written_refusals,
)
from passgo.compiling.slots import CONTENTS
from passgo.compiling.sources import Source
from passgo.game.orders import ORDERS
from passgo.rules.actions import A_BID, BUY, LAST_ANSWER
from passgo.rules.agenda import BREAK
from passgo.rules.board import FRAME_KINDS
from passgo.rules.contents import ACTIONS, CHOICES, FRAMES
from passgo.rules.limits import REASONS


def test_the_kinds_are_numbered_as_they_would_be_now() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "python -m passgo.compiling.numbering"
    assert AGENDA.read_text(encoding="utf-8") == written_agenda(), "passgo.compiling.numbering"
    assert LOG.read_text(encoding="utf-8") == written_log(), "python -m passgo.compiling.numbering"
    assert MONEY.read_text(encoding="utf-8") == written_money(), "passgo.compiling.numbering"
    assert REFUSALS.read_text(encoding="utf-8") == written_refusals(), "passgo.compiling.numbering"


def put_before(row: str, new: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the contents have one more row."""
    contents = CONTENTS.path.read_text(encoding="utf-8")
    copy = folder / "contents.py"
    copy.write_text(contents.replace(row, f"{new}\n{row}"), "utf-8")
    monkeypatch.setattr(numbering, "CONTENTS", Source("passgo.rules.contents", copy))


def test_a_new_frame_gets_the_next_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last = max(row.kind for row in FRAMES)

    put_before('    FrameKind(BREAK, "', '    FrameKind(COIN, "coin"),', tmp_path, monkeypatch)

    numbered = frame_numbers()
    assert (numbered["COIN"], numbered["BREAK"]) == (last + 1, BREAK)
    assert f"Final = {last}\nCOIN: Final = {last + 1}\n\nSHUT" in written_agenda()


def test_there_is_a_window_for_every_kind_of_frame() -> None:
    assert max(frame_numbers().values()) < FRAME_KINDS


def test_a_new_kind_gets_the_next_number_of_its_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = "    ActionKind(ANSWER, DECLINE,"
    put_before(row, "    ActionKind(ANSWER, TOSS),", tmp_path, monkeypatch)

    numbered = numbers(OF_PEOPLE, GROUPS[OF_PEOPLE][0])

    assert (numbered["TOSS"], numbered["BUY"]) == (LAST_ANSWER + 1, BUY)


def test_a_new_choice_gets_the_next_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last = max(row.kind for row in CHOICES)

    put_before("    ChoiceKind(A_BID,", '    ChoiceKind(A_SIDE, "s"),', tmp_path, monkeypatch)

    assert (choice_numbers()["A_SIDE"], choice_numbers()["A_BID"]) == (last + 1, A_BID)
    assert f"Final = {last}\nA_SIDE: Final = {last + 1}\n\n\nclass Action" in written()


@pytest.mark.parametrize(
    ("module", "name", "numbers_of"),
    [
        ("log", "COIN_TOSSED", row_numbers),
        ("money", "FOR_COIN", reason_numbers),
        ("refusals", "NO_COIN", refusal_numbers),
    ],
)
def test_what_a_rule_takes_and_is_new_gets_the_next_number(
    module: str, name: str, numbers_of: Callable[[Path], dict[str, int]], tmp_path: Path
) -> None:
    for path in LOG.parent.glob("*.py"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    before = numbers_of(tmp_path)
    (tmp_path / "tossing.py").write_text(f"from passgo.rules.{module} import {name}\n", "utf-8")

    assert numbers_of(tmp_path) == before | {name: max(before.values()) + 1}


def test_there_is_room_for_every_reason_of_a_payment() -> None:
    assert max(reason_numbers().values()) < REASONS


def test_every_kind_is_one_order() -> None:
    numbered = [
        number for of, (first, _) in GROUPS.items() for number in numbers(of, first).values()
    ]

    assert len(set(numbered)) == len(numbered)
    assert set(numbered) == ORDERS.keys() == {row.kind for row in ACTIONS}
