"""Phones at a shared book: each makes entries, sends them once or twice, and answers questions."""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx
import msgspec
from tables import Doc, browser, connect_socket, running
from websockets.asyncio.client import ClientConnection

from passgo.ledger import BANK, Account, Book, Payment, Undo, added, balances, fallen, unanswered
from passgo.ledger.book import changes
from passgo.server.limits import MOST_BOOKINGS
from passgo.server.settings import Service
from passgo.server.wire.book_messages import BookLine, SharedBook

NAMES = ("Ana", "Bo", "Cleo")
ANA, BO, CLEO = range(len(NAMES))
START = 1500
TERMS: Doc = {
    "accounts": [{"name": name, "start": START} for name in NAMES],
    "purse": {"style": "notes", "symbol": "€"},
    "salary": 200,
}
AGAIN_SECONDS = 0.05
Script = Callable[[str], Awaitable[None]]


def at(wanted: Service, script: Script) -> None:
    """Run a script against a server of its own."""

    async def run() -> None:
        async with running(wanted) as base:
            await script(base)

    asyncio.run(run())


class Phone:
    """Somebody's phone: what it knows of the book, and what waits to be sent."""

    def __init__(self, base: str, book: str, me: int, luck: random.Random | None = None) -> None:
        self.base, self.book, self.me = base, book, me
        self.luck = luck or random.Random(me)
        self.http = browser(base)
        self.lines: list[BookLine] = []
        self.waiting: list[Doc] = []
        self.booked: list[str] = []
        self.left: list[str] = []
        self.agreed: dict[str, list[tuple[int, int]]] = {}
        self.ws: ClientConnection | None = None

    async def close(self) -> None:
        if self.ws is not None:
            await self.ws.close()
        await self.http.aclose()

    def pay(self, payers: Sequence[int], receiver: int, amount: int) -> str:
        """Make a payment, which waits to be sent."""
        made = {"payers": tuple(payers), "receiver": receiver, "amount": amount}
        return self._make({"type": "payment", "reason": ""} | made)

    def undo(self, entry: str) -> str:
        """Undo an entry; this too waits to be sent."""
        return self._make({"type": "undo", "entry": entry})

    def _make(self, entry: Doc) -> str:
        made = entry | {"id": secrets.token_hex(12)}
        self.waiting.append({"entry": made, "by": self.me, "agreed": []})
        return str(made["id"])

    async def send(self, says_yes: bool = True, times: int = 1) -> None:
        """Send all that waits, each so many times at once, and answer what is asked."""
        while self.waiting:
            sent = self.waiting[:MOST_BOOKINGS]
            found = await asyncio.gather(*(self.post(sent) for _ in range(times)))
            for answer in found:
                self.take(answer, says_yes)

    async def post(self, bookings: Sequence[Doc]) -> Doc:
        """Send entries and return the answer, however often the server goes away meanwhile."""
        body = {"bookings": bookings, "after": len(self.lines)}
        while True:
            try:
                answer = await self.http.post(f"/api/books/{self.book}/entries", json=body)
            except httpx.TransportError:
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if answer.status_code == 503:
                continue
            assert answer.status_code == 201, answer.text
            return dict(answer.json())

    def take(self, answer: Doc, says_yes: bool) -> None:
        """Note what became of entries; what somebody has to be asked about is agreed to or left.

        Of what was sent twice the second copy may be taken though the first was refused: somebody
        else may have undone in between what it undoes again.
        """
        self.hear(msgspec.convert(answer["book"], SharedBook))
        for outcome in answer["outcomes"]:
            if outcome["id"] in self.left and not outcome["falls"] and not outcome["refused"]:
                self.left.remove(outcome["id"])
                self.booked.append(outcome["id"])
            mine = [one for one in self.waiting if one["entry"]["id"] == outcome["id"]]
            for booking in mine:
                if outcome["falls"] and says_yes:
                    agreed = dict(booking["agreed"]) | dict(outcome["falls"])
                    booking["agreed"] = list(agreed.items())
                    self.agreed[outcome["id"]] = booking["agreed"]
                    continue
                self.waiting.remove(booking)
                is_left = outcome["falls"] or outcome["refused"]
                (self.left if is_left else self.booked).append(outcome["id"])

    def hear(self, book: SharedBook) -> None:
        """Add the lines that are new."""
        assert book.first <= len(self.lines), "a line is missing"
        self.lines += book.lines[len(self.lines) - book.first :]

    async def listen(self) -> None:
        """Open a socket from the line that is known."""
        address = self.base.replace("http", "ws")
        self.ws = await connect_socket(
            f"{address}/ws/books/{self.book}?after={len(self.lines)}",
            additional_headers={"origin": self.base},
            max_size=None,
        )

    async def hear_until(self, count: int) -> None:
        """Listen until so many lines are known."""
        assert self.ws is not None
        while len(self.lines) < count:
            self.hear(msgspec.json.decode(await self.ws.recv(), type=SharedBook))


