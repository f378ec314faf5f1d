"""Analyses: a finished game is weighed once, behind everybody else, and then kept."""

import asyncio
import multiprocessing
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest
from load_analyses import measured
from scripts import begun, finished
from tables import Doc, Guest, running
from test_replay_routes import played, told
from test_restart import service

from passgo.analysis import analyse
from passgo.analysis.decisions import Decision
from passgo.analysis.fortunes import Fortune
from passgo.analysis.report import Report
from passgo.refusal import Refusal
from passgo.server.http.admission import Doors
from passgo.server.limits import MOST_ANALYSES, OF_A_DEVICE
from passgo.server.play import analyst, bot_pool
from passgo.server.play.analyst import Analyst, Failed, Found, Progress, Study, weigh
from passgo.server.play.bot_reasons import Reason
from passgo.server.rooms.analyses import Analyses, Analysis, study_of
from passgo.server.rooms.game_record import Told
from passgo.server.settings import Limits
from passgo.server.store.analysis_rows import FORM
from passgo.server.store.writer import Draft

FEW = 8
"""Rollouts that are enough where figures do not matter."""


def tell_nobody(_word: Progress) -> None:
    """Keep progress to oneself."""


async def weighed(ana: Guest) -> Doc:
    """Return the answer about a game, once it does not change any more."""
    while True:
        found: Doc = (await ana.http.get(f"/api/tables/{ana.table}/analysis")).json()
        if found["stage"] in ("done", "failed"):
            return found


def test_a_game_is_weighed_once_it_is_over_and_kept_for_good(database: str) -> None:
    async def run() -> None:
        wanted = service(database)
        async with running(wanted) as base:
            early = Guest(base)
            await begun(early, "classic-2003", ["", "novice"])
            path = f"/api/tables/{early.table}/analysis"
            for asked in (await early.http.get(path), await early.http.post(path, json={})):
                assert (asked.status_code, asked.json()["code"]) == (409, "not-over")
            await early.close()
            ana = await finished(base)
            path = f"/api/tables/{ana.table}/analysis"
            before = await ana.http.get(path)
            assert before.json()["stage"] == "none"
            assert before.headers["cache-control"] == "no-store"
            assert (await ana.post(path, {}, 200))["stage"] == "running"
            found = await weighed(ana)
            report = found["report"]
            assert [rate["value"] for rate in report["curve"][-1]["chances"]["seats"]] == [0, 1]
            assert {decision["seat"] for decision in report["decisions"]} == {0}
            assert (await ana.post(path, {}, 200))["stage"] == "done"
        async with running(wanted) as base:
            back = Guest(base)
            back.http.cookies = ana.http.cookies
            kept = await back.http.get(path)
            assert kept.json() == found
            known = {"if-none-match": kept.headers["etag"]}
            assert kept.headers["cache-control"] == "private, no-cache"
            assert (await back.http.get(path, headers=known)).status_code == 304
            await back.http.aclose()
        await ana.http.aclose()

    asyncio.run(run())


def test_strangers_see_no_analysis_of_a_locked_table(tmp_path: Any) -> None:
    async def run() -> None:
        async with running(service(str(tmp_path / "games.sqlite"))) as base:
            ana, eva = await finished(base, decisions=1), Guest(base)
            path = f"/api/tables/{ana.table}"
            await ana.post(f"{path}/motions", {"what": "lock", "locked": True})
            assert (await eva.http.post(f"{path}/analysis", json={})).status_code == 404
            branch = {"seq": 1, "seat": 0}
            assert (await eva.http.post(f"{path}/branches", json=branch)).status_code == 404
            assert (await ana.post(f"{path}/analysis", {}, 200))["stage"] == "running"
            assert (await weighed(ana))["code"] == "analysis-too-short"
            assert (await ana.post(f"{path}/analysis", {}, 200))["stage"] == "failed"
            for guest in (ana, eva):
                await guest.http.aclose()

    asyncio.run(run())


