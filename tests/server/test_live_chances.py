"""Live chances: told where only bots play or a table agreed on them, and to nobody else."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from scripts import begun, play_on, take_turns
from tables import Doc, Guest, running
from test_duties import started, table
from test_host import motion
from test_restart import service

from passgo.analysis import glance
from passgo.game.play import Game
from passgo.games import new_game
from passgo.refusal import Refusal
from passgo.server.clock import steady
from passgo.server.limits import CHANCES_SECONDS
from passgo.server.play.bot_orders import Look, Shares, answer_task
from passgo.server.play.bot_pool import Pool
from passgo.server.table.onward import onward_table
from passgo.server.table.rematch import next_table
from passgo.server.table.seats import seat_guest, set_level
from passgo.server.table.starting import press_start
from passgo.server.table.table import Place, Seat, Table, Wanted, make_table, shows_chances

BOTS = ["novice", "novice", "novice"]
SOME_TURNS = 20
"""Bots play them in less time than it would take to look at all of them."""
WHILE = 1.5
"""Seconds in which chances come where they are told: one look takes milliseconds."""


def at_a_server(visit: Callable[[str], Awaitable[None]], database: str) -> None:
    """Visit a server."""

    async def run() -> None:
        async with running(service(database)) as base:
            await visit(base)

    asyncio.run(run())


async def bots_begun(host: Guest, **more: object) -> None:
    """Have bots play at a table that somebody looks at."""
    await host.make("classic-2003", BOTS, **more)
    await host.listen()
    await host.start()
    await host.hear_until("whole")


def chances_in(guest: Guest) -> list[Doc]:
    """Return all chances that somebody was ever told."""
    return [found for text in guest.raw if (found := json.loads(text))["type"] == "chances"]


async def all_that_comes(guests: list[Guest]) -> None:
    """Let everybody hear what is sent in a while."""
    await asyncio.sleep(WHILE)
    for guest in guests:
        await guest.ask(type="resync", since=0)


def test_who_looks_at_bots_is_told_everybodys_chances_and_so_is_who_comes_later(
    database: str,
) -> None:
    async def visit(base: str) -> None:
        host, later = Guest(base), Guest(base)
        await bots_begun(host)
        told = await host.hear_until("chances")
        assert told["seq"] <= host.seq
        assert len(told["seats"]) == len(BOTS)
        assert sum(told["seats"]) == pytest.approx(1)
        assert host.lobby["shows_chances"]
        assert not host.lobby["open_chances"]
        later.table = host.table
        await later.listen()
        await later.hear_until("whole")
        assert (await later.hear())["type"] in ("chances", "clock")
        await host.close()
        await later.close()

    at_a_server(visit, database)


def test_a_table_that_agreed_is_told_players_and_onlookers_alike(database: str) -> None:
    async def visit(base: str) -> None:
        ana, bo, onlooker = people = [Guest(base), Guest(base), Guest(base)]
        made = await ana.make("classic-2003", ["", "", "novice"], open_chances=True)
        assert made["table"]["open_chances"]
        await ana.sit(ana.table, 0, "Ana")
        await bo.sit(ana.table, 1, "Bo")
        onlooker.table = ana.table
        for guest in people:
            await guest.listen()
        await ana.start()
        told = [await guest.hear_until("chances") for guest in people]
        assert told[0] == told[1] == told[2]
        record = (await ana.http.get(f"/api/tables/{ana.table}/record")).json()
        assert json.loads(record["start"])["open_chances"] is True
        for guest in people:
            await guest.close()

    at_a_server(visit, database)


@pytest.mark.parametrize("seats", [["", "novice"], ["", "", "novice"]])
def test_nobody_is_told_at_a_table_that_did_not_agree_whoever_they_say_they_are(
    database: str, seats: list[str]
) -> None:
    """A player may look on with a second tab, another browser or another device."""

    async def visit(base: str) -> None:
        ana, tab, browser = people = [Guest(base), Guest(base), Guest(base)]
        await ana.make("classic-2003", seats)
        for seat, level in enumerate(seats):
            if not level:
                await ana.sit(ana.table, seat, f"Ana {seat}")
        tab.http.cookies = ana.http.cookies
        tab.table = browser.table = ana.table
        for guest in people:
            await guest.listen()
        await ana.start()
        await ana.hear_until("whole")
        for _ in range(8):
            ana.seat = next(iter(ana.prompt["seats"]), 0)
            if seats[ana.seat]:
                await ana.hear()
            else:
                await play_on(ana, 1)
        await all_that_comes(people)
        assert [chances_in(guest) for guest in people] == [[], [], []]
        assert not any(guest.lobby["shows_chances"] for guest in people)
        for guest in people:
            await guest.close()

    at_a_server(visit, database)


def test_chances_end_when_a_person_takes_a_bots_seat(database: str) -> None:
    async def visit(base: str) -> None:
        host, guest = Guest(base), Guest(base)
        await bots_begun(host, pace="1x")
        await host.hear_until("chances")
        await guest.http.get(f"/api/tables/{host.table}")
        guest.table = host.table
        await guest.listen(name="Zoé")
        await guest.hear_until("chances")
        while not host.lobby["onlookers"] or len(host.lobby["onlookers"]) < 2:
            await host.hear()
        mine = next(one["id"] for one in host.lobby["onlookers"] if one["name"] == "Zoé")
        await motion(host, what="hand-over", seat=1, guest=mine)
        while host.lobby["shows_chances"]:
            await host.hear()
        host.raw.clear()
        await all_that_comes([host])
        assert chances_in(host) == []
        await host.close()
        await guest.close()

    at_a_server(visit, database)


def test_one_look_is_under_way_at_a_time_and_turns_that_pass_meanwhile_are_dropped(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way, most, looked = 0, 0, list[Look]()
    plain = Pool.look

    async def slow(pool: Pool, look: Look) -> Shares | None:
        nonlocal under_way, most
        looked.append(look)
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.2)
        found = await plain(pool, look)
        under_way -= 1
        return found

    async def visit(base: str) -> None:
        host = Guest(base)
        await bots_begun(host)
        first = await host.hear_until("chances")
        looked.clear()
        began = steady()
        while host.view["turn"]["number"] < SOME_TURNS:
            await host.hear()
        assert most == 1
        assert len(looked) <= (steady() - began) / CHANCES_SECONDS + 1
        again = await host.hear_until("chances")
        assert again["seq"] > first["seq"]
        await host.close()

    monkeypatch.setattr(Pool, "look", slow)
    at_a_server(visit, database)


def test_a_game_goes_on_where_nobody_finds_the_chances(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_pool: Pool, _look: Look) -> None:
        return None

    async def visit(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ["", "novice"], open_chances=True)
        assert await play_on(ana, 6) == 6
        assert chances_in(ana) == []
        await ana.close()

    monkeypatch.setattr(Pool, "look", nothing)
    at_a_server(visit, database)


def test_chances_of_people_come_again_at_each_turn(database: str) -> None:
    async def visit(base: str) -> None:
        ana, bo = people = [Guest(base), Guest(base)]
        await ana.make("classic-2003", ["", ""], open_chances=True)
        await ana.sit(ana.table, 0, "Ana")
        await bo.sit(ana.table, 1, "Bo")
        for guest in people:
            await guest.listen()
        await ana.start()
        first = await ana.hear_until("chances")
        turn = ana.view["turn"]["number"]
        while ana.view["turn"]["number"] == turn:
            await take_turns(people, 1)
        while chances_in(ana)[-1] == first:  # They may have come during the turn.
            await ana.hear()
        assert chances_in(ana)[-1]["seq"] > first["seq"]
        for guest in people:
            await guest.close()

    at_a_server(visit, database)


def test_only_agreement_or_a_table_of_bots_alone_shows_chances() -> None:
    bots = make_table(Wanted(edition="classic-2003", seats=(Place(level="novice"),) * 2), "a")
    assert shows_chances(bots)
    bots.seats[0] = Seat(name="Ana", device="a")
    assert not shows_chances(bots)
    bots.seats[0] = Seat(name="Ana", device="a", cover="away")
    assert not shows_chances(bots)
    bots.life.open_chances = True
    assert shows_chances(bots)
    bots.status = "over"
    assert next_table(bots).life.open_chances


def test_bots_that_play_for_people_for_a_moment_show_no_chances() -> None:
    """Nor does the table at which such a game goes on, though only bots sit there."""
    people, bots = table("", ""), table("novice", "novice")
    for one in (people, bots):
        one.status = "open"
    for seat in people.seats:
        seat.share_commitment = "c"
    for one in (people, bots):
        press_start(one, (), 0.0)
        one.status = "playing"
    for at in (0, 1):
        set_level(people, at, "novice")
    assert not shows_chances(people)
    assert not shows_chances(alone_onward(people))
    seat_guest(bots, 0, "ana", "Ana")
    set_level(bots, 0, "novice")
    assert shows_chances(bots)
    assert shows_chances(alone_onward(bots))
    seat_guest(bots, 1, "bo", "Bo")
    set_level(bots, 1, "novice")
    assert not shows_chances(bots)
    assert not shows_chances(alone_onward(bots))


def alone_onward(here: Table) -> Table:
    """Return the table at which a game goes on, with bots at all seats."""
    there = onward_table(here, started(here))
    for seat in there.seats:
        seat.level = "novice"
    return there


def test_the_sliding_game_shows_no_chances() -> None:
    wanted = Wanted(edition="knockout-2024", seats=(Place(), Place()), open_chances=True)
    with pytest.raises(Refusal, match="chances-no-dice"):
        make_table(wanted, "a")
    bots = Wanted(edition="knockout-2024", seats=(Place(level="novice"),) * 2)
    assert not shows_chances(make_table(bots, "a"))


def test_a_process_of_bots_answers_with_the_value_of_a_position() -> None:
    game = new_game("classic-2003", ["Ana", "Bo"], seed=3)
    assert isinstance(game, Game)

    found = answer_task(msgspec.json.encode(Look(position=game.position())))

    assert json.loads(found) == list(glance(game))
