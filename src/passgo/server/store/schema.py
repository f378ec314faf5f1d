"""The schema: what the server keeps, the same on SQLite and PostgreSQL.

A change here needs a step in `migrations.py`, which alone makes and changes databases.
"""

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
    sql.Column("pressed", sql.Float, nullable=False, server_default="0"),
    sql.Column("voided", sql.Text, nullable=False, server_default="[]"),
)
SEATS = sql.Table(
    "seats",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("level", sql.Text, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("device", sql.Text, nullable=False),
    sql.Column("share_commitment", sql.Text, nullable=False),
    sql.Column("share", sql.Text, nullable=False, server_default=""),
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
ANALYSES = sql.Table(
    "analyses",
    METADATA,
    sql.Column("table_id", sql.Text, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("form", sql.Integer, nullable=False),
    sql.Column("engine", sql.Text, nullable=False),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("answer", sql.LargeBinary, nullable=False),
)
BOOKS = sql.Table(
    "books",
    METADATA,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("terms", sql.Text, nullable=False),
    sql.Column("code", sql.Text, nullable=False),
    sql.Column("code_until", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("version", sql.Integer, nullable=False, server_default="0"),
    sql.Index("books_by_code", "code"),
)
BOOK_ENTRIES = sql.Table(
    "book_entries",
    METADATA,
    sql.Column("book_id", sql.Text, sql.ForeignKey("books.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("entry_id", sql.Text, nullable=False),
    sql.Column("entry", sql.Text, nullable=False),
    sql.Column("by", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Index("book_entries_by_id", "book_id", "entry_id", unique=True),
)
KEYS = sql.Table(
    "keys",
    METADATA,
    sql.Column("name", sql.Text, primary_key=True),
    sql.Column("value", sql.LargeBinary, nullable=False),
)
OLD_DEVICES = sql.Table("old_devices", METADATA, sql.Column("id", sql.Text, primary_key=True))
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
