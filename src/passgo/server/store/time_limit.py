"""The time limit of PostgreSQL: a connection that does not answer in time is cut.

Cancelling a query needs an answer too, which a database that hangs does not give; so the
connection is closed instead, and whatever waits for it fails at once.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.server.limits import CHANGE_SECONDS


class NoAnswer(SQLAlchemyError):
    """The database did not answer in time; it may still do what it was asked."""


@asynccontextmanager
async def in_time(connection: AsyncConnection) -> AsyncIterator[None]:
    """Cut a connection if its work takes too long."""
    raw = await connection.get_raw_connection()
    driver: Any = raw.driver_connection
    is_cut = asyncio.Event()

    def cut() -> None:
        is_cut.set()
        driver.terminate()

    ending = asyncio.get_running_loop().call_later(CHANGE_SECONDS, cut)
    try:
        yield
    except Exception as error:
        if is_cut.is_set():
            raise NoAnswer(f"nothing within {CHANGE_SECONDS:g} seconds") from error
        raise
    finally:
        ending.cancel()
