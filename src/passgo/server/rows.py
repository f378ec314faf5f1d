"""Rows: what a change writes, and in which order and groups it is written.

New rows are nearly all there is: on SQLite they go to the driver as they are, many at once, with a
statement that is compiled once for each table.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
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


def write_at_once(connection: sql.Connection, rows: Sequence[Row]) -> None:
    """Write rows within a transaction of SQLite."""
    for statement, values in grouped(rows):
        if isinstance(statement, sql.Insert):
            text, order = compiled(statement.table, tuple(values[0]), connection.dialect)
            in_order = itemgetter(*order)
            connection.exec_driver_sql(text, [in_order(row) for row in values])
        else:
            connection.execute(statement, values)


@lru_cache
def compiled(
    table: sql.TableClause, names: tuple[str, ...], dialect: sql.Dialect
) -> tuple[str, tuple[str, ...]]:
    """Return the statement for new rows of a table, and the order in which it takes values."""
    made = table.insert().compile(dialect=dialect, column_keys=names)
    assert made.positiontup is not None, "SQLite takes values by their place"
    return str(made), tuple(made.positiontup)
