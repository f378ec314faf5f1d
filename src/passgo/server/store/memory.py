"""Memory: what is in use of the store, each loaded once when somebody asks for it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from passgo.refusal import Refusal
from passgo.server.store.store import Store
from passgo.server.store.versions import Versioned
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.table import ID

V = TypeVar("V", bound=Versioned)
T = TypeVar("T")


class NotInMemory(Exception):
    """What was to be worked with left memory before."""


class Memory(ABC, Generic[V]):
    """What is in memory by its id, the longest unused first."""

    def __init__(self, store: Store, writer: Writer) -> None:
        self.store, self.writer = store, writer
        self._held: dict[str, V] = {}
        self._loading: dict[str, asyncio.Task[V]] = {}

    @abstractmethod
    async def load(self, wanted: str) -> V | None:
        """Read something from the store and enter it, unless there is no such thing."""

    @abstractmethod
    def unknown(self) -> Refusal:
        """Return the refusal of something that there is not."""

    def in_memory(self) -> dict[str, V]:
        """Return what is in memory by its id."""
        return self._held

    @property
    def all(self) -> list[V]:
        """What is in memory."""
        return list(self._held.values())

    def is_coming(self, wanted: str) -> bool:
        """Tell whether something is being loaded."""
        return wanted in self._loading

    def enter(self, thing: V) -> None:
        """Hold something from here on."""
        self._held[thing.id] = thing

    def drop(self, thing: V) -> bool:
        """Hold something no longer; return whether it was held."""
        is_held = self._held.get(thing.id) is thing
        if is_held:
            del self._held[thing.id]
        return is_held

    async def get(self, wanted: str) -> V:
        """Return something; nobody learns whether what is unknown ever existed."""
        if ID.fullmatch(wanted) is None:
            raise self.unknown()
        held = self._held.get(wanted)
        if held is not None and wanted not in self._loading:
            self._held[wanted] = self._held.pop(wanted)  # It was used last.
            return held
        loading = self._loading.get(wanted)
        if loading is None:
            loading = self._loading[wanted] = asyncio.create_task(self._load_kept(wanted))
            loading.add_done_callback(lambda _task: self._loading.pop(wanted))
        return await asyncio.shield(loading)

    async def _load_kept(self, wanted: str) -> V:
        await self.writer.do(nothing)  # What was written of it last is kept from here on.
        loaded = await self.load(wanted)
        if loaded is None:
            raise self.unknown()
        return loaded

    async def do(self, wanted: str, work: Callable[[Draft, V], T], changes: bool = True) -> T:
        """Do something with what is wanted in the writer's queue; the result is kept then."""
        while True:
            thing = await self.get(wanted)
            working = partial(in_memory, thing=thing, work=work)
            try:
                return await self.writer.do(working, thing, changes)
            except NotInMemory:
                continue

    async def close(self) -> None:
        """Forget everything, and stop what is being loaded."""
        loading = list(self._loading.values())
        for thing in self.all:
            thing.forget()
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)


def nothing(_draft: Draft) -> None:
    """Do nothing but wait for a turn in the queue."""


def in_memory(draft: Draft, thing: V, work: Callable[[Draft, V], T]) -> T:
    """Do something with what is still in memory."""
    if thing.is_forgotten:
        raise NotInMemory
    return work(draft, thing)
