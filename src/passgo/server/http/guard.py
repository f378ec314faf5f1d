"""The guard: who may talk to the server, and the headers that go with every answer."""

import asyncio
import ipaddress
import logging
import re
from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from passgo.refusal import Refusal
from passgo.server.clock import steady
from passgo.server.http.admission import Doors
from passgo.server.http.metrics import Metrics
from passgo.server.http.refusals import TOO_MANY, problem
from passgo.server.http.scopes import address_of, host_of, is_secure, noting_arrival
from passgo.server.limits import HASTY_SECONDS
from passgo.server.settings import Site
from passgo.server.wire.close_codes import CROWDED, OTHER_SITE

POLICY = (
    "default-src 'self'; connect-src 'self' ws://{host} wss://{host}; img-src 'self' data:; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Styles in attributes are let through because the board and its tokens are placed by them; they
can load nothing from elsewhere. Older browsers do not take 'self' for sockets: these are named."""
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
OPENER = (b"cross-origin-opener-policy", b"same-origin")
"""Browsers heed it only on a trusted connection, and complain about it elsewhere."""
NOT_KEPT = (b"cache-control", b"private, no-store")
STRAIGHT = "passgo_send"
"""Where a socket's scope keeps what sends to it."""
FORWARDED = (b"x-forwarded-for", b"forwarded")
UNTRUSTED = (
    "a proxy in front is not trusted: all its guests count as one, without limits if it runs here; "
    "name it with --trusted-proxy"
)
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_SITES = (b"same-origin", b"none")
"""What a browser sends for our own pages and for typed addresses; other programs send nothing."""
LOG = logging.getLogger("passgo.http")
HERE = re.compile(r"(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]{1,5})?")
HOST = re.compile(r"(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?")


class Guard:
    """Lets requests through that name this host and, to change something, come from its pages."""

    def __init__(self, app: ASGIApp, site: Site, doors: Doors, metrics: Metrics) -> None:
        self._app, self._doors, self._metrics = app, doors, metrics
        self._public = urlsplit(site.public_url)
        self._looks_for_proxy = not site.has_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse."""
        if self._looks_for_proxy and is_through_proxy(scope):
            self._looks_for_proxy = False
            LOG.warning("%s", UNTRUSTED)
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._converse(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._doors.is_hasty(address_of(scope)):
            await asyncio.sleep(HASTY_SECONDS)
        counted = self._metrics.answered(scope, patiently(send), steady())
        headed = with_headers(counted, scope, self._public.geturl())
        problem = self._problem(scope)
        if problem:
            await refuse(headed, problem)
        else:
            await self._app(scope, receive, headed)

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._problem(scope):
            await send({"type": "websocket.close", "code": OTHER_SITE, "reason": "origin"})
            return
        address, began = address_of(scope), steady()
        if not self._may_come(scope, address):
            # Of a refused upgrade a browser says nothing, and its page not "crowded".
            await asyncio.sleep(HASTY_SECONDS)
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": CROWDED, "reason": "too fast"})
            return
        self._doors.come(address)
        try:
            scope.setdefault("state", {})[STRAIGHT] = send
            await self._app(scope, noting_arrival(scope, receive), send)
        finally:
            self._doors.go(address)
            self._metrics.parted(scope, began)

    def _may_come(self, scope: Scope, address: str) -> bool:
        """Count a socket of an address; whoever is missed at a table is not kept out by others."""
        try:
            self._doors.count_address("socket", address)
        except Refusal:
            return self._doors.is_missed(scope)
        return True

    def _problem(self, scope: Scope) -> int:
        headers = dict(scope["headers"])
        host = host_of(scope)
        if not self._is_known(host):
            return 421
        is_safe = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        is_own = self._is_own(origin, host) if origin else is_from_own_pages(headers)
        if not is_safe and not is_own:
            return 403
        if not is_safe and scope["type"] == ScopeType.HTTP and not is_json(headers):
            return 415
        return 0

    def _is_known(self, host: str) -> bool:
        parts = parts_of(f"//{host}") if HOST.fullmatch(host) else None
        name = (parts.hostname if parts is not None else None) or ""
        if name in ("localhost", (self._public.hostname or "localhost").lower()):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _is_own(self, origin: str, host: str) -> bool:
        public = f"{self._public.scheme}://{self._public.netloc}".lower()
        parts = parts_of(origin)
        is_here = parts is not None and parts.netloc == host
        return is_here or (bool(self._public.netloc) and origin == public)


def parts_of(address: str) -> SplitResult | None:
    """Return the parts of an address, or None if it only looks like one."""
    try:
        parts = urlsplit(address)
        _ = parts.port  # It is looked at only where it is read.
    except ValueError:
        return None
    return parts


def straight(scope: Scope) -> Send:
    """Return what sends to a socket directly, past the layers that only look at answers."""
    send: Send = scope["state"][STRAIGHT]
    return send


def is_through_proxy(scope: Scope) -> bool:
    """Tell whether a request seems to come through a proxy of our own."""
    if not any(name in FORWARDED for name, _ in scope.get("headers", ())):
        return False
    try:
        return ipaddress.ip_address(address_of(scope)).is_private
    except ValueError:
        return False


def is_this_machine(host: str) -> bool:
    """Tell whether a request names this machine, which browsers trust without encryption."""
    return HERE.fullmatch(host) is not None


def is_from_own_pages(headers: dict[bytes, bytes]) -> bool:
    """Tell whether no browser reports, in the header it adds itself, that another site asks."""
    return headers.get(b"sec-fetch-site", b"none").strip().lower() in OWN_SITES


def is_json(headers: dict[bytes, bytes]) -> bool:
    """Tell whether a request is JSON, which no form on another site can send, or has no body."""
    kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
    return kind == b"application/json" or (not kind and not has_body(headers))


def has_body(headers: dict[bytes, bytes]) -> bool:
    """Tell whether a request has a body."""
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"


def with_headers(send: Send, scope: Scope, public_url: str = "") -> Send:
    """Return a way to send that adds the headers of every answer; what is for one is not kept."""
    host = host_of(scope)
    policy = POLICY.format(host=host if HOST.fullmatch(host) else "localhost")
    headers = [*HEADERS.items(), (b"content-security-policy", policy.encode())]
    is_safe = is_secure(scope, public_url)
    if is_safe:
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    if is_safe or is_this_machine(host):
        headers.append(OPENER)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*for_one(message["headers"]), *headers]
        await send(message)

    return sending


def for_one(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer: private and not cached unless it says otherwise.

    One that sets a cookie is private, whatever it says.
    """
    own = list(headers)
    names = {name.lower() for name, _ in own}
    if b"cache-control" in names and b"set-cookie" not in names:
        return own
    return [pair for pair in own if pair[0].lower() != b"cache-control"] + [NOT_KEPT]


def patiently(send: Send) -> Send:
    """Return a way to send that has whoever came too often wait for being told so."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == TOO_MANY:
            await asyncio.sleep(HASTY_SECONDS)
        await send(message)

    return sending


async def refuse(send: Send, status: int) -> None:
    """Answer that this is not allowed."""
    headers, body = [(b"content-type", b"application/json")], msgspec.json.encode(problem(status))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
