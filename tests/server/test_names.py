"""Names: counted as readers count, in one form, and nothing hidden in them."""

import pytest

from passgo.refusal import Refusal
from passgo.server.limits import LONGEST_NAME
from passgo.server.table.names import alike, checked_name, checked_words, graphemes
from passgo.server.table.table import Place, Wanted, make_table
from passgo.server.wire.table_view import onlookers


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


ACCENTS = "\u0301\u0323\u0302"


@pytest.mark.parametrize("text", ["x" + ACCENTS, "Z" + "\u0336" * 9 + "a", "ก" + "\u0e47" * 6])
def test_marks_are_not_piled_on_a_letter(text: str) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        checked_name(text)
    with pytest.raises(Refusal, match="bad-text"):
        checked_words(f"voilà {text}")


@pytest.mark.parametrize("text", ["Vie\u0323\u0302t", "x\u0301\u0323", "שׁ\u05bc\u05b8", "กี่", "र्क्ष"])
def test_letters_have_the_marks_that_languages_give_them(text: str) -> None:
    assert checked_name(text)
    assert checked_words(text) == text


def test_a_name_has_one_form() -> None:
    assert checked_name("  Zoe\u0308   B ") == "Zoë B"
    assert checked_name("❤\ufe0f") == "❤"


def test_names_that_people_would_mix_up_are_alike() -> None:
    assert alike("ANA") == alike("ana") == alike("ａｎａ")
    assert alike("Straße") == alike("STRASSE")
    assert alike("Ana") != alike("Anna")


@pytest.mark.parametrize("other", ["\u0410dmin", "ADMIN", "\u0430dm\u0456n", "Αdmin", "ａdmin"])
def test_a_name_that_looks_like_another_is_alike(other: str) -> None:
    assert alike(other) == alike("Admin")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ΑΝΑ", "Ana"),
        ("ТОМ", "Tom"),
        ("B0b", "Bob"),
        ("ꓮꓠꓮ", "Ana"),
        ("ᎪᎷᎪ", "Ama"),
        ("ᴀᴅᴍɪɴ", "Admin"),
        ("Aɴᴀ", "Ana"),
    ],
)
def test_names_of_whole_alphabets_look_alike_too(name: str, other: str) -> None:
    assert alike(checked_name(name)) == alike(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("lan", "Ian"),
        ("IAN", "ian"),
        ("PauI", "Paul"),
        ("ALl", "Ali"),
        ("1da", "Ida"),
        ("VVilma", "Wilma"),
        ("Torn", "Tom"),
        ("Ana.", "Ana"),
        ("«Ana»", "Ana"),
        ("օսօ", "ouo"),
    ],
)
def test_strokes_that_readers_run_together_look_alike(name: str, other: str) -> None:
    assert alike(checked_name(name)) == alike(other)


def test_ordinary_names_are_not_alike() -> None:
    names = ["Zoé", "O'Neil", "Jean-Luc", "莉莉", "Elia", "Ella", "Lise", "Ilse", "Lila", "Lili"]
    names += ["Ali", "All", "Lia", "Mia", "Emma", "Anna", "Ana", "!!", "?", "👍🏽", "🎲", "O'Neill"]
    assert [checked_name(name) for name in names] == names
    assert len({alike(name) for name in names}) == len(names)
    assert alike("ÉLIA") == alike("élia") != alike("élla")


@pytest.mark.parametrize(
    "name",
    ["\u0410dmin", "An\u0561", "B\u0585b", "Ana-M\u0430ria", "Τom", "Во\u0062", "ꓮna", "Ꮇax"],
)
def test_a_word_of_a_name_has_one_alphabet(name: str) -> None:
    with pytest.raises(Refusal, match="mixed-letters"):
        checked_name(name)


@pytest.mark.parametrize(
    "name", ["Анна", "Νίκος", "Ana Анна", "πR2", "Łukasz", "Zoë", "李雷", "नि"]
)
def test_names_of_all_alphabets_are_welcome(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "letter",
    ["\u202e", "\u2066", "\u200f", "\u061c", "\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad"],
)
def test_nothing_is_hidden_in_what_is_said(letter: str) -> None:
    with pytest.raises(Refusal, match="bad-text"):
        checked_words(f"pay {letter}me")


@pytest.mark.parametrize(
    "text", ["👨\u200d👩\u200d👧", "❤\ufe0f\u200d🔥", "👩🏽\u200d🚒", "Ça va ?", "שלום"]
)
def test_pictures_and_all_scripts_may_be_said(text: str) -> None:
    assert checked_words(f" {text}\n") == text


def test_who_looks_on_is_not_shown_under_a_name_that_looks_like_a_player_s() -> None:
    wanted = Wanted(edition="classic-2003", seats=(Place(), Place()))
    table = make_table(wanted, "host")
    table.seats[0].name, table.seats[1].guest = "Ana", "Bob"

    shown = onlookers(
        table, [("a", "\u0391\u039d\u0391"), ("b", "B0B"), ("c", "ANA"), ("d", "Ida")]
    )

    assert sorted(each.name for each in shown) == ["", "", "", "Ida"]
