"""Marks of devices: the key by which the server recognises secrets that it made itself.

Devices from before there were marks are listed by name; the list never grows.
"""

import secrets

import sqlalchemy as sql
from msgspec import Struct

from passgo.server.store.schema import KEYS, OLD_DEVICES

NAME = "devices"
KEY_BYTES = 32


class Marks(Struct, frozen=True, kw_only=True):
    """The key of all marks, and the devices that were there before it."""

    key: bytes
    old: frozenset[str] = frozenset()


def marks_in(connection: sql.Connection) -> Marks:
    """Return the marks of a database, with a new key where it has none."""
    wanted = sql.select(KEYS.c.value).where(KEYS.c.name == NAME)
    key = connection.execute(wanted).scalar()
    if key is None:
        key = secrets.token_bytes(KEY_BYTES)
        connection.execute(KEYS.insert(), {"name": NAME, "value": key})
    old = connection.execute(sql.select(OLD_DEVICES.c.id)).scalars()
    return Marks(key=bytes(key), old=frozenset(old))
