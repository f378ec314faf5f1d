"""Verifying: an honest record holds, with its bots, whatever happened at the table meanwhile."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from recorded import recorded
from scripts import begun, play_on
from tables import Doc, Guest, running, service
from test_restart import again
from test_restart import service as service_of
from typer.testing import CliRunner

from passgo.cli import app
from passgo.server.checks.check import verify
from passgo.server.checks.check_findings import Finding
from passgo.server.play import bot_pool
from passgo.server.play.bot_orders import Task, think
from passgo.thoughts import Thought

EDITIONS = ("classic-2003", "revolution-2009", "knockout-2024")


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_honest_record_holds_against_all_that_was_kept(edition: str) -> None:
    game = recorded(edition)

    found = verify(game.text.encode(), game.evidence)

    assert found.mistakes == ()
    assert found.rests == 0
    assert found.bots > 10
    assert found.draws > 10


def test_what_was_undone_is_in_the_record() -> None:
    game = recorded()
    entries = [json.loads(entry) for entry in game.table["entries"]]
    undone = [entry for entry in entries if entry["entry"] == "undone"]

    assert len(undone) == 2
    assert any(re.search("took back . steps", note) for note in verify(game.text.encode()).notes)


async def finished(guest: Guest) -> Finding:
    """End a game of one person and bots, and check its record."""
    await guest.post(f"/api/tables/{guest.table}/motions", {"what": "end"})
    while not guest.is_over:
        await (play_on(guest, 1) if guest.is_asked else guest.hear())
    answer = await guest.http.get(f"/api/tables/{guest.table}/record")
    assert json.loads(answer.content)["version"] == 2
    return verify(answer.content)


def test_bots_that_forgot_over_a_restart_are_noted_and_derived(database: str) -> None:
    async def run() -> Finding:
        wanted = service_of(database)
        async with running(wanted) as base:
            guest = Guest(base)
            await begun(guest, "classic-2003", ["", "steady", "steady"])
            await play_on(guest, 8)
            await guest.close()
        async with running(wanted) as base:
            back = await again(guest, base)
            await play_on(back, 8)
            found = await finished(back)
            await back.close()
        return found

    found = asyncio.run(run())

    assert found.mistakes == ()
    assert [note for note in found.notes if "had forgotten" in note]


def test_a_covered_seat_and_one_that_is_handed_over_are_derived(tmp_path: Path) -> None:
    async def run() -> Finding:
        async with running(service(tmp_path)) as base:
            ana, bo = Guest(base), Guest(base)
            await ana.make("classic-2003", ["", "", "novice"], grace=0)
            await ana.sit(ana.table, 0, "Ana")
            await bo.sit(ana.table, 1, "Bo")
            await ana.listen()
            await ana.start()
            await ana.hear_until("whole")
            await play_on(ana, 8)
            motion = {"what": "hand-over", "seat": 1, "level": "steady"}
            await ana.post(f"/api/tables/{ana.table}/motions", motion)
            await play_on(ana, 6)
            found = await finished(ana)
            await ana.close()
            await bo.close()
        return found

    found = asyncio.run(run())

    assert found.mistakes == ()
    assert found.bots > 10
    assert any(note.startswith("a bot stood in for seat 1") for note in found.notes)
    assert any("the seats are a person, steady, novice" in note for note in found.notes)


def test_a_guest_who_takes_over_a_bots_seat_is_noted(tmp_path: Path) -> None:
    async def run() -> Finding:
        async with running(service(tmp_path)) as base:
            ana, bo = Guest(base), Guest(base)
            await begun(ana, "classic-2003", ["", "novice"])
            await play_on(ana, 2)
            bo.table, bo.seat = ana.table, 1
            await bo.http.get(f"/api/tables/{ana.table}")
            await bo.listen("Bo")
            while not ana.lobby.get("onlookers"):
                await ana.hear()
            guest = ana.lobby["onlookers"][0]["id"]
            motion = {"what": "hand-over", "seat": 1, "guest": guest}
            await ana.post(f"/api/tables/{ana.table}/motions", motion)
            await bo.hear_until("options")
            await until_played(ana, bo)
            motion = {"what": "hand-over", "seat": 1, "level": "novice"}
            await ana.post(f"/api/tables/{ana.table}/motions", motion)
            found = await finished(ana)
            await ana.close()
            await bo.close()
        return found

    found = asyncio.run(run())

    assert found.mistakes == ()
    assert any("a person plays seat 1" in note for note in found.notes)


async def until_played(ana: Guest, bo: Guest) -> None:
    """Play until the second of two people has decided something."""
    while not bo.is_asked:
        await play_on(ana, 1)
        while bo.seq < ana.seq:
            await bo.hear()
    await play_on(bo, 1)
    while ana.seq < bo.seq:
        await ana.hear()


def test_a_bot_that_was_late_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    async def sometimes(_pool: object, task: Task) -> Thought | None:
        nonlocal asked
        asked += 1
        return think(task) if asked % 3 else None

    async def run() -> Finding:
        async with running(service(tmp_path)) as base:
            guest = Guest(base)
            await begun(guest, "classic-2003", ["", "steady", "steady"])
            await play_on(guest, 8)
            found = await finished(guest)
            await guest.close()
        return found

    monkeypatch.setattr(bot_pool.Pool, "think", sometimes)
    found = asyncio.run(run())

    assert found.mistakes == ()
    assert any("was late" in note for note in found.notes)


def test_a_game_that_is_not_over_proves_nothing_yet(tmp_path: Path) -> None:
    async def run() -> tuple[Doc, Finding]:
        async with running(service(tmp_path)) as base:
            guest = Guest(base)
            await begun(guest, "classic-2003", ["", "novice"])
            await play_on(guest, 2)
            answer = await guest.http.get(f"/api/tables/{guest.table}/record")
            await guest.close()
        return answer.json(), verify(answer.content)

    record, found = asyncio.run(run())

    assert (record["secret"], record["version"]) == ("", 2)
    assert record["entries"]
    assert found.mistakes == ("the secret is not revealed before the game is over",)


@pytest.fixture
def files(tmp_path: Path) -> Callable[..., list[str]]:
    """Give the arguments of the command, with what Ana kept in files."""
    game = recorded()
    ours = game.evidence.shares[0]
    record, receipt = tmp_path / "record.json", tmp_path / "receipt.json"
    record.write_text(game.text)
    receipt.write_bytes(msgspec.json.encode(game.evidence.receipts[1]))

    def arguments(*more: str, share: str = ours, receipt: Path = receipt) -> list[str]:
        kept = ["--commitment", game.evidence.commitment, "--share", f"0={share}"]
        return ["verify", str(record), *kept, "--receipt", str(receipt), *more]

    return arguments


def test_the_command_compares_with_what_one_kept(files: Callable[..., list[str]]) -> None:
    good = CliRunner().invoke(app, files())
    bad = CliRunner().invoke(app, files(share="00" * 32))

    assert (good.exit_code, bad.exit_code) == (0, 1), good.output
    assert re.search(r"\d+ draws, \d+ moves of bots, 0 mistakes", good.output)
    assert "your share of seat 0 is not in the game" in bad.output


def test_the_command_says_what_it_cannot_read(files: Callable[..., list[str]]) -> None:
    share = CliRunner().invoke(app, files(share="no share"))
    receipt = CliRunner().invoke(app, files(receipt=Path("nowhere.json")))

    assert (share.exit_code, receipt.exit_code) == (1, 1)
    assert "SEAT=HEX" in share.output
    assert "is no receipt" in receipt.output


def test_the_command_compares_with_the_start_the_key_and_the_heads(
    files: Callable[..., list[str]],
) -> None:
    kept = recorded().evidence.receipts[1]
    other = "00" * 32
    true = [f"--start={kept.start}", f"--key={kept.public_key}", f"--head={kept.seq}:{kept.head}"]
    false = [f"--start={other}", f"--key={other}", f"--head=3:{other}", f"--share=0:1={other}"]

    good = CliRunner().invoke(app, files(*true))
    bad = CliRunner().invoke(app, files(*false))

    assert (good.exit_code, bad.exit_code) == (0, 1), good.output
    assert "is not the one that you saw before your share was opened" in bad.output
    assert "signed by another key than the one that you knew" in bad.output
    assert "the head of entry 3 has seen other entries" in bad.output
    assert "your share of seat 1 is not in the voided start 0" in bad.output


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("--start=no", "the start is given as 64"),
        ("--key=no", "the key is given as 64"),
        ("--head=1", "ENTRY:HEX"),
        ("--share=x:0=00", "ROUND:SEAT=HEX"),
    ],
)
def test_the_command_says_how_evidence_is_given(
    files: Callable[..., list[str]], given: str, said: str
) -> None:
    done = CliRunner().invoke(app, files(given))

    assert done.exit_code == 1
    assert said in done.output


@pytest.mark.parametrize("place", ["engine", "start"])
def test_a_record_gives_no_orders_to_a_terminal(tmp_path: Path, place: str) -> None:
    orders = "\x1b[2J\x9b"
    table, record = recorded().table, tmp_path / "record.json"
    started = json.loads(table["start"])
    started["shares"][orders] = "00"
    changes = {"engine": orders, "start": json.dumps(started)}
    record.write_text(json.dumps(table | {place: changes[place]}))

    said = CliRunner().invoke(app, ["verify", str(record)]).output

    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", said)
    assert r"\u001b[2J\u009b" in said


def test_what_a_record_tells_gives_no_orders_either(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    game = recorded().table["record"]
    game["seats"][0]["name"] = "\x1b]0;\u202eAna\x9b"
    record.write_text(json.dumps(game))

    told = CliRunner().invoke(app, ["replay", str(record)]).output
    position = CliRunner().invoke(app, ["replay", str(record), "--position"]).output

    for said in (told, position):
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", said)
        assert r"\u202eAna" in said
    assert json.loads(position)
