"""Kinds: each has one number; actions follow their table, and rows of the log what rules note."""

from pathlib import Path

import pytest

from passgo.compiling import kinds
from passgo.compiling.kinds import (
    GROUPS,
    LOG,
    OF_PEOPLE,
    TARGET,
    numbers,
    row_numbers,
    written,
    written_log,
)
from passgo.compiling.slots import CONTENTS
from passgo.compiling.sources import Source
from passgo.game.orders import ORDERS
from passgo.rules.actions import BUY, LAST_ANSWER
from passgo.rules.contents import ACTIONS
from passgo.rules.log import BOUGHT, CARD_NAMED


def test_the_kinds_are_numbered_as_they_would_be_now() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "python -m passgo.compiling.kinds"
    assert LOG.read_text(encoding="utf-8") == written_log(), "python -m passgo.compiling.kinds"


def test_a_new_kind_gets_the_next_number_of_its_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contents = CONTENTS.path.read_text(encoding="utf-8")
    row = "    ActionKind(ANSWER, DECLINE,"
    copy = tmp_path / "contents.py"
    copy.write_text(contents.replace(row, f"    ActionKind(ANSWER, TOSS),\n{row}"), "utf-8")
    monkeypatch.setattr(kinds, "CONTENTS", Source("passgo.rules.contents", copy))

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
