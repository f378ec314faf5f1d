"""Forked bots: processes that think come from one that has all modules, and start at once."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from node import FORKED, begin_to_fork

from passgo.server.play import bot_pool


@pytest.fixture(scope="session", autouse=True)
def bots_are_forked() -> Iterator[None]:
    begin_to_fork()
    with patch.object(bot_pool, "STARTED_BY", FORKED):
        yield
