"""The commands `passgo editions` and `passgo check`."""

import json
from pathlib import Path

from rich.console import Console
from typer.testing import CliRunner

from passgo.cli import app
from passgo.edition_tools.listing import editions_command
from passgo.editions import edition_ids
from passgo.editions.source import BUNDLED

run = CliRunner().invoke


def test_editions_lists_one_line_an_edition_where_there_is_no_terminal() -> None:
    result = run(app, ["editions"])
    lines = [line.split("\t") for line in result.stdout.splitlines()]

    assert result.exit_code == 0
    assert [line[0] for line in lines] == [*edition_ids(), "knockout-2024"]
    assert ["classic-2003", "Classic Paris", "2–6", "2003", "quick, timed"] in lines


def test_editions_speaks_french_and_json() -> None:
    listed = json.loads(run(app, ["editions", "--json", "--language", "fr"]).stdout)

    assert [edition["id"] for edition in listed] == [*edition_ids(), "knockout-2024"]
    assert listed[0]["title"] == "Classique de Paris"
    assert listed[0]["players"] == [2, 6]


def test_editions_draws_a_table_on_a_terminal() -> None:
    console = Console(force_terminal=True, width=120)
    with console.capture() as captured:
        editions_command("fr", as_json=False, console=console)

    assert "Variantes" in captured.get()
    assert "┃" in captured.get()


def test_check_says_ok_for_a_clean_edition() -> None:
    result = run(app, ["check", str(BUNDLED / "classic-2003"), str(BUNDLED / "classic-us")])

    assert (result.exit_code, result.stdout) == (0, "classic-2003: ok\nclassic-us: ok\n")


def test_check_lists_every_mistake_of_every_folder_and_fails(classic: Path) -> None:
    file = classic / "edition.toml"
    file.write_text(file.read_text("utf-8").replace("size    = 16", "size    = 17"), "utf-8")
    result = run(app, ["check", str(classic), "/nowhere", str(BUNDLED / "classic-us")])

    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"{file}: deck.chance.size: 17, but 16 cards are in it",
        f"{file}: deck.chest.size: 17, but 16 cards are in it",
        "/nowhere/edition.toml: no such folder",
        "classic-us: ok",
    ]
