"""Serving: where the server says it can be reached, and the commands that check its games."""

import asyncio
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from scripts import begun, play_on
from tables import Guest, browser, running, service
from typer.testing import CliRunner

from passgo import __version__, versions
from passgo.cli import app
from passgo.game.compiled_twin import fastest
from passgo.server import serving
from passgo.server.serving import LOCAL, Service, addresses, announce, qr_code
from passgo.server.store.file_lock import InUse, own


def test_a_local_server_has_one_address_and_others_two() -> None:
    assert addresses(Service(host=LOCAL, port=7)) == ["http://localhost:7/"]
    assert len(addresses(Service(port=7))) == 2
    assert addresses(Service(public_url="https://play.example.org"))[-1].startswith("https://")


def test_an_address_is_drawn_for_a_camera() -> None:
    drawn = qr_code("http://192.168.1.20:8417/")

    assert len(drawn.splitlines()) > 10
    assert drawn != qr_code("http://192.168.1.21:8417/")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")

    async def run() -> bytes:
        async with running(service(folder)) as base:
            guest = Guest(base)
            await begun(guest, "knockout-2024", ["", "novice"])
            early = await guest.http.get(f"/api/tables/{guest.table}/record")
            assert early.json()["secret"] == ""
            await play_on(guest, 1000)
            while guest.lobby["status"] != "over":
                await guest.hear()
            answer = await guest.http.get(f"/api/tables/{guest.table}/record")
            await guest.close()
            return answer.content

    file = folder / "game.json"
    file.write_bytes(asyncio.run(run()))
    return file


def test_a_finished_game_verifies_and_replays(record: Path) -> None:
    verified = CliRunner().invoke(app, ["verify", str(record)])
    replayed = CliRunner().invoke(app, ["replay", "--position", str(record)])

    assert verified.exit_code == 0, verified.output
    assert "0 mistakes" in verified.output
    assert replayed.exit_code == 0
    assert '"edition": "knockout-2024"' in replayed.output


def test_a_record_that_was_changed_does_not_verify(record: Path, tmp_path: Path) -> None:
    forged = tmp_path / "forged.json"
    table = json.loads(record.read_bytes())
    missed = next(a for a in table["record"]["orders"] if a["do"] == "Deviate")
    missed["direction"] += 1
    forged.write_text(json.dumps(table))
    broken = tmp_path / "broken.json"
    broken.write_text("{}")

    assert CliRunner().invoke(app, ["verify", str(forged)]).exit_code == 1
    assert CliRunner().invoke(app, ["verify", str(broken)]).exit_code == 1
    assert CliRunner().invoke(app, ["replay", str(broken)]).exit_code == 1


STALE = "stale: the sources have changed since the build"


def test_a_server_with_plain_rules_says_so_once_and_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serving, "why_not_compiled", lambda: None)
    serving.warn_of_plain_rules()
    assert caplog.messages == []

    monkeypatch.setattr(serving, "why_not_compiled", lambda: STALE)
    serving.warn_of_plain_rules()
    assert caplog.messages == [f"the rules run in their plain form, which is slower: {STALE}"]


@pytest.mark.parametrize("reason", [None, STALE])
def test_the_version_is_told_with_the_form_of_the_rules(
    monkeypatch: pytest.MonkeyPatch, reason: str | None
) -> None:
    monkeypatch.setattr(versions, "why_not_compiled", lambda: reason)
    told = CliRunner().invoke(app, ["--version"])

    form = f"plain ({STALE})" if reason else "compiled"
    assert (told.exit_code, told.output) == (0, f"passgo {__version__}, rules {form}\n")


def served(monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[Service, bool]:
    """Return how a command would run the server, and whether it would open a browser."""
    found: list[tuple[Service, bool]] = []

    def note(service: Service, _: Console, opens_browser: bool = False) -> None:
        found.append((service, opens_browser))

    monkeypatch.setattr(serving, "serve", note)
    told = CliRunner().invoke(app, list(words))
    assert told.exit_code == 0, told.output
    return found[0]


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--port", "8500"),
        ("--database", "mine.sqlite"),
        ("--public-url", "https://play.example.org"),
        ("--host", "192.168.1.20"),
        ("--local", "--port", "8500", "--database", "mine.sqlite"),
    ],
)
def test_without_a_command_the_options_are_those_of_serve(
    monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    bare, opens_browser = served(monkeypatch, *options)
    assert (bare, False) == served(monkeypatch, "serve", *options)
    assert opens_browser


@pytest.mark.parametrize("option", ["--port", "--database", "--public-url", "--host"])
def test_an_option_before_its_command_is_not_passed_over(option: str) -> None:
    told = CliRunner().invoke(app, [option, "8418", "editions"])
    assert told.exit_code == 2
    assert "goes after the command" in " ".join(told.output.split())


def test_a_file_that_is_taken_is_told_to_who_just_plays(tmp_path: Path) -> None:
    file = str(tmp_path / "games.sqlite")
    with own(file):
        told = CliRunner().invoke(app, ["--database", file])
    assert told.exit_code == 1
    assert "name another file with --database" in told.output


def test_whether_the_server_lives_is_told_with_the_form_of_its_rules(tmp_path: Path) -> None:
    async def run() -> dict[str, str]:
        async with running(service(tmp_path)) as base, browser(base) as http:
            found: dict[str, str] = (await http.get("/healthz")).json()
            return found

    form = fastest().form
    assert asyncio.run(run()) == {"status": "ok", "version": __version__, "rules": form}


def test_where_to_play_is_printed_with_a_code_for_phones_on_a_terminal() -> None:
    said = [io.StringIO(), io.StringIO()]
    for terminal, out in zip((True, False), said, strict=True):
        announce(Service(port=7), Console(file=out, force_terminal=terminal))

    first, last = addresses(Service(port=7))
    assert said[1].getvalue() == f"Passgo: {first}\nPassgo: {last}\n"
    assert said[0].getvalue().endswith(qr_code(last))


HOLDER = """
import sys, time
from passgo.server.store.file_lock import own
with own(sys.argv[1]):
    print("mine", flush=True)
    time.sleep(600)
"""


def test_a_file_has_one_server_at_a_time_until_that_is_gone_however_it_went(tmp_path: Path) -> None:
    file = str(tmp_path / "deep" / "games.sqlite")
    here = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    command = [sys.executable, "-c", HOLDER, file]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=here) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"mine\n"

        second = CliRunner().invoke(app, ["serve", "--database", file])
        holder.kill()

    assert second.exit_code == 1
    assert "another Passgo has" in second.output
    with own(f"sqlite:///{file}"), pytest.raises(InUse, match=r"games\.sqlite open"):
        own(file)
    with own(file), own(str(tmp_path / "other.sqlite")):
        assert (tmp_path / "other.sqlite").stat().st_size == 0


def test_a_link_leads_to_the_one_lock_of_a_file(tmp_path: Path) -> None:
    file, link, folder = tmp_path / "games.sqlite", tmp_path / "link.sqlite", tmp_path / "folder"
    link.symlink_to(file)
    folder.symlink_to(tmp_path)

    for other in (link, folder / "games.sqlite"):
        with own(str(file)), pytest.raises(InUse, match=r"games\.sqlite open"):
            own(str(other))
        with own(str(other)), pytest.raises(InUse):
            own(str(file))


def test_a_shared_database_has_any_number_of_servers() -> None:
    with own("postgresql://me@db/games") as first, own("postgresql://me@db/games") as second:
        assert first is second is None
