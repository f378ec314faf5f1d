"""Tables of clauses: one row for each matter, the classic clause first."""

import pytest

from passgo.rule_pages import clause_rows, clause_table, named_clauses, reading_table


def test_a_range_names_every_clause_within_it() -> None:
    text = "Clauses: CL-057 to\nCL-059, RE-141 and their counterparts."

    assert named_clauses(text) == {"CL-057", "CL-058", "CL-059", "RE-141"}


def test_a_clause_that_no_rulebook_has_is_not_passed_over() -> None:
    with pytest.raises(KeyError, match="CL-999"):
        named_clauses("as CL-999 says")


def test_counterparts_share_the_row_of_the_classic_clause() -> None:
    rows = clause_rows(["RE-141", "CL-058", "EU-067"])

    assert [[each.id for each in row["CL"]] for row in rows] == [["CL-058"]]
    assert [each.id for each in rows[0]["CW"]] == ["CW-064"]


def test_a_clause_without_counterpart_has_a_row_after_the_classic_ones() -> None:
    lines = clause_table(clause_rows(["RE-093", "CL-058"])).splitlines()

    assert lines[0].startswith("| classic-2003 | euro-1999 | revolution-2009 | clone-wars-2008 |")
    assert lines[2].startswith("| CL-058 | EU-067 | RE-141 ≠ | CW-064 ≠ |")
    assert lines[3].startswith("|  |  | RE-093 |  |")


def test_a_difference_is_told_after_the_clause() -> None:
    table = clause_table(clause_rows(["CL-058"]))

    assert "<br>RE-141: only until the next player throws" in table


def test_a_rulebook_without_any_of_the_clauses_has_no_column() -> None:
    assert clause_table(clause_rows(["CW-213"])).startswith("| clone-wars-2008 | what it says |")


def test_readings_are_those_of_all_clauses_of_a_row_but_not_of_the_sliding_game_alone() -> None:
    table = reading_table(clause_rows(["CL-068"]))  # KO-078 answers it, and has R-097

    assert "| R-106 |" in table
    assert "R-097" not in table


def test_clauses_without_readings_say_so() -> None:
    assert reading_table(clause_rows(["CL-174"])) == "No clause of this page needed a reading."
