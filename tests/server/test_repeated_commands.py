"""Repeated commands: each hears its first answer again; refusals and limits do not pile up."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sql
from tables import Doc, Guest, running
from test_play import on_turn, played, two
from test_restart import again, service

from passgo.server.limits import OF_A_SEAT, REFUSALS_KEPT, RESYNCS
from passgo.server.store.schema import LOG
from passgo.server.store.store import open_store
from passgo.server.wire import listeners
from passgo.server.wire.messages import Answer, encode
from passgo.server.wire.repeated_commands import Done, RepeatedCommands

AN_HOUR = 3600.0


def test_what_changed_the_game_is_remembered_for_ever_and_of_refusals_the_last() -> None:
    answers = RepeatedCommands()
    answers.done([Done(seat=0, command="rolled", seq=7)])
    for number in range(REFUSALS_KEPT + 1):
        answers.refused(0, f"no {number}", b"no")
    answers.refused(1, "no 0", b"not you")

    assert answers.first(0, "rolled") == encode(Answer(id="rolled", ok=True, seq=7))
    assert answers.first(0, "no 0") is None
    assert answers.first(0, "no 1") == b"no"
    assert answers.first(1, "no 0") == b"not you"
    assert answers.first(2, "rolled") is None
    assert len(answers) == REFUSALS_KEPT + 2


def test_a_refusal_is_repeated_though_the_same_command_would_now_be_good(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        asked = await on_turn(ana, bo, "ThrowDice")
        pause = f"/api/tables/{ana.table}/pause"
        await ana.post(pause, {"paused": True})
        first = await asked.play({"do": "Roll"}, id="twice")
        await ana.post(pause, {"paused": False})
        del asked.answers["twice"]
        assert first["no"]["code"] == "paused"
        assert await asked.play({"do": "Roll"}, id="twice") == first
        assert (await asked.play({"do": "Roll"}))["ok"]
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_refusals_are_not_kept_and_done_commands_are(database: str) -> None:
    async def refuse_and_play(base: str) -> Guest:
        ana, bo = await two(base)
        refused = [await ana.play({"do": "Roll"}, answers=99) for _ in range(REFUSALS_KEPT + 5)]
        assert {answer["no"]["code"] for answer in refused} == {"no-longer-asked"}
        assert (await ana.play({"do": "Roll"}, id="good"))["ok"]
        await ana.close()
        await bo.close()
        return ana

    async def run() -> tuple[list[str], Guest, Guest]:
        wanted = service(database)
        async with running(wanted) as base:
            ana = await refuse_and_play(base)
        async with running(wanted) as base:
            back = await again(ana, base)
            await back.play({"do": "Roll"}, id="good", answers=1)
            await back.close()
        store = await open_store(database)
        async with store.engine.connect() as connection:
            named = sql.select(LOG.c.command).where(LOG.c.command.is_not(None))
            found = list((await connection.execute(named)).scalars())
        await store.close()
        return found, ana, back

    found, ana, back = asyncio.run(run())

    assert found == ["good"]
    assert back.answers["good"] == ana.answers["good"]


def test_asking_for_everything_again_has_a_limit_that_blocks_no_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most, _ = RESYNCS
    monkeypatch.setattr(listeners, "RESYNCS", (most, AN_HOUR))

    async def script(base: str) -> None:
        ana, bo = await two(base)
        asked = await on_turn(ana, bo, "ThrowDice")
        answers = [await asked.ask(type="resync", since=0) for _ in range(most + 1)]
        assert answers[0]["ok"]
        assert answers[-1]["no"]["code"] == "too-fast"
        seq = asked.seq
        assert (await asked.play({"do": "Roll"}))["ok"]
        assert asked.seq == seq + 1
        await ana.close()
        await bo.close()

    played(tmp_path, script)


async def is_too_fast(guest: Guest, what: str) -> bool:
    """Chat or probe, and tell whether that was once too often."""
    more: Doc = {"text": "hello"}
    if what == "probe":
        more = {"order": {"do": "Roll", "seat": guest.seat}}
    answer = await guest.ask(type=what, **more)
    return not answer["ok"] and answer["no"]["code"] == "too-fast"


@pytest.mark.parametrize("what", ["chat", "probe"])
def test_a_limit_of_a_seat_holds_over_all_its_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    most, _ = OF_A_SEAT[what]
    monkeypatch.setitem(OF_A_SEAT, what, (most, AN_HOUR))

    async def script(base: str) -> None:
        ana, bo = await two(base)
        assert not any([await is_too_fast(ana, what) for _ in range(most)])
        await ana.hang_up()
        await ana.listen()
        assert await is_too_fast(ana, what)
        assert not await is_too_fast(bo, what)
        await ana.close()
        await bo.close()

    played(tmp_path, script)
