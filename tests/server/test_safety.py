"""Safety: who gets in, what names are good, and that nonsense changes nothing."""

import asyncio
import json
import random
import secrets
from pathlib import Path

import pytest
from scripts import begun
from tables import Guest, running, service
from websockets.exceptions import ConnectionClosed

from passgo.refusal import Refusal
from passgo.server.limits import LARGEST_MESSAGE, WAITING_MESSAGES
from passgo.server.table.names import checked_name
from passgo.server.wire.listeners import Listener

FUZZ = 500


@pytest.mark.parametrize("name", ["Ana", "Chloé", " Éloïse  Ó ", "李雷", "e\u0301" * 24])
def test_a_name_is_kept_in_one_form(name: str) -> None:
    assert checked_name(name) == checked_name(checked_name(name))


@pytest.mark.parametrize("name", ["", "  ", "a" * 25, "a\u202eb", "a\u200bb", "a\x00b", "\u2800"])
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        checked_name(name)


@pytest.mark.parametrize("fronts", [0, 1])
def test_strangers_and_other_sites_are_kept_out(tmp_path: Path, fronts: int) -> None:
    async def run() -> None:
        async with running(service(tmp_path, fronts)) as base:
            ana, bo = Guest(base), Guest(base)
            made = await ana.make("classic-2003", ["", ""])
            path = f"/api/tables/{ana.table}"
            await ana.sit(ana.table, 0, "Ana")
            assert len(ana.table) * 6 >= 96
            assert len(made["table"]["commitment"]) == 64
            taken = await bo.post(f"{path}/seats/0", {"name": "Bo"}, status=409)
            same = await bo.post(f"{path}/seats/1", {"name": "ANA"}, status=409)
            share = {"share_commitment": "00" * 32}
            forbidden = await bo.post(f"{path}/seats/0/ready", share, status=404)
            unknown = await bo.http.get("/api/tables/" + secrets.token_urlsafe(16))
            assert (taken["code"], same["code"]) == ("seat-taken", "name-taken")
            assert forbidden == unknown.json()
            elsewhere = {"origin": "http://evil.example"}
            assert (await ana.http.post(path + "/start", headers=elsewhere)).status_code == 403
            rebound = {"host": "evil.example"}
            assert (await ana.http.get(path, headers=rebound)).status_code == 421
            form = {"content-type": "text/plain"}
            assert (await ana.http.post(path + "/start", headers=form)).status_code == 415
            large = {"name": "a" * LARGEST_MESSAGE}
            assert (await bo.http.post(f"{path}/seats/1", json=large)).status_code == 413
            await ana.close()
            await bo.close()

    asyncio.run(run())


def test_the_cookie_and_the_headers_are_strict_and_the_page_is_ours_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(service(tmp_path)) as base:
            ana = Guest(base)
            wanted = {"edition": "classic-2003", "seats": [{}, {}]}
            made = await ana.http.post("/api/tables", json=wanted)
            cookie = made.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            page, schema = await ana.http.get("/"), await ana.http.get("/schema")
            assert "default-src 'self'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
            assert "https://" not in page.text
            assert schema.json()["info"]["title"] == "Passgo"
            assert "://" not in schema.text
            assert (await ana.http.get("/healthz")).json()["status"] == "ok"
            assert (await ana.http.get("/api/tables")).json() == [made.json()["table"]["id"]]
            await ana.close()

    asyncio.run(run())


def nonsense(chance: random.Random) -> str:
    good = {"type": "play", "id": "x", "answers": 1, "order": {"do": "Roll", "seat": 0}}
    text = json.dumps(good)
    kinds = (
        text[: chance.randrange(len(text))],
        text.replace("0", str(chance.randrange(1, 10**12))),
        text.replace("Roll", chance.choice(["DiceFall", "Stop", "AuctionClock", "Nothing", ""])),
        text.replace('"id": "x"', f'"id": {chance.randrange(9)}'),
        json.dumps(good | {"answers": chance.randrange(2, 10**9), "id": secrets.token_hex(4)}),
        json.dumps({"type": chance.choice(["undo", "probe", "chat", "resync"]), "id": "y"}),
        "[" * chance.randrange(1, 4000),
        "".join(chr(chance.randrange(32, 0x3000)) for _ in range(chance.randrange(60))),
    )
    return chance.choice(kinds)


@pytest.mark.parametrize("fronts", [0, 1])
def test_malformed_messages_change_no_game(tmp_path: Path, fronts: int) -> None:
    async def run() -> tuple[int, int]:
        async with running(service(tmp_path, fronts)) as base:
            ana, chance, sent = Guest(base), random.Random(11), 0
            await begun(ana, "classic-2003", ["", "novice"])
            before = dict(ana.view)
            while sent < FUZZ:
                assert ana.ws is not None
                try:
                    await ana.ws.send(nonsense(chance))
                    sent += 1
                    await ana.hear()
                except ConnectionClosed:
                    await ana.listen()
                    await ana.hear_until("whole")
                assert ana.view == before
            await ana.hang_up()
            await ana.listen()
            seq = (await ana.hear_until("whole"))["seq"]
            await ana.close()
            return sent, seq

    assert asyncio.run(run()) == (FUZZ, 1)


@pytest.mark.parametrize("fronts", [0, 1])
def test_a_message_that_is_too_long_ends_the_connection(tmp_path: Path, fronts: int) -> None:
    async def run() -> int:
        async with running(service(tmp_path, fronts)) as base:
            ana = Guest(base)
            await begun(ana, "classic-2003", ["", "novice"])
            assert ana.ws is not None
            await ana.ws.send("x" * (LARGEST_MESSAGE + 1))
            await ana.ws.wait_closed()
            code = ana.ws.close_code
            await ana.close()
            return code or 0

    assert asyncio.run(run()) == 1009


def test_a_slow_reader_is_cut_and_keeps_nothing_waiting() -> None:
    async def run() -> tuple[bool, list[bytes]]:
        taken, sent = asyncio.Event(), []

        async def write(message: bytes) -> None:
            await taken.wait()
            sent.append(message)

        listener = Listener(write)
        for number in range(WAITING_MESSAGES + 1):
            listener.send_bytes(str(number).encode())
        assert not listener.is_cut
        listener.send_bytes(b"one too many")
        taken.set()
        await listener.until_cut()
        await asyncio.sleep(0)
        return listener.is_cut, sent

    assert asyncio.run(run()) == (True, [b"0"])
