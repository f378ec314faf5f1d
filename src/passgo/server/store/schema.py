"""The schema: what the server keeps, the same on SQLite and PostgreSQL, with its migrations."""

from collections.abc import Callable
from typing import Any

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
    sql.Column("life", sql.Text, nullable=False, server_default="{}"),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("version", sql.Integer, nullable=False, server_default="0"),
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
    sql.Column("cover", sql.Text, nullable=False, server_default=""),
    sql.Column("claims", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("guest", sql.Text, nullable=False, server_default=""),
    sql.Column("move", sql.Text, nullable=False, server_default=""),
    sql.Column("move_until", sql.Float, nullable=False, server_default="0"),
    sql.Index("seats_by_device", "device"),
)
LOG = sql.Table(
    "log",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("entry", sql.Text, nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("command", sql.Text),
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
NODES = sql.Table(
    "nodes",
    METADATA,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
)
PRESENCE = sql.Table(
    "presence",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("node", sql.Text, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Index("presence_by_node", "node"),
)
ONLOOKERS = sql.Table(
    "onlookers",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("node", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("device", sql.Text, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
)
DUTIES = sql.Table(
    "duties",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, nullable=False),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("due", sql.Float, nullable=False),
    sql.Column("holder", sql.Text, nullable=False),
    sql.Column("held_until", sql.Float, nullable=False),
)
COMMANDS = sql.Table(
    "commands",
    sql.MetaData(),
    *(sql.Column(name, sql.Text) for name in ("table_id", "id", "answer")),
    sql.Column("seat", sql.Integer),
)
"""Where earlier schemas kept the commands that changed a game."""
VERSION = sql.Table("schema_version", sql.MetaData(), sql.Column("version", sql.Integer))


MIGRATING = 8417


class NewerSchema(RuntimeError):
    """The database was written by a newer Passgo."""


def _first(connection: sql.Connection) -> None:
    METADATA.create_all(connection)


def _second(connection: sql.Connection) -> None:
    """Add how a table is run, who covers and moves a seat, and what nodes share."""
    METADATA.create_all(connection)
    add_missing(connection, SEATS, "cover", "claims", "guest", "move", "move_until")
    add_missing(connection, TABLES, "version", "life")


def _third(connection: sql.Connection) -> None:
    """Add who looks on over which node."""
    METADATA.create_all(connection)


def _fourth(connection: sql.Connection) -> None:
    """Have each entry of the log name its command; they had a table with their answers before."""
    add_missing(connection, LOG, "seat", "command")
    if not sql.inspect(connection).has_table(COMMANDS.name):
        return
    answer: sql.ColumnElement[Any] = sql.type_coerce(COMMANDS.c.answer, sql.JSON)
    if connection.dialect.name == "postgresql":
        answer = sql.cast(COMMANDS.c.answer, sql.JSON)
    led_to = (LOG.c.table_id == COMMANDS.c.table_id, LOG.c.seq == answer["seq"].as_integer())
    named = LOG.update().values(seat=COMMANDS.c.seat, command=COMMANDS.c.id)
    connection.execute(named.where(*led_to))
    COMMANDS.drop(connection)


def add_missing(connection: sql.Connection, table: sql.Table, *names: str) -> None:
    """Add columns that an older database lacks; a new one was made with them."""
    there = {column["name"] for column in sql.inspect(connection).get_columns(table.name)}
    for name in names:
        if name not in there:
            column = sql.schema.CreateColumn(table.c[name]).compile(dialect=connection.dialect)
            connection.execute(sql.text(f"ALTER TABLE {table.name} ADD COLUMN {column}"))


MIGRATIONS: tuple[Callable[[sql.Connection], None], ...] = (_first, _second, _third, _fourth)


def migrate(connection: sql.Connection) -> None:
    """Bring a database to this version's schema, step by step, one node at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
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
