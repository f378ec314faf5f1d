"""The web server: how HTTP and WebSockets are spoken, by the server itself or by its fronts."""

import asyncio
import errno
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Literal

import uvicorn
from msgspec import Struct

from passgo.server.http.porter import HttpConnection, Porter, SocketConnection
from passgo.server.limits import CLOSING_SECONDS, IDLE_SECONDS, LARGEST_MESSAGE
from passgo.server.settings import Limits, Patience, Service
from passgo.trouble import Trouble


class WebServer(Struct, frozen=True, kw_only=True):
    """Where a web server listens, and which proxies it believes about where guests come from."""

    host: str
    port: int
    trusted_proxy: str = ""
    connections_per_address: int = Limits().connections_per_address
    patience: Patience = Patience()


def web_of(service: Service) -> WebServer:
    """Return what the web server has to know."""
    return WebServer(
        host=service.host,
        port=service.port,
        trusted_proxy=service.trusted_proxy,
        connections_per_address=service.limits.connections_per_address,
        patience=service.patience,
    )


def web_config(
    app: Any, web: WebServer, lifespan: Literal["auto", "off"] = "auto"
) -> uvicorn.Config:
    """Return the settings of the web server for an application."""
    porter = Porter(web.connections_per_address, web.patience, web.trusted_proxy)
    http: Any = partial(HttpConnection, porter)
    ws: Any = partial(SocketConnection, porter)
    return uvicorn.Config(
        app,
        host=web.host,
        port=web.port,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        http=http,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=web.patience.ping,
        ws_ping_timeout=web.patience.ping,
        proxy_headers=bool(web.trusted_proxy),
        forwarded_allow_ips=web.trusted_proxy or None,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
    )


def door_of(service: Service) -> socket.socket:
    """Return where guests come in: opened before anything else, and open while fronts die."""
    try:
        known = socket.getaddrinfo(service.host, service.port, type=socket.SOCK_STREAM)
        family, *_, address = min(known, key=lambda each: each[0] != socket.AF_INET)
        return socket.create_server(address[:2], family=family)
    except OSError as error:
        raise cannot_open(service, error) from error


def cannot_open(service: Service, error: OSError) -> Trouble:
    """Return what to say when guests cannot come in."""
    match error.errno:
        case errno.EADDRINUSE:
            taken = f"port {service.port} is taken by another program"
            return Trouble(f"{taken}: end that one, or choose another port with --port")
        case errno.EACCES:
            return Trouble(f"port {service.port} is reserved: choose one from 1024 on with --port")
        case errno.EADDRNOTAVAIL:
            return Trouble(f"{service.host} is no address of this machine: name one with --host")
    return Trouble(f"nobody could come in at {service.host}, port {service.port}: {error}")


class WebServing(uvicorn.Server):
    """A web server that leaves signals alone: they are for whoever runs it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let signals go where they went."""
        yield


async def serve_alone(config: uvicorn.Config, door: socket.socket, enough: asyncio.Event) -> None:
    """Serve an application at a door until it is told to stop."""
    server = WebServing(config)
    serving = asyncio.create_task(server.serve(sockets=[door]))
    asked = asyncio.create_task(enough.wait())
    await asyncio.wait({serving, asked}, return_when=asyncio.FIRST_COMPLETED)
    asked.cancel()
    server.should_exit = True
    await serving
