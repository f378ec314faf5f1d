"""Records: what is malformed or impossible is refused, with the path of the mistake."""

import copy
from typing import Any

import pytest
from random_play import new_game, orders

from passgo.documents import VERSION
from passgo.game.play import Game
from passgo.game.records import RecordError, read_record_text, record_text


@pytest.fixture
def record() -> dict[str, Any]:
    game = new_game("classic-2003", 3, 21)
    for _, order in zip(range(30), orders(game, 21), strict=False):
        game.play(order)
    return game.record()


def changed(record: dict[str, Any], **parts: object) -> dict[str, Any]:
    return {**copy.deepcopy(record), **parts}


def test_a_record_is_text_and_comes_back(record: dict[str, Any]) -> None:
    text = record_text(record)

    assert read_record_text(text).document() == record
    assert text.count('{"do"') == len(record["orders"])


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"version": VERSION + 1}, rf"\$\.version: {VERSION + 1} is newer"),
        ({"format": "passgo-position"}, r"\$\.format"),
        ({"orders": [{"do": "Fly", "seat": 0}]}, r"\$\.orders\[0\]"),
        ({"orders": [{"do": "Roll", "seat": "A"}]}, r"\$\.orders\[0\]\.seat"),
        ({"seats": 3}, r"\$\.seats"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_malformed_record_is_refused_with_its_path(
    record: dict[str, Any], parts: dict[str, object], message: str
) -> None:
    with pytest.raises(RecordError, match=message):
        Game.replay(changed(record, **parts))


def test_an_order_that_the_rules_refuse_is_named(record: dict[str, Any]) -> None:
    broken = changed(record)
    broken["orders"][4] = {"do": "Buy", "seat": 0}

    with pytest.raises(RecordError, match=r"\$\.orders\[4\]: refused: "):
        Game.replay(broken)


@pytest.mark.parametrize("text", ["", "[1, 2]", "{", '{"format": 1}'])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record_text(text)
