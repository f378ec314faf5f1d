"""The guard: which hosts and origins are ours, and what browsers may do with our pages."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from litestar.types import Message, Receive, Scope, Send
from tables import browser, connect_socket, running, service
from websockets.exceptions import InvalidStatus

from passgo.server.http.admission import Doors
from passgo.server.http.guard import Guard, with_headers
from passgo.server.http.metrics import Metrics
from passgo.server.settings import Limits, Site

PUBLIC = "https://play.example.org"
JSON = {"content-type": "application/json"}
HERE = {"host": "localhost"}
BODY = {"content-length": "2"}


def answered(headers: Mapping[str, str], method: str = "GET", kind: str = "http") -> int:
    """Return the status that the guard gives, 200 for what it lets through."""

    async def inside(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Message:
        raise AssertionError("nothing is read")

    heard: list[Message] = []

    async def send(message: Message) -> None:
        heard.append(message)

    doors = Doors(Limits())
    guard = Guard(inside, Site(public_url=PUBLIC), doors, Metrics(doors))
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "method": method, "path": "/", "headers": raw, "scheme": "http"}
    asyncio.run(guard(scope, receive, send))  # type: ignore[arg-type]
    first = heard[0]
    if first["type"] == "websocket.close":
        return 4403
    assert first["type"] == "http.response.start"
    return first["status"]


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8417", "192.168.1.5:8417", "[::1]:8417", "play.example.org"]
)
def test_our_own_hosts_are_known(host: str) -> None:
    assert answered({"host": host}) == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "localhost/x",
        "localhost@evil",
        "",
        "a b",
        "x;y",
        "[::::]",
        "[::1",
        "localhost:99999",
    ],
)
def test_other_hosts_are_not(host: str) -> None:
    assert answered({"host": host}) == 421
    assert answered({"host": host}, kind="websocket") == 4403


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://localhost:8417", 200),
        (PUBLIC, 200),
        ("http://localhost:1", 403),
        ("http://evil.example", 403),
        ("http://play.example.org", 403),
        ("null", 403),
        ("http://[", 403),
        ("http://localhost:99999", 403),
    ],
)
def test_what_changes_something_comes_from_our_own_pages(origin: str, status: int) -> None:
    headers = {"host": "localhost:8417", "origin": origin}

    assert answered(headers | JSON, "POST") == status
    assert answered(headers, "GET") == 200
    assert answered(headers, kind="websocket") == (200 if status == 200 else 4403)


@pytest.mark.parametrize(
    ("site", "status"),
    [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403), ("", 403)],
)
def test_without_an_origin_the_browser_s_word_for_the_site_counts(site: str, status: int) -> None:
    headers = HERE | {"sec-fetch-site": site}

    assert answered(headers | JSON, "POST") == answered(headers, "DELETE") == status
    assert answered(headers, "GET") == 200
    assert answered(headers, kind="websocket") == (200 if status == 200 else 4403)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_what_changes_something_is_json(method: str) -> None:
    form = {"content-type": "application/x-www-form-urlencoded"}

    assert answered(HERE | BODY | form, method) == 415
    assert answered(HERE | BODY, method) == 415
    assert answered(HERE | {"transfer-encoding": "chunked"}, method) == 415
    assert answered(HERE | BODY | {"content-type": "application/json;charset=x"}, method) == 200


@pytest.mark.parametrize("headers", [{}, {"content-length": "0"}])
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE"])
def test_what_has_no_body_needs_no_type(headers: dict[str, str], method: str) -> None:
    form = {"content-type": "application/x-www-form-urlencoded"}

    assert answered(HERE | headers, method) == 200
    assert answered(HERE | headers | form, method) == 415
    assert answered(HERE | headers | {"origin": "http://evil.example"}, method) == 403


def test_a_page_of_another_site_that_asks_first_is_not_let_in(tmp_path: Path) -> None:
    asking = {"origin": "http://evil.example", "access-control-request-method": "DELETE"}

    async def run() -> list[str]:
        async with running(service(tmp_path)) as base, browser(base) as http:
            answer = await http.options("/api/tables/x/seats/0", headers=asking)
            return list(answer.headers)

    assert not [name for name in asyncio.run(run()) if name.startswith("access-control")]


def test_pages_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    async def run() -> tuple[str, str]:
        async with running(service(tmp_path)) as base, browser(base) as http:
            page = await http.get("/")
            return page.headers["content-security-policy"], base.removeprefix("http://")

    policy, host = asyncio.run(run())
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["style-src"] == "'self'"
    assert rules["connect-src"] == f"'self' ws://{host} wss://{host}"
    assert rules["frame-ancestors"] == rules["object-src"] == "'none'"
    assert "script-src" not in rules
    assert "http" not in policy.replace("https", "").replace("http://", "http")


@pytest.mark.parametrize(
    ("scheme", "host", "is_sent"),
    [
        ("http", "localhost:8417", True),
        ("http", "127.0.0.1:8417", True),
        ("http", "[::1]:8417", True),
        ("https", "play.example.org", True),
        ("http", "192.168.1.5:8417", False),
        ("http", "localhost.evil.example", False),
        ("http", "[", False),
    ],
)
def test_openers_are_kept_apart_where_browsers_heed_it(
    scheme: str, host: str, is_sent: bool
) -> None:
    heard: list[Message] = []

    async def send(message: Message) -> None:
        heard.append(message)

    scope = {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]}
    sending = with_headers(send, scope)  # type: ignore[arg-type]
    asyncio.run(sending({"type": "http.response.start", "status": 200, "headers": []}))  # type: ignore[arg-type]
    assert heard[0]["type"] == "http.response.start"
    assert ("cross-origin-opener-policy" in str(heard[0]["headers"])) is is_sent


@pytest.mark.parametrize("fronts", [0, 1])
def test_a_socket_from_another_site_is_refused(tmp_path: Path, fronts: int) -> None:
    async def run() -> int:
        wanted = msgspec.structs.replace(service(tmp_path, fronts), public_url=PUBLIC)
        async with running(wanted) as base:
            address = base.replace("http", "ws") + "/ws/tables/x"
            with pytest.raises(InvalidStatus) as refused:
                await connect_socket(address, origin="http://evil.example")  # type: ignore[arg-type]
            return refused.value.response.status_code

    assert asyncio.run(run()) == 403


@pytest.mark.parametrize(
    ("address", "headers", "has_proxy", "is_noticed"),
    [
        ("127.0.0.1", [b"x-forwarded-for"], False, True),
        ("10.0.0.7", [b"forwarded"], False, True),
        ("127.0.0.1", [b"x-forwarded-for"], True, False),
        ("127.0.0.1", [], False, False),
        ("93.184.216.34", [b"x-forwarded-for"], False, False),
    ],
)
def test_a_proxy_that_is_not_trusted_is_noticed_once(
    caplog: pytest.LogCaptureFixture,
    address: str,
    headers: list[bytes],
    has_proxy: bool,
    is_noticed: bool,
) -> None:
    async def nowhere(*_: object) -> None:
        """Take everything in."""

    doors = Doors(Limits())
    guard = Guard(nowhere, Site(has_proxy=has_proxy), doors, Metrics(doors))
    raw = [(b"host", b"localhost"), *((name, b"192.0.2.1") for name in headers)]
    scope = {"type": "http", "method": "GET", "path": "/", "headers": raw, "client": (address, 1)}
    for _ in range(3):
        asyncio.run(guard(scope, nowhere, nowhere))  # type: ignore[arg-type]

    said = [record.getMessage() for record in caplog.records]
    assert len(said) == is_noticed
    assert all("--trusted-proxy" in line for line in said)
