"""The application: store, writer, pool and rooms, behind routes and sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial

from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ASGIApp

from passgo.server.books.expiry import keep_sweeping_books
from passgo.server.books.open_books import Shelf
from passgo.server.http.admission import Doors
from passgo.server.http.guard import Guard
from passgo.server.http.metrics import Metrics
from passgo.server.http.readiness import Readiness
from passgo.server.http.refusals import HANDLERS, note
from passgo.server.http.replay_routes import Replays
from passgo.server.http.request_bodies import JsonRequest
from passgo.server.http.routes import ROUTES
from passgo.server.http.socket import is_missed
from passgo.server.limits import LARGEST_MESSAGE
from passgo.server.nodes import Nodes
from passgo.server.play.analyst import Analyst
from passgo.server.play.bot_pool import Pool
from passgo.server.rooms.analyses import Analyses
from passgo.server.rooms.expiry import keep_sweeping
from passgo.server.rooms.rooms import Rooms
from passgo.server.rooms.timers import Alone
from passgo.server.settings import Site
from passgo.server.store.store import open_store
from passgo.server.store.writer import Writer


def make_app(database: str, site: Site) -> ASGIApp:
    """Return the server as an application over a database."""
    doors = Doors(site.limits)
    metrics, replays = Metrics(doors), Replays()
    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[living(database, site, doors, metrics, replays)],
        state=State({"site": site, "doors": doors, "metrics": metrics, "replays": replays}),
        exception_handlers=HANDLERS,
        after_exception=[note],
        request_class=JsonRequest,
        openapi_config=None,
        request_max_body_size=LARGEST_MESSAGE,
        logging_config=None,
    )
    return Guard(app, site, doors, metrics)


def living(
    database: str, site: Site, doors: Doors, metrics: Metrics, replays: Replays
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return what opens everything at the start and closes it at the end."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as ending:
            store = await open_store(database)
            ending.push_async_callback(store.close)
            writer, pool = Writer(store), Pool()
            app.state.pool = pool
            ending.callback(pool.close)
            ending.callback(replays.close)
            nodes = Nodes(store, site.rent_grace, site.rhythm) if store.is_shared else None
            claiming = nodes.timers if nodes is not None else Alone()
            app.state.rooms = rooms = Rooms(store, writer, pool, claiming, site.rent_grace)
            app.state.analyses = analyses = Analyses(writer, Analyst())
            app.state.shelf = shelf = Shelf(store, writer)
            app.state.marks = store.marks
            app.state.readiness = readiness = Readiness(store.try_writing, writer.failures)
            ending.push_async_callback(readiness.stop)
            doors.open_among, doors.is_running = store.open_among, rooms.is_running
            doors.is_missed = partial(is_missed, app)
            metrics.watch(store.writing, writer.failures)
            metrics.tables.set_function(lambda: len(rooms.all))
            metrics.entries.set_function(lambda: rooms.entries)
            metrics.books.set_function(lambda: len(shelf.all))
            metrics.lines.set_function(lambda: shelf.lines)
            metrics.replays.set_function(lambda: replays.size)
            metrics.workers.set_function(lambda: len(pool.workers))
            metrics.analyses.set_function(lambda: analyses.waiting)
            metrics.caches.of += doors.caches, pool.caches, rooms.caches, analyses.caches
            if nodes is not None:
                ending.push_async_callback(nodes.stop)
                await nodes.start(writer, rooms.in_memory, shelf.in_memory)
            ending.push_async_callback(rooms.close)
            ending.push_async_callback(shelf.close)
            ending.push_async_callback(writer.stop)
            ending.push_async_callback(analyses.stop)
            ending.push_async_callback(rooms.rest)
            tidying = rooms.tidy(site.rhythm.idle)
            for work in (keep_sweeping(rooms), keep_sweeping_books(shelf), tidying):
                ending.push_async_callback(called_off, asyncio.create_task(work))
            yield

    return lifespan


async def called_off(task: asyncio.Task[None]) -> None:
    """End a task, and wait until it has given back what it had: a connection perhaps."""
    task.cancel()
    await asyncio.wait({task})
