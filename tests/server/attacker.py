"""An attacker: one guest who does all that costs others something, as often as it is let.

`python tests/server/attacker.py --base http://127.0.0.1:8417` goes on until it is interrupted and
says how often each way was tried and refused. It is written from outside: HTTP and sockets only.
A server that trusts this machine as its proxy takes it for somebody from afar, whom limits hold.
"""

import argparse
import asyncio
import json
import os
import secrets
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from scripts import begun, plain_order
from tables import PLAIN, Doc, Guest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

EDITION = "classic-2003"
HALF_OPEN = 100
HALF_A_REQUEST = b"POST /api/tables HTTP/1.1\r\nhost: passgo\r\ncontent-length: 5000\r\n"
FLOODERS = 4
TABLES = 12
"""At which one device does the same."""
LATER = 10.0
MANY = 60
"""Tables that are wanted at once."""
A_BREATH = 0.002
"""Seconds between two tries, or the attacker's own processor would be the limit."""
ODD_PATHS = (
    "/api/tables/%00",
    "/api/tables/%00/replay",
    "/api/tables/..%2f",
    "/api/tables/a%0d%0a",
)
ODD_HEADERS = ({"origin": "http://["}, {"host": "[::::]"}, {"cookie": "a" * 8000})
ODD_COMMANDS = (
    {"type": "chat", "id": "a", "text": "\u0000"},
    {"type": "chat", "id": "\u0000", "text": "a"},
    {"type": "play", "id": "\u0000", "order": {"do": "Roll", "seat": 0}, "answers": 0},
    {"type": "undo", "id": "a\u0000b", "seq": 1},
    {"type": "emote", "id": "b", "text": "\u0000"},
)
IMPOSSIBLE = {"do": "DiceFall", "first": 7, "second": 1}
FROM_AFAR = {"x-forwarded-for": "192.0.2.7"}
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)


