"""`passgo check`: every mistake of an edition, with its file and key."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from passgo.edition_tools.check_texts import pair_mistakes, text_mistakes
from passgo.editions.load import examine
from passgo.editions.mistakes import Mistake, Report
from passgo.editions.shelf import shelf_mistakes
from passgo.editions.source import FILE, parse
from passgo.sliding import edition as sliding


def check_folder(path: str | Path) -> list[Mistake]:
    """Return every mistake of the edition in a folder; none when it can be played."""
    folder = Path(path)
    report = Report(str(folder / FILE))
    table = parse(folder, report)
    if report.mistakes:
        return report.mistakes
    if table.get("game", "dice") == "sliding":
        return shelf_mistakes(folder, table) + sliding_mistakes(folder) + pair_mistakes(folder)
    edition, mistakes = examine(folder)
    if edition.id and edition.id != folder.resolve().name:
        name = folder.resolve().name
        mistakes.append(Mistake(report.file, "id", f"{edition.id!r}, but the folder is {name!r}"))
    return mistakes + text_mistakes(edition, folder)


def sliding_mistakes(folder: Path) -> list[Mistake]:
    """Return why the data of a sliding edition cannot be played, if they cannot."""
    try:
        sliding.load(folder)
    except sliding.EditionError as error:
        file = str(folder / FILE)
        return [Mistake(file, "", str(error).removeprefix(f"{file}: "))]
    return []


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
