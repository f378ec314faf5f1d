"""Coverage of clauses: from markers and scenario files, unknown ids refused."""

import ast
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from passgo.rulebook import clauses
from passgo.scenarios.clause_marks import marks_under
from passgo.scenarios.coverage import covered_clauses, main, missing_clauses, report

APP = typer.Typer()
APP.command()(main)
SCENARIO = """
[[scenario]]
title = "Good"
edition = "classic-2003"
clauses = ["CL-018", "CL-020"]
then.A.cash = 1500
"""
MARKER = "pytest.mark." + "clause"  # in two parts: this file is itself searched for markers


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a project with one scenario and one marked test."""
    (tmp_path / "tests" / "files").mkdir(parents=True)
    (tmp_path / "tests" / "files" / "one.toml").write_text(SCENARIO, encoding="utf-8")
    test = f'import pytest\n@{MARKER}("CL-001", "CL-011")\ndef test_it() -> None: ...\n'
    (tmp_path / "tests" / "test_it.py").write_text(test, encoding="utf-8")
    return tmp_path / "tests"


def invoke(folder: Path, *more: str) -> tuple[int, str]:
    places = ["--tests", str(folder), "--scenarios", str(folder / "files")]
    result = CliRunner().invoke(APP, [*places, *more])
    return result.exit_code, result.output


def test_markers_are_found_without_importing(folder: Path) -> None:
    marks = [(mark.clause, mark.line) for mark in marks_under(folder)]

    assert marks == [("CL-001", 2), ("CL-011", 2)]


def test_markers_and_scenarios_count_together(folder: Path) -> None:
    covered = covered_clauses(folder, folder / "files")

    classic = {each for each in covered if each.startswith("CL-")}
    assert classic == {"CL-001", "CL-011", "CL-018", "CL-020"}


def test_the_first_line_counts_rules_and_components(folder: Path) -> None:
    kinds = [each.kind for each in clauses("classic-2003")]
    tested = kinds.count("rule") + kinds.count("component")

    lines = list(report("classic-2003", covered_clauses(folder, folder / "files")))

    assert lines[0] == f"classic-2003 3/{tested}"
    assert lines[1] == f"  rule        3/{kinds.count('rule')}"
    assert lines[3] == f"  procedure   1/{kinds.count('procedure')}"
    assert lines[5].startswith("  missing CL-002 CL-003")


def test_nothing_is_missing_when_all_is_covered() -> None:
    everything = {each.id for each in clauses("classic-2003")}

    assert missing_clauses("classic-2003", everything) == []


def test_missing_clauses_are_no_error_unless_required(folder: Path) -> None:
    assert invoke(folder)[0] == 0
    assert invoke(folder, "--require", "classic-2003")[0] == 1
    assert invoke(folder, "--require", "waddingtons")[0] == 2


def test_an_unknown_clause_in_a_marker_is_an_error(folder: Path) -> None:
    test = folder / "test_it.py"
    test.write_text(test.read_text().replace("CL-011", "CL-999"), encoding="utf-8")

    code, output = invoke(folder)

    assert code == 2
    assert "test_it.py:2: no rulebook has a clause 'CL-999'" in output.replace("\n", "")


def test_a_scenario_with_too_many_clauses_is_an_error(folder: Path) -> None:
    file = folder / "files" / "one.toml"
    many = SCENARIO.replace('"CL-020"', '"CL-020", "CL-021", "CL-022"')
    file.write_text(many, encoding="utf-8")

    assert invoke(folder)[0] == 2


def test_every_marker_is_on_a_test() -> None:
    """A marker on anything else would count for its clause, though nothing tries it."""
    marked = []
    for file in Path(__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                marks = [one for one in node.decorator_list if MARKER in ast.unparse(one)]
                marked += [(node.name, file.name)] * bool(marks)

    assert len(marked) > 100
    assert [one for one in marked if not one[0].lower().startswith("test")] == []
