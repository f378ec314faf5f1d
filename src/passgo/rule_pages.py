"""Pages: the made parts of the pages about the rules, which follow code, data and scenarios.

A page in `docs/rules/` marks such a part by `<!-- made WHAT: WORDS -->` and `<!-- end -->`.
Run `python -m passgo.rule_pages` at the root of the project to make them all anew.
"""

import ast
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from passgo.editions import Edition, edition_ids, load_edition
from passgo.editions.rules import AMOUNTS
from passgo.rulebook.clauses import EDITIONS, Clause, clause, clauses
from passgo.rulebook.readings import Reading, reading
from passgo.text import Catalogue

PAGES = Path("docs/rules")
RULES = Path("src/passgo/rules")
SCENARIOS = Path("tests/rulebook_scenarios")
TESTS = Path("tests/rules")
PART = re.compile(r"(<!-- made (\w+):([^>]*?) -->\n).*?(<!-- end -->)", re.DOTALL)

ID = rf"(?:{'|'.join(EDITIONS)})-\d{{3}}"
NAMED = re.compile(rf"\b({ID})(?:\s+to\s+({ID}))?\b")
DIFFERS = " ≠"

Row = dict[str, list[Clause]]  # the clauses on one matter, by the prefix of their rulebook


class PageError(ValueError):
    """A page asks for something that does not exist."""


def made_page(root: Path, page: Path) -> str:
    """Return the text of a page with its made parts as they should be."""
    text = page.read_text(encoding="utf-8")
    rows = page_rows(root, page.stem, scenario_names(text))

    def fill(match: re.Match[str]) -> str:
        head, what, words, end = match.groups()
        return f"{head}\n{made_part(root, page.stem, what, words.split(), rows)}\n\n{end}"

    return PART.sub(fill, text)


def made_part(root: Path, subject: str, what: str, words: list[str], rows: list[Row]) -> str:
    """Return one part: what a page asks for, with the words it gives."""
    if what == "clauses":
        return clause_table(rows)
    if what == "readings":
        return reading_table(rows)
    if what == "choices":
        return choice_table(words)
    if what == "functions":
        return function_table(root / RULES / f"{subject}.py", words)
    if what == "scenarios":
        return scenario_list(root, words)
    raise PageError(f"{subject}: nobody makes {what!r}")


def scenario_names(text: str) -> list[str]:
    """Return the nouns of the scenario files and tests that a page asks for."""
    asked = [words for _, what, words, _ in PART.findall(text) if what == "scenarios"]
    return " ".join(asked).split()


def scenario_files(root: Path, name: str) -> list[Path]:
    """Return the scenario files of a noun, as `rent.toml` and `rent-stations.toml` are of rent."""
    folder = root / SCENARIOS
    return sorted([*folder.glob(f"*/{name}.toml"), *folder.glob(f"*/{name}-*.toml")])


def tests_of(root: Path, name: str) -> list[Path]:
    """Return the test files of a noun, as `test_jail.py` and `test_jail_more.py` are of jail."""
    folder, stem = root / TESTS, f"test_{name.replace('-', '_')}"
    return sorted([*folder.glob(f"{stem}.py"), *folder.glob(f"{stem}_*.py")])


def page_rows(root: Path, subject: str, names: list[str]) -> list[Row]:
    """Return the clauses that a rule module and its scenarios speak for."""
    module = root / RULES / f"{subject}.py"
    ids = named_clauses(module.read_text(encoding="utf-8"))
    for name in names:
        for file in scenario_files(root, name):
            table = tomllib.loads(file.read_text(encoding="utf-8"))
            ids |= {each for scenario in table["scenario"] for each in scenario["clauses"]}
    return clause_rows(ids)


def scenario_list(root: Path, names: list[str]) -> str:
    """Return links to the scenario files and the tests of these nouns."""
    shown = []
    for name in names:
        found = [*scenario_files(root, name), *tests_of(root, name)]
        if not found:
            raise PageError(f"no scenario file and no test is called {name!r}")
        shown += [file.relative_to(root).as_posix() for file in found]
    return "\n".join(f"- [{each}](../../{each})" for each in shown)


