"""The client: its built files as they should be cached, one page for all its paths, or none."""

import asyncio
import gzip
from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException
from tables import browser, running, service

from passgo.server.http.client_files import INDEX, found, pages
from passgo.server.http.pages import PAGE


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web_dist"
    (folder / "assets").mkdir(parents=True)
    (folder / INDEX).write_text("<!doctype html><title>built</title>")
    (folder / "assets" / "index-abc123.js").write_text("export {};" * 1000)
    (folder / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(b"packed before"))
    (folder / "manifest.webmanifest").write_text("{}")
    return folder


def test_files_with_a_hash_are_kept_for_ever_and_others_checked(built: Path) -> None:
    files = pages(built)

    assert sorted(files) == ["assets/index-abc123.js", INDEX, "manifest.webmanifest"]
    assert "immutable" in files["assets/index-abc123.js"].keeping
    assert files[INDEX].keeping == files["manifest.webmanifest"].keeping == "no-cache"
    assert files["assets/index-abc123.js"].media_type.startswith("text/javascript")
    assert gzip.decompress(files["assets/index-abc123.js"].packed) == b"packed before"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/verify", "/replay/abc", "/some/new/page"])
def test_every_path_of_the_client_is_its_one_page(path: str, built: Path) -> None:
    assert b"built" in found(path, pages(built)).data


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/assets/old-1.js", "/favicon.ico", "/../cli.py", "/ws/x", "/t/.env"]
)
def test_what_is_no_page_is_not_there(path: str, built: Path) -> None:
    with pytest.raises(NotFoundException):
        found(path, pages(built))


def test_without_a_built_client_there_is_a_plain_page(tmp_path: Path) -> None:
    assert found("/t/abc", pages(tmp_path)).data == PAGE.encode()


def test_pages_and_what_is_missing_over_the_network(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(service(tmp_path)) as base, browser(base) as http:
            page = await http.get("/t/abc")
            again = await http.get("/t/def", headers={"if-none-match": page.headers["etag"]})
            missing = await http.get("/api/nothing")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert again.status_code == 304
            assert missing.status_code == 404
            assert missing.headers["content-type"].startswith("application/json")

    asyncio.run(run())
