"""Tables of the guide that are written by hand name what the code knows, all of it and no more."""

import inspect
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import get_args

import pytest

from passgo import cli
from passgo.analysis.decisions import BLUNDER, DOUBTFUL, MISTAKE, Grade
from passgo.server.rooms.commands import AnyCommand
from passgo.server.store.chat import Said
from passgo.server.table.motion_types import AGREED, AnyMotion
from passgo.server.wire import messages
from passgo.server.wire.messages import Message

GUIDE = Path(__file__).parents[2] / "docs" / "guide"
WORD = re.compile(r"`([\w-]+)[^`]*`")


def rows(page: str, head: str, number: int = 0) -> list[list[str]]:
    """Return the cells of a table of a page by its head, of the one with some number."""
    text = (GUIDE / f"{page}.md").read_text(encoding="utf-8")
    table = text.split(f"| {head} |", number + 1)[number + 1].split("\n\n")[0]
    return [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]


def named(cells: Iterable[list[str]]) -> set[str]:
    """Return what the first cells of some rows name as code."""
    return {word for cell, *_ in cells for word in WORD.findall(cell)}


def tags(kinds: Iterable[type]) -> set[str]:
    """Return what some messages go by on the wire."""
    return {str(kind.__struct_config__.tag) for kind in kinds}  # type: ignore[attr-defined]


def options(command: Callable[..., None]) -> set[str]:
    """Return the options of a command."""
    told = inspect.signature(command).parameters.values()
    return {
        f"--{one.name.replace('_', '-')}"
        for one in told
        if one.default is not inspect.Parameter.empty
    }


def test_all_that_clients_send_is_told() -> None:
    assert named(rows("hosting", "A client sends | Meaning")) == tags(get_args(AnyCommand))


def test_all_that_clients_hear_is_told() -> None:
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type)]
    heard = [each for each in kinds if issubclass(each, Message) and each is not Message]

    assert named(rows("hosting", "A client hears | Meaning")) == tags([*heard, Said])


def test_all_that_a_host_orders_or_everybody_agrees_on_is_told() -> None:
    agreed = named(rows("hosting", "`what` | Meaning", 1))

    assert named(rows("hosting", "`what` | Meaning")) == tags(get_args(AnyMotion)) - tags(AGREED)
    assert agreed == tags(AGREED)


def test_all_options_of_the_server_are_told() -> None:
    assert named(rows("hosting", "`passgo serve` | Meaning")) == options(cli.serve)


def test_all_options_of_simulations_are_told() -> None:
    told = rows("simulation", "option | meaning")
    words = {word for row in told for cell in row for word in WORD.findall(cell)}

    assert named(told) <= options(cli.simulate)
    assert options(cli.simulate) <= words


@pytest.mark.parametrize(
    ("grade", "least"),
    [(Grade.DOUBTFUL, DOUBTFUL), (Grade.MISTAKE, MISTAKE), (Grade.BLUNDER, BLUNDER)],
)
def test_a_grade_is_told_with_the_loss_from_which_it_is_given(grade: Grade, least: float) -> None:
    told = dict(rows("analysis", "grade | loss"))

    assert told.keys() == set(Grade)
    assert told[grade].startswith(f"{100 * least:.0f} ")