def function_table(module: Path, names: list[str]) -> str:
    """Return functions of a module with the first line of what they say they do."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    functions = [each for each in tree.body if isinstance(each, ast.FunctionDef)]
    docs = {each.name: ast.get_docstring(each) for each in functions}
    lines = ["| function | what it does |", "|---|---|"]
    for name in names:
        if not docs.get(name):
            raise PageError(f"{module.name} has no function {name!r} with a docstring")
        lines.append(f"| `{name}` | {str(docs[name]).splitlines()[0]} |")
    return "\n".join(lines)


def choice_table(names: list[str]) -> str:
    """Return what the dice editions choose; a value in bold is not that of the first."""
    ids = [each for each in EDITIONS.values() if each in edition_ids()]
    editions = [load_edition(each) for each in ids]
    lines = [f"| choice | {' | '.join(ids)} |", "|---" * (len(ids) + 1) + "|"]
    for name in names:
        first, *others = [_choice(edition, name) for edition in editions]
        cells = [first, *(cell if cell == first else f"**{cell}**" for cell in others)]
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def _choice(edition: Edition, name: str) -> str:
    """Return a choice of the standard game, then those of the variants that change it."""
    value = getattr(edition.rules, name)
    shown = [_value(edition, name, value)]
    for variant in edition.variants:
        changed = getattr(edition.rules_for(variant.id), name)
        if changed != value:
            shown.append(f"{variant.id}: {_value(edition, name, changed)}")
    return "<br>".join(shown)


def _value(edition: Edition, name: str, value: object) -> str:
    if name in AMOUNTS and isinstance(value, int):
        return Catalogue(edition, "en").money(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def named_clauses(text: str) -> set[str]:
    """Return the ids that a text names, also those within "CL-057 to CL-066"."""
    found: set[str] = set()
    for first, last in NAMED.findall(text):
        prefix, number = first[:2], int(first[3:])
        end = int(last[3:]) if last else number
        found |= {clause(f"{prefix}-{at:03}").id for at in range(number, end + 1)}
    return found


def clause_rows(ids: Iterable[str]) -> list[Row]:
    """Return a row for each matter that the clauses speak of, with all its counterparts."""
    matters = {clause(each).same_as or each for each in ids}
    return [_row(matter) for matter in sorted(matters, key=_place)]


def clause_table(rows: list[Row]) -> str:
    """Return the rows as a table; a rulebook that has none of the matters has no column."""
    prefixes = [prefix for prefix in EDITIONS if any(row[prefix] for row in rows)]
    lines = [
        f"| {' | '.join(EDITIONS[prefix] for prefix in prefixes)} | what it says |",
        "|---" * (len(prefixes) + 1) + "|",
    ]
    for row in rows:
        cells = [_cell(row[prefix]) for prefix in prefixes]
        lines.append(f"| {' | '.join(cells)} | {_words(row)} |")
    return "\n".join(lines)


def reading_table(rows: list[Row]) -> str:
    """Return the readings behind the clauses of the rows, with what was unclear."""
    ids = {each for row in rows for own in row.values() for one in own for each in one.readings}
    found = [each for each in map(reading, sorted(ids)) if is_of_dice(each)]
    if not found:
        return "No clause of this page needed a reading."
    lines = ["| | unclear | read as |", "|---|---|---|"]
    lines += [f"| {each.id} | {_safe(each.issue)} | {_safe(each.reading)} |" for each in found]
    return "\n".join(lines)


def is_of_dice(one: Reading) -> bool:
    """Tell whether a reading concerns the rulebook of a dice edition."""
    return any(EDITIONS[prefix] in edition_ids() for prefix in one.editions)


def _place(clause_id: str) -> tuple[int, str]:
    return list(EDITIONS).index(clause_id[:2]), clause_id


def _row(matter: str) -> Row:
    row: Row = {prefix: list(_answers(EDITIONS[prefix]).get(matter, ())) for prefix in EDITIONS}
    row[matter[:2]].insert(0, clause(matter))
    return row


@cache
def _answers(edition_id: str) -> dict[str, list[Clause]]:
    """Return the clauses of an edition by the clause of the reference they answer to."""
    answers: dict[str, list[Clause]] = {}
    for each in clauses(edition_id):
        if each.same_as:
            answers.setdefault(each.same_as, []).append(each)
    return answers


def _cell(found: list[Clause]) -> str:
    return ", ".join(each.id + (DIFFERS if each.how == "differs" else "") for each in found)


def _words(row: Row) -> str:
    """Return the first clause in full, then where the others differ from it."""
    first, *others = [each for own in row.values() for each in own]
    different = [f"{each.id}: {each.remark}" for each in others if each.how == "differs"]
    return _safe("<br>".join([first.text, *different]))


def _safe(text: str) -> str:
    return text.replace("|", "\\|")


def main() -> None:
    """Make every page anew and say which ones changed."""
    root = Path.cwd()
    for page in sorted((root / PAGES).glob("*.md")):
        if not (root / RULES / page.name).with_suffix(".py").exists():
            continue  # the electronic unit is no rule module
        made = made_page(root, page)
        if made != page.read_text(encoding="utf-8"):
            page.write_text(made, encoding="utf-8")
            print(page.relative_to(root))


if __name__ == "__main__":
    main()
