"""Seals: in a backup, the secrets of unfinished games are encrypted with a key that stays behind.

The key lies beside the database, never in it: a backup alone does not foretell any luck. Each
secret is masked by a digest of the key and its table's id. A table gets another secret only after
a voided start, whose own secret is never revealed. A tag detects a wrong key.
"""

import hmac
import secrets
import sqlite3
from pathlib import Path

import sqlalchemy as sql

from passgo.server.store.private_files import kept_key
from passgo.server.store.schema import TABLES

SEALED = b"sealed:"
KEY_BYTES = 32
TAG_BYTES = 16


class NoKey(RuntimeError):
    """The secrets of a backup cannot be opened."""


def key_file(database: Path) -> Path:
    """Return where the key of a database lies."""
    return database.with_name(f"{database.name}.key")


def key_of(database: Path) -> bytes:
    """Return the key of a database, making one if it has none."""
    return kept_key(key_file(database), lambda: secrets.token_bytes(KEY_BYTES))


def sealed(secret: bytes, table_id: str, key: bytes) -> bytes:
    """Return a secret as a backup holds it."""
    masked = bytes(a ^ b for a, b in zip(secret, mask_of(table_id, key), strict=True))
    return SEALED + tag_of(secret, table_id, key) + masked


def opened(closed: bytes, table_id: str, key: bytes) -> bytes:
    """Return the secret that a backup holds, or refuse a wrong key."""
    tag, masked = closed[len(SEALED) :][:TAG_BYTES], closed[len(SEALED) + TAG_BYTES :]
    secret = bytes(a ^ b for a, b in zip(masked, mask_of(table_id, key), strict=True))
    if not hmac.compare_digest(tag, tag_of(secret, table_id, key)):
        raise NoKey("its running games were sealed with another key")
    return secret


def mask_of(table_id: str, key: bytes) -> bytes:
    """Return what hides the secret of a table."""
    return hmac.digest(key, f"mask {table_id}".encode(), "sha256")


def tag_of(secret: bytes, table_id: str, key: bytes) -> bytes:
    """Return what proves that a secret was opened with its key."""
    return hmac.digest(key, f"tag {table_id} ".encode() + secret, "sha256")[:TAG_BYTES]


def seal_running(copy: sqlite3.Connection, database: Path) -> None:
    """Seal every secret of a backup that still matters, and leave no trace of it.

    A row that grows leaves its old bytes behind in the file, so the file is rewritten.
    """
    open_games = "SELECT id, secret FROM tables WHERE status <> 'over'"
    found = [row for row in copy.execute(open_games) if not row[1].startswith(SEALED)]
    key = key_of(database) if found else b""
    closed = [(sealed(secret, table_id, key), table_id) for table_id, secret in found]
    copy.executemany("UPDATE tables SET secret = ? WHERE id = ?", closed)
    copy.commit()
    copy.execute("VACUUM")


def open_seals(connection: sql.Connection, database: Path) -> None:
    """Open the seals of a backup that is used as a database again."""
    is_sealed = sql.func.substr(TABLES.c.secret, 1, len(SEALED)) == SEALED
    found = connection.execute(sql.select(TABLES.c.id, TABLES.c.secret).where(is_sealed)).all()
    if not found:
        return
    file = key_file(database)
    if not file.is_file():
        raise NoKey(f"its running games are sealed: bring the key {file.name} back beside it")
    for table_id, closed in found:
        secret = opened(closed, table_id, file.read_bytes())
        connection.execute(TABLES.update().where(TABLES.c.id == table_id).values(secret=secret))
