"""Told tables: who may say how luck fell, over sockets, and what their record proves."""

from pathlib import Path

import msgspec
import pytest
from scripts import play_on
from tables import Doc, Guest
from test_duties import table
from test_host import close, lobby_where, motion
from test_play import played
from test_told_luck import told

from passgo.game.orders import DiceFall
from passgo.refusal import Refusal
from passgo.server.checks.check import verify
from passgo.server.play.match import Match
from passgo.server.table import last_look
from passgo.server.table.last_look import check_look
from passgo.server.table.table import Table


def dice(first: int, second: int) -> Doc:
    return {"do": "DiceFall", "first": first, "second": second}


async def tell(guest: Guest, order: Doc, answers: int | None = None) -> Doc:
    """Say how luck fell; it has no seat."""
    number = guest.prompt["id"] if answers is None else answers
    return await guest.ask(type="play", order=order, answers=number)


async def with_box(base: str, levels: list[str], clock: int = 0) -> tuple[Guest, Guest]:
    """Return two people at a started table with a box, Ana first."""
    ana, bo = Guest(base), Guest(base)
    await ana.make("classic-2003", levels, luck="told", clock=clock)
    await ana.sit(ana.table, 0, "Ana")
    await bo.sit(ana.table, 1, "Bo")
    for guest in (ana, bo):
        await guest.listen()
    await ana.start()
    for guest in (ana, bo):
        await guest.hear_until("whole")
    return ana, bo


async def both_at(seq: int, *guests: Guest) -> None:
    for guest in guests:
        while guest.seq < seq:
            await guest.hear()


