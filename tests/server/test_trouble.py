"""Trouble: what keeps a command from its work is one line and an exit code; no trace, no hang."""

import json
import os
import shlex
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kept_games import FOLDER
from node import HERE
from tables import AT_LAST, free_port

PUBLIC = "--public-url: play.example.org is no address such as https://play.example.org"
PROXY = "--trusted-proxy: proxy is no address such as 127.0.0.1"
ANOTHER = "name another file with --database"
FAR = (
    "PostgreSQL has a tool for this, which asks for the password by itself; "
    "what it writes has the secrets of running games, so it is sealed with a passphrase of yours:\n"
)


def passgo(home: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run a command as somebody who has just this home; one that hangs fails."""
    return subprocess.run(
        [sys.executable, "-m", "passgo.cli", *words],
        env=HERE | {"HOME": str(home), "BROWSER": "true"},
        cwd=home,
        capture_output=True,
        text=True,
        timeout=AT_LAST,
        check=False,
    )


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a database, a file that is none, a folder, a game and half a game."""
    sqlite3.connect(tmp_path / "games.sqlite").execute("CREATE TABLE log (seq INTEGER)")
    (tmp_path / "letter").write_bytes(b"this is a letter" * 1000)
    (tmp_path / "folder").mkdir()
    game = (FOLDER / "classic-2003.json").read_bytes()
    (tmp_path / "game.json").write_bytes(game)
    five = json.loads(game)
    five["record"]["seats"] = five["record"]["orders"] = 5
    (tmp_path / "five.json").write_text(json.dumps(five))
    return tmp_path


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens already."""
    with socket.create_server(("", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.parametrize(
    "words", [(), ("serve", "--local"), ("serve",), ("serve", "--local", "--fronts", "1")]
)
def test_a_taken_port_is_named_with_what_to_do(
    home: Path, taken: int, words: tuple[str, ...]
) -> None:
    said = passgo(home, *words, "--port", str(taken))

    line = f"port {taken} is taken by another program: "
    assert said.stderr == f"{line}end that one, or choose another port with --port\n"
    assert (said.returncode, said.stdout) == (1, "")


@pytest.mark.parametrize("fronts", [0, 1])
def test_a_postgresql_that_is_down_is_named_without_its_password(home: Path, fronts: int) -> None:
    place = f"127.0.0.1:{free_port()}/games"

    said = passgo(
        home,
        "serve",
        "--local",
        "--fronts",
        str(fronts),
        "--database",
        f"postgresql://me:pw@{place}",
    )

    assert said.stderr.startswith(f"the database postgresql://me@{place} cannot be used: ")
    assert said.stderr.endswith(": start PostgreSQL, or name another one with --database\n")
    assert said.stderr.count("\n") == 1
    assert (said.returncode, said.stdout) == (1, "")


DATABASES = {
    "letter": f"the database HOME/letter cannot be used: file is not a database: {ANOTHER}",
    "folder": f"the database HOME/folder cannot be used: it is a folder: {ANOTHER}",
    "letter/games": f"the database HOME/letter/games cannot be used: [Errno 17] File exists: "
    f"'HOME/letter': {ANOTHER}",
    "mysql://me@db/games": "--database: mysql:// is unknown; name a file, or postgresql://…",
}


@pytest.mark.parametrize("database", DATABASES)
def test_a_database_that_cannot_be_used_is_named(home: Path, database: str) -> None:
    said = passgo(home, "serve", "--local", "--port", str(free_port()), "--database", database)

    assert said.stderr == DATABASES[database].replace("HOME", str(home)) + "\n"
    assert (said.returncode, said.stdout) == (1, "")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--public-url", "play.example.org"), PUBLIC),
        (("--public-url", "ftp://play.example.org"), PUBLIC.replace(" play", " ftp://play", 1)),
        (("--trusted-proxy", "127.0.0.1,proxy"), PROXY),
        (("--host", "192.0.2.7"), "192.0.2.7 is no address of this machine: name one with --host"),
    ],
)
def test_an_address_that_makes_no_sense_is_refused(
    home: Path, words: tuple[str, ...], line: str
) -> None:
    said = passgo(home, "serve", "--database", "new.sqlite", *words)

    assert (said.returncode, said.stdout, said.stderr) == (1, "", line + "\n")


def test_where_logs_are_json_trouble_is_too(home: Path, taken: int) -> None:
    said = passgo(home, "serve", "--local", "--log-json", "--port", str(taken))

    line = json.loads(said.stderr)
    assert line["level"] == "error"
    assert line["message"].startswith(f"port {taken} is taken by another program")
    assert (said.returncode, said.stdout) == (1, "")


BACKUPS = {
    ("missing/kept", "games.sqlite"): "there is no folder missing: make it first, "
    "or name another one",
    ("folder", "games.sqlite"): "folder is a folder: name a file in it",
    ("games.sqlite", "games.sqlite"): "games.sqlite is the database itself: name another file",
    ("kept", "none.sqlite"): "there is no database HOME/none.sqlite: name another one with "
    "--database",
    ("kept", "letter"): "HOME/letter could not be copied to kept: file is not a database",
}


@pytest.mark.parametrize(("target", "database"), BACKUPS)
def test_a_backup_that_cannot_be_made_says_why_and_leaves_nothing(
    home: Path, target: str, database: str
) -> None:
    before = sorted(home.iterdir())

    said = passgo(home, "backup", target, "--database", database)

    line = BACKUPS[target, database].replace("HOME", str(home))
    assert (said.returncode, said.stdout, said.stderr) == (1, "", line + "\n")
    assert sorted(home.iterdir()) == before


def test_the_way_to_back_up_postgresql_can_be_pasted_into_a_shell(home: Path) -> None:
    address = "postgresql://ana:pw@[::1]:5433/games?sslmode=require&password=pw&x=it's"

    said = passgo(home, "backup", "my games/$(date).dump", "--database", address)

    shown = "postgresql://ana@[::1]:5433/games?sslmode=require&x=it's"
    assert (said.returncode, said.stderr) == (1, FAR)
    assert said.stdout.count("\n") == 1
    assert shlex.split(said.stdout) == [
        *("pg_dump", "--format=custom", shown, "|"),
        *("gpg", "--symmetric", "--output", "my games/$(date).dump"),
    ]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("verify", "none.json"), "none.json is no table's record: [Errno 2] No such file"),
        (("verify", "letter"), "letter is no table's record: "),
        (("verify", "five.json"), "five.json is no table's record: "),
        (("replay", "folder"), "folder does not play: [Errno 21] Is a directory"),
        (("replay", "letter"), "letter does not play: "),
        (("replay", "--position", "letter"), "letter does not play: "),
        (("replay", "five.json"), "five.json does not play: "),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(
    home: Path, words: tuple[str, ...], line: str
) -> None:
    said = passgo(home, *words)

    assert said.stderr.startswith(line)
    assert said.stderr.count("\n") == 1
    assert (said.returncode, said.stdout) == (1, "")


def test_nothing_is_said_when_nobody_reads_on(home: Path) -> None:
    command = [sys.executable, "-m", "passgo.cli", "replay", "game.json"]
    reading, writing = os.pipe()
    with subprocess.Popen(
        command, env=HERE, cwd=home, stdout=writing, stderr=subprocess.PIPE, text=True
    ) as told:
        os.close(writing)
        first = os.read(reading, 10)
        os.close(reading)
        _, said = told.communicate(timeout=AT_LAST)

    assert first
    assert said == ""


def test_a_port_before_a_command_is_not_passed_over(home: Path) -> None:
    said = passgo(home, "--port", "20000", "editions")

    assert said.returncode == 2
    assert "--port goes after the command" in " ".join(said.stderr.split())
