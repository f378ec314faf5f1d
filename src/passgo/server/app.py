"""The application: store, writer, pool and rooms, behind routes and sockets."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from passgo import __version__
from passgo.refusal import Refusal
from passgo.server.guard import Guard
from passgo.server.page import healthz, page
from passgo.server.pool import Pool
from passgo.server.room import no_of
from passgo.server.rooms import Rooms
from passgo.server.routes import ROUTES
from passgo.server.socket import connect
from passgo.server.store import open_store
from passgo.server.wire import LARGEST_MESSAGE, No
from passgo.server.writer import NotKept, Writer

RENT_GRACE = 5.0


def make_app(database: str, public_url: str = "", rent_grace: float = RENT_GRACE) -> ASGIApp:
    """Return the server as an application over a database."""
    app = Litestar(
        route_handlers=[*ROUTES, connect, page, healthz],
        lifespan=[living(database, rent_grace)],
        exception_handlers={Refusal: refused, NotKept: not_kept},
        openapi_config=OpenAPIConfig(
            title="Passgo", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_MESSAGE,
        logging_config=None,
    )
    return Guard(app, public_url)


def living(
    database: str, rent_grace: float
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return what opens everything at the start and closes it at the end."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(database)
        writer, pool = Writer(store), Pool()
        app.state.rooms = rooms = Rooms(store, writer, pool, rent_grace)
        writer.start()
        try:
            yield
        finally:
            await writer.stop()
            await rooms.close()
            pool.close()
            await store.close()

    return lifespan


def refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[No]:
    """Answer a refusal; an unknown table and a forbidden one look the same."""
    return Response(no_of(refusal), status_code=404 if refusal.code == "unknown-table" else 409)


def not_kept(_request: Request[Any, Any, Any], _error: NotKept) -> Response[No]:
    """Answer that the database is not there."""
    return Response(No(code="not-kept"), status_code=503)
