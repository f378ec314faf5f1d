"""The wire of a page, overheard: which orders it sent and what the server answered."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, WebSocket

from passgo.sliding.orders import PEOPLES_ORDERS

SLIDES = frozenset(order.__name__ for order in PEOPLES_ORDERS)


class Wire:
    """What a page and the server tell each other over the page's newest socket.

    Orders that the server did are noted in *done*, by the file of the client that lists them.
    """

    def __init__(self, page: Page, done: set[str]) -> None:
        self.orders: dict[str, str] = {}
        self._done = done
        self._socket: WebSocket | None = None
        page.on("websocket", self._listen)

    @property
    def given(self) -> set[str]:
        """The kinds of orders that were sent."""
        return set(self.orders.values())

    def _listen(self, socket: WebSocket) -> None:
        if "/ws/tables/" in socket.url:
            self._socket = socket
            socket.on("framesent", self._note)
            socket.on("framereceived", self._hear)

    def _note(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        kind = command["type"]
        if kind in ("play", "undo"):
            self.orders[command["id"]] = command["order"]["do"] if kind == "play" else "Undo"

    def _hear(self, frame: str | bytes) -> None:
        command, answer = answered(json.loads(frame))
        if command in self.orders and answer["ok"]:
            order = self.orders[command]
            self._done.add(f"{'knockout/orders' if order in SLIDES else 'flows/ways'} {order}")

    @contextmanager
    def answer_to(self, order: str) -> Iterator[Callable[[], dict[str, Any]]]:
        """Wait until an order of this kind, given from now on, is answered; yield its answer."""
        assert self._socket is not None, "the page is at no table"
        before = set(self.orders)

        def is_answer(frame: str | bytes) -> bool:
            command, _ = answered(json.loads(frame))
            return command not in before and self.orders.get(command) == order

        with self._socket.expect_event("framereceived", is_answer) as coming:
            yield lambda: answered(json.loads(coming.value))[1]


def answered(message: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return which command a message answers, and how: an update answers what brought it about."""
    if message["type"] == "update":
        return message.get("answers", ""), {"ok": True, "seq": message["seq"]}
    return message.get("id", ""), message
