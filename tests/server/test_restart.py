"""Restarts: a table goes on as it was, answers are repeated, old steps may fail."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sql
from scripts import begun, play_on
from tables import Guest, running, service

from passgo.server import keeping, schema
from passgo.server.serving import Service


async def again(guest: Guest, base: str) -> Guest:
    """Return the same person on the same device, come back."""
    back = Guest(base)
    back.http.cookies, back.table, back.seat = guest.http.cookies, guest.table, guest.seat
    await back.listen()
    await back.hear_until("whole")
    return back


async def first_evening(wanted: Service) -> Guest:
    async with running(wanted) as base:
        guest = Guest(base)
        await begun(guest, "classic-2003", ["", "novice"])
        await guest.play({"do": "Roll"}, id="once")
        await play_on(guest, 6)
        await guest.ask(type="chat", text="à demain")
        await guest.close()
        return guest


async def another_evening(wanted: Service, guest: Guest) -> Guest:
    async with running(wanted) as base:
        back = await again(guest, base)
        assert await play_on(back, 3) == 3
        await back.close()
        return back


def test_a_table_goes_on_after_a_restart_with_its_answers_and_its_chat(tmp_path: Path) -> None:
    async def run() -> tuple[Guest, Guest]:
        wanted = service(tmp_path)
        guest = await first_evening(wanted)
        async with running(wanted) as base:
            back = await again(guest, base)
            await back.play({"do": "Roll"}, id="once", answers=1)
            await back.close()
        return guest, back

    guest, back = asyncio.run(run())

    assert back.answers["once"] == guest.answers["once"]
    assert back.answers["once"]["ok"]
    assert [said["text"] for said in back.said] == ["à demain"]
    assert back.seq >= guest.seq
    assert back.lobby["note"] == ""


def test_a_step_that_no_longer_plays_costs_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "SNAPSHOT_EVERY", 5)

    async def run() -> list[Guest]:
        wanted = service(tmp_path)
        guest = await first_evening(wanted)
        spoil(tmp_path / "games.sqlite")
        return [await another_evening(wanted, guest) for _ in range(2)]

    for back in asyncio.run(run()):
        assert back.lobby["note"] == "resumed"
        assert back.lobby["status"] == "playing"


def spoil(database: Path) -> None:
    """Make the second step impossible, as another engine would find it."""
    engine = sql.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        changed = sql.func.replace(schema.LOG.c.entry, '"do":"Roll"', '"do":"GoOn"')
        connection.execute(schema.LOG.update().where(schema.LOG.c.seq == 2).values(entry=changed))
        assert connection.execute(sql.select(schema.SNAPSHOTS.c.seq)).scalars().all()
    engine.dispose()
