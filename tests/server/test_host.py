"""The host and the table: orders, votes while the host is away, agreed ends and going back."""

from pathlib import Path
from typing import Any

import pytest
from scripts import begun, play_on
from tables import Doc, Guest, open_shares
from test_duties import START, seen, table
from test_play import on_turn, played, step, two
from websockets.exceptions import ConnectionClosed

from passgo.server.limits import OF_A_SEAT
from passgo.server.table.motion_types import Pause, Vote
from passgo.server.table.votes import is_carried, is_lost, voters, with_voices
from passgo.server.wire.close_codes import UNKNOWN


async def three(base: str, **more: Any) -> list[Guest]:
    """Return three people at a started table of the classic edition; the first is its host."""
    guests = [Guest(base) for _ in range(3)]
    await guests[0].make("classic-2003", ["", "", ""], **more)
    for at, guest in enumerate(guests):
        await guest.sit(guests[0].table, at, ("Ana", "Bo", "Chloé")[at])
        await guest.listen()
    await guests[0].start()
    for guest in guests:
        await guest.hear_until("whole")
    return guests


async def lobby_where(guest: Guest, **wanted: Any) -> Doc:
    """Hear until the table is as wanted."""
    while any(guest.lobby.get(key) != value for key, value in wanted.items()):
        await guest.hear()
    return guest.lobby


async def motion(by: Guest, status: int = 201, **wanted: Any) -> Doc:
    return await by.post(f"/api/tables/{by.table}/motions", wanted, status)


async def voice(guest: Guest, yes: bool, status: int = 201) -> Doc:
    return await guest.post(f"/api/tables/{guest.table}/vote", {"yes": yes}, status)


async def close(*guests: Guest) -> None:
    for guest in guests:
        await guest.close()


