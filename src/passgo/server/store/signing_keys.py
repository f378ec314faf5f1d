"""The key that signs receipts: made once, in a private file beside SQLite or in PostgreSQL.

A copy of a SQLite file cannot sign; nodes that share a database sign with the same key.
"""

from pathlib import Path

import sqlalchemy as sql

from passgo.server.play.receipts import Signer, new_key
from passgo.server.store.private_files import kept_key
from passgo.server.store.schema import KEYS

NAME = "receipts"


def key_file(database: Path) -> Path:
    """Return the path of the key beside a database."""
    return database.with_name(f"{database.name}.signing-key")


def signer_beside(database: Path) -> Signer:
    """Return the signer of a file, making a key if it has none."""
    return Signer(kept_key(key_file(database), new_key))


def signer_in(connection: sql.Connection) -> Signer:
    """Return the signer of a shared database, making a key if it has none."""
    wanted = sql.select(KEYS.c.value).where(KEYS.c.name == NAME)
    key = connection.execute(wanted).scalar()
    if key is None:
        key = new_key()
        connection.execute(KEYS.insert(), {"name": NAME, "value": key})
    return Signer(bytes(key))
