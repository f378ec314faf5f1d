"""Admission: limits for each address and for the server, which never keep a player from a seat."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from tables import Guest, browser, connect_socket, running, service
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from passgo.refusal import Refusal
from passgo.server.http.addresses import is_here, parties
from passgo.server.http.admission import Doors
from passgo.server.http.devices import COOKIE, SECURE_COOKIE
from passgo.server.limits import KNOWN_VISITS, OF_A_DEVICE, OF_AN_ADDRESS
from passgo.server.settings import Limits, Service

FEW = Limits(sockets_per_address=3, tables_per_address=2, sockets=5, tables=4)
CROWDED = 4429


class House:
    """Doors over tables that start and go without the doors being told."""

    def __init__(self) -> None:
        self.doors, self.open, self.asked = Doors(FEW), set[str](), 0
        self.doors.open_among = self.open_among

    async def open_among(self, tables: set[str]) -> set[str]:
        self.asked += 1
        return tables & self.open

    async def make(self, address: str) -> str:
        """Make a table and return its id, or why it was refused."""
        try:
            async with self.doors.making(address) as made:
                table_id = secrets.token_hex(4)
                await asyncio.sleep(0)
                self.open.add(table_id)
                made(table_id)
                return table_id
        except Refusal as refusal:
            return refusal.code


def test_an_address_opens_so_many_tables_until_one_of_them_starts() -> None:
    async def run() -> None:
        house = House()
        tables = [await house.make("192.0.2.1") for _ in range(2)]
        assert house.asked == 0
        assert await house.make("192.0.2.1") == "too-many-tables"
        assert await house.make("192.0.2.2") in house.open
        house.open.remove(tables[0])
        assert await house.make("192.0.2.1") in house.open
        assert await house.make("192.0.2.1") == "too-many-tables"

    asyncio.run(run())


def test_tables_that_are_made_at_once_are_counted_too() -> None:
    async def run() -> list[str]:
        house = House()
        return await asyncio.gather(*(house.make("192.0.2.1") for _ in range(5)))

    assert asyncio.run(run()).count("too-many-tables") == 3


def test_a_table_that_could_not_be_made_is_not_counted() -> None:
    async def fail(house: House) -> None:
        async with house.doors.making("192.0.2.1"):
            raise Refusal("unknown-edition")

    async def run() -> list[str]:
        house = House()
        for _ in range(3):
            with pytest.raises(Refusal, match="unknown-edition"):
                await fail(house)
        return [await house.make("192.0.2.1") for _ in range(3)]

    assert asyncio.run(run())[2:] == ["too-many-tables"]


def test_the_server_holds_so_many_tables_until_one_of_them_starts() -> None:
    async def run() -> None:
        house = House()
        tables = [await house.make("127.0.0.1") for _ in range(FEW.tables)]
        assert await house.doors.is_full()
        assert await house.make("192.0.2.1") == "server-full"
        house.open.remove(tables[0])
        assert not await house.doors.is_full()
        assert await house.make("192.0.2.1") in house.open

    asyncio.run(run())


def test_sockets_are_counted_in_and_out() -> None:
    doors = Doors(FEW)
    for _ in range(FEW.sockets_per_address):
        doors.come("192.0.2.1")
    assert not doors.is_crowded("192.0.2.1")
    doors.come("192.0.2.1")
    assert doors.is_crowded("192.0.2.1")
    assert not doors.is_crowded("192.0.2.2")
    for _ in range(FEW.sockets_per_address + 1):
        doors.go("192.0.2.1")

    assert doors.sockets == 0
    assert not doors.is_crowded("192.0.2.1")


def test_the_first_socket_of_a_seat_is_refused_only_to_who_has_far_too_many() -> None:
    doors = Doors(Limits(sockets_per_address=2, seats_per_address=4, sockets=3))
    for count in range(1, 6):
        doors.come("192.0.2.1")
        assert doors.is_crowded("192.0.2.1") == (count > 2)
        assert doors.is_crowded("192.0.2.1", is_first=True) == (count > 4)


def allowed(act: Callable[[], None]) -> int:
    """Do something again and again; return how often it was not refused."""
    for count in range(100_000):
        try:
            act()
        except Refusal:
            return count
    raise AssertionError("nothing limits it")


@pytest.mark.parametrize("what", OF_AN_ADDRESS)
def test_an_address_and_a_device_do_nothing_too_often(what: str) -> None:
    doors = Doors(Limits())
    devices = iter(range(100_000))
    most, seconds = OF_A_DEVICE[what]

    assert allowed(lambda: doors.count(what, "192.0.2.1", "d")) == most
    assert allowed(lambda: doors.count(what, f"198.51.100.{next(devices) % 200}", "e")) == most
    left = allowed(lambda: doors.count(what, "192.0.2.1", str(next(devices))))
    assert left == OF_AN_ADDRESS[what][0] - most
    assert seconds == OF_AN_ADDRESS[what][1]
    doors.count(what, "127.0.0.1", "d")


def test_only_so_many_visitors_are_remembered() -> None:
    doors = Doors(Limits())
    for device in range(2 * KNOWN_VISITS):
        doors.count("socket", f"198.51.{device // 250}.{device % 250}", str(device))

    assert {len(visits) for visits in doors._visits.values()} == {KNOWN_VISITS}


def test_a_crowd_makes_nobody_forget_how_often_somebody_did_something_else() -> None:
    doors, (most, _) = Doors(Limits()), OF_AN_ADDRESS["code"]
    for _ in range(most):
        doors.count("code", "192.0.2.1", "")
    for device in range(2 * KNOWN_VISITS):
        doors.count("socket", f"198.51.{device // 250}.{device % 250}", str(device))

    with pytest.raises(Refusal, match="too-fast"):
        doors.count("code", "192.0.2.1", "")


def test_many_at_once_count_as_many() -> None:
    doors, (most, _) = Doors(Limits()), OF_AN_ADDRESS["book"]
    doors.count("book", "192.0.2.1", "", most)

    with pytest.raises(Refusal, match="too-fast"):
        doors.count("book", "192.0.2.1", "")


def test_so_many_tables_of_an_address_or_a_device_run_until_some_do_no_more() -> None:
    doors = Doors(Limits(running_per_address=3, running_per_device=2))
    running = {"a", "b", "c", "d", "e"}
    doors.is_running = running.__contains__
    for table, device in (("a", "x"), ("b", "x"), ("c", "y")):
        doors.start(table, "192.0.2.1", device)

    for table, address, device in (("d", "192.0.2.2", "x"), ("d", "192.0.2.1", "z")):
        with pytest.raises(Refusal, match="too-many-tables"):
            doors.start(table, address, device)
    doors.start("a", "192.0.2.1", "x")
    running.remove("a")
    doors.start("d", "192.0.2.1", "x")
    doors.start("e", "127.0.0.1", "x")


def test_so_many_who_started_something_are_remembered() -> None:
    doors = Doors(Limits())
    doors.is_running = lambda _table: True

    for number in range(KNOWN_VISITS):
        doors.start(str(number), f"192.0.{number >> 8}.{number & 255}", f"device {number}")

    assert len(doors._started) == KNOWN_VISITS


def test_a_household_is_one_guest_and_this_machine_has_no_limit_of_its_own() -> None:
    assert parties("2001:db8::1") == parties("2001:db8::2:3") != parties("2001:db8:0:1::1")
    assert parties("::ffff:192.0.2.1") == parties("192.0.2.1")
    assert parties("junk 1") == parties("junk 2") != parties("192.0.2.1")
    assert is_here("127.0.0.1")
    assert is_here("::1")
    assert not is_here("192.0.2.1")


class Neighbour:
    """Somebody behind a proxy, at an address that the proxy tells."""

    def __init__(self, base: str, address: str) -> None:
        self.base, self.headers = base, {"x-forwarded-for": address}
        self.http = browser(base, self.headers)

    async def post(self, path: str, body: object) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def socket(self, table_id: str) -> ClientConnection:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = f"{self.base.replace('http', 'ws')}/ws/tables/{table_id}"
        return await connect_socket(address, additional_headers=self.headers | {"cookie": cookie})


async def is_let_in(socket: ClientConnection) -> bool:
    try:
        await socket.recv()
    except ConnectionClosed:
        assert socket.close_code == CROWDED
        return False
    return True


def behind_a_proxy(folder: Path, script: Callable[[str], Awaitable[None]], fronts: int = 0) -> None:
    async def run() -> None:
        wanted: Service = msgspec.structs.replace(
            service(folder, fronts), trusted_proxy="127.0.0.1", limits=FEW
        )
        async with running(wanted) as base:
            await script(base)

    asyncio.run(run())


@pytest.mark.parametrize("fronts", [0, 2])
def test_limits_over_the_network(tmp_path: Path, fronts: int) -> None:
    async def script(base: str) -> None:
        ana, bo = (Neighbour(base, "192.0.2.1") for _ in range(2))
        wanted = {"edition": "classic-2003", "seats": [{}, {}]}
        made = [await ana.post("/api/tables", wanted) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        table_id = made[0].json()["table"]["id"]
        sat = await ana.post(f"/api/tables/{table_id}/seats/0", {"name": "Ana"})
        assert sat.status_code == 201
        looking = [await bo.socket(table_id) for _ in range(4)]
        assert [await is_let_in(socket) for socket in looking] == [True, True, True, False]
        seated = await ana.socket(table_id)
        assert await is_let_in(seated)
        again = await ana.socket(table_id)
        assert not await is_let_in(again)
        for socket in (*looking, seated, again):
            await socket.close()
        for neighbour in (ana, bo):
            await neighbour.http.aclose()

    behind_a_proxy(tmp_path, script, fronts)


def test_a_full_server_says_so_on_a_page_but_not_to_who_has_been_here(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        for _ in range(FEW.tables):
            await ana.make("classic-2003", ["", ""])
        bo = Neighbour(base, "192.0.2.2")
        page = await bo.http.get("/")
        refused = await bo.post("/api/tables", {"edition": "classic-2003", "seats": [{}, {}]})
        assert (page.status_code, refused.status_code) == (503, 503)
        assert "complet pour le moment" in page.text
        assert refused.json()["code"] == "server-full"
        assert (await ana.http.get("/")).status_code == 200
        assert (await bo.http.get("/t/abc")).status_code == 503
        assert (await bo.http.get("/t/abc?move")).status_code == 200
        assert (await bo.http.get("/healthz")).status_code == 200
        await ana.close()
        await bo.http.aclose()

    behind_a_proxy(tmp_path, script)


@pytest.mark.parametrize("fronts", [0, 1])
def test_the_cookie_is_renewed_on_use_and_secure_where_the_way_is(
    tmp_path: Path, fronts: int
) -> None:
    async def script(base: str) -> None:
        async with browser(base) as guest, browser(base) as http:
            await guest.get("/t/abc?move")
            secret = guest.cookies[COOKIE]
            over_https = {"x-forwarded-proto": "https"}
            none = await http.get("/")
            plain = await http.get("/t/abc", headers={"cookie": f"{COOKIE}={secret}"})
            safe = await http.get("/", headers={"cookie": f"{SECURE_COOKIE}={secret}"} | over_https)
        assert "set-cookie" not in none.headers
        assert f"{COOKIE}={secret}" in plain.headers["set-cookie"]
        assert "max-age=34560000" in plain.headers["set-cookie"].lower()
        assert "secure" not in plain.headers["set-cookie"].lower()
        assert f"{SECURE_COOKIE}={secret}" in safe.headers["set-cookie"]
        assert "secure" in safe.headers["set-cookie"].lower()
        assert "strict-transport-security" in safe.headers
        assert "strict-transport-security" not in plain.headers

    behind_a_proxy(tmp_path, script, fronts)


def test_whoever_comes_back_again_and_again_has_to_wait(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Neighbour(base, "192.0.2.1")
        made = await ana.post("/api/tables", {"edition": "classic-2003", "seats": [{}, {}]})
        table_id = made.json()["table"]["id"]
        came: list[bool] = []
        while all(came) and len(came) < 100:
            socket = await ana.socket(table_id)
            came.append(await is_let_in(socket))
            await socket.close()
        assert came == [True] * OF_A_DEVICE["socket"][0] + [False]
        await ana.http.aclose()

    behind_a_proxy(tmp_path, script)


def test_an_address_comes_only_so_often_however_many_devices_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OF_AN_ADDRESS, "socket", (5, 600.0))

    async def script(base: str) -> None:
        ana = Neighbour(base, "192.0.2.1")
        made = await ana.post("/api/tables", {"edition": "classic-2003", "seats": [{}, {}]})
        table_id = made.json()["table"]["id"]

        async def comes(address: str) -> bool:
            guest = Neighbour(base, address)
            await guest.http.get("/t/abc?move")
            assert COOKIE in guest.http.cookies
            socket = await guest.socket(table_id)
            is_in = await is_let_in(socket)
            await socket.close()
            await guest.http.aclose()
            return is_in

        assert [await comes("192.0.2.1") for _ in range(7)] == [True] * 5 + [False] * 2
        assert await comes("192.0.2.2")
        await ana.http.aclose()

    behind_a_proxy(tmp_path, script)


def test_tables_that_were_started_make_room_for_others(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Neighbour(base, "192.0.2.1")
        wanted = {"edition": "classic-2003", "seats": [{"level": "novice"}, {"level": "novice"}]}
        made = [await ana.post("/api/tables", wanted) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        table_id = made[0].json()["table"]["id"]
        assert (await ana.post(f"/api/tables/{table_id}/start", {})).status_code == 201
        assert (await ana.post("/api/tables", wanted)).status_code == 201
        assert (await ana.post("/api/tables", wanted)).status_code == 429
        await ana.http.aclose()

    behind_a_proxy(tmp_path, script)
