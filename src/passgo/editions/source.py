"""Where editions lie on disk, and reading one with the editions it is based on."""

import tomllib
from pathlib import Path

from msgspec import Struct

from passgo.editions.check_shape import Table, checked
from passgo.editions.inherit import inherit
from passgo.editions.mistakes import Mistake, Report

BUNDLED = Path(__file__).parent
FILE = "edition.toml"


class Source(Struct, frozen=True):
    """An edition as read: its tables over those of its bases, and where they came from."""

    table: Table
    folders: tuple[Path, ...]  # the root first
    mistakes: list[Mistake]


def read_source(folder: Path, children: tuple[Path, ...] = ()) -> Source:
    """Return an edition's complete tables, bases included, and every mistake of shape."""
    report = Report(str(folder / FILE))
    own = checked(parse(folder, report), report)
    parent = _base(folder, own, children, report)
    if parent is None:
        return Source(own, (folder,), report.mistakes)
    table = inherit(parent.table, own, report)
    return Source(table, (*parent.folders, folder), [*parent.mistakes, *report.mistakes])


def base_folder(folder: Path, base: str) -> Path | None:
    """Return the folder of a base: beside the edition, else among those of the package."""
    for candidate in (folder.parent / base, BUNDLED / base):
        if (candidate / FILE).is_file():
            return candidate
    return None


def parse(folder: Path, report: Report) -> Table:
    """Return the file as it stands, nothing when it cannot be read."""
    try:
        return of_today(tomllib.loads((folder / FILE).read_text(encoding="utf-8")))
    except FileNotFoundError:
        report.add("", f"the folder has no {FILE}" if folder.is_dir() else "no such folder")
    except UnicodeDecodeError as error:
        report.add("", f"not UTF-8: byte {error.start}")
    except tomllib.TOMLDecodeError as error:
        report.add("", f"not TOML: {error}")
    except OSError as error:
        report.add("", f"cannot be read: {error.strerror}")
    return {}


def of_today(table: Table) -> Table:
    """Return a file with today's words: what the booklet offers was called its options."""
    shelf = table.get("shelf")
    if not isinstance(shelf, dict) or "options" not in shelf:
        return table
    told = {"by_the_book" if key == "options" else key: value for key, value in shelf.items()}
    return {**table, "shelf": told}


def _base(folder: Path, own: Table, children: tuple[Path, ...], report: Report) -> Source | None:
    """Return the base; nothing for a root, or where the base cannot be used."""
    base = own.get("base")
    if base is None:
        return None
    found = base_folder(folder, base)
    if found is None:
        report.add("base", f"there is no edition {base!r}")
        return None
    family = (*children, folder.resolve())
    if found.resolve() in family:
        report.add("base", f"{base!r} is based on this edition: a circle")
        return None
    return read_source(found, family)
