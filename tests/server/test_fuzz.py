"""Nonsense of every kind crashes nothing, leaves nothing behind, and changes no game."""

import asyncio
from pathlib import Path

from fuzz import fuzzed, housed

MESSAGES = 2000


def test_nonsense_changes_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with housed(str(tmp_path / "games.sqlite"), 0, tmp_path) as house:
        found = asyncio.run(fuzzed(house, MESSAGES))

    assert found.sent >= MESSAGES
    assert found.changed == ()
    assert found.errors == ()
    assert found.sockets == 0
    assert found.tasks <= 0
    assert found.cut == found.failed == ()
    assert found.steps > 0
    assert found.statuses
