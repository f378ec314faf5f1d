"""The wire's types for the browser: up to date, each once, and what is optional said so."""

import re
from pathlib import Path

import pytest

from passgo.game.orders import EVERY_ORDER
from passgo.server.wire_types import TABLES, written

FILE = Path(__file__).parents[2] / "web" / "src" / "wire" / "types.ts"
AGAIN = "run: python -m passgo.server.wire_types web/src/wire/types.ts"


def declared(name: str) -> str:
    found = re.search(
        rf"^export (?:interface|type) {name}\b.*?^(?:\}}|.*;)$", written(), re.M | re.S
    )
    assert found is not None, name
    return found[0]


def test_the_client_has_the_types_of_today() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), AGAIN


@pytest.mark.parametrize("name", TABLES)
def test_the_client_has_the_tables_of_today(name: str) -> None:
    assert FILE.with_name(name).read_text(encoding="utf-8") == TABLES[name](), AGAIN


def test_every_order_of_a_person_is_in_the_union_and_nature_is_not() -> None:
    union = re.search(r"export type DiceOrder =(.*?);", written(), re.S)

    assert union is not None
    names = re.findall(r"\w+", union[1])
    assert len(names) == len(set(names)) == len(EVERY_ORDER) - 10
    assert "BidOrder" in names
    assert "DiceFallOrder" not in names


def test_what_has_a_default_may_be_left_out_by_who_sends_it() -> None:
    assert "  wish?: number;" in declared("BuildOrder")
    assert "  answers?: number | null;" in declared("PlayCommand")
    assert "  seq: number;" in declared("AnswerMessage")


def test_what_is_null_in_the_game_is_missing_on_the_wire() -> None:
    assert "  bidder?: number;" in declared("BidOrLeavePrompt")
    assert "  no: No | null;" in declared("AnswerMessage")


def test_every_name_that_is_used_is_declared() -> None:
    text = re.sub(r'"[^"\n]*"|//.*|/\*\*.*?\*/', "", written(), flags=re.S)
    names = set(re.findall(r"\b[A-Z]\w+\b", text)) - {"Record", "Omit", "Required", "PROTOCOL"}
    known = set(re.findall(r"^export (?:interface|type) (\w+)", written(), re.M))

    assert names <= known
