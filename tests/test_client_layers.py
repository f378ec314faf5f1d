"""Layers of the client: folders import only what stands below them, and its guide lists them so."""

import re

import pytest
from client_layers import LAYERS, MAIN, ROOT, SOURCES, Import, crossings, imported, imports, row_of

GUIDE = ROOT / "docs" / "guide" / "client.md"


def test_no_import_goes_up_or_sideways() -> None:
    assert [str(each) for each in crossings(imports())] == []


def test_every_folder_has_one_place() -> None:
    folders = [each.name for each in SOURCES.iterdir() if each.is_dir()]

    assert sorted(name for row in LAYERS for name in row) == sorted([MAIN, *folders])


def test_the_guide_lists_the_folders_from_the_lowest_to_the_highest() -> None:
    rows = re.findall(
        r"^\| ((?:`\w+/`(?:, )?)+) \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE
    )
    folders = [name for row in rows for name in re.findall(r"`(\w+)/`", row)]
    places = [row_of(name) for name in folders]

    assert places == sorted(places, reverse=True)
    assert sorted(folders) == sorted(name for row in LAYERS[1:] for name in row)


@pytest.mark.parametrize(
    "text",
    [
        "import { useDesk } from '../desk/desk.svelte';",
        "import {\n  useDesk,\n} from '../desk/desk.svelte';",
        "import type { Desk } from '../desk/desk.svelte';",
        "import '../desk/desk.svelte';",
        "const { useDesk } = await import('../desk/desk.svelte');",
        "const PAGES = import.meta.glob(['../desk/desk.svelte']);",
    ],
)
def test_an_import_is_found_however_it_is_written(text: str) -> None:
    assert [what for what, _ in imported("flows/BuyFlow.svelte", text)] == ["desk/desk.svelte"]


def test_what_is_not_of_the_client_is_not_its_import() -> None:
    text = "const A = import.meta.glob('../../../src/passgo/text/*.ftl'); import 'svelte';"

    assert list(imported("text/catalogues.ts", text)) == []


@pytest.mark.parametrize(
    ("by", "what", "is_crossing"),
    [
        ("board/Holdings.svelte", "table/estate", True),
        ("table/DiceTable.svelte", "board/Board.svelte", False),
        ("text/words.ts", "fair/memory", True),
        ("text/words.ts", "text/facts", False),
        ("table/DiceTable.svelte", "App.svelte", True),
        ("App.svelte", "home/Home.svelte", False),
        ("nowhere/Nobody.svelte", "wire/types", True),
    ],
)
def test_a_crossing_is_told_with_its_file(by: str, what: str, is_crossing: bool) -> None:
    found = crossings([Import(by, what, 7)])

    assert [str(each) for each in found] == [f"web/src/{by}:7 imports {what}"] * is_crossing
