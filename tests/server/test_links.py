"""Links: what guests open, as a code for their camera."""

import asyncio
from pathlib import Path

import pytest
from tables import browser, running, service

from passgo.server.http.links import code_of, is_this_machine, outside_address
from passgo.server.settings import Site


@pytest.mark.parametrize(
    ("site", "asked", "address"),
    [
        (Site(), "http://192.168.1.5:8417/", "http://192.168.1.5:8417"),
        (Site(), "http://localhost:8417/", "http://localhost:8417"),
        (Site(home="192.168.1.5"), "http://localhost:8417/", "http://192.168.1.5:8417"),
        (Site(home="192.168.1.5"), "http://127.0.0.1:8417/", "http://192.168.1.5:8417"),
        (Site(home="192.168.1.5"), "http://10.0.0.2:8417/", "http://10.0.0.2:8417"),
        (Site(public_url="https://a.example/"), "http://localhost:8417/", "https://a.example"),
    ],
)
def test_guests_are_sent_to_an_address_that_they_can_reach(
    site: Site, asked: str, address: str
) -> None:
    assert outside_address(site, asked) == address


def test_only_loopback_is_this_machine() -> None:
    assert is_this_machine("::1")
    assert not is_this_machine("192.168.1.5")
    assert not is_this_machine("play.example.org")


def test_a_code_is_a_picture_of_its_address() -> None:
    assert code_of("http://a.example/t/x").startswith(b"<?xml")
    assert code_of("http://a.example/t/x") != code_of("http://a.example/t/y")


def test_only_pages_of_this_server_have_a_code(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(service(tmp_path)) as base, browser(base) as http:
            unknown = await http.get("/api/tables/nobody-knows-it/qr.svg")
            drawn = await http.get("/api/qr.svg", params={"path": "/t/nobody-knows-it"})
            named = await http.get("/api/link", params={"path": "/t/nobody-knows-it"})
            assert unknown.content == drawn.content == code_of(f"{base}/t/nobody-knows-it")
            assert drawn.headers["content-type"] == "image/svg+xml"
            assert named.json() == {"address": f"{base}/t/nobody-knows-it"}
            for path in (
                "//evil.example/",
                "https://evil.example",
                "/t/<x>",
                "/" + "a" * 300,
                "/t/x\n",
            ):
                assert (await http.get("/api/qr.svg", params={"path": path})).status_code == 400

    asyncio.run(run())
