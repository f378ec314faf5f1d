"""`passgo check`: every mistake of an edition, with its file and key."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console

from passgo.edition_tools.check_texts import pair_mistakes, text_mistakes
from passgo.editions.check_shape import Table
from passgo.editions.load import examine
from passgo.editions.mistakes import Mistake, Report
from passgo.editions.shelf import shelf_mistakes
from passgo.editions.source import FILE, parse
from passgo.games import class_in
from passgo.sliding import edition as sliding
from passgo.vocabulary import Kind


def check_folder(path: str | Path) -> list[Mistake]:
    """Return every mistake of the edition in a folder; none when it can be played."""
    folder = Path(path)
    report = Report(str(folder / FILE))
    table = parse(folder, report)
    if report.mistakes:
        return report.mistakes
    return CHECKS[class_in(folder).kind](folder, table)


def dice_mistakes(folder: Path, _table: Table) -> list[Mistake]:
    """Return every mistake of a dice edition, in its data and its texts."""
    edition, mistakes = examine(folder)
    if edition.id and edition.id != folder.resolve().name:
        name = folder.resolve().name
        message = f"{edition.id!r}, but the folder is {name!r}"
        mistakes.append(Mistake(str(folder / FILE), "id", message))
    return mistakes + text_mistakes(edition, folder)


def sliding_mistakes(folder: Path, table: Table) -> list[Mistake]:
    """Return every mistake of a sliding edition."""
    return shelf_mistakes(folder, table) + unsound(folder) + pair_mistakes(folder)


def unsound(folder: Path) -> list[Mistake]:
    """Return why the data of a sliding edition cannot be played, if they cannot."""
    try:
        sliding.load(folder)
    except sliding.EditionError as error:
        file = str(folder / FILE)
        return [Mistake(file, "", str(error).removeprefix(f"{file}: "))]
    return []


CHECKS: Mapping[Kind, Callable[[Path, Table], list[Mistake]]] = {
    "dice": dice_mistakes,
    "sliding": sliding_mistakes,
}


def check_command(folders: Sequence[Path], console: Console) -> int:
    """Check every folder, print what is found, and return the exit code."""
    failed = False
    for folder in folders:
        mistakes = check_folder(folder)
        for mistake in mistakes:
            console.print(str(mistake), markup=False, highlight=False, soft_wrap=True)
        if not mistakes:
            console.print(f"{folder.resolve().name}: ok", markup=False, highlight=False)
        failed = failed or bool(mistakes)
    return 1 if failed else 0
