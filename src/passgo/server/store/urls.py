"""URLs of databases: how one is named on the command line, and why one cannot be used."""

from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import sqlalchemy as sql

from passgo.trouble import Trouble

SHARED = ("postgresql://", "postgres://", "postgresql+asyncpg://")
SECRETS = ("password=", "sslpassword=")


def is_shared(database: str) -> bool:
    """Tell whether a database is a PostgreSQL, which several servers may share."""
    return database.startswith(SHARED)


def file_of(database: str) -> Path:
    """Return the file of a SQLite database."""
    name = database.removeprefix("sqlite:///")
    scheme, is_address, _ = name.partition("://")
    if is_address:
        raise Trouble(f"--database: {scheme}:// is unknown; name a file, or postgresql://…")
    return Path(name).expanduser().absolute()


def database_url(database: str) -> sql.URL:
    """Return the address of a database with its driver."""
    if is_shared(database):
        return sql.make_url("postgresql+asyncpg://" + database.partition("://")[2])
    return sql.URL.create("sqlite+aiosqlite", database=str(file_of(database)))


def without_password(address: str) -> str:
    """Return the address of a PostgreSQL without its password, fit to be shown."""
    parts = urlsplit(address)
    who, at, where = parts.netloc.rpartition("@")
    netloc = who.partition(":")[0] + at + where
    query = "&".join(part for part in parts.query.split("&") if not part.startswith(SECRETS))
    return urlunsplit(("postgresql", netloc, parts.path, query, ""))


def cannot_use(database: str, error: Exception) -> Trouble:
    """Return what to say about a database that does not open."""
    said = error.orig if isinstance(error, sql.exc.DBAPIError) else error
    reason = str(said) or type(said).__name__
    if not is_shared(database):
        place, way_out = str(file_of(database)), "name another file with --database"
    else:
        place, way_out = without_password(database), "name another one with --database"
        if isinstance(error, OSError):
            way_out = f"start PostgreSQL, or {way_out}"
    return Trouble(f"the database {place} cannot be used: {reason}: {way_out}")
