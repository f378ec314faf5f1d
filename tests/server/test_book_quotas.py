"""Quotas and strictness of shared books: nobody takes all of them, nobody passes for the bank."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from phones import ANA, BO, TERMS, Phone, at, lines_of, share
from tables import Doc, browser, service

from passgo.server.limits import OF_AN_ADDRESS, WIDER_NETWORKS


@pytest.mark.parametrize("what", ["share", "share in a day"])
def test_who_has_a_whole_prefix_cannot_take_all_books(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setitem(OF_AN_ADDRESS, what, (2, OF_AN_ADDRESS[what][1]))

    async def script(base: str) -> None:
        statuses = list[int]()
        async with browser(base) as http:
            for subnet in range(20):
                headers = {"x-forwarded-for": f"2001:db8:0:{subnet:x}::1"}
                answer = await http.post("/api/books", json=TERMS, headers=headers)
                statuses.append(answer.status_code)
                http.cookies.clear()
            household = dict(WIDER_NETWORKS)[56]
            assert statuses == [201] * 2 * household + [429] * (20 - 2 * household)
            elsewhere = {"x-forwarded-for": "2001:db8:5::1"}
            answer = await http.post("/api/books", json=TERMS, headers=elsewhere)
            assert answer.status_code == 201

    at(replace(service(tmp_path), trusted_proxy="127.0.0.1"), script)


@pytest.mark.parametrize("name", ["Bank", "banque", "THE BANK", "La Banque", "-Bank-", "ʙank"])
def test_nobody_is_called_like_the_bank(tmp_path: Path, name: str) -> None:
    async def script(base: str) -> None:
        accounts = [{"name": "Ana", "start": 1}, {"name": name, "start": 1}]
        async with browser(base) as http:
            answer = await http.post("/api/books", json=TERMS | {"accounts": accounts})
            assert answer.json()["code"] == "bank-name"
            accounts[1]["name"] = "Banks"
            answer = await http.post("/api/books", json=TERMS | {"accounts": accounts})
            assert answer.status_code == 201

    at(service(tmp_path), script)


@pytest.mark.parametrize("of", ["account", "payment", "undo"])
def test_members_that_nobody_knows_are_refused(tmp_path: Path, of: str) -> None:
    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], ANA)
        phone.pay([ANA], BO, 50)
        whole: Doc = {"payment": phone.waiting[0]["entry"]} | {
            "undo": {"type": "undo", "id": "b", "entry": phone.waiting[0]["entry"]["id"]},
            "account": {"name": "Ana", "start": 1},
        }
        strange = whole[of] | {"hidden": "x" * 1000}
        async with browser(base) as http:
            if of == "account":
                answer = await http.post("/api/books", json=TERMS | {"accounts": [strange]})
            else:
                bookings = {"bookings": [{"entry": strange, "by": ANA}]}
                answer = await http.post(f"/api/books/{phone.book}/entries", json=bookings)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert await lines_of(base, phone.book) == []
        await phone.close()

    at(service(tmp_path), script)


def test_another_entry_with_an_id_that_is_taken_is_not_said_to_be_booked(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], ANA)
        phone.pay([ANA], BO, 50)
        first = phone.waiting[0]
        other = first | {"entry": first["entry"] | {"amount": 77}}
        undo = first | {"entry": {"type": "undo", "id": first["entry"]["id"], "entry": "x"}}
        booked = await phone.post([first, first, other, undo])
        assert [one["refused"] for one in booked["outcomes"]] == ["", "", "id-taken", "id-taken"]
        assert len(await lines_of(base, phone.book)) == 1
        await phone.close()

    at(service(tmp_path), script)


def test_a_book_that_somebody_filled_can_still_be_corrected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.server.books.open_book.MOST_ENTRIES", 2)
    monkeypatch.setattr("passgo.server.books.open_book.ROOM_TO_UNDO", 1)

    async def script(base: str) -> None:
        phone = Phone(base, (await share(base))["id"], ANA)
        made = [phone.pay([ANA], BO, 50) for _ in range(3)]
        undoings = [
            {"entry": {"type": "undo", "id": f"u{nth}", "entry": id_}, "by": ANA}
            for nth, id_ in enumerate(made[:2])
        ]
        booked = await phone.post([*phone.waiting, *undoings])
        refused = [one["refused"] for one in booked["outcomes"]]
        assert refused == ["", "", "book-full", "", "book-full"]
        await phone.close()

    at(service(tmp_path), script)
