"""`passgo analyse`: what a record or a position says of everybody's chances, on the terminal."""

from collections.abc import Mapping
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from passgo.analysis.budget import Budget
from passgo.analysis.chances import MODEL, Chances, chances_of
from passgo.analysis.decisions import Decision
from passgo.analysis.report import Report, analyse, dearest
from passgo.game.orders import Order
from passgo.game.play import Game
from passgo.game.position_shape import FORMAT
from passgo.games import class_of
from passgo.simulate.cluster import executor_for
from passgo.simulate.command import Where, said_in_one_line
from passgo.simulate.intervals import Rate
from passgo.trouble import Trouble, printable

EVERY = 10
"""Turns between two lines of the curve."""


def analyse_command(
    document: Mapping[str, Any],
    budget: Budget,
    seed: int,
    json: bool,
    console: Console,
    jobs: int = 1,
    on: Where = "here",
) -> None:
    """Print who wins from a position, or the curve and the dearest decisions of a record."""
    edition = document.get("edition")
    if isinstance(edition, str) and not class_of(edition).is_analysed:
        raise Trouble(f"only games with dice can be analysed, and {edition} has none")
    found: Chances | Report
    if document.get("format") == FORMAT:
        game = Game.at(document)
        found = chances_of(game, budget.rollouts, seed, MODEL, budget.within, budget.seconds)
        names = game.names
    else:
        with said_in_one_line():
            executor = executor_for(on, jobs)
            found = analyse(
                document, budget.rollouts, seed, within=budget.within, executor=executor
            )
        names = found.seats
    if json:
        console.file.write(msgspec.json.encode(found).decode() + "\n")
    elif isinstance(found, Chances):
        print_chances(found, names, console)
    else:
        print_report(found, console)


def print_chances(chances: Chances, names: tuple[str, ...], console: Console) -> None:
    """Print everybody's chances with their intervals."""
    title = f"{chances.rollouts} rollouts" if chances.rollouts else "the game is over"
    table = Table("seat", "chance", "95 % interval", title=title)
    for name, rate in zip(names, chances.seats, strict=True):
        interval = f"{100 * rate.low:.1f} to {100 * rate.high:.1f}"
        table.add_row(printable(name), f"{100 * rate.value:.1f} %", interval)
    console.print(table)


def print_report(report: Report, console: Console) -> None:
    """Print the curve in steps, and the decisions that cost most."""
    curve = Table("turn", *map(printable, report.seats), title="chances to win, in percent")
    for at, point in enumerate(report.curve):
        if at % EVERY == 0 or point is report.curve[-1]:
            shown = (f"{100 * rate.value:.0f}" for rate in point.chances.seats)
            curve.add_row(str(point.turn), *shown)
    console.print(curve)
    dear = Table("turn", "who", "did", "better", "lost", "grade", title="dearest decisions")
    for decision in dearest(report):
        dear.add_row(*row_of(decision, report.seats))
    console.print(dear)
    print_deals(report, console)
    print_fortunes(report, console)


def print_deals(report: Report, console: Console) -> None:
    """Print every deal that was made, and what it brought its two sides, in points."""
    table = Table("turn", "offered by", "brought", "accepted by", "brought", title="deals")
    for deal in report.deals:
        maker, taker = (
            (printable(report.seats[seat]), points_of(deal.gains[seat]))
            for seat in (deal.maker, deal.taker)
        )
        table.add_row(str(deal.turn), *maker, *taker)
    if report.deals:
        console.print(table)


def print_fortunes(report: Report, console: Console) -> None:
    """Print what luck, one's own decisions and those of the others brought, in points."""
    table = Table("seat", "start", "luck", "skill", "others", "result", title="luck and skill")
    for name, one in zip(report.seats, report.fortunes, strict=True):
        parts = (f"{100 * each:+.0f}" for each in (one.luck, one.skill, one.others))
        table.add_row(printable(name), f"{100 * one.start:.0f}", *parts, f"{100 * one.result:.0f}")
    console.print(table)


def row_of(decision: Decision, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what the table says of a decision."""
    return (
        str(decision.turn),
        printable(names[decision.seat]),
        said(decision.done),
        said(decision.best) if decision.best is not None else "nothing",
        points_of(decision.loss),
        decision.grade,
    )


def points_of(rate: Rate) -> str:
    """Return a share in points, with half of its interval."""
    return f"{100 * rate.value:.1f} ± {100 * (rate.high - rate.value):.1f}"


def said(order: Order) -> str:
    """Return an order in brief: its name, and all that is told of it but whose it is."""
    fields = msgspec.structs.asdict(order)
    told = [f"{name} {value}" for name, value in fields.items() if name != "seat" and value]
    return " ".join([type(order).__name__, *told])
