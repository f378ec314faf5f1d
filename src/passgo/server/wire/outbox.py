"""Outboxes: messages go out one after the other, at once where nothing holds them up.

A connection takes in nearly every message at once, so that a task for each would cost more than
what it sends. Only one that has to wait becomes a task, and what comes then waits behind it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

Writing = Coroutine[Any, Any, None]
T = TypeVar("T")


def nothing() -> None:
    """Do nothing."""


class Outbox(Generic[T]):
    """What is on its way to one connection.

    *failed* is called once when that takes nothing any more, and nothing more is sent then;
    *emptied* is called when nothing waits any more.
    """

    def __init__(
        self,
        write: Callable[[T], Writing],
        failed: Callable[[], None],
        emptied: Callable[[], None] = nothing,
    ) -> None:
        self._write, self._failed, self._emptied = write, failed, emptied
        self._waiting: deque[T] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._is_closed = False

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: T) -> None:
        """Send a message, or let it wait for those before it."""
        if self._is_closed:
            return
        if self._sending is not None:
            self._waiting.append(message)
            return
        try:
            rest = begin(self._write(message))
        except Exception:  # Whatever went wrong: nothing can be sent there.
            self._fail()
            return
        if rest is not None:
            self._sending = asyncio.create_task(self._go_on(rest))
            self._sending.add_done_callback(lambda _: rest.close())

    async def _go_on(self, rest: Awaitable[None]) -> None:
        """Send the rest of a message and all that came to wait behind it."""
        try:
            await rest
            while self._waiting:
                await self._write(self._waiting.popleft())
            self._emptied()
        except Exception:  # As above.
            self._fail()
        finally:
            self._sending = None

    def _fail(self) -> None:
        self._is_closed = True
        self.clear()
        self._failed()

    def clear(self) -> None:
        """Send nothing of what waits."""
        self._waiting.clear()

    def close(self) -> None:
        """Send nothing more, not even the rest of a message."""
        self._is_closed = True
        self.clear()
        if self._sending is not None:
            self._sending.cancel()


class Rest:
    """What is left of a coroutine that had to wait."""

    def __init__(self, coroutine: Writing, awaited: Any) -> None:
        self._coroutine, self._awaited = coroutine, awaited

    def close(self) -> None:
        """Let go of it, also where its task was cancelled before it began."""
        self._coroutine.close()

    def __await__(self) -> Generator[Any, Any, None]:
        """Wait for what it waits for, again and again, and pass on what comes of it."""
        awaited = self._awaited
        try:
            while True:
                try:
                    found = yield awaited
                except BaseException as error:
                    awaited = self._coroutine.throw(error)
                else:
                    awaited = self._coroutine.send(found)
        except StopIteration:
            return


def begin(coroutine: Writing) -> Rest | None:
    """Run a coroutine up to where it has to wait; return what is left, None if it is done."""
    try:
        awaited = coroutine.send(None)
    except StopIteration:
        return None
    return Rest(coroutine, awaited)
