"""Restarts: a table goes on as it was, answers are repeated, old steps may fail."""

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sql
from postgres import Postgres
from scripts import begun, play_on
from tables import Guest, free_port, running
from test_host import close, motion, three

from passgo import __version__
from passgo.editions import load_edition
from passgo.server.limits import CHAT_KEPT, OF_A_SEAT
from passgo.server.rooms.expiry import remove
from passgo.server.settings import Service
from passgo.server.store import schema, table_rows
from passgo.server.store.store import Kept, open_store
from passgo.server.store.writer import Draft


def service(database: str) -> Service:
    return Service(host="127.0.0.1", port=free_port(), database=database, rent_grace=0.05)


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


def test_a_table_goes_on_after_a_restart_with_its_answers_and_its_chat(database: str) -> None:
    async def run() -> tuple[Guest, Guest]:
        wanted = service(database)
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


def test_a_restart_decides_no_vote(database: str) -> None:
    async def run() -> Guest:
        wanted = service(database)
        async with running(wanted) as base:
            guests = await three(base)
            await motion(guests[0], what="end")
            while not guests[2].lobby.get("vote"):
                await guests[2].hear()
        async with running(wanted) as base:
            back = await again(guests[0], base)
            await back.ask(type="resync", since=0)
            await close(back, *guests)
        return back

    back = asyncio.run(run())

    assert back.lobby["vote"]["yes"] == [0]
    assert back.lobby["vote"]["needed"] == 3
    assert not any(event["event"] == "TimeCame" for event in back.events)


def test_a_step_that_no_longer_plays_costs_no_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_rows, "SNAPSHOT_EVERY", 5)

    async def run() -> list[Guest]:
        wanted = service(database)
        guest = await first_evening(wanted)
        await spoil(database)
        return [await another_evening(wanted, guest) for _ in range(2)]

    for back in asyncio.run(run()):
        assert back.lobby["note"] == "resumed"
        assert back.lobby["status"] == "playing"


def test_a_game_that_rested_goes_on_there_though_its_steps_no_longer_play(database: str) -> None:
    async def run() -> tuple[Guest, Kept, Guest]:
        wanted = service(database)
        guest = await first_evening(wanted)
        await spoil(database)
        kept = await kept_of(database, guest.table)
        async with running(wanted) as base:
            back = await again(guest, base)
            await back.close()
        return guest, kept, back

    guest, kept, back = asyncio.run(run())

    assert back.lobby["note"] == "resumed"
    assert kept.snapshot is not None
    assert kept.snapshot["seq"] >= guest.seq


@pytest.mark.parametrize(("known", "times"), [(1, 1), (0, 2)])
def test_a_game_that_no_longer_plays_at_all_is_refused_and_said_once_while_that_is_known(
    database: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    known: int,
    times: int,
) -> None:
    monkeypatch.setattr("passgo.server.rooms.rooms.KNOWN_UNPLAYABLE", known)

    async def run() -> list[tuple[int, str]]:
        wanted = service(database)
        guest = await first_evening(wanted)
        await spoil(database, has_rested=False)
        async with running(wanted) as base:
            back = Guest(base)
            back.http.cookies, path = guest.http.cookies, f"/api/tables/{guest.table}"
            asked = [await back.http.get(path), await back.http.get(path)]
            asked.append(await back.http.get("/api/tables/mine-is-another"))
            await begun(back, "classic-2003", ["", "novice"])
            await back.close()
        return [(answer.status_code, answer.json()["code"]) for answer in asked]

    assert asyncio.run(run()) == [(409, "no-longer-plays")] * 2 + [(404, "unknown-table")]
    said = [record for record in caplog.records if "no longer plays" in record.message]
    assert [record.exc_info for record in said] == [None] * times


