"""Routes: everything that can be asked of the server: method, path, and the function that answers.

What cannot be seen of a function is said here: what else it *refuses*, and what it *writes* where
it answers with bytes.
"""

from litestar import delete, get, post, websocket
from litestar.handlers import HTTPRouteHandler

from passgo.server.http import (
    analysis_routes,
    book_routes,
    book_socket,
    client_files,
    library,
    links,
    metrics,
    motion_routes,
    pages,
    readiness,
    replay_routes,
    seat_routes,
    setup_routes,
    socket,
    table_search_routes,
)
from passgo.server.http.allowed_methods import allowing
from passgo.server.http.openapi import showing
from passgo.server.rooms.analyses import Analysis
from passgo.server.table.table_record import TableRecord

TABLES = "/api/tables"
TABLE = "/api/tables/{table_id:str}"
SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"
PLACE = "/api/tables/{table_id:str}/places/{seat:int}"
BOOK = "/api/books/{book_id:str}"
EDITION = "/api/editions/{edition_id:str}"
RULEBOOK = "/api/rulebook/{edition_id:str}"
UNMADE = (
    *("unknown-edition", "bad-table", "chances-no-dice", "no-public-tables"),
    "too-many-tables",
    *("too-fast", "server-full", "not-kept"),
)
UNFIT = ("unknown-edition", "bad-table", "chances-no-dice", "too-fast")
UNREAD = ("not-kept",)
UNLISTED = ("too-fast", "not-kept")
UNFOUND = ("too-fast", "unknown-table", "not-kept")
UNSEEN = ("too-fast", "unknown-table", "not-kept")
UNDRAWN = ("too-fast",)
UNSTARTED = ("too-many-tables", "too-fast")
UNMOVED = (*UNSTARTED, "server-full")
UNTOLD = ("too-fast", "unknown-table", "not-started", "not-kept")
UNSIGNED = ("too-fast", "unknown-table", "not-started", "no-receipt", "not-kept")
UNREPLAYED = ("too-fast", "unknown-table", "not-started", "not-over", "not-kept")
UNSTUDIED = (*UNREPLAYED, "origin-not-over")
UNWEIGHED = (*UNSTUDIED, "analysis-no-dice", "analysis-queue", "analyses-of-yours")
UNADVISED = (
    *("too-fast", "unknown-table", "not-started", "only-looking-on", "paused", "not-kept"),
    *("advice-no-dice", "advice-told-luck", "advice-company", "advice-over", "advice-not-asked"),
    *("advice-too-slow", "advice-failed", "no-longer-asked"),
)
UNADVISED_THEN = (
    *(*UNSTUDIED, "branch-over", "advice-no-dice", "advice-no-question", "advice-too-slow"),
    "advice-failed",
)
UNBRANCHED = (*UNSTUDIED, "too-many-tables", "server-full")
NO_BOOK = ("unknown-edition",)
UNSHARED = ("bad-name", "too-fast", "server-full", "not-kept")
UNBOOKED = ("unknown-book", "too-fast", "not-kept")
EITHER_EDITION = library.DiceEdition | library.SlidingEdition

