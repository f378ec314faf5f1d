"""Analyses: finished games that are weighed one after the other, each once, and then kept.

What waits is only in memory: after a restart it begins again when somebody asks for it.
"""

import asyncio
import logging
import zlib
from collections.abc import Mapping
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Struct

from passgo.games import class_of
from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.limits import FAILURES_KEPT, MOST_ANALYSES
from passgo.server.play.analyst import Analyst, Failed, Found, Study
from passgo.server.play.game import record_of
from passgo.server.play.game_log import NOBODY, Step, orders_in
from passgo.server.rooms.game_record import Told
from passgo.server.rooms.rooms import NO_LONGER_PLAYS
from passgo.server.store.analysis_rows import keep_analysis
from passgo.server.store.writer import NotKept, Writer
from passgo.server.wire.splicing import up_to

LOG = logging.getLogger("passgo.server")
Stage = Literal["none", "waiting", "running", "done", "failed"]
NO_LIMITS: Mapping[str, int] = {}
GZIP = 31
"""How zlib is told that a stream has the head of gzip."""


class Analysis(Struct, frozen=True, kw_only=True):
    """How far the analysis of a finished game is: the *share* that is done, or why it failed.

    *ahead* is how many other games are weighed before it, *report* what it came to.
    """

    stage: Stage
    share: float = 0.0
    ahead: int = 0
    code: str = ""
    report: dict[str, Any] | None = None


class Waiting(NamedTuple):
    """A game in the line, and who asked for it."""

    told: Told
    askers: frozenset[str]


class Analyses:
    """The line of games to be weighed; the first in it is being weighed."""

    def __init__(self, writer: Writer, analyst: Analyst) -> None:
        self._writer, self._analyst = writer, analyst
        self._line: dict[str, Waiting] = {}
        self._share = 0.0
        self._failures: dict[str, str] = {}
        self._working: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many games are in the line."""
        return len(self._line)

    def stage_of(self, table_id: str) -> Analysis:
        """Return how far the analysis of a table is that is not kept."""
        if table_id in self._line:
            ahead = list(self._line).index(table_id)
            stage: Stage = "waiting" if ahead else "running"
            return Analysis(stage=stage, share=0.0 if ahead else self._share, ahead=ahead)
        if code := self._failures.get(table_id, ""):
            return Analysis(stage="failed", code=code)
        return Analysis(stage="none")

    def ask(self, told: Told, most: Mapping[str, int] = NO_LIMITS) -> Analysis:
        """Put a finished game into the line, where each is once, and return how far it is.

        *most* is how many may wait for each who asks now: a device and its address.
        """
        must_be_analysed(told)
        if told.game not in self._line and self._may_succeed(told.game):
            if len(self._line) >= MOST_ANALYSES:
                raise Refusal("analysis-queue", (), {"most": MOST_ANALYSES})
            self._check_asker(most)
            self._failures.pop(told.game, None)
            self._line[told.game] = Waiting(told, frozenset(most))
            if self._working is None:
                self._working = asyncio.create_task(self._work())
        return self.stage_of(told.game)

    def _check_asker(self, most: Mapping[str, int]) -> None:
        """Refuse somebody for whom many games wait already: others have a place in the line too."""
        for who, allowed in most.items():
            if sum(who in one.askers for one in self._line.values()) >= allowed:
                raise Refusal("analyses-of-yours", (), {"most": allowed})

    def _may_succeed(self, table_id: str) -> bool:
        """Tell whether it makes sense to try: what failed because of the game fails again."""
        return self._failures.get(table_id, "") in ("", "analysis-failed")

    async def _work(self) -> None:
        try:
            while self._line:
                told = next(iter(self._line.values())).told
                try:
                    await self._weigh(told)
                except Exception:
                    LOG.exception("the analysis of a game failed")
                    self._note_failure(told.game, code="analysis-failed")
                self._line.pop(told.game, None)
                if not self._line:  # Others may come while the process ends.
                    await asyncio.to_thread(self._analyst.rest)
        finally:
            self._working = None

    async def _weigh(self, told: Told) -> None:
        self._share = 0.0
        try:
            study = await asyncio.to_thread(study_of, told)
        except NO_LONGER_PLAYS:
            self._note_failure(told.game, code="analysis-broken")
            return
        found = await self._analyst.study(study, self._note_share)
        if isinstance(found, Failed):
            self._note_failure(told.game, found.code)
            return
        answer = await asyncio.to_thread(written, found)
        keep = partial(keep_analysis, table_id=told.game, answer=answer, now=time_now())
        try:
            await self._writer.do(keep)
        except NotKept:
            self._note_failure(told.game, code="analysis-failed")

    def caches(self) -> dict[str, int]:
        """Return how much is remembered, by name."""
        return {"failures": len(self._failures)}

    def _note_share(self, share: float) -> None:
        self._share = share

    def _note_failure(self, table_id: str, code: str) -> None:
        self._failures[table_id] = code
        if len(self._failures) > FAILURES_KEPT:
            del self._failures[next(iter(self._failures))]

    async def stop(self) -> None:
        """Weigh nothing more."""
        self._line.clear()
        self._analyst.close()
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait({self._working})


def must_be_analysed(told: Told) -> None:
    """Refuse games of skill: there is no model of how people slide."""
    if not class_of(told.setup.edition).is_analysed:
        raise Refusal("analysis-no-dice")


def study_of(told: Told) -> Study:
    """Return what is to be weighed: the decisions of people, of bots where nobody else played."""
    record = record_of(told.setup, told.names, orders_in(told.steps), told.base)
    people = sorted({step.by for _, step in told.steps if is_of_a_person(step)})
    return Study(record=record, seats=tuple(people))


def is_of_a_person(step: Step) -> bool:
    """Tell whether somebody decided a step: no bot, nor the server that asks for a rent."""
    is_claim = all(order["do"] == "Claim" for order in step.orders)
    return step.by != NOBODY and step.bot is UNSET and not is_claim


def written(found: Found) -> bytes:
    """Return the answer with a report as it is kept and sent: packed."""
    head = up_to(b"null}", msgspec.json.encode(Analysis(stage="done", share=1.0)))
    packing = zlib.compressobj(9, zlib.DEFLATED, GZIP)
    return packing.compress(head + found.report + b"}") + packing.flush()
