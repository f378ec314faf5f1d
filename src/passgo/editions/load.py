"""Loading editions by id or from a folder."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from passgo.editions.build import build
from passgo.editions.check_values import report_unsound
from passgo.editions.mistakes import EditionError, Mistake, Report
from passgo.editions.model import Edition
from passgo.editions.source import BUNDLED, FILE, read_source


def load_edition(id_or_path: str | Path) -> Edition:
    """Return an edition of the package by its id, or any edition by its folder."""
    if isinstance(id_or_path, str) and id_or_path in edition_ids():
        return _bundled(id_or_path)
    return _sound(Path(id_or_path))


def examine(folder: Path) -> tuple[Edition, list[Mistake]]:
    """Return the edition of a folder as far as it goes, with every mistake of its data."""
    source = read_source(folder)
    report = Report(str(folder / FILE), source.mistakes)
    edition = build(source.table, tuple(map(str, source.folders)), report)
    if source.table:
        report_unsound(edition, source.table, report)
    bases = [mistake for mistake in source.mistakes if mistake.file != report.file]
    return edition, [*bases, *report.mistakes]


@cache
def edition_ids() -> tuple[str, ...]:
    """Return the ids of the dice editions that come with the package, in order."""
    return _bundled_ids("dice")


def is_by_the_book(edition: str, house_rules: Mapping[str, object]) -> bool:
    """Tell whether an edition of the package is played without house rules.

    Campaigns have played every such book: what bots do there need not be asked about first.
    """
    return edition in edition_ids() and not house_rules


@cache
def sliding_ids() -> tuple[str, ...]:
    """Return the ids of the sliding editions that come with the package, in order."""
    return _bundled_ids("sliding")


def game_in(folder: Path) -> str:
    """Return which game the edition in a folder says it is: dice unless it says another.

    One that cannot be read counts as a dice edition too, whose loading tells all its mistakes.
    """
    try:
        table = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return "dice"
    return str(table.get("game", "dice"))


@cache
def _bundled(edition_id: str) -> Edition:
    return _sound(BUNDLED / edition_id)


def _sound(folder: Path) -> Edition:
    edition, mistakes = examine(folder)
    if mistakes:
        raise EditionError(mistakes)
    return edition


def _bundled_ids(game: str) -> tuple[str, ...]:
    folders = (file.parent for file in BUNDLED.glob(f"*/{FILE}"))
    return tuple(sorted(folder.name for folder in folders if game_in(folder) == game))
