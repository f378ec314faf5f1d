"""Operations: figures, logs that betray nothing, and tables that nobody ever started."""

import asyncio
import io
import json
import logging
import re
import secrets
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql
from postgres import Postgres
from scripts import begun, play_on
from shares import get_ready, start_at_once
from tables import Guest, browser, running, service

from passgo.server import limits
from passgo.server.limits import BOTS_SECONDS, UNSTARTED_SECONDS
from passgo.server.logs import Json, Readable, Seldom, set_up, shortened
from passgo.server.play.bot_pool import Pool
from passgo.server.rooms.expiry import remove, sweep
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms
from passgo.server.rooms.timers import Alone
from passgo.server.store import table_rows
from passgo.server.store.rows import write
from passgo.server.store.schema import TABLES
from passgo.server.store.store import open_store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.seats import take_seat
from passgo.server.table.table import Place, Wanted

TOKEN = "a-token-for-the-keeper"
MEASURED_APART = {"rooms", "entries", "books", "lines", "replays"}
OF_THE_GAME = "options"
"""What a game keeps to be quick has its bound where it is kept."""


def figure(text: str, name: str) -> float:
    line = next(line for line in text.splitlines() if line.startswith(name))
    return float(line.rpartition(" ")[2])


def test_figures_count_what_the_server_did(tmp_path: Path) -> None:
    async def run() -> str:
        async with running(service(tmp_path)) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", ""])
            await ana.sit(ana.table, 0, "Ana")
            await ana.listen()
            await ana.hear_until("lobby")
            await ana.ask(type="chat", text="hello")
            answer = await ana.http.get("/metrics")
            await ana.close()
            assert answer.status_code == 200
            return answer.text

    text = asyncio.run(run())
    assert figure(text, 'passgo_requests_total{status="201"}') == 3
    assert figure(text, "passgo_sockets ") == 1
    assert figure(text, "passgo_tables ") == 1
    for held in ("entries", "books", "book_lines", "replay_bytes"):
        assert figure(text, f"passgo_{held} ") == 0
    assert figure(text, "passgo_messages_heard_total ") == 1
    assert figure(text, "passgo_messages_told_total ") >= 3
    assert figure(text, "passgo_commit_seconds_count") >= 4


def test_all_that_is_remembered_is_measured(tmp_path: Path) -> None:
    async def run() -> str:
        async with running(service(tmp_path)) as base:
            ana = Guest(base)
            await begun(ana, "classic-2003", ["", "novice"])
            await play_on(ana, 2)
            assert not (await ana.play({"do": "EndTurn"}, answers=0))["ok"]
            await ana.ask(type="chat", text="hello")
            await ana.http.get(f"/api/qr.svg?path=/t/{ana.table}")
            text = (await ana.http.get("/metrics")).text
            await ana.close()
            return text

    text = asyncio.run(run())

    bounds = {name for name in vars(limits) if name.startswith("KNOWN_") or name.endswith("_KEPT")}
    caches = {name.removeprefix("KNOWN_").removesuffix("_KEPT").lower() for name in bounds}
    measured = set(re.findall(r'passgo_remembered{cache="(\w+)"}', text))
    assert measured == (caches - MEASURED_APART) | {OF_THE_GAME}
    for cache in (OF_THE_GAME, "refusals", "chat", "questions", "news", "pictures", "starts"):
        assert figure(text, f'passgo_remembered{{cache="{cache}"}}') >= 1, cache


def test_figures_are_for_this_machine_or_who_has_the_token(tmp_path: Path) -> None:
    async def run() -> list[int]:
        wanted = msgspec.structs.replace(
            service(tmp_path), trusted_proxy="127.0.0.1", metrics_token=TOKEN
        )
        async with running(wanted) as base, browser(base) as http:
            far = {"x-forwarded-for": "192.0.2.1"}
            asked: tuple[dict[str, str], ...] = (
                {},
                far,
                far | {"authorization": f"Bearer {TOKEN}"},
                far | {"authorization": "Bearer x"},
            )
            return [(await http.get("/metrics", headers=h)).status_code for h in asked]

    assert asyncio.run(run()) == [200, 404, 200, 404]


def test_a_proxy_that_is_not_trusted_does_not_open_the_figures(tmp_path: Path) -> None:
    async def run() -> int:
        async with running(service(tmp_path)) as base, browser(base) as http:
            answer = await http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
            return answer.status_code

    assert asyncio.run(run()) == 404


def test_a_line_that_anybody_can_bring_about_is_said_once_in_a_while() -> None:
    seldom = Seldom()
    junk = logging.makeLogRecord({"msg": "Invalid HTTP request received."})
    other = logging.makeLogRecord({"msg": "something else"})

    assert [seldom.filter(line) for line in (junk, junk, other, junk)] == [True, False, True, False]


@pytest.mark.parametrize("form", [Json(), Readable()])
def test_logs_betray_neither_tables_nor_devices(form: logging.Formatter) -> None:
    table, secret = secrets.token_urlsafe(16), secrets.token_urlsafe(32)
    record = logging.LogRecord(
        "passgo.http", logging.INFO, "", 0, "GET /t/%s %s", (table, secret), None
    )

    said = form.format(record)

    assert table not in said
    assert secret not in said
    assert table[:6] in said


