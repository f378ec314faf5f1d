"""Documents: what older Passgos wrote is read in today's words."""

from typing import Any

import pytest

from passgo.documents import VERSION, brought_up
from passgo.games import game_at, new_game, replay


def of_version_1(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document as the first version wrote it."""
    renamed = {"options" if key == "house_rules" else key: part for key, part in document.items()}
    return {**renamed, "version": 1}


@pytest.mark.parametrize(
    ("edition", "house_rules"),
    [("classic-2003", {"salary": 300}), ("knockout-2024", {"second_chance": "free"})],
)
def test_positions_and_records_of_version_1_lead_to_the_same_game(
    edition: str, house_rules: dict[str, object]
) -> None:
    game = new_game(edition, ["Ana", "Bo"], house_rules=house_rules, seed=3)
    position, record = game.position(), game.record()

    assert game_at(of_version_1(position)).position() == position
    assert replay(of_version_1(record)).record() == record


@pytest.mark.parametrize("version", [VERSION, VERSION + 1, 0, -1, True, "1", None])
def test_what_is_no_older_version_stays_as_it_is(version: object) -> None:
    document = {"version": version, "options": {}}

    assert brought_up(document) == document
