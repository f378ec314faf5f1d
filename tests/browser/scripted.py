"""Scripted luck: fair dice that first say what a test has written down.

The product has no hook for this: the luck of tables is replaced from outside. Tests of the server
use it too; it is here because programs of this folder find only what is beside them.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from passgo.game.luck import Draw
from passgo.game.orders import CardComes, DeedComes, DiceFall, DieFalls, Order, RandomFalls
from passgo.server.play import game as server_game
from passgo.server.play.fairness import FairLuck

ANY_TABLE = b""
SCRIPTS: dict[bytes, list[Order]] = {}
"""What luck will say first at a table, by its key."""
ANSWERS: dict[str, type[Order]] = {
    "dice": DiceFall,
    "die": DieFalls,
    "random": RandomFalls,
    "card": CardComes,
    "deed": DeedComes,
}


class ScriptedLuck(FairLuck):
    """Fair luck that first say what a test has written down, each word where it is asked for."""

    def answer(self, *asked: object) -> Any:
        """Return the next word of the script if it answers this draw, else draw fairly."""
        script = SCRIPTS.get(self._key) or SCRIPTS.get(ANY_TABLE, [])
        what = asked[0].what if isinstance(asked[0], Draw) else ""
        if not script or not isinstance(script[0], ANSWERS.get(what, ())):
            return super().answer(*asked)
        self.counter += 1
        return script.pop(0)


def throws(*falls: tuple[int, int]) -> list[Order]:
    """Return dice as they will fall."""
    return [DiceFall(first=first, second=second) for first, second in falls]


def forget_scripts() -> None:
    """Let luck be luck again at every table."""
    SCRIPTS.clear()


@contextmanager
def scripted(luck: Iterable[Order] = ()) -> Iterator[None]:
    """Have luck say first, at whatever table, what is written down."""
    with patch.object(server_game, "FairLuck", ScriptedLuck):
        SCRIPTS[ANY_TABLE] = list(luck)
        try:
            yield
        finally:
            forget_scripts()