def test_who_throws_enters_it_and_nobody_else_who_is_there(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await with_box(base, ["", ""])
        assert bo.lobby["luck"] == "told"
        assert (await tell(bo, dice(1, 2)))["no"]["code"] == "not-your-throw"
        nameless = await ana.ask(type="play", order=dice(1, 2))
        assert nameless["no"]["code"] == "names-no-question"
        first = ana.prompt["id"]
        assert (await tell(ana, dice(6, 5)))["ok"]
        assert (await tell(ana, dice(6, 5), first))["no"]["code"] == "told-already"
        looker = Guest(base)
        looker.table = ana.table
        await looker.listen("Eva")
        await looker.hear_until("whole")
        assert (await tell(looker, dice(1, 2)))["no"]["code"] == "only-looking-on"
        await bo.hang_up()
        await lobby_where(ana)
        while ana.lobby["seats"][1]["present"]:
            await ana.hear()
        assert (await tell(ana, dice(1, 2)))["ok"]
        assert ana.prompt["ask"] == "ThrowDice"
        await close(ana, bo, looker)

    played(tmp_path, script)


def test_what_the_clock_did_for_somebody_is_taken_back_with_the_entry_before_it(
    tmp_path: Path,
) -> None:
    async def script(base: str) -> None:
        ana, bo = await with_box(base, ["", ""], clock=1)
        assert (await tell(ana, dice(6, 5)))["ok"]
        seq = ana.seq
        while ana.seq == seq:  # Bo's time runs out, and the clock throws.
            await ana.hear()
        assert ana.prompt["draw"]["seat"] == 1
        assert (await ana.ask(type="undo", seq=seq))["ok"]
        assert ana.prompt["seats"] == [0]
        await close(ana, bo)

    played(tmp_path, script)


def test_anybody_enters_the_dice_of_a_bot_and_the_record_says_who_told_luck(
    tmp_path: Path,
) -> None:
    found: list[bytes] = []

    async def script(base: str) -> None:
        ana, bo = await with_box(base, ["", "", "steady"])
        assert (await tell(ana, dice(6, 5)))["ok"]
        await both_at(ana.seq, bo)
        assert (await tell(bo, dice(1, 2)))["ok"]
        while ana.prompt["ask"] != "AwaitLuck":
            await ana.hear()
        assert ana.prompt["draw"]["seat"] == 2
        await both_at(ana.seq, bo)
        question = bo.prompt["id"]
        assert (await tell(bo, dice(1, 1)))["ok"]
        await both_at(bo.seq, ana)
        assert (await tell(ana, dice(2, 2), question))["no"]["code"] == "told-already"
        assert (await tell(ana, dice(1, 2)))["ok"]
        seq = ana.seq
        await both_at(seq, bo)
        assert (await bo.ask(type="undo", seq=seq))["no"]["code"] == "cannot-take-back"
        assert (await ana.ask(type="undo", seq=seq))["ok"]
        assert ana.prompt["ask"] == "ThrowDice"
        assert (await tell(ana, dice(4, 6)))["ok"]
        await motion(ana, what="end")
        await bo.post(f"/api/tables/{bo.table}/vote", {"yes": True})
        while ana.prompt["ask"] != "GameOver":
            await (ana.play({"do": "EndTurn"}) if ana.is_asked else ana.hear())
        await lobby_where(ana, status="over")
        found.append((await ana.http.get(f"/api/tables/{ana.table}/record")).content)
        replay = await ana.http.get(f"/api/tables/{ana.table}/replay")
        assert replay.status_code == 200
        await close(ana, bo)

    played(tmp_path, script)
    checked = verify(found[-1])
    assert not checked.mistakes
    assert checked.draws == 0
    assert any("people told the luck of a real box 4 times" in note for note in checked.notes)
    assert any("took back the luck it had told" in note for note in checked.notes)


def test_the_host_goes_on_at_another_table_and_this_one_rests(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await with_box(base, ["", ""])
        assert (await tell(ana, dice(6, 5)))["ok"]
        refused = await motion(bo, what="onward", status=409)
        assert refused["code"] == "host-decides"
        moved = (await motion(ana, what="onward"))["table"]
        again = (await motion(ana, what="onward"))["table"]
        assert moved["paused"]
        assert again["onward"] == moved["onward"]
        there = await ana.http.get(f"/api/tables/{moved['onward']}")
        seen = there.json()
        assert (seen["table"]["luck"], seen["table"]["goes_on"]) == ("drawn", True)
        assert seen["you"]["seats"] == [0]
        path = f"/api/tables/{moved['onward']}/places"
        assert (await ana.post(path, {"level": "steady"}, 409))["code"] == "goes-on-with-all"
        ana.table = bo.table = moved["onward"]
        for guest in (ana, bo):
            await guest.hang_up()
            guest.seq = 0
            await guest.be_ready(guest.seat)
            await guest.listen()
        await ana.start()
        for guest in (ana, bo):
            await guest.hear_until("whole")
        assert bo.is_asked
        assert (await bo.play({"do": "Roll"}))["ok"]
        await both_at(bo.seq, ana)
        await motion(ana, what="end")
        await bo.post(f"/api/tables/{bo.table}/vote", {"yes": True})
        while not ana.is_over:
            asked = next((one for one in (ana, bo) if one.is_asked), None)
            await (play_on(asked, 1) if asked else ana.hear())
            await both_at(max(ana.seq, bo.seq), ana, bo)
        await lobby_where(ana, status="over")
        found.append((await ana.http.get(f"/api/tables/{ana.table}/record")).content)
        await nobody_weighs_it_before_the_first_has_ended(ana, bo)
        await close(ana, bo)

    found: list[bytes] = []
    played(tmp_path, script)
    checked = verify(found[-1])
    assert not checked.mistakes
    assert checked.draws > 0
    assert any("goes on from a position" in note for note in checked.notes)


async def nobody_weighs_it_before_the_first_has_ended(ana: Guest, bo: Guest) -> None:
    """Nothing is told that would help somebody at the table where the game may go on."""
    path = f"/api/tables/{ana.table}"
    for asked in (
        await ana.http.get(path + "/analysis"),
        await ana.http.post(path + "/analysis", json={}),
        await bo.http.post(path + "/replay/advice", json={"seq": 0}),
        await ana.http.post(path + "/branches", json={"seq": 0, "seat": 0}),
    ):
        assert (asked.status_code, asked.json()["code"]) == (409, "origin-not-over")


def test_nobody_opens_a_table_from_a_position_of_their_own(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        wanted = {"edition": "classic-2003", "seats": [{}, {}], "position": {"players": []}}
        refused = await ana.post("/api/tables", wanted, 400)
        assert refused["code"] == "malformed"
        sliding = {"edition": "knockout-2024", "seats": [{}, {}], "luck": "told"}
        assert (await ana.post("/api/tables", sliding, 409))["code"] == "luck-not-told"
        await close(ana)

    played(tmp_path, script)


async def ended_by_one_phone(base: str) -> Guest:
    """Return somebody with both seats whose game a told entry, and a seat that gave in, ended."""
    ana = Guest(base)
    await ana.make("classic-2003", ["", ""], luck="told")
    await ana.sit(ana.table, 0, "Ana")
    await ana.sit(ana.table, 1, "Bo")
    await ana.listen()
    await ana.start()
    await ana.hear_until("whole")
    for first, second in ((6, 5), (1, 2), (4, 6)):
        assert (await tell(ana, dice(first, second)))["ok"]
    await give_in(ana)
    return ana


async def give_in(ana: Guest) -> None:
    """Have the second seat leave the game at its turn, which ends it."""
    assert (await ana.play({"do": "EndTurn", "seat": 0}))["ok"]
    left = await ana.play({"do": "Concede", "seat": 1})
    assert left["ok"], left["no"]
    while ana.prompt["ask"] != "GameOver":
        await ana.hear()


def told_by(ana: Guest) -> int:
    """Return the newest told step, as the server has said it last."""
    steps = (msgspec.json.decode(text) for text in reversed(ana.raw))
    newest = next(step for step in steps if step["type"] == "update")
    return int(newest["told"]["seq"])


async def record_of(ana: Guest) -> bytes:
    return (await ana.http.get(f"/api/tables/{ana.table}/record")).content


def test_what_ended_a_game_is_taken_back_until_somebody_says_that_it_is_right(
    tmp_path: Path,
) -> None:
    found: list[bytes] = []

    async def script(base: str) -> None:
        ana = await ended_by_one_phone(base)
        assert ana.lobby["status"] == "playing"
        assert msgspec.json.decode(await record_of(ana))["secret"] == ""
        assert (await motion(ana, what="onward", status=409))["code"] == "not-playing"
        assert (await ana.ask(type="undo", seq=told_by(ana)))["ok"]
        assert ana.prompt["ask"] == "ThrowDice"
        assert (await tell(ana, dice(4, 6)))["ok"]
        await give_in(ana)
        told = told_by(ana)
        assert (await ana.ask(type="seen", seq=ana.seq - 1))["ok"]
        assert ana.lobby["status"] == "playing"
        assert (await ana.ask(type="seen", seq=ana.seq))["ok"]
        await lobby_where(ana, status="over")
        assert (await ana.ask(type="undo", seq=told))["no"]["code"] == "cannot-undo"
        found.append(await record_of(ana))
        await close(ana)

    played(tmp_path, script)
    checked = verify(found[-1])
    assert not checked.mistakes
    assert any("took back the luck it had told" in note for note in checked.notes)


def ended(*conceded: int) -> tuple[Table, Match]:
    """Return a table of two at which the first seat entered the dice, and then a seat gave in."""
    match = told()
    table_of_two = table("", "")
    for seat in conceded:
        table_of_two.seats[seat].cover = "conceded"
    match.play(0, DiceFall(first=1, second=2), match.prompt_id, 1.0)
    return table_of_two, match


def test_another_one_who_still_plays_says_that_the_end_is_right() -> None:
    here, match = ended()
    check_look(here, match, (1,), (), ())
    check_look(here, match, (0, 1), (), ())
    check_look(here, match, (0,), (1,), ())
    with pytest.raises(Refusal, match="end-of-ones-own"):
        check_look(here, match, (0,), (), ())
    here, match = ended(1)
    check_look(here, match, (0,), (), ())
    with pytest.raises(Refusal, match="has-conceded"):
        check_look(here, match, (1,), (), ())


def test_who_entered_the_end_cannot_close_the_game_alone(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await with_box(base, ["", ""])
        for guest, first, second in ((ana, 6, 5), (bo, 1, 2), (ana, 4, 6)):
            assert (await tell(guest, dice(first, second)))["ok"]
            await both_at(max(ana.seq, bo.seq), ana, bo)
        assert (await ana.play({"do": "EndTurn", "seat": 0}))["ok"]
        await both_at(ana.seq, bo)
        assert (await bo.play({"do": "Concede", "seat": 1}))["ok"]
        while bo.prompt["ask"] != "GameOver":
            await bo.hear()
        await both_at(bo.seq, ana)
        assert (await bo.ask(type="seen", seq=bo.seq))["no"]["code"] == "end-of-ones-own"
        assert bo.lobby["status"] == "playing"
        assert (await ana.ask(type="seen", seq=ana.seq))["ok"]
        await lobby_where(bo, status="over")
        await close(ana, bo)

    played(tmp_path, script)


def test_what_ended_a_game_stands_after_a_while_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(last_look, "LAST_LOOK_SECONDS", 0.0)

    async def script(base: str) -> None:
        ana = await ended_by_one_phone(base)
        await lobby_where(ana, status="over")
        assert msgspec.json.decode(await record_of(ana))["secret"]
        await close(ana)

    played(tmp_path, script)


def test_who_has_left_the_game_tells_no_luck_for_a_bot(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await with_box(base, ["", "", "steady"])
        assert (await tell(ana, dice(6, 5)))["ok"]
        await both_at(ana.seq, bo)
        assert (await tell(bo, dice(1, 2)))["ok"]
        await thrown_by(2, ana)
        for first, second in ((1, 1), (4, 6)):
            assert (await tell(ana, dice(first, second)))["ok"]
        assert (await ana.play({"do": "EndTurn", "seat": 0}))["ok"]
        await both_at(ana.seq, bo)
        await bo.post(f"/api/tables/{bo.table}/seats/1/concede", {})
        await thrown_by(2, ana)
        await both_at(ana.seq, bo)
        assert (await tell(bo, dice(1, 2)))["no"]["code"] == "has-conceded"
        assert (await tell(ana, dice(1, 2)))["ok"]
        await close(ana, bo)

    played(tmp_path, script)


async def thrown_by(seat: int, guest: Guest) -> None:
    """Listen until the dice of a seat are awaited."""
    while guest.prompt["ask"] != "AwaitLuck" or guest.prompt["draw"]["seat"] != seat:
        await guest.hear()
