"""Wrong moments: late voices, pauses, sweeps, seats that move, ends that are not kept."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from postgres import Postgres
from shares import start_at_once
from tables import AT_LAST, Guest, running, service
from test_duties import START, seen, table
from test_rooms_in_memory import Heard, done, started

from passgo.game.orders import Concede, Stop
from passgo.refusal import Refusal
from passgo.server import clock
from passgo.server.clock import time_now
from passgo.server.play.bot_pool import Pool
from passgo.server.play.game_log import NOBODY, Step
from passgo.server.play.match import Match
from passgo.server.rooms import audience, motions
from passgo.server.rooms.attendance import cover, join, part
from passgo.server.rooms.commands import obey
from passgo.server.rooms.expiry import remove, sweep
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms, match_of, resume
from passgo.server.rooms.timers import Alone
from passgo.server.serving import configured
from passgo.server.store import table_rows
from passgo.server.store.change_notices import Notices
from passgo.server.store.rows import write
from passgo.server.store.store import Kept, Store, open_store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.duties import duties, ends_at, next_duty
from passgo.server.table.motion_types import GoBack, Pause
from passgo.server.table.seat_moves import take_move, token_for
from passgo.server.table.seats import concede_seat, take_seat
from passgo.server.table.table import Place, Wanted, make_table
from passgo.server.table.wait_requests import ask_to_hold
from passgo.server.wire.messages import Play, Undo

DAY = 24 * 3600


def play_some(room: Room, steps: int) -> None:
    """Have the simplest answer given so many times, or until the game is over."""
    match = room.running()
    for _ in range(steps):
        if match.game.is_over:
            return
        seat = match.prompt()["seats"][0]
        act = match.game.simplest(seat)
        done(lambda draft, by=seat, what=act: room.act_outside(draft, by, what, match.seq))


def test_a_game_that_is_over_is_not_taken_back_by_a_voice_that_comes_late() -> None:
    room, _ = started()
    match = room.running()
    play_some(room, 6)
    done(lambda draft: motions.move(draft, room, "device 0", GoBack(seq=3)))
    done(lambda draft: room.act_outside(draft, NOBODY, Stop(), match.seq))
    play_some(room, 300)
    assert match.game.is_over
    done(lambda draft: motions.cast(draft, room, "device 1", True))

    assert match.game.is_over
    assert room.table.life.vote is None


def test_no_clock_runs_out_while_a_table_is_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    room, people = started(clock=20)
    now = clock.time_now()
    done(lambda draft: motions.move(draft, room, "host", Pause(paused=True)))
    monkeypatch.setattr(audience, "time_now", lambda: now + 600)
    people[0].kinds()
    done(lambda draft: motions.move(draft, room, "host", Pause(paused=False)))

    duty = next_duty(room.table, room.match, room.audience.presence)
    assert duty is not None
    assert (duty.kind, duty.due) == ("turn", now + 610)
    assert people[0].kinds()[-1] == "clock"


def resumed(**more: Any) -> tuple[Match, Match]:
    """Return a match, and the same one whose log no longer plays, gone on from its snapshot."""
    of = table("", "", **more)
    match, first = Match.new(of.setup, of.names, of.key, START)
    strange = Step(by=0, prompt=2, at=START, orders=[{"do": "Juggle"}], events=msgspec.Raw(b"[]"))
    log = [msgspec.json.encode(entry).decode() for entry in (first, strange)]
    position = msgspec.json.encode(match.game.position()).decode()
    shot: Any = {"position": position, "draws": match.draws}
    kept = Kept(table={"engine": "older"}, seats=(), log=log, snapshot=shot, chat=(), done=())  # type: ignore[arg-type]
    again = match_of(of, kept)
    resume(Draft(), Room(of, again, lambda _room: None), kept)
    return match, again


def test_nothing_is_undone_where_a_game_has_just_gone_on_from_a_position() -> None:
    _, again = resumed()
    with pytest.raises(Refusal) as refused:
        again.undo((0, 1), 1)

    assert refused.value.code == "cannot-undo"


def test_a_question_asked_again_after_a_position_is_asked_now() -> None:
    began = time_now()
    _, again = resumed()

    assert began <= again.moments.asked <= time_now()
    assert again.moments.changed == again.moments.asked
    assert again.steps_after(0) == []


def test_a_timed_game_that_goes_on_from_a_position_keeps_its_hour() -> None:
    timed: dict[str, Any] = {"variant": "timed", "minutes": 60}
    match, again = resumed(**timed)
    of = table("", "", **timed)
    due = [duty.due for duty in duties(of, again, seen(of, 0, 1), 5.0) if duty.kind == "clock"]

    assert ends_at(of, again) == ends_at(of, match) == START + 3600
    assert due == [START + 3600]


def test_who_has_conceded_holds_nobody_up() -> None:
    of = table("", "", "")
    match, _ = Match.new(of.setup, of.names, b"k" * 32, START)
    room = Room(of, match, lambda _room: None)
    while match.prompt()["ask"] != "ThrowDice":
        play_some(room, 1)
    concede_seat(of, 1, "device 1")
    done(lambda draft: room.act_outside(draft, 1, Concede(seat=1), match.seq))

    with pytest.raises(Refusal, match="has-conceded"):
        ask_to_hold(of, match, 1, START)
    ask_to_hold(of, match, 2, START)
    assert of.life.hold is not None


def test_who_has_conceded_does_not_take_that_back() -> None:
    of = table("", "", "")
    match, _ = Match.new(of.setup, of.names, b"k" * 32, START)
    room, who = Room(of, match, lambda _room: None), Heard("device 1")
    done(lambda draft: join(draft, room, who, 0))
    while match.prompt()["ask"] != "ThrowDice":
        play_some(room, 1)
    concede_seat(of, 1, "device 1")
    done(lambda draft: room.act_outside(draft, 1, Concede(seat=1), match.seq))
    seq = match.seq
    done(lambda draft: obey(room, draft, who, Undo(id="undo", seq=seq)))

    assert match.seq == seq
    assert who.messages[-1]["no"]["code"] == "cannot-undo"


@pytest.mark.parametrize(("conceded", "tellers"), [((), [0]), ((0,), [1]), ((0, 1), [])])
def test_a_seat_that_has_conceded_tells_no_luck(
    conceded: tuple[int, ...], tellers: list[int]
) -> None:
    of = table("", "", "steady", luck="told")
    for seat in (0, 1):
        of.seats[seat].device = "phone"
        of.seats[seat].cover = "conceded" if seat in conceded else ""
    match, _ = Match.new(of.setup, of.names, b"k" * 32, START)
    room, who = Room(of, match, lambda _room: None), Heard("phone")
    done(lambda draft: join(draft, room, who, 0))
    dice = msgspec.Raw(b'{"do": "DiceFall", "first": 6, "second": 5}')
    play = Play(id="told", order=dice, answers=match.prompt_id)
    done(lambda draft: obey(room, draft, who, play))

    refused = [one["no"]["code"] for one in who.messages if "no" in one]
    assert refused == ([] if tellers else ["has-conceded"])
    assert [step.by for _, step in match.steps[1:]] == tellers


def move_seat(room: Room, seat: int, device: str) -> None:
    token = token_for(room.table, seat, room.table.seats[seat].device, time.time())

    def change(draft: Draft) -> None:
        take_move(room.table, token, device, time.time())
        room.tell_change(draft)

    done(change)


def test_who_gets_one_more_seat_is_told_what_it_may_do() -> None:
    room, people = started()
    move_seat(room, 1, "device 0")

    told = next(one for one in people[0].messages if one["type"] == "options")
    assert list(told["options"]) == ["0", "1"]


def test_a_seat_that_moves_to_a_device_is_no_longer_covered() -> None:
    room, people = started()
    done(lambda draft: part(draft, room, people[1]))
    done(lambda draft: cover(draft, room, 1))
    assert room.table.seats[1].is_played
    move_seat(room, 1, "device 0")

    assert not room.table.seats[1].is_played


def test_a_seat_that_moves_is_not_lost_with_the_answer_to_its_new_device(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with running(service(tmp_path)) as base:
            ana, phone = Guest(base), Guest(base)
            await ana.make("classic-2003", ["", "novice"])
            await ana.sit(ana.table, 0, "Ana")
            link = await ana.post(f"/api/tables/{ana.table}/seats/0/move", {})
            await phone.http.get(link["path"])
            sent = {"cookie": "; ".join(f"{k}={v}" for k, v in phone.http.cookies.items())}
            before = dict(phone.http.cookies)
            await phone.post(f"/api/tables/{ana.table}/move", {"token": link["token"]})
            assert sent["cookie"]
            assert dict(phone.http.cookies) == before, "only the lost answer knew the device"
            found = await phone.http.get(f"/api/tables/{ana.table}", headers=sent)
            mine: list[int] = found.json()["you"]["seats"]
            await ana.close()
            await phone.close()
            return mine

    assert asyncio.run(run()) == [0]


def test_a_table_that_somebody_is_just_opening_is_not_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> tuple[int, bool]:
        store = await open_store(str(tmp_path / "games.sqlite"))
        rooms = Rooms(store, Writer(store), Pool(), Alone(), 0.05)
        wanted = Wanted(edition="classic-2003", seats=(Place(), Place()))
        room = await rooms.create(wanted, "host")
        room.forget()
        has_read, may_return = asyncio.Event(), asyncio.Event()
        read = store.table

        async def slowly(table_id: str) -> Kept | None:
            kept = await read(table_id)
            has_read.set()
            await may_return.wait()
            return kept

        monkeypatch.setattr(store, "table", slowly)
        coming = asyncio.create_task(rooms.get(room.table.id))
        await has_read.wait()
        went = await sweep(rooms, time.time() + 2 * DAY)
        may_return.set()
        await coming
        is_kept = await read(room.table.id) is not None
        await rooms.close()
        await store.close()
        return went, is_kept

    assert asyncio.run(run()) == (0, True)


def test_a_table_that_is_started_on_another_node_is_not_swept(postgres: Postgres) -> None:
    async def run() -> Kept | None:
        store = await open_store(postgres.database())
        bots = (Place(level="novice"), Place(level="novice"))
        made = make_table(Wanted(edition="classic-2003", seats=bots), "host")
        writer, starting = Writer(store), Draft()
        await writer.do(lambda draft: table_rows.keep_table(draft, made))
        start_at_once(starting, Room(made, None, lambda _room: None))
        async with store.engine.begin() as elsewhere:
            await elsewhere.run_sync(write, starting.rows)
            removing = asyncio.create_task(writer.do(lambda draft: remove(draft, made.id, 0.0)))
            await waits_for_a_lock(store)
        await removing
        kept = await store.table(made.id)
        await store.close()
        return kept

    kept = asyncio.run(run())

    assert kept is not None
    assert (kept.table["status"], len(kept.log)) == ("playing", 1)


async def waits_for_a_lock(store: Store) -> None:
    """Wait until some transaction waits for another one."""
    waiting = sql.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with asyncio.timeout(AT_LAST), store.engine.connect() as connection:
        while not (await connection.execute(waiting)).scalar():
            await asyncio.sleep(0.01)


def test_notices_are_heard_again_after_the_driver_itself_has_failed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> int:
        tries: list[int] = []
        enough = asyncio.Event()

        async def listen(_notices: Notices) -> None:
            tries.append(1)
            if len(tries) == 2:
                enough.set()
            raise RuntimeError("connection is closed")

        monkeypatch.setattr(Notices, "_listen", listen)
        monkeypatch.setattr("passgo.server.store.change_notices.AGAIN_SECONDS", 0.0)
        hearing = asyncio.create_task(Notices(None, lambda _table, _at: None).run())  # type: ignore[arg-type]
        await asyncio.wait(
            {hearing, asyncio.create_task(enough.wait())}, return_when="FIRST_COMPLETED"
        )
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
        return len(tries)

    assert asyncio.run(run()) >= 2


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Guest, Rooms, Room]]:
    """Run a server with a table for two; yield who made it, the rooms, and that of the table."""
    wanted = service(folder)
    config = configured(wanted)
    async with running(wanted, config) as base:
        ana = Guest(base)
        await ana.make("knockout-2024", ["", ""])
        guard: Any = config.app
        rooms: Rooms = guard._app.state.rooms
        yield ana, rooms, await rooms.get(ana.table)
        await ana.close()


@pytest.mark.parametrize("page", ["record", "replay"])
def test_no_secret_is_told_before_the_end_of_the_game_is_kept(tmp_path: Path, page: str) -> None:
    async def run() -> tuple[int, str]:
        async with opened(tmp_path) as (ana, rooms, room):
            await ana.sit(ana.table, 0, "Ana")
            await ana.sit(ana.table, 1, "Bo")
            await ana.start()
            failing = asyncio.Event()

            async def fail(_rows: object) -> None:
                await failing.wait()
                raise OSError("the disk is full")

            rooms.store.write = fail  # type: ignore[assignment]

            def end(draft: Draft) -> None:
                room.table.status = "over"
                room.tell_change(draft)

            rooms.writer.post(end, room)
            asking = asyncio.create_task(ana.http.get(f"/api/tables/{ana.table}/{page}"))
            await asyncio.wait({asking}, timeout=0.5)
            failing.set()
            answer = await asking
            secret = room.table.secret.hex()
            return answer.status_code, secret if secret in answer.text else ""

    assert asyncio.run(run()) == (503, "")


def test_a_table_is_not_shown_with_what_is_not_kept(tmp_path: Path) -> None:
    async def run() -> list[tuple[int, str]]:
        async with opened(tmp_path) as (ana, rooms, room):
            writing, slow = rooms.store.write, asyncio.Event()

            async def write_later(rows: Any) -> None:
                await slow.wait()
                await writing(rows)

            rooms.store.write = write_later  # type: ignore[method-assign]
            path = f"/api/tables/{ana.table}"
            sitting = asyncio.create_task(ana.http.post(f"{path}/seats/0", json={"name": "Ana"}))
            while not room.table.seats[0].name:
                await asyncio.sleep(0.01)
            looking = asyncio.create_task(ana.http.get(path))
            await asyncio.wait({looking}, timeout=0.5)
            early = looking.done()
            slow.set()
            answers = await sitting, await looking
            found = [
                (each.status_code, each.json()["table"]["seats"][0]["name"]) for each in answers
            ]
            return [(0, "told early")] if early else found

    assert asyncio.run(run()) == [(201, "Ana"), (200, "Ana")]


def test_the_answer_to_a_change_tells_of_no_later_one(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with opened(tmp_path) as (ana, rooms, room):
            writing, slow = rooms.store.write, asyncio.Event()
            groups: list[Any] = []

            async def write_later(rows: Any) -> None:
                groups.append(rows)
                if len(groups) > 1:
                    await slow.wait()
                await writing(rows)
                if len(groups) == 1:  # The next change is applied before this one is answered.
                    rooms.writer.post(sit, room)

            def sit(draft: Draft) -> None:
                take_seat(room.table, 1, "another device", "Bo")
                table_rows.keep_seat(draft, room.table, 1)

            rooms.store.write = write_later  # type: ignore[method-assign]
            path = f"/api/tables/{ana.table}"
            answer = await ana.http.post(f"{path}/seats/0", json={"name": "Ana"})
            slow.set()
            return [seat["name"] for seat in answer.json()["table"]["seats"]]

    assert asyncio.run(run()) == ["Ana", ""]


def test_a_mute_goes_along_with_a_seat_that_moves() -> None:
    of = table("", "")
    of.life.muted = ("device 1",)
    token = token_for(of, 1, "device 1", START)

    take_move(of, token, "another device", START)

    assert "another device" in of.life.muted
