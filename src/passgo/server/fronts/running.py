"""Running behind fronts: their processes are started, replaced when they die, and ended."""

import asyncio
import logging
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress

import msgspec

from passgo.server.fronts.back import App, Back
from passgo.server.fronts.settings import Settings
from passgo.server.http.web_server import web_of
from passgo.server.limits import FRONT_SECONDS
from passgo.server.settings import Service

LOG = logging.getLogger("passgo.server")
AGAIN_SECONDS = 0.2


class Fronts:
    """The fronts of one game server, all at the same door."""

    def __init__(self, app: App, service: Service, door: socket.socket) -> None:
        self._app, self._service, self._door = app, service, door
        self._running: dict[Process, Back] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeping: list[asyncio.Task[None]] = []
        self._is_stopping = False

    def start(self) -> None:
        """Start all of them."""
        self._keeping = [asyncio.create_task(self._keep()) for _ in range(self._service.fronts)]

    async def _keep(self) -> None:
        """Have a front run, and another one when it ends by itself; its guests come back."""
        while not self._is_stopping:
            try:
                process = await self._start()
            except OSError as error:
                LOG.error("no process can be started for a front: %s", error)
            else:
                ended = await process.wait()
                del self._running[process]
                if self._is_stopping:
                    return
                LOG.error("a front ended with %s, another one takes its place", ended)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _start(self) -> Process:
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                process = await self._start_with(theirs)
            except OSError:
                ours.close()
                raise
        back = self._running[process] = Back(self._app, self._tasks)
        await asyncio.get_running_loop().create_connection(lambda: back.channel, sock=ours)
        if self._is_stopping:
            back.stop()
        return process

    async def _start_with(self, stream: socket.socket) -> Process:
        settings = Settings(
            stream=stream.fileno(),
            door=self._door.fileno(),
            log_json=self._service.log_json,
            web=web_of(self._service),
        )
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "passgo.server.fronts.front"),
            msgspec.json.encode(settings).decode(),
            stdin=DEVNULL,
            pass_fds=(settings.stream, settings.door),
            start_new_session=True,
        )

    async def stop(self) -> None:
        """Have all connections closed, all fronts end and the application finish."""
        self._is_stopping = True
        for back in self._running.values():
            back.stop()
        await asyncio.wait(self._keeping, timeout=FRONT_SECONDS)
        for process in self._running:
            with suppress(ProcessLookupError):
                process.kill()
        await asyncio.wait([*self._keeping, *self._tasks], timeout=FRONT_SECONDS)


async def serve_behind(
    app: App, service: Service, door: socket.socket, enough: asyncio.Event
) -> None:
    """Serve an application behind its fronts until it is enough."""
    fronts = Fronts(app, service, door)
    fronts.start()
    await enough.wait()
    await fronts.stop()
    door.close()
