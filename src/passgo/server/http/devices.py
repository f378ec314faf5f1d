"""Devices: who somebody is without an account: a secret in a cookie, hashed where it is kept."""

import hashlib
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from passgo.server.limits import DEVICE_SECONDS

COOKIE = "passgo_device"
SECRET_BYTES = 32
SECRET_LENGTH = 43
AnyConnection = ASGIConnection[Any, Any, Any, State]


def device_of(secret: str) -> str:
    """Return the id under which a device is kept; its secret cannot be found from it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_in(connection: AnyConnection) -> str:
    """Return the secret that a request carries, nothing if it has none or a strange one."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if len(secret) == SECRET_LENGTH else ""


def new_secret() -> str:
    """Return a secret for a new device."""
    return secrets.token_urlsafe(SECRET_BYTES)


def cookie_with(secret: str, is_secure: bool) -> Cookie:
    """Return the cookie that keeps a secret, renewed by every answer that sets it."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=DEVICE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
