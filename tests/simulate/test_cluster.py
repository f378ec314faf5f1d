"""A run on a cluster is the run at home."""

import importlib
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from random_play import new_game, orders

import passgo
from passgo.analysis import analyse
from passgo.bots.lineup import BATCH
from passgo.simulate import Results, SimulationError
from passgo.simulate.cluster import OnRay
from passgo.simulate.executors import Local
from passgo.simulate.request import request
from passgo.simulate.results import results_of
from passgo.simulate.running import play

CLOCK = {"seconds": 0.0, "processor_seconds": 0.0, "games_per_second": 0.0}


def still(results: Results) -> Results:
    return msgspec.structs.replace(results, **CLOCK, decisions_per_second=0.0)


@pytest.fixture
def two_workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    ray = importlib.import_module("ray")
    monkeypatch.setenv("PYTHONPATH", str(Path(passgo.__file__).parent.parent))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


@pytest.mark.filterwarnings("default")  # Ray warns of its own affairs
@pytest.mark.usefixtures("two_workers")
def test_a_local_cluster_of_two_gives_the_results_of_this_process() -> None:
    wanted = request("classic-2003", ("shark", "steady", "fp-a"), 2 * BATCH + 7, seed=8)

    here, there = (results_of(play(wanted, executor)) for executor in (Local(1), OnRay()))

    assert still(here) == still(there)


@pytest.mark.filterwarnings("default")  # Ray warns of its own affairs
@pytest.mark.usefixtures("two_workers")
def test_a_game_is_analysed_on_a_cluster_as_in_this_process() -> None:
    game = new_game("classic-2003", 2, seed=5)
    for order in islice(orders(game, seed=3), 40):
        game.play(order)

    assert analyse(game.record(), 8, executor=OnRay()) == analyse(game.record(), 8)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(SimulationError, match=r"passgo\[ray\]"):
        OnRay()
