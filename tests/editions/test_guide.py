"""The guide is true: its example is clean, and its tables name every key and choice."""

import re
from pathlib import Path
from typing import get_args

import pytest

from passgo.edition_tools.check import check_folder
from passgo.editions import load_edition
from passgo.editions.check_shape import HEAD, LISTS, TABLES, hints_of
from passgo.editions.model import CardKind, GroupKind, SpaceKind

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "editions.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"`lyon/([a-z.]+)`:\n\n```\w+\n(.*?)```", GUIDE, re.DOTALL)


def test_the_example_of_the_guide_can_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "lyon"
    folder.mkdir()
    for name, content in BLOCKS:
        (folder / name).write_text(content, encoding="utf-8")

    assert [name for name, _ in BLOCKS] == ["edition.toml", "fr.ftl", "en.ftl"]
    assert check_folder(folder) == []
    assert load_edition(folder).rules_for("quick").salary == 400


NAMES = [
    *HEAD,
    *(field for table in (*TABLES.values(), *LISTS.values()) for field in hints_of(table)),
    *(kind for kinds in (GroupKind, SpaceKind, CardKind) for kind in get_args(kinds)),
    *(
        c
        for hint in hints_of(TABLES["rules"]).values()
        for c in get_args(hint)
        if isinstance(c, str)
    ),
]


@pytest.mark.parametrize("name", sorted(set(NAMES)))
def test_the_guide_names_every_key_and_choice(name: str) -> None:
    assert f"`{name}`" in GUIDE or f"`{name} = " in GUIDE
