"""Repeated commands: each hears what it was told first when it is sent again."""

from collections.abc import Iterable
from typing import NamedTuple

from passgo.server.limits import REFUSALS_KEPT
from passgo.server.wire.messages import Answer, encode


class Done(NamedTuple):
    """A command that changed the game: of which seat, and to which entry of the log it led."""

    seat: int
    command: str
    seq: int


class RepeatedCommands:
    """First answers by seat and command: all that changed the game, and the last refusals."""

    def __init__(self) -> None:
        self._done: dict[tuple[int, str], int] = {}
        self._refused: dict[int, dict[str, bytes]] = {}

    def __len__(self) -> int:
        return len(self._done) + self.refusals

    @property
    def refusals(self) -> int:
        """How many refusals are remembered."""
        return sum(map(len, self._refused.values()))

    def first(self, seat: int, command: str) -> bytes | None:
        """Return what a command was told, None if it is new or was refused long ago."""
        seq = self._done.get((seat, command))
        if seq is not None:
            return encode(Answer(id=command, ok=True, seq=seq))
        return self._refused.get(seat, {}).get(command)

    def done(self, commands: Iterable[Done]) -> None:
        """Remember commands that changed the game; the log bounds their number."""
        for seat, command, seq in commands:
            self._done[seat, command] = seq

    def refused(self, seat: int, command: str, answer: bytes) -> None:
        """Remember a refusal, and forget the oldest where there are too many."""
        own = self._refused.setdefault(seat, {})
        own[command] = answer
        if len(own) > REFUSALS_KEPT:
            del own[next(iter(own))]
