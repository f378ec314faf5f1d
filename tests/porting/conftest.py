"""Ported modules are compared by the luck of the run, which its header tells."""

import random

import pytest
from repeating import LUCK


@pytest.fixture
def luck(request: pytest.FixtureRequest) -> random.Random:
    return random.Random(f"{LUCK} {request.node.name}")