def test_two_nodes_that_find_an_old_game_resume_it_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_rows, "SNAPSHOT_EVERY", 5)

    async def run() -> tuple[list[Guest], Kept]:
        database = postgres.database()
        guest = await first_evening(service(database))
        await spoil(database)
        async with running(service(database)) as here, running(service(database)) as there:
            backs = [await again(guest, base) for base in (here, there)]
            assert await play_on(backs[0], 3) == 3
            while backs[1].seq < backs[0].seq:
                await backs[1].hear()
            for back in backs:
                await back.close()
        return backs, await kept_of(database, guest.table)

    backs, kept = asyncio.run(run())

    assert [back.lobby["note"] for back in backs] == ["resumed", "resumed"]
    assert backs[0].view == backs[1].view
    assert [json.loads(entry)["entry"] for entry in kept.log].count("resumed") == 1


def test_a_table_keeps_the_engine_and_the_data_it_was_played_with(database: str) -> None:
    async def run() -> Kept:
        guest = await first_evening(service(database))
        return await kept_of(database, guest.table)

    kept = asyncio.run(run())

    assert kept.table["engine"] == __version__
    assert json.loads(kept.table["start"])["digest"] == load_edition("classic-2003").digest


async def kept_of(database: str, table: str) -> Kept:
    """Return what the database has of a table."""
    store = await open_store(database)
    kept = await store.table(table)
    await store.close()
    assert kept is not None
    return kept


async def spoil(database: str, has_rested: bool = True) -> None:
    """Make the second step impossible, as another engine would find it.

    A server that ended without having *rested* left no snapshot of a short game.
    """
    store = await open_store(database)
    async with store.engine.begin() as connection:
        changed = sql.func.replace(schema.LOG.c.entry, '"do":"Roll"', '"do":"GoOn"')
        second = schema.LOG.update().where(schema.LOG.c.seq == 2)
        await connection.execute(second.values(entry=changed))
        await connection.execute(schema.TABLES.update().values(engine="older"))
        shots = await connection.execute(sql.select(schema.SNAPSHOTS.c.seq))
        assert shots.scalars().all()
        if not has_rested:
            await connection.execute(schema.SNAPSHOTS.delete())
    await store.close()


def test_a_rematch_that_was_removed_unstarted_can_be_asked_for_again(tmp_path: Path) -> None:
    wanted = service(str(tmp_path / "games.sqlite"))

    async def over(base: str) -> tuple[Guest, str]:
        guest = Guest(base)
        await begun(guest, "knockout-2024", ["", "novice"])
        await guest.post(f"/api/tables/{guest.table}/motions", {"what": "end"})
        made = await guest.post(f"/api/tables/{guest.table}/rematch", {})
        await guest.close()
        return guest, made["table"]["id"]

    async def run() -> tuple[str, list[str]]:
        async with running(wanted) as base:
            guest, first = await over(base)
        store = await open_store(wanted.database)
        draft = Draft()
        remove(draft, first, 0.0)
        await store.write(draft.rows)
        await store.close()
        async with running(wanted) as base:
            back = Guest(base)
            back.http.cookies = guest.http.cookies
            path = f"/api/tables/{guest.table}/rematch"
            found = [(await back.post(path, {}))["table"]["id"] for _ in range(2)]
            await back.close()
        return first, found

    first, (again, same) = asyncio.run(run())

    assert first != again == same


def test_of_what_was_said_the_last_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF_A_SEAT, "chat", (1000, 1.0))
    wanted = service(str(tmp_path / "games.sqlite"))

    async def run() -> tuple[int, Guest]:
        async with running(wanted) as base:
            guest = Guest(base)
            await begun(guest, "classic-2003", ["", "novice"])
            for number in range(CHAT_KEPT * 2 + 1):
                await guest.ask(type="chat", text=f"{number + 1}")
            await guest.close()
        async with running(wanted) as base:
            back = await again(guest, base)
            await back.ask(type="resync", since=back.seq)
            await back.close()
        store = await open_store(wanted.database)
        async with store.engine.connect() as connection:
            kept = (await connection.execute(sql.select(schema.CHAT.c.number))).all()
        await store.close()
        return len(kept), back

    kept, back = asyncio.run(run())

    assert kept == CHAT_KEPT + 1
    assert [int(said["text"]) for said in back.said] == list(
        range(CHAT_KEPT + 2, 2 * CHAT_KEPT + 2)
    )
