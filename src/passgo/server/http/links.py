"""Links: the address that others use for a table, and the code that a camera reads it from."""

import asyncio
import io
import ipaddress
from functools import lru_cache
from typing import Annotated
from urllib.parse import urlsplit

import segno
from litestar import Response
from litestar.params import QueryParameter
from msgspec import Struct

from passgo.server.caches import counted
from passgo.server.http.cached_responses import AnyRequest, answered, body_of
from passgo.server.http.changes import count
from passgo.server.http.parameters import TableId
from passgo.server.limits import KNOWN_PICTURES, LONGEST_PAGE
from passgo.server.settings import Site

SVG = "image/svg+xml"
PAGE = r"^(?:/[A-Za-z0-9_-]+){1,4}(?:[?#][A-Za-z0-9_=&-]*)?$(?!\n)"
"""A page of ours; the last part is for Python, where a line end may follow the end of a text."""
PagePath = Annotated[str, QueryParameter(pattern=PAGE, max_length=LONGEST_PAGE)]


class Link(Struct, frozen=True, kw_only=True):
    """The address of a page of this server as guests reach it."""

    address: str


def outside_address(site: Site, asked: str) -> str:
    """Return how guests reach the server; on this machine, its address in the home network."""
    if site.public_url:
        return site.public_url.rstrip("/")
    here = urlsplit(asked)
    if is_this_machine(here.hostname or "") and site.home:
        return f"{here.scheme}://{site.home}" + (f":{here.port}" if here.port else "")
    return f"{here.scheme}://{here.netloc}"


def is_this_machine(host: str) -> bool:
    """Tell whether a host is a name that only this machine understands."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def full_link(request: AnyRequest, path: str) -> str:
    """Return a page of ours as guests reach it."""
    return outside_address(request.app.state.site, str(request.base_url)) + path


async def drawn_code(address: str) -> bytes:
    """Draw an address beside the loop: others play meanwhile."""
    return await asyncio.to_thread(code_of, address)


@counted("pictures")
@lru_cache(maxsize=KNOWN_PICTURES)
def code_of(address: str) -> bytes:
    """Return an address as a picture that a camera reads."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, svgclass=None, lineclass=None, light="white"
    )
    return drawn.getvalue()


async def code_answer(request: AnyRequest, path: str) -> Response[bytes]:
    """Answer with the code of a page."""
    count(request, "picture")
    return answered(request, body_of(await drawn_code(full_link(request, path)), SVG))


async def link(request: AnyRequest, path: PagePath) -> Link:
    """Return the address of a page as guests reach it."""
    return Link(address=full_link(request, path))


async def code(request: AnyRequest, path: PagePath) -> Response[bytes]:
    """Draw the code of a page."""
    return await code_answer(request, path)


async def table_code(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Draw the code of a table; it looks the same whether there is such a table or not."""
    return await code_answer(request, f"/t/{table_id}")
