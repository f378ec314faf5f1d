"""Running behind fronts: their processes are started, replaced when they die, and ended."""

import asyncio
import logging
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process

import msgspec
import uvicorn

from passgo.server.fronts.back import App, Back
from passgo.server.fronts.settings import Settings
from passgo.server.site import Service
from passgo.server.web_server import CLOSING_SECONDS, web_of

LOG = logging.getLogger("passgo.server")
AGAIN_SECONDS = 0.2
PATIENCE = CLOSING_SECONDS + 2
FAILED = 3
"""What a server ends with that could not begin."""


class Fronts:
    """The fronts of one game server, all at the same door."""

    def __init__(self, app: App, service: Service, door: socket.socket) -> None:
        self._app, self._service, self._door = app, service, door
        self._running: dict[Process, Back] = {}
        self._keeping: list[asyncio.Task[None]] = []
        self._is_stopping = False

    async def start(self) -> None:
        """Start all of them."""
        started = [await self._start() for _ in range(self._service.fronts)]
        self._keeping = [asyncio.create_task(self._keep(front)) for front in started]

    async def _start(self) -> Process:
        ours, theirs = socket.socketpair()
        with theirs:
            settings = Settings(
                stream=theirs.fileno(),
                door=self._door.fileno(),
                log_json=self._service.log_json,
                web=web_of(self._service),
            )
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "passgo.server.fronts.front"),
                msgspec.json.encode(settings).decode(),
                stdin=DEVNULL,
                pass_fds=(settings.stream, settings.door),
                start_new_session=True,
            )
        back = self._running[process] = Back(self._app)
        await asyncio.get_running_loop().create_connection(lambda: back.channel, sock=ours)
        return process

    async def _keep(self, process: Process) -> None:
        """Replace a front that ends by itself; its guests come back."""
        while True:
            ended = await process.wait()
            await self._running.pop(process).finish()
            if self._is_stopping:
                return
            LOG.error("a front ended with %s, another one takes its place", ended)
            await asyncio.sleep(AGAIN_SECONDS)
            process = await self._start()

    async def stop(self) -> None:
        """Have all connections closed and all fronts end."""
        self._is_stopping = True
        for back in self._running.values():
            back.stop()
        _, late = await asyncio.wait(self._keeping, timeout=PATIENCE)
        for process in list(self._running):
            process.kill()
        if late:
            await asyncio.wait(late, timeout=PATIENCE)


async def serve_behind(config: uvicorn.Config, service: Service, enough: asyncio.Event) -> None:
    """Serve an application behind its fronts until it is enough."""
    config.load()
    lifespan = config.lifespan_class(config)
    await lifespan.startup()
    if lifespan.should_exit:
        raise SystemExit(FAILED)
    with config.bind_socket() as door:
        fronts = Fronts(config.loaded_app, service, door)
        await fronts.start()
        await enough.wait()
        await fronts.stop()
    await lifespan.shutdown()


async def serve_until_signal(config: uvicorn.Config, service: Service) -> None:
    """Serve behind fronts until a signal says that it is enough."""
    enough, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, enough.set)
    await serve_behind(config, service, enough)
