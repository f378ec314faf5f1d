"""Hasty guests: whoever is refused for haste and goes on waits for it, and nobody else does."""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from tables import Guest
from test_one_guest import AN_AGE, from_afar, seated

from passgo.server.http import admission, guard, socket
from passgo.server.limits import HASTE, HASTY_SECONDS, OF_A_DEVICE, OF_A_SEAT, OF_AN_ADDRESS

AT_ONCE = 1.5
"""Seconds in which an answer comes that does not have to wait, on a busy machine."""
ELSEWHERE = {"x-forwarded-for": "198.51.100.7"}


async def is_kept_waiting(answer: Awaitable[Any]) -> bool:
    """Tell whether an answer does not come."""
    try:
        async with asyncio.timeout(AT_ONCE):
            await answer
    except TimeoutError:
        return True
    return False


async def chat(guest: Guest, times: int) -> list[bool]:
    """Say something so many times; return what was taken."""
    return [(await guest.ask(type="chat", text="hm"))["ok"] for _ in range(times)]


def test_who_goes_on_sending_too_fast_is_read_slowly_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setattr(socket, "HASTY_SECONDS", AN_AGE)
        allowed, forgiven = OF_A_SEAT["chat"][0], HASTE[0]
        ana, bo = await seated(base), await seated(base)
        assert await chat(ana, allowed) == [True] * allowed
        assert await chat(ana, forgiven + 1) == [False] * (forgiven + 1)

        assert await is_kept_waiting(chat(ana, 1))
        assert not await is_kept_waiting(chat(bo, 1))
        for guest in (ana, bo):
            await guest.close()

    from_afar(tmp_path, script)


def test_who_looks_on_and_goes_on_speaking_is_read_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setattr(socket, "HASTY_SECONDS", AN_AGE)
        ana, eve = await seated(base), Guest(base)
        eve.table = ana.table
        await eve.listen()
        assert await chat(eve, HASTE[0] + 1) == [False] * (HASTE[0] + 1)

        assert await is_kept_waiting(chat(eve, 1))
        assert not await is_kept_waiting(chat(ana, 1))
        for guest in (ana, eve):
            await guest.close()

    from_afar(tmp_path, script)


def test_a_page_that_asks_what_its_answers_would_come_to_is_not_hasty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setattr(socket, "HASTY_SECONDS", AN_AGE)
        ana = await seated(base)
        order = {"do": "Roll", "seat": 0}
        codes = []
        for _ in range(OF_A_SEAT["probe"][0] + 10 * HASTE[0]):
            answer = await ana.ask(type="probe", order=order)
            codes.append(answer.get("no", {}).get("code"))
        assert codes.count("too-fast") > HASTE[0]

        assert not await is_kept_waiting(chat(ana, 1))
        await ana.close()

    from_afar(tmp_path, script)


def test_who_hurries_for_a_moment_waits_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        ana = await seated(base)
        await chat(ana, OF_A_SEAT["chat"][0] + HASTE[0] + 1)
        began = time.monotonic()
        first = await ana.ask(type="resync", since=0)
        waited = time.monotonic() - began
        monkeypatch.setattr(socket, "HASTY_SECONDS", AN_AGE)

        assert first["ok"]
        assert waited >= HASTY_SECONDS * 0.9
        assert not await is_kept_waiting(ana.ask(type="resync", since=0))
        await ana.close()

    from_afar(tmp_path, script)


def test_being_told_to_come_less_often_takes_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setattr(guard, "HASTY_SECONDS", AN_AGE)
        monkeypatch.setitem(OF_A_DEVICE, "code", (2, AN_AGE))
        ana = await seated(base)
        for _ in range(2):
            assert (await ana.http.get("/api/codes/canal-figue-47")).status_code == 404

        assert await is_kept_waiting(ana.http.get("/api/codes/canal-figue-47"))
        assert not await is_kept_waiting(ana.http.get("/api/editions"))
        await ana.close()

    from_afar(tmp_path, script)


def test_an_address_that_opens_sockets_all_the_time_waits_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        ana = await seated(base)
        await ana.hang_up()
        monkeypatch.setitem(OF_AN_ADDRESS, "socket", (1, AN_AGE))
        bo = Guest(base, ELSEWHERE)
        bo.table = ana.table
        monkeypatch.setattr(guard, "HASTY_SECONDS", AN_AGE)
        assert not await is_kept_waiting(bo.listen())
        await bo.hang_up()

        assert await is_kept_waiting(bo.listen())
        for guest in (ana, bo):
            await guest.http.aclose()

    from_afar(tmp_path, script)


def test_a_player_comes_back_though_neighbours_open_sockets_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        ana = await seated(base)
        await ana.hang_up()
        monkeypatch.setitem(OF_AN_ADDRESS, "socket", (1, AN_AGE))
        monkeypatch.setattr(guard, "HASTY_SECONDS", AN_AGE)
        eve, back, again = (Guest(base, ELSEWHERE) for _ in range(3))
        for guest in (eve, back, again):
            guest.table, guest.seat = ana.table, ana.seat
        for guest in (back, again):
            guest.http.cookies = ana.http.cookies
        assert not await is_kept_waiting(eve.listen())
        assert await is_kept_waiting(eve.listen())

        assert not await is_kept_waiting(back.listen())
        assert not await is_kept_waiting(chat(back, 1))
        assert await is_kept_waiting(again.listen()), "only the first socket of a seat is missed"
        for guest in (ana, eve, back, again):
            await guest.http.aclose()

    from_afar(tmp_path, script)


def test_an_address_that_asks_all_the_time_waits_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        ana, bo, here = await seated(base), Guest(base, ELSEWHERE), Guest(base)
        monkeypatch.setattr(guard, "HASTY_SECONDS", AN_AGE)
        monkeypatch.setattr(admission, "REQUESTS", (1, AN_AGE))
        for guest in (bo, here, here):
            assert (await guest.http.get("/api/editions")).status_code == 200

        assert await is_kept_waiting(bo.http.get("/api/editions"))
        assert not await is_kept_waiting(here.http.get("/api/editions"))
        for guest in (ana, bo, here):
            await guest.close()

    from_afar(tmp_path, script)
