"""Coverage: which clauses of the rulebooks have a scenario or a test, and which have none.

Counted are the kinds rule and component; procedures and notes are shown beside them.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from passgo.rulebook import EDITIONS, Clause, clause, clauses
from passgo.scenarios.clause_marks import marks_under
from passgo.scenarios.files import carried_to, read_carried, read_file, scenario_files

TESTS = Path("tests")
SCENARIOS = Path("tests/rulebook_scenarios")
TESTED_KINDS = ("rule", "component")
KINDS = (*TESTED_KINDS, "procedure", "note")
WIDTH = 12


class UnknownClause(ValueError):
    """A test or scenario names what no rulebook has."""


def covered_clauses(tests: Path, scenarios: Path) -> set[str]:
    """Return the ids of all clauses that a test or scenario names."""
    covered: set[str] = set()
    for mark in marks_under(tests):
        try:
            covered.add(clause(mark.clause).id)
        except KeyError as error:
            raise UnknownClause(f"{mark.file}:{mark.line}: {error.args[0]}") from None
    for file in scenario_files([scenarios]):
        found, errors = read_file(file)
        if errors:
            raise UnknownClause(str(errors[0]))
        for edition in carried_to():
            found += read_carried(file, edition)[0]
        covered |= {clause_id for scenario in found for clause_id in scenario.clauses}
    return covered


def missing_clauses(edition: str, covered: set[str]) -> list[Clause]:
    """Return the rules and components of an edition that nothing speaks for."""
    return [
        each for each in clauses(edition) if each.kind in TESTED_KINDS and each.id not in covered
    ]


def report(edition: str, covered: set[str]) -> Iterator[str]:
    """Yield the lines about one edition."""
    rows = [each for each in clauses(edition) if each.kind in TESTED_KINDS]
    missing = missing_clauses(edition, covered)
    yield f"{edition} {len(rows) - len(missing)}/{len(rows)}"
    for kind in KINDS:
        of_kind = [each.id for each in clauses(edition) if each.kind == kind]
        yield f"  {kind:<{WIDTH}}{len(covered.intersection(of_kind))}/{len(of_kind)}"
    for start in range(0, len(missing), WIDTH):
        yield "  missing " + " ".join(each.id for each in missing[start : start + WIDTH])


def main(
    require: Annotated[
        list[str] | None, typer.Option(help="An edition that may have no missing clause.")
    ] = None,
    tests: Annotated[Path, typer.Option(help="The folder of test functions.")] = TESTS,
    scenarios: Annotated[Path, typer.Option(help="The folder of scenario files.")] = SCENARIOS,
) -> None:
    """Say which clauses have a scenario or a test, edition by edition."""
    wanted: Sequence[str] = require or ()
    for edition in wanted:
        if edition not in EDITIONS.values():
            raise typer.BadParameter(f"there is no rulebook of {edition!r}")
    try:
        covered = covered_clauses(tests, scenarios)
    except UnknownClause as error:
        print(error, file=sys.stderr)
        raise typer.Exit(2) from None
    for edition in EDITIONS.values():
        print("\n".join(report(edition, covered)))
    if any(missing_clauses(edition, covered) for edition in wanted):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
