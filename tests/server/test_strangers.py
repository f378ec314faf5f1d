"""Strangers: what is not theirs looks to them as if it were not there."""

import asyncio
import secrets
from pathlib import Path

from tables import Guest, browser, connect_socket, running, service
from websockets.exceptions import ConnectionClosed

NOTHING = 4404
ROUTES = ("", "/record", "/replay")


async def closed_with(base: str, path: str) -> int:
    """Return the code with which a socket is closed at once, 0 if it is let in."""
    async with connect_socket(base.replace("http", "ws") + path) as socket:
        try:
            await socket.recv()
        except ConnectionClosed:
            return socket.close_code or 0
        return 0


def test_unknown_foreign_and_locked_all_look_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(service(tmp_path)) as base, browser(base) as http:
            ana = Guest(base)
            await ana.make("classic-2003", ["", "novice"], locked=True)
            await ana.sit(ana.table, 0, "Ana")
            unknown = secrets.token_urlsafe(16)
            for route in ROUTES:
                known = await http.get(f"/api/tables/{ana.table}{route}")
                none = await http.get(f"/api/tables/{unknown}{route}")
                assert (known.status_code, known.content) == (404, none.content), route
                assert none.status_code == 404
            for table in (ana.table, unknown):
                for query in ("", "?since=7", "?name=Ana"):
                    assert await closed_with(base, f"/ws/tables/{table}{query}") == NOTHING
            assert (await ana.http.get(f"/api/tables/{ana.table}")).status_code == 200
            await ana.close()

    asyncio.run(run())


def test_a_host_alone_starts_and_pauses_and_nobody_else_learns_why_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(service(tmp_path)) as base:
            ana, bo = Guest(base), Guest(base)
            await ana.make("classic-2003", ["", ""])
            await bo.sit(ana.table, 1, "Bo")
            unknown = await bo.post("/api/tables/nobody-knows/start", {}, status=404)
            refused = await bo.post(f"/api/tables/{ana.table}/start", {}, status=404)
            assert unknown == refused
            await ana.close()
            await bo.close()

    asyncio.run(run())
