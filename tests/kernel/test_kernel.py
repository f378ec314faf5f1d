"""The kernel finds the form that is there, and says in one line why another is not."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from passgo.compiling.report import read_report, write_report
from passgo.compiling.sources import PACKAGE
from passgo.kernel import Kernel, KernelMissing, load, why_not_compiled


def test_the_compiled_rules_are_there_and_fresh() -> None:
    assert why_not_compiled() is None
    assert load("compiled").form == load("auto").form == "compiled"


def test_both_forms_offer_the_same_names() -> None:
    plain, compiled = load("plain"), load("compiled")

    assert (plain.form, compiled.form) == ("plain", "compiled")
    assert vars(plain).keys() == vars(compiled).keys()
    assert {"State", "Board", "Action", "Log", "note"} < vars(plain).keys()
    assert plain.State is Kernel.State
    assert compiled.State is not Kernel.State


@pytest.mark.parametrize("record", ["State", "Board", "Action"])
def test_new_records_are_alike_in_both_forms(record: str) -> None:
    plain = getattr(load("plain"), record)
    compiled = getattr(load("compiled"), record)

    assert compiled().to_ints() == plain().to_ints()
    assert compiled.fields() == plain.fields()


def test_the_compiled_log_keeps_what_is_noted() -> None:
    kernel = load("compiled")
    state = kernel.State()
    state.log = kernel.Log()
    state.log.add(1, 2, 3, 4, 5, 6)

    assert state.log.rows == [(1, 2, 3, 4, 5, 6)]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the package, compiled rules included."""
    ignored = shutil.ignore_patterns("__pycache__", "_checked*")
    return Path(shutil.copytree(PACKAGE, tmp_path / "passgo", ignore=ignored))


def say(copy: Path, expression: str) -> str:
    """Return what *expression* of the copied kernel prints."""
    code = f"from passgo.kernel import *; print({expression})"
    command = [sys.executable, "-c", code]
    environment = {"PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return result.stdout.strip()


def remove_compiled(copy: Path) -> None:
    for path in copy.glob("_compiled.*"):
        path.unlink()


def test_a_copy_is_as_fresh_as_its_original(copy: Path) -> None:
    assert say(copy, "why_not_compiled(), load('auto').form") == "None compiled"


@pytest.mark.parametrize(
    "file", ["rules/limits.py", "rules/integer_record.py", "compiling/writing.py"]
)
def test_a_change_of_the_sources_makes_a_build_stale(copy: Path, file: str) -> None:
    with (copy / file).open("a", encoding="utf-8") as source:
        source.write("# changed\n")

    assert say(copy, "why_not_compiled()").startswith("stale: the sources have changed")
    assert say(copy, "load('auto').form") == "plain"


def test_a_new_file_of_rules_makes_a_build_stale(copy: Path) -> None:
    (copy / "rules" / "novelty.py").write_text('"""New."""\n', encoding="utf-8")

    assert say(copy, "why_not_compiled()").startswith("stale: ")


def test_what_is_no_rule_leaves_a_build_fresh(copy: Path) -> None:
    with (copy / "__init__.py").open("a", encoding="utf-8") as source:
        source.write("# changed\n")

    assert say(copy, "why_not_compiled()") == "None"


def test_a_missing_build_is_told(copy: Path) -> None:
    remove_compiled(copy)
    (copy / "_build_report.json").unlink()

    assert say(copy, "why_not_compiled()").startswith("not built: run ")
    assert say(copy, "load('auto').form") == "plain"


def test_the_reason_of_a_failed_build_is_told(copy: Path) -> None:
    remove_compiled(copy)
    write_report(copy, "passgo._compiled", "no compiler: gcc is not installed", "")

    assert say(copy, "why_not_compiled()") == "no compiler: gcc is not installed"


def test_a_damaged_build_is_told_in_one_line(copy: Path) -> None:
    (built,) = copy.glob("_compiled.*")
    built.write_bytes(b"not a library")

    answer = say(copy, "why_not_compiled()")

    assert answer.startswith("cannot be loaded: ")
    assert "\n" not in answer


def test_asking_for_a_missing_form_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.kernel.source_hash", lambda: "another")

    with pytest.raises(KernelMissing, match="the compiled rules are not available: stale"):
        load("compiled")
    assert load("auto").form == "plain"


def test_reports_of_two_builds_live_side_by_side(tmp_path: Path) -> None:
    write_report(tmp_path, "one", None, "abc")
    write_report(tmp_path, "two", "no compiler", "")

    assert read_report(tmp_path, "one") == {"reason": None, "hash": "abc"}
    assert read_report(tmp_path, "two") == {"reason": "no compiler", "hash": ""}
    assert read_report(tmp_path, "three") is None
