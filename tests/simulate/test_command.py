"""The command line: what it writes, and how it says no."""

import json
from pathlib import Path

import polars
import pytest
from typer.testing import CliRunner, Result

from passgo.cli import app
from passgo.editions.rules import Rules
from passgo.simulate import writing

UNKNOWN = f"house_rules.colour: unknown rule; known: {', '.join(sorted(Rules.__struct_fields__))}"
RUN = ("classic-us", "--games", "1_2", "--seed", "7", "--bots", "shark,steady,fp-a")


def passgo(*words: str) -> Result:
    return CliRunner().invoke(app, words)


def test_a_run_is_printed_and_written(tmp_path: Path) -> None:
    files = [tmp_path / "r.json", tmp_path / "r.parquet", tmp_path / "page"]
    outputs = zip(("--json", "--parquet", "--report"), map(str, files), strict=True)

    result = passgo("simulate", *RUN, *(word for pair in outputs for word in pair))

    assert result.exit_code == 0, result.output
    assert "12 games" in result.output
    document = json.loads(files[0].read_text(encoding="utf-8"))
    assert document["games"] == 12
    assert document["safeguard"]["turns"] == 1000
    assert {"seconds", "games_per_second", "decisions_per_second", "bots", "seats"} <= set(document)
    assert (files[2] / "index.html").exists()


def test_every_game_is_a_row_of_the_parquet_file(tmp_path: Path) -> None:
    passgo("simulate", *RUN, "--parquet", str(tmp_path / "g.parquet"))
    passgo("simulate", *RUN, "--json", str(tmp_path / "g.json"))

    table = polars.read_parquet(tmp_path / "g.parquet")
    document = json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))

    assert table["game"].to_list() == list(range(12))
    assert table["seed"].n_unique() == 12
    assert table["turns"].mean() == pytest.approx(document["length"]["mean"])
    wins = table["winners"].list.first().to_list()
    assert {bot["name"]: bot["wins"] for bot in document["bots"]} == {
        name: wins.count(name) for name in ("shark", "steady", "fp-a")
    }


def test_a_comparison_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "c.json"

    result = passgo("compare", "shark", "novice", "--games", "6", "--json", str(file))

    assert result.exit_code == 0, result.output
    assert "difference in 6 paired games" in result.output
    assert json.loads(file.read_text(encoding="utf-8"))["first"]["bots"][0] == "shark"


def test_a_walk_is_printed_beside_the_published_shares() -> None:
    result = passgo("simulate", "classic-us", "--walk", "2_000")

    assert result.exit_code == 0, result.output
    assert "largest deviation" in result.output
    assert "3.0961" in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "nowhere"), "no edition 'nowhere'; known: classic-2003"),
        (("simulate", "classic-us", "--bots", "shrk,steady"), "no bot 'shrk'; known: random"),
        (("simulate", "classic-us", "--games", "0"), "games: 0"),
        (("simulate", "classic-us", "--games", "-1"), "games: -1"),
        (("simulate", "classic-us", "--jobs", "0"), "jobs: 0"),
        (("simulate", "classic-us", "--variant", "slow"), "variant.slow"),
        (("simulate", "classic-us", "--house-rule", "houses"), "name=value"),
        (("simulate", "classic-us", "--house-rule", "colour=red"), UNKNOWN),
        (("simulate", "classic-us", "--house-rule", "ends_by_time=maybe"), "Expected `bool`"),
        (("simulate", "classic-us", "--walk", "0"), "rolls: 0"),
        (("simulate", "knockout-2024"), "sliding"),
        (("compare", "shark", "steady,steady"), "seats must be equal"),
        (("compare", "shark", "shrk"), "no bot 'shrk'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words: tuple[str, ...], said: str) -> None:
    result = passgo(*words)

    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert (result.exit_code, result.stdout) == (1, "")


def test_a_number_that_is_none_is_a_mistake_of_usage() -> None:
    result = passgo("simulate", "classic-us", "--games", "many")

    assert "'many' is not a whole number" in result.stderr
    assert (result.exit_code, result.stdout) == (2, "")


def test_every_mistake_of_an_edition_is_in_the_line(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text("colour = 1\nsize = 2\n", encoding="utf-8")

    result = passgo("simulate", str(tmp_path))

    assert "colour: unknown key" in result.stderr
    assert "; " in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.exit_code == 1


@pytest.mark.parametrize("option", ["--json", "--parquet", "--report"])
def test_a_file_that_cannot_be_written_is_refused_before_play(option: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    files = (option, str(tmp_path / "file" / "below"), "--json", str(tmp_path / "good.json"))
    result = passgo("simulate", *RUN, *(files if option != "--json" else files[:2]))

    assert str(tmp_path / "file") in result.stderr
    assert result.stderr.count("\n") == 1
    assert (result.exit_code, result.stdout) == (1, "")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_refused_run_leaves_no_file_behind(tmp_path: Path) -> None:
    passgo("simulate", "classic-us", "--games", "0", "--json", str(tmp_path / "x.json"))

    assert list(tmp_path.iterdir()) == []


def test_options_may_be_yes_and_no_and_numbers_of_any_spelling(tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    house_rules = ("--house-rule", "ends_by_time=true", "--house-rule", "salary=1_000")

    result = passgo("simulate", "classic-us", "--games", "2", *house_rules, "--json", str(file))

    assert result.exit_code == 0, result.output
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["house_rules"] == {"ends_by_time": True, "salary": 1000}


def test_without_its_extra_a_parquet_file_is_refused_before_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "find_spec", lambda _name: None)

    result = passgo("simulate", *RUN, "--parquet", str(tmp_path / "g.parquet"))

    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "--parquet needs Polars: pip install 'passgo[parquet]'\n"
    assert list(tmp_path.iterdir()) == []
