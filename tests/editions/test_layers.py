"""Layers: the words know the editions, the editions know no words."""

import ast
from pathlib import Path

import passgo.editions

ABOVE = ("passgo.text", "passgo.edition_tools")


def test_an_edition_knows_no_words() -> None:
    found = []
    for file in Path(passgo.editions.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
            found += [f"{file.name}: {name}" for name in names if name.startswith(ABOVE)]

    assert found == []
