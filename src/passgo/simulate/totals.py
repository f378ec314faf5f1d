"""Totals: chunks added up. Only whole numbers are added, so that no order of arrival shows."""

from collections import Counter
from collections.abc import Iterator

from passgo.bots.game_endings import ENDED
from passgo.bots.tally import Tally
from passgo.simulate.chunks import Chunk
from passgo.simulate.request import Request

WHOLE = 840  # a win in parts: divisible by every number of winners up to eight


class Totals:
    """What the games of a run say together."""

    def __init__(self, request: Request, keeps_rows: bool = False) -> None:
        """Begin with nothing."""
        self.request = request
        self.games = 0
        self.seconds = 0.0  # on the clock
        self.processor_seconds = 0.0
        self.wins = [0] * len(request.bots)
        self.order_wins = [0] * len(request.bots)
        self.sums: Counter[str] = Counter()
        self.endings: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.bankruptcies: Counter[int] = Counter()
        self._tally: list[int] = []
        self._keeps_rows = keeps_rows
        self._chunks: list[Chunk] = []

    def add(self, chunk: Chunk) -> None:
        """Add the games of one chunk."""
        self.games += chunk.games
        self.processor_seconds += chunk.seconds
        self._tally = [
            mine + more
            for mine, more in zip(self._tally or [0] * len(chunk.tally), chunk.tally, strict=True)
        ]
        outcomes = chunk.outcomes
        for won, starter in zip(outcomes["won"], outcomes["starter"], strict=True):
            self._add_winners(won, starter)
        for name in ("decisions", "offers", "refusals", "trades", "slips"):
            self.sums[name] += sum(outcomes[name])
        self.endings.update(outcomes["ending"])
        self.turns.update(outcomes["turns"])
        self.bankruptcies.update(outcomes["bankruptcies"])
        if self._keeps_rows:
            self._chunks.append(chunk)

    def _add_winners(self, won: int, starter: int) -> None:
        winners = winners_of(won, len(self.wins))
        for bot in winners:
            self.wins[bot] += WHOLE // len(winners)
            self.order_wins[(bot - starter) % len(self.wins)] += WHOLE // len(winners)

    @property
    def is_partial(self) -> bool:
        """Tell whether games are missing."""
        return self.games < self.request.games

    @property
    def cut_short(self) -> int:
        """Return how many games the safeguard ended."""
        return self.games - self.endings[ENDED]

    @property
    def tally(self) -> Tally:
        """Return the counts of all games."""
        counts = Tally()
        if self._tally:
            counts.from_ints(self._tally)
        return counts

    def rows(self) -> Iterator[tuple[int, dict[str, int]]]:
        """Yield each game with its outcome, in order; rows must have been kept."""
        for chunk in sorted(self._chunks, key=lambda chunk: chunk.index):
            for at in range(chunk.games):
                yield (
                    chunk.first + at,
                    {name: values[at] for name, values in chunk.outcomes.items()},
                )


def winners_of(won: int, bots: int) -> list[int]:
    """Return the bots whose bit is set."""
    return [bot for bot in range(bots) if won >> bot & 1]
