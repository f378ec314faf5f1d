"""Printing: results on the terminal, and the bar that moves while games are played."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import ProgressColumn as Column
from rich.table import Table
from rich.text import Text

from passgo.simulate.comparing import Comparison
from passgo.simulate.intervals import Rate
from passgo.simulate.results import Results
from passgo.simulate.running import Progress as Report
from passgo.simulate.walking import Walk


class Speed(Column):
    """How many are done in a second."""

    def __init__(self, what: str) -> None:
        """Say what is counted."""
        super().__init__()
        self.what = what

    def render(self, task: Task) -> Text:
        """Return the speed so far."""
        return Text(f"{task.speed or 0:,.0f} {self.what}/s")


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Report]:
    """Show a bar on a terminal, beside the results; give what moves it."""
    columns = (BarColumn(), MofNCompleteColumn(), Speed(what), TimeRemainingColumn())
    side = Console(stderr=True)
    with Progress(
        TextColumn(what), *columns, console=side, transient=True, disable=not side.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, asked: bar.update(task, completed=done, total=asked)


def said(rate: Rate) -> str:
    """Return a rate in percent with its interval."""
    return f"{100 * rate.value:.2f} % ({100 * rate.low:.2f} to {100 * rate.high:.2f})"


def print_results(results: Results, console: Console) -> None:
    """Print what matters most of some results."""
    if results.partial:
        console.print(f"Interrupted: {results.games:,} of {results.asked:,} games were played.")
    table = Table("bot", "wins", "rate, 95 % interval", title=_title(results))
    for bot in results.bots:
        table.add_row(bot.name, f"{bot.wins:,.1f}", said(bot.rate))
    for seat in results.seats:
        table.add_row(f"seat {seat.seat}", f"{seat.wins:,.1f}", said(seat.rate))
    console.print(table)
    for line in _lines(results):
        console.print(line, highlight=False, soft_wrap=True)


def _title(results: Results) -> str:
    return " ".join(filter(None, (results.edition, results.variant, f"{results.games:,} games")))


def _lines(results: Results) -> list[str]:
    length, deals, guard = results.length, results.deals, results.safeguard
    lines = [
        f"turns {length.mean:.1f} (median {length.quartiles[1]}), rents {results.rents:.1f}, "
        f"rent claimed {results.rent_paid:,.0f} per game; rent mode {results.rent}",
        f"auctions {results.auctions.per_game:.2f}, wishes {results.shortages.wishes:.3f}, "
        f"offers {deals.offers:.2f}, refusals {deals.refusals:.2f}, trades {deals.trades:.2f} "
        "per game",
        f"ended by the safeguard of {guard.turns:,} turns: {guard.games:,}, {said(guard.rate)}",
        f"{results.games_per_second:,.0f} games/s, {results.decisions_per_second:,.0f} "
        f"decisions/s, {results.seconds:.1f} s",
    ]
    if results.slips:
        lines.append(
            f"the rules refused {results.slips:,} acts of bots; the plainest replaced each"
        )
    return lines


def print_comparison(comparison: Comparison, console: Console) -> None:
    """Print both sides and their difference."""
    if comparison.partial:
        console.print(f"Interrupted: {comparison.games:,} of {comparison.asked:,} games.")
    for side in (comparison.first, comparison.second):
        console.print(f"{','.join(side.bots)}: {side.bots[0]} wins {said(side.rate)}")
    console.print(f"difference in {comparison.games:,} paired games: {said(comparison.difference)}")


def print_walk(walk: Walk, console: Console) -> None:
    """Print the shares of a walk beside the published ones."""
    table = Table("space", "share %", "published %", title=f"{walk.edition}, {walk.rolls:,} throws")
    for row in walk.landing:
        known = walk.published.get(row.space)
        table.add_row(
            row.space, f"{100 * row.share:.4f}", "" if known is None else f"{100 * known:.4f}"
        )
    console.print(table)
    if walk.largest_deviation is not None:
        console.print(f"largest deviation: {100 * walk.largest_deviation:.4f} points")
