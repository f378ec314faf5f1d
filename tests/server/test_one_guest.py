"""One guest at many tables: what a device does counts at all of them together, over any way."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import begun
from tables import Doc, Guest, running, service

from passgo.server.http import analysis_routes, links
from passgo.server.limits import (
    ANALYSES_OF_A_DEVICE,
    ANALYSES_OF_AN_ADDRESS,
    KNOWN_PICTURES,
    OF_A_DEVICE,
    OF_A_SEAT,
    OF_AN_ADDRESS,
)
from passgo.server.rooms.rooms import Rooms
from passgo.server.settings import Limits

AFAR = {"x-forwarded-for": "192.0.2.1"}
AN_AGE = 600.0
WANTED = {"edition": "classic-2003", "seats": [{}, {}]}


def from_afar(
    folder: Path, script: Callable[[str], Awaitable[None]], limits: Limits | None = None
) -> None:
    """Run a script against a server that takes its guests for who a proxy says they are."""

    async def run() -> None:
        wanted = msgspec.structs.replace(
            service(folder), trusted_proxy="127.0.0.1", limits=limits or Limits()
        )
        async with running(wanted) as base:
            await script(base)

    asyncio.run(run())


async def seated(base: str, like: Guest | None = None, **more: Any) -> Guest:
    """Return somebody from afar who sits at a table of their own, with the device of another."""
    guest = Guest(base, AFAR)
    if like is not None:
        guest.http.cookies = like.http.cookies
    await guest.make("classic-2003", ["", ""], **more)
    await guest.sit(guest.table, 0, "Ana")
    await guest.listen()
    return guest


async def status_of(guest: Guest, path: str, body: Doc | None = None, method: str = "POST") -> Doc:
    """Ask for something at one's table, and return the status with the refusal."""
    json = None if method == "GET" else body or {}
    answer = await guest.http.request(method, f"/api/tables/{guest.table}{path}", json=json)
    is_refused = answer.status_code >= 400
    return {"status": answer.status_code, "code": answer.json()["code"] if is_refused else ""}


TOO_FAST = {"status": 429, "code": "too-fast"}


@pytest.mark.parametrize(
    ("what", "command"),
    [
        ("play", {"order": {"do": "Roll", "seat": 0}, "answers": 0}),
        ("undo", {"seq": 1}),
        ("probe", {"order": {"do": "Roll", "seat": 0}}),
        ("resync", {"since": 0}),
    ],
)
def test_what_a_device_sends_counts_at_all_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, command: Doc
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setitem(OF_A_DEVICE, what, (3, AN_AGE))
        ana = await seated(base)
        tables = [ana, await seated(base, ana)]
        other = await seated(base)

        async def is_too_fast(guest: Guest) -> bool:
            answer = await guest.ask(type=what, **command)
            return not answer["ok"] and answer["no"]["code"] == "too-fast"

        refused = [await is_too_fast(tables[turn % 2]) for turn in range(5)]

        assert refused == [False, False, False, True, True]
        assert not await is_too_fast(other)
        for guest in (*tables, other):
            await guest.close()

    from_afar(tmp_path, script)


def test_going_back_by_agreement_counts_as_undoing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setitem(OF_A_DEVICE, "undo", (2, AN_AGE))
        ana = await seated(base)
        back = {"what": "back", "seq": 2}
        answers = [await status_of(ana, "/motions", back) for _ in range(3)]

        assert [answer["code"] for answer in answers] == ["not-started"] * 2 + ["too-fast"]
        assert (await ana.ask(type="undo", seq=1))["no"]["code"] == "too-fast"
        await ana.close()

    from_afar(tmp_path, script)


@pytest.mark.parametrize(
    ("path", "body", "method"),
    [
        ("/pause", {"paused": True}, "POST"),
        ("/vote", {"yes": True}, "POST"),
        ("/motions", {"what": "pause", "paused": True}, "POST"),
        ("/places", {"level": ""}, "POST"),
        ("/places/1", {"level": "novice"}, "POST"),
        ("/places/1", {}, "DELETE"),
        ("/places/0/swap", {"seat": 1}, "POST"),
        ("/seats/1", {"name": "Bo"}, "POST"),
        ("/seats/0", {}, "DELETE"),
        ("/seats/0/claims", {"claims": False}, "POST"),
        ("/seats/0/concede", {}, "POST"),
        ("/seats/0/move", {}, "POST"),
        ("/move", {"token": "a"}, "POST"),
        ("/code", {}, "POST"),
        ("/rematch", {}, "POST"),
    ],
)
def test_a_device_changes_tables_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, body: Doc, method: str
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setitem(OF_A_DEVICE, "motion", (2, AN_AGE))
        ana = await seated(base)  # Who sits down and is ready has changed a table twice.

        assert await status_of(ana, path, body, method) == TOO_FAST
        await ana.close()

    from_afar(tmp_path, script)


