"""The examples on the page of the edition run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "editions" / "knockout-2024.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_page_runs(example: str) -> None:
    names: dict[str, object] = {}
    exec(compile(example, str(PAGE), "exec"), names)

    assert "assert" in example
    assert len(EXAMPLES) == 2
