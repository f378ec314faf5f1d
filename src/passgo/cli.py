"""The command line: each command is wired here and done in its own module."""

from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from passgo.editions.check import check_command
from passgo.editions.listing import editions_command
from passgo.scenarios.command import scenarios_command

app = typer.Typer(
    name="passgo",
    help="Five real editions of Monopoly, played by the book.",
    no_args_is_help=True,
    add_completion=False,
)


@app.callback()
def passgo() -> None:
    """Five real editions of Monopoly, played by the book."""


@app.command()
def editions(
    language: Annotated[Literal["fr", "en"], typer.Option(help="Language of the titles.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the editions that can be played."""
    editions_command(language, json, Console())


@app.command()
def check(
    folders: Annotated[list[Path], typer.Argument(help="Folders of editions.")],
) -> None:
    """Check the data and texts of editions; report every mistake with its file and key."""
    raise typer.Exit(check_command(folders, Console()))


@app.command()
def scenarios(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
) -> None:
    """Run scenario files; say expected against found for each failure."""
    raise typer.Exit(scenarios_command(files, Console()))


if __name__ == "__main__":
    app()
