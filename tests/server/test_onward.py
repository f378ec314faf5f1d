"""Onward: a game goes on at another table, in the middle of anything and on another day."""

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tables import Guest, running, service
from test_duties import START, auction, kinds, seen, started, table
from test_host import motion
from test_told_luck import dice, do, tell, told
from test_told_tables import with_box

from passgo.game.orders import Accept, AuctionClock, Buy, Decline, EndTurn, Offer
from passgo.refusal import Refusal
from passgo.server.limits import UNSTARTED_ONWARD_SECONDS, UNSTARTED_SECONDS
from passgo.server.play.bot_pool import Pool
from passgo.server.play.match import Match
from passgo.server.rooms.expiry import remove, sweep
from passgo.server.rooms.rooms import Rooms
from passgo.server.rooms.timers import Alone
from passgo.server.store import table_rows
from passgo.server.store.origins import must_have_ended
from passgo.server.store.schema import TABLES
from passgo.server.store.store import open_store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table import onward
from passgo.server.table.motion_types import Status
from passgo.server.table.onward import onward_table

KEY = b"o" * 32
LATER = START + 86_400


def goes_on(match: Match, at: float = LATER) -> Match:
    """Return the game as it begins, with the other luck, at the table to which it goes on."""
    here = table("", "", edition=match.setup.edition)
    here.setup = match.setup
    there = onward_table(here, match)
    return Match.new(there.setup, match.names, KEY, at)[0]


def in_auction() -> Match:
    match = told()
    tell(match, dice(1, 2))
    do(match, Decline(seat=0))
    return match


def in_debt() -> Match:
    match = told()
    position = match.game.position()
    position["players"][0] |= {"cash": 1, "owns": ["paix", "champs-elysees"]}
    setup = msgspec.structs.replace(match.setup, position=position)
    match, _ = Match.new(setup, match.names, KEY, START)
    tell(match, dice(1, 3))
    return match


def with_an_offer() -> Match:
    match = told()
    tell(match, dice(1, 2))
    do(match, Buy(seat=0))
    do(match, EndTurn(seat=0))
    do(match, Offer(seat=0, other=1, ask_cash=10, give=("lecourbe",)))
    return match


@pytest.mark.parametrize(
    ("asked", "make"),
    [("BidOrLeave", in_auction), ("PayDebt", in_debt), ("AnswerOffer", with_an_offer)],
    ids=["auction", "debt", "offer"],
)
def test_a_game_goes_on_in_the_middle_of_a_question(asked: str, make: Callable[[], Match]) -> None:
    match = make()
    on = goes_on(match)

    assert match.prompt()["ask"] == asked
    assert on.prompt() | {"id": 0} == match.prompt() | {"id": 0}
    assert on.game.position() == match.game.position()
    for one in (match, on):
        seat = one.prompt()["seats"][0]
        one.play(seat, one.game.simplest(seat), one.prompt_id, LATER)
    assert on.game.position() == match.game.position()


def test_an_offer_that_was_open_is_accepted_where_the_game_goes_on() -> None:
    on = goes_on(with_an_offer())
    do(on, Accept(seat=1))

    assert on.view()["players"][1]["owns"] == ["lecourbe"]


@pytest.mark.parametrize("is_read_again", [False, True])
def test_a_lot_that_was_open_has_its_whole_time_where_the_game_goes_on(is_read_again: bool) -> None:
    here = table("", "", edition="revolution-2009")
    there = onward_table(here, auction(here))
    on, _ = Match.new(there.setup, there.names, KEY, LATER)
    if is_read_again:
        on = Match.load(there.setup, there.names, KEY, [on.newest.decode()])

    clock = kinds(there, on, seen(there, 0, 1, now=LATER - 100))["clock"]
    assert isinstance(clock.act, AuctionClock)
    assert clock.due == LATER + 30


@pytest.mark.parametrize(("passed", "left"), [(0, 45), (10.5, 35), (44.9, 1), (60, 1)])
def test_a_game_by_the_clock_has_what_is_left_of_its_time(
    monkeypatch: pytest.MonkeyPatch, passed: float, left: int
) -> None:
    here = table("", "", variant="timed", minutes=45)
    monkeypatch.setattr(onward, "time_now", lambda: START + passed * 60)

    assert onward_table(here, started(here)).life.minutes == left


def test_a_game_without_an_end_by_the_clock_has_none_where_it_goes_on() -> None:
    here = table("", "")

    assert onward_table(here, started(here)).life.minutes == 0


def test_the_table_at_which_a_game_goes_on_waits_for_its_people(database: str) -> None:
    async def run() -> tuple[list[int], bool]:
        store = await open_store(database)
        writer, pool = Writer(store), Pool()
        rooms = Rooms(store, writer, pool, Alone(), 5.0)
        here = table("", "")
        there = onward_table(here, started(here))
        await writer.do(lambda draft: table_rows.keep_table(draft, there))
        waits = (UNSTARTED_SECONDS + 60, UNSTARTED_ONWARD_SECONDS - 60)
        counts = [await sweep(rooms, there.made + wait) for wait in waits]
        is_kept = await store.table(there.id) is not None
        counts.append(await sweep(rooms, there.made + UNSTARTED_ONWARD_SECONDS + 60))
        await writer.stop()
        await rooms.close()
        pool.close()
        await store.close()
        return counts, is_kept

    assert asyncio.run(run()) == ([0, 0, 1], True)


