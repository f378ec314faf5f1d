"""Many machines: the pieces of long work on a Ray cluster that is already there."""

from collections import deque
from collections.abc import Generator, Iterable
from logging import ERROR
from typing import Any

from passgo.simulate.executors import Asked, Executor, Local, Result, Work
from passgo.simulate.request import SimulationError

_AHEAD = 4  # pieces in hand for each processor of the cluster


class OnRay:
    """Works on the cluster that this process is joined to, or that RAY_ADDRESS names."""

    is_alone = False

    def __init__(self) -> None:
        """Join the cluster; say clearly when there is none, or Ray is not installed."""
        try:
            import ray  # noqa: PLC0415  an optional extra, looked for only where it is asked for
        except ImportError:
            raise SimulationError("Ray is not installed: pip install 'passgo[ray]'") from None
        if not ray.is_initialized():
            try:
                ray.init(address="auto", log_to_driver=False, logging_level=ERROR)
            except ConnectionError:
                message = "no Ray cluster found: start one with 'ray start --head'"
                raise SimulationError(message) from None
        self._ray: Any = ray

    def run(
        self, work: Work[Asked, Result], wanted: Asked, pieces: Iterable[int]
    ) -> Generator[Result]:
        """Yield what comes of each piece as it is done."""
        ray = self._ray
        remote = ray.remote(work)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
        left = deque(pieces)
        running: list[object] = []
        try:
            while left or running:
                while left and len(running) < most:
                    running.append(remote.remote(wanted, left.popleft()))
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            for task in running:
                ray.cancel(task)


def executor_for(on: str, jobs: int) -> Executor:
    """Return who works on a Ray cluster ("ray"), or here by so many processes."""
    return OnRay() if on == "ray" else Local(jobs)
