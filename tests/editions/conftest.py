"""Editions written for one test, and the facts found about real boxes."""

import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

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


@pytest.fixture(scope="session")
def facts() -> dict[str, dict[str, Any]]:
    """Return what is known about each box, in the words of the sources."""
    files = (Path(__file__).parent / "facts").glob("*.toml")
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}
