"""Devices: only the server makes their secrets; over https their cookie is of this host alone."""

import asyncio
import secrets
import sqlite3
from pathlib import Path

import httpx
import msgspec
import pytest
from tables import Doc, browser, running, service

from passgo.server.http.devices import COOKIE, SECURE_COOKIE, device_of, is_marked, marked

PUBLIC = "https://play.example.org"
OVER_HTTPS = {"host": "play.example.org"}
WANTED = {"edition": "classic-2003", "seats": [{}, {}]}


async def table_of(http: httpx.AsyncClient, cookie: str) -> tuple[str, Doc]:
    """Return the cookie that who has this one gets with a new table, and the table's tables."""
    made = await http.post("/api/tables", json=WANTED, headers={"cookie": cookie})
    assert made.status_code == 201, made.text
    return made.headers["set-cookie"].partition(";")[0], made.json()


def test_a_secret_has_the_mark_of_the_server() -> None:
    luck, key = secrets.token_urlsafe(32), secrets.token_bytes(32)
    secret = marked(luck, key)

    assert is_marked(secret, key)
    assert not is_marked(secret, secrets.token_bytes(32))
    for forged in (luck, f"{luck}.", "", ".", f"{secret}.", f"{secret}=", f"a{secret}", "é.é"):
        assert not is_marked(forged, key)


@pytest.mark.parametrize("chosen", ["a" * 43, "a" * 43 + "." + "b" * 22, "", "a.b.c"])
def test_nobody_chooses_a_secret(tmp_path: Path, chosen: str) -> None:
    async def run() -> tuple[str, str]:
        async with running(service(tmp_path)) as base, browser(base) as http:
            first, _ = await table_of(http, f"{COOKIE}={chosen}")
            again, _ = await table_of(http, first)
            return first, again

    first, again = asyncio.run(run())

    assert chosen == "" or chosen not in first
    assert again == first


def test_a_device_of_earlier_days_keeps_its_tables_and_stays_known(tmp_path: Path) -> None:
    wanted = service(tmp_path)
    old = secrets.token_urlsafe(32)

    async def run() -> list[str]:
        async with running(wanted) as base, browser(base) as http:
            return [(await table_of(http, f"{COOKIE}={old}"))[0]]

    before = asyncio.run(run())
    with sqlite3.connect(wanted.database) as connection:
        connection.execute("INSERT INTO old_devices VALUES (?)", (device_of(old),))
    after = asyncio.run(run())

    assert before != [f"{COOKIE}={old}"]
    assert after == [f"{COOKIE}={old}"]


def test_where_guests_come_over_https_the_cookie_is_of_this_host_alone(tmp_path: Path) -> None:
    async def run() -> tuple[httpx.Response, httpx.Response, list[str], list[str]]:
        wanted = msgspec.structs.replace(service(tmp_path), public_url=PUBLIC)
        async with running(wanted) as base, browser(base) as http:
            away = await http.get("/t/x?move", headers=OVER_HTTPS)
            home = await http.get("/t/x?move")
            secret = away.headers["set-cookie"].partition(";")[0].partition("=")[2]
            http.cookies.clear()
            made = await http.post(
                "/api/tables",
                json=WANTED,
                headers=OVER_HTTPS | {"origin": PUBLIC, "cookie": f"{SECURE_COOKIE}={secret}"},
            )
            http.cookies.clear()
            mine = [
                (await http.get("/api/tables", headers=OVER_HTTPS | {"cookie": cookie})).json()
                for cookie in (f"{SECURE_COOKIE}={secret}", f"{COOKIE}={secret}")
            ]
            assert mine[0] == [made.json()["table"]["id"]]
            return away, home, mine[0], mine[1]

    away, home, mine, planted = asyncio.run(run())

    assert away.headers["set-cookie"].startswith(f"{SECURE_COOKIE}=")
    assert "secure" in away.headers["set-cookie"].lower()
    assert "domain" not in away.headers["set-cookie"].lower()
    assert "strict-transport-security" in away.headers
    assert home.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert "strict-transport-security" not in home.headers
    assert (len(mine), planted) == (1, [])


def test_an_answer_with_a_cookie_is_kept_nowhere(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with running(service(tmp_path)) as base, browser(base) as http:
            page = await http.get("/")
            made = await http.post("/api/tables", json=WANTED)
            table = await http.get(f"/api/tables/{made.json()['table']['id']}")
            renewed = await http.get("/")
            return [each.headers.get("cache-control", "") for each in (page, made, table, renewed)]

    assert asyncio.run(run()) == ["no-cache", *["private, no-store"] * 3]


def test_what_follows_from_a_cookie_is_for_one_and_what_is_for_all_is_not(tmp_path: Path) -> None:
    async def run() -> dict[str, str]:
        async with running(service(tmp_path)) as base, browser(base) as http:
            made = await http.post(
                "/api/tables", json=WANTED | {"seats": [{"level": "novice"}] * 2}
            )
            table = f"/api/tables/{made.json()['table']['id']}"
            assert (await http.post(f"{table}/start")).status_code == 201
            paths = ("/api/tables", f"{table}/record", "/healthz", "/api/editions", "/api/nothing")
            answers = {path: await http.get(path) for path in paths}
            return {
                path.removeprefix(table): answer.headers.get("cache-control", "")
                for path, answer in answers.items()
            }

    assert asyncio.run(run()) == {
        "/api/tables": "private, no-store",
        "/record": "private, no-cache",
        "/healthz": "private, no-store",
        "/api/editions": "no-cache",
        "/api/nothing": "private, no-store",
    }
