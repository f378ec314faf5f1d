"""Documents: what older Passgos wrote is read in today's words.

`records/EDITION-version-N.json` is what the code of that time wrote: a position, the record of a
game that went on from there, and where that led.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from passgo.documents import VERSION, brought_up, called_by_class
from passgo.games import game_at, new_game, replay

SLIDES_OF_VERSION_2 = Path(__file__).parent / "records" / "knockout-2024-version-2.json"


def of_version_1(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document of a dice game as the first version wrote it."""
    renamed = {"options" if key == "house_rules" else key: part for key, part in document.items()}
    return {**renamed, "version": 1}


def test_positions_and_records_of_version_1_lead_to_the_same_game() -> None:
    game = new_game("classic-2003", ["Ana", "Bo"], house_rules={"salary": 300}, seed=3)
    position, record = game.position(), game.record()

    assert game_at(of_version_1(position)).position() == position
    assert replay(of_version_1(record)).record() == record


@pytest.mark.parametrize("version", [1, 2])
def test_a_sliding_game_of_an_earlier_version_goes_on_where_it_stood(version: int) -> None:
    kept = json.loads(SLIDES_OF_VERSION_2.read_text(encoding="utf-8"))
    if version == 1:
        kept = {name: of_version_1(document) for name, document in kept.items()}

    game = replay(kept["record"])

    assert game.position() == game_at(kept["leads_to"]).position()
    assert game.record()["position"] == game_at(kept["position"]).position()
    assert replay(game.record()).record() == game.record()


def test_a_record_that_is_brought_up_is_the_one_that_is_written_today() -> None:
    record = json.loads(SLIDES_OF_VERSION_2.read_text(encoding="utf-8"))["record"]
    written = replay(record).record()
    raised = brought_up(record)

    assert raised | {"position": None, "format": "passgo-record"} == written | {"position": None}
    assert {order["do"] for order in raised["orders"]} == {
        "Slide",
        "Deviate",
        "Rest",
        "TakeSecondChance",
    }


def test_orders_that_are_called_by_their_classes_stay_as_they_are() -> None:
    orders = [{"do": "DiceFall", "first": 1}, {"do": "SellGroup"}, {"seat": 1}, {"do": 3}, "slide"]

    assert called_by_class(orders, "do") == orders
    assert called_by_class("slide", "do") == "slide"


@pytest.mark.parametrize("version", [VERSION, VERSION + 1, 0, -1, True, "1", None])
def test_what_is_no_older_version_stays_as_it_is(version: object) -> None:
    document = {"version": version, "options": {}, "actions": [{"do": "slide"}]}

    assert brought_up(document) == document