@pytest.mark.parametrize("form", [Json(), Readable()])
def test_logs_betray_no_code_that_somebody_typed(form: logging.Formatter) -> None:
    line = "GET /api/codes/compas-palmier-28"
    said = form.format(logging.LogRecord("passgo.http", logging.INFO, "", 0, line, (), None))

    assert "GET /api/codes/…" in said
    assert "palmier" not in said


def test_a_line_for_machines_is_json_with_its_facts_and_its_trace() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json())
    log = logging.Logger("passgo.test")
    log.addHandler(handler)
    log.info("GET %s", "/", extra={"facts": {"status": 200}})
    try:
        raise ValueError("broken")
    except ValueError:
        log.exception("oh")

    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["message"], first["status"], first["level"]) == ("GET /", 200, "info")
    assert first["time"].endswith("+00:00")
    assert "ValueError: broken" in second["trace"]


def test_a_running_server_logs_its_answers_and_nothing_of_its_guests(tmp_path: Path) -> None:
    stream, root = io.StringIO(), logging.getLogger()
    handlers, level = root.handlers[:], root.level

    async def run() -> str:
        async with running(service(tmp_path)) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", ""])
            await ana.sit(ana.table, 0, "Ana-Lucia")
            await ana.listen()
            await ana.hear_until("lobby")
            await ana.close()
            return ana.table

    set_up(True, stream)
    try:
        table = asyncio.run(run())
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    written = [line for line in stream.getvalue().splitlines() if '"httpx"' not in line]
    lines = [json.loads(line) for line in written]
    asked = [line for line in lines if line["logger"] == "passgo.http"]
    assert [line.get("status") for line in asked] == [201, 201, 201, None]
    assert asked[-1]["message"].startswith("socket /ws/tables/")
    for hidden in (table, "Ana-Lucia", "127.0.0.1"):
        assert hidden not in "".join(written)


def test_words_are_not_taken_for_ids() -> None:
    said = "GET /api/editions/revolution-2009 passgo.server ConnectionRefusedError"

    assert "revolution-2009" in shortened(said)
    assert "ConnectionR" not in shortened("x ConnectionRefusedErrorOfSomeSort")


def test_a_table_that_nobody_started_goes_after_a_day(tmp_path: Path) -> None:
    async def run() -> tuple[list[int], list[bool]]:
        store = await open_store(str(tmp_path / "games.sqlite"))
        writer, pool = Writer(store), Pool()
        rooms = Rooms(store, writer, pool, Alone(), 5.0)
        wanted = Wanted(edition="classic-2003", seats=(Place(), Place(level="novice")))
        old = await rooms.create(wanted, "host")
        played = await rooms.create(wanted, "host")
        made = old.table.made
        await rooms.change(
            played.table.id,
            lambda draft, room: room.change_table(draft, lambda t: setattr(t, "status", "playing")),
        )
        counts = [
            await sweep(rooms, made + UNSTARTED_SECONDS - 60),
            await sweep(rooms, made + UNSTARTED_SECONDS + 60),
            await sweep(rooms, made + UNSTARTED_SECONDS + 60),
        ]
        kept = [await store.table(room.table.id) is not None for room in (old, played)]
        await writer.stop()
        await rooms.close()
        pool.close()
        await store.close()
        return counts, kept

    assert asyncio.run(run()) == ([0, 1, 0], [False, True])


def test_a_table_where_only_bots_played_goes_after_a_week(database: str) -> None:
    async def run() -> tuple[list[int], list[bool]]:
        store = await open_store(database)
        writer, pool = Writer(store), Pool()
        rooms = Rooms(store, writer, pool, Alone(), 5.0)
        bots = await rooms.create(
            Wanted(edition="classic-2003", seats=(Place(level="novice"), Place(level="novice"))),
            "host",
        )
        people = await rooms.create(
            Wanted(edition="classic-2003", seats=(Place(level="novice"), Place())), "host"
        )

        def sit(draft: Draft, room: Room) -> None:
            take_seat(room.table, 1, "device", "Ana")
            get_ready(room.table, 1)
            table_rows.keep_seat(draft, room.table, 1)

        await rooms.change(people.table.id, sit)
        for room in (bots, people):
            await rooms.change(room.table.id, start_at_once)
        made = bots.table.made
        counts = [
            await sweep(rooms, made + BOTS_SECONDS - 60),
            await sweep(rooms, made + BOTS_SECONDS + 60),
        ]
        kept = [await store.table(room.table.id) is not None for room in (bots, people)]
        await writer.stop()
        await rooms.close()
        pool.close()
        await store.close()
        return counts, kept

    assert asyncio.run(run()) == ([0, 1], [False, True])


def test_no_node_starts_a_table_while_another_removes_it(postgres: Postgres) -> None:
    async def run() -> tuple[int, list[object]]:
        store = await open_store(postgres.database())
        writer = Writer(store)
        rooms = Rooms(store, writer, Pool(), Alone(), 5.0)
        room = await rooms.create(Wanted(edition="classic-2003", seats=(Place(), Place())), "host")
        draft = Draft()
        remove(draft, room.table.id, room.table.made)
        locked = sql.select(TABLES.c.id).with_for_update(skip_locked=True)
        async with store.engine.connect() as removing, store.engine.connect() as starting:
            await removing.run_sync(write, draft.rows[:2])
            free = list((await starting.execute(locked)).scalars())
        await writer.stop()
        await rooms.close()
        await store.close()
        return len(draft.rows), free

    rows, free = asyncio.run(run())

    assert rows > 2
    assert free == []
