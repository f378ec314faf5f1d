"""Answers: what each command was told first, so that it hears the same when it is sent again."""

from collections.abc import Mapping

REFUSALS_KEPT = 32
"""Of each seat, in memory: who repeats a command does so soon, and a refusal changed nothing."""

Key = tuple[int, str]


class Answers:
    """First answers by seat and command: all that changed the game, and the last refusals."""

    def __init__(self) -> None:
        self._done: dict[Key, bytes] = {}
        self._refused: dict[int, dict[str, bytes]] = {}

    def __len__(self) -> int:
        return len(self._done) + sum(len(refused) for refused in self._refused.values())

    def first(self, seat: int, command: str) -> bytes | None:
        """Return what a command was told, None if it is new or was refused long ago."""
        done = self._done.get((seat, command))
        return done if done is not None else self._refused.get(seat, {}).get(command)

    def done(self, answers: Mapping[Key, bytes]) -> None:
        """Remember answers to commands that changed the game; the log bounds their number."""
        self._done.update(answers)

    def refused(self, seat: int, command: str, answer: bytes) -> None:
        """Remember a refusal, and forget the oldest where there are too many."""
        own = self._refused.setdefault(seat, {})
        own[command] = answer
        if len(own) > REFUSALS_KEPT:
            del own[next(iter(own))]
