"""Combinations: whatever meets, nothing is lost and the game goes on; the page of pairs is true."""

from collections import defaultdict
from collections.abc import Callable
from types import ModuleType

import pytest
from campaign import tally, witnesses
from pairs import CANNOT, SCENARIO, every_pair, read_pairs
from playing import FAMILIES
from shown import scenarios_of, steps_of

from passgo.kernel import load
from passgo.rules import bankruptcy, building, invariants, jail, mortgage, shortage
from passgo.rules.ending import end_game
from passgo.rules.state import State

MORE_GAMES = range(150)
FAMILY_GAMES = range(FAMILIES, FAMILIES + 150)
PAIRS = read_pairs()
SHOWN = defaultdict(set)
for pair, entry in PAIRS.items():
    if entry.how == SCENARIO:
        SHOWN[entry.file, entry.text].add(pair)


def test_the_page_names_every_pair() -> None:
    assert PAIRS.keys() == every_pair()


@pytest.mark.parametrize(("file", "title"), sorted(SHOWN))
def test_a_scenario_shows_the_pairs_that_the_page_says(file: str, title: str) -> None:
    steps = list(steps_of(load("compiled"), scenarios_of(file)[title]))

    assert set().union(*(step.met for step in steps)) >= SHOWN[file, title]
    assert [fault for step in steps for fault in step.faults] == []


def test_generated_play_meets_whatever_can_meet_and_nothing_is_lost() -> None:
    found = tally([*witnesses(), *MORE_GAMES])

    possible = {pair for pair, entry in PAIRS.items() if entry.how != CANNOT}
    assert found.faults == [], "python tests/combinations/shrinking.py GAME makes a scenario of it"
    assert found.first.keys() == possible, "python tests/combinations/campaign.py --choose"


def test_nothing_is_lost_by_the_house_rules_of_families() -> None:
    assert tally(FAMILY_GAMES).faults == []


def forgotten(*_: object) -> None:
    """Stand for a rule that does nothing."""


def whole_stock(s: State) -> int:
    """Stand for a stock of which nothing is set aside."""
    return s.houses_left


BROKEN: list[tuple[ModuleType, str, Callable[..., object], str, str, str]] = [
    (
        *(shortage, "return_bid", forgotten, "classic-2003/shortage.toml"),
        "A house whose winner has mortgaged the lots meanwhile is auctioned again, "
        "and the bid is given back",
        "paid for nothing",
    ),
    (
        *(building, "houses_to_spare", whole_stock, "classic-2003/shortage.toml"),
        "The house under the hammer is set aside: no hotel is exchanged for it",
        f"invariant {invariants.SET_ASIDE_MISSING}",
    ),
    (
        *(bankruptcy, "bring_to_an_end", end_game, "classic-2003/ending-quick-game.toml"),
        "The heir pays the interest before the wealth of the faster game is counted",
        "interest never paid, the game is over",
    ),
    (
        *(bankruptcy, "bring_to_an_end", end_game, "classic-2003/ending-quick-game.toml"),
        "What is owed when the faster game ends is paid before wealth is counted, "
        "and rents not claimed lapse",
        "a claimed rent gone by the end",
    ),
    (
        *(mortgage, "owe", forgotten, "classic-2003/combinations.toml"),
        "A scarce house is placed before the rent, the interest and the hour "
        "that came in its auction",
        "interest never paid",
    ),
    (
        *(jail, "drop_choices_of", forgotten, "revolution-2009/jail.toml"),
        "A text that leads to jail drops the choice on a zone space",
        "sent to jail, and the turn goes on",
    ),
]


@pytest.mark.parametrize(("module", "name", "instead", "file", "title", "fault"), BROKEN)
def test_the_watch_notices_a_broken_rule(
    module: ModuleType,
    name: str,
    instead: Callable[..., object],
    file: str,
    title: str,
    fault: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, instead)

    steps = list(steps_of(load("plain"), scenarios_of(file)[title]))

    assert fault in [found for step in steps for found in step.faults]
