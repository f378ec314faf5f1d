"""Shown: what meets in a scenario, and whether it holds under watch."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from playing import Play, Step

from passgo.game.encoding import encode
from passgo.game.play import Game
from passgo.kernel import Kernel
from passgo.scenarios.files import Scenario, read_file
from passgo.scenarios.running import run_scenario

SCENARIOS: Final = Path(__file__).parents[1] / "rulebook_scenarios"


@lru_cache(maxsize=64)
def scenarios_of(file: str) -> dict[str, Scenario]:
    """Return the scenarios of a file by their titles."""
    return {scenario.title: scenario for scenario in read_file(SCENARIOS / file)[0]}


def steps_of(kernel: Kernel, scenario: Scenario) -> Iterator[Step]:
    """Play the orders of a scenario again under watch."""
    played: list[Game] = []
    run_scenario(scenario, played.append)
    start = scenario.given.game()
    assert isinstance(start, Game), "combinations are of the dice game"
    play = Play(kernel, start.board, start.state)
    for order in played[-1].orders:
        yield play.do(encode(order, start.edition, kernel.Action))
