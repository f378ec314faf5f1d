"""Arrival: what came in time counts, what came late does not, however late either is read."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest
from processes import fronts_of
from scripts import plain_order
from tables import Doc, Guest, running, service

from passgo.server.http import arrival_times

CLOCK = 2
"""Seconds for a turn."""


def heard_late(folder: Path, fronts: int, said_after: float, more: int = 0) -> list[Doc]:
    """Return the answers to what is said so long after a question, to a server that stands still.

    The server runs in this very process: while the test sleeps, it stands still, and so do its
    fronts.
    """

    async def run() -> list[Doc]:
        async with running(service(folder, fronts)) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", "novice"], clock=CLOCK)
            await ana.sit(ana.table, 0, "Ana")
            await ana.listen()
            await ana.start()
            while not ana.is_asked:
                await ana.hear()
            action = {"seat": 0} | plain_order(ana)
            stopped = fronts_of(os.getpid())
            for front in stopped:
                os.kill(front, signal.SIGSTOP)
            time.sleep(said_after)
            sent = [
                await ana.send(type="play", order=action, answers=ana.prompt["id"])
                for _ in range(1 + more)
            ]
            time.sleep(CLOCK)
            for front in stopped:
                os.kill(front, signal.SIGCONT)
            while not set(sent) <= ana.answers.keys():
                await ana.hear()
            await ana.close()
            return [ana.answers[each] for each in sent]

    return asyncio.run(run())


@pytest.mark.parametrize("fronts", [0, 1])
def test_what_arrived_late_does_not_count_though_the_server_reads_it_first(
    tmp_path: Path, fronts: int
) -> None:
    (answer,) = heard_late(tmp_path, fronts, CLOCK + 0.5)

    assert answer["no"]["code"] == "too-late"


def test_of_what_was_read_together_only_the_last_is_known_to_be_late(tmp_path: Path) -> None:
    first, last = heard_late(tmp_path, 0, CLOCK + 0.5, more=1)

    assert first["ok"]
    assert last["no"]["code"] in ("no-longer-asked", "too-late")


def test_where_no_kernel_knows_it_everything_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrival_times, "TCP_INFO", None)

    (answer,) = heard_late(tmp_path, 0, CLOCK + 0.5)

    assert answer["ok"]
