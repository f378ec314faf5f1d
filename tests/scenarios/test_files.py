"""Every scenario file of the rulebooks, one test a scenario."""

from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet
from moments import check_moment

from passgo.game.play import Game
from passgo.scenarios.files import (
    Scenario,
    carried_to,
    read_carried,
    read_file,
    scenario_files,
)
from passgo.scenarios.running import run_scenario
from passgo.scenarios.unit import Desk
from passgo.sliding import SlidingGame

FOLDER = Path(__file__).parent.parent / "rulebook_scenarios"
FILES = list(scenario_files([FOLDER]))


def _cases() -> list[ParameterSet]:
    return [
        pytest.param(
            scenario,
            id=f"{file.relative_to(FOLDER).with_suffix('')}:{scenario.title}",
            marks=pytest.mark.clause(*scenario.clauses),
        )
        for file in FILES
        for scenario in read_file(file)[0]
    ]


@pytest.mark.parametrize("scenario", _cases())
def test_the_rules_play_as_the_scenario_says(scenario: Scenario) -> None:
    assert run_scenario(scenario).failures == ()


@pytest.mark.parametrize("scenario", _cases())
def test_every_moment_of_a_scenario_comes_back_from_its_position(scenario: Scenario) -> None:
    moments = 0

    def look(game: Game | SlidingGame | Desk) -> None:
        nonlocal moments
        moments += 1
        check_moment(game)

    run_scenario(scenario, look)

    assert moments or scenario.then.refuses_start


@pytest.mark.parametrize("edition", carried_to())
@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_where_the_clauses_are_the_same_the_scenarios_hold_too(file: Path, edition: str) -> None:
    scenarios, errors = read_carried(file, edition)
    outcomes = [run_scenario(scenario) for scenario in scenarios]

    assert [str(error) for error in errors] == []
    assert [(o.scenario.title, o.failures) for o in outcomes if o.failures] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_every_scenario_of_a_file_can_be_read(file: Path) -> None:
    scenarios, errors = read_file(file)

    assert [str(error) for error in errors] == []
    assert scenarios
