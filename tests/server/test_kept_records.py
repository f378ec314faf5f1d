"""Games that were kept still play and verify, are told in both languages, and backups are whole."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from kept_games import EDITIONS, FOLDER, KEPT, SECOND
from typer.testing import CliRunner

from passgo.cli import app
from passgo.server.checks.check import verify
from passgo.server.play.record_text import told
from passgo.server.store.backup import copy
from passgo.server.store.urls import without_password
from passgo.server.table.table_record import play_again


@pytest.mark.parametrize("game", KEPT)
def test_a_kept_game_plays_to_its_end_and_all_its_luck_is_proved(game: str) -> None:
    text = (FOLDER / f"{game}.json").read_bytes()

    found = verify(text)

    assert found.mistakes == ()
    assert found.draws > 40
    assert play_again(text).is_over


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kept_game_of_the_second_protocol_holds(edition: str) -> None:
    text = (SECOND / f"{edition}.json").read_bytes()

    found = verify(text)

    assert found.mistakes == ()
    assert found.draws > 40
    assert play_again(text).is_over


@pytest.mark.parametrize("game", KEPT)
def test_every_draw_of_a_kept_game_is_checked(game: str) -> None:
    table = json.loads((FOLDER / f"{game}.json").read_bytes())
    orders = table["record"].get("orders") or table["record"]["actions"]
    draw = next(a for a in reversed(orders) if a["do"] in ("DiceFall", "deviate"))
    changed = "first" if draw["do"] == "DiceFall" else "direction"
    draw[changed] += 1 if draw[changed] < 6 else -1

    assert verify(json.dumps(table).encode()).mistakes != ()


def test_the_first_draws_of_an_earlier_record_are_checked_too() -> None:
    table = json.loads((FOLDER / "knockout-2024-version-2.json").read_bytes())
    table["record"]["actions"][0]["order"].reverse()

    assert "order 0 was not drawn so" in verify(json.dumps(table).encode()).mistakes


@pytest.mark.parametrize("game", KEPT)
def test_a_kept_game_is_told_in_both_languages(game: str) -> None:
    record = json.loads((FOLDER / f"{game}.json").read_bytes())["record"]
    story = {language: list(told(record, language)) for language in ("fr", "en")}

    assert [number for number, _ in story["fr"]] == [number for number, _ in story["en"]]
    assert all(sentence for _, sentence in story["fr"] + story["en"])
    assert story["fr"][-1] != story["en"][-1]


def test_the_command_tells_a_game_and_names_what_is_against_the_rules(tmp_path: Path) -> None:
    kept = FOLDER / "classic-2003.json"
    table = json.loads(kept.read_bytes())
    table["record"]["orders"].insert(40, {"do": "Bid", "seat": 0, "amount": 5})
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(table))

    good = CliRunner().invoke(app, ["replay", "--language", "fr", str(kept)])
    bad = CliRunner().invoke(app, ["replay", str(broken)])

    assert good.exit_code == 0
    assert "La partie est finie." in good.output
    assert bad.exit_code == 1
    assert "order 41" in bad.output


def test_help_needs_neither_the_server_nor_the_rules() -> None:
    heavy = "sorted(m for m in sys.modules if m.startswith(('litestar', 'polars', 'passgo.rules')))"
    script = f"import sys; import passgo.cli; print({heavy})"
    command = [sys.executable, "-c", script]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True)

    assert loaded.stdout.strip() == "[]"


def test_a_backup_is_one_whole_file_while_the_database_is_in_use(tmp_path: Path) -> None:
    source, target = tmp_path / "games.sqlite", tmp_path / "kept.sqlite"
    live = sqlite3.connect(source)
    live.execute("PRAGMA journal_mode=WAL")
    live.execute("CREATE TABLE tables (id TEXT, status TEXT, secret BLOB)")
    live.execute("CREATE TABLE log (seq INTEGER)")
    live.execute("INSERT INTO log VALUES (1)")
    live.commit()
    live.execute("INSERT INTO log VALUES (2)")

    made = CliRunner().invoke(app, ["backup", str(target), "--database", str(source)])

    live.close()
    assert made.exit_code == 0, made.output
    assert sorted(file.name for file in tmp_path.iterdir() if "kept" in file.name) == [target.name]
    reading = sqlite3.connect(target)
    assert reading.execute("SELECT seq FROM log").fetchall() == [(1,)]
    reading.close()


def test_a_failed_backup_leaves_the_last_one(tmp_path: Path) -> None:
    broken, target = tmp_path / "broken.sqlite", tmp_path / "kept.sqlite"
    broken.write_bytes(b"no database" * 100)
    target.write_bytes(b"the last one")

    with pytest.raises(sqlite3.DatabaseError):
        copy(broken, target)

    assert target.read_bytes() == b"the last one"
    missing = ["backup", str(target), "--database", str(tmp_path / "none.sqlite")]
    assert CliRunner().invoke(app, missing).exit_code == 1


def test_for_postgresql_the_way_is_said_without_the_password(tmp_path: Path) -> None:
    address = "postgresql://ana:pass-word@db.example:5433/games"
    said = CliRunner().invoke(app, ["backup", str(tmp_path / "x"), "--database", address])

    assert said.exit_code == 1
    command = next(line for line in said.output.splitlines() if line.startswith("pg_dump"))
    dump, _, seal = command.partition(" | ")
    assert dump == f"pg_dump --format=custom {without_password(address)}"
    assert seal == f"gpg --symmetric --output {tmp_path / 'x'}"
    assert "pass-word" not in said.output
    assert without_password(address) == "postgresql://ana@db.example:5433/games"