@pytest.mark.parametrize(
    ("first", "second", "people", "is_weighed"),
    [
        ("over", "over", 2, True),
        ("playing", "over", 2, False),
        ("over", "playing", 2, False),
        ("playing", "playing", 1, True),
    ],
)
def test_a_game_of_several_is_weighed_once_it_has_ended_wherever_it_was_played(
    tmp_path: Path, first: Status, second: Status, people: int, is_weighed: bool
) -> None:
    async def weigh() -> None:
        store = await open_store(str(tmp_path / "games.sqlite"))
        tables = [table("", "novice")]
        tables[0].life.company = people > 1
        for status in (first, second):
            tables[-1].status = "playing"
            tables.append(onward_table(tables[-1], started(tables[-1])))
            tables[-2].status = status
        draft = Draft()
        for one in tables:
            table_rows.keep_table(draft, one)
        await store.write(draft.rows)
        with nullcontext() if is_weighed else pytest.raises(Refusal, match="origin-not-over"):
            await must_have_ended(store, tables[-1].id)
        await store.close()

    asyncio.run(weigh())


@pytest.mark.parametrize("removed", [0, 1])
def test_a_table_in_between_that_was_removed_hides_no_game_that_can_be_played(
    tmp_path: Path, removed: int
) -> None:
    async def is_weighed() -> bool:
        store = await open_store(str(tmp_path / "games.sqlite"))
        tables = [table("", "")]
        tables[0].life.company = True
        for _ in range(2):
            tables[-1].status = "playing"
            tables.append(onward_table(tables[-1], started(tables[-1])))
        tables[1].status = tables[2].status = "over"
        draft = Draft()
        for at, one in enumerate(tables):
            if at != removed:
                table_rows.keep_table(draft, one)
        await store.write(draft.rows)
        try:
            await must_have_ended(store, tables[-1].id)
        except Refusal:
            return False
        finally:
            await store.close()
        return True

    assert asyncio.run(is_weighed()) is (removed == 0)


@pytest.mark.parametrize("playing", [0, 1, None])
def test_tables_kept_when_only_one_origin_was_named_are_guarded_as_well(
    tmp_path: Path, playing: int | None
) -> None:
    async def weigh() -> None:
        store = await open_store(str(tmp_path / "games.sqlite"))
        tables = [table("", "") for _ in range(3)]
        draft = Draft()
        for at, one in enumerate(tables):
            one.status = "playing" if at == playing else "over"
            table_rows.keep_table(draft, one)
            old = {"company": True, "origin": tables[at - 1].id if at else ""}
            here = TABLES.update().where(TABLES.c.id == one.id)
            draft.keep(here, life=msgspec.json.encode(old).decode())
        await store.write(draft.rows)
        is_weighed = playing is None
        try:
            kept = await store.table(tables[2].id)
            assert kept is not None
            assert table_rows.table_of(kept).life.origins == (tables[1].id,)
            with nullcontext() if is_weighed else pytest.raises(Refusal, match="origin-not-over"):
                await must_have_ended(store, tables[2].id)
        finally:
            await store.close()

    asyncio.run(weigh())


def test_who_plays_with_others_at_the_first_table_is_not_helped_by_the_second(
    tmp_path: Path,
) -> None:
    async def weigh() -> None:
        store, first = await open_store(str(tmp_path / "games.sqlite")), table("", "novice")
        first.status = "playing"
        second = onward_table(first, started(first))
        first.life.company = True
        draft = Draft()
        for one in (first, second):
            table_rows.keep_table(draft, one)
        await store.write(draft.rows)
        try:
            with pytest.raises(Refusal, match="origin-not-over"):
                await must_have_ended(store, second.id)
        finally:
            await store.close()

    asyncio.run(weigh())


def test_a_table_that_was_removed_is_not_named_again(tmp_path: Path) -> None:
    wanted = service(tmp_path)

    async def removed(table_id: str) -> None:
        store, draft = await open_store(wanted.database), Draft()
        remove(draft, table_id, 0.0)
        await store.write(draft.rows)
        await store.close()

    async def run() -> list[Any]:
        async with running(wanted) as base:
            ana, bo = await with_box(base, ["", ""])
            first = (await motion(ana, what="onward"))["table"]["onward"]
            for guest in (ana, bo):
                await guest.close()
        await removed(first)
        async with running(wanted) as base:
            back = Guest(base)
            back.http.cookies, back.table = ana.http.cookies, ana.table
            found = [(await motion(back, what="onward"))["table"]["onward"] for _ in range(2)]
            assert (await back.http.get(f"/api/tables/{found[0]}")).status_code == 200
            await back.close()
        return [first, *found]

    first, again, same = asyncio.run(run())
    assert first != again == same
