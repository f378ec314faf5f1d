"""Routes of shared books: sharing one, looking at it, entering something, another code."""

from contextlib import suppress
from typing import Annotated

from litestar import Response
from litestar.params import JSONBody, QueryParameter

from passgo.refusal import Refusal
from passgo.server.books.open_book import OpenBook
from passgo.server.books.open_books import Shelf
from passgo.server.clock import time_now
from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.http.devices import (
    AnyConnection,
    cookie_with,
    device_in,
    device_of,
    new_secret,
    secret_in,
)
from passgo.server.http.parameters import BookId
from passgo.server.http.scopes import address_of
from passgo.server.limits import MOST_ENTRIES, ROOM_TO_UNDO
from passgo.server.store.book_rows import count_books
from passgo.server.store.writer import Draft
from passgo.server.wire.book_messages import Booked, Bookings, BookTerms, SharedBook

After = Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES + ROOM_TO_UNDO)]


def shelf_of(connection: AnyConnection) -> Shelf:
    """Return the shared books of the server that received a request."""
    shelf: Shelf = connection.app.state.shelf
    return shelf


async def share(request: AnyRequest, data: JSONBody[BookTerms]) -> Response[SharedBook]:
    """Share a book; whoever has its id, from its link or its code, may look at it and enter."""
    secret = secret_in(request) or new_secret(request)
    count(request, "share", device_of(secret))
    shelf = shelf_of(request)
    if await count_books(shelf.store) >= request.app.state.site.limits.books:
        raise Refusal("server-full")
    book_id = await shelf.open(data)
    shown = await seen(shelf, book_id)
    return Response(shown, cookies=[cookie_with(secret, request)])


async def look_into(request: AnyRequest, book_id: BookId, after: After) -> SharedBook:
    """Look at a shared book, with lines after so many."""
    count(request, "look", device_in(request))
    return await seen(shelf_of(request), book_id, after)


async def enter(request: AnyRequest, book_id: BookId, data: JSONBody[Bookings]) -> Booked:
    """Enter something in a shared book; what comes twice is entered once.

    What is refused counts double: nobody fills a server's time with nonsense.
    """
    count(request, "book", device_in(request), max(1, len(data.bookings)))
    now = time_now()

    def change(draft: Draft, book: OpenBook) -> Booked:
        outcomes = tuple(book.book_all(draft, data.bookings, now))
        return Booked(outcomes=outcomes, book=book.seen(data.after, now))

    booked = await shelf_of(request).do(book_id, change)
    shelf_of(request).make_room()
    with suppress(Refusal):
        for _ in filter(lambda outcome: outcome.refused, booked.outcomes):
            count(request, "book", device_in(request))
    return booked


async def renew_book(request: AnyRequest, book_id: BookId) -> SharedBook:
    """Give a shared book another code to read aloud; the one before leads nowhere."""
    count(request, "share", device_in(request))
    now = time_now()

    def change(draft: Draft, book: OpenBook) -> SharedBook:
        book.renew_code(draft, now)
        return book.seen(len(book.lines), now)

    return await shelf_of(request).do(book_id, change)


def count(request: AnyRequest, what: str, device: str, times: int = 1) -> None:
    """Refuse what an address or a device does too often, at once or in a day."""
    doors: Doors = request.app.state.doors
    for each in (what, f"{what} in a day"):
        doors.count(each, address_of(request.scope), device, times)


async def seen(shelf: Shelf, book_id: str, after: int = 0) -> SharedBook:
    """Return a book as it is kept."""
    now = time_now()
    return await shelf.do(book_id, lambda _draft, book: book.seen(after, now), changes=False)
