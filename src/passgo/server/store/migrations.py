"""Migrations: how a database of any earlier Passgo becomes one of this schema, step by step.

Every step is written out and never changes, whatever becomes of the tables in `schema.py`; a test
checks that they lead there. A step that was interrupted may be run again.
"""

from collections.abc import Callable

import sqlalchemy as sql

VERSION = sql.Table("schema_version", sql.MetaData(), sql.Column("version", sql.Integer))
MIGRATING = 8417
WORDS = {
    "sqlite": {"bytes": "BLOB", "false": "0"},
    "postgresql": {"bytes": "BYTEA", "false": "false"},
}
"""What SQLite and PostgreSQL call differently."""


class NewerSchema(RuntimeError):
    """The database was written by a newer Passgo."""


FIRST = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT NOT NULL, host TEXT NOT NULL, setup TEXT NOT NULL, status TEXT NOT NULL,
        secret {bytes} NOT NULL, start TEXT NOT NULL, paused BOOLEAN NOT NULL,
        engine TEXT NOT NULL, made FLOAT NOT NULL,
        PRIMARY KEY (id))""",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, level TEXT NOT NULL, name TEXT NOT NULL,
        device TEXT NOT NULL, contribution TEXT NOT NULL,
        PRIMARY KEY (table_id, seat), FOREIGN KEY (table_id) REFERENCES tables (id))""",
    "CREATE INDEX IF NOT EXISTS seats_by_device ON seats (device)",
    """CREATE TABLE IF NOT EXISTS log (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq), FOREIGN KEY (table_id) REFERENCES tables (id))""",
    """CREATE TABLE IF NOT EXISTS commands (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, id TEXT NOT NULL, answer TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, id), FOREIGN KEY (table_id) REFERENCES tables (id))""",
    """CREATE TABLE IF NOT EXISTS snapshots (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, position TEXT NOT NULL,
        draws INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq), FOREIGN KEY (table_id) REFERENCES tables (id))""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (table_id, number), FOREIGN KEY (table_id) REFERENCES tables (id))""",
)
SECOND = (
    "CREATE TABLE IF NOT EXISTS nodes (id TEXT NOT NULL, until FLOAT NOT NULL, PRIMARY KEY (id))",
    """CREATE TABLE IF NOT EXISTS presence (
        table_id TEXT NOT NULL, node TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (table_id, node, seat), FOREIGN KEY (table_id) REFERENCES tables (id))""",
    "CREATE INDEX IF NOT EXISTS presence_by_node ON presence (node)",
    """CREATE TABLE IF NOT EXISTS duties (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        due FLOAT NOT NULL, holder TEXT NOT NULL, held_until FLOAT NOT NULL,
        PRIMARY KEY (table_id), FOREIGN KEY (table_id) REFERENCES tables (id))""",
)
SECOND_COLUMNS = {
    "seats": {
        "cover": "TEXT DEFAULT '' NOT NULL",
        "claims": "BOOLEAN DEFAULT {false} NOT NULL",
        "guest": "TEXT DEFAULT '' NOT NULL",
        "move": "TEXT DEFAULT '' NOT NULL",
        "move_until": "FLOAT DEFAULT '0' NOT NULL",
    },
    "tables": {
        "version": "INTEGER DEFAULT '0' NOT NULL",
        "life": "TEXT DEFAULT '{{}}' NOT NULL",
    },
    "commands": {"version": "INTEGER DEFAULT '0' NOT NULL"},
}
THIRD = (
    """CREATE TABLE IF NOT EXISTS onlookers (
        table_id TEXT NOT NULL, node TEXT NOT NULL, number INTEGER NOT NULL,
        device TEXT NOT NULL, name TEXT NOT NULL,
        PRIMARY KEY (table_id, node, number), FOREIGN KEY (table_id) REFERENCES tables (id))""",
)
FIFTH = (
    "CREATE TABLE IF NOT EXISTS keys"
    " (name TEXT NOT NULL, value {bytes} NOT NULL, PRIMARY KEY (name))",
    "CREATE TABLE IF NOT EXISTS old_devices (id TEXT NOT NULL, PRIMARY KEY (id))",
    "INSERT INTO old_devices SELECT device FROM seats WHERE device <> ''"
    " UNION SELECT host FROM tables WHERE host <> '' EXCEPT SELECT id FROM old_devices",
)
FOURTH_COLUMNS = {"log": {"seat": "INTEGER", "command": "TEXT"}}
SIXTH_COLUMNS = {
    "seats": {"share": "TEXT DEFAULT '' NOT NULL"},
    "tables": {
        "pressed": "FLOAT DEFAULT '0' NOT NULL",
        "voided": "TEXT DEFAULT '[]' NOT NULL",
    },
}
SIXTH = (
    "UPDATE seats SET share_commitment = '' WHERE length(share_commitment) < 64"
    " AND table_id IN (SELECT id FROM tables WHERE status = 'open')",
)
SEVENTH = (
    """CREATE TABLE IF NOT EXISTS books (
        id TEXT NOT NULL, terms TEXT NOT NULL, code TEXT NOT NULL, code_until FLOAT NOT NULL,
        changed FLOAT NOT NULL, version INTEGER DEFAULT '0' NOT NULL,
        PRIMARY KEY (id))""",
    "CREATE INDEX IF NOT EXISTS books_by_code ON books (code)",
    """CREATE TABLE IF NOT EXISTS book_entries (
        book_id TEXT NOT NULL, seq INTEGER NOT NULL, entry_id TEXT NOT NULL, entry TEXT NOT NULL,
        "by" INTEGER NOT NULL, at FLOAT NOT NULL,
        PRIMARY KEY (book_id, seq), FOREIGN KEY (book_id) REFERENCES books (id))""",
    "CREATE UNIQUE INDEX IF NOT EXISTS book_entries_by_id ON book_entries (book_id, entry_id)",
)
EIGHTH = (
    """CREATE TABLE IF NOT EXISTS analyses (
        table_id TEXT NOT NULL, form INTEGER NOT NULL, engine TEXT NOT NULL, made FLOAT NOT NULL,
        answer {bytes} NOT NULL,
        PRIMARY KEY (table_id), FOREIGN KEY (table_id) REFERENCES tables (id))""",
)
SEQ_OF = {
    "sqlite": "json_extract(commands.answer, '$.seq')",
    "postgresql": "CAST(CAST(commands.answer AS JSON) ->> 'seq' AS INTEGER)",
}


