"""Every state that tests and photographs begin from can be reached by the rules."""

import pytest
from states import names, state


@pytest.mark.parametrize("name", names())
def test_state_is_reached(name: str) -> None:
    found = state(name)
    assert found.position["players"], name
