"""Fronts over real processes and sockets: guests notice nothing of them, whatever ends."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from node import HERE, playing_at
from processes import (
    LISTENING,
    children_of,
    fronts_of,
    holder_of,
    parent_of,
    socket_at,
    sockets_of,
    until,
)
from scripts import begun, play_on, take_turns
from tables import AT_LAST, Doc, Guest, browser, running, service
from websockets.exceptions import ConnectionClosed

from passgo.server.fronts import running as running_fronts
from passgo.server.limits import LARGEST_MESSAGE

BODY = {"edition": "classic-2003", "seats": [{}, {}]}
Asked = tuple[str, str, dict[str, str], object]
REQUESTS: list[tuple[Asked, int]] = [
    (("GET", "/", {}, None), 200),
    (("GET", "/healthz", {}, None), 200),
    (("GET", "/schema", {}, None), 200),
    (("GET", "/api/editions/classic-2003", {"accept-encoding": "gzip"}, None), 200),
    (("GET", "/assets/none.js", {}, None), 404),
    (("GET", "/api/tables/unknown?x=%C3%A9", {}, None), 404),
    (("GET", "/", {"cookie": "passgo_device=" + "a" * 43}, None), 200),
    (("HEAD", "/", {}, None), 405),
    (("OPTIONS", "/healthz", {}, None), 204),
    (("GET", "/", {"host": "evil.example"}, None), 421),
    (("POST", "/api/tables", {"origin": "http://evil.example"}, BODY), 403),
    (("POST", "/api/tables", {"content-type": "text/plain"}, BODY), 415),
    (("POST", "/api/tables", {}, BODY | {"pace": "x" * LARGEST_MESSAGE}), 413),
    (("POST", "/api/tables", {}, {"edition": 3}), 400),
    (("DELETE", "/api/tables/unknown/seats/0", {}, None), 404),
]


async def answers(base: str) -> list[tuple[int, list[tuple[str, str]], str]]:
    """Return everything that a server says to some requests but the time and its own address.

    What names the address has another mark and another length when it is packed.
    """
    host, found = base.removeprefix("http://"), []
    async with browser(base) as http:
        for (method, path, headers, body), _ in REQUESTS:
            answer = await http.request(method, path, headers=headers, json=body)
            told = [(name, value.replace(host, "HOST")) for name, value in answer.headers.items()]
            own = ("date", "etag", "content-length") if host in answer.text else ("date",)
            kept = [pair for pair in told if pair[0] not in own]
            found.append((answer.status_code, kept, answer.text.replace(host, "HOST")))
    return found


def test_requests_are_answered_as_without_a_front(tmp_path: Path) -> None:
    async def run(fronts: int) -> list[tuple[int, list[tuple[str, str]], str]]:
        folder = tmp_path / str(fronts)
        folder.mkdir()
        async with running(service(folder, fronts)) as base:
            return await answers(base)

    without, behind = asyncio.run(run(0)), asyncio.run(run(1))

    assert behind == without
    assert [status for status, _, _ in behind] == [status for _, status in REQUESTS]
    headers = dict(behind[0][1])
    assert "ws://HOST" in headers["content-security-policy"]
    assert headers["x-frame-options"] == "DENY"
    assert "set-cookie" not in dict(behind[6][1]), "nobody chooses a secret"


@contextmanager
def resting(front: int) -> Iterator[None]:
    """Have a front do nothing for a while, so that another one lets in who comes."""
    os.kill(front, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(front, signal.SIGCONT)


async def pair(base: str) -> tuple[Guest, Guest]:
    """Return two people who sit at one table."""
    ana, bo = Guest(base), Guest(base)
    await ana.make("classic-2003", ["", ""])
    await ana.sit(ana.table, 0, "Ana")
    await bo.sit(ana.table, 1, "Bo")
    return ana, bo


def test_guests_of_two_fronts_play_at_one_table(tmp_path: Path) -> None:
    async def run() -> tuple[Guest, Guest]:
        async with running(service(tmp_path, fronts=2)) as base:
            await until(lambda: len(fronts_of(os.getpid())) == 2)
            first, second = fronts = fronts_of(os.getpid())
            ana, bo = await pair(base)
            with resting(second):
                await ana.listen()
            with resting(first):
                await bo.listen()
            assert ana.ws is not None
            assert bo.ws is not None
            assert [holder_of(ana.ws, fronts), holder_of(bo.ws, fronts)] == fronts
            await ana.start()
            for guest in (ana, bo):
                await guest.hear_until("whole")
            await take_turns((ana, bo), 8)
            for guest in (ana, bo):
                await guest.ask(type="resync", since=guest.seq)
                await guest.close()
            return ana, bo

    ana, bo = asyncio.run(run())

    assert len(updates(ana)) >= 8
    assert updates(ana) == updates(bo)


def updates(guest: Guest) -> list[tuple[int, list[Doc]]]:
    """Return every step that somebody was told of."""
    told = [json.loads(text) for text in guest.raw]
    return [(doc["seq"], doc["events"]) for doc in told if doc["type"] == "update"]


async def all_events(table: str, base: str) -> list[Doc]:
    """Return what somebody hears who comes to look on now."""
    late = Guest(base)
    late.table = table
    await late.listen()
    await late.hear_until("whole")
    await late.close()
    return late.events


def test_a_front_that_is_killed_is_replaced_and_its_guests_miss_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> tuple[list[Doc], list[Doc]]:
        async with running(service(tmp_path, fronts=1)) as base:
            ana = Guest(base)
            await begun(ana, "classic-2003", ["", "novice"])
            await play_on(ana, 3)
            (front,) = fronts_of(os.getpid())
            os.kill(front, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                await play_on(ana, 1000)
            await ana.listen()
            await ana.hear_until("whole")
            assert front not in fronts_of(os.getpid())
            await play_on(ana, 3)
            await ana.ask(type="resync", since=ana.seq)
            heard = await all_events(ana.table, base)
            await ana.ask(type="resync", since=ana.seq)
            await ana.http.aclose()
            await ana.hang_up()
            return ana.events, heard

    mine, others = asyncio.run(run())

    assert len(others) > 6
    assert mine[: len(others)] == others
    assert "a front ended with -9, another one takes its place" in caplog.messages


def test_a_server_that_ends_while_it_replaces_a_front_starts_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, started = asyncio.create_subprocess_exec, []

    async def counted(*command: str, **more: Any) -> asyncio.subprocess.Process:
        started.append(command)
        return await start(*command, **more)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", counted)
    monkeypatch.setattr(running_fronts, "FRONT_SECONDS", None)
    monkeypatch.setattr(running_fronts, "AGAIN_SECONDS", 2.0)

    async def run() -> None:
        async with running(service(tmp_path, fronts=1)):
            await until(lambda: bool(fronts_of(os.getpid())))
            (front,) = fronts_of(os.getpid())
            os.kill(front, signal.SIGKILL)
            await until(lambda: "a front ended" in caplog.text)

    asyncio.run(asyncio.wait_for(run(), AT_LAST))

    assert len(started) == 1
    assert fronts_of(os.getpid()) == []


def test_a_front_that_cannot_be_started_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, tries = asyncio.create_subprocess_exec, []

    async def short_of_processes(*command: str, **more: Any) -> asyncio.subprocess.Process:
        tries.append(command)
        if len(tries) < 3:
            raise BlockingIOError("no more processes")
        return await start(*command, **more)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", short_of_processes)

    async def run() -> int:
        async with running(service(tmp_path, fronts=1)) as base, browser(base) as http:
            return (await http.get("/healthz")).status_code

    assert asyncio.run(run()) == 200
    assert caplog.messages == ["no process can be started for a front: no more processes"] * 2


def test_nothing_is_left_of_a_server_that_ended(tmp_path: Path) -> None:
    async def run() -> tuple[list[int], list[int]]:
        async with running(service(tmp_path, fronts=2)):
            await until(lambda: len(fronts_of(os.getpid())) == 2)
            during = fronts_of(os.getpid())
        return during, fronts_of(os.getpid())

    during, after = asyncio.run(run())

    assert len(during) == 2
    assert after == []


def test_a_killed_server_leaves_no_front_behind_and_its_port_free(tmp_path: Path) -> None:
    async def run() -> None:
        async with playing_at(str(tmp_path / "games.sqlite"), fronts=1) as (node, ana):
            (front,) = fronts_of(node.process)
            thinkers = children_of(node.process) - {front}
            door = socket_at(httpx.URL(node.base).port or 0, LISTENING)
            streams = sockets_of(front) & sockets_of(node.process)
            assert door in streams
            assert thinkers
            for thinker in thinkers:
                assert not sockets_of(thinker) & (sockets_of(node.process) | sockets_of(front))
            node.kill()
            with pytest.raises(ConnectionClosed):
                await play_on(ana, 1000)
            await node.start()
            assert parent_of(front) == 0
            await ana.listen()
            await ana.hear_until("whole")
            await play_on(ana, 1)
            await ana.hang_up()

    asyncio.run(run())


LOADED = "import sys, passgo.server.fronts.front; print(*sys.modules)"


def test_a_front_loads_neither_the_rules_nor_a_database_nor_the_application() -> None:
    command = [sys.executable, "-c", LOADED]
    told = subprocess.run(command, env=HERE, capture_output=True, text=True, check=True).stdout
    loaded = {name.partition(".")[0] for name in told.split()}

    assert "uvicorn" in loaded
    assert not loaded & {"litestar", "sqlalchemy", "aiosqlite", "asyncpg", "rich", "fluent"}
    assert not {name for name in told.split() if name.startswith(("passgo.rules", "passgo.game"))}
