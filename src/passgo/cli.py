"""The command line: each command is wired here and done in its own module.

A command imports what it needs when it is called, so that help comes at once.
"""

# ruff: noqa: PLC0415 (imports inside commands are what keeps the others quick)

from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from typer.core import TyperGroup

from passgo.server.settings import DATABASE, HOST, LOCAL, PORT, Service
from passgo.trouble import Trouble

Host = Annotated[str, typer.Option(help="Address to listen on.")]
Port = Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")]
Database = Annotated[str, typer.Option(help="SQLite file, or postgresql:// address.")]
Local = Annotated[bool, typer.Option("--local", help="Listen on this machine only.")]
PublicUrl = Annotated[str, typer.Option(help="Address that guests use.")]


class Commands(TyperGroup):
    """All commands; what keeps one from its work is said in one line, without a trace."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        """Do what was asked, or say why not."""
        try:
            return super().invoke(ctx)
        except Trouble as trouble:
            typer.echo(trouble, err=True)
            raise typer.Exit(1) from trouble


app = typer.Typer(
    name="passgo",
    cls=Commands,
    help="Five real editions of Monopoly, played by the book.",
    invoke_without_command=True,
    add_completion=False,
)


@app.callback()
def passgo(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say the version and the form of the rules.")
    ] = False,
    host: Host = HOST,
    port: Port = PORT,
    database: Database = DATABASE,
    local: Local = False,
    public_url: PublicUrl = "",
) -> None:
    """Five real editions of Monopoly, played by the book; without a command, play here."""
    if version:
        from passgo.versions import version_line

        Console().print(version_line(), highlight=False, markup=False, soft_wrap=True)
        raise typer.Exit
    if context.invoked_subcommand is None:
        from passgo.server.serving import serve as serve_command

        service = Service(
            host=LOCAL if local else host, port=port, database=database, public_url=public_url
        )
        serve_command(service, Console(), opens_browser=True)
    elif early := _given(context):
        raise typer.BadParameter(f"{early} goes after the command: passgo serve {early} …")


def _given(context: typer.Context) -> str:
    """Return the first option before a command, if one was written there."""
    written = (name for name in context.params if _is_written(context, name))
    return next((f"--{name.replace('_', '-')}" for name in written), "")


def _is_written(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


@app.command()
def serve(
    host: Host = HOST,
    port: Port = PORT,
    database: Database = DATABASE,
    local: Local = False,
    public_url: PublicUrl = "",
    trusted_proxy: Annotated[str, typer.Option(help="Address of the proxy in front.")] = "",
    metrics_token: Annotated[
        str,
        typer.Option(envvar="PASSGO_METRICS_TOKEN", help="Who has it may read /metrics from afar."),
    ] = "",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log as lines of JSON.")] = False,
    public_tables: Annotated[
        bool,
        typer.Option("--public-tables", help="Let tables be listed for all who come here."),
    ] = False,
    fronts: Annotated[
        int, typer.Option(min=0, help="Processes that hold the connections; 0: the server itself.")
    ] = 0,
) -> None:
    """Run the game server without opening a browser."""
    from passgo.server.serving import serve as serve_command

    service = Service(
        host=LOCAL if local else host,
        port=port,
        database=database,
        public_url=public_url,
        trusted_proxy=trusted_proxy,
        metrics_token=metrics_token,
        log_json=log_json,
        public_tables=public_tables,
        fronts=fronts,
    )
    serve_command(service, Console())


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = DATABASE,
) -> None:
    """Copy all games into one file, also while the server runs."""
    from passgo.server.store.backup import backup_command

    raise typer.Exit(backup_command(database, target, Console()))


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="A game downloaded from a table.")],
    commitment: Annotated[
        str, typer.Option(help="The commitment that you saw before the game.")
    ] = "",
    start: Annotated[
        str, typer.Option(help="SHA-256 of the start event for which you opened your share.")
    ] = "",
    key: Annotated[str, typer.Option(help="The public key by which the server signed.")] = "",
    share: Annotated[
        list[str] | None,
        typer.Option(
            help="A share of yours, as SEAT=HEX; of a voided start ROUND:SEAT=HEX; repeatable."
        ),
    ] = None,
    head: Annotated[
        list[str] | None,
        typer.Option(help="A head of the log that you saw, as ENTRY:HEX; may be repeated."),
    ] = None,
    receipt: Annotated[
        list[Path] | None, typer.Option(help="A receipt that you kept; may be repeated.")
    ] = None,
) -> None:
    """Draw all the luck of a finished game again, and compare it with what you kept of it."""
    from passgo.server.verify import Kept, verify_command

    kept = Kept(commitment, start, key, share or (), head or (), receipt or ())
    raise typer.Exit(verify_command(record, kept.evidence(), Console()))


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record, or a game downloaded from a table.")],
    language: Annotated[Literal["fr", "en"], typer.Option(help="Language of the story.")] = "en",
    position: Annotated[
        bool, typer.Option("--position", help="Print only where it leads to, as JSON.")
    ] = False,
) -> None:
    """Play a record again by the rules, and tell it step by step."""
    from passgo.server.verify import position_command, replay_command

    if position:
        position_command(record, Console())
    else:
        replay_command(record, language, Console())


Jobs = Annotated[int, typer.Option(help="Processes; no number changes the results.")]
On = Annotated[Literal["here", "ray"], typer.Option(help="This machine or a Ray cluster.")]


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A record, a downloaded game, or a position.")],
    rollouts: Annotated[
        int,
        typer.Option(min=1, max=30_000, help="Most games from each moment and alternative."),
    ] = 3000,
    within: Annotated[
        float, typer.Option(min=0, max=10, help="Points that are near enough; 0: play all games.")
    ] = 1.5,
    seconds: Annotated[
        float, typer.Option(min=0, help="Time for a position; 0: as long as it takes.")
    ] = 0.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    jobs: Jobs = 1,
    on: On = "here",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Tell everybody's chances turn by turn, and the decisions that cost most."""
    from passgo.analysis.budget import Budget
    from passgo.server.verify import analyse_file

    budget = Budget(rollouts=rollouts, within=within / 100, seconds=seconds)
    analyse_file(file, budget, seed, json, Console(), jobs, on)


