"""The socket of a shared book: its news, to phones that enter over the routes."""

import asyncio
from contextlib import suppress

from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery

from passgo.refusal import Refusal
from passgo.server.books.open_book import OpenBook
from passgo.server.clock import time_now
from passgo.server.http.admission import Doors
from passgo.server.http.book_routes import shelf_of
from passgo.server.http.devices import device_in
from passgo.server.http.scopes import address_of
from passgo.server.http.socket import AnySocket, hang_up, writing_to
from passgo.server.store.writer import Draft
from passgo.server.wire.close_codes import CROWDED, UNKNOWN
from passgo.server.wire.listeners import Listener


async def follow(socket: AnySocket, book_id: FromPath[str], after: FromQuery[int] = 0) -> None:
    """Hear what is entered in a book, from the line after those that a phone knows."""
    await socket.accept()
    if is_one_too_many(socket):
        await socket.close(code=CROWDED)
        return
    listener = Listener(writing_to(socket), device_in(socket))
    now = time_now()

    def join(draft: Draft, book: OpenBook) -> OpenBook:
        book.join(draft, listener, max(0, after), now)
        return book

    try:
        book = await shelf_of(socket).do(book_id, join, changes=False)
    except Refusal:
        await socket.close(code=UNKNOWN)
        return
    try:
        await listen(socket, listener)
    finally:
        book.listeners.discard(listener)


def is_one_too_many(socket: AnySocket) -> bool:
    """Tell whether this socket is one too many, or comes too soon after others."""
    doors: Doors = socket.app.state.doors
    address = address_of(socket.scope)
    try:
        doors.count_device("socket", address, device_in(socket))
    except Refusal:
        return True
    return doors.is_crowded(address)


async def listen(socket: AnySocket, listener: Listener) -> None:
    """Send until one side ends it; whoever says anything here is cut off."""
    tasks = {
        asyncio.create_task(until_gone(socket)),
        asyncio.create_task(listener.until_cut()),
    }
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    listener.leave()
    for task in pending:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await hang_up(socket)


async def until_gone(socket: AnySocket) -> None:
    """Wait until the other side ends it, or says what nobody asked for."""
    with suppress(WebSocketDisconnect, WebSocketException):
        await socket.receive_text()
