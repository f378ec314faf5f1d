"""A server as a process of its own, with any settings, to be stopped or killed at any moment."""

import asyncio
import ctypes
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from multiprocessing import forkserver, resource_tracker
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from scripts import begun, play_on
from tables import AT_LAST, PLAIN, Guest, free_port

from passgo.server import limits
from passgo.server.play import bot_pool
from passgo.server.serving import serve
from passgo.server.settings import Rhythm, Service
from passgo.server.table import duties

HERE = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}
FAST = Rhythm(look=0.2, lease=4.0, hold=1.0)
PATIENCE = "PASSGO_TEST_PATIENCE"
"""Where the environment says how long a server may take to end, if not as long as usual."""
SHORT = 1
"""Clocks go on so many seconds after a bid, or when somebody came back: that is long for a test."""


PR_SET_PDEATHSIG = 1


FORKED = multiprocessing.get_context("forkserver")


class Forked:
    """A process forked from one that has all modules already: reading them takes two seconds.

    So are the processes that think for its bots.
    """

    def __init__(self, service: Service, log: str) -> None:
        begin_to_fork()
        self._process = FORKED.Process(target=run, args=(msgspec.json.encode(service), log))
        self._process.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """Return what it ended with, None while it runs."""
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, how)

    def wait(self, seconds: float) -> int:
        """Wait until it has ended; return what it ended with."""
        self._process.join(seconds)
        assert self._process.exitcode is not None, "the server does not end"
        return self._process.exitcode


def begin_to_fork() -> None:
    """Start the process that others are forked from; it finds modules by the environment alone."""
    FORKED.set_forkserver_preload(["warm_node"])
    known = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join((str(Path(__file__).parent), HERE["PYTHONPATH"]))
    try:
        forkserver.ensure_running()
    finally:
        if known is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = known


def run(settings: bytes, log: str) -> None:
    """Be a server that ends with the process it was forked from."""
    assert "warm_node" in sys.modules, "it would read all modules again at every start"
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    share_forking()
    bot_pool.STARTED_BY = FORKED
    run_server(msgspec.json.decode(settings, type=Service), log)


def share_forking() -> None:
    """Have processes forked from where this one came from.

    Python would start a second such place, which reads all modules again, and does so to its end
    although this process has long been killed.
    """
    shared: Any = forkserver._forkserver
    shared.ensure_running = resource_tracker.ensure_running


class Node:
    """A server process, started, killed and started again with the same settings.

    One that is *forked* starts sooner, with the environment of its first start. What it complains
    of goes to a file, the *log*, if there is one.
    """

    def __init__(
        self,
        database: str,
        port: int,
        rhythm: Rhythm = FAST,
        more: Mapping[str, str] | None = None,
        fronts: int = 0,
        forked: bool = False,
        log: str = "",
    ) -> None:
        self._forked, self._log = forked, log
        self._here = HERE | dict(more or {})
        self.base = f"http://127.0.0.1:{port}"
        self._service = Service(
            host="127.0.0.1",
            port=port,
            database=database,
            rent_grace=0.05,
            rhythm=rhythm,
            fronts=fronts,
        )
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def process(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start the process, which ends with this one, and wait until it answers."""
        if self._forked:
            self._process = Forked(self._service, self._log)
        else:
            command = command_of(self._service, self._log)
            self._process = subprocess.Popen(command, env=self._here)
        async with httpx.AsyncClient(base_url=self.base, verify=PLAIN) as http:
            while self._process.poll() is None:
                try:
                    if (await http.get("/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End the process without warning."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask the process to finish, and wait until it has; return what it ended with."""
        return self._end(how)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        ended = self._process.wait(AT_LAST)
        self._process = None
        return ended


def command_of(service: Service, log: str = "") -> list[str]:
    """Return the command that runs a server in a process which ends with this one."""
    settings = msgspec.json.encode(service).decode()
    return ["setpriv", "--pdeathsig", "KILL", "--", sys.executable, __file__, settings, log]


@asynccontextmanager
async def playing_at(
    database: str, fronts: int = 0, more: Mapping[str, str] | None = None
) -> AsyncIterator[tuple[Node, Guest]]:
    """Let somebody play with a bot at a server process, which is gone afterwards."""
    node = Node(database, free_port(), fronts=fronts, more=more)
    await node.start()
    try:
        ana = Guest(node.base)
        await begun(ana, "classic-2003", ["", "novice"])
        await play_on(ana, 2)
        yield node, ana
        await ana.http.aclose()
    finally:
        node.kill()


def run_server(service: Service, log: str = "") -> None:
    """Serve until the end, with clocks that are short."""
    if log:
        with open(log, "ab") as complaints:
            os.dup2(complaints.fileno(), sys.stderr.fileno())
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a script starts tests deaf to it
    limits.STOPPING_SECONDS = float(os.environ.get(PATIENCE, limits.STOPPING_SECONDS))
    duties.AFTER_WAKING = duties.AFTER_A_BID = SHORT
    serve(service, Console(quiet=True))


if __name__ == "__main__":
    run_server(msgspec.json.decode(sys.argv[1], type=Service), sys.argv[2])
