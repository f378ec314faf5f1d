"""Entries of shared books: booked once, in one order, and nobody falls unasked."""

import asyncio
import random
from pathlib import Path

import pytest
from anyio.from_thread import start_blocking_portal
from hypothesis import given, settings
from hypothesis import strategies as st
from node import Node
from phones import ANA, BO, CLEO, Phone, at, check, lines_of, share, two_at_once
from postgres import Postgres
from tables import free_port, running, service
from test_nodes import service as node_service

from passgo.ledger import BANK


def test_what_is_sent_twice_is_booked_once(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], ANA)
        paid = phone.pay([ANA], BO, 50)
        sent = list(phone.waiting)
        for _ in range(3):
            (outcome,) = (await phone.post(sent))["outcomes"]
            assert outcome == {"id": paid, "refused": "", "falls": []}
        await phone.close()
        lines = await lines_of(base, phone.book)
        assert [line.entry.id for line in lines] == [paid]
        assert lines[0].by == ANA

    at(service(tmp_path), script)


def test_two_who_spend_the_same_money_are_asked_and_the_second_again(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        book = (await share(base))["id"]
        first, second = Phone(base, book, ANA), Phone(base, book, BO)
        first.pay([ANA], BO, 1000)
        second.pay([ANA], CLEO, 1000)
        await first.send()
        (asked,) = (await second.post(second.waiting))["outcomes"]
        assert asked["falls"] == [[ANA, -500]]
        assert len(await lines_of(base, book)) == 1
        second.waiting[0]["agreed"] = asked["falls"]
        first.pay([ANA], BO, 100)
        await first.send(says_yes=True)
        (again,) = (await second.post(second.waiting))["outcomes"]
        assert again["falls"] == [[ANA, -600]]
        await second.send(says_yes=True)
        check(await lines_of(base, book), (first, second))
        assert (len(first.booked), len(second.booked)) == (2, 1)
        for phone in (first, second):
            await phone.close()

    at(service(tmp_path), script)


def test_two_who_pay_together_are_asked_once_about_each_fall(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        book = (await share(base))["id"]
        both, other = Phone(base, book, CLEO), Phone(base, book, ANA)
        paid = both.pay([ANA, BO], CLEO, 2000)
        asked = list[list[list[int]]]()
        for meanwhile in (100, 0, 0):
            answer = await both.post(both.waiting)
            asked.append(answer["outcomes"][0]["falls"])
            both.take(answer, says_yes=True)
            if meanwhile:
                other.pay([ANA], BANK, meanwhile)
                await other.send()
        assert asked == [[[ANA, -500], [BO, -500]], [[ANA, -600]], []]
        assert both.booked == [paid]
        check(await lines_of(base, book), (both, other))
        for phone in (both, other):
            await phone.close()

    at(service(tmp_path), script)


def test_a_question_holds_back_what_was_made_after_it(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], ANA)
        made = [phone.pay([ANA], BO, 2000), phone.pay([BO], ANA, 2000)]
        answer = await phone.post(phone.waiting)
        assert [one["id"] for one in answer["outcomes"]] == made[:1]
        assert answer["book"]["lines"] == []
        await phone.send(says_yes=True)
        assert phone.booked == made
        await phone.close()

    at(service(tmp_path), script)


def test_who_undoes_is_told_and_two_undo_one_thing_once(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        book = (await share(base))["id"]
        ana, bo = Phone(base, book, ANA), Phone(base, book, BO)
        paid = ana.pay([ANA], BO, 50)
        await ana.send()
        for phone in (ana, bo):
            phone.undo(paid)
        refused = await asyncio.gather(*(phone.post(phone.waiting) for phone in (ana, bo)))
        assert sorted(one["outcomes"][0]["refused"] for one in refused) == ["", "undone-already"]
        for phone, answer in zip((ana, bo), refused, strict=True):
            phone.take(answer, says_yes=True)
        lines = await lines_of(base, book)
        check(lines, (ana, bo))
        assert [line.entry.id for line in lines] == [paid, *ana.booked[1:], *bo.booked]
        for phone in (ana, bo):
            await phone.close()

    at(service(tmp_path), script)


def test_an_undoing_that_takes_somebody_below_zero_is_asked_about(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], BANK)
        paid = phone.pay([ANA], BO, 1000)
        phone.pay([BO], CLEO, 2500)
        await phone.send()
        phone.undo(paid)
        (asked,) = (await phone.post(phone.waiting))["outcomes"]
        assert asked["falls"] == [[BO, -1000]]
        await phone.close()

    at(service(tmp_path), script)


def test_everybody_hears_what_is_booked_from_the_line_they_know(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        book = (await share(base))["id"]
        ana, bo = Phone(base, book, ANA), Phone(base, book, BO)
        await bo.listen()
        for _ in range(3):
            ana.pay([ANA], BO, 10)
            await ana.send()
        await bo.hear_until(3)
        assert bo.lines == ana.lines
        assert bo.ws is not None
        await bo.ws.close()
        for _ in range(2):
            ana.pay([BO], ANA, 20)
            await ana.send()
        await bo.listen()
        await bo.hear_until(5)
        assert bo.lines == ana.lines
        for phone in (ana, bo):
            await phone.close()

    at(service(tmp_path), script)


def test_money_is_conserved_whatever_two_phones_book_at_once(tmp_path: Path) -> None:
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(running(service(tmp_path))) as base,
    ):

        @settings(max_examples=25, deadline=None)
        @given(st.integers(0, 10**9), st.integers(1, 12))
        def conserved(seed: int, steps: int) -> None:
            lines = portal.call(two_at_once, (base, base), seed, steps)
            assert len(lines) <= 2 * steps

        conserved()


@pytest.mark.long
def test_ten_thousand_books_of_two_phones_at_once(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        for first in range(0, 10_000, 8):
            seeds = range(first, first + 8)
            await asyncio.gather(*(two_at_once((base, base), seed, steps=6) for seed in seeds))

    at(service(tmp_path), script)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_loses_nothing_and_books_nothing_twice(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    postgres = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database = postgres.database() if postgres else str(tmp_path / "games.sqlite")

    async def run() -> None:
        node = Node(database, free_port(), forked=True)
        await node.start()
        try:
            book = (await share(node.base))["id"]
            phones = [Phone(node.base, book, me) for me in (ANA, BO)]
            booking = asyncio.gather(*(booked_one_by_one(phone, 60) for phone in phones))
            luck = random.Random(17)
            for _ in range(2):
                await asyncio.sleep(luck.uniform(0.05, 0.3))
                node.kill()
                await node.start()
            await booking
            lines = await lines_of(node.base, book)
            check(lines, phones)
            assert len(lines) == 120
            for phone in phones:
                await phone.close()
        finally:
            node.kill()

    asyncio.run(run())


async def booked_one_by_one(phone: Phone, count: int) -> None:
    """Book one payment after the other, each until it is answered."""
    for nth in range(count):
        phone.pay([phone.me], CLEO if nth % 2 else BANK, 1 + nth)
        await phone.send(says_yes=True)
        await asyncio.sleep(0.01)


def test_phones_at_two_nodes_share_one_book(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.database()
        wanted = [node_service(database) for _ in range(2)]
        async with running(wanted[0]) as here, running(wanted[1]) as there:
            for seed in range(4):
                assert await two_at_once((here, there), seed, steps=10)
            shared = await share(here)
            ana, bo = Phone(here, shared["id"], ANA), Phone(there, shared["id"], BO)
            await bo.listen()
            for _ in range(5):
                ana.pay([ANA], BO, 10)
                await ana.send()
            await bo.hear_until(5)
            assert bo.lines == ana.lines == await lines_of(there, ana.book)
            renewed = (await ana.http.post(f"/api/books/{ana.book}/code")).json()["code"]
            for code, leads in ((shared["code"], "unknown-table"), (renewed, ana.book)):
                found = (await bo.http.get(f"/api/codes/{code}")).json()
                assert leads in (found.get("book"), found.get("code"))
            for phone in (ana, bo):
                await phone.close()

    asyncio.run(run())
