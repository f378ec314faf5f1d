"""Cached responses: the same for everybody, kept with their digest and a packed form."""

import gzip
import hashlib
from typing import Any

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
