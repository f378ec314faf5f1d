"""The luck of tests: under one name the same game is played again, under another one a new one."""

import asyncio
from pathlib import Path

from repeating import repeated
from scripts import begun, play_on
from tables import Doc, Guest, running, service


def test_a_game_is_played_again_with_the_same_luck(tmp_path: Path) -> None:
    first, again, other = (
        thrown(tmp_path, number, name) for number, name in enumerate(("a", "a", "b"))
    )

    assert first == again != other


def thrown(folder: Path, number: int, name: str) -> list[Doc]:
    """Return the first throws at a new table whose luck has a name."""
    house = folder / str(number)
    house.mkdir()

    async def run() -> list[Doc]:
        async with running(service(house)) as base:
            ana = Guest(base)
            await begun(ana, "classic-2003", ["", "novice"])
            await play_on(ana, 5)
            await ana.close()
        return [event for event in ana.events if event["event"] in ("OpeningThrown", "Rolled")]

    with repeated(name):
        return asyncio.run(run())[:5]
