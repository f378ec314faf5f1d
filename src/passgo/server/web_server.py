"""The web server: how HTTP and WebSockets are spoken, by the server itself or by its fronts."""

from typing import Any, Literal

import uvicorn
from msgspec import Struct

from passgo.server.site import Service
from passgo.server.wire import LARGEST_MESSAGE

KEPT_ALIVE = 75
"""Seconds that an idle connection stays open: longer than proxies keep theirs."""
CLOSING_SECONDS = 5


class WebServer(Struct, frozen=True, kw_only=True):
    """Where a web server listens, and whose word it takes on where guests come from."""

    host: str
    port: int
    trusted_proxy: str = ""


def web_of(service: Service) -> WebServer:
    """Return what the web server has to know."""
    return WebServer(host=service.host, port=service.port, trusted_proxy=service.trusted_proxy)


def web_config(
    app: Any, web: WebServer, lifespan: Literal["auto", "off"] = "auto"
) -> uvicorn.Config:
    """Return the settings of the web server for an application."""
    return uvicorn.Config(
        app,
        host=web.host,
        port=web.port,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        proxy_headers=bool(web.trusted_proxy),
        forwarded_allow_ips=web.trusted_proxy or None,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        timeout_keep_alive=KEPT_ALIVE,
    )
