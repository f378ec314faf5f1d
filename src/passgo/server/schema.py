"""The schema: what the server keeps, the same on SQLite and PostgreSQL, with its migrations."""

from collections.abc import Callable

import sqlalchemy as sql

METADATA = sql.MetaData()

TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("host", sql.Text, nullable=False),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("status", sql.Text, nullable=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("start", sql.Text, nullable=False),
    sql.Column("paused", sql.Boolean, nullable=False),
    sql.Column("engine", sql.Text, nullable=False),
    sql.Column("made", sql.Float, nullable=False),
)
SEATS = sql.Table(
    "seats",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("level", sql.Text, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("device", sql.Text, nullable=False),
    sql.Column("contribution", sql.Text, nullable=False),
    sql.Index("seats_by_device", "device"),
)
LOG = sql.Table(
    "log",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("entry", sql.Text, nullable=False),
)
COMMANDS = sql.Table(
    "commands",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("answer", sql.Text, nullable=False),
)
SNAPSHOTS = sql.Table(
    "snapshots",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("position", sql.Text, nullable=False),
    sql.Column("draws", sql.Integer, nullable=False),
)
CHAT = sql.Table(
    "chat",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
)
VERSION = sql.Table("schema_version", sql.MetaData(), sql.Column("version", sql.Integer))


class NewerSchema(RuntimeError):
    """The database was written by a newer Passgo."""


def _first(connection: sql.Connection) -> None:
    METADATA.create_all(connection)


MIGRATIONS: tuple[Callable[[sql.Connection], None], ...] = (_first,)


def migrate(connection: sql.Connection) -> None:
    """Bring a database to this version's schema, step by step."""
    VERSION.metadata.create_all(connection)
    found = connection.execute(sql.select(VERSION.c.version)).scalar()
    done = found or 0
    if done > len(MIGRATIONS):
        raise NewerSchema(f"the database has schema {done}, this Passgo knows {len(MIGRATIONS)}")
    for step in MIGRATIONS[done:]:
        step(connection)
    if found is None:
        connection.execute(VERSION.insert().values(version=len(MIGRATIONS)))
    elif done < len(MIGRATIONS):
        connection.execute(VERSION.update().values(version=len(MIGRATIONS)))
