"""Routes: everything that can be asked of the server: method, path, and the function that answers.

What cannot be seen of a function is said here: what else it *refuses*, and what it *writes* where
it answers with bytes.
"""

from litestar import delete, get, post, websocket
from litestar.handlers import HTTPRouteHandler

from passgo.server.http import (
    client_files,
    finding_routes,
    library,
    links,
    metrics,
    motion_routes,
    pages,
    readiness,
    replay_routes,
    setup_routes,
    socket,
)
from passgo.server.http.methods import allowing
from passgo.server.http.openapi import showing
from passgo.server.table.table_record import TableRecord

TABLES = "/api/tables"
TABLE = "/api/tables/{table_id:str}"
SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"
PLACE = "/api/tables/{table_id:str}/places/{seat:int}"
EDITION = "/api/editions/{edition_id:str}"
RULEBOOK = "/api/rulebook/{edition_id:str}"
UNMADE = (
    *("unknown-edition", "bad-table", "no-public-tables", "too-many-tables"),
    *("too-fast", "server-full", "not-kept"),
)
UNREAD = ("not-kept",)
UNFOUND = ("too-fast", "unknown-table", "not-kept")
UNSEEN = ("unknown-table", "not-kept")
UNSTARTED = ("too-many-tables", "too-fast")
UNTOLD = ("too-fast", "unknown-table", "not-started", "not-kept")
UNSIGNED = ("unknown-table", "not-started", "no-receipt", "not-kept")
UNREPLAYED = ("too-fast", "unknown-table", "not-started", "not-over", "not-kept")
NO_BOOK = ("unknown-edition",)
EITHER_EDITION = library.DiceEdition | library.SlidingEdition

INTERFACE: tuple[HTTPRouteHandler, ...] = (
    # A table, up to the start of its game, and the game's record.
    post(TABLES, refuses=UNMADE)(setup_routes.make),
    get(TABLES, refuses=UNREAD)(setup_routes.mine),
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
    # Finding a table.
    get("/api/codes/{code:str}", refuses=UNFOUND)(finding_routes.find),
    post(TABLE + "/code")(finding_routes.renew),
    get("/api/my-tables", refuses=UNREAD)(finding_routes.my_tables),
    get("/api/open-tables")(finding_routes.open_tables),
    # What people change at a table, and agree on.
    post(TABLE + "/motions", refuses=UNSTARTED)(motion_routes.motion),
    post(TABLE + "/vote")(motion_routes.vote),
    post(TABLE + "/places")(motion_routes.add_place),
    post(PLACE)(motion_routes.change_place),
    delete(PLACE, status_code=200)(motion_routes.remove_place),
    post(PLACE + "/swap")(motion_routes.swap_places),
    post(SEAT + "/claims")(motion_routes.claims),
    post(SEAT + "/concede")(motion_routes.concede),
    post(SEAT + "/move")(motion_routes.let_move),
    post(TABLE + "/move")(motion_routes.take_seat_over),
    post(TABLE + "/rematch")(motion_routes.rematch),
    # What can be played.
    get("/api/editions", writes=list[library.EditionLine])(library.list_editions),
    get(EDITION, refuses=NO_BOOK, writes=EITHER_EDITION)(library.show_edition),
    get(RULEBOOK, refuses=NO_BOOK, writes=library.Rulebook)(library.show_rulebook),
    # Addresses, and codes that a camera reads them from.
    get("/api/link")(links.link),
    get("/api/qr.svg", media_type=links.SVG, writes=str)(links.code),
    get(TABLE + "/qr.svg", media_type=links.SVG, writes=str)(links.table_code),
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
    get("/metrics", include_in_schema=False)(metrics.show_metrics),
    get(["/", "/{path:path}"], include_in_schema=False)(client_files.client),
)
"""Every route, and at each path what can be asked there."""
