"""Rows: what a change writes, and in which order and groups it is written.

Nearly all of it is new rows: on SQLite those of one table go to the driver as a single statement,
so that the writer's thread does not compete with the event loop between them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Any

import sqlalchemy as sql

from passgo.server.caches import counted
from passgo.server.limits import KNOWN_STATEMENTS

MOST_VALUES = 999
"""The most values that one statement takes in any SQLite."""
Names = tuple[str, ...]
Values = dict[str, Any]
Row = tuple[sql.Insert | sql.Update | sql.Delete, Values]
Group = tuple[sql.Insert | sql.Update | sql.Delete, list[Values]]


def grouped(rows: Sequence[Row]) -> Iterator[Group]:
    """Yield statements in order, each with its values; new rows of one table are grouped."""
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
            names = tuple(values[0])
            most = MOST_VALUES // len(names)
            for at in range(0, len(values), most):
                insert(connection, statement.table, names, values[at : at + most])
        else:
            connection.execute(statement, values)


def insert(
    connection: sql.Connection, table: sql.TableClause, names: Names, rows: Sequence[Values]
) -> None:
    """Write new rows of one table with one statement."""
    text, order = compiled(table, names, len(rows), connection.dialect)
    in_order = itemgetter(*order)
    connection.exec_driver_sql(text, tuple(chain.from_iterable(map(in_order, rows))))


@counted("statements")
@lru_cache(maxsize=KNOWN_STATEMENTS)
def compiled(
    table: sql.TableClause, names: Names, count: int, dialect: sql.Dialect
) -> tuple[str, Names]:
    """Return the statement for so many new rows, and the order in which it takes their values."""
    made = table.insert().compile(dialect=dialect, column_keys=names)
    assert made.positiontup is not None, "SQLite takes values by their place"
    one_more = f", ({', '.join('?' * len(names))})"
    return str(made) + one_more * (count - 1), tuple(made.positiontup)
