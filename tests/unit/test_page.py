"""The page about the unit is true: its example runs, its tables name keys, settings and sounds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

import passgo.unit
from passgo.unit import Key, Settings, Sound

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules" / "electronic-unit.md").read_text(encoding="utf-8")


def test_the_example_of_the_page_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec("\n".join(blocks), names)

    assert len(blocks) == 1
    assert names["balances"] == [13_500_000, 16_500_000]


def test_the_page_names_every_key_setting_and_sound() -> None:
    keys = [key for key in Key if key not in "12345678"]
    settings = [field.name for field in msgspec.structs.fields(Settings)]

    assert [name for name in (*keys, *settings, *Sound) if f"`{name}`" not in PAGE] == []


def test_the_page_names_every_use() -> None:
    uses = [name for name in passgo.unit.__all__ if name.islower() and name != "booked"]

    assert [name for name in uses if f"`{name}(" not in PAGE] == []
