"""Servers: the application on a machine that is started, killed, paused and stopped."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from network import Network
from virtual_loop import Machine, VirtualLoop

from passgo.server.http.app import make_app
from passgo.server.http.lifespan import Life, innermost
from passgo.server.settings import Site

LOG = logging.getLogger("passgo.world")
STARTING_AGAIN = 1.0
"""Seconds after which somebody starts a server that could not begin."""


_made: dict[tuple[str, Site], list[Any]] = {}


def make_beforehand(database: str, site: Site, count: int) -> None:
    """Make applications that servers will begin with: it takes longer than all they do then."""
    _made[database, site] = [make_app(database, site) for _ in range(count)]


def fresh_app(database: str, site: Site) -> Any:
    """Return an application that nobody has begun."""
    made = _made.get((database, site))
    return made.pop() if made else make_app(database, site)


class Server:
    """One server, again and again."""

    def __init__(
        self, loop: VirtualLoop, net: Network, name: str, database: str, site: Site
    ) -> None:
        self._loop, self._net, self.name = loop, net, name
        self._database, self._site = database, site
        self.machine = Machine(name)
        self.machine.is_gone = True
        self.app: Any = None
        self._life: Life | None = None
        self._is_up = False
        self.lives = 0
        self.gone: Callable[[Machine], None] = lambda _machine: None
        self._past: list[Any] = []

    @property
    def is_up(self) -> bool:
        """Whether somebody answers here."""
        return self._is_up and not self.machine.is_gone

    def start(self, skew: float = 0.0) -> None:
        """Start a new process."""
        if not self.machine.is_gone:
            return
        self.lives += 1
        self._past.append((self.machine, self.app, self._life))
        self.machine, self._is_up = Machine(f"{self.name}.{self.lives}"), False
        self.machine.skew = skew
        self.machine.begin(self._loop, self._begin(self.machine))

    async def _begin(self, machine: Machine) -> None:
        self.app = fresh_app(self._database, self._site)
        self._life = Life(self.app)
        try:
            await self._life.pass_through("startup")
        except Exception as error:
            LOG.warning("%s could not begin: %r", machine.name, innermost(error))
            again = self._loop.time() + STARTING_AGAIN
            self._net.later(again, self._start_again, machine, machine.skew)
            return
        self._is_up = True

    def _start_again(self, machine: Machine, skew: float) -> None:
        if self.machine is machine and not machine.is_gone:
            machine.has_ended = True
            self.kill()
            self.start(skew)

    def kill(self) -> None:
        """End the process without warning."""
        if self.machine.is_gone:
            return
        self.machine.is_gone = True
        self._net.lose_server(self.machine)
        self.gone(self.machine)

    def pause(self) -> None:
        """Let the process stand still."""
        self.machine.is_paused = True

    def go_on(self) -> None:
        """Let it go on."""
        if self.machine.is_paused:
            self.machine.go_on(self._loop)

    async def stop(self) -> None:
        """End the process in good order; whoever is slow is cut off."""
        machine, life = self.machine, self._life
        if machine.is_gone or life is None or not self._is_up:
            self.kill()
            return
        self._is_up = False
        for socket in self._net.sockets_at(machine):
            socket.hang_up()
        ending = machine.begin(self._loop, life.pass_through("shutdown"))
        await asyncio.wait({ending}, timeout=15.0)
        machine.has_ended = ending.done() and not machine.is_gone
        if self.machine is machine:
            self.kill()
