"""Walking: where throws end in the long run when nobody buys and everybody leaves jail at once."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.kernel import Form
from passgo.rules.state import UNSEEN
from passgo.simulate.chunks import counting
from passgo.simulate.landing import Landing, landing_of
from passgo.simulate.request import SimulationError, check_edition, spread

MOST_ROLLS = 10_000_000_000
WALKERS = 2
_SHUFFLE = 1_000  # throws between two shuffles: one order of the cards would colour a whole walk
_PUBLISHED = Path(__file__).with_name("published.toml")


class Walk(Struct, frozen=True):
    """The shares of a walk; published ones and the largest distance where there are any."""

    edition: str
    rolls: int  # a turn is played out, so that there may be two more than asked for
    seed: int
    landing: list[Landing]
    published: dict[str, float]  # by space; empty for boards without a table
    largest_deviation: float | None


def walk(
    edition: str,
    rolls: int,
    seed: int = 0,
    house_rules: Mapping[str, object] | None = None,
    progress: Callable[[int, int], None] | None = None,
    form: Form | None = None,
) -> Walk:
    """Throw *rolls* times by the rules of an edition and return where the throws ended."""
    check_edition(edition, "", house_rules)
    if not 1 <= rolls <= MOST_ROLLS:
        raise SimulationError(f"rolls: {rolls} is not a number from 1 to {MOST_ROLLS}")
    ends = _ends(edition, rolls, seed, house_rules, progress, form)
    landing = landing_of(ends, load_edition(edition))
    published = published_shares(edition)
    gaps = [abs(row.share - published[row.space]) for row in landing if published]
    return Walk(edition, sum(ends), seed, landing, published, max(gaps, default=None))


def _ends(
    edition: str,
    rolls: int,
    seed: int,
    house_rules: Mapping[str, object] | None,
    progress: Callable[[int, int], None] | None,
    form: Form | None,
) -> list[int]:
    kernel = counting(form)
    board = board_of(load_edition(edition), "", house_rules, kernel.Board)
    state, counts, action = kernel.State(), kernel.Tally(), kernel.Action()
    kernel.new_game(state, board, WALKERS, spread(seed))
    done = 0
    while done < rolls:
        kernel.walk(state, board, counts, action, min(_SHUFFLE, rolls - done))
        state.deck[:] = [UNSEEN] * len(state.deck)
        done = sum(counts.ends)
        if progress is not None:
            progress(done, rolls)
    return list(counts.ends)


def published_shares(edition: str) -> dict[str, float]:
    """Return the published long-run shares of a board by space, empty where there are none."""
    tables = tomllib.loads(_PUBLISHED.read_text(encoding="utf-8"))
    return {space: percent / 100 for space, percent in tables.get(edition, {}).items()}