def _first(connection: sql.Connection) -> None:
    """Create tables, seats, logs, commands, snapshots and chat."""
    _make(connection, FIRST)


def _second(connection: sql.Connection) -> None:
    """Add the settings of tables, covers and moves of seats, and what nodes share."""
    _make(connection, SECOND)
    _add_columns(connection, SECOND_COLUMNS)


def _third(connection: sql.Connection) -> None:
    """Add the onlookers of each node."""
    _make(connection, THIRD)


def _fourth(connection: sql.Connection) -> None:
    """Have each log entry name its command; commands and their answers were a table before."""
    _add_columns(connection, FOURTH_COLUMNS)
    connection.exec_driver_sql(
        "UPDATE log SET seat = commands.seat, command = commands.id FROM commands"
        " WHERE log.table_id = commands.table_id"
        f" AND log.seq = {SEQ_OF[connection.dialect.name]}"
    )
    connection.exec_driver_sql("DROP TABLE commands")


def _fifth(connection: sql.Connection) -> None:
    """Add the keys of the server, and name the devices whose secrets have no mark."""
    _make(connection, FIFTH)


def _sixth(connection: sql.Connection) -> None:
    """Add commitments to shares; nobody is ready any more at tables that have not begun."""
    names = {column["name"] for column in sql.inspect(connection).get_columns("seats")}
    if "contribution" in names:
        renamed = "ALTER TABLE seats RENAME COLUMN contribution TO share_commitment"
        connection.exec_driver_sql(renamed)
    _add_columns(connection, SIXTH_COLUMNS)
    _make(connection, SIXTH)


def _seventh(connection: sql.Connection) -> None:
    """Add the books of banks that several phones share, and their entries."""
    _make(connection, SEVENTH)


def _eighth(connection: sql.Connection) -> None:
    """Add what finished games were worth to whom."""
    _make(connection, EIGHTH)


def _make(connection: sql.Connection, statements: tuple[str, ...]) -> None:
    for statement in statements:
        connection.exec_driver_sql(statement.format(**WORDS[connection.dialect.name]))


def _add_columns(connection: sql.Connection, tables: dict[str, dict[str, str]]) -> None:
    for table, columns in tables.items():
        there = {column["name"] for column in sql.inspect(connection).get_columns(table)}
        for name, kind in columns.items():
            if name not in there:
                _make(connection, (f"ALTER TABLE {table} ADD COLUMN {name} {kind}",))


MIGRATIONS: tuple[Callable[[sql.Connection], None], ...] = (
    *(_first, _second, _third),
    *(_fourth, _fifth, _sixth),
    *(_seventh, _eighth),
)


def migrate(connection: sql.Connection) -> None:
    """Bring a database to this version's schema, step by step, one node at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
    VERSION.create(connection, checkfirst=True)
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