class Attacker:
    """Who tries everything at once, and counts what became of it."""

    def __init__(self, base: str, wanted: str = "") -> None:
        self.base, self._wanted = base, wanted
        self.tries: Counter[str] = Counter()

    async def attack(self) -> None:
        """Go on in all ways until cancelled."""
        ways: tuple[Callable[[], Awaitable[None]], ...] = (
            self.undo,
            self.undo_everywhere,
            self.go_back,
            self.tell_nonsense,
            self.play_again,
            self.draw_pictures,
            self.load_tables,
            *[self.flood] * FLOODERS,
            *[self.open_half] * HALF_OPEN,
            self.send_zeros,
            self.make_tables,
            self.read_replays,
        )
        async with asyncio.TaskGroup() as tasks:
            for way in ways:
                if self._wanted in way.__name__:
                    tasks.create_task(self._again(way))

    async def _again(self, way: Callable[[], Awaitable[None]]) -> None:
        """Try a way again and again; being cut or refused is part of it."""
        while True:
            with suppress(*GONE, AssertionError):
                await way()
            self.tries[f"{way.__name__} ended"] += 1
            await asyncio.sleep(0.1)

    def report(self) -> int:
        """Say what was tried; return 1 if the server broke over it."""
        tries = ", ".join(f"{way} {count}" for way, count in self.tries.items())
        print("the attacker:", tries, flush=True)
        return 1 if any(is_broken(way.rpartition(" ")[2]) for way in self.tries) else 0

    async def undo(self) -> None:
        """Do a step and take it back, for ever."""
        guest = await self._seated()
        try:
            while True:
                if not guest.is_asked:
                    await guest.hear()
                    continue
                done = await guest.play(plain_order(guest))
                back = await guest.ask(type="undo", seq=done["seq"])
                self.tries["undo done" if back["ok"] else "undo refused"] += 1
                await asyncio.sleep(A_BREATH)
        finally:
            await guest.close()

    async def undo_everywhere(self) -> None:
        """Undo at many tables with one device, whether there is anything to undo or not."""
        first = await self._seated()
        guests = [first, *[await self._seated(like=first) for _ in range(TABLES - 1)]]
        try:
            while True:
                for guest in guests:
                    if guest.is_asked:
                        done = await guest.play(plain_order(guest))
                        self.tries["undo everywhere played"] += done["ok"]
                    back = await guest.ask(type="undo", seq=guest.seq)
                    told = "done" if back["ok"] else back["no"]["code"]
                    self.tries[f"undo everywhere {told}"] += 1
                await asyncio.sleep(A_BREATH)
        finally:
            for guest in guests:
                await guest.close()

    async def go_back(self) -> None:
        """Take back the whole game by an agreement with nobody else, again and again."""
        guest = await self._seated()
        try:
            while True:
                if guest.is_asked and guest.seq < 3:
                    await guest.play(plain_order(guest))
                back = {"what": "back", "seq": 2}
                await self._ask(
                    guest, "go back", "POST", f"/api/tables/{guest.table}/motions", back
                )
                await guest.ask(type="resync", since=0)
        finally:
            await guest.close()

    async def tell_nonsense(self) -> None:
        """Tell dice that cannot be, each of which once had the game built anew."""
        guest = await self._seated(luck="told")
        try:
            while True:
                answer = await guest.play(IMPOSSIBLE)
                self.tries[f"nonsense {answer['no']['code']}"] += 1
                await asyncio.sleep(A_BREATH)
        finally:
            await guest.close()

    async def play_again(self) -> None:
        """Make tables without making any: by rematches, and by going on elsewhere."""
        guest = await self._seated(luck="told")
        motions = f"/api/tables/{guest.table}/motions"
        try:
            while True:
                await self._ask(guest, "onward", "POST", motions, {"what": "onward"})
                await self._ask(guest, "rest", "POST", motions, {"what": "pause", "paused": False})
                await guest.play({"do": "DiceFall", "first": 1, "second": 2})
                await self._ask(guest, "rematch", "POST", f"/api/tables/{guest.table}/rematch", {})
        finally:
            await guest.close()

    async def draw_pictures(self) -> None:
        """Have codes drawn that nobody has asked for before."""
        guest = await self._seated()
        try:
            while True:
                path = f"/api/qr.svg?path=/t/{secrets.token_hex(30)}"
                await self._ask(guest, "picture", "GET", path)
                path = f"/api/tables/{guest.table}/seats/0/move"
                await self._ask(guest, "move", "POST", path, {})
        finally:
            await guest.close()

    async def load_tables(self) -> None:
        """Look at tables, all of one's own and some that there are not."""
        guest = await self._seated()
        try:
            while True:
                for path in ("/api/my-tables", f"/api/tables/{guest.table}", "/api/tables/nobodys"):
                    await self._ask(guest, "look", "GET", path)
        finally:
            await guest.close()

    async def flood(self) -> None:
        """Ask for the whole game, for advice and to be heard, as often as it goes."""
        guest = await self._seated()
        try:
            assert guest.ws is not None
            reading = asyncio.create_task(drained(guest))
            while not reading.done():
                for message in (
                    {"type": "resync", "since": 0},
                    {"type": "chat", "text": "x" * 300},
                    {"type": "probe", "order": {"do": "Mortgage", "place": "gare-du-nord"}},
                    {"type": "play", "order": {"do": "Roll", "seat": 0}, "answers": 0},
                ):
                    await guest.ws.send(json.dumps({"id": secrets.token_hex(6)} | message))
                    self.tries["flood sent"] += 1
                await asyncio.sleep(A_BREATH)
        finally:
            await guest.close()

    async def open_half(self) -> None:
        """Begin a request and never end it."""
        at = urlsplit(self.base)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        try:
            writer.write(HALF_A_REQUEST)
            await writer.drain()
            self.tries["half open"] += 1
            await reader.read()
        finally:
            writer.close()

    async def send_zeros(self) -> None:
        """Send what databases and parsers choke on."""
        async with httpx.AsyncClient(base_url=self.base, headers=FROM_AFAR, verify=PLAIN) as http:
            for path in ODD_PATHS:
                await self._look(http, path)
            for headers in ODD_HEADERS:
                await self._look(http, "/api/editions", headers)
        guest = await self._seated()
        try:
            assert guest.ws is not None
            for command in ODD_COMMANDS:
                await guest.ws.send(json.dumps(command))
                self.tries["zero sent"] += 1
            assert (await guest.ask(type="resync", since=0))["ok"], "it should still be heard"
            self.tries["zeros refused"] += 1
        finally:
            await guest.close()
        guest = await self._seated(name="A\u0000", is_strange=True)
        await guest.close()

    async def make_tables(self) -> None:
        """Make and start many tables of bots and look on, once the other ways have theirs."""
        await asyncio.sleep(LATER)
        guests = list[Guest]()
        try:
            for _ in range(MANY):
                guests.append(guest := Guest(self.base, FROM_AFAR))
                with suppress(AssertionError):
                    await guest.make(EDITION, ["shark"] * 4, pace="instant")
                    self.tries["table made"] += 1
                    await guest.listen()
                    await guest.start()
                    self.tries["table started"] += 1
            listening = [drained(guest) for guest in guests if guest.ws is not None]
            await asyncio.gather(*listening)
        finally:
            for guest in guests:
                await guest.close()

    async def read_replays(self) -> None:
        """Ask for the replay, the record and the analysis of a finished game again and again."""
        guest = await self._seated()
        table = f"/api/tables/{guest.table}"
        try:
            await guest.post(f"{table}/seats/0/concede", {})
            while guest.lobby.get("status") != "over":
                await guest.hear()
            while True:
                for what in ("replay", "record", "analysis"):
                    await self._ask(guest, what, "GET", f"{table}/{what}")
                await self._ask(guest, "analyse", "POST", f"{table}/analysis", {})
        finally:
            await guest.close()

    async def _ask(
        self, guest: Guest, what: str, method: str, path: str, body: Doc | None = None
    ) -> httpx.Response:
        """Ask for something, count how that was answered, and take a breath."""
        answer = await guest.http.request(method, path, json=body)
        self.tries[f"{what} {answer.status_code}"] += 1
        await asyncio.sleep(A_BREATH)
        return answer

    async def _look(
        self, http: httpx.AsyncClient, path: str, headers: dict[str, str] | None = None
    ) -> None:
        answer = await http.get(path, headers=headers)
        self.tries[f"odd request {answer.status_code}"] += 1

    async def _seated(
        self, name: str = "", is_strange: bool = False, like: Guest | None = None, **more: Any
    ) -> Guest:
        """Return a guest at a table with bots of its own; a strange name is refused.

        It has a device of its own, or that of another.
        """
        guest = Guest(self.base, FROM_AFAR)
        if like is not None:
            guest.http.cookies = like.http.cookies
        try:
            if is_strange:
                await guest.make(EDITION, ["", "novice"])
                await guest.sit(guest.table, 0, name)
            else:
                await begun(guest, EDITION, ["", "novice"], pace="instant", **more)
        except BaseException:
            await guest.close()
            raise
        return guest


def is_broken(status: str) -> bool:
    """Tell whether a status says that the server failed; that it is full is an answer."""
    return len(status) == 3 and status.startswith("5") and status != "503"


async def drained(guest: Guest) -> None:
    """Read whatever comes until the connection ends."""
    assert guest.ws is not None
    with suppress(ConnectionClosed):
        async for _ in guest.ws:
            pass


def main() -> None:
    """Attack until interrupted; say what was tried."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", required=True)
    parser.add_argument("--way", default="", help="only this one of its ways")
    asked = parser.parse_args()
    attacker = Attacker(asked.base, asked.way)
    # Hanging up politely could wait for ever, and an attacker would not.
    signal.signal(signal.SIGINT, lambda *_: os._exit(attacker.report()))
    print("attacking", asked.base, flush=True)
    asyncio.run(attacker.attack())


if __name__ == "__main__":
    main()
