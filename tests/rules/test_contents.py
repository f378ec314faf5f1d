"""The contents: what kinds of frames and choices have in common is told there, nowhere else."""

import ast
from collections.abc import Iterator

import pytest

from passgo.compiling.reading import read_module
from passgo.compiling.slots import CONTENTS
from passgo.compiling.sources import PACKAGE
from passgo.compiling.tables import read_rows
from passgo.fields import Meaning
from passgo.rules.contents import ACTIONS, CHOICES, FRAMES
from passgo.rules.machine import is_answered_by

FOLDERS = ("rules", "game", "bots")
TOLD_IN = {"rules/contents.py", "rules/slots.py"}
CONTENTS_READ = read_module(CONTENTS)
NAMES = {
    row.name("kind")
    for table in ("FRAMES", "CHOICES")
    for row in read_rows(CONTENTS_READ, table, CONTENTS_READ.tables[table])
}


def kind_named(node: ast.expr | None) -> str:
    """Return the kind of frame or choice that an expression names, empty if none."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in NAMES:
            return name
    return ""


def compared(node: ast.AST) -> set[str]:
    """Return the kinds of frames and choices with which anything is compared in a node."""
    sides = (
        side
        for each in ast.walk(node)
        if isinstance(each, ast.Compare)
        for side in (each.left, *each.comparators)
    )
    return {name for side in sides if (name := kind_named(side))}


def lists_in(text: str, *, with_ladders: bool = True) -> Iterator[int]:
    """Yield the lines on which several kinds of frames or choices are listed.

    One after another, as alternatives, by three comparisons in one function; a dictionary may only
    give to each kind something of its own.
    """
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Tuple() | ast.List() | ast.Set():
                is_list = sum(kind_named(each) != "" for each in node.elts) > 1
            case ast.Dict():
                values = [ast.unparse(each) for each in node.values]
                keys = sum(kind_named(key) != "" for key in node.keys)
                is_list = keys > 1 and len(set(values)) < len(values)
            case ast.BoolOp(op=ast.Or()):
                is_list = sum(isinstance(each, ast.Compare) for each in node.values) > 1 and (
                    len(compared(node)) > 1
                )
            case ast.FunctionDef():
                is_list = with_ladders and len(compared(node)) > 2
            case _:
                continue
        if is_list:
            yield node.lineno


def test_kinds_are_listed_in_the_contents_alone() -> None:
    paths = sorted(path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py"))
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in paths
        if path.relative_to(PACKAGE).as_posix() not in TOLD_IN
        for line in lists_in(path.read_text("utf-8"), with_ladders="bots" not in path.parts)
    ]

    assert len(NAMES) == len(FRAMES) + len(CHOICES)
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "is_quiet = kind in (BREAK, ESTATE)",
        "SECOND = [agenda.BREAK, agenda.TURN]",
        "SECOND = {BREAK, TURN}",
        "LIES_ON = {TURN_END: TURN, ANOTHER_THROW: TURN}",
        "moves = kind == MOVE or kind == LANDING",
        "COUNTED = (A_NUMBER, FREE_DEEDS)",
        "def f(kind):\n    if kind == MOVE:\n        pass\n    if kind == DICE:\n        pass\n"
        "    return kind != DEBT",
    ],
)
def test_a_list_is_found_however_it_is_written(text: str) -> None:
    assert list(lists_in(text)) == [1]


@pytest.mark.parametrize(
    "text",
    [
        "CHECKS = {DICE: check_dice, MOVE: check_move}",
        "is_open = kind == AUCTION and other == DEBT",
        "push(s, MOVE, seat, steps, BY_DICE, 0)",
    ],
)
def test_one_kind_may_be_spoken_of_anywhere(text: str) -> None:
    assert list(lists_in(text)) == []


def test_what_is_simplest_is_an_answer() -> None:
    simplest = {row.kind: row.simplest for row in FRAMES if row.simplest is not None}

    assert [row.name for row in FRAMES if row.kind in simplest] == [
        row.name for row in FRAMES if any(is_answered_by(kind, row.kind) for kind in range(1, 60))
    ]
    assert all(is_answered_by(answer, frame) for frame, answer in simplest.items())


def test_what_there_is_to_choose_of_an_action_has_one_row() -> None:
    chosen = {row.about for row in ACTIONS if row.about is not None}

    assert sorted(row.kind for row in CHOICES) == sorted(chosen)
    assert all(row.finds is not None for row in CHOICES)


def test_what_is_chosen_is_called_by_a_meaning_of_fields() -> None:
    assert {Meaning(row.names) for row in CHOICES} == {
        *(Meaning.SPACE, Meaning.NUMBER, Meaning.KEPT_CARD, Meaning.ZONE, Meaning.TOKEN),
    }
