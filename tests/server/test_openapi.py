"""The interface: what is described is what comes, and whatever is asked wrongly is told so."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tables import Guest, browser, connect_socket, running, service
from websockets.exceptions import ConnectionClosed

from passgo.editions.source import BUNDLED
from passgo.server.http.openapi import described
from passgo.server.http.refusals import CODES
from passgo.server.http.routes import INTERFACE
from passgo.server.limits import LARGEST_MESSAGE
from passgo.server.wire.messages import No

DOCUMENT = described(INTERFACE)
OPERATIONS = [
    (method.upper(), path, operation)
    for path, at in DOCUMENT["paths"].items()
    for method, operation in at.items()
    if method != "parameters"
]
SAMPLES = {"table_id": "nobody-knows-it", "seat": 0, "edition_id": "classic-2003"} | {
    "code": "canal-figue-47",
    "book_id": "nobody-knows-it",
}
JSON = {"content-type": "application/json"}
MISCHIEF: dict[int, dict[str, Any]] = {
    403: {"headers": JSON | {"origin": "http://evil.example"}},
    413: {"headers": JSON, "content": b'"' + b"a" * LARGEST_MESSAGE + b'"'},
    415: {"headers": {"content-type": "text/plain"}, "content": b"{}"},
    421: {"headers": JSON | {"host": "evil.example"}},
}
BODIES = {
    b"": "data: missing",
    b"{": "Input data was truncated",
    b'{"paused": "true"}': "Expected `bool`, got `str` - at `$.paused`",
    b'{"paused": 1}': "Expected `bool`, got `int` - at `$.paused`",
    b'{"paused": true, "more": 1}': "Object contains unknown field `more`",
    b'{"paused": "\xff"}': "'utf-8' codec can't decode byte 0xff in position 0",
    b'{"paused": ' + b"[" * 10_000: "maximum recursion depth exceeded",
}
UNKNOWN = "table_id: Expected `str` matching regex '^[A-Za-z0-9_-]{1,64}$'"
PARAMETERS = {
    "/api/tables/x/seats/8/concede": "seat: Expected `int` <= 7",
    "/api/tables/a.b/start": UNKNOWN,
    f"/api/tables/{'a' * 65}/start": UNKNOWN,
}


def asking(folder: Path, questions: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """Ask a server of one's own."""

    async def run() -> None:
        async with running(service(folder)) as base, browser(base) as http:
            await questions(http)

    asyncio.run(run())


def no_in(answer: httpx.Response) -> No:
    """Return the refusal that an answer is, in the one form that all have."""
    assert answer.headers["content-type"] == "application/json"
    no = msgspec.json.decode(answer.content, type=No)
    assert answer.content == msgspec.json.encode(no)
    return no


def test_a_route_refuses_mischief_just_as_it_is_described(tmp_path: Path) -> None:
    async def questions(http: httpx.AsyncClient) -> None:
        for method, path, operation in OPERATIONS:
            for status, mischief in MISCHIEF.items():
                answer = await http.request(method, path.format(**SAMPLES), **mischief)
                is_described = str(status) in operation["responses"]
                assert (answer.status_code == status) is is_described, (status, method, path)
                assert not is_described or no_in(answer) == No(code=CODES[status])

    asking(tmp_path, questions)


def test_what_cannot_be_done_at_a_path_is_told_with_what_can(tmp_path: Path) -> None:
    async def questions(http: httpx.AsyncClient) -> None:
        for path, at in DOCUMENT["paths"].items():
            can = {method.upper() for method in at} - {"PARAMETERS"} | {"OPTIONS"}
            asked = await http.options(path.format(**SAMPLES))
            assert set(asked.headers["allow"].split(", ")) == can, path
            for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"} - can:
                answer = await http.request(method, path.format(**SAMPLES))
                assert answer.status_code == 405, (method, path)
                assert set(answer.headers["allow"].split(", ")) == can, (method, path)
                assert no_in(answer) == No(code="unknown-method")

    asking(tmp_path, questions)


