"""Outboxes: at once where nothing waits, in order where something does, never after a failure."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from passgo.server.wire.outbox import Outbox, begin, nothing


class Line:
    """A connection that takes messages in while it is open, and breaks at one of them."""

    def __init__(self, breaks_at: str = "") -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.breaks_at = breaks_at
        self.sent: list[str] = []
        self.happened: list[str] = []
        self.outbox = Outbox(
            self.write,
            lambda: self.happened.append("failed"),
            lambda: self.happened.append("emptied"),
        )

    async def write(self, message: str) -> None:
        try:
            await self.open.wait()
            if message == self.breaks_at:
                raise ConnectionError(message)
            self.sent.append(message)
        except asyncio.CancelledError:
            self.happened.append(f"{message} cancelled")
            raise
        finally:
            self.happened.append(f"{message} done")

    def put(self, messages: str) -> None:
        for message in messages:
            self.outbox.put(message)


async def settle() -> None:
    """Let every other task do what it can do now."""
    for _ in range(10):
        await asyncio.sleep(0)


def lined(script: Callable[[Line], Awaitable[None]], breaks_at: str = "") -> Line:
    async def run() -> Line:
        line = Line(breaks_at)
        await script(line)
        return line

    return asyncio.run(run())


def test_what_need_not_wait_is_sent_at_once_without_a_task() -> None:
    async def script(line: Line) -> None:
        line.put("abc")
        assert line.sent == ["a", "b", "c"]
        assert asyncio.all_tasks() == {asyncio.current_task()}
        assert len(line.outbox) == 0

    assert lined(script).happened == ["a done", "b done", "c done"]


def test_order_is_kept_while_something_waits_and_after() -> None:
    async def script(line: Line) -> None:
        line.open.clear()
        line.put("abc")
        assert (line.sent, len(line.outbox)) == ([], 2)
        line.open.set()
        line.put("d")
        await settle()
        line.put("e")

    line = lined(script)

    assert line.sent == ["a", "b", "c", "d", "e"]
    assert line.happened.index("emptied") == line.happened.index("d done") + 1


def test_one_that_waits_again_and_again_is_emptied_each_time() -> None:
    async def script(line: Line) -> None:
        for message in "ab":
            line.open.clear()
            line.put(message)
            await settle()
            line.open.set()
            await settle()

    assert lined(script).happened == ["a done", "emptied", "b done", "emptied"]


def test_a_failure_at_once_is_told_once_and_nothing_more_is_sent() -> None:
    async def script(line: Line) -> None:
        line.put("abcb")

    line = lined(script, breaks_at="b")

    assert line.sent == ["a"]
    assert line.happened == ["a done", "b done", "failed"]


@pytest.mark.parametrize(("breaks_at", "sent"), [("a", []), ("b", ["a"])])
def test_a_failure_while_others_wait_is_told_once_and_nothing_more_is_sent(
    breaks_at: str, sent: list[str]
) -> None:
    async def script(line: Line) -> None:
        line.open.clear()
        line.put("abc")
        line.open.set()
        await settle()
        line.put("d")
        await settle()
        assert len(line.outbox) == 0

    line = lined(script, breaks_at)

    assert line.sent == sent
    assert line.happened.count("failed") == 1
    assert "emptied" not in line.happened


def test_what_is_cleared_is_not_sent_and_the_rest_is() -> None:
    async def script(line: Line) -> None:
        line.open.clear()
        line.put("abc")
        line.outbox.clear()
        line.put("d")
        line.open.set()
        await settle()

    assert lined(script).sent == ["a", "d"]


def test_closing_cancels_a_write_that_waits_and_sends_nothing_more() -> None:
    async def script(line: Line) -> None:
        line.open.clear()
        line.put("ab")
        await settle()
        line.outbox.close()
        line.put("c")
        line.open.set()
        await settle()
        line.put("d")
        await settle()

    line = lined(script)

    assert line.sent == []
    assert line.happened == ["a cancelled", "a done"]


def test_closing_before_the_wait_has_begun_leaves_nothing_running() -> None:
    async def script(line: Line) -> None:
        line.open.clear()
        line.put("ab")
        line.outbox.close()
        await settle()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    line = lined(script)

    assert line.sent == []
    assert line.happened == ["a done"]


def test_who_asks_for_nothing_when_it_is_emptied_gets_nothing() -> None:
    async def run() -> list[str]:
        line = Line()
        outbox = Outbox(line.write, nothing)
        line.open.clear()
        outbox.put("a")
        line.open.set()
        await settle()
        return line.sent

    assert asyncio.run(run()) == ["a"]


def test_a_coroutine_that_need_not_wait_is_done_when_begun() -> None:
    heard: list[str] = []

    async def write() -> None:
        heard.append("written")

    assert begin(write()) is None
    assert heard == ["written"]


def test_the_rest_of_a_coroutine_waits_as_often_as_it_has_to_and_gets_every_result() -> None:
    async def run() -> list[object]:
        loop, heard = asyncio.get_running_loop(), list[object]()
        futures = [loop.create_future() for _ in range(3)]

        async def write() -> None:
            for future in futures:
                heard.append(await future)
            await asyncio.sleep(0)
            heard.append("end")

        rest = begin(write())
        assert rest is not None
        for number, future in enumerate(futures):
            loop.call_soon(future.set_result, number)
        await rest
        return heard

    assert asyncio.run(run()) == [0, 1, 2, "end"]


def test_the_rest_of_a_coroutine_gets_what_goes_wrong_and_may_go_on() -> None:
    async def run() -> list[str]:
        loop, heard = asyncio.get_running_loop(), list[str]()
        broken, whole = loop.create_future(), loop.create_future()

        async def write() -> None:
            try:
                await broken
            except ConnectionError as error:
                heard.append(str(error))
            heard.append(await whole)
            raise ValueError("at the end")

        rest = begin(write())
        assert rest is not None
        broken.set_exception(ConnectionError("broken"))
        loop.call_soon(whole.set_result, "whole")
        with pytest.raises(ValueError, match="at the end"):
            await rest
        return heard

    assert asyncio.run(run()) == ["broken", "whole"]


def test_the_rest_of_a_coroutine_gets_what_is_thrown_in_where_it_waits_for_nothing() -> None:
    heard: list[str] = []

    async def write() -> None:
        try:
            await asyncio.sleep(0)
        except ValueError as error:
            heard.append(str(error))

    rest = begin(write())
    assert rest is not None
    waiting = rest.__await__()
    next(waiting)
    with pytest.raises(StopIteration):
        waiting.throw(ValueError("thrown in"))
    assert heard == ["thrown in"]
