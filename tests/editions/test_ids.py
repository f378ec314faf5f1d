"""Ids of editions: code names none, because what differs between editions is data."""

import ast
import re
from pathlib import Path

import pytest

from passgo.editions.load import edition_ids, sliding_ids
from passgo.rulebook import EDITIONS

ROOT = Path(__file__).resolve().parent.parent.parent
PYTHON = ROOT / "src" / "passgo"
CLIENT = ROOT / "web" / "src"
TESTS = (".test.ts", ".testing.ts")

ID = re.compile("|".join((*edition_ids(), *sliding_ids())))
PREFIXES = re.compile(rf"(?:{'|'.join(EDITIONS)})(?:\|.*)?")
"""The letters of a rulebook by themselves; whole clauses are cited wherever they hold."""
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)
QUOTED = re.compile(r"""(["'`])(.*?)\1""")


def said_in_python(text: str) -> list[str]:
    """Return the strings of a module that are not docstrings."""
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = (each for each in ast.walk(tree) if isinstance(each, ast.Constant))
    return [each.value for each in found if isinstance(each.value, str) and id(each) not in told]


def said_in_client(text: str) -> list[str]:
    """Return the strings of a module or component, comments apart."""
    return [said for _, said in QUOTED.findall(COMMENT.sub("", text))]


def names_an_edition(said: str) -> bool:
    """Tell whether a string holds the id of an edition, or is the letters of a rulebook."""
    return bool(ID.search(said) or PREFIXES.fullmatch(said))


def test_no_module_names_an_edition() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {said}"
        for file in sorted(PYTHON.rglob("*.py"))
        for said in said_in_python(file.read_text(encoding="utf-8"))
        if names_an_edition(said)
    ]

    assert found == []


def test_no_part_of_the_client_names_an_edition() -> None:
    files = [each for each in CLIENT.rglob("*.*") if each.suffix in {".ts", ".svelte"}]
    found = [
        f"{file.relative_to(ROOT)}: {said}"
        for file in sorted(files)
        if not file.name.endswith(TESTS)
        for said in said_in_client(file.read_text(encoding="utf-8"))
        if names_an_edition(said)
    ]

    assert found == []


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ('FIRST = "classic-2003"', True),
        ('PATH = f"editions/knockout-2024/{name}"', True),
        ('ONLY = ("KO",)', True),
        ('CLAUSE = "KO-115"', False),
        ('"""As in classic-2003."""', False),
    ],
)
def test_a_name_in_python_is_found(text: str, is_found: bool) -> None:
    assert any(map(names_an_edition, said_in_python(text))) is is_found


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("if (edition.id === 'revolution-2009') return;", True),
        ('<Cover id="euro-1999" />', True),
        ("// as in 'euro-1999'", False),
        ("<!-- 'euro-1999' -->", False),
    ],
)
def test_a_name_in_the_client_is_found(text: str, is_found: bool) -> None:
    assert any(map(names_an_edition, said_in_client(text))) is is_found
