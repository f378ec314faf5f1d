"""The analyst: one process that weighs finished games, behind everything else on the machine.

It is a process like those that think for bots, but the nicest there is: who plays never waits for
it. It tells how far it is, and ends when there is nothing left to weigh.
"""

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any, Literal

import msgspec
from msgspec import Struct

from passgo.analysis import analyse
from passgo.game.play import Game
from passgo.game.records import RecordError
from passgo.refusal import Refusal
from passgo.server.clock import steady
from passgo.server.limits import ANALYSIS_SECONDS, ANALYST_NICE, FEWEST_TURNS
from passgo.server.play import bot_pool

LOG = logging.getLogger("passgo.server")
STEP = 0.01
"""The share of the work after which it is told again."""
Trouble = Literal["analysis-too-short", "analysis-broken", "analysis-failed"]
"""Why there is no report: nothing was played, it cannot be played again, or nobody weighed it."""


class Study(Struct, frozen=True, kw_only=True):
    """A game to weigh, and whose decisions."""

    record: dict[str, Any]
    seats: tuple[int, ...]


class Progress(Struct, frozen=True, tag="progress"):
    """How much of a study is done."""

    share: float


class Found(Struct, frozen=True, tag="found"):
    """What a study came to."""

    report: msgspec.Raw


class Failed(Struct, frozen=True, kw_only=True, tag="failed"):
    """Why a study came to nothing."""

    code: Trouble


Word = Progress | Found | Failed
WORDS: msgspec.json.Decoder[Word] = msgspec.json.Decoder(Word)


def work(pipe: Connection) -> None:
    """Weigh one game after the other until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pipe.send_bytes(bot_pool.READY)
        while True:
            study = msgspec.json.decode(pipe.recv_bytes(), type=Study)
            answer = weigh(study, lambda word: pipe.send_bytes(msgspec.json.encode(word)))
            pipe.send_bytes(msgspec.json.encode(answer))
    except (EOFError, OSError):
        return


def weigh(study: Study, tell: Callable[[Progress], None]) -> Found | Failed:
    """Return the report of a game, or why there is none."""
    told = 0.0

    def progress(share: float) -> None:
        nonlocal told
        if share - told >= STEP:
            told = share
            tell(Progress(share))

    try:
        if turns_of(study.record) < FEWEST_TURNS:
            return Failed(code="analysis-too-short")
        report = analyse(study.record, seats=study.seats or None, progress=progress)
    except (RecordError, Refusal, ValueError, LookupError):
        return Failed(code="analysis-broken")
    return Found(msgspec.Raw(msgspec.json.encode(report)))


def turns_of(record: dict[str, Any]) -> int:
    """Return how many turns began in a record, which may have gone on from a position."""
    return Game.replay(record).turns - Game.replay({**record, "orders": []}).turns


class Analyst:
    """Has one study done at a time, in a process that is there only meanwhile."""

    def __init__(self, seconds: float = ANALYSIS_SECONDS) -> None:
        self._seconds = seconds
        self._worker: bot_pool.Worker | None = None
        self._is_closed = False

    @property
    def is_working(self) -> bool:
        """Whether there is a process."""
        return self._worker is not None

    async def study(self, study: Study, tell: Callable[[float], None]) -> Found | Failed:
        """Return what a game came to; a process that dies or takes too long has failed."""
        return await asyncio.to_thread(self._ask, msgspec.json.encode(study), tell)

    def _ask(self, study: bytes, tell: Callable[[float], None]) -> Found | Failed:
        try:
            worker = self._hired()
        except OSError as error:
            LOG.warning("no process can be started for an analysis: %s", error)
            return Failed(code="analysis-failed")
        for word in self._words(worker, study):
            if not isinstance(word, Progress):
                return word
            tell(word.share)
        self.rest()
        return Failed(code="analysis-failed")

    def _hired(self) -> bot_pool.Worker:
        if self._worker is None:
            self._worker = bot_pool.Worker(work, ANALYST_NICE)
        if self._is_closed:
            self.rest()
            raise OSError("the server ends")
        return self._worker

    def _words(self, worker: bot_pool.Worker, study: bytes) -> Iterator[Word]:
        """Yield what a worker says until it is late or says nothing more."""
        until = steady() + self._seconds
        said = worker.ask(study, self._seconds)
        while said is not None:
            yield WORDS.decode(said)
            said = worker.hear(max(0.0, until - steady()))

    def rest(self) -> None:
        """End the process: the next study starts another."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()

    def close(self) -> None:
        """Weigh nothing more."""
        self._is_closed = True
        self.rest()
