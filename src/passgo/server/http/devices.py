"""Devices: who somebody is without an account: a secret in a cookie, hashed where it is kept.

Only the server makes secrets: each ends in a mark that nobody else can make.
"""

import base64
import hashlib
import hmac
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from passgo.server.http.scopes import is_secure
from passgo.server.limits import DEVICE_SECONDS
from passgo.server.store.device_marks import Marks

COOKIE = "passgo_device"
SECURE_COOKIE = "__Host-passgo_device"
"""Over https: browsers take a cookie of this name only from this very host, over https too."""
SECRET_BYTES = 32
MARK_BYTES = 16
AnyConnection = ASGIConnection[Any, Any, Any, State]


def device_of(secret: str) -> str:
    """Return the id under which a device is kept; its secret cannot be found from it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_in(connection: AnyConnection) -> str:
    """Return the secret that a request carries, or nothing if it has none or made one up."""
    marks: Marks = connection.app.state.marks
    secret = connection.cookies.get(name_for(connection), "")
    if is_marked(secret, marks.key):
        return secret
    old = connection.cookies.get(COOKIE, "")
    return old if device_of(old) in marks.old else ""


def device_in(connection: AnyConnection) -> str:
    """Return which device asks, nothing if it has no cookie yet."""
    secret = secret_in(connection)
    return device_of(secret) if secret else ""


def new_secret(connection: AnyConnection) -> str:
    """Return a secret for a new device."""
    marks: Marks = connection.app.state.marks
    return marked(secrets.token_urlsafe(SECRET_BYTES), marks.key)


def marked(luck: str, key: bytes) -> str:
    """Return a secret: what makes it unique, and our mark."""
    mark = hmac.digest(key, luck.encode(), "sha256")[:MARK_BYTES]
    return f"{luck}.{base64.urlsafe_b64encode(mark).rstrip(b'=').decode()}"


def is_marked(secret: str, key: bytes) -> bool:
    """Tell whether a secret is one that the server made."""
    luck = secret.partition(".")[0]
    return hmac.compare_digest(secret.encode(), marked(luck, key).encode())


def name_for(connection: AnyConnection) -> str:
    """Return the name of the cookie, which depends on whether the request came over https."""
    return SECURE_COOKIE if is_safe_way(connection) else COOKIE


def is_safe_way(connection: AnyConnection) -> bool:
    """Tell whether a request came over https."""
    return is_secure(connection.scope, connection.app.state.site.public_url)


def cookie_with(secret: str, connection: AnyConnection) -> Cookie:
    """Return the cookie that keeps a secret, renewed by every answer that sets it."""
    return Cookie(
        key=name_for(connection),
        value=secret,
        max_age=DEVICE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_safe_way(connection),
    )
