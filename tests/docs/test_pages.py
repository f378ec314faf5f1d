"""The pages are complete, lead somewhere, and say what code, data and scenarios say."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from passgo.rule_pages import (
    PART,
    PageError,
    made_page,
    made_part,
    scenario_files,
    scenario_names,
)
from passgo.rulebook import EDITIONS, clauses, readings

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
RULES = DOCS / "rules"
NO_RULE_AREA = {
    "__init__", "integer_record", "limits", "refusals", "log", "state", "board", "actions",
    "agenda", "windows", "machine", "invariants", "luck", "ownership",
    "options", "option_rows", "choice_options", "deal_options", "power_options",
    "contents", "lookup", "slots", "drafts",
}  # fmt: skip
AREAS = sorted({module.stem for module in (ROOT / "src/passgo/rules").glob("*.py")} - NO_RULE_AREA)
MADE = {"choices", "functions", "scenarios", "clauses", "readings"}
QUOTED = re.compile(r"\b((?:CL|EU|RE|CW|KO|R)-\d{3})\b")
OF_ALL_RULES = {"changes", "random_games"}  # tests that hold for every module
CODE = re.compile(r"`(\w+)`")
PAGES = sorted(DOCS.rglob("*.md"))


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def docs_check() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_check", DOCS / "check.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_rule_area_has_its_page_and_no_page_is_left_over() -> None:
    pages = {page.stem for page in RULES.glob("*.md")}

    assert pages == {*AREAS, "electronic-unit", "combinations"}


@pytest.mark.parametrize("area", AREAS)
def test_a_page_has_all_its_made_parts(area: str) -> None:
    parts = {what for _, what, _, _ in PART.findall(read(RULES / f"{area}.md"))}

    assert parts == MADE


@pytest.mark.parametrize("area", AREAS)
def test_a_page_is_as_it_would_be_made_now(area: str) -> None:
    page = RULES / f"{area}.md"

    assert read(page) == made_page(ROOT, page), "run python -m passgo.rule_pages"


def test_a_made_part_that_was_changed_by_hand_is_noticed(tmp_path: Path) -> None:
    changed = tmp_path / "rent.md"
    changed.write_text(read(RULES / "rent.md").replace("| CL-058 |", "| CL-059 |"), "utf-8")

    assert made_page(ROOT, changed) == read(RULES / "rent.md")


@pytest.mark.parametrize(
    ("what", "word"),
    [("functions", "no_such_rule"), ("scenarios", "no-such-file"), ("pictures", "")],
)
def test_a_page_cannot_ask_for_what_does_not_exist(what: str, word: str) -> None:
    with pytest.raises(PageError):
        made_part(ROOT, "rent", what, word.split(), [])


def test_every_scenario_file_is_on_a_page() -> None:
    names = {name for area in AREAS for name in scenario_names(read(RULES / f"{area}.md"))}
    shown = {file for name in names for file in scenario_files(ROOT, name)}
    files = {
        file
        for file in (ROOT / "tests/rulebook_scenarios").rglob("*.toml")
        if file.parent.name != "knockout-2024"
    }

    assert {file.stem for file in files - shown} == {"combinations", "electronic-unit"}
    assert "revolution-2009/electronic-unit.toml" in read(RULES / "electronic-unit.md")
    assert "rulebook_scenarios/knockout-2024" in read(DOCS / "editions/knockout-2024.md")


OWN_FOLDER = {"electronic-unit": "tests/unit", "combinations": "tests/combinations"}


@pytest.mark.parametrize("page", sorted(RULES.glob("*.md")), ids=lambda page: page.stem)
def test_the_noun_of_a_page_names_its_scenarios_and_its_tests(page: Path) -> None:
    folder = ROOT / OWN_FOLDER.get(page.stem, f"tests/rules/test_{page.stem}.py")

    assert scenario_files(ROOT, page.stem)
    assert folder.exists()


def test_every_test_of_the_rules_begins_with_the_noun_of_a_module() -> None:
    modules = {module.stem for module in (ROOT / "src/passgo/rules").glob("*.py")}
    tests = {test.stem.removeprefix("test_") for test in (ROOT / "tests/rules").glob("test_*.py")}

    assert {name for name in tests if not starts_with_one(name, modules)} == OF_ALL_RULES


def starts_with_one(name: str, modules: set[str]) -> bool:
    return any(name == module or name.startswith(f"{module}_") for module in modules)


CHECK = docs_check()


@pytest.mark.parametrize("page", CHECK.PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere_and_examples_print_what_is_shown(page: Path) -> None:
    assert [*CHECK.dead_links(page), *CHECK.failed_examples(page)] == []


@pytest.mark.parametrize("page", CHECK.PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_that_are_only_named_have_words_that_exist(page: Path) -> None:
    assert CHECK.unknown_words(page) == []


def test_examples_are_as_strictly_typed_as_the_code() -> None:
    assert CHECK.mistyped_examples(CHECK.PAGES) == []


def test_the_first_example_says_no_with_a_clause() -> None:
    shown = re.findall(r"```text\n(.*?)```", read(ROOT / "README.md"), re.DOTALL)

    assert QUOTED.search(shown[1])


def python(code: str, shown: str) -> str:
    return f"```python\n{code}\n```\n\n```text\n{shown}\n```\n"


FAULTS = {
    python("print(1)", "2"): "the page shows '2', its example prints '1'",
    python("print(1)\nprint(2)", "1"): "the page shows '```', its example prints '2'",
    "```python\nprint(1)\n```\n": "the end",
    "```python\nx = 1\n```\n": "an example prints nothing: x = 1",
    python("print(1 / 0)", "1"): "ZeroDivisionError",
    "```console\n$ echo one\ntwo\n```\n": "the page shows 'two', its example prints 'one'",
    "`a/b`:\n\n```ini\nx\n```\n\n```console\n$ cat a/b\ny\n```\n": "example prints 'x'",
    "[there](nowhere.md)\n": "no such file: nowhere.md",
    "`passgo serve --colour red`\n": "passgo serve --colour red: not understood",
    "`passgo --colour`\n": "passgo --colour: not understood",
    "```sh\npassgo paint \\\n  --red\n```\n": "not understood",
    "`make paint`\n": "no such target: paint",
}  # fmt: skip


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_in_a_page_is_noticed(text: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")

    checks = (CHECK.dead_links, CHECK.failed_examples, CHECK.unknown_words)
    (said,) = [line for check in checks for line in check(page)]

    assert FAULTS[text] in said


def test_what_examples_print_can_be_written_into_their_page() -> None:
    wrong = python("x = 2\nprint(x)", "1") + "\nMore.\n\n```python\nprint(x + 1)\n```\n"
    right = python("x = 2\nprint(x)", "2") + "\nMore.\n\n" + python("print(x + 1)", "3")

    assert CHECK.made_page(wrong) == CHECK.made_page(right) == right


def test_an_example_without_types_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\ndef say(x): print(x)\n```\n", encoding="utf-8")
    monkeypatch.setattr(CHECK, "ROOT", tmp_path)

    assert "Function is missing a type annotation" in CHECK.mistyped_examples([page])[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_quoted_clauses_and_readings_exist(page: Path) -> None:
    known = {clause.id for edition in EDITIONS.values() for clause in clauses(edition)}
    known |= {reading.id for reading in readings()}

    assert set(QUOTED.findall(read(page))) <= known


def test_the_first_page_leads_to_all_others() -> None:
    index = read(DOCS / "index.md")
    others = [page for page in PAGES if page.name != "index.md"]

    assert [str(p) for p in others if f"({p.relative_to(DOCS).as_posix()})" not in index] == []


def test_the_words_of_the_glossary_are_words_of_the_code() -> None:
    rows = [line.split("|") for line in read(DOCS / "glossary.md").splitlines() if line[:2] == "| "]
    wanted = {word for row in rows for word in CODE.findall(row[3])}
    code = "\n".join(read(file) for file in (ROOT / "src/passgo").rglob("*.py"))

    assert len(wanted) > 60
    assert wanted - set(re.findall(r"\w+", code)) == set()


def test_functions_named_by_the_decision_on_readings_exist() -> None:
    text = read(DOCS / "decisions" / "0004-readings.md").partition("## Readings taken in the code")[
        2
    ]
    named = re.findall(r"`([a-z]+)\.([a-z_]+)`", text)
    rules = ROOT / "src/passgo/rules"

    assert len(named) > 15
    assert [n for n in named if f"def {n[1]}(" not in read(rules / f"{n[0]}.py")] == []
