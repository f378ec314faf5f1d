"""What tests of the server share: both databases, each new and empty, and games that repeat."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from forked_bots import bots_are_forked
from postgres import Postgres
from repeating import bots_have_time, luck_repeats

__all__ = ["bots_are_forked", "bots_have_time", "database", "luck_repeats", "postgres"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this run."""
    with Postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
