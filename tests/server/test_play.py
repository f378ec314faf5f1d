"""Play over real sockets: patches, retries, two tabs, reconnecting, undo, probe, pause, chat."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from scripted import scripted, throws
from scripts import begun, play_on
from tables import Guest, running, service

from passgo.server.limits import OF_A_SEAT
from passgo.server.play.patches import patched

ANA_FIRST = ((6, 5), (1, 2))
BOT_FIRST = ((1, 2), (6, 5))
TO_ONE_STREET = ((1, 2), (1, 2))
"""Throws with which the second player comes to the street that the first has bought."""
AN_HOUR = 3600.0
ANA_THROWS = 2
"""Decisions of Ana until she stands there, if the bot was first: both are throws."""


def played(folder: Path, script: Callable[[str], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(service(folder)) as base:
            await script(base)

    asyncio.run(run())


async def two(base: str, edition: str = "classic-2003", **more: str) -> tuple[Guest, Guest]:
    """Return two people at a started table, by default of the classic edition."""
    ana, bo = Guest(base), Guest(base)
    await ana.make(edition, ["", ""], **more)
    await ana.sit(ana.table, 0, "Ana")
    await bo.sit(ana.table, 1, "Bo")
    await ana.listen()
    await bo.listen()
    await ana.start()
    for guest in (ana, bo):
        await guest.hear_until("whole")
    return ana, bo


async def step(ana: Guest, bo: Guest) -> None:
    """Have whoever is asked answer plainly, and both hear of it."""
    asked, other = (ana, bo) if ana.is_asked else (bo, ana)
    assert asked.is_asked
    await play_on(asked, 1)
    while other.seq < asked.seq:
        await other.hear()


async def on_turn(ana: Guest, bo: Guest, ask: str) -> Guest:
    """Play plainly until somebody is asked a question; return who."""
    while ana.prompt["ask"] != ask:
        await step(ana, bo)
    return ana if ana.is_asked else bo


def test_a_patched_view_is_the_view_of_the_seat_after_each_step(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        for _ in range(20):
            await step(ana, bo)
            fresh = Guest(base)
            fresh.table, fresh.http.cookies = ana.table, ana.http.cookies
            await fresh.listen()
            await fresh.hear_until("whole")
            assert ana.view == fresh.view
            assert ana.options == fresh.options
            await fresh.close()
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_a_retry_repeats_the_first_answer_and_does_nothing_else(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        first = await ana.play({"do": "Roll"}, id="once")
        seq = ana.seq
        del ana.answers["once"]
        again = await ana.play({"do": "Roll"}, answers=1, id="once")
        assert first == again
        assert first["ok"]
        assert ana.seq == seq
        late = await ana.play({"do": "Roll"}, answers=1)
        assert late["no"]["code"] == "no-longer-asked"
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_two_tabs_on_one_seat_see_the_same_and_both_may_play(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        tab = Guest(base)
        tab.table, tab.seat, tab.http.cookies = ana.table, 0, ana.http.cookies
        await tab.listen()
        await tab.hear_until("whole")
        assert (await tab.play({"do": "Roll"}))["ok"]
        await ana.hear_until("update")
        assert ana.view == tab.view
        for guest in (ana, bo, tab):
            await guest.close()

    played(tmp_path, script)


def test_who_comes_back_in_an_auction_goes_on_where_it_stands(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        buyer = await on_turn(ana, bo, "BuyOrAuction")
        assert (await buyer.play({"do": "Decline"}))["ok"]
        other = bo if buyer is ana else ana
        while other.prompt["ask"] != "BidOrLeave":
            await other.hear()
        auction = other.prompt["id"]
        await buyer.hang_up()
        assert (await other.play({"do": "Bid", "amount": 20}, answers=auction))["ok"]
        missed = len(buyer.events)
        await buyer.listen()
        await buyer.hear_until("whole")
        assert [event["event"] for event in buyer.events[missed:]] == ["BidMade"]
        assert buyer.prompt["highest"] == 20
        assert buyer.prompt["id"] == auction
        assert (await buyer.play({"do": "Bid", "amount": 30}, answers=auction))["ok"]
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_a_step_can_be_taken_back_until_luck_or_another_speaks(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        rolled = await ana.play({"do": "Roll"})
        await bo.hear_until("update")
        no = await ana.ask(type="undo", seq=rolled["seq"])
        assert no["no"]["code"] == "cannot-undo-luck"
        buyer = await on_turn(ana, bo, "BuyOrAuction")
        before = dict(buyer.view)
        bought = await buyer.play({"do": "Buy"})
        assert buyer.view != before
        other = bo if buyer is ana else ana
        assert (await other.ask(type="undo", seq=bought["seq"]))["no"]["code"] == "cannot-undo"
        assert (await buyer.ask(type="undo", seq=bought["seq"]))["ok"]
        assert buyer.view == before
        told = [message for message in map(json.loads, buyer.raw) if message["type"] == "update"]
        assert [message["undone"] for message in told[-2:]] == [0, bought["seq"]]
        lucky = {message["seq"]: message["luck"] for message in told}
        assert lucky[bought["seq"]] is False
        assert lucky[bought["seq"] + 1] is False
        assert any(lucky.values())
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_probing_changes_nothing_and_has_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most, _ = OF_A_SEAT["probe"]
    monkeypatch.setitem(OF_A_SEAT, "probe", (most, AN_HOUR))

    async def script(base: str) -> None:
        ana, bo = await two(base)
        buyer = await on_turn(ana, bo, "BuyOrAuction")
        seq, action = buyer.seq, {"do": "Buy", "seat": buyer.seat}
        cash = buyer.view["players"][buyer.seat]["cash"]
        answers = [await buyer.ask(type="probe", order=action) for _ in range(most + 1)]
        assert answers[0]["outlook"]["cash"][buyer.seat] < cash
        assert [answer["ok"] for answer in answers] == [True] * most + [False]
        assert answers[-1]["no"]["code"] == "too-fast"
        assert buyer.seq == seq
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_a_paused_table_waits_and_only_its_host_may_pause_it(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        path = f"/api/tables/{ana.table}/pause"
        await bo.post(path, {"paused": True}, status=404)
        await ana.post(path, {"paused": True})
        assert (await ana.play({"do": "Roll"}))["no"]["code"] == "paused"
        await ana.post(path, {"paused": False})
        assert (await ana.play({"do": "Roll"}))["ok"]
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_chat_reaches_everybody_once_and_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OF_A_SEAT, "chat", (5, AN_HOUR))

    async def script(base: str) -> None:
        ana, bo = await two(base)
        words = [" ", *(f" bonjour  {n}" for n in range(5))]
        answers = [await ana.ask(type="chat", text=text) for text in words]
        assert [answer["ok"] for answer in answers] == [True] * 5 + [False]
        while len(bo.said) < 4:
            await bo.hear()
        assert [said["number"] for said in bo.said] == [1, 2, 3, 4]
        assert bo.said[0]["text"] == "bonjour 0"
        watcher = Guest(base)
        watcher.table = ana.table
        await watcher.listen()
        await watcher.hear_until("whole")
        assert (await watcher.ask(type="chat", text="hi"))["no"]["code"] == "only-looking-on"
        assert watcher.options == {}
        for guest in (ana, bo, watcher):
            await guest.close()

    played(tmp_path, script)


def test_an_emote_reaches_everybody_and_who_comes_later_knows_that_it_was_earlier(
    tmp_path: Path,
) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        assert (await ana.ask(type="emote", emote="well-played"))["ok"]
        await bo.hear_until("said")
        await ana.send(type="emote", emote="insult")
        assert (await ana.hear_until("answer"))["no"]["code"] == "malformed"
        watcher = Guest(base)
        watcher.table = ana.table
        await watcher.listen()
        await watcher.hear_until("said")
        assert (await watcher.ask(type="emote", emote="hello"))["no"]["code"] == "only-looking-on"
        told = [(one["emote"], one["text"], one["earlier"]) for one in bo.said + watcher.said]
        assert told == [("well-played", "", False), ("well-played", "", True)]
        for guest in (ana, bo, watcher):
            await guest.close()

    played(tmp_path, script)


def test_who_is_there_is_shown_at_once(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        await bo.hang_up()
        while ana.lobby["seats"][1]["present"]:
            await ana.hear()
        await bo.listen()
        while not ana.lobby["seats"][1]["present"]:
            await ana.hear()
        await ana.close()
        await bo.close()

    played(tmp_path, script)


def test_bots_claim_at_once_the_rent_that_people_owe_them(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ["", "novice"])
        await play_on(ana, ANA_THROWS)
        while not any(e["event"] == "RentClaimed" and e["debtor"] == 0 for e in ana.events):
            await ana.hear()
        assert ana.prompt["ask"] == "EndTurnOrGoOn"
        await ana.close()

    with scripted(throws(*BOT_FIRST, *TO_ONE_STREET)):
        played(tmp_path, script)


def test_patches_can_be_applied_in_a_row() -> None:
    match_view = {"a": 1, "deep": {"x": 1, "y": [1]}}

    assert patched(match_view, {"a": None, "deep": {"y": [2]}}) == {"deep": {"x": 1, "y": [2]}}
