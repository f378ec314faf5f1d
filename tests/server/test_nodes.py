"""Several nodes: two servers over one PostgreSQL are one server to the people at a table."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest
import sqlalchemy as sql
from node import FAST, Node
from postgres import Postgres
from processes import children_of
from scripts import plain_order
from tables import AT_LAST, Doc, Guest, free_port, running
from websockets.exceptions import ConnectionClosed

from passgo.server.nodes import bury
from passgo.server.settings import Service
from passgo.server.store import schema
from passgo.server.store.store import Store, open_store

AUCTION = ("BidOrLeave", "AwaitClock")


def service(database: str) -> Service:
    return Service(
        host="127.0.0.1", port=free_port(), database=database, rent_grace=0.05, rhythm=FAST
    )


async def seated(people: list[Guest], edition: str, levels: list[str], **more: object) -> None:
    """Seat people at a new table, each over a node of their own, and start."""
    host = people[0]
    await host.make(edition, levels, **more)
    for seat, guest in enumerate(people):
        await guest.sit(host.table, seat, f"guest {seat}")
        await guest.listen()
    await host.start()
    for guest in people:
        await guest.hear_until("whole")


async def play_to(guest: Guest, goal: int) -> None:
    """Play plainly until the game has come to a step."""
    while guest.seq < goal and not guest.is_over:
        if guest.is_asked:
            await guest.play(plain_order(guest))
        else:
            await guest.hear()


@asynccontextmanager
async def at_two_nodes(postgres: Postgres) -> AsyncIterator[tuple[Guest, Guest]]:
    """Two people who reach one database over two servers."""
    database = postgres.database()
    async with running(service(database)) as here, running(service(database)) as there:
        ana, bo = Guest(here), Guest(there)
        yield ana, bo
        await ana.close()
        await bo.close()


def seen(guest: Guest) -> Doc:
    """Return a view without the seat it is seen from."""
    return {name: part for name, part in guest.view.items() if name != "seat"}


def test_people_on_two_nodes_see_the_same_events_in_the_same_order(postgres: Postgres) -> None:
    async def run() -> tuple[Guest, Guest]:
        async with at_two_nodes(postgres) as (ana, bo):
            await seated([ana, bo], "classic-2003", ["", "", "novice"])
            await asyncio.gather(play_to(ana, 80), play_to(bo, 80))
            while ana.seq != bo.seq:
                await (ana if ana.seq < bo.seq else bo).hear()
        return ana, bo

    ana, bo = asyncio.run(run())

    assert ana.seq >= 80
    assert ana.events == bo.events
    assert seen(ana) == seen(bo)
    assert ana.prompt == bo.prompt


def test_an_answer_chat_and_presence_of_one_node_are_known_at_the_other(
    postgres: Postgres,
) -> None:
    async def run() -> tuple[Doc, Doc, Guest]:
        async with at_two_nodes(postgres) as (ana, bo):
            await seated([ana, bo], "classic-2003", ["", ""])
            first = await ana.play({"do": "Roll"}, id="once")
            await ana.ask(type="chat", text="bonsoir")
            await bo.hear_until("said")
            elsewhere = Guest(bo.base)
            elsewhere.table, elsewhere.seat, elsewhere.http.cookies = ana.table, 0, ana.http.cookies
            await elsewhere.listen()
            await elsewhere.hear_until("whole")
            again = await elsewhere.play({"do": "Roll"}, answers=1, id="once")
            assert [seat["present"] for seat in bo.lobby["seats"]] == [True, True]
            await elsewhere.close()
            await ana.hang_up()
            while bo.lobby["seats"][0]["present"]:
                await bo.hear()
        return first, again, bo

    first, again, bo = asyncio.run(run())

    assert first["ok"]
    assert first == again
    assert [said["text"] for said in bo.said] == ["bonsoir"]


def test_a_node_that_was_only_slow_says_again_who_is_there(postgres: Postgres) -> None:
    async def run() -> Guest:
        async with at_two_nodes(postgres) as (ana, bo):
            store = await open_store(postgres.newest)
            await seated([ana, bo], "classic-2003", ["", ""])
            assert {0, 1} <= await present(store)
            async with store.engine.begin() as connection:
                nodes = (await connection.execute(sql.select(schema.NODES.c.id))).scalars().all()
                await bury(connection, nodes)
            async with asyncio.timeout(AT_LAST):
                while not {0, 1} <= await present(store):
                    await asyncio.sleep(0.02)
            await store.close()
            while not bo.lobby["seats"][0]["present"]:
                await bo.hear()
        return bo

    bo = asyncio.run(run())

    assert bo.lobby["seats"][0]["present"]


async def present(store: Store) -> set[int]:
    """Return the seats that have somebody at them on some node."""
    async with store.engine.connect() as connection:
        return set((await connection.execute(sql.select(schema.PRESENCE.c.seat))).scalars())


def test_a_database_that_crashes_costs_nobody_the_game() -> None:
    async def run(server: Postgres) -> tuple[int, int]:
        async with running(service(server.database())) as base:
            ana, bo = Guest(base), Guest(base)
            await seated([ana, bo], "classic-2003", ["", ""])
            await asyncio.gather(play_to(ana, 12), play_to(bo, 12))
            before = max(ana.seq, bo.seq)
            server.crash()
            for guest in (ana, bo):
                await come_back(guest)
            await asyncio.gather(play_to(ana, before + 6), play_to(bo, before + 6))
            await ana.close()
            await bo.close()
            return before, ana.seq

    with Postgres() as server:
        before, after = asyncio.run(run(server))

    assert after >= before + 6


def test_a_database_that_hangs_is_given_up_and_nothing_is_done_twice(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("passgo.server.store.store.CONNECTING_SECONDS", 2.0)

    async def run(server: Postgres) -> tuple[list[tuple[int, str]], list[Doc], int]:
        async with running(service(server.database())) as base:
            ana, bo = Guest(base), Guest(base)
            await seated([ana, bo], "classic-2003", ["", ""])
            before = ana.seq
            with stopped(server), monkeypatch.context() as meanwhile:
                meanwhile.setattr("passgo.server.store.time_limit.CHANGE_SECONDS", 0.5)
                with pytest.raises(ConnectionClosed):
                    await ana.play({"do": "Roll"}, id="once")
                wanted = {"edition": "classic-2003", "seats": [{}, {}]}
                refused = [await ana.http.post("/api/tables", json=wanted)]
                refused.append(await ana.http.get(f"/api/tables/{ana.table}"))
            await come_back(ana)
            answers = [await ana.play({"do": "Roll"}, answers=1, id="once") for _ in range(2)]
            for guest in (ana, bo):
                await guest.close()
            told = [(answer.status_code, answer.json()["code"]) for answer in refused]
            return told, answers, before

    with Postgres() as server:
        refused, answers, before = asyncio.run(run(server))

    assert refused == [(503, "not-kept")] * 2
    assert [(answer["ok"], answer["seq"]) for answer in answers] == [(True, before + 1)] * 2
    assert "1 changes were not kept: NoAnswer: nothing within 0.5 seconds" in caplog.text
    assert not [record for record in caplog.records if record.exc_info]


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """Stop a PostgreSQL with all its processes for a while."""
    found = [postgres.process, *children_of(postgres.process)]
    for process in found:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in found:
            os.kill(process, signal.SIGCONT)


async def come_back(guest: Guest) -> None:
    """Try until the table answers again, and a command too."""
    async with asyncio.timeout(AT_LAST):
        while True:
            try:
                await guest.hang_up()
                await guest.listen()
                await guest.hear_until("whole")
                if (await guest.ask(type="resync", since=guest.seq))["ok"]:
                    return
            except ConnectionClosed:
                await asyncio.sleep(0.05)


async def holders(store: Store) -> dict[str, str]:
    """Return which node holds the next duty of each table."""
    async with store.engine.connect() as connection:
        wanted = sql.select(schema.DUTIES.c.table_id, schema.DUTIES.c.holder)
        rows = (await connection.execute(wanted)).all()
    return {row.table_id: row.holder for row in rows}


@asynccontextmanager
async def processes(database: str) -> AsyncIterator[tuple[Node, Node]]:
    """Two server processes over one database."""
    here, there = Node(database, free_port()), Node(database, free_port())
    try:
        await asyncio.gather(here.start(), there.start())
        yield here, there
    finally:
        here.stop()
        there.stop()


async def before_a_bot(here: str, there: str) -> tuple[Guest, Guest]:
    """Play until a throw on one node would have a bot move next."""
    ana, bo = Guest(here), Guest(there)
    await ana.make("classic-2003", ["", "", "novice"], pace="1x")
    await ana.sit(ana.table, 1, "Ana")
    await bo.sit(ana.table, 0, "Bo")
    for guest in (ana, bo):
        await guest.listen()
    await ana.start()
    await bo.hear_until("whole")
    await bo.play({"do": "Roll"})
    while ana.prompt.get("seats") != [1]:
        await ana.hear()
    return ana, bo


async def before_a_clock(here: str, there: str) -> tuple[Guest, Guest]:
    """Play until somebody on one node may open an auction that only its clock will end."""
    ana, bo = Guest(here), Guest(there)
    house_rules = {"auction_seconds": 4, "auction_beeps": 1}
    await seated([ana, bo], "revolution-2009", ["", ""], house_rules=house_rules)
    while not (ana.is_asked and ana.prompt["ask"] == "BuyOrAuction"):
        goal = ana.seq + 1
        await asyncio.gather(play_to(ana, goal), play_to(bo, goal))
    return ana, bo


async def wait_for_both(ana: Guest, cleo: Guest) -> None:
    """Open the auction with a bid, and throw before the bot."""
    assert (await ana.play({"do": "Decline"}))["ok"]
    assert (await ana.play({"do": "Bid", "amount": ana.prompt["lowest"]}))["ok"]
    assert (await cleo.play({"do": "Roll"}))["ok"]
    assert ana.prompt["ask"] in AUCTION
    assert cleo.prompt["seats"] == [2]


def test_another_node_goes_on_with_the_clock_and_the_bot_of_one_that_is_killed(
    postgres: Postgres,
) -> None:
    async def run() -> tuple[dict[str, str], dict[str, str], Guest, Guest]:
        database = postgres.database()
        store = await open_store(database)
        async with processes(database) as (here, there):
            ana, bidder = await before_a_clock(here.base, there.base)
            cleo, waiter = await before_a_bot(here.base, there.base)
            await wait_for_both(ana, cleo)
            before = await holders(store)
            here.kill()
            while waiter.prompt["seats"] == [2] or waiter.seq < cleo.seq:
                await waiter.hear()
            while bidder.prompt["ask"] in AUCTION or bidder.seq < ana.seq:
                await bidder.hear()
            after = await holders(store)
            while bidder.lobby["seats"][0]["present"]:
                await bidder.hear()
            for guest in (ana, bidder, cleo, waiter):
                await guest.close()
        await store.close()
        return before, after, bidder, waiter

    before, after, bidder, waiter = asyncio.run(run())

    assert len(set(before.values())) == 1
    assert set(before.values()).isdisjoint(after.values())
    assert "AuctionWon" in [event["event"] for event in bidder.events]
    assert waiter.seq > 2


async def looking_on(base: str, table: str, name: str) -> Guest:
    """Return somebody with a device who looks on at a table."""
    guest = Guest(base)
    guest.table = table
    await guest.http.get(f"/api/tables/{table}")
    await guest.listen(name=name)
    return guest


def test_a_seat_is_handed_to_who_looks_on_over_another_node(postgres: Postgres) -> None:
    async def run() -> tuple[Guest, Guest]:
        async with at_two_nodes(postgres) as (ana, bo):
            await seated([ana, bo], "classic-2003", ["", ""])
            dora = await looking_on(bo.base, ana.table, "Dora")
            while [one["name"] for one in ana.lobby["onlookers"]] != ["Dora"]:
                await ana.hear()
            assert ana.lobby["watching"] == 1
            given = {"what": "hand-over", "seat": 1, "guest": ana.lobby["onlookers"][0]["id"]}
            await ana.post(f"/api/tables/{ana.table}/motions", given)
            while dora.you.get("seats") != [1]:
                await dora.hear()
            dora.seat = 1
            await dora.hear_until("options")
            await asyncio.gather(play_to(ana, ana.seq + 6), play_to(dora, ana.seq + 6))
            while [one["name"] for one in ana.lobby["onlookers"]] != [""]:
                await ana.hear()  # Bo has lost the seat and looks on.
            await bo.hang_up()
            while ana.lobby["onlookers"]:
                await ana.hear()
            await dora.close()
        return ana, dora

    ana, dora = asyncio.run(run())

    assert ana.lobby["seats"][1]["guest"] == "Dora"
    assert dora.seq >= 7
