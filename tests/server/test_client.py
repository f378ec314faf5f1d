"""The client: its built files as they should be cached, one page for all its paths, or none."""

import asyncio
import gzip
import json
import struct
from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException
from tables import browser, running, service

from passgo.server.http.client_files import INDEX, found, pages
from passgo.server.http.pages import PAGE

PUBLIC = Path(__file__).parents[2] / "web" / "public"
"""What of the client is served as it is."""


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


def test_the_manifest_is_served_as_one_with_icons_of_the_sizes_it_states() -> None:
    files = pages(PUBLIC)
    manifest = json.loads(files["manifest.webmanifest"].data)
    shortcuts = manifest["shortcuts"]
    icons = [*manifest["icons"], *(icon for one in shortcuts for icon in one["icons"])]

    assert files["manifest.webmanifest"].media_type.startswith("application/manifest+json")
    assert [one["url"] for one in shortcuts] == ["/beside"]
    assert {one["purpose"] for one in manifest["icons"]} == {"any", "maskable"}
    for icon in icons:
        file = files[icon["src"].removeprefix("/")]
        assert file.media_type.startswith(icon["type"])
        if icon["sizes"] != "any":
            width, height = struct.unpack(">II", file.data[16:24])  # of a PNG's first part
            assert file.data.startswith(b"\x89PNG")
            assert f"{width}x{height}" == icon["sizes"]


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
