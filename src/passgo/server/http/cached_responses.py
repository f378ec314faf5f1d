"""Cached responses: the same for everybody, kept with their digest and a packed form."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from msgspec import Struct

AnyRequest = Request[Any, Any, State]
PACKED_FROM = 1400
CHECK_AGAIN = "no-cache"
ONLY_MINE = "private, no-cache"
FOR_EVER = "public, max-age=31536000, immutable"
PACKABLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class Body(Struct, frozen=True, kw_only=True):
    """An answer: its bytes, the same packed where that helps, its type, how long to keep it."""

    data: bytes
    packed: bytes
    media_type: str
    tag: str
    keeping: str


def body_of(
    data: bytes, media_type: str, keeping: str = CHECK_AGAIN, packed: bytes | None = None
) -> Body:
    """Return an answer with its digest; *packed* is one that was packed before."""
    if packed is None and len(data) >= PACKED_FROM and media_type.startswith(PACKABLE):
        packed = gzip.compress(data, 9, mtime=0)
    return Body(
        data=data,
        packed=packed or b"",
        media_type=media_type,
        tag=f'"{hashlib.sha256(data).hexdigest()[:32]}"',
        keeping=keeping,
    )


class Written:
    """Answers in JSON that are made when they are first asked for, and then kept.

    They are made beside the loop: reading the texts of all editions takes as long as many moves.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Body] = {}
        self._making: dict[tuple[object, ...], asyncio.Task[Body]] = {}

    async def body_of(self, make: Callable[..., object], *of: object) -> Body:
        """Return what a function makes of something, once for all who ask at the same time.

        What it refuses is not kept.
        """
        what = (make, *of)
        if what not in self._kept:
            if what not in self._making:
                making = asyncio.create_task(asyncio.to_thread(as_json, make, *of))
                making.add_done_callback(lambda _: self._making.pop(what, None))
                self._making[what] = making
            self._kept[what] = await asyncio.shield(self._making[what])
        return self._kept[what]


def as_json(make: Callable[..., object], *of: object) -> Body:
    """Return an answer with what a function makes of something."""
    return body_of(msgspec.json.encode(make(*of)), "application/json")


def answered(request: AnyRequest, body: Body) -> Response[bytes]:
    """Answer with a body, packed if the browser accepts that, or say that it has not changed."""
    headers = {"ETag": body.tag, "Cache-Control": body.keeping, "Vary": "Accept-Encoding"}
    if body.tag in asked_tags(request):
        return Response(b"", status_code=304, headers=headers)
    if body.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(body.packed, media_type=body.media_type, headers=headers)
    return Response(body.data, media_type=body.media_type, headers=headers)


def asked_tags(request: AnyRequest) -> set[str]:
    """Return the digests that the browser already has; a proxy may have made them weak."""
    tags = request.headers.get("if-none-match", "").split(",")
    return {tag.strip().removeprefix("W/") for tag in tags}
