"""Schemathesis: whatever is asked, rightly or wrongly, is answered as it is described."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from hypothesis import HealthCheck, seed, settings
from prepared import House
from schemathesis import Case
from tables import running, service

from passgo.server.http.openapi import described
from passgo.server.http.routes import INTERFACE

pytest_plugins = ["schemathesis.pytest.plugin"]
SCHEMA = schemathesis.openapi.from_dict(described(INTERFACE))
EXAMPLES = int(os.environ.get("PASSGO_TEST_EXAMPLES", "25"))
"""Requests of each route in a short run; the environment may ask for more, as make soak does."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Tables of a server that runs beside the test; a route that never succeeds proves little."""
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(running(service(tmp_path))) as base,
        closing(House(base)) as house,
    ):
        yield house
        assert any(200 <= status < 300 for status in house.met), house.met


@SCHEMA.parametrize()
@seed(14)
@settings(
    max_examples=EXAMPLES,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_every_answer_is_as_described(case: Case[Any], house: House) -> None:
    house.lead(case)
    house.met[case.call_and_validate(base_url=house.base).status_code] += 1
