"""Previews: a link says what it is to a messenger, and nothing of a table that is closed."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from tables import Guest, running, service
from test_host import close, motion

from passgo.server.http import client_files
from passgo.server.http.cached_responses import body_of
from passgo.server.http.client_files import INDEX, pages
from passgo.server.http.previews import with_preview

PAGE = body_of(b"<!doctype html><head><title>x</title></head>", "text/html")


def told(page: httpx.Response) -> dict[str, str]:
    """Return what a page tells a messenger."""
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page.text))


def test_a_page_gets_its_preview_before_its_head_ends() -> None:
    shown = with_preview(PAGE, "http://x/icon.png?a&b", False, "").data.decode()

    assert shown.index("og:title") < shown.index("</head>")
    assert "http://x/icon.png?a&amp;b" in shown
    assert with_preview(PAGE, "", True, "euro-1999").tag != with_preview(PAGE, "", True, "").tag


def test_the_preview_of_a_table_tells_its_edition_only_while_it_waits_for_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / INDEX).write_bytes(PAGE.data)
    built = pages(tmp_path)
    monkeypatch.setattr(client_files, "pages", lambda: built)

    async def run() -> None:
        async with running(service(tmp_path)) as base:
            ana, bo = Guest(base), Guest(base)
            await ana.make("clone-wars-2008", ["", ""])
            address = f"/t/{ana.table}"
            home, invited = [told(await bo.http.get(path)) for path in ("/", address)]
            assert home["og:title"] == "Passgo"
            assert "Clone Wars" in invited["og:title"]
            assert invited["og:image"] == f"{base}/icon-512.png"
            assert invited["og:description"] != home["og:description"]
            await motion(ana, what="lock", locked=True)
            nothing = await bo.http.get("/t/nothing-there")
            assert (await bo.http.get(address)).content == nothing.content
            assert "Clone Wars" not in nothing.text
            await close(ana, bo)

    asyncio.run(run())
