"""The commands: ``passgo simulate`` and ``passgo compare``."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from msgspec import Struct
from rich.console import Console

from passgo.editions import EditionError, load_edition
from passgo.simulate.cluster import executor_for
from passgo.simulate.comparing import compare
from passgo.simulate.printing import print_comparison, print_results, print_walk, progress_bar
from passgo.simulate.report import FILE, write_report
from passgo.simulate.request import SimulationError, request
from passgo.simulate.results import Results, results_of
from passgo.simulate.running import play
from passgo.simulate.totals import Totals
from passgo.simulate.walking import walk
from passgo.simulate.writing import need_tables, write_json, write_parquet
from passgo.text import Language
from passgo.trouble import Trouble

Where = Literal["here", "ray"]


class Outputs(Struct, frozen=True):
    """Where results go beside the terminal."""

    json: Path | None = None
    parquet: Path | None = None
    report: Path | None = None
    language: Language = "en"


class Order(Struct, frozen=True, kw_only=True):
    """What the command line asked for."""

    edition: str
    games: int
    seed: int
    variant: str = ""
    house_rules: tuple[str, ...] = ()
    jobs: int = 1
    on: Where = "here"


@contextmanager
def said_in_one_line() -> Iterator[None]:
    """Turn what cannot be played as asked, or not be written, into a line for people."""
    try:
        yield
    except (SimulationError, EditionError, OSError) as error:
        raise Trouble("; ".join(str(error).splitlines())) from error


def simulate_command(order: Order, bots: str, outputs: Outputs, console: Console) -> None:
    """Play, write and print."""
    with said_in_one_line():
        house_rules = house_rules_of(order.house_rules)
        wanted = request(
            order.edition, names(bots), order.games, order.seed, order.variant, house_rules
        )
        executor = executor_for(order.on, order.jobs)
        _check_writable(outputs)
        with progress_bar(order.games, "games") as report:
            totals = play(wanted, executor, report, outputs.parquet is not None)
        results = results_of(totals)
        _write(totals, results, outputs)
    print_results(results, console)
    if outputs.report:
        page = outputs.report / FILE
        console.print(f"report: {page}", markup=False, highlight=False, soft_wrap=True)


def _write(totals: Totals, results: Results, outputs: Outputs) -> None:
    """Write every file that was asked for, before anything is printed: nobody may read that."""
    if outputs.json:
        write_json(results, outputs.json)
    if outputs.parquet:
        write_parquet(totals, outputs.parquet)
    if outputs.report:
        edition = load_edition(totals.request.edition)
        write_report(results, edition, outputs.report, outputs.language)


def compare_command(
    order: Order, first: str, second: str, against: str, json: Path | None, console: Console
) -> None:
    """Compare two line-ups on paired games, write and print."""
    with said_in_one_line():
        executor = executor_for(order.on, order.jobs)
        _check_writable(Outputs(json=json))
        with progress_bar(2 * order.games, "games") as report:
            comparison = compare(
                order.edition,
                _side(first, against),
                _side(second, against),
                order.games,
                order.seed,
                variant=order.variant,
                house_rules=house_rules_of(order.house_rules),
                progress=report,
                executor=executor,
            )
        if json:
            write_json(comparison, json)
    print_comparison(comparison, console)


def walk_command(order: Order, rolls: int, json: Path | None, console: Console) -> None:
    """Walk, write and print."""
    with said_in_one_line():
        _check_writable(Outputs(json=json))
        with progress_bar(rolls, "throws") as report:
            done = walk(order.edition, rolls, order.seed, house_rules_of(order.house_rules), report)
        if json:
            write_json(done, json)
    print_walk(done, console)


def names(bots: str) -> tuple[str, ...]:
    """Return the bots of a list with commas."""
    return tuple(bot.strip() for bot in bots.split(","))


def _side(bots: str, against: str) -> tuple[str, ...]:
    """Return a whole line-up; a single bot meets the opponents named once for both."""
    given = names(bots)
    return given if len(given) > 1 else (*given, *names(against))


def house_rules_of(house_rules: Sequence[str]) -> dict[str, object]:
    """Return house rules written as name=value: whole numbers, true and false, or words."""
    found: dict[str, object] = {}
    for option in house_rules:
        name, equals, value = option.partition("=")
        if not equals:
            raise SimulationError(f"option {option!r}: write name=value")
        found[name] = _value(value)
    return found


def _value(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text


def _check_writable(outputs: Outputs) -> None:
    """Try what will be written before hours of play, not after; leave nothing behind."""
    if outputs.parquet:
        need_tables()
    page = outputs.report / FILE if outputs.report else None
    for file in filter(None, (outputs.json, outputs.parquet, page)):
        is_new = not file.exists()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.open("ab").close()
        if is_new:
            file.unlink()
