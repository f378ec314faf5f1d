"""Many games between bots, what they say in figures, and a page to look at."""

from passgo.simulate.comparing import Comparison, compare
from passgo.simulate.executors import Executor, Local
from passgo.simulate.request import BOTS, Request, SimulationError
from passgo.simulate.results import Results
from passgo.simulate.running import simulate
from passgo.simulate.walking import Walk, walk

__all__ = [
    "BOTS",
    "Comparison",
    "Executor",
    "Local",
    "Request",
    "Results",
    "SimulationError",
    "Walk",
    "compare",
    "simulate",
    "walk",
]
