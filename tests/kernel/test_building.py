"""A build makes rules quick and wrappers small; one that fails leaves its reason in one line."""

import re
import subprocess
from pathlib import Path
from sysconfig import get_path

import pytest
from setuptools.errors import CompileError

from passgo.compiling.building import FLAGS, RulesExtension, build
from passgo.compiling.report import read_report
from passgo.compiling.sources import Source

RULE = "def same(n: int) -> int:\n    return n\n"
LOOP = """
def total(n: int) -> int:
    found = 0
    for each in range(n):
        found += each
    return found
"""


def extension(folder: Path, text: str) -> RulesExtension:
    path = folder / "rule.py"
    path.write_text(text, encoding="utf-8")
    return RulesExtension("little", [Source("rules.rule", path)])


def failure(folder: Path, text: str = RULE) -> str | None:
    """Return the reason that a failing build leaves."""
    with pytest.raises(CompileError) as caught:
        build(extension(folder, text), folder / "built", folder / "work")
    report = read_report(folder / "built", "little")
    assert report is not None
    assert report == {"reason": str(caught.value), "hash": ""}
    return report["reason"]


def test_a_compiler_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")

    assert failure(tmp_path) == "compile error: false failed"


def test_a_missing_compiler_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")

    assert failure(tmp_path) == "no compiler: no-such-compiler is not installed"


def test_missing_headers_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    monkeypatch.setattr("passgo.compiling.building.sysconfig.get_path", lambda _name: str(tmp_path))

    assert failure(tmp_path) == f"no Python headers: {tmp_path} has no Python.h"


def test_a_refused_source_is_told_with_file_and_line(tmp_path: Path) -> None:
    reason = failure(tmp_path, "def same(n: int) -> int:\n    return n / 2\n")

    assert reason is not None
    assert reason.startswith(f"compile error: {tmp_path.name}/rule.py:2: only + - *")


def test_what_cython_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "passgo.compiling.building.generate", lambda *_sources, **_choices: "cdef int int int\n"
    )

    reason = failure(tmp_path)

    assert reason is not None
    assert "little.pyx:1:" in reason


def test_only_what_python_calls_is_made_small(tmp_path: Path) -> None:
    written = extension(tmp_path, RULE).write_c(tmp_path / "work").read_text(encoding="utf-8")
    declared = re.findall(r"^static (.*)__pyx_(p[wf]|f)_\w*_?same\([^;{]*;", written, re.MULTILINE)

    assert {kind: "PASSGO_SMALL" in how for how, kind in declared} == {
        "pw": True,
        "pf": True,
        "f": False,
    }


def test_no_rule_is_compiled_as_if_it_were_seldom_called(tmp_path: Path) -> None:
    source = extension(tmp_path, LOOP).write_c(tmp_path / "work")
    flags = [*FLAGS[False], f"-I{get_path('include')}", "-fPIC", "-S", "-o", "-"]
    said = subprocess.run(["cc", *flags, str(source)], capture_output=True, text=True, check=True)

    assert where_defined(said.stdout, "__pyx_f_6little_total") == ".text"


def where_defined(assembler: str, name: str) -> str:
    """Return the section in which a function stands."""
    section = ""
    for line in assembler.splitlines():
        if found := re.match(r"\s+\.section\s+([\w.]+)|\s+(\.text)\b", line):
            section = found[1] or found[2]
        if line.startswith(name) and line.endswith(":"):
            return section
    return "nowhere"
