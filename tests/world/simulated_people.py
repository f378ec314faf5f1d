"""People: they come, answer what they are asked, chat, undo, vote, lose their connection, return.

The impatient press twice, repeat themselves and look from two windows; the malicious try whatever
they are not allowed to.
"""

import asyncio
import contextlib
import json
from collections.abc import Coroutine
from random import Random
from typing import Any, Protocol

from client_memory import ClientMemory
from history import Held, History, Sent, digest, options_digest
from kept_tables import Doc
from network import Device, Lost, Network, Socket
from plain_answers import answer_to
from plans import PersonPlan
from seating import Gathering, come, insist, take_part
from servers import Server

THINKING = (0.05, 1.2)
REPEATED_AFTER = 4.0
HELD = 3
"""Of so many updates one is compared: what is wrong then stays wrong."""
TERMS: Doc = {
    "accounts": [{"name": "Ana", "start": 100_000}, {"name": "Bo", "start": 100_000}],
    "purse": {"style": "notes", "symbol": "€"},
    "salary": 200,
}
JUNK = (
    *("", "{", "null", "[]", '{"type":"play"}', '{"type":"undo","id":"x","seq":"1"}'),
    *('{"type":"resync","id":"look","since":0}', '{"type":"chat","id":"c","text":"hm"}'),
    '{"type":"play","id":"p","order":{"do":"Roll","seat":0},"answers":1}',
    '{"type":"seen","id":"s","seq":9}',
)


class Surroundings(Protocol):
    """What people find around them."""

    net: Network
    history: History
    is_healing: bool
    is_alone: bool
    """Whether there is one server, which knows all that is kept."""

    def server_for(self, chance: Random) -> Server:
        """Return a server to go to."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside."""


class Window:
    """One open page: a socket, and what it holds of the table."""

    def __init__(self, person: "Person", socket: Socket) -> None:
        self._person, self.socket = person, socket
        self.memory = ClientMemory()
        self.memory.seat = person.seat
        self.stirred = asyncio.Event()
        self._kept_before = person.world.history.length(person.gathering.table)

    async def look(self) -> None:
        """Take in what is told until the connection is over."""
        try:
            while True:
                self._take(json.loads(await self.socket.hear()))
        except Lost:
            self.stirred.set()

    def _take(self, message: Doc) -> None:
        memory, person = self.memory, self._person
        self._compare(message)
        memory.take(message)
        if message["type"] == "whole" or (message["type"] == "update" and not memory.seq % HELD):
            self._hold()
        if message["type"] == "answer":
            no = message.get("no") or {}
            person.hear_answer(message["id"], message["ok"], message.get("seq", 0), no.get("code"))
        elif "answers" in message:
            person.hear_answer(message["answers"], True, message["seq"])
        elif message["type"] == "lobby":
            person.see_table(self)
        self.stirred.set()

    def _compare(self, message: Doc) -> None:
        """Check that no step is left out: neither on the way, nor of all that was kept before."""
        history, name, seen = self._person.world.history, self._person.name, self.memory.seq
        if message["type"] == "update" and message["seq"] != seen + 1:
            history.fail(f"{name} was told step {message['seq']} right after step {seen}")
        if message["type"] == "whole" and self._person.world.is_alone:
            table = self._person.gathering.table
            if message["seq"] < self._kept_before:
                history.miss(name, table, message["seq"], self._kept_before)

    def _hold(self) -> None:
        memory = self.memory
        options = {seat: options_digest(own) for seat, own in memory.options.items()}
        held = Held(
            who=self._person.name,
            seq=memory.seq,
            view=digest(memory.view),
            prompt=digest(memory.prompt),
            options=options,
        )
        self._person.world.history.hold(self._person.gathering.table, held)


