"""Metrics: figures about a running server for its operator, in the format of Prometheus."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Iterable, Mapping

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.types import Message, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

from passgo.server.caches import answers_kept
from passgo.server.clock import steady
from passgo.server.http.addresses import is_here
from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.store.failures import Failures

LOG = logging.getLogger("passgo.http")
MEDIA_TYPE = "text/plain; version=0.0.4"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
BEGAN = "passgo_began"


class Messages(Collector):
    """Counts messages; there are too many for anything slower than a plain number."""

    def __init__(self) -> None:
        self.heard = self.told = 0

    def collect(self) -> Iterable[CounterMetricFamily]:
        """Return the counts."""
        yield CounterMetricFamily("passgo_messages_heard", "From sockets.", value=self.heard)
        yield CounterMetricFamily("passgo_messages_told", "To sockets.", value=self.told)


class Losses(Collector):
    """Reports what the database did not store, and what it could not read."""

    def __init__(self, failures: Failures) -> None:
        self._failures = failures

    def collect(self) -> Iterable[CounterMetricFamily]:
        """Return the counts."""
        commits, changes = self._failures.commits, self._failures.changes
        yield CounterMetricFamily("passgo_commits_failed", "Transactions lost.", value=commits)
        yield CounterMetricFamily("passgo_changes_lost", "Changes lost with them.", value=changes)
        reads = self._failures.reads
        yield CounterMetricFamily("passgo_reads_failed", "Asked for, and unreadable.", value=reads)


class Caches(Collector):
    """Reports how much is remembered to be quick, by cache; each has a bound."""

    def __init__(self) -> None:
        self.of: list[Callable[[], Mapping[str, int]]] = [answers_kept]

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Return the sizes."""
        found = GaugeMetricFamily("passgo_remembered", "Kept, by cache.", labels=["cache"])
        for sizes in self.of:
            for name, size in sizes().items():
                found.add_metric([name], size)
        yield found


class Metrics:
    """Counts what one server does; two in one process do not share their figures."""

    def __init__(self, doors: Doors) -> None:
        self.registry = made = CollectorRegistry()
        self._requests = Counter("passgo_requests", "Answered requests.", ["status"], registry=made)
        self._answers = Histogram(
            "passgo_request_seconds", "From request to answer.", buckets=SECONDS, registry=made
        )
        self.messages = Messages()
        made.register(self.messages)
        self.caches = Caches()
        made.register(self.caches)
        self._commits = Histogram(
            "passgo_commit_seconds", "Transactions that wrote.", buckets=SECONDS, registry=made
        )
        sockets = Gauge("passgo_sockets", "Open sockets.", registry=made)
        sockets.set_function(lambda: doors.sockets)
        self.tables = Gauge("passgo_tables", "Tables in memory.", registry=made)
        self.entries = Gauge("passgo_entries", "Of logs, in memory.", registry=made)
        self.books = Gauge("passgo_books", "Shared books in memory.", registry=made)
        self.lines = Gauge("passgo_book_lines", "Of shared books, in memory.", registry=made)
        self.replays = Gauge("passgo_replay_bytes", "Of replays, in memory.", registry=made)
        self.analyses = Gauge("passgo_analyses", "Games to be weighed.", registry=made)
        self.workers = Gauge("passgo_bot_workers", "Processes that think.", registry=made)
        tasks = Gauge("passgo_tasks", "What goes on at once.", registry=made)
        tasks.set_function(lambda: len(asyncio.all_tasks()))

    def answered(self, scope: Scope, send: Send, began: float) -> Send:
        """Return a way to send that counts and logs the answer."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                seconds = steady() - began
                self._requests.labels(str(message["status"])).inc()
                self._answers.observe(seconds)
                facts = {"status": message["status"], "seconds": round(seconds, 4)}
                LOG.info("%s %s", scope.get("method"), scope["path"], extra={"facts": facts})
            await send(message)

        return sending

    def parted(self, scope: Scope, began: float) -> None:
        """Log that a socket ended."""
        facts = {"seconds": round(steady() - began, 1)}
        LOG.info("socket %s", scope["path"], extra={"facts": facts})

    def watch(self, engine: Engine, failures: Failures) -> None:
        """Measure every transaction of a database, and count those that fail."""
        self.registry.register(Losses(failures))
        event.listen(engine, "begin", begin)
        event.listen(engine, "commit", self._committed)

    def _committed(self, connection: Connection) -> None:
        self._commits.observe(steady() - connection.info.get(BEGAN, steady()))


def begin(connection: Connection) -> None:
    """Note when a transaction began."""
    connection.info[BEGAN] = steady()


def may_read(request: AnyRequest, token: str) -> bool:
    """Tell whether somebody may see the figures: this machine itself, or whoever has the token."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    is_forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return request.client is not None and is_here(request.client.host) and not is_forwarded


async def show_metrics(request: AnyRequest) -> Response[bytes]:
    """Show the figures; for anybody else there is no such page."""
    if not may_read(request, request.app.state.site.metrics_token):
        raise NotFoundException
    metrics: Metrics = request.app.state.metrics
    return Response(generate_latest(metrics.registry), media_type=MEDIA_TYPE)
