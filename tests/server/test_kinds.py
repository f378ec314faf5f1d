"""Kinds of games: the server asks a game for what it needs, never which kind it is."""

import ast
from pathlib import Path

import pytest

import passgo.server

GAMES = {"Game", "SlidingGame"}
KINDS = {"dice", "sliding"}


def asks_for_the_kind(node: ast.AST) -> bool:
    """Tell whether a game is asked which kind it is, or something is looked up by that."""
    match node:
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
            return any(isinstance(n, ast.Name) and n.id in GAMES for n in ast.walk(kinds))
        case ast.Dict(keys=keys):
            return {key.value for key in keys if isinstance(key, ast.Constant)} == KINDS
        case ast.Subscript(slice=ast.Attribute(value=ast.Name(id="game"), attr="kind")):
            return True
        case ast.Compare(left=ast.Attribute(value=ast.Name(id="game"), attr="kind")):
            return True
    return False


def test_nothing_in_the_server_asks_which_kind_a_game_is() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path in sorted(Path(passgo.server.__path__[0]).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.expr) and asks_for_the_kind(node)
    ]

    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "def f(game): return isinstance(game, SlidingGame | None)",
        "LUCK = {'dice': FairDice, 'sliding': FairSlides}",
        "def f(game): return LUCK[game.kind]",
        "def f(game): return game.kind == 'dice'",
    ],
)
def test_the_question_is_seen_where_it_is_asked(text: str) -> None:
    assert sum(asks_for_the_kind(node) for node in ast.walk(ast.parse(text))) == 1
