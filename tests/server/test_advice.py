"""Advice: what the champion would do is told to who plays bots alone, and to nobody else."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from scripts import begun, finished, is_open, plain_order, raising
from tables import Doc, Guest, running
from test_duties import started, table
from test_host import motion
from test_restart import service

from passgo.game.play import Game
from passgo.game.thinking import LEVELS
from passgo.refusal import Refusal
from passgo.server.http.admission import Doors
from passgo.server.limits import OF_A_DEVICE, OF_A_SEAT
from passgo.server.play.bot_orders import Task
from passgo.server.play.bot_pool import Pool
from passgo.server.rooms.advice import ADVISER, must_be_alone
from passgo.server.settings import Limits
from passgo.server.table.onward import onward_table
from passgo.server.table.rematch import fresh_table
from passgo.server.table.seats import seat_guest, set_level
from passgo.server.table.table import Table
from passgo.thoughts import Thought

ALONE = ["", "novice"]


def at_a_server(visit: Callable[[str], Awaitable[None]], database: str) -> None:
    """Visit a server."""

    async def run() -> None:
        async with running(service(database)) as base:
            await visit(base)

    asyncio.run(run())


def path_of(guest: Guest) -> str:
    return f"/api/tables/{guest.table}/advice"


async def refused(guest: Guest, table: str = "") -> tuple[int, str]:
    """Ask for advice, and return how that is refused."""
    answer = await guest.http.post(f"/api/tables/{table or guest.table}/advice", json={})
    return answer.status_code, answer.json()["code"]


async def until_asked(guest: Guest, wanted: str = "") -> None:
    """Play plainly up to a question to the guest first of all, of some kind perhaps."""
    while True:
        prompt = guest.prompt
        if prompt["seats"][:1] == [guest.seat]:
            if wanted in ("", prompt["ask"]):
                return
            await guest.play(plain_order(guest))
        else:
            await guest.hear()


def test_the_champion_is_one_of_the_levels() -> None:
    assert ADVISER in LEVELS


def test_who_plays_bots_alone_is_told_a_way_that_is_open_and_the_game_stays_as_it_was(
    database: str,
) -> None:
    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ALONE)
        await until_asked(ana, "BuyOrAuction")
        record = (await ana.http.get(f"/api/tables/{ana.table}/record")).json()
        found = await ana.post(path_of(ana), {}, 200)
        assert found["order"]["seat"] == ana.seat
        assert found["order"]["do"] in ("Buy", "Decline", "Mortgage")
        assert found["answers"] == ana.prompt["id"]
        assert await ana.post(path_of(ana), {}, 200) == found
        after = (await ana.http.get(f"/api/tables/{ana.table}/record")).json()
        assert after == record
        order: Doc = {key: value for key, value in found["order"].items() if key != "seat"}
        await ana.play(order)
        await ana.close()

    at_a_server(visit, database)


def test_nobody_else_is_told(database: str) -> None:
    async def visit(base: str) -> None:
        ana, bo, onlooker = Guest(base), Guest(base), Guest(base)
        await ana.make("classic-2003", ["", "novice"])
        await ana.sit(ana.table, 0, "Ana")
        assert await refused(ana) == (409, "not-started")
        assert await refused(onlooker, "nowhere") == (404, "unknown-table")
        await ana.listen()
        await ana.start()
        await ana.hear_until("whole")
        await until_asked(ana)
        assert await refused(onlooker, ana.table) == (409, "only-looking-on")
        await ana.post(f"/api/tables/{ana.table}/pause", {"paused": True})
        assert await refused(ana) == (409, "paused")
        await ana.close()
        await bo.make("classic-2003", ["", "", "novice"])
        await bo.sit(bo.table, 0, "Bo")
        await bo.sit(bo.table, 1, "Cleo")
        await bo.listen()
        await bo.start()
        await bo.hear_until("whole")
        assert await refused(bo) == (409, "advice-company")
        await motion(bo, what="hand-over", seat=1, level="novice")
        assert await refused(bo) == (409, "advice-company")
        await bo.close()
        await onlooker.http.aclose()

    at_a_server(visit, database)


@pytest.mark.parametrize(
    ("edition", "more", "code"),
    [
        ("knockout-2024", {}, "advice-no-dice"),
        ("classic-2003", {"luck": "told"}, "advice-told-luck"),
    ],
)
def test_games_without_drawn_dice_have_no_advice(
    database: str, edition: str, more: Doc, code: str
) -> None:
    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, edition, ALONE, **more)
        assert await refused(ana) == (409, code)
        await ana.close()

    at_a_server(visit, database)


def test_a_game_that_is_over_has_no_advice(database: str) -> None:
    async def visit(base: str) -> None:
        ana = await finished(base)
        assert await refused(ana) == (409, "advice-over")
        await ana.http.aclose()

    at_a_server(visit, database)


def test_a_question_to_a_bot_has_no_advice(database: str) -> None:
    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ALONE, pace="1x")
        while ana.prompt["seats"][:1] == [ana.seat]:
            await ana.play(plain_order(ana))
        assert await refused(ana) == (409, "advice-not-asked")
        await ana.close()

    at_a_server(visit, database)


def test_without_compiled_rules_there_is_none(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "is_too_slow", lambda level: level == ADVISER)

    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ALONE)
        await until_asked(ana)
        assert await refused(ana) == (409, "advice-too-slow")
        await ana.close()

    at_a_server(visit, database)


def test_an_answer_that_comes_too_late_is_said_to_be(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ALONE)
        await until_asked(ana)
        think, tasks = Pool.think, list[Task]()

        async def slowly(self: Pool, task: Task) -> Thought | None:
            if ADVISER not in task.levels:
                return await think(self, task)
            tasks.append(task)
            if len(tasks) == 1:
                return None
            await ana.play(plain_order(ana))
            return await think(self, task)

        monkeypatch.setattr(Pool, "think", slowly)
        assert await refused(ana) == (503, "advice-failed")
        assert await refused(ana) == (409, "no-longer-asked")
        assert [task.memory for task in tasks] == [[], []]
        assert tasks[0].levels == (ADVISER, "novice")
        await ana.close()

    at_a_server(visit, database)


def test_advice_for_a_position_that_has_changed_is_late_though_the_question_is_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ALONE)
        await until_asked(ana, "EndTurnOrGoOn")
        while not is_open(ana, "Mortgage"):
            await ana.play(plain_order(ana))
            await until_asked(ana, "EndTurnOrGoOn")
        think, asked = Pool.think, ana.prompt["id"]

        async def slowly(self: Pool, task: Task) -> Thought | None:
            if ADVISER in task.levels:
                mortgage = raising(ana)
                assert mortgage["do"] == "Mortgage"
                assert (await ana.play(mortgage))["ok"]
            return await think(self, task)

        monkeypatch.setattr(Pool, "think", slowly)
        assert await refused(ana) == (409, "no-longer-asked")
        assert ana.prompt["id"] == asked
        await ana.close()

    at_a_server(visit, database)


def test_a_game_that_ever_was_one_of_several_people_has_no_advice() -> None:
    alone = table("", "novice", "novice")
    must_be_alone(alone)
    alone.life.player = alone.seats[0].device
    must_be_alone(alone)
    set_level(alone, 0, "novice")
    seat_guest(alone, 0, "device 0", "Ana")
    must_be_alone(alone)
    set_level(alone, 0, "novice")
    seat_guest(alone, 0, "another", "Bo")
    with pytest.raises(Refusal, match="advice-company"):
        must_be_alone(alone)


def test_a_game_of_several_people_stays_one_where_it_goes_on() -> None:
    shared = table("", "novice")
    shared.life.company = True
    there = onward_table(shared, started(shared))
    further = onward_table(playing(there), started(there))
    for one in (there, further):
        with pytest.raises(Refusal, match="advice-company"):
            must_be_alone(one)
    assert not fresh_table(shared, shared.setup).life.company


def playing(one: Table) -> Table:
    """Return a table as if it had started."""
    one.status = "playing"
    return one


def test_a_device_asks_so_often_and_no_more() -> None:
    doors = Doors(Limits())
    for _ in range(OF_A_DEVICE["advice"][0]):
        doors.count("advice", "192.0.2.1", "device")

    with pytest.raises(Refusal, match="too-fast"):
        doors.count("advice", "192.0.2.1", "device")


def test_a_seat_asks_so_often_and_no_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF_A_SEAT, "advice", (3, 600.0))
    most = OF_A_SEAT["advice"][0]

    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ALONE)
        await until_asked(ana)
        for _ in range(most):
            assert (await ana.http.post(path_of(ana), json={})).status_code == 200
        assert await refused(ana) == (429, "too-fast")
        await ana.close()

    at_a_server(visit, database)


def test_the_champion_says_what_it_would_have_done_in_a_game_that_is_over(database: str) -> None:
    async def visit(base: str) -> None:
        ana, stranger = await finished(base), Guest(base)
        path = f"/api/tables/{ana.table}/replay/advice"
        steps = (await ana.http.get(f"/api/tables/{ana.table}/replay")).json()["steps"]
        asked = next(step for step in steps if step["prompt"]["ask"] == "BuyOrAuction")
        found = await stranger.post(path, {"seq": asked["seq"]}, 200)
        assert found["answers"] == asked["seq"]
        assert found["order"]["seat"] == asked["prompt"]["seats"][0]
        assert found["order"]["do"] in ("Buy", "Decline", "Mortgage")
        assert await stranger.post(path, {"seq": asked["seq"]}, 200) == found
        over = await stranger.post(path, {"seq": steps[-1]["seq"]}, 409)
        assert over["code"] == "branch-over"
        await ana.http.aclose()
        await stranger.http.aclose()

    at_a_server(visit, database)


@pytest.mark.parametrize("edition", ["classic-2003", "knockout-2024"])
def test_nobody_is_told_of_the_moments_of_a_game_that_runs(database: str, edition: str) -> None:
    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, edition, ALONE)
        answer = await ana.post(f"/api/tables/{ana.table}/replay/advice", {"seq": 1}, 409)
        assert answer["code"] == "not-over"
        await ana.close()

    at_a_server(visit, database)
