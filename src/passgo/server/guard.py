"""The guard: who may talk to the server, and the headers that go with every answer."""

import ipaddress
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    b"content-security-policy": (
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Lets through what names this host and, where something changes, comes from its own pages."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self._app = app
        self._public = urlsplit(public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem == 0:
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == ScopeType.HTTP:
            await _refuse(_with_headers(send), problem)
        else:
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})

    def _problem(self, scope: Scope) -> int:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_known(host):
            return 421
        method = scope["method"] if scope["type"] == ScopeType.HTTP else "GET"
        is_safe = scope["type"] == ScopeType.HTTP and method in SAFE
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if origin and not is_safe and not self._is_own(origin, host):
            return 403
        if not is_safe and scope["type"] == ScopeType.HTTP and not _is_json(headers):
            return 415
        return 0

    def _is_known(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        if name in ("localhost", (self._public.hostname or "localhost").lower()):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _is_own(self, origin: str, host: str) -> bool:
        public = f"{self._public.scheme}://{self._public.netloc}".lower()
        return urlsplit(origin).netloc == host or (bool(self._public.netloc) and origin == public)


def _is_json(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"content-type", b"").split(b";")[0].strip().lower() == b"application/json"


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS.items()]
        await send(message)

    return sending


async def _refuse(send: Send, status: int) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send(
        {"type": "http.response.body", "body": b'{"code":"not-allowed"}', "more_body": False}
    )
