"""Serving: `passgo serve` and bare `passgo`: the server on this machine and the home network."""

import asyncio
import gc
import io
import ipaddress
import logging
import socket
import sys
import threading
import webbrowser
from typing import Any
from urllib.parse import urlsplit

import segno
import uvicorn
from rich.console import Console

from passgo.game.compiled_twin import fastest
from passgo.kernel import why_not_compiled
from passgo.server.fronts.running import serve_behind
from passgo.server.http.app import make_app
from passgo.server.http.lifespan import alive
from passgo.server.http.open_files import Complaints, open_many_files
from passgo.server.http.web_server import door_of, serve_alone, web_config, web_of
from passgo.server.logs import set_up
from passgo.server.settings import HOST, LOCAL, Service, Site
from passgo.server.shutdown import Ending, end_at_last
from passgo.server.store.file_lock import own
from passgo.server.store.store import try_out
from passgo.trouble import Trouble

__all__ = [
    "LOCAL",
    "Service",
    "addresses",
    "announce",
    "calm_collector",
    "configured",
    "listen",
    "qr_code",
    "serve",
    "serve_at",
]
LOG = logging.getLogger("passgo.server")
ANY_DISTANT = ("192.0.2.1", 9)
BROWSER_DELAY = 1.0
COLLECTED_AFTER = (50_000, 20, 100)
"""Objects made since the last look, and looks before those at older ones."""
SWITCHED_AFTER = 0.0005
"""Seconds for which a thread keeps the interpreter that others ask for."""


def home_address() -> str:
    """Return this machine's address on the home network, the local one if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANY_DISTANT)  # Nothing is sent: the system only chooses a way out.
        except OSError:
            return LOCAL
        address: str = probe.getsockname()[0]
        return address


def addresses(service: Service) -> list[str]:
    """Return where the server can be reached, the widest address last."""
    here = [f"http://localhost:{service.port}/"]
    if service.public_url:
        return [*here, service.public_url]
    if service.host in (LOCAL, "localhost", "::1"):
        return here
    reached = home_address() if service.host == HOST else service.host
    return [*here, f"http://{reached}:{service.port}/"]


def qr_code(address: str) -> str:
    """Return an address as a code for a camera, drawn in characters."""
    drawing = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(drawing, compact=True)
    return drawing.getvalue()


def announce(service: Service, console: Console) -> None:
    """Print where to play, with a code to scan for phones."""
    found = addresses(service)
    for address in found:
        console.print(f"Passgo: {address}", highlight=False)
    if len(found) > 1 and console.is_terminal:
        console.file.write(qr_code(found[-1]))


def serve(service: Service, console: Console, opens_browser: bool = False) -> None:
    """Run the server until it is stopped; if it cannot begin, raise why or log it as JSON."""
    try:
        check(service)
        with own(service.database):
            asyncio.run(try_out(service.database))
            with door_of(service) as door:
                run(service, door, console, opens_browser)
    except Trouble as trouble:
        if not service.log_json:
            raise
        set_up(as_json=True)
        LOG.error("%s", trouble)
        raise SystemExit(1) from trouble


def check(service: Service) -> None:
    """Refuse what the server could not make sense of."""
    public = urlsplit(service.public_url)
    if service.public_url and (public.scheme not in ("http", "https") or not public.hostname):
        example = f"https://{service.public_url.rpartition('/')[2] or 'play.example.org'}"
        raise Trouble(f"--public-url: {service.public_url} is no address such as {example}")
    for proxy in filter(None, (each.strip() for each in service.trusted_proxy.split(","))):
        if proxy != "*" and not is_network(proxy):
            raise Trouble(f"--trusted-proxy: {proxy} is no address such as 127.0.0.1")


def is_network(text: str) -> bool:
    """Tell whether a text is the address of a machine, or of a network of them."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def run(service: Service, door: socket.socket, console: Console, opens_browser: bool) -> None:
    """Say where to play, and serve."""
    set_up(service.log_json)
    open_many_files()
    warn_of_plain_rules()
    announce(service, console)
    if opens_browser:
        opening = threading.Timer(BROWSER_DELAY, webbrowser.open, (addresses(service)[0],))
        opening.daemon = True
        opening.start()
    listen(configured(service), service, door)


def warn_of_plain_rules() -> None:
    """Log why the compiled rules are not used, if they are not: everything still works, slower."""
    reason = why_not_compiled()
    if reason is not None:
        LOG.warning("the rules run in their plain form, which is slower: %s", reason)


def site_of(service: Service) -> Site:
    """Return what the application has to know of how it is run."""
    return Site(
        public_url=service.public_url,
        has_proxy=bool(service.trusted_proxy),
        home=home_address() if service.host == HOST else "",
        rent_grace=service.rent_grace,
        metrics_token=service.metrics_token,
        public_tables=service.public_tables,
        limits=service.limits,
        rhythm=service.rhythm,
    )


def calm_collector() -> None:
    """Look for cycles of garbage less often: tables live long, and what they drop has none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def share_quickly() -> None:
    """Let the writer's thread have the interpreter soon when it asks: a group waits for it."""
    sys.setswitchinterval(SWITCHED_AFTER)


def configured(service: Service) -> uvicorn.Config:
    """Return the settings of the web server."""
    return web_config(make_app(service.database, site_of(service)), web_of(service))


def listen(config: uvicorn.Config, service: Service, door: socket.socket) -> None:
    """Serve an application until it is stopped; whatever happens, the process ends then.

    The rules are loaded before anybody comes: everybody would wait for the first who asks.
    """
    fastest()
    calm_collector()
    share_quickly()
    try:
        asyncio.run(serve_until_signal(config, service, door))
    finally:
        end_at_last()


async def serve_until_signal(config: uvicorn.Config, service: Service, door: socket.socket) -> None:
    """Serve until a signal says that it is enough."""
    await serve_at(config, service, door, Ending().enough)


async def serve_at(
    config: uvicorn.Config, service: Service, door: socket.socket, enough: asyncio.Event
) -> None:
    """Serve an application at a door until it is enough, with fronts or without."""
    asyncio.get_running_loop().set_exception_handler(Complaints())
    app: Any = config.app
    async with alive(config):
        if service.fronts > 0:
            await serve_behind(app, service, door, enough)
        else:
            await serve_alone(config, door, enough)
