"""Strange names: whatever is asked for that is not there is neither remembered nor looked for."""

import asyncio
import gc
from functools import _lru_cache_wrapper
from pathlib import Path

from tables import Doc, browser, running, service

from passgo.editions.load import game_in
from passgo.editions.source import BUNDLED

ASKED = 40


def unbounded() -> dict[str, int]:
    """Return how much every cache of ours without a limit holds."""
    found = [each for each in gc.get_objects() if type(each) is _lru_cache_wrapper]
    return {
        f"{each.__module__}.{each.__qualname__}": each.cache_info().currsize
        for each in found
        if each.__module__.startswith("passgo.") and each.cache_info().maxsize is None
    }


def test_what_is_not_there_is_not_remembered(tmp_path: Path) -> None:
    async def run() -> tuple[dict[str, int], dict[str, int]]:
        async with running(service(tmp_path)) as base, browser(base) as http:

            async def ask(name: str) -> None:
                wanted = {
                    "edition": name,
                    "variant": name,
                    "seats": [{}, {}],
                    "house_rules": {name: 1},
                }
                await http.post("/api/tables", json=wanted)
                await http.post("/api/tables", json=wanted | {"edition": "classic-2003"})
                for path in ("editions", "rulebook", "tables"):
                    await http.get(f"/api/{path}/{name}")
                await http.get(f"/api/tables/{name}/qr.svg")
                await http.get(f"/{name}/{name}")
                game_in(BUNDLED / name)

            await ask("first")
            before = unbounded()
            for number in range(ASKED):
                await ask(f"strange-{number}")
            return before, unbounded()

    before, after = asyncio.run(run())

    assert len(before) > 5
    assert after == before


def test_a_table_that_cannot_be_says_nothing_of_the_disk(tmp_path: Path) -> None:
    strange: list[Doc] = [
        {"edition": str(BUNDLED / "classic-2003")},
        {"edition": "."},
        {"edition": "classic-2003/../classic-2003"},
        {"edition": "classic-2003", "variant": "/etc"},
        {"edition": "classic-2003", "house_rules": {"/etc": 1}},
        {"edition": "classic-2003", "house_rules": {"salary": "/etc"}},
    ]

    async def run() -> list[tuple[int, str]]:
        async with running(service(tmp_path)) as base, browser(base) as http:
            answers = [
                await http.post("/api/tables", json={"seats": [{}, {}]} | each) for each in strange
            ]
            return [(answer.status_code, answer.text) for answer in answers]

    answers = asyncio.run(run())

    assert [status for status, _ in answers] == [404, 404, 404, 409, 409, 409]
    assert not [text for _, text in answers if str(BUNDLED) in text or "folder" in text]
