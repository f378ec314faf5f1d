"""Streamed responses: large answers, kept packed and sent piece by piece as they are read.

Nobody's slow reading fills the memory: only the piece that is on its way is held for a reader.
"""

import hashlib
import zlib
from collections.abc import AsyncIterator, Iterable
from typing import cast

from litestar import Response
from litestar.response import Stream
from msgspec import Struct

from passgo.server.http.cached_responses import ONLY_MINE, AnyRequest, asked_tags

GZIP = 31
"""How zlib is told that a stream has the head of gzip."""
LEVEL = 6
PIECE = 1 << 16
"""Bytes that are sent at once."""


class Packed(Struct, frozen=True, kw_only=True):
    """An answer in JSON: packed, and its digest."""

    data: bytes
    tag: str


def packed(parts: Iterable[bytes]) -> Packed:
    """Pack an answer part by part: the whole of it is never in memory."""
    packing, digest, data = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP), hashlib.sha256(), []
    for part in parts:
        digest.update(part)
        data.append(packing.compress(part))
    data.append(packing.flush())
    return Packed(data=b"".join(data), tag=f'"{digest.hexdigest()[:32]}"')


def streamed(request: AnyRequest, body: Packed) -> Response[bytes]:
    """Answer with a body, packed if the reader accepts that, or say that it has not changed."""
    headers = {"ETag": body.tag, "Cache-Control": ONLY_MINE, "Vary": "Accept-Encoding"}
    if body.tag in asked_tags(request):
        return Response(b"", status_code=304, headers=headers)
    pieces = unpacked(body.data)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        pieces = as_it_is(body.data)
    found = Stream(pieces, media_type="application/json", headers=headers)
    return cast("Response[bytes]", found)


async def as_it_is(data: bytes) -> AsyncIterator[bytes]:
    """Yield bytes piece by piece."""
    for at in range(0, len(data), PIECE):
        yield data[at : at + PIECE]


async def unpacked(data: bytes) -> AsyncIterator[bytes]:
    """Yield what was packed piece by piece."""
    unpacking = zlib.decompressobj(GZIP)
    left = data
    while left:
        piece = unpacking.decompress(left, PIECE)
        left = unpacking.unconsumed_tail
        if piece:
            yield piece