def test_the_host_orders_and_others_do_not_while_the_host_is_there(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        refused = await motion(bo, what="pause", paused=True, status=409)
        assert refused["code"] == "host-decides"
        await motion(ana, what="pause", paused=True)
        assert (await lobby_where(bo, paused=True))["paused"]
        await motion(ana, what="pace", pace="3x")
        assert (await lobby_where(bo, pace="3x"))["pace"] == "3x"
        stranger = Guest(base)
        stranger.table = ana.table
        assert (await motion(stranger, what="end", status=404))["code"] == "unknown-table"
        await close(ana, bo, stranger)

    played(tmp_path, script)


def test_once_only_bots_play_on_whoever_watches_alone_may_hasten_them(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        await ana.make("classic-2003", ["", "", "novice", "novice"])
        for at, guest in enumerate((ana, bo)):
            await guest.sit(ana.table, at, ("Ana", "Bo")[at])
            await guest.listen()
        await ana.start()
        await bo.hear_until("whole")
        await leaves(bo, ana)
        assert (await motion(bo, what="pace", pace="instant", status=409))["code"] == "no-voice"
        await leaves(ana, ana)
        assert (await motion(bo, what="pause", paused=True, status=409))["code"] == "no-voice"
        assert (await motion(bo, what="pace", pace="instant", status=409))["code"] == "no-voice"
        await ana.hang_up()
        await lobby_where(bo, host_present=False)
        await motion(bo, what="pace", pace="instant")
        assert (await lobby_where(bo, pace="instant"))["pace"] == "instant"
        await close(ana, bo)

    played(tmp_path, script)


async def leaves(guest: Guest, ana: Guest) -> None:
    """Concede; Ana plays on until the rules allow it."""
    await guest.post(f"/api/tables/{guest.table}/seats/{guest.seat}/concede", {})
    while not any(
        event["event"] == "Conceded" and event["seat"] == guest.seat for event in ana.events
    ):
        if ana.is_asked and guest is not ana:
            await play_on(ana, 1)
        else:
            await ana.hear()


def test_while_the_host_is_away_the_others_decide_by_majority(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo, chloe = await three(base, grace=0)
        await ana.hang_up()
        await lobby_where(bo, host_present=False)
        found = (await motion(bo, what="pause", paused=True))["table"]
        assert found["vote"]["needed"] == 2
        assert found["vote"]["yes"] == [1]
        assert not found["paused"]
        while not chloe.lobby.get("vote"):
            await chloe.hear()
        found = (await voice(chloe, True))["table"]
        assert found["paused"]
        assert found["vote"] is None
        await close(ana, bo, chloe)

    played(tmp_path, script)


def test_a_game_starts_without_its_host_if_the_guests_agree(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        host, ana, bo = Guest(base), Guest(base), Guest(base)
        await host.make("classic-2003", ["", ""], grace=0)
        await ana.sit(host.table, 0, "Ana")
        await ana.listen()
        await lobby_where(ana, host_present=False)
        assert (await motion(ana, what="start", status=409))["code"] == "not-ready"
        await bo.sit(host.table, 1, "Bo")
        await bo.listen()
        await bo.hear_until("you")
        found = (await motion(ana, what="start"))["table"]
        assert (found["status"], found["vote"]["needed"]) == ("open", 2)
        table = (await voice(bo, True))["table"]
        assert table["status"] == "starting"
        await open_shares(table)
        await bo.hear_until("whole")
        assert list(bo.options) == [1]
        await close(host, ana, bo)

    played(tmp_path, script)


def test_a_vote_is_lost_by_a_no_and_a_second_one_waits_for_the_first(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo, chloe = await three(base)
        await motion(ana, what="end")
        assert (await motion(bo, what="end", status=409))["code"] == "vote-open"
        found = (await voice(chloe, False))["table"]
        assert found["vote"] is None
        assert (await voice(chloe, True, status=409))["code"] == "no-vote"
        await motion(bo, what="end")
        assert (await voice(bo, False))["table"]["vote"] is None
        await close(ana, bo, chloe)

    played(tmp_path, script)


def test_who_proposed_something_withdraws_it_though_a_majority_could_still_be_for_it() -> None:
    people = table("", "", "")
    there = seen(people, 0, 1, 2)
    vote = Vote(motion=Pause(paused=True), by=1, yes=(1,))
    assert not is_lost(people, there, vote, START)

    assert not is_lost(people, there, with_voices(vote, (0,), False), START)
    assert is_lost(people, there, with_voices(vote, (1,), False), START)
    assert is_carried(people, there, with_voices(vote, (2,), True), START)


def test_all_who_are_there_agree_to_end_and_the_game_is_counted(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        found = (await motion(ana, what="end"))["table"]
        assert found["vote"] == {
            "motion": {"what": "end"},
            "by": 0,
            "yes": [0],
            "no": [],
            "needed": 2,
        }
        await voice(bo, True)
        for guest in (ana, bo):
            while not any(event["event"] == "TimeCame" for event in guest.events):
                await guest.hear()
        while not ana.is_over:
            await step(ana, bo)
        assert (await lobby_where(ana, status="over"))["status"] == "over"
        await close(ana, bo)

    played(tmp_path, script)


def test_an_agreed_end_of_knockout_closes_the_table_and_reveals_its_secret(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "knockout-2024", ["", "novice"])
        await motion(ana, what="end")
        await lobby_where(ana, status="over")
        record = (await ana.http.get(f"/api/tables/{ana.table}/record")).json()
        assert len(record["secret"]) == 64
        if ana.is_asked:
            refused = await ana.play({"do": "DeclineSecondChance"})
            assert refused["no"]["code"] == "closed"
        await close(ana)

    played(tmp_path, script)


def test_who_is_away_keeps_a_voice_for_as_long_as_the_table_waits() -> None:
    people = table("", "", "")
    grace = people.life.grace
    two_there = seen(people, 0, 1)

    assert voters(people, two_there, START + grace - 1) == (0, 1, 2)
    assert voters(people, two_there, START + grace) == (0, 1)


def test_who_comes_back_finds_the_vote_as_it_was(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        await motion(ana, what="end")
        await bo.hang_up()
        while ana.lobby["seats"][1]["present"]:
            await ana.hear()
        assert ana.lobby["vote"]["needed"] == 2
        await bo.listen()
        assert (await voice(bo, False))["table"]["vote"] is None
        assert not any(event["event"] == "TimeCame" for event in ana.events)
        await close(ana, bo)

    played(tmp_path, script)


def test_who_stays_away_no_longer_holds_a_vote_up(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo, chloe = await three(base, grace=1)
        await motion(ana, what="end")
        await voice(chloe, True)
        await bo.hang_up()
        while not any(event["event"] == "TimeCame" for event in ana.events):
            await ana.hear()
        lobby = await lobby_where(ana, vote=None)
        assert lobby["seats"][1]["cover"] == "away"
        await close(ana, bo, chloe)

    played(tmp_path, script)


def test_the_table_agrees_to_go_back_and_the_same_luck_comes_again(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        for guest in (ana, bo):
            assert guest.seq == 1
        before, asked = dict(ana.view), ana.prompt["ask"]
        for _ in range(6):
            await step(ana, bo)
        first = [event for event in ana.events if event["event"] in ("OpeningThrown", "Rolled")]
        assert (await motion(bo, what="back", seq=1, status=400))["code"] == "malformed"
        assert (await motion(bo, what="back", seq=99, status=409))["code"] == "cannot-undo"
        await motion(bo, what="back", seq=2)
        await voice(ana, True)
        for guest in (ana, bo):
            while guest.seq < 8:
                await guest.hear()
        assert ana.view == before
        assert ana.prompt["ask"] == asked
        heard = len(ana.events)
        for _ in range(6):
            await step(ana, bo)
        later = [event for event in ana.events[heard:] if event["event"] in DICE]
        assert later == first
        fresh = Guest(base)
        fresh.table, fresh.http.cookies = ana.table, ana.http.cookies
        await fresh.listen()
        await fresh.hear_until("whole")
        assert fresh.view == ana.view
        await close(ana, bo, fresh)

    played(tmp_path, script)


DICE = ("OpeningThrown", "Rolled")


def test_a_removed_guest_loses_the_seat_and_it_can_be_handed_to_an_onlooker(
    tmp_path: Path,
) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        await motion(ana, what="remove", seat=1)
        while ana.lobby["seats"][1]["cover"] != "free":
            await ana.hear()
        assert not ana.lobby["seats"][1]["taken"]
        while bo.you["seats"]:
            await bo.hear()
        await bo.hear_until("options")
        assert bo.options == {}
        await bo.hang_up()
        assert (await ana.post(f"/api/tables/{ana.table}/seats/1", {"name": "X"}, 409))["code"]
        watcher = Guest(base)
        watcher.table = ana.table
        await watcher.http.get(f"/api/tables/{ana.table}")
        await watcher.listen(name="Dora")
        while [one["name"] for one in ana.lobby["onlookers"]] != ["Dora"]:
            await ana.hear()
        onlooker = ana.lobby["onlookers"][0]
        assert (await motion(ana, what="hand-over", seat=1, guest="nobody", status=409))["code"]
        await motion(ana, what="hand-over", seat=1, guest=onlooker["id"])
        while watcher.you.get("seats") != [1]:
            await watcher.hear()
        assert watcher.lobby["seats"][1]["guest"] == "Dora"
        assert watcher.lobby["seats"][1]["name"] == "Bo"
        watcher.seat = 1
        await watcher.hear_until("options")
        seq = ana.seq
        while watcher.seq < seq + 2:
            await step(ana, watcher)
        await close(ana, bo, watcher)

    played(tmp_path, script)


def test_a_seat_is_handed_to_a_bot_that_plays_on(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        await motion(ana, what="hand-over", seat=1, level="novice")
        while ana.lobby["seats"][1]["level"] != "novice":
            await ana.hear()
        assert await play_on(ana, 4) == 4
        await close(ana, bo)

    played(tmp_path, script)


def test_a_locked_table_lets_nobody_new_in_and_looks_like_none(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await ana.make("classic-2003", ["", ""])
        await motion(ana, what="lock", locked=True)
        bo = Guest(base)
        path = f"/api/tables/{ana.table}"
        assert (await bo.http.get(path)).status_code == 404
        assert (await bo.http.get(f"{path}/record")).status_code == 404
        await bo.post(f"{path}/seats/0", {"name": "Bo"}, status=404)
        await ana.post(f"{path}/seats/0", {"name": "Ana"})
        await motion(ana, what="lock", locked=False)
        await bo.post(f"{path}/seats/1", {"name": "Bo"})
        await close(ana, bo)

    played(tmp_path, script)


def test_wait_i_build_holds_everybodys_throw_once_per_break(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        asked = await on_turn(ana, bo, "ThrowDice")
        other = bo if asked is ana else ana
        assert (await other.ask(type="wait"))["ok"]
        while not asked.lobby.get("held"):
            await asked.hear()
        assert asked.lobby["held"]["seat"] == other.seat
        refused = await asked.play({"do": "Roll"})
        assert refused["no"]["code"] == "wait-a-moment"
        assert 1 <= refused["no"]["facts"]["seconds"] <= 5
        assert (await other.ask(type="wait"))["no"]["code"] == "waited-already"
        await close(ana, bo)

    played(tmp_path, script)


def test_wait_is_only_for_the_time_between_turns(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        await on_turn(ana, bo, "BuyOrAuction")
        assert (await ana.ask(type="wait"))["no"]["code"] == "cannot-wait-now"
        await close(ana, bo)

    played(tmp_path, script)


def test_the_host_mutes_somebody_and_lets_them_speak_again(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        assert (await motion(bo, what="mute", seat=0, muted=True, status=409))["code"] == (
            "host-decides"
        )
        await motion(ana, what="mute", seat=1, muted=True)
        for what in (
            {"type": "chat", "text": "buy my station"},
            {"type": "emote", "emote": "ouch"},
        ):
            silent = await bo.ask(**what)
            assert (silent["ok"], silent["no"]["code"]) == (False, "muted")
        assert (await ana.ask(type="chat", text="quiet at last"))["ok"]
        assert [seat["muted"] for seat in ana.lobby["seats"][:2]] == [False, True]
        await motion(ana, what="mute", seat=1, muted=False)
        assert (await bo.ask(type="chat", text="sorry"))["ok"]
        await close(ana, bo)

    played(tmp_path, script)


def test_who_looks_on_and_is_sent_away_does_not_come_back(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        eve, ida = Guest(base), Guest(base)
        for guest, name in ((eve, "Eve"), (ida, "Ida")):
            guest.table = ana.table
            await guest.http.get(f"/api/tables/{ana.table}")
            await guest.listen(name)
            await guest.hear_until("whole")
        await lobby_where(ana, watching=2)
        found = {each["name"]: each["id"] for each in ana.lobby["onlookers"]}
        assert (await motion(ana, what="dismiss", guest="x", status=409))["code"] == "no-such-guest"
        await motion(ana, what="dismiss", guest=found["Eve"])
        with pytest.raises(ConnectionClosed):
            await eve.hear_until("never")
        await lobby_where(ana, watching=1)
        assert [each["name"] for each in ana.lobby["onlookers"]] == ["Ida"]
        assert (await eve.http.get(f"/api/tables/{ana.table}")).status_code == 404
        assert (await ida.http.get(f"/api/tables/{ana.table}")).status_code == 200
        await eve.listen("Eve")
        with pytest.raises(ConnectionClosed) as closed:
            await eve.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == UNKNOWN
        await close(ana, bo, eve, ida)

    played(tmp_path, script)


def test_everybody_hears_who_still_reads_how_a_round_was_counted(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base, "knockout-2024", pace="1x")
        while ana.view["round"] == 1:
            await step(ana, bo)
        counted = ana.seq
        assert (await ana.ask(type="seen", seq=counted - 1))["ok"]
        assert ana.lobby["reading"] is None
        assert (await ana.ask(type="seen", seq=counted))["ok"]
        await lobby_where(bo, reading={"seq": counted, "seats": [bo.seat]})
        assert (await bo.ask(type="seen", seq=counted))["ok"]
        await lobby_where(ana, reading=None)
        await close(ana, bo)

    played(tmp_path, script)


@pytest.mark.parametrize("what", [{"type": "seen", "seq": 0}, {"type": "wait"}])
def test_what_a_seat_says_of_its_people_is_heard_only_so_often(tmp_path: Path, what: Doc) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        most, _ = OF_A_SEAT[what["type"]]
        said = [(await ana.ask(**what)).get("no") or {} for _ in range(most + 1)]
        codes = [no.get("code") == "too-fast" for no in said]
        assert codes == [False] * most + [True]
        await close(ana, bo)

    played(tmp_path, script)
