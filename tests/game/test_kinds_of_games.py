"""Kinds of games: nobody asks which kind a game is; a game says what can be done with it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from passgo.games import CLASSES, class_of, edition_data, game_ids
from passgo.vocabulary import Kind

SOURCES = Path(__file__).parents[2] / "src" / "passgo"
KNOW_THEIR_KIND = ("games.py", "game/", "sliding/", "editions/load.py")
"""Where games are told apart, or are of one kind."""
KINDS = {"dice", "sliding"}
OF_ONE_KIND = {"Game", "SlidingGame", "Edition", "SlidingEdition"}


def questions(tree: ast.AST) -> Iterator[int]:
    """Return the lines in which it is asked of which kind a game or its edition is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(map(tells_a_kind, [node.left, *node.comparators])):
            yield node.lineno
        if isinstance(node, ast.Call) and names_in(node.func) == {"isinstance"}:
            if names_in(node.args[1]) & OF_ONE_KIND:
                yield node.lineno


def tells_a_kind(part: ast.expr) -> bool:
    """Tell whether one side of a comparison is a class or a kind of games."""
    called = part.func if isinstance(part, ast.Call) else part
    if names_in(called) & {"CLASSES", "class_of", "class_in", "game_in", "sliding_ids"}:
        return True
    of_game = isinstance(part, ast.Attribute) and part.attr == "kind"
    return of_game and "game" in ast.unparse(part)


def names_in(part: ast.expr) -> set[str]:
    names = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
    return names | {node.attr for node in ast.walk(part) if isinstance(node, ast.Attribute)}


def test_nobody_asks_which_kind_a_game_is() -> None:
    asked = [
        f"{path}:{line}"
        for file in sorted(SOURCES.rglob("*.py"))
        if not (path := file.relative_to(SOURCES).as_posix()).startswith(KNOW_THEIR_KIND)
        for line in questions(ast.parse(file.read_text(encoding="utf-8")))
    ]

    assert asked == []


@pytest.mark.parametrize(
    "asks",
    [
        'class_of(edition) is CLASSES["dice"]',
        "class_of(edition) is not Game",
        'match.game.kind != "dice"',
        'game_in(folder) == "sliding"',
        "edition in sliding_ids()",
        "isinstance(edition, SlidingEdition)",
        "isinstance(game, (Game, SlidingGame))",
        "isinstance(edition, model.Edition)",
    ],
)
def test_a_question_is_found_however_it_is_asked(asks: str) -> None:
    assert list(questions(ast.parse(asks))) == [1]


@pytest.mark.parametrize("says", ["class_of(edition).branches", "group.kind == 'street'"])
def test_what_a_game_says_of_itself_is_no_question(says: str) -> None:
    assert list(questions(ast.parse(says))) == []


@pytest.mark.parametrize("kind", CLASSES)
def test_every_kind_of_game_says_what_can_be_done_with_it(kind: Kind) -> None:
    game = CLASSES[kind]
    facts = (game.tells_luck, game.is_analysed, game.is_simulated, game.is_advised, game.branches)

    assert game.kind == kind
    assert facts == (kind == "dice",) * len(facts)


@pytest.mark.parametrize("edition_id", game_ids())
def test_the_data_of_every_edition_say_who_plays_and_where_they_lie(edition_id: str) -> None:
    edition = edition_data(edition_id)

    assert edition.id == edition_id
    assert 2 <= edition.fewest_players < edition.most_players
    assert Path(edition.folders[-1]).name == edition_id
    assert class_of(edition_id).teams(edition_id, 2) == ()
