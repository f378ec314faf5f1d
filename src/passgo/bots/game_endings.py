"""Endings of games: how a game of bots may end, and the limits that end one at the latest."""

from typing import Final

ENDED: Final = 0
TURNS_EXHAUSTED: Final = 1
DECISIONS_EXHAUSTED: Final = 2
INVARIANT_BROKEN: Final = 3
ILLEGAL_CHOICE: Final = 4
LEFT_OPEN: Final = 5  # a rollout was left before its game was over
LONGEST: Final = 1000  # turns, the safeguard against games without end
MOST_DECISIONS: Final = 200000
