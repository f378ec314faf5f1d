"""Whole games that are kept: a change of rule changes them, and the difference is read."""

from pathlib import Path

import pytest
from telling import FOLDER, replayed

from passgo.editions import edition_ids

GAMES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_kept_game_plays_as_it_was_told(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    assert replayed(text) == text


def test_every_edition_has_a_kept_game() -> None:
    kept = {file.stem.rpartition("-")[0] for file in GAMES}

    assert kept == set(edition_ids())
