"""Ending: a server that is told to end does so, with all its processes, whatever holds it up."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

import httpx
import pytest
from node import HERE, PATIENCE, playing_at
from postgres import Postgres
from processes import (
    children_of,
    command_line,
    is_marked,
    parent_of,
    running_processes,
    until,
)
from scripts import begun, play_on
from tables import AT_LAST, Guest, browser, free_port, running, service
from websockets.exceptions import ConnectionClosed

from passgo.server.rooms import expiry
from passgo.server.rooms.rooms import Rooms

SERVICE_RESTART = 1012
UNTIDY = 1
SOON, NEVER = "1", "3600"


@pytest.mark.parametrize("fronts", [0, 1])
def test_a_server_told_to_end_closes_its_sockets_and_ends_all_its_processes(
    tmp_path: Path, fronts: int
) -> None:
    async def run() -> None:
        async with playing_at(str(tmp_path / "games.sqlite"), fronts) as (node, ana):
            family = children_of(node.process)
            assert await asyncio.to_thread(node.stop) == 0
            with pytest.raises(ConnectionClosed) as closed:
                await play_on(ana, 1000)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SERVICE_RESTART
            assert len(family) > fronts
            await until(lambda: not any(parent_of(child) for child in family))

    asyncio.run(run())


@contextmanager
def started(
    folder: Path, port: int, fronts: int, control_c: Literal["default", "ignore"] = "default"
) -> Iterator["subprocess.Popen[str]"]:
    """Start a server by its command, as the leader of a group as in a terminal."""
    command = ["env", f"--{control_c}-signal=INT", sys.executable, "-m", "passgo.cli", "serve"]
    command += ["--local", "--fronts", str(fronts)]
    command += ["--port", str(port), "--database", str(folder / "games.sqlite")]
    with subprocess.Popen(
        command,
        env=HERE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def left_at(port: int) -> list[str]:
    """Return the commands of game servers and fronts that still run for a port."""
    lines = [command_line(number) for number in running_processes()]
    return [line for line in lines if f"--port {port}" in line or f'"port":{port},' in line]


@pytest.mark.parametrize("fronts", [0, 1])
def test_control_c_in_a_terminal_ends_everything_without_a_trace(
    tmp_path: Path, fronts: int
) -> None:
    port = free_port()

    async def play() -> None:
        await until_answered(f"http://127.0.0.1:{port}")
        ana = Guest(f"http://127.0.0.1:{port}")
        await begun(ana, "classic-2003", ["", "novice"])
        await play_on(ana, 2)
        assert len(left_at(port)) == 1 + fronts
        os.killpg(process.pid, signal.SIGINT)
        with pytest.raises(ConnectionClosed):
            await play_on(ana, 1000)
        await ana.http.aclose()

    with started(tmp_path, port, fronts) as process:
        asyncio.run(play())
        _, said = process.communicate(timeout=AT_LAST)

    assert process.returncode == 0
    assert said == ""
    assert left_at(port) == []


@pytest.mark.parametrize("fronts", [0, 1])
def test_a_server_that_was_started_deaf_to_control_c_stays_so_and_heeds_sigterm(
    tmp_path: Path, fronts: int
) -> None:
    """As is usual: a script starts what it runs in the background with interrupts ignored."""
    port = free_port()

    with started(tmp_path, port, fronts, "ignore") as process:
        asyncio.run(until_answered(f"http://127.0.0.1:{port}"))
        assert is_marked(process.pid, "SigIgn", signal.SIGINT)
        os.killpg(process.pid, signal.SIGINT)
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=AT_LAST)

    assert (process.returncode, said) == (0, "")
    assert left_at(port) == []


async def until_answered(base: str) -> None:
    """Wait until a server answers."""
    async with browser(base) as http:
        while True:
            with suppress(httpx.TransportError):
                assert (await http.get("/healthz")).status_code == 200
                return
            await asyncio.sleep(0.02)


async def until_shut(port: int) -> None:
    """Wait until nobody is let in any more."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except ConnectionRefusedError:
            return
        writer.close()
        await asyncio.sleep(0.02)


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """Have a PostgreSQL answer nobody, and refuse nobody either."""
    processes = {postgres.process, *children_of(postgres.process)}
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@pytest.mark.parametrize("fronts", [0, 1])
@pytest.mark.parametrize("is_pressed_again", [False, True])
def test_a_server_ends_although_its_database_answers_no_more(
    fronts: int, is_pressed_again: bool
) -> None:
    """By itself after a while, or at once if somebody insists."""

    async def run(postgres: Postgres) -> tuple[int, set[int]]:
        patience = {PATIENCE: NEVER if is_pressed_again else SOON}
        async with playing_at(postgres.database(), fronts, patience) as (node, ana):
            family = children_of(node.process)
            with frozen(postgres):
                await ana.send(type="chat", text="hello")
                if is_pressed_again:
                    os.kill(node.process, signal.SIGINT)
                    await until_shut(httpx.URL(node.base).port or 0)
                ended = await asyncio.to_thread(node.stop, signal.SIGINT)
                await until(lambda: not any(parent_of(child) for child in family))
            return ended, family

    with Postgres() as postgres:
        ended, family = asyncio.run(run(postgres))

    assert ended == UNTIDY
    assert len(family) > fronts


def test_work_that_is_called_off_leaves_no_thread_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread of the database that nobody stops would keep the process from ending."""
    begun = asyncio.Event()

    async def sweep_for_ever(rooms: Rooms, _now: float) -> int:
        async with rooms.store.engine.connect():
            begun.set()
            await asyncio.Event().wait()
        return 0

    async def run() -> None:
        async with running(service(tmp_path)):
            await begun.wait()

    before = set(threading.enumerate())
    monkeypatch.setattr(expiry, "sweep", sweep_for_ever)

    asyncio.run(run())

    left = [thread for thread in threading.enumerate() if thread not in before]
    for thread in left:
        thread.join(timeout=20)  # it has been told to end, and may need a moment for it
    assert [thread for thread in left if thread.is_alive()] == []
