"""Rows: what a change writes, and in which order and groups it is written."""

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sql

Values = dict[str, Any]
Row = tuple[sql.Insert | sql.Update | sql.Delete, Values]
Group = tuple[sql.Insert | sql.Update | sql.Delete, list[Values]]


def grouped(rows: Sequence[Row]) -> Iterator[Group]:
    """Yield statements in their order with their values, new rows of one kind together."""
    new: dict[str, Group] = {}
    for statement, values in rows:
        if isinstance(statement, sql.Insert):
            kind = f"{statement.table.name} {' '.join(values)}"
            new.setdefault(kind, (statement, []))[1].append(values)
        else:
            yield from new.values()
            new.clear()
            yield statement, [values]
    yield from new.values()


def write(connection: sql.Connection, rows: Sequence[Row]) -> None:
    """Write rows within a transaction."""
    for statement, values in grouped(rows):
        connection.execute(statement, values)
