"""Driving: a driver wakes up only when something else is due."""

import asyncio

import pytest
from test_duties import START, table

from passgo.server.play.bot_pool import Pool
from passgo.server.rooms import driver
from passgo.server.rooms.driver import Driver
from passgo.server.rooms.room import Room
from passgo.server.table.duties import Duty


class Claimed:
    """Leaves every duty to others, and notes it."""

    def __init__(self) -> None:
        self.duties: list[Duty] = []

    async def claim(self, _room: Room, duty: Duty) -> float:
        """Note a duty that is due."""
        self.duties.append(duty)
        return 3600.0


@pytest.mark.parametrize("is_due", [False, True])
def test_a_driver_thinks_again_only_when_something_else_is_due(
    is_due: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    due = [Duty(due=START, kind="think", seat=0, seq=seq) if is_due else None for seq in (1, 2)]
    now, asked = due[0], 0

    def next_duty(*_of: object) -> Duty | None:
        nonlocal asked
        asked += 1
        return now

    async def run() -> tuple[list[Duty], int]:
        nonlocal now
        room, claimed = Room(table("", ""), None, lambda _room: None), Claimed()
        driver = Driver(room, None, Pool(), claimed, 0.0)  # type: ignore[arg-type]
        running = asyncio.create_task(driver.run())
        for duty in (due[0], due[0], due[0], due[1], due[1]):
            await settled()
            now = duty
            room.wake()
        await settled()
        running.cancel()
        return claimed.duties, asked

    monkeypatch.setattr(driver, "next_duty", next_duty)

    assert asyncio.run(run()) == ([duty for duty in due if duty is not None], 7 if is_due else 6)


async def settled() -> None:
    """Let everything happen that is ready to."""
    for _ in range(20):
        await asyncio.sleep(0)
