"""Previews: what a messenger shows of a link before anybody opens it.

Of a table nothing is told but its edition, and that only while anybody may sit down there: the page
of a closed table, of a running one and of none at all are the same.
"""

from functools import lru_cache
from html import escape

from passgo.server.caches import counted
from passgo.server.http.cached_responses import AnyRequest, Body, body_of
from passgo.server.http.changes import rooms_of
from passgo.server.http.library import short_titles
from passgo.server.http.links import full_link
from passgo.server.limits import KNOWN_PREVIEWS
from passgo.server.table.codes import has_room

PICTURE = "/icon-512.png"
TABLE = "t/"
HEAD_ENDS = b"</head>"
GAME = (
    "Passgo",
    "De vraies éditions, jouées selon leur propre livret, entre proches ou contre des robots. "
    "Real editions, played by their own booklet, with friends or against bots.",
)
SEAT = "Une place vous attend à cette table. A seat is waiting for you at this table."


def previewed(request: AnyRequest, path: str, page: Body) -> Body:
    """Return the client's page with what a messenger shows of the link to it."""
    name = path.strip("/")
    is_table = name.startswith(TABLE)
    edition = edition_at(request, name.removeprefix(TABLE)) if is_table else ""
    return with_preview(page, full_link(request, PICTURE), is_table, edition)


def edition_at(request: AnyRequest, table_id: str) -> str:
    """Return what is played at a table where anybody may sit down and somebody waits, else nothing.

    Tables are not fetched from the store for this: where nobody is, nobody was invited just now.
    """
    room = rooms_of(request).in_memory().get(table_id)
    return room.table.setup.edition if room is not None and has_room(room.table) else ""


@counted("previews")
@lru_cache(maxsize=KNOWN_PREVIEWS)
def with_preview(page: Body, picture: str, is_table: bool, edition: str) -> Body:
    """Return the page of a link, to a table perhaps, of an edition perhaps."""
    title, text = GAME
    if edition:
        named = short_titles(edition)
        title = " · ".join([*dict.fromkeys((named.fr, named.en)), title])
    facts = {
        "og:type": "website",
        "og:site_name": GAME[0],
        "og:title": title,
        "og:description": SEAT if is_table else text,
        "og:image": picture,
        "twitter:card": "summary",
    }
    tags = "".join(f'<meta property="{k}" content="{escape(v)}" />\n' for k, v in facts.items())
    data = page.data.replace(HEAD_ENDS, tags.encode() + HEAD_ENDS, 1)
    return body_of(data, page.media_type, page.keeping)
