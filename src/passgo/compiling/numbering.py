"""Numbering: ``python -m passgo.compiling.numbering`` gives the kinds of the rules their numbers.

The table of frames names its kinds, those of choices and actions too, actions group by group. A row
of the log, a reason of a payment and a refusal are named by the rule that takes them. A kind that
has a number keeps it, and a new one gets the next one.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from passgo.compiling.reading import read_module
from passgo.compiling.slots import CONTENTS
from passgo.compiling.sources import PACKAGE, Source, folder_sources
from passgo.compiling.tables import read_rows

RULES = PACKAGE / "rules"
TARGET = RULES / "actions.py"
AGENDA = RULES / "agenda.py"
LOG = RULES / "log.py"
MONEY = RULES / "money.py"
REFUSALS = RULES / "refusals.py"
GROUPS = {
    ("FREE",): (1, "Free acts: open while something else is on the agenda, as the windows say."),
    ("ANSWER", "BANKERS"): (20, "Answers: to what is on top of the agenda."),
    ("LUCK",): (60, "Nature: how luck fell."),
    ("CLOCK",): (70, "Outside: the clock and the agreement of the table."),
}
"""The groups that are numbered together, from which number on, and what is said of them."""
OF_PEOPLE = ("ANSWER", "BANKERS")
LAST = {("FREE",): "LAST_FREE", OF_PEOPLE: "LAST_ANSWER"}
CHOICES = re.compile(r"(?<=# what there is to choose of an action\n)(?:^\w+: Final = \d+\n)+", re.M)
BLOCK = re.compile(r"# Free acts.*?(?=\nGIVEN)", re.DOTALL)
ROWS = re.compile(r"(?:^\w+: Final = \d+\n)+", re.MULTILINE)


def numbers(groups: tuple[str, ...], first: int) -> dict[str, int]:
    """Return the number of each kind of some groups, in their order."""
    contents = read_module(CONTENTS)
    rows = read_rows(contents, "ACTIONS", contents.tables["ACTIONS"])
    named = [row.name("kind") for row in rows if row.name("group") in groups]
    return numbered(named, Source("passgo.rules.actions", TARGET), first)


def frame_numbers() -> dict[str, int]:
    """Return the number of each kind of frame, in their order."""
    contents = read_module(CONTENTS)
    rows = read_rows(contents, "FRAMES", contents.tables["FRAMES"])
    return numbered((row.name("kind") for row in rows), Source("passgo.rules.agenda", AGENDA), 1)


def row_numbers(rules: Path = RULES) -> dict[str, int]:
    """Return the number of each kind of row that the rules take from the log, in their order."""
    return taken_numbers(Source("passgo.rules.log", LOG), rules)


def reason_numbers(rules: Path = RULES) -> dict[str, int]:
    """Return the number of each reason for which the rules move money, in their order."""
    return taken_numbers(Source("passgo.rules.money", MONEY), rules, "FOR_")


def refusal_numbers(rules: Path = RULES) -> dict[str, int]:
    """Return the code of each refusal that the rules take, in their order."""
    return taken_numbers(Source("passgo.rules.refusals", REFUSALS), rules)


def choice_numbers() -> dict[str, int]:
    """Return the number of each kind of choice, in their order."""
    contents = read_module(CONTENTS)
    rows = read_rows(contents, "CHOICES", contents.tables["CHOICES"])
    return numbered((row.name("kind") for row in rows), Source("passgo.rules.actions", TARGET), 1)


def taken_numbers(home: Source, rules: Path, prefix: str = "") -> dict[str, int]:
    """Return the number of each name that the rules import from a file which only numbers them."""
    taken = (
        name
        for source in folder_sources(rules)
        for name, (module, _) in read_module(source).imports.items()
        if module == home.name and name.isupper() and name.startswith(prefix)
    )
    return numbered(taken, home, 1)


def numbered(names: Iterable[str], kept: Source, first: int) -> dict[str, int]:
    """Return the number of each name: the one that is kept of it, or the next one."""
    names = list(dict.fromkeys(names))
    given = read_module(kept).constants
    known = {name: number_of(given[name]) for name in names if name in given}
    for name in names:
        known.setdefault(name, max(known.values(), default=first - 1) + 1)
    return dict(sorted(known.items(), key=lambda each: each[1]))


def number_of(constant: ast.AnnAssign) -> int:
    """Return the number that a kind has."""
    assert constant.value is not None
    return int(ast.literal_eval(constant.value))


def lines() -> Iterator[str]:
    """Yield the numbered kinds as they stand in the file."""
    for groups, (first, sentence) in GROUPS.items():
        of_group = numbers(groups, first)
        yield f"# {sentence}"
        yield from finals(of_group)
        if groups in LAST:
            yield f"{LAST[groups]}: Final = {max(of_group.values())}"
        yield ""


def finals(kinds: dict[str, int]) -> Iterator[str]:
    """Yield numbered kinds as constants."""
    return (f"{name}: Final = {number}" for name, number in kinds.items())


def written() -> str:
    """Return the file of actions with every kind that the contents name now."""
    choices = "".join(f"{line}\n" for line in finals(choice_numbers()))
    text = BLOCK.sub(lambda _: "\n".join(lines()), TARGET.read_text(encoding="utf-8"))
    return CHOICES.sub(lambda _: choices, text)


def written_agenda() -> str:
    """Return the file of the agenda with every kind of frame that the contents name now."""
    return with_kinds(AGENDA, frame_numbers())


def written_log() -> str:
    """Return the file of the log with every kind of row that the rules take from it now."""
    return with_kinds(LOG, row_numbers())


def written_money() -> str:
    """Return the file of money with every reason that the rules take from it now."""
    return with_kinds(MONEY, reason_numbers())


def written_refusals() -> str:
    """Return the file of refusals with every code that the rules take from it now."""
    return with_kinds(REFUSALS, refusal_numbers())


def with_kinds(path: Path, kinds: dict[str, int]) -> str:
    """Return a file with these kinds instead of the first ones that it numbers."""
    rows = "".join(f"{line}\n" for line in finals(kinds))
    return ROWS.sub(lambda _: rows, path.read_text(encoding="utf-8"), count=1)


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    AGENDA.write_text(written_agenda(), encoding="utf-8")
    LOG.write_text(written_log(), encoding="utf-8")
    MONEY.write_text(written_money(), encoding="utf-8")
    REFUSALS.write_text(written_refusals(), encoding="utf-8")
