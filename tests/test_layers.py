"""Layers: packages import only what stands below them, and the picture of it is as of today."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from architecture import (
    LAYERS,
    ROOT,
    Import,
    arrows,
    crossings,
    direct,
    imported,
    imports,
    made,
    modules,
    package_of,
    row_of,
)

SERVER = ("play", "table", "wire", "store", "rooms", "http")


def test_no_import_goes_up_or_sideways() -> None:
    assert [str(each) for each in crossings(imports())] == []


def test_everything_has_one_place() -> None:
    places = [name for row in LAYERS for name in row]
    used = {package_of(name) for each in imports() for name in (each.by, each.what)}

    assert sorted(places) == sorted(used)


def test_the_server_is_built_from_the_game_up_to_its_routes() -> None:
    rows = [row_of(f"server.{name}") for name in SERVER]

    assert rows == sorted(rows, reverse=True)
    assert len(set(rows)) == len(rows)


def test_no_modules_of_the_server_import_each_other() -> None:
    ring: list[str] = []
    graph: dict[str, set[str]] = {name: set() for name in modules()}
    for each in imports():
        if ".server" in each.by:
            graph[each.by].add(each.what)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        ring = error.args[1]

    assert ring == []


@pytest.mark.parametrize(
    "text",
    [
        "import passgo.server.http.app",
        "from passgo.server.http.app import make_app",
        "from passgo.server.http import app",
        "def later() -> None:\n    from passgo.server.http import app",
        "if TYPE_CHECKING:\n    from passgo.server.http.app import make_app",
    ],
)
def test_an_import_is_found_however_it_is_written(text: str) -> None:
    found = [what for what, _ in imported(ast.parse(text), modules())]

    assert found == ["passgo.server.http.app"]


@pytest.mark.parametrize(
    ("by", "what", "is_crossing"),
    [
        ("passgo.server.table.table", "passgo.server.wire.messages", True),
        ("passgo.server.wire.messages", "passgo.server.table.table", False),
        ("passgo.rules.rent", "passgo.game.play", True),
        ("passgo.server.fronts.front", "passgo.server.wire_types", True),
        ("passgo.nowhere", "passgo.rules.rent", True),
        ("passgo.rules.rent", "passgo.rules.money", False),
    ],
)
def test_a_crossing_is_told_with_its_file(by: str, what: str, is_crossing: bool) -> None:
    found = crossings([Import(by, what, 7)])

    path = Path("src", *by.split(".")).with_suffix(".py")
    assert [str(each) for each in found] == [f"{path}:7 imports {what}"] * is_crossing


def test_an_arrow_that_others_imply_is_not_drawn() -> None:
    found = [
        Import("passgo.game.play", "passgo.editions.model", 1),
        Import("passgo.game.play", "passgo.boards", 1),
        Import("passgo.boards", "passgo.editions.model", 1),
    ]

    assert direct(arrows(found))["game"] == {"boards"}


@pytest.mark.parametrize("path", made(), ids=lambda path: path.name)
def test_the_picture_is_as_it_would_be_made_now(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == made()[path], "run python tools/architecture.py"


def test_the_way_to_the_picture_is_shown() -> None:
    assert "(architecture.md)" in (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
