"""Files: scenarios as TOML, read whole and checked before anything is played."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from passgo.editions import Edition, EditionError, edition_ids, load_edition
from passgo.editions.source import BUNDLED
from passgo.editions.source import FILE as EDITION_FILE
from passgo.games import class_in, game_ids
from passgo.rulebook import EDITIONS, REFERENCE, clause
from passgo.scenarios.given import read_given
from passgo.scenarios.language import Start
from passgo.scenarios.likeness import read_tables, with_whole_given
from passgo.scenarios.sliding import read_sliding
from passgo.scenarios.steps import Step, read_step
from passgo.scenarios.then import Then, read_then
from passgo.scenarios.transpose import carried
from passgo.scenarios.unit import read_desk
from passgo.sliding.edition import EditionError as SlidingEditionError
from passgo.sliding.edition import load as load_sliding
from passgo.vocabulary import Kind

MOST_CLAUSES = 3
OWN = ("./", "../")
Seen = Callable[[Mapping[str, Any]], Mapping[str, Any] | None]


class ScenarioError(ValueError):
    """A scenario that cannot be run: which file, which scenario, and why."""

    def __init__(self, file: Path, title: str, message: str) -> None:
        """Hold where the mistake is and one sentence about it."""
        super().__init__(f"{file}: {title}: {message}" if title else f"{file}: {message}")
        self.file = file
        self.title = title


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario as its file writes it."""

    title: Annotated[str, Meta(min_length=1)]
    edition: str
    clauses: list[str] = []
    variant: str = ""
    house_rules: dict[str, Any] = {}
    given: dict[str, Any] = {}
    when: list[str | dict[str, Any]] = []
    then: dict[str, Any] = {}
    not_in: list[str] = []
    unit: bool = False


class Scenario(Struct, frozen=True):
    """One scenario, ready to be played."""

    file: Path
    title: str
    clauses: tuple[str, ...]
    given: Start
    when: tuple[Step, ...]
    then: Then


def scenario_files(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the files given, and for each folder the TOML files under it that are no editions."""
    for path in paths:
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*.toml") if file.name != EDITION_FILE)
        else:
            yield path


def read_file(file: Path) -> tuple[list[Scenario], list[ScenarioError]]:
    """Return the scenarios of a file and what is wrong with the others."""
    return _read_all(file, lambda table: table)


def carried_to() -> list[str]:
    """Return the editions whose rulebooks answer to that of the reference."""
    return [
        edition_id
        for edition_id in edition_ids()
        if load_edition(edition_id).rulebook == edition_id != REFERENCE
    ]


def read_carried(file: Path, edition_id: str) -> tuple[list[Scenario], list[ScenarioError]]:
    """Return the scenarios of a file that hold in another edition too, as it would write them."""
    target = load_edition(edition_id)

    def moved(table: Mapping[str, Any]) -> Mapping[str, Any] | None:
        if table.get("edition") != REFERENCE:
            return None
        return carried(table, load_edition(REFERENCE), target)

    return _read_all(file, moved)


def _read_all(file: Path, seen: Seen) -> tuple[list[Scenario], list[ScenarioError]]:
    """Read what *seen* makes of each scenario; it leaves one out by returning nothing."""
    scenarios: list[Scenario] = []
    errors: list[ScenarioError] = []
    try:
        tables = read_tables(file)
    except ValueError as error:
        return [], [ScenarioError(file, "", str(error))]
    titles: set[str] = set()
    for at, written in enumerate(tables):
        title = str(written.get("title", "")) if isinstance(written, dict) else ""
        title = title or f"scenario {at + 1}"
        try:
            if title in titles:
                raise ValueError("the title is used twice in this file")
            table = written
            if isinstance(written, dict):
                table = seen(with_whole_given(written, file, tables))
            if table is not None:
                scenarios.append(_read(file, msgspec.convert(table, Table)))
        except (ValueError, msgspec.ValidationError) as error:
            errors.append(ScenarioError(file, title, str(error)))
        titles.add(title)
    return scenarios, errors


def _read(file: Path, table: Table) -> Scenario:
    given = _start(table, file)
    for name in table.not_in:
        if name not in edition_ids():
            raise ValueError(f"not_in: unknown edition {name!r}")
    when = tuple(read_step(step, given.language) for step in table.when)
    then = read_then(table.then, given.language)
    if then.may_be_refused:
        raise ValueError("then.either: only a step can be refused")
    if not then.wants_something and not any(step.expects_something for step in when):
        raise ValueError("expects nothing: no 'then', no refused step")
    return Scenario(file, table.title, tuple(table.clauses), given, when, then)


def _start(table: Table, file: Path) -> Start:
    """Return the start of a scenario in the language of what it plays."""
    folder = _folder(table.edition, file)
    return STARTS[class_in(folder).kind](table, folder)


def _folder(name: str, file: Path) -> Path:
    """Return where an edition lies: in the package, or one's own seen from *file*."""
    return file.parent / name if name.startswith(OWN) else BUNDLED / name


def _dice_start(table: Table, folder: Path) -> Start:
    edition = _edition(table.edition, folder)
    least = 1 if edition.id in edition_ids() else 0
    _check_clauses(table.clauses, edition.rulebook, least)
    if table.unit:
        if not edition.rules.random_texts:  # only a unit draws them
            raise ValueError(f"unit: {edition.id} has no electronic unit")
        _check_plain(table, "the unit")
        return read_desk(table.given, table.house_rules)
    edition.rules_for(table.variant, table.house_rules)
    return read_given(table.given, edition, table.variant, table.house_rules)


def _sliding_start(table: Table, folder: Path) -> Start:
    try:
        edition = load_sliding(folder)
    except SlidingEditionError as error:
        raise ValueError(f"edition: {table.edition!r} cannot be played: {error}") from None
    is_own = table.edition.startswith(OWN)
    _check_clauses(table.clauses, "" if is_own else edition.id, least=0 if is_own else 1)
    _check_plain(table, "the sliding game")
    if table.unit:
        raise ValueError(f"unit: {table.edition} has no electronic unit")
    return read_sliding(table.given, edition, folder, table.house_rules)


STARTS: Mapping[Kind, Callable[[Table, Path], Start]] = {
    "dice": _dice_start,
    "sliding": _sliding_start,
}


def _check_plain(table: Table, what: str) -> None:
    if table.variant:
        raise ValueError(f"variant: {what} has none")


def _edition(name: str, folder: Path) -> Edition:
    """Return an edition of the package by its id, or one's own by its folder."""
    if name in edition_ids():
        return load_edition(name)
    if not name.startswith(OWN):
        known = ", ".join(game_ids())
        own = "or a folder such as './my-edition'"
        raise ValueError(f"edition: unknown edition {name!r}; known: {known}, {own}")
    try:
        return load_edition(folder)
    except EditionError as error:
        raise ValueError(f"edition: {name!r} cannot be played: {error}") from None


def _check_clauses(ids: list[str], rulebook: str, least: int) -> None:
    """Have a scenario speak for clauses of its rulebook; one of an own edition may have none."""
    if not least <= len(ids) <= MOST_CLAUSES:
        raise ValueError(f"cites {len(ids)} clauses: {least} to {MOST_CLAUSES} are allowed")
    for clause_id in ids:
        try:
            clause(clause_id)
        except KeyError as error:
            raise ValueError(str(error.args[0])) from None
        if EDITIONS[clause_id.partition("-")[0]] != rulebook:
            raise ValueError(f"{clause_id} is no clause of the rulebook of {rulebook or 'nobody'}")
    if len(set(ids)) < len(ids):
        raise ValueError("cites a clause twice")
