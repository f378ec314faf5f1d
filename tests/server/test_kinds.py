"""Kinds of games: the server asks a game for what it needs, never which kind it is."""

import ast
from pathlib import Path

import passgo.server

GAMES = {"Game", "SlidingGame"}


def asks_for_the_kind(node: ast.AST) -> bool:
    """Tell whether something is asked whether it is a game of one kind."""
    match node:
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
            return any(isinstance(n, ast.Name) and n.id in GAMES for n in ast.walk(kinds))
    return False


def test_nothing_in_the_server_asks_which_kind_a_game_is() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path in sorted(Path(passgo.server.__path__[0]).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.expr) and asks_for_the_kind(node)
    ]

    assert found == []


def test_the_question_is_seen_where_it_is_asked() -> None:
    text = "def f(game): return isinstance(game, SlidingGame | None)"

    assert sum(asks_for_the_kind(node) for node in ast.walk(ast.parse(text))) == 1
