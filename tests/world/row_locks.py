"""Row locks: who may change which row, in the way of PostgreSQL, with its deadlocks."""

import asyncio
from typing import Literal

from asyncpg.exceptions import DeadlockDetectedError

Mode = Literal["share", "write", "update"]
Key = tuple[object, ...]
AGAINST: dict[Mode, tuple[Mode, ...]] = {
    "share": ("update",),
    "write": ("write", "update"),
    "update": ("share", "write", "update"),
}
"""What a lock cannot stand beside; a reference to a row shares it."""


class RowLocks:
    """All locks of a database; *owner* is a transaction."""

    def __init__(self) -> None:
        self._held: dict[Key, dict[object, Mode]] = {}
        self._waiting: dict[object, set[object]] = {}
        self._woken: list[asyncio.Future[None]] = []

    def in_the_way(self, owner: object, key: Key, mode: Mode) -> list[object]:
        """Return who holds a row in a way that keeps somebody from it."""
        held = self._held.get(key, {})
        return [other for other, has in held.items() if other != owner and has in AGAINST[mode]]

    async def take(self, owner: object, keys: list[Key], mode: Mode) -> bool:
        """Lock rows, waiting for whoever has them; return whether anybody was waited for."""
        has_waited = False
        while others := [who for key in keys for who in self.in_the_way(owner, key, mode)]:
            has_waited = True
            await self._wait(owner, set(others))
        for key in keys:
            held = self._held.setdefault(key, {})
            held[owner] = max(held.get(owner, mode), mode, key=list(AGAINST).index)
        return has_waited

    async def _wait(self, owner: object, others: set[object]) -> None:
        self._waiting[owner] = others
        try:
            if self._leads_back(owner):
                raise DeadlockDetectedError("deadlock detected")
            woken = asyncio.get_running_loop().create_future()
            self._woken.append(woken)
            await woken
        finally:
            self._waiting.pop(owner, None)

    def _leads_back(self, owner: object) -> bool:
        """Tell whether somebody waits for oneself in the end."""
        seen, todo = list[object](), list(self._waiting.get(owner, ()))
        while todo:
            other = todo.pop()
            if other is owner:
                return True
            if other not in seen:
                seen.append(other)
                todo += self._waiting.get(other, ())
        return False

    def release(self, owner: object) -> None:
        """Let go of all rows of a transaction, and let others try again in their order."""
        for held in self._held.values():
            held.pop(owner, None)
        self._held = {key: held for key, held in self._held.items() if held}
        woken, self._woken = self._woken, []
        for each in woken:
            if not each.done():
                each.set_result(None)
