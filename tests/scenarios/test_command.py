"""The command: files and folders from anywhere, one line of result, the exit code."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli import app

GOOD = """
[[scenario]]
title = "Good"
edition = "classic-2003"
clauses = ["CL-018"]
then.A.cash = 1500
"""
WRONG = GOOD.replace("Good", "Wrong").replace("1500", "1501")
BAD = GOOD.replace("Good", "Bad").replace("CL-018", "CL-999")


def run(*paths: Path) -> tuple[int, list[str]]:
    result = CliRunner().invoke(app, ["scenarios", *map(str, paths)])
    return result.exit_code, result.output.splitlines()


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_all_that_pass_end_with_code_0(tmp_path: Path) -> None:
    file = written(tmp_path, "good.toml", GOOD + GOOD.replace("Good", "Better"))

    assert run(file) == (0, ["2 passed, 0 failed"])


def test_a_folder_is_searched_deeply_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, "one/two/good.toml", GOOD)
    written(tmp_path, "one/good.toml", GOOD)
    monkeypatch.chdir(tmp_path)

    assert run(Path("one")) == (0, ["2 passed, 0 failed"])


def test_a_failure_is_told_with_file_title_and_clause(tmp_path: Path) -> None:
    file = written(tmp_path, "wrong.toml", GOOD + WRONG)

    code, lines = run(file)

    assert code == 1
    assert lines == [
        f"FAIL {file}: Wrong (CL-018)",
        "     A.cash: expected 1501, found 1500",
        "1 passed, 1 failed",
    ]


def test_a_bad_scenario_does_not_hide_the_others(tmp_path: Path) -> None:
    file = written(tmp_path, "bad.toml", BAD + GOOD)

    code, lines = run(file)

    assert code == 1
    assert lines == [
        f"BAD  {file}: Bad: no rulebook has a clause 'CL-999'",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[[scenario", "cannot be read"),
        ("title = 1", "unknown key 'title'"),
        ("", "no [[scenario]]"),
        (GOOD + GOOD, "used twice"),
        (GOOD.replace('["CL-018"]', "[]"), "cites 0 clauses"),
        (GOOD.replace('"CL-018"', '"CL-018", "CL-019", "CL-020", "CL-021"'), "cites 4 clauses"),
        (GOOD.replace("CL-018", "EU-001"), "no clause of the rulebook of classic-2003"),
        (GOOD.replace('"CL-018"', '"CL-018", "CL-018"'), "cites a clause twice"),
        (GOOD.replace("classic-2003", "waddingtons"), "unknown edition"),
    ],
)
def test_a_bad_file_is_told_and_counts_as_failed(tmp_path: Path, text: str, words: str) -> None:
    code, lines = run(written(tmp_path, "bad.toml", text))

    assert code == 1
    assert words in lines[0]
    assert lines[-1].endswith("1 failed")


FINE = """
[[scenario]]
title = "The fine is 60"
edition = "./mine"
given.players = [{ name = "A", cash = 100, at = "jail", jail = 0 }, "B"]
when = ["A pay fine"]
then.A.cash = 40
"""


def own_edition(folder: Path, rules: str) -> None:
    """Write an edition beside the scenarios of a folder."""
    written(folder, "mine/edition.toml", f'id = "mine"\nbase = "classic-2003"\n[rules]\n{rules}\n')
    written(folder, "mine/fr.ftl", "title = La mienne\ndescription = Une édition à moi.\n")
    written(folder, "mine/en.ftl", "title = Mine\ndescription = An edition of my own.\n")


def test_an_edition_of_one_s_own_is_named_by_its_folder_seen_from_the_file(tmp_path: Path) -> None:
    own_edition(tmp_path / "deep", "fine = 60")
    written(tmp_path, "deep/fine.toml", FINE)
    written(tmp_path, "deep/more/fine.toml", FINE.replace("./mine", "../mine"))

    assert run(tmp_path) == (0, ["2 passed, 0 failed"])


def test_own_rules_decide_whether_a_scenario_passes(tmp_path: Path) -> None:
    own_edition(tmp_path, "fine = 70")
    file = written(tmp_path, "fine.toml", FINE)

    assert run(file) == (
        1,
        [
            f"FAIL {file}: The fine is 60",
            "     A.cash: expected 40, found 30",
            "0 passed, 1 failed",
        ],
    )


@pytest.mark.parametrize(
    ("rules", "text", "words"),
    [
        ("fine = 'much'", FINE, "mine/edition.toml: rules.fine: "),
        ("fine = 60", FINE.replace("./mine", "./yours"), "yours/edition.toml"),
        ("fine = 60", FINE.replace("when", 'clauses = ["EU-001"]\nwhen'), "no clause of the rule"),
    ],
)
def test_mistakes_of_an_own_edition_are_told_with_file_and_key(
    tmp_path: Path, rules: str, text: str, words: str
) -> None:
    own_edition(tmp_path, rules)
    file = written(tmp_path, "fine.toml", text)

    code, lines = run(file)

    assert code == 1
    assert lines[0].startswith(f"BAD  {file}: The fine is 60: ")
    assert words in lines[0]


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    code, lines = run(tmp_path / "gone.toml")

    assert code == 1
    assert "cannot be read" in lines[0]


def test_an_empty_folder_is_no_success(tmp_path: Path) -> None:
    assert run(tmp_path) == (1, ["0 passed, 0 failed"])
