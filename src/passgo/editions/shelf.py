"""The shelf: what is told of an edition beside its rules, for who looks for a game to play."""

from functools import cache
from pathlib import Path

import msgspec

from passgo.editions.check_shape import Table, checked
from passgo.editions.mistakes import Mistake, Report
from passgo.editions.model import Shelf
from passgo.editions.source import BUNDLED, FILE, base_folder, parse


@cache
def shelf(edition_id: str) -> Shelf:
    """Return what is told of an edition of the package, of whatever kind it is."""
    folder, report = BUNDLED / edition_id, Report(FILE)
    table = parse(folder, report)
    while "shelf" not in table:
        base = base_folder(folder, table.get("base", ""))
        if base is None:
            raise LookupError(f"{edition_id} is on no shelf")
        folder, table = base, parse(base, report)
    return msgspec.convert(table["shelf"], Shelf)


def report_shelf(table: Table, report: Report) -> None:
    """Report a game of unknown length, or one that ends before it begins."""
    minutes = table.get("shelf", {}).get("minutes")
    if minutes is None:
        report.add("shelf.minutes", "missing")
    elif minutes[0] > minutes[1]:
        report.add("shelf.minutes", f"from {minutes[0]} to {minutes[1]}: the shorter time first")


def shelf_mistakes(folder: Path, table: Table) -> list[Mistake]:
    """Return the mistakes of the shelf alone, for data of another shape than a dice edition's."""
    report = Report(str(folder / FILE))
    report_shelf(checked({"shelf": table.get("shelf", {})}, report), report)
    return report.mistakes