class Person:
    """Somebody with a device, who plays as well as the world lets them."""

    def __init__(self, world: Surroundings, plan: PersonPlan, gathering: Gathering) -> None:
        self.world, self.plan, self.gathering = world, plan, gathering
        self.name, self.seat = plan.name, plan.seat
        self._chance = Random(f"{plan.name} {world.history.seed}")
        self.device = Device(
            plan.name, f"10.0.0.{1 + int(plan.name.strip('abcdefghijklmnopqrstuvwxyz'))}"
        )
        self.window: Window | None = None
        self.server: Server | None = None
        self.shares: dict[str, str] = {}
        self._commands = 0
        self._pending: tuple[str, str, float] | None = None
        self._newest = self._own = 0
        self._is_busy = False
        self.has_left = False
        self._came = 0.0

    @property
    def has_seen_for(self) -> float:
        """How many seconds the open page has been there."""
        return self.world.net.loop.time() - self._came

    @property
    def waits_for(self) -> str:
        """What somebody who is there waits for, nothing if it is for others."""
        if self.has_left or self.window is None or self.window.socket.is_over:
            return ""
        if self._pending is not None:
            return f"{self.name} has no answer to {self._pending[0]}"
        return f"{self.name} is asked" if self.window.memory.is_asked else ""

    def keep_share(self, table: str, commitment: str, share: str) -> None:
        """Keep what this device gives to the luck of a game."""
        self.shares[commitment] = share
        self.world.history.fairness.draw(table, commitment, share)

    def luck(self, size: int) -> str:
        """Return random bytes in hexadecimal."""
        return self._chance.randbytes(size).hex()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask some server something."""
        server = self.world.server_for(self._chance)
        return await self.world.net.request(server, self.device, method, path, body)

    async def live(self) -> None:
        """Come, and be there until the world ends."""
        await come(self)
        leaves = self.world.net.loop.time() + self._chance.uniform(2.0, 40.0)
        if self.plan.kind == "leaving":
            self.world.spawn(self._leave_at(leaves))
        while not self.has_left:
            await self._be_there()
            await asyncio.sleep(self._chance.uniform(0.1, 1.5))

    async def _leave_at(self, moment: float) -> None:
        """Leave for good, once the game has begun: nobody else could start it."""
        await asyncio.sleep(moment - self.world.net.loop.time())
        while self.window is None or not self.window.memory.seq:
            await asyncio.sleep(1.0)
        self.has_left = True
        self.cut(is_noticed=self._chance.random() < 0.5)

    async def _be_there(self) -> None:
        """Look at the table and play until the connection breaks."""
        window = self.window = self._open()
        self._came = self.world.net.loop.time()
        looking = asyncio.create_task(window.look())
        others: list[asyncio.Task[None]] = []
        if self.plan.kind == "impatient" and self._chance.random() < 0.5:
            others.append(asyncio.create_task(self._open().look()))
        if self._pending is not None:
            self._send_pending(window)
        while not window.socket.is_over:
            window.stirred.clear()
            wait = self._chance.uniform(0.3, 3.0)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(window.stirred.wait(), wait)
            await asyncio.sleep(self._chance.uniform(*THINKING))
            self._act(window)
        self._leave()
        await looking

    def _open(self) -> Window:
        self.server = self.world.server_for(self._chance)
        since = self.window.memory.seq if self.window is not None else 0
        path, query = f"/ws/tables/{self.gathering.table}", f"since={since}&name={self.name}"
        return Window(self, self.world.net.connect(self.server, self.device, path, query))

    def see_table(self, window: Window) -> None:
        """Be there for others too, as soon as one sees the table oneself."""
        is_served = self.server is not None and not self.server.machine.is_gone
        if window is self.window and self.seat >= 0 and is_served and not window.socket.is_over:
            self.world.history.agreement.come(self.gathering.table, self.seat)

    def _leave(self) -> None:
        if self.seat >= 0:
            self.world.history.agreement.go(self.gathering.table, self.seat)

    def cut(self, is_noticed: bool) -> None:
        """Lose the connection."""
        if self.window is not None:
            self._leave()
            self.window.socket.cut(is_noticed)

    def be_deaf(self, is_deaf: bool) -> None:
        """Take nothing in, or again."""
        if self.window is not None:
            self._leave()
            self.window.socket.be_deaf(is_deaf)

    def hear_answer(self, command: str, is_ok: bool, seq: int, no: str | None = None) -> None:
        """Take note of an answer."""
        self.world.history.hear_answer(command, is_ok, seq, no or "")
        if is_ok and command in self.world.history.sent and seq:
            self._newest = self._own = max(self._newest, seq)
        if self._pending is not None and self._pending[0] == command:
            self._pending = None

    # What people do.

    def _act(self, window: Window) -> None:
        """Do one thing."""
        memory, luck = window.memory, self._chance.random()
        if window.socket.is_over or not memory.lobby:
            return
        if self._pending is not None:
            if self.world.net.loop.time() - self._pending[2] > REPEATED_AFTER:
                self._send_pending(window)
        elif luck < 0.02:
            self._say(window, type="chat", text=f"hello {self._commands}")
        elif luck < 0.03:
            self.world.history.look(f"{self.name}-{self._commands + 1}")
            self._say(window, type="resync", since=self._chance.randint(0, memory.seq))
        elif luck < 0.04:
            self._say(window, type="wait")
        elif self.seat >= 0 and luck < 0.12 and self._own == memory.seq and self._own > 1:
            self._command(window, None, memory.seq)
        elif memory.is_reading and luck < 0.5:
            self._say(window, type="seen", seq=memory.lobby["reading"]["seq"])
        elif memory.is_asked and not memory.is_over and not memory.lobby.get("paused"):
            self._command(window, {"seat": self.seat} | answer_to(memory, self._chance))
        if not self._is_busy:
            self._is_busy = True
            self.world.spawn(self._meddle(memory))

    def _say(self, window: Window, **command: Any) -> None:
        self._commands += 1
        window.socket.send(json.dumps({"id": f"{self.name}-{self._commands}"} | command))

    def _command(self, window: Window, order: Doc | None, undone: int = 0) -> None:
        """Send what changes the game, under a new id."""
        self._commands += 1
        number, memory = f"{self.name}-{self._commands}", window.memory
        command: Doc = {"id": number, "type": "undo", "seq": undone}
        if order is not None:
            command = {"id": number, "type": "play", "order": order}
            command["answers"] = memory.prompt["id"]
        sent = Sent(
            who=self.name,
            device=self.device.id,
            table=self.gathering.table,
            seat=self.seat,
            order=order,
            seen=memory.seq,
            after=self._newest,
        )
        self.world.history.sent[number] = sent
        self._pending = number, json.dumps(command), 0.0
        self._send_pending(window)
        if self.plan.kind == "impatient" and self._chance.random() < 0.3:
            self._send_pending(window)

    def _send_pending(self, window: Window) -> None:
        assert self._pending is not None
        number, text, _ = self._pending
        self._pending = number, text, self.world.net.loop.time()
        self.world.history.send(number, self.world.history.sent[number])
        window.socket.send(text)

    async def _meddle(self, memory: ClientMemory) -> None:
        """Vote, propose, pause and look, now and then."""
        try:
            await self._ask_for(memory, self._chance.random())
        except Lost:
            pass
        finally:
            self._is_busy = False

    async def _ask_for(self, memory: ClientMemory, luck: float) -> None:
        path, lobby = f"/api/tables/{self.gathering.table}", memory.lobby
        vote = lobby.get("vote")
        if self.seat < 0:
            if luck < 0.03:
                await self.ask("GET", path)
        elif lobby["status"] in ("open", "starting"):
            await take_part(self, lobby)
        elif vote and self.seat not in (*vote["yes"], *vote["no"]):
            is_for = luck < 0.6
            if is_for:
                self._voice()
            await self.ask("POST", f"{path}/vote", {"yes": is_for})
        elif lobby.get("paused") and self.seat == 0:
            await asyncio.sleep(self._chance.uniform(0.5, 4.0))
            await self.ask("POST", f"{path}/motions", {"what": "pause", "paused": False})
        elif self.world.is_healing:
            return
        elif luck < 0.05 and memory.seq > 3:
            back = self._chance.randint(max(2, memory.seq - 6), memory.seq)
            self._voice()
            await self.ask("POST", f"{path}/motions", {"what": "back", "seq": back})
            if self.plan.kind == "impatient":
                await self.ask("POST", f"{path}/vote", {"yes": True})
        elif luck < 0.051:
            self._voice()
            await self.ask("POST", f"{path}/motions", {"what": "end"})
        elif luck < 0.056 and self.seat == 0:
            await self.ask("POST", f"{path}/motions", {"what": "pause", "paused": True})
        elif luck < 0.061:
            claims = {"claims": self._chance.random() < 0.5}
            await self.ask("POST", f"{path}/seats/{self.seat}/claims", claims)
        elif luck < 0.09:
            await self.ask("GET", path + ("" if luck < 0.08 else "/receipt"))

    def _voice(self) -> None:
        self.world.history.agreement.voice(self.gathering.table, self.seat)


class Malicious(Person):
    """Somebody who has no seat and tries to act all the same."""

    def _act(self, window: Window) -> None:
        """Try something that is not allowed."""
        memory = window.memory
        if window.socket.is_over or not memory.lobby or self.world.is_healing:
            return
        luck = self._chance.random()
        if memory.lobby.get("vote") and not self._is_busy and luck < 0.5:
            self._is_busy = True
            self.world.spawn(self._meddle(memory))
        elif luck < 0.2:
            window.socket.send(self._chance.choice(JUNK))
        elif luck < 0.6 and memory.prompt.get("seats"):
            seat = self._chance.choice(memory.prompt["seats"])
            memory.seat = seat
            order = {"seat": seat} | answer_to(memory, self._chance)
            self._command(window, order)
            self._pending = None
        elif luck < 0.8:
            self._command(window, None, memory.seq)
            self._pending = None
        elif not self._is_busy:
            self._is_busy = True
            self.world.spawn(self._meddle(memory))

    async def _ask_for(self, memory: ClientMemory, luck: float) -> None:
        path = f"/api/tables/{self.gathering.table}"
        tries: tuple[tuple[str, str, Any], ...] = (
            ("POST", f"{path}/vote", {"yes": True}),
            ("POST", f"{path}/motions", {"what": "end"}),
            ("POST", f"{path}/motions", {"what": "back", "seq": max(2, memory.seq)}),
            ("POST", f"{path}/pause", {"paused": True}),
            ("POST", f"{path}/start", {}),
            ("POST", f"{path}/seats/0", {"name": "me"}),
            ("POST", f"{path}/seats/0/concede", {}),
            ("POST", f"{path}/seats/0/claims", {"claims": True}),
            ("POST", f"{path}/seats/0/open", {"share": self.luck(32)}),
            ("POST", f"{path}/seats/0/move", {}),
            ("DELETE", f"{path}/seats/0", None),
            ("POST", f"{path}/places", {"level": "novice"}),
            ("POST", f"{path}/rematch", {}),
            ("POST", f"{path}/motions", b"{"),
            ("POST", "/api/tables/../x/start", {}),
            ("GET", f"{path}/record", None),
        )
        has_vote = memory.lobby.get("vote") and luck < 0.5
        await self.ask(*tries[0 if has_vote else int(luck * len(tries))])


class Bookkeeper(Person):
    """Somebody at a real board, whose phone books what is paid in a bank that two share."""

    async def live(self) -> None:
        """Share a book, or wait for the other to, and book until the world ends."""
        self.world.history.books.is_needed = True
        path = await self._shared()
        for number in range(1, 1 << 30):
            await asyncio.sleep(self._chance.uniform(0.1, 1.5))
            entry: Doc = {"type": "payment", "id": f"{self.name}-{number}", "payers": [0]}
            entry |= {"receiver": 1, "amount": 1, "reason": ""}
            bookings = {"bookings": [{"entry": entry, "by": 0}], "after": number}
            said = await insist(self, "POST", f"{path}/entries", bookings, ())
            if said["outcomes"][0]["refused"]:
                self.world.history.fail(f"{self.name} cannot book: {said['outcomes']}")
            if self._chance.random() < 0.1:
                look = f"{path}?after={self._chance.randrange(number)}"
                await insist(self, "GET", look, None, ())

    async def _shared(self) -> str:
        """Return where the book is, which whoever comes first shares."""
        gathering = self.gathering
        if not gathering.book:
            gathering.book = self.name
            made = await insist(self, "POST", "/api/books", TERMS, ())
            gathering.book = str(made["id"])
            gathering.shared.set()
        await gathering.shared.wait()
        return f"/api/books/{gathering.book}"


def person_of(world: Surroundings, plan: PersonPlan, gathering: Gathering) -> Person:
    """Return somebody of a kind."""
    kinds: dict[str, type[Person]] = {"malicious": Malicious, "booking": Bookkeeper}
    return kinds.get(plan.kind, Person)(world, plan, gathering)
