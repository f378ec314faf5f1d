"""Scopes: where a request comes from and when, which host it names, whether it came over https."""

from urllib.parse import urlsplit

from litestar.types import Receive, Scope

from passgo.server.http.arrival_times import ARRIVED, UNTIMED


def address_of(scope: Scope) -> str:
    """Return where a request comes from, as a trusted proxy says if there is one."""
    client = scope.get("client")
    return client[0] if client else ""


def host_of(scope: Scope) -> str:
    """Return the host that a request names."""
    return dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()


def is_secure(scope: Scope, public_url: str) -> bool:
    """Tell whether guests come over https, as a proxy says or as the public address has it."""
    if scope.get("scheme") in ("https", "wss"):
        return True
    public = urlsplit(public_url.lower())
    return public.scheme == "https" and host_of(scope) == public.netloc


def noting_arrival(scope: Scope, receive: Receive) -> Receive:
    """Return a way to receive that leaves in the scope when the newest message arrived."""

    async def receiving() -> object:
        event = await receive()
        scope["state"][ARRIVED] = dict(event).get(ARRIVED, UNTIMED)
        return event

    return receiving  # type: ignore[return-value]


def arrival_of(scope: Scope) -> float:
    """Return when the newest message of a socket arrived, by the steady clock, if that is known."""
    return float(scope["state"].get(ARRIVED, UNTIMED))
