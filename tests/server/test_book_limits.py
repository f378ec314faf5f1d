"""Limits of shared books: who may enter what, how often, and how much one holds."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from phones import ANA, BO, NAMES, TERMS, Phone, at, lines_of, share
from tables import Doc, browser, connect_socket, service
from websockets.exceptions import ConnectionClosed

from passgo.ledger import Book
from passgo.server.limits import (
    BOOK_SECONDS,
    DAY,
    MOST_BOOKINGS,
    OF_A_DEVICE,
    OF_AN_ADDRESS,
)
from passgo.server.settings import Limits
from passgo.server.wire.close_codes import UNKNOWN


def test_a_long_book_is_told_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.server.books.open_book.LINES_AT_ONCE", 2)

    async def script(base: str) -> None:
        book = (await share(base))["id"]
        ana, bo = Phone(base, book, ANA), Phone(base, book, BO)
        paid = [ana.pay([ANA], BO, 1) for _ in range(5)]
        answer = await ana.post(ana.waiting)
        await bo.listen()
        await bo.hear_until(1)
        async with browser(base) as http:
            found = (await http.get(f"/api/books/{book}?after=4")).json()

        told = answer["book"]
        assert ([line["entry"]["id"] for line in told["lines"]], told["count"]) == (paid[:2], 5)
        assert [line.entry.id for line in bo.lines] == paid[:2]
        assert [line["entry"]["id"] for line in found["lines"]] == paid[4:]
        assert [line.entry.id for line in await lines_of(base, book)] == paid
        await ana.close()
        await bo.close()

    at(service(tmp_path), script)


def test_books_that_nobody_looks_at_leave_memory_where_all_have_too_many_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.server.books.open_books.LINES_KEPT", 4)

    async def script(base: str) -> None:
        phones = [Phone(base, (await share(base))["id"], ANA) for _ in range(3)]
        for phone in phones:
            for _ in range(2):
                phone.pay([ANA], BO, 1)
            await phone.send()
        async with browser(base) as http:
            lines = (await http.get("/metrics")).text
        found = [await lines_of(base, phone.book) for phone in phones]

        assert "passgo_book_lines 4.0" in lines
        assert "passgo_books 2.0" in lines
        assert [len(each) for each in found] == [2, 2, 2]
        for phone in phones:
            await phone.close()

    at(service(tmp_path), script)


def test_nobody_reads_or_writes_a_book_without_its_link(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        await share(base)
        bookings = {"bookings": [{"entry": {"type": "undo", "id": "a", "entry": "b"}, "by": 0}]}
        async with browser(base) as http:
            for answer in (
                await http.get("/api/books/a-guess?after=0"),
                await http.post("/api/books/a-guess/entries", json=bookings),
                await http.post("/api/books/a-guess/code"),
            ):
                refused = answer.json()
                assert (answer.status_code, refused["code"]) == (404, "unknown-book")
                assert refused["facts"] == {"days": BOOK_SECONDS // DAY}
            listed = await http.get("/api/books")
            assert listed.status_code == 405
        for book in ("a-guess", "%00", "a" * 65):
            address = base.replace("http", "ws") + f"/ws/books/{book}"
            async with connect_socket(address, additional_headers={"origin": base}) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == UNKNOWN

    at(service(tmp_path), script)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"accounts": [{"name": "", "start": 1}]}, "bad-name"),
        ({"accounts": [{"name": "A" * 25, "start": 1}]}, "bad-name"),
        ({"accounts": [{"name": "Ana\u202e", "start": 1}]}, "bad-name"),
        ({"accounts": [{"name": "Ana", "start": 1}, {"name": "ana", "start": 1}]}, "name-taken"),
        ({"accounts": [{"name": "Lou", "start": 1}, {"name": "1ou", "start": 1}]}, "name-taken"),
        ({"accounts": [{"name": "Аna", "start": 1}]}, "mixed-letters"),
        ({"accounts": [{"name": "Ana", "start": -1}]}, "amount-out-of-range"),
        ({"accounts": [{"name": "Ana", "start": 10**13}]}, "amount-out-of-range"),
        ({"salary": 0}, "amount-out-of-range"),
        ({"purse": {"style": "notes", "symbol": "doublons"}}, "bad-text"),
        ({"purse": {"style": "notes", "symbol": "\u200b"}}, "bad-text"),
        ({"accounts": []}, "malformed"),
        ({"accounts": [{"name": f"P {n}", "start": 1} for n in range(13)]}, "malformed"),
    ],
)
def test_terms_that_cannot_be_shown_are_refused(tmp_path: Path, changed: Doc, code: str) -> None:
    async def script(base: str) -> None:
        async with browser(base) as http:
            answer = await http.post("/api/books", json=TERMS | changed)
            assert answer.json()["code"] == code

    at(service(tmp_path), script)


@pytest.mark.parametrize(
    ("changed", "refused"),
    [
        ({"id": ""}, "bad-entry"),
        ({"id": "a" * 65}, "bad-entry"),
        ({"id": "<script>"}, "bad-entry"),
        ({"reason": "\u202ereason"}, "bad-text"),
        ({"reason": "x" * 25}, "bad-text"),
        ({"reason": "\u1100" * 5000}, "bad-text"),
        ({"amount": 0}, "amount-out-of-range"),
        ({"amount": 10**13}, "amount-out-of-range"),
        ({"payers": []}, "no-payers"),
        ({"payers": [1]}, "pays-oneself"),
        ({"receiver": 3}, "unknown-account"),
    ],
)
def test_an_entry_that_makes_no_sense_changes_nothing(
    tmp_path: Path, changed: Doc, refused: str
) -> None:
    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], ANA)
        phone.pay([ANA], BO, 50)
        phone.waiting[0]["entry"] |= changed
        (outcome,) = (await phone.post(phone.waiting))["outcomes"]
        assert outcome["refused"] == refused
        assert await lines_of(base, phone.book) == []
        await phone.close()

    at(service(tmp_path), script)


def test_an_account_that_there_is_not_enters_nothing(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], len(NAMES))
        phone.pay([ANA], BO, 50)
        (outcome,) = (await phone.post(phone.waiting))["outcomes"]
        assert outcome["refused"] == "unknown-account"
        phone.waiting *= MOST_BOOKINGS + 1
        body = {"bookings": phone.waiting}
        many = await phone.http.post(f"/api/books/{phone.book}/entries", json=body)
        assert many.status_code == 400
        await phone.close()

    at(service(tmp_path), script)


def test_a_book_that_is_full_takes_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.server.books.open_book.MOST_ENTRIES", 2)

    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], ANA)
        made = [phone.pay([ANA], BO, 50) for _ in range(3)]
        first = phone.waiting[:1]
        await phone.send()
        assert (phone.booked, phone.left) == (made[:2], made[2:])
        (again,) = (await phone.post(first))["outcomes"]
        assert again["refused"] == "", "what is in the book stays booked"
        await phone.close()

    at(service(tmp_path), script)


def test_entering_does_not_count_the_whole_book_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], ANA)
        phone.pay([ANA], BO, 50)
        await phone.send()
        counted = list[Book]()
        monkeypatch.setattr("passgo.ledger.book.counting", counted.append)
        made = [phone.pay([ANA], BO, 50) for _ in range(3)]
        made += [phone.undo(made[0])]
        refused = [phone.undo(made[0]), phone.undo("nothing")]
        outcomes = (await phone.post([*phone.waiting, *phone.waiting[:3]]))["outcomes"]
        assert counted == []
        assert {one["id"]: one["refused"] for one in outcomes if one["refused"]} == {
            refused[0]: "undone-already",
            refused[1]: "unknown-entry",
        }
        assert [line.entry.id for line in await lines_of(base, phone.book)][1:] == made
        await phone.close()

    at(service(tmp_path), script)


@pytest.mark.parametrize(("is_one_device", "limits"), [(False, OF_AN_ADDRESS), (True, OF_A_DEVICE)])
def test_an_address_and_a_device_may_share_and_book_so_often(
    tmp_path: Path,
    is_one_device: bool,
    limits: dict[str, tuple[int, float]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(limits, "share", (3, 60.0))
    monkeypatch.setitem(limits, "book", (5, 60.0))

    async def script(base: str) -> None:
        shared = await share(base)
        asked = {"share": ("/api/books", TERMS)} | {
            "book": (f"/api/books/{shared['id']}/entries", {"bookings": []})
        }
        async with browser(base) as http:
            for name, (path, body) in asked.items():
                most, statuses = limits[name][0], list[int]()
                for nth in range(most + 1):
                    address = f"192.0.2.{nth if is_one_device else 1}"
                    headers = {"x-forwarded-for": address}
                    answer = await http.post(path, json=body, headers=headers)
                    statuses.append(answer.status_code)
                    if not is_one_device:
                        http.cookies.clear()
                assert statuses == [201] * most + [429], name

    at(replace(service(tmp_path), trusted_proxy="127.0.0.1"), script)


def test_what_is_refused_counts_double(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF_AN_ADDRESS, "book", (4, 60.0))

    async def script(base: str) -> None:
        path = f"/api/books/{(await share(base))['id']}/entries"
        nonsense = {"bookings": [{"entry": {"type": "undo", "id": "a", "entry": "b"}, "by": 0}]}
        async with browser(base) as http:
            for status in (201, 201, 429):
                headers = {"x-forwarded-for": "192.0.2.1"}
                answer = await http.post(path, json=nonsense, headers=headers)
                assert answer.status_code == status

    at(replace(service(tmp_path), trusted_proxy="127.0.0.1"), script)


def test_a_server_keeps_so_many_books(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        await share(base)
        await share(base)
        async with browser(base) as http:
            third = await http.post("/api/books", json=TERMS)
            assert (third.status_code, third.json()["code"]) == (503, "server-full")

    at(replace(service(tmp_path), limits=Limits(books=2)), script)
