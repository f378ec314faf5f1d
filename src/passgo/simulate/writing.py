"""Writing: results as JSON, and every game as a row of a Parquet file."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from passgo.bots.game_endings import DECISIONS_EXHAUSTED, ENDED, TURNS_EXHAUSTED
from passgo.simulate.request import SimulationError
from passgo.simulate.totals import Totals, winners_of

if TYPE_CHECKING:
    import polars

ENDINGS = {ENDED: "won", TURNS_EXHAUSTED: "turn-limit", DECISIONS_EXHAUSTED: "decision-limit"}


def write_json(document: msgspec.Struct, file: Path) -> None:
    """Write a document as JSON, indented for people."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")


def need_tables() -> None:
    """Refuse to begin what cannot be written in the end: tables need an extra."""
    if find_spec("polars") is None:
        raise SimulationError("--parquet needs Polars: pip install 'passgo[parquet]'")


def table_of(totals: Totals) -> "polars.DataFrame":
    """Return one row for each game, in order; rows must have been kept."""
    import polars  # noqa: PLC0415  slow to import, and only tables need it

    columns: dict[str, list[object]] = {}
    for game, outcome in totals.rows():
        for name, value in _row(totals, game, outcome).items():
            columns.setdefault(name, []).append(value)
    return polars.DataFrame(columns)


def _row(totals: Totals, game: int, outcome: dict[str, int]) -> dict[str, object]:
    labels = totals.request.labels
    winners = [labels[bot] for bot in winners_of(outcome["won"], len(labels))]
    return {
        "game": game,
        "seed": totals.request.first_seed + game,
        "winners": winners,
        "starter": labels[outcome["starter"]],
        "ending": ENDINGS[outcome["ending"]],
        **{
            name: value
            for name, value in outcome.items()
            if name not in ("won", "starter", "ending")
        },
    }


def write_parquet(totals: Totals, file: Path) -> None:
    """Write every game as a row of a Parquet file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    table_of(totals).write_parquet(file)
