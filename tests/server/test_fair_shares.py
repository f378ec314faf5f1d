"""FairShares: time is shared fairly between those who want it, however often they ask."""

import asyncio
from functools import partial
from itertools import pairwise

import pytest

from passgo.server.limits import KNOWN_SHARES
from passgo.server.play import fair_shares
from passgo.server.play.fair_shares import FairShares


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def steady(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(fair_shares, "steady", made.steady)
    return made


async def take_seconds(
    turns: FairShares, clock: Clock, order: list[str], who: str, times: int
) -> None:
    """Take a turn so many times, a second each, and note whose it was."""
    for _ in range(times):
        async with turns.turn(who):
            order.append(who)
            clock.now += 1.0
            await asyncio.sleep(0)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_had_the_least_goes_next_however_many_others_wait(clock: Clock) -> None:
    turns, order = FairShares(1), list[str]()

    async def work(who: str, seconds: float = 1.0) -> None:
        async with turns.turn(who):
            order.append(who)
            clock.now += seconds
            await asyncio.sleep(0)

    async def run() -> None:
        for busy in range(20):
            await work(f"busy {busy}")
        order.clear()
        first = asyncio.create_task(work("busy 0"))
        await settled()
        waiting = [asyncio.create_task(work(f"busy {busy}")) for busy in range(20)]
        waiting.append(asyncio.create_task(work("quiet")))
        await asyncio.gather(first, *waiting)

    asyncio.run(run())

    assert order.index("quiet") <= 2
    assert len(order) == 22


def test_equals_come_in_their_order_and_each_has_its_turn(clock: Clock) -> None:
    turns, order = FairShares(1), list[str]()

    play = partial(take_seconds, turns, clock, order)

    async def run() -> None:
        await asyncio.gather(*(play(who, 3) for who in "abc"))

    asyncio.run(run())

    assert [sorted(order[at : at + 3]) for at in (0, 3, 6)] == [["a", "b", "c"]] * 3


def test_those_of_one_come_in_the_order_in_which_they_asked() -> None:
    turns, order = FairShares(1), list[int]()

    async def work(number: int) -> None:
        async with turns.turn("one"):
            order.append(number)
            await asyncio.sleep(0)

    async def run() -> None:
        await asyncio.gather(*(work(number) for number in range(50)))

    asyncio.run(run())

    assert order == list(range(50))


def test_who_is_new_does_not_pass_by_who_has_played_for_long(clock: Clock) -> None:
    turns, order = FairShares(1), list[str]()

    play = partial(take_seconds, turns, clock, order)

    async def run() -> None:
        await play("old", 50)
        order.clear()
        await asyncio.gather(*(play(f"new {number}", 5) for number in range(20)), play("old", 5))

    asyncio.run(run())

    turns_of_the_old = [at for at, who in enumerate(order) if who == "old"]
    rounds = [after - before for before, after in pairwise((-1, *turns_of_the_old))]
    assert max(rounds) <= 21


def test_nobody_saves_up_turns_by_not_coming(clock: Clock) -> None:
    turns, order = FairShares(1), list[str]()

    play = partial(take_seconds, turns, clock, order)

    async def run() -> None:
        await play("away", 1)
        await asyncio.gather(play("here", 20), play("there", 20))
        order.clear()
        await asyncio.gather(play("away", 6), play("here", 6), play("there", 6))

    asyncio.run(run())

    for at in (3, 6, 9, 12):
        assert sorted(order[at : at + 3]) == ["away", "here", "there"]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    turns, order = FairShares(1), list[str]()

    async def work(who: str) -> None:
        async with turns.turn(who):
            order.append(who)
            await asyncio.sleep(0)

    async def run() -> None:
        tasks = [asyncio.create_task(work(who)) for who in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())

    assert order[-2:] == ["c", "d"]


def test_who_is_cancelled_in_line_breaks_nobody_elses_turn() -> None:
    async def run() -> list[str]:
        turns, done, ended = FairShares(1), asyncio.Event(), list[str]()

        async def work(who: str) -> None:
            async with turns.turn(who):
                await done.wait()
            ended.append(who)

        first, waiting, last = (asyncio.create_task(work(who)) for who in "abc")
        await asyncio.sleep(0)
        done.set()
        waiting.cancel()  # It is woken only after the first has ended its turn.
        await asyncio.gather(first, waiting, last, return_exceptions=True)
        async with asyncio.timeout(1), turns.turn("d"):
            ended.append("d")
        return ended

    assert asyncio.run(run()) == ["a", "c", "d"]


def test_only_so_many_shares_are_remembered() -> None:
    async def run() -> int:
        turns = FairShares(1)
        for who in range(KNOWN_SHARES + 10):
            async with turns.turn(str(who)):
                pass
        return len(turns._had)

    assert asyncio.run(run()) == KNOWN_SHARES