def test_a_page_that_is_not_there_is_refused_like_everything_else(tmp_path: Path) -> None:
    async def questions(http: httpx.AsyncClient) -> None:
        for path in ("/api/nothing", "/schema/nothing", "/assets/nothing.js", "/ws/x"):
            answer = await http.get(path)
            assert (answer.status_code, no_in(answer)) == (404, No(code="unknown-page"))

    asking(tmp_path, questions)


def test_a_body_of_another_form_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    async def questions(http: httpx.AsyncClient) -> None:
        for body, detail in BODIES.items():
            answer = await http.post("/api/tables/x/pause", content=body, headers=JSON)
            no = no_in(answer)
            assert (answer.status_code, no.code) == (400, "malformed")
            assert str(no.facts["detail"]).startswith(detail)

    asking(tmp_path, questions)


def test_a_parameter_outside_its_limits_is_refused_by_name(tmp_path: Path) -> None:
    async def questions(http: httpx.AsyncClient) -> None:
        for path, detail in PARAMETERS.items():
            answer = await http.post(path)
            no = No(code="malformed", facts={"detail": detail})
            assert (answer.status_code, no_in(answer)) == (400, no)

    asking(tmp_path, questions)


def test_a_whole_number_is_one_however_it_is_written(tmp_path: Path) -> None:
    wanted = (
        b'{"edition": "classic-2003", "seats": [{}, {}], "grace": 9.0,'
        b' "house_rules": {"salary": 2e2}}'
    )

    async def questions(http: httpx.AsyncClient) -> None:
        made = await http.post("/api/tables", content=wanted, headers=JSON)
        assert made.status_code == 201, made.text
        assert made.json()["table"]["grace"] == 9
        assert made.json()["table"]["house_rules"] == {"salary": 200}

    asking(tmp_path, questions)


def test_only_the_editions_of_the_list_can_be_played(tmp_path: Path) -> None:
    async def questions(http: httpx.AsyncClient) -> None:
        for edition in ("a" * 5000, "../classic-2003", str(BUNDLED / "classic-2003"), ""):
            wanted = {"edition": edition, "seats": [{}, {}]}
            answer = await http.post("/api/tables", json=wanted)
            assert (answer.status_code, no_in(answer)) == (404, No(code="unknown-edition"))

    asking(tmp_path, questions)


LATER = ("/record", "/replay", "/analysis")
"""What is not there before a game is."""


def test_what_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async def questions(http: httpx.AsyncClient) -> None:
        for method, path, operation in OPERATIONS:
            if "304" not in operation["responses"] or path.endswith(LATER):
                continue
            address, asked = path.format(**SAMPLES), {"path": "/t/x"}
            first = await http.request(method, address, params=asked)
            same = {"if-none-match": first.headers["etag"]}
            again = await http.request(method, address, params=asked, headers=same)
            assert (first.status_code, again.status_code, again.content) == (200, 304, b"")

    asking(tmp_path, questions)


def test_an_id_that_cannot_be_one_is_asked_of_no_database(database: str, tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        wanted = msgspec.structs.replace(service(tmp_path), database=database)
        async with running(wanted) as base, browser(base) as http:
            answer = await http.get("/api/tables/%00")
            async with connect_socket(base.replace("http", "ws") + "/ws/tables/%00") as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                return answer.status_code, socket.close_code or 0

    assert asyncio.run(run()) == (400, 4404)


def test_the_description_is_whole(tmp_path: Path) -> None:
    async def run() -> Any:
        async with running(service(tmp_path)) as base:
            ana = Guest(base)
            shown = [await ana.http.get(path) for path in ("/schema", "/schema/openapi.json")]
            await ana.close()
            assert shown[0].content == shown[1].content
            return shown[0].json()

    shown = asyncio.run(run())
    names = [operation["operationId"] for _, _, operation in OPERATIONS]
    assert shown == msgspec.json.decode(msgspec.json.encode(DOCUMENT))
    assert len(set(names)) == len(names) == len(INTERFACE)
