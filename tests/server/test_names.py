"""Names: counted as readers count, in one form, and nothing hidden in them."""

import pytest

from passgo.refusal import Refusal
from passgo.server.limits import LONGEST_NAME
from passgo.server.table.names import alike, checked_name, graphemes


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Chloé", 5),
        ("e\u0301" * 3, 3),
        ("🇫🇷🇬🇧", 2),
        ("👍🏽", 1),
        ("각", 1),
        ("\u1100\u1161\u11a8", 1),
        ("नि", 1),
        ("กำ", 1),
    ],
)
def test_what_a_reader_takes_for_one_character_is_one(text: str, count: int) -> None:
    assert graphemes(text) == count


def test_the_longest_name_is_counted_in_characters_not_in_code_points() -> None:
    assert checked_name("👍🏽" * LONGEST_NAME) == "👍🏽" * LONGEST_NAME
    with pytest.raises(Refusal, match="bad-name"):
        checked_name("a" * (LONGEST_NAME + 1))


@pytest.mark.parametrize(
    "name",
    [
        "a\u200db",
        "a\u200cb",
        "\ufeffa",
        "a\u2066b",
        "a\u00adb",
        "\u0301a",
        "a\ud800",
        "\u3164",
        "a\nb",
    ],
)
def test_nothing_is_hidden_in_a_name(name: str) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        checked_name(name)


def test_a_name_has_one_form() -> None:
    assert checked_name("  Zoe\u0308   B ") == "Zoë B"
    assert checked_name("❤\ufe0f") == "❤"


def test_names_that_people_would_mix_up_are_alike() -> None:
    assert alike("ANA") == alike("ana") == alike("ａｎａ")
    assert alike("Straße") == alike("STRASSE")
    assert alike("Ana") != alike("Anna")