def test_a_seat_tells_luck_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF_A_SEAT, "told", (2, AN_AGE))

    async def script(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ["", "novice"], luck="told")
        dice = {"do": "DiceFall", "first": 7, "second": 1}
        answers = [await ana.play(dice) for _ in range(3)]

        assert [answer["no"]["code"] for answer in answers][2] == "too-fast"
        assert "too-fast" not in [answer["no"]["code"] for answer in answers[:2]]
        await ana.close()

    from_afar(tmp_path, script)


def test_a_rematch_is_a_table_that_is_made_and_following_to_one_is_not(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = (Guest(base, {"x-forwarded-for": f"192.0.2.{at}"}) for at in (1, 2))
        for guest in (ana, bo):
            await begun(guest, "classic-2003", ["", "novice"])
            await guest.post(f"/api/tables/{guest.table}/seats/0/concede", {})
            while guest.lobby["status"] != "over":
                await guest.hear()
        await bo.make("classic-2003", ["", ""])
        over = bo.lobby["id"]
        again, followed = [await ana.post(f"/api/tables/{ana.table}/rematch", {}) for _ in range(2)]
        made = await ana.http.post("/api/tables", json=WANTED)
        refused = await bo.http.post(f"/api/tables/{over}/rematch", json={})

        assert followed["table"]["id"] == again["table"]["id"] != ana.table
        for answer in (made, refused):
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        await ana.close()
        await bo.close()

    from_afar(tmp_path, script, Limits(tables_per_address=1))


def test_a_game_that_goes_on_elsewhere_is_a_table_that_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setitem(OF_A_DEVICE, "make in a day", (2, AN_AGE))
        ana = Guest(base, AFAR)
        await begun(ana, "classic-2003", ["", "novice"], luck="told")
        on = await ana.post(f"/api/tables/{ana.table}/motions", {"what": "onward"})

        assert on["table"]["onward"]
        assert await status_of(ana, "/motions", {"what": "onward"}) == TOO_FAST
        await ana.close()

    from_afar(tmp_path, script)


async def going_on(base: str) -> tuple[Guest, Guest, Guest]:
    """Return a host who is gone and two people, of whom the first proposes to go on elsewhere."""
    host, ana, bo = (Guest(base, {"x-forwarded-for": f"192.0.2.{at}"}) for at in (1, 2, 3))
    await host.make("classic-2003", ["", ""], luck="told", grace=0)
    for seat, guest in enumerate((ana, bo)):
        await guest.sit(host.table, seat, f"guest {seat}")
        await guest.listen()
    await host.start()
    for guest in (ana, bo):
        await guest.hear_until("whole")
    await ana.post(f"/api/tables/{ana.table}/motions", {"what": "onward"})
    return host, ana, bo


def test_a_table_at_which_a_vote_goes_on_is_made_by_the_last_voice(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        host, ana, bo = await going_on(base)
        voted = await bo.post(f"/api/tables/{bo.table}/vote", {"yes": True})
        free = await ana.http.post("/api/tables", json=WANTED)
        refused = await bo.http.post("/api/tables", json=WANTED)

        assert voted["table"]["onward"]
        assert free.status_code == 201
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        for guest in (host, ana, bo):
            await guest.close()

    from_afar(tmp_path, script, Limits(tables_per_address=1))


def test_who_goes_away_makes_no_table_by_that(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        host, ana, bo = await going_on(base)
        await bo.hang_up()
        while ana.lobby["seats"][1]["present"]:
            await ana.hear()
        assert (ana.lobby["onward"], bool(ana.lobby["vote"])) == ("", True)
        again = await ana.post(f"/api/tables/{ana.table}/motions", {"what": "onward"})
        assert again["table"]["onward"]
        for guest in (host, ana, bo):
            await guest.close()

    from_afar(tmp_path, script)


def test_a_device_starts_so_many_tables_in_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setitem(OF_A_DEVICE, "start in a day", (1, AN_AGE))
        ana = await seated(base)

        assert (await status_of(ana, "/start"))["code"] == "not-ready"
        assert await status_of(ana, "/start") == TOO_FAST
        assert await status_of(ana, "/motions", {"what": "start"}) == TOO_FAST
        await ana.close()

    from_afar(tmp_path, script)


def test_pictures_are_drawn_once_beside_the_loop_and_for_nobody_too_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = list[threading.Thread]()
    draw = links.code_of

    def watched(address: str) -> bytes:
        drawing.append(threading.current_thread())
        return draw(address)

    async def script(base: str) -> None:
        monkeypatch.setitem(OF_A_DEVICE, "picture", (3, AN_AGE))
        monkeypatch.setattr(links, "code_of", watched)
        ana = await seated(base)
        asked = (("/qr.svg", "GET"), ("/seats/0/move", "POST"))
        for path, method in asked:
            assert (await status_of(ana, path, method=method))["status"] < 300
        assert (await ana.http.get("/api/qr.svg?path=/t/abc")).status_code == 200
        for path, method in asked:
            assert await status_of(ana, path, method=method) == TOO_FAST
        assert (await ana.http.get("/api/qr.svg?path=/t/abc")).status_code == 429
        await ana.close()

    from_afar(tmp_path, script)
    assert len(drawing) == 3
    assert threading.main_thread() not in drawing
    assert draw("a") is draw("a")
    assert draw.cache_info().maxsize == KNOWN_PICTURES


def test_replays_are_asked_for_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        monkeypatch.setitem(OF_A_DEVICE, "replay", (2, AN_AGE))
        monkeypatch.setitem(OF_AN_ADDRESS, "replay", (4, AN_AGE))
        ana, bo = await seated(base), await seated(base)
        too_early = {"status": 409, "code": "not-started"}
        for guest in (ana, bo):
            found = [await status_of(guest, "/replay", method="GET") for _ in range(3)]
            assert found == [too_early, too_early, TOO_FAST]
        cleo = await seated(base)
        assert await status_of(cleo, "/replay", method="GET") == TOO_FAST
        for guest in (ana, bo, cleo):
            await guest.close()

    from_afar(tmp_path, script)


def test_looking_at_tables_counts_and_those_that_are_loaded_count_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = list[Guest]()

    async def make(base: str) -> None:
        kept.append(await seated(base))
        for _ in range(2):
            await (await seated(base, kept[0])).close()

    async def look(base: str) -> None:
        monkeypatch.setitem(OF_A_DEVICE, "visit", (6, AN_AGE))
        ana = Guest(base, AFAR)
        ana.http.cookies, ana.table = kept[0].http.cookies, kept[0].table
        answers = [await ana.http.get("/api/my-tables") for _ in range(2)]

        assert [len(answer.json()) for answer in answers] == [3, 3]
        assert (await status_of(ana, "", method="GET"))["status"] == 200
        assert (await ana.http.get("/api/tables")).status_code == 200
        for path in ("", "/receipt", "/analysis"):
            assert await status_of(ana, path, method="GET") == TOO_FAST
        for path in ("/api/tables", "/api/my-tables"):
            assert (await ana.http.get(path)).status_code == 429
        await ana.close()

    from_afar(tmp_path, make)
    from_afar(tmp_path, look)


def test_what_is_only_read_changes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ["", "novice"])
        monkeypatch.setattr(Rooms, "change", None)
        for path, code in (("/record", ""), ("/receipt", ""), ("/analysis", "not-over")):
            assert (await status_of(ana, path, method="GET"))["code"] == code
        await ana.close()

    from_afar(tmp_path, script)


def test_only_so_many_games_of_a_device_and_an_address_wait_to_be_weighed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where: Any = {"address": "192.0.2.1", "device": "d"}
    monkeypatch.setattr(analysis_routes, "address_of", lambda _scope: where["address"])
    monkeypatch.setattr(analysis_routes, "device_in", lambda _request: where["device"])

    class Asking:
        scope: Any = None

    def most() -> Doc:
        return analysis_routes.most_waiting(Asking())  # type: ignore[arg-type]

    assert most() == {"192.0.2.1": ANALYSES_OF_AN_ADDRESS, "d": ANALYSES_OF_A_DEVICE}
    where["device"] = ""
    assert most() == {"192.0.2.1": ANALYSES_OF_AN_ADDRESS}
    where["address"] = "127.0.0.1"
    assert most() == {}
