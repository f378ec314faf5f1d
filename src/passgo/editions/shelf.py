"""The shelf: what is told and shown of an edition beside its rules, for who looks for a game."""

from functools import cache
from pathlib import Path

import msgspec

from passgo.editions.check_shape import Table, checked, hints_of
from passgo.editions.inherit import inherit
from passgo.editions.mistakes import Mistake, Report
from passgo.editions.model import Edition, Look, Shelf
from passgo.editions.rules import Rules
from passgo.editions.source import BUNDLED, FILE, base_folder, parse

TOLD = ("shelf", "look")


@cache
def shelf(edition_id: str) -> Shelf:
    """Return what is told of an edition of the package, of whatever kind it is."""
    return msgspec.convert(told_of(BUNDLED / edition_id)["shelf"], Shelf)


@cache
def look(edition_id: str) -> Look:
    """Return how the table of an edition of the package looks, of whatever kind it is."""
    return look_in(BUNDLED / edition_id)


def look_of(edition: Edition) -> Look:
    """Return how the table of an edition looks, wherever it was read from."""
    return look_in(Path(edition.folders[-1]))


def look_in(folder: Path) -> Look:
    """Return the look that the edition in a folder chose, or the plain one."""
    return msgspec.convert(told_of(folder).get("look", {}), Look)


def told_of(folder: Path) -> Table:
    """Return what an edition tells and shows of itself, over what its bases do."""
    table = parse(folder, Report(FILE))
    own = {name: table[name] for name in TOLD if name in table}
    base = base_folder(folder, table.get("base", ""))
    return inherit({} if base is None else told_of(base), own, Report(FILE))


def report_shelf(table: Table, folder: Path, report: Report) -> None:
    """Report a game of unknown length, one that ends before it begins, a box that is not there."""
    told = table.get("shelf", {})
    minutes, box = told.get("minutes"), told.get("box")
    if minutes is None:
        report.add("shelf.minutes", "missing")
    elif minutes[0] > minutes[1]:
        report.add("shelf.minutes", f"from {minutes[0]} to {minutes[1]}: the shorter time first")
    if box and base_folder(folder, box) is None:
        report.add("shelf.box", f"there is no edition {box!r}")
    for name in told.get("by_the_book", {}) if "rules" in table else ():
        if name not in table.get("variant", {}) and name not in hints_of(Rules):
            report.add(f"shelf.by_the_book.{name}", "names neither a variant nor a rule")


def shelf_mistakes(folder: Path, table: Table) -> list[Mistake]:
    """Return the mistakes of shelf and look alone, for data of another shape than dice editions."""
    report = Report(str(folder / FILE))
    told = {"shelf": {}} | {name: table[name] for name in TOLD if name in table}
    report_shelf(checked(told, report), folder, report)
    return report.mistakes