INTERFACE: tuple[HTTPRouteHandler, ...] = (
    # A table, up to the start of its game, and the game's record.
    post(TABLES, refuses=UNMADE)(setup_routes.make),
    post("/api/fitting-tables", status_code=200, refuses=UNFIT)(setup_routes.fits),
    get(TABLES, refuses=UNLISTED)(setup_routes.mine),
    get(TABLE, refuses=UNSEEN)(setup_routes.look),
    post(SEAT)(setup_routes.sit),
    delete(SEAT, status_code=200)(setup_routes.stand),
    post(SEAT + "/ready")(setup_routes.ready),
    post(SEAT + "/open")(setup_routes.open_share),
    post(TABLE + "/start", refuses=UNSTARTED)(setup_routes.start),
    post(TABLE + "/pause")(setup_routes.pause),
    get(TABLE + "/record", refuses=UNTOLD, writes=TableRecord)(replay_routes.record),
    get(TABLE + "/receipt", refuses=UNSIGNED)(setup_routes.receipt),
    get(TABLE + "/replay", refuses=UNREPLAYED, writes=replay_routes.Replay)(replay_routes.replay),
    # What a finished game was worth to whom, and playing on from any moment of it.
    get(TABLE + "/analysis", refuses=UNSTUDIED, writes=Analysis)(analysis_routes.analysis),
    post(TABLE + "/analysis", status_code=200, refuses=UNWEIGHED)(analysis_routes.analyse),
    post(TABLE + "/replay/advice", status_code=200, refuses=UNADVISED_THEN)(
        analysis_routes.advice_then
    ),
    post(TABLE + "/branches", refuses=UNBRANCHED)(analysis_routes.play_on),
    # What the champion would do, while somebody plays against bots alone.
    post(TABLE + "/advice", status_code=200, refuses=UNADVISED)(analysis_routes.advice),
    # Finding a table.
    get("/api/codes/{code:str}", refuses=UNFOUND)(table_search_routes.find),
    post(TABLE + "/code")(table_search_routes.renew),
    get("/api/my-tables", refuses=UNLISTED)(table_search_routes.my_tables),
    get("/api/open-tables")(table_search_routes.open_tables),
    # What people change at a table, and agree on.
    post(TABLE + "/motions", refuses=UNMOVED)(motion_routes.motion),
    post(TABLE + "/vote")(motion_routes.vote),
    post(TABLE + "/places")(seat_routes.add_place),
    post(PLACE)(seat_routes.change_place),
    delete(PLACE, status_code=200)(seat_routes.remove_place),
    post(PLACE + "/swap")(seat_routes.swap_places),
    post(SEAT + "/claims")(seat_routes.claims),
    post(SEAT + "/concede")(seat_routes.concede),
    post(SEAT + "/move")(seat_routes.let_move),
    post(TABLE + "/move")(seat_routes.take_seat_over),
    post(TABLE + "/rematch", refuses=UNMOVED)(motion_routes.rematch),
    # The bank beside a real box, shared by several phones.
    post("/api/books", refuses=UNSHARED)(book_routes.share),
    get(BOOK, refuses=UNBOOKED)(book_routes.look_into),
    post(BOOK + "/entries", refuses=UNBOOKED)(book_routes.enter),
    post(BOOK + "/code", refuses=UNBOOKED)(book_routes.renew_book),
    # What can be played.
    get("/api/editions", writes=list[library.EditionLine])(library.list_editions),
    get(EDITION, refuses=NO_BOOK, writes=EITHER_EDITION)(library.show_edition),
    get(RULEBOOK, refuses=NO_BOOK, writes=library.Rulebook)(library.show_rulebook),
    # Addresses, and codes that a camera reads them from.
    get("/api/link")(links.link),
    get("/api/qr.svg", refuses=UNDRAWN, media_type=links.SVG, writes=str)(links.code),
    get(TABLE + "/qr.svg", refuses=UNDRAWN, media_type=links.SVG, writes=str)(links.table_code),
    # The server itself.
    get("/api/server-key")(setup_routes.server_key),
    get("/healthz")(pages.healthz),
    get("/readyz", refuses=UNREAD)(readiness.readyz),
)
"""Every route that is described."""

ROUTES = (
    *allowing(INTERFACE),
    *INTERFACE,
    get(["/schema", "/schema/openapi.json"])(showing(INTERFACE)),
    websocket("/ws/tables/{table_id:str}")(socket.connect),
    websocket("/ws/books/{book_id:str}")(book_socket.follow),
    get("/metrics", include_in_schema=False)(metrics.show_metrics),
    get(["/", "/{path:path}"], include_in_schema=False)(client_files.client),
)
"""Every route, and at each path what can be asked there."""