async def share(base: str, **more: Any) -> Doc:
    """Share a new book."""
    async with browser(base) as http:
        answer = await http.post("/api/books", json=TERMS | more)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())


async def lines_of(base: str, book: str) -> list[BookLine]:
    """Return all lines of a book, as the server has them."""
    lines = list[BookLine]()
    async with browser(base) as http:
        while True:
            answer = await http.get(f"/api/books/{book}?after={len(lines)}")
            assert answer.status_code == 200, answer.text
            found = msgspec.json.decode(answer.content, type=SharedBook)
            lines += found.lines
            if len(lines) >= found.count:
                return lines


def check(lines: Sequence[BookLine], phones: Sequence[Phone]) -> None:
    """Fail unless all is booked once, exactly, and nobody fell without being asked."""
    agreed = {entry: falls for phone in phones for entry, falls in phone.agreed.items()}
    book = Book(tuple(Account(name, START) for name in NAMES))
    paid_by_bank = 0
    for line in lines:
        before = balances(book)
        assert unanswered(fallen(book, line.entry), agreed.get(line.entry.id, [])) == []
        counted = paid_by_bank - sum(before)
        book = added(book, line.entry)
        moved = moved_by(book, line.entry)
        paid_by_bank -= moved[BANK]
        changed = [after - held for after, held in zip(balances(book), before, strict=True)]
        assert changed == [moved[at] for at in range(len(NAMES))]
        assert paid_by_bank - sum(balances(book)) == counted
    ids = [line.entry.id for line in lines]
    assert len(ids) == len(set(ids)) == len(book.entries)
    assert sorted(ids) == sorted(entry for phone in phones for entry in phone.booked)
    for phone in phones:
        assert phone.waiting == []
        assert {line.by for line in lines if line.entry.id in phone.booked} <= {phone.me}


def moved_by(book: Book, entry: Payment | Undo) -> dict[int, int]:
    """Return by how much the newest entry moved every account, the bank's too."""
    moved = dict.fromkeys((BANK, *range(len(NAMES))), 0)
    sign, found = 1, entry
    while isinstance(found, Undo):
        sign = -sign
        found = next(one for one in book.entries if one.id == found.entry)
    for account, change in changes(found):
        moved[account] += sign * change
    return moved


async def book_by_chance(phone: Phone, steps: int) -> None:
    """Pay and undo by chance, at once or later, once or twice, saying yes or no.

    What is sent twice is never left: its second copy might be taken after all.
    """
    luck = phone.luck
    for _ in range(steps):
        if phone.lines and luck.random() < 0.3:
            phone.undo(luck.choice(phone.lines).entry.id)
        else:
            receiver = luck.randrange(BANK, len(NAMES))
            others = [one for one in range(BANK, len(NAMES)) if one != receiver]
            payers = luck.sample(others, luck.choice((1, 1, 1, 2)))
            phone.pay(payers, receiver, luck.choice((50, 200, 700, 1500)))
        if luck.random() < 0.7:
            says_yes = luck.random() < 0.6
            await phone.send(says_yes, luck.choice((1, 2)) if says_yes else 1)
    await phone.send(luck.random() < 0.6)


async def two_at_once(bases: Sequence[str], seed: int, steps: int) -> list[BookLine]:
    """Let two phones book by chance at once, each over its server; check and return the book."""
    book = (await share(bases[0]))["id"]
    phones = [Phone(base, book, me, random.Random(f"{seed} {me}")) for me, base in enumerate(bases)]
    await asyncio.gather(*(book_by_chance(phone, steps) for phone in phones))
    lines = await lines_of(bases[0], book)
    check(lines, phones)
    for phone in phones:
        await phone.close()
    return lines
