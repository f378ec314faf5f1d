"""The rulebooks as data: complete, and consistent in themselves."""

from collections import Counter

import pytest

from passgo.rulebook import EDITIONS, clause, clauses, counterpart, reading, readings

KINDS = ("rule", "component", "procedure", "note")
COUNTS = {
    "CL": (203, 9, 2, 7),
    "EU": (203, 16, 3, 8),
    "RE": (232, 12, 11, 9),
    "CW": (234, 19, 1, 6),
    "KO": (105, 13, 3, 6),
}
ALL = [one for edition_id in EDITIONS.values() for one in clauses(edition_id)]


@pytest.mark.parametrize("prefix", EDITIONS)
def test_a_rulebook_has_all_its_clauses_of_each_kind(prefix: str) -> None:
    found = Counter[str](one.kind for one in clauses(EDITIONS[prefix]))

    assert tuple(found[kind] for kind in KINDS) == COUNTS[prefix]


@pytest.mark.parametrize("prefix", EDITIONS)
def test_the_ids_of_a_rulebook_are_unique_and_in_order(prefix: str) -> None:
    ids = [one.id for one in clauses(EDITIONS[prefix])]

    assert ids == [f"{prefix}-{number:03}" for number in range(1, len(ids) + 1)]


def test_there_are_1102_clauses_and_139_readings() -> None:
    assert len(ALL) == 1102
    assert [one.id for one in readings()] == [f"R-{number:03}" for number in range(1, 140)]


def test_every_reading_cited_by_a_clause_exists_and_names_its_edition() -> None:
    for one in ALL:
        for name in one.readings:
            assert one.id[:2] in reading(name).editions, (one.id, name)


def test_every_clause_cited_by_a_reading_exists() -> None:
    known = {one.id for one in ALL}

    assert {cited for one in readings() for cited in one.clauses} <= known


def test_every_reading_is_cited_by_the_clauses_it_names() -> None:
    missing = {
        (one.id, cited)
        for one in readings()
        for cited in one.clauses
        if one.id not in clause(cited).readings
    }

    assert missing == set()


def test_notes_say_where_their_content_stands() -> None:
    known = {one.id for one in ALL}

    assert all(set(one.covered_by) <= known for one in ALL)
    assert all(one.kind == "note" for one in ALL if one.covered_by)


def test_only_the_other_editions_are_compared_and_only_with_the_reference() -> None:
    reference = {one.id for one in clauses("classic-2003")}

    for one in ALL:
        if one.id in reference:
            assert (one.how, one.same_as) == ("none", "")
        else:
            assert (one.same_as in reference) == (one.how != "none"), one.id
            assert bool(one.remark) or one.how != "differs", one.id


def test_every_clause_has_words_and_an_area() -> None:
    assert all(one.text and one.area and one.text.strip() == one.text for one in ALL)
    assert clause("CL-061").words("en").startswith("Given any one property")
    assert clause("CL-061").words("fr") == (clause("CL-061").fr or clause("CL-061").text)


@pytest.mark.parametrize(
    ("origin", "edition_id", "expected"),
    [
        ("CL-061", "euro-1999", "EU-070"),
        ("CL-061", "revolution-2009", "RE-144"),
        ("CL-061", "classic-2003", "CL-061"),
        ("EU-070", "classic-2003", "CL-061"),
        ("RE-144", "euro-1999", "EU-070"),
        ("CL-061", "knockout-2024", None),
        ("RE-084", "classic-2003", None),
    ],
)
def test_a_clause_has_its_counterpart_in_another_edition(
    origin: str, edition_id: str, expected: str | None
) -> None:
    found = counterpart(origin, edition_id)

    assert (found.id if found else None) == expected


def test_a_clause_that_is_the_same_comes_before_one_that_differs() -> None:
    for edition_id in EDITIONS.values():
        same = {one.same_as for one in clauses(edition_id) if one.how == "same"}
        for origin in same:
            found = counterpart(origin, edition_id)
            assert found is not None
            assert found.how == "same"


def test_what_no_rulebook_has_is_a_key_error() -> None:
    for unknown in ("CL-999", "XX-001", "", "CL"):
        with pytest.raises(KeyError):
            clause(unknown)
    with pytest.raises(KeyError, match="classic-us"):
        clauses("classic-us")
    with pytest.raises(KeyError, match="R-999"):
        reading("R-999")
