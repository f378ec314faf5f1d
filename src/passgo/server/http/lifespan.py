"""The lifespan of an application: it starts before guests come and ends after they have left."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from passgo.server.store.failures import reason_of
from passgo.trouble import Trouble

SCOPE = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.0"}}


@asynccontextmanager
async def alive(config: uvicorn.Config) -> AsyncIterator[None]:
    """Start the application of a web server and end it afterwards; say why it cannot start."""
    if config.lifespan == "off":
        yield
        return
    config.lifespan = "off"
    life = Life(config.app)
    try:
        await life.pass_through("startup")
    except Exception as error:
        raise Trouble(f"the server cannot begin: {reason_of(innermost(error))}") from error
    try:
        yield
    finally:
        await life.pass_through("shutdown")


class Life:
    """An application that is told to start and to end."""

    def __init__(self, app: Any) -> None:
        self._told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope = SCOPE | {"state": {}}
        self._living = asyncio.ensure_future(app(scope, self._told.get, self._heard.put))

    async def pass_through(self, what: str) -> None:
        """Go through one part of its life, or raise what it failed with."""
        self._told.put_nowait({"type": f"lifespan.{what}"})
        hearing = asyncio.create_task(self._heard.get())
        await asyncio.wait({hearing, self._living}, return_when=asyncio.FIRST_COMPLETED)
        if not hearing.done() or hearing.result()["type"] != f"lifespan.{what}.complete":
            hearing.cancel()
            await self._living


def innermost(error: BaseException) -> Exception:
    """Return the first thing that went wrong in what may be a group of errors."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error if isinstance(error, Exception) else RuntimeError(repr(error))
