"""The layers of the client: which folder of web/src may import which, read from the imports."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from posixpath import normpath
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "src"

LAYERS = (
    ("main",),
    ("visit",),
    ("lobby", "after", "beside"),
    ("home", "knockout", "verify"),
    ("table",),
    ("flows", "rules", "unit"),
    ("desk",),
    ("board",),
    ("page",),
    ("look", "link"),
    ("text", "fair"),
    ("core",),
    ("wire", "ported"),
)
"""Folders, the highest first: each may import what stands in lower rows."""
MAIN = LAYERS[0][0]
"""The files that lie in no folder."""
TESTS = (".test.ts", ".testing.ts")
PATH = re.compile(r"""["'`](\.{1,2}/[^"'`\n]*)["'`]""")


class Import(NamedTuple):
    """One file imports another, both named as they lie in web/src."""

    by: str
    what: str
    line: int

    def __str__(self) -> str:
        return f"web/src/{self.by}:{self.line} imports {self.what}"


def imports() -> list[Import]:
    """Return every import of one file of the client by another; tests may reach for anything."""
    files = sorted(
        each for each in SOURCES.rglob("*.*") if each.suffix in {".ts", ".svelte", ".css"}
    )
    return [
        Import(by, what, line)
        for file in files
        if not file.name.endswith(TESTS)
        for by in [file.relative_to(SOURCES).as_posix()]
        for what, line in imported(by, file.read_text(encoding="utf-8"))
    ]


def imported(by: str, text: str) -> Iterator[tuple[str, int]]:
    """Yield what a file names by its path, with the line: at once, later or for its type."""
    for line, said in enumerate(text.splitlines(), start=1):
        for path in PATH.findall(said):
            what = normpath(f"{by}/../{path}")
            if not what.startswith(".."):
                yield what, line


def folder_of(file: str) -> str:
    """Return the folder in which a file lies."""
    folder, slash, _ = file.partition("/")
    return folder if slash else MAIN


def row_of(folder: str) -> int:
    """Return the row in which a folder stands, the highest being 0; -1 if it stands nowhere."""
    return next((at for at, row in enumerate(LAYERS) if folder in row), -1)


def crossings(found: Sequence[Import]) -> list[Import]:
    """Return the imports that do not go down."""
    return [each for each in found if not goes_down(folder_of(each.by), folder_of(each.what))]


def goes_down(by: str, what: str) -> bool:
    """Tell whether one folder may import another, both of which must have their place."""
    return by == what or -1 < row_of(by) < row_of(what)
