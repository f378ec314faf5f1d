"""Editions written for one test."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.editions.source import BUNDLED

TEXTS = {
    "fr": "title = La mienne\ndescription = Une édition à moi.\n",
    "en": "title = Mine\ndescription = An edition of my own.\n",
}
Write = Callable[..., Path]


@pytest.fixture
def child(tmp_path: Path) -> Write:
    """Write an edition called `mine`, based on the classic one unless told otherwise."""

    def write(toml: str = "", fr: str = "", en: str = "", base: str = "classic-2003") -> Path:
        folder = tmp_path / "mine"
        folder.mkdir(exist_ok=True)
        head = f'id = "mine"\nbase = "{base}"\n'
        (folder / "edition.toml").write_text(head + toml, encoding="utf-8")
        for language, own in (("fr", fr), ("en", en)):
            text = TEXTS[language] + own
            (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
        return folder

    return write


@pytest.fixture
def classic(tmp_path: Path) -> Path:
    """Return a copy of the classic edition that a test may spoil."""
    return Path(shutil.copytree(BUNDLED / "classic-2003", tmp_path / "classic-2003"))