class Slow(Analyst):
    """An analyst who waits for a word before each study, and fails where it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[Study] = []
        self.go = asyncio.Queue[Found | Failed]()

    async def study(self, study: Study, tell: Callable[[float], None]) -> Found | Failed:
        tell(0.5)
        self.done.append(study)
        return await self.go.get()


class Book:
    """A writer that keeps everything at once."""

    def __init__(self) -> None:
        self.kept = 0

    async def do(self, work: Callable[[Draft], None]) -> None:
        work(Draft())
        self.kept += 1


FOUND = Found(msgspec.Raw(b"{}"))


def game(name: str, edition: str = "classic-2003") -> Told:
    return told(played(edition, 10), name)


async def settled(analyses: Analyses, table_id: str, stage: str) -> Analysis:
    while analyses.stage_of(table_id).stage != stage:
        await asyncio.sleep(0)
    return analyses.stage_of(table_id)


def test_games_are_weighed_one_after_the_other_each_once() -> None:
    async def run() -> None:
        slow, book = Slow(), Book()
        analyses: Analyses = Analyses(book, slow)  # type: ignore[arg-type]
        first, second = game("a"), game("b")
        for one in (first, second, first):
            analyses.ask(one)
        while not slow.done:
            await asyncio.sleep(0)
        assert analyses.stage_of("a") == Analysis(stage="running", share=0.5)
        assert analyses.stage_of("b") == Analysis(stage="waiting", ahead=1)
        slow.go.put_nowait(FOUND)
        await settled(analyses, "b", "running")
        slow.go.put_nowait(Failed(code="analysis-failed"))
        assert (await settled(analyses, "b", "failed")).code == "analysis-failed"
        assert (book.kept, analyses.stage_of("a").stage) == (1, "none")
        assert analyses.ask(second).stage == "running"
        slow.go.put_nowait(Failed(code="analysis-broken"))
        await settled(analyses, "b", "failed")
        assert analyses.ask(second).stage == "failed"
        assert len(slow.done) == 3
        await analyses.stop()

    asyncio.run(run())


def test_a_game_that_cannot_even_be_read_holds_up_nobody() -> None:
    async def run() -> None:
        slow = Slow()
        analyses: Analyses = Analyses(Book(), slow)  # type: ignore[arg-type]
        setup = msgspec.structs.replace(game("a").setup, variant="of another version")
        analyses.ask(game("a")._replace(setup=setup))
        analyses.ask(game("b"))
        await settled(analyses, "b", "running")
        assert analyses.stage_of("a") == Analysis(stage="failed", code="analysis-broken")
        await analyses.stop()

    asyncio.run(run())


def test_only_so_many_wait_and_only_with_dice() -> None:
    async def run() -> None:
        analyses: Analyses = Analyses(Book(), Slow())  # type: ignore[arg-type]
        with pytest.raises(Refusal, match="analysis-no-dice"):
            analyses.ask(game("k", "knockout-2024"))
        one = game("")
        for number in range(MOST_ANALYSES):
            analyses.ask(one._replace(game=str(number)))
        with pytest.raises(Refusal, match="analysis-queue"):
            analyses.ask(one._replace(game="more"))
        assert analyses.ask(one._replace(game="1")).ahead == 1
        await analyses.stop()
        assert analyses.waiting == 0

    asyncio.run(run())


def test_nobody_has_the_whole_line_to_themselves() -> None:
    async def run() -> None:
        analyses: Analyses = Analyses(Book(), Slow())  # type: ignore[arg-type]
        one = game("")
        ana, neighbour = {"ana": 2, "home": 3}, {"bo": 2, "home": 3}
        for number, who in enumerate((ana, ana, neighbour)):
            analyses.ask(one._replace(game=str(number)), who)
        for who, most in ((ana, 2), (neighbour, 3)):
            with pytest.raises(Refusal, match="analyses-of-yours") as refused:
                analyses.ask(one._replace(game="more"), who)
            assert refused.value.facts == {"most": most}
        assert analyses.ask(one._replace(game="1"), ana).ahead == 1
        assert analyses.ask(one._replace(game="more"), {"cleo": 2, "away": 3}).ahead == 3
        await analyses.stop()

    asyncio.run(run())


def test_who_waits_no_more_may_ask_again() -> None:
    async def run() -> None:
        slow = Slow()
        analyses: Analyses = Analyses(Book(), slow)  # type: ignore[arg-type]
        broken = msgspec.structs.replace(game("a").setup, variant="of another version")
        analyses.ask(game("a")._replace(setup=broken), {"ana": 1})
        await settled(analyses, "a", "failed")
        assert analyses.ask(game("b"), {"ana": 1}).stage == "running"
        await analyses.stop()

    asyncio.run(run())


def test_what_nobody_expected_fails_alone(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Slow):
        async def study(self, study: Study, tell: Callable[[float], None]) -> Found | Failed:
            if not self.done:
                self.done.append(study)
                raise RuntimeError("nobody expected that")
            return await super().study(study, tell)

    async def run() -> None:
        broken, book = Broken(), Book()
        analyses: Analyses = Analyses(book, broken)  # type: ignore[arg-type]
        analyses.ask(game("a"))
        analyses.ask(game("b"))
        assert (await settled(analyses, "a", "failed")).code == "analysis-failed"
        broken.go.put_nowait(FOUND)
        await settled(analyses, "b", "none")
        assert book.kept == 1
        await analyses.stop()

    asyncio.run(run())
    assert "nobody expected that" in caplog.text


def test_a_report_with_other_members_has_another_form() -> None:
    """What was kept in an earlier form is made anew: pages know only the newest one."""
    members = {kind.__name__: kind.__struct_fields__ for kind in (Report, Decision, Fortune)}

    assert (FORM, members) == (
        2,
        {
            "Report": ("seats", "curve", "decisions", "deals", "fortunes"),
            "Decision": (
                *("number", "turn", "seat", "done", "best", "chance", "loss", "grade", "others"),
            ),
            "Fortune": ("start", "luck", "skill", "others", "result"),
        },
    )


def test_a_device_asks_for_so_many_in_an_hour() -> None:
    doors = Doors(Limits())
    most, _ = OF_A_DEVICE["analyse"]
    for _ in range(most):
        doors.count("analyse", "192.0.2.1", "device")

    with pytest.raises(Refusal, match="too-fast"):
        doors.count("analyse", "192.0.2.1", "device")


def test_a_process_that_is_killed_has_failed_and_the_next_one_has_not() -> None:
    async def run() -> None:
        study, person = study_of(game("a")), Analyst()

        def kill(_share: float) -> None:
            assert person._worker is not None
            person._worker.process.kill()

        assert await person.study(study, kill) == Failed(code="analysis-failed")
        assert not person.is_working
        found = await person.study(study, lambda _share: None)
        assert isinstance(found, Found)
        person.close()
        assert await person.study(study, lambda _share: None) == Failed(code="analysis-failed")

    asyncio.run(run())


@pytest.mark.parametrize("luck", ["drawn", "told"])
@pytest.mark.parametrize(
    "edition", ["classic-2003", "euro-1999", "revolution-2009", "clone-wars-2008"]
)
def test_every_edition_with_dice_is_weighed_whoever_tells_the_luck(
    monkeypatch: pytest.MonkeyPatch, edition: str, luck: str
) -> None:
    monkeypatch.setattr(analyst, "analyse", partial(analyse, rollouts=FEW))
    setup = msgspec.structs.replace(game("a", edition).setup, luck=luck)
    shares: list[Progress] = []

    found = weigh(study_of(game("a", edition)._replace(setup=setup)), shares.append)

    assert isinstance(found, Found)
    assert len(msgspec.json.decode(found.report)["curve"]) > 2
    assert shares[-1].share == 1


def test_what_cannot_be_played_again_is_broken() -> None:
    study = study_of(game("a"))
    orders = [{"do": "Buy", "seat": 0}, *study.record["orders"]]
    newer = {**study.record, "version": 99}

    for record in ({**study.record, "orders": orders}, newer):
        broken = weigh(Study(record=record, seats=()), tell_nobody)
        assert broken == Failed(code="analysis-broken")


def test_the_decisions_of_people_are_weighed_and_of_bots_where_nobody_else_played() -> None:
    match = told(played("classic-2003", 10))

    def with_bots_at(*seats: int) -> Told:
        steps = [
            (seq, msgspec.structs.replace(step, bot=Reason(asked=0)) if step.by in seats else step)
            for seq, step in match.steps
        ]
        return match._replace(steps=steps)

    assert study_of(with_bots_at()).seats == (0, 1)
    assert study_of(with_bots_at(0)).seats == (1,)
    assert study_of(with_bots_at(0, 1)).seats == ()


@pytest.mark.long
def test_twenty_analyses_beside_a_table_do_not_slow_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both halves are played in turns, so that they meet the same machine.

    The process is a child of this one, as at a server, so that it can be halted.
    """
    monkeypatch.setattr(bot_pool, "STARTED_BY", multiprocessing.get_context("spawn"))
    found = asyncio.run(measured(games=MOST_ANALYSES, slices=4, folder=tmp_path))

    assert found.most == 1
    assert found.waiting > 0
    assert median(found.beside) < 2 * median(found.halted) + 5
