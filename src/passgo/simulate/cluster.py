"""Many machines: the pieces of a run on a Ray cluster that is already there."""

from collections import deque
from collections.abc import Generator, Iterable
from logging import ERROR
from typing import Any

from passgo.simulate.chunks import Chunk, play_chunk
from passgo.simulate.request import Request, SimulationError

_AHEAD = 4  # pieces in hand for each processor of the cluster


class OnRay:
    """Plays on the cluster that this process is joined to, or that RAY_ADDRESS names."""

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

    def run(self, request: Request, pieces: Iterable[int]) -> Generator[Chunk]:
        """Yield the chunks as they are done."""
        ray = self._ray
        play = ray.remote(play_chunk)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
        left = deque(pieces)
        running: list[object] = []
        try:
            while left or running:
                while left and len(running) < most:
                    running.append(play.remote(request, left.popleft()))
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            for task in running:
                ray.cancel(task)