@app.command()
def editions(
    language: Annotated[Literal["fr", "en"], typer.Option(help="Language of the titles.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the editions that can be played."""
    from passgo.edition_tools.listing import editions_command

    editions_command(language, json, Console())


@app.command()
def check(
    folders: Annotated[list[Path], typer.Argument(help="Folders of editions.")],
) -> None:
    """Check the data and texts of editions; report every mistake with its file and key."""
    from passgo.edition_tools.check import check_command

    raise typer.Exit(check_command(folders, Console()))


@app.command()
def scenarios(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
) -> None:
    """Run scenario files; say expected against found for each failure."""
    from passgo.scenarios.command import scenarios_command

    raise typer.Exit(scenarios_command(files, Console()))


Games = Annotated[str, typer.Option(help="How many games; 1_000_000 may be written so.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Variant = Annotated[str, typer.Option(help="A variant of the edition: quick, timed.")]
HouseRule = Annotated[list[str] | None, typer.Option(help="A house rule: name=value.")]
Json = Annotated[Path | None, typer.Option(help="Write the results as JSON.")]


@app.command()
def simulate(
    edition: Annotated[str, typer.Argument(help="An edition, or the folder of one.")],
    bots: Annotated[str, typer.Option(help="Bots by name.")] = "shark,steady,fp-a,fp-b",
    games: Games = "1000",
    seed: Seed = 0,
    variant: Variant = "",
    house_rule: HouseRule = None,
    jobs: Jobs = 1,
    on: On = "here",
    walk: Annotated[str, typer.Option(help="Only throw so many times and count where.")] = "",
    json: Json = None,
    parquet: Annotated[Path | None, typer.Option(help="Write every game as a row.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page into this folder.")] = None,
    language: Annotated[Literal["fr", "en"], typer.Option(help="Language of the page.")] = "en",
) -> None:
    """Play many games between bots and say what they show."""
    from passgo.simulate.command import Order, Outputs, simulate_command, walk_command

    order = Order(
        edition=edition,
        games=_whole(games),
        seed=seed,
        variant=variant,
        house_rules=tuple(house_rule or ()),
        jobs=jobs,
        on=on,
    )
    if walk:
        walk_command(order, _whole(walk), json, Console())
    else:
        simulate_command(order, bots, Outputs(json, parquet, report, language), Console())


@app.command()
def compare(
    first: Annotated[str, typer.Argument(help="A bot, or a line-up with commas.")],
    second: Annotated[str, typer.Argument(help="Another, to be compared by its first bot.")],
    edition: Annotated[
        str, typer.Option(help="An edition or its folder; without one, that of the first rulebook.")
    ] = "",
    against: Annotated[str, typer.Option(help="Opponents of a single bot.")] = "fp-a,fp-b,fp-c",
    games: Games = "1000",
    seed: Seed = 0,
    variant: Variant = "",
    house_rule: HouseRule = None,
    jobs: Jobs = 1,
    on: On = "here",
    json: Json = None,
) -> None:
    """Compare two bots or line-ups on the same luck and the same seats."""
    from passgo.rulebook import REFERENCE
    from passgo.simulate.command import Order, compare_command

    order = Order(
        edition=edition or REFERENCE,
        games=_whole(games),
        seed=seed,
        variant=variant,
        house_rules=tuple(house_rule or ()),
        jobs=jobs,
        on=on,
    )
    compare_command(order, first, second, against, json, Console())


def _whole(number: str) -> int:
    try:
        return int(number)
    except ValueError:
        raise typer.BadParameter(f"{number!r} is not a whole number") from None


if __name__ == "__main__":
    app()
