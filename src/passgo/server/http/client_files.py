"""Client files: the pages built into the package, or a plain page where there are none."""

import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from passgo.server.http.admission import Doors
from passgo.server.http.cached_responses import (
    CHECK_AGAIN,
    FOR_EVER,
    AnyRequest,
    Body,
    answered,
    body_of,
)
from passgo.server.http.devices import cookie_with, new_secret, secret_in
from passgo.server.http.pages import FULL, PAGE
from passgo.server.http.previews import previewed

BUILT = Path(__file__).parents[2] / "web_dist"
HASHED = "assets/"
INDEX = "index.html"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_PAGES = ("api", "ws", "schema", "metrics", "healthz", "readyz", "assets")


@cache
def pages(folder: Path = BUILT) -> dict[str, Body]:
    """Return every file of the built client by its path, with a page at least."""
    plain = {INDEX: body_of(PAGE.encode(), TYPES[".html"])}
    files = (file for file in folder.rglob("*") if file.is_file() and file.suffix != ".gz")
    return plain | {file.relative_to(folder).as_posix(): read(folder, file) for file in files}


def read(folder: Path, file: Path) -> Body:
    """Return one file; those with a hash in their name never change."""
    name = file.relative_to(folder).as_posix()
    packed = file.with_name(file.name + ".gz")
    known = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return body_of(
        file.read_bytes(),
        known or "application/octet-stream",
        FOR_EVER if name.startswith(HASHED) else CHECK_AGAIN,
        packed.read_bytes() if packed.is_file() else None,
    )


def found(path: str, files: dict[str, Body]) -> Body:
    """Return the file of a path; what looks like a page of the client is its one page."""
    name = path.strip("/")
    if name in files:
        return files[name]
    first, _, rest = name.partition("/")
    if first in NOT_PAGES or "." in (rest or first):
        raise NotFoundException
    return files[INDEX]


async def client(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Serve the client, whose one page shows every table, replay and check.

    A full server keeps newcomers out, but nobody who moves a seat to this device; who does so has a
    device from here on: an answer that is lost must not be all that knows whose the seat is now.
    """
    body = found(path, pages())
    is_page = body is pages()[INDEX]
    secret = secret_in(request)
    doors: Doors = request.app.state.doors
    is_moving = "move" in request.query_params
    is_newcomer = not secret and not is_moving
    if is_page and is_newcomer and await doors.is_full():
        return Response(FULL.encode(), media_type=TYPES[".html"], status_code=503)
    answer = answered(request, previewed(request, path, body) if is_page else body)
    if (secret or is_moving) and is_page:
        answer.set_cookie(cookie_with(secret or new_secret(request), request))
    return answer
