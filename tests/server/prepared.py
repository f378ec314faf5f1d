"""Tables and a book in every state that a route needs, and cases that are led to them."""

import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from schemathesis import Case
from schemathesis.core.parameters import ParameterLocation
from tables import AT_LAST, Doc
from websockets.sync.client import connect

from passgo.server.http.devices import COOKIE
from passgo.server.play.fairness import share_commitment

SHARE = b"s" * 32
BOOK: Doc = {
    "accounts": [{"name": "Ana", "start": 1500}, {"name": "Bo", "start": 1500}],
    "purse": {"style": "notes", "symbol": "€"},
    "salary": 200,
}
CASES = 20
"""So many cases are led to one table, for each may change it."""


class House:
    """A device that is the host of tables in every state, and somebody else who sits at them."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.ana, self.bo = (
            httpx.Client(base_url=base, timeout=AT_LAST, verify=False) for _ in "ab"
        )
        self.met: Counter[int] = Counter()
        self._cases = 0
        self._table = ""
        self.made("classic-2003", 2)
        self._book: str = self.ana.post("/api/books", json=BOOK).json()["id"]

    def close(self) -> None:
        """Let both go."""
        self.ana.close()
        self.bo.close()

    def lead(self, case: Case[Any]) -> None:
        """Give a case the host's cookie, a table where it may succeed, and what one has to know.

        What was made wrong on purpose stays so.
        """
        name = case.operation.definition.raw["operationId"]
        case.cookies[COOKIE] = self.ana.cookies[COOKIE]
        if "table_id" in case.path_parameters and not is_wrong(case, ParameterLocation.PATH):
            case.path_parameters["table_id"] = self._table_for(name)
        if "book_id" in case.path_parameters and not is_wrong(case, ParameterLocation.PATH):
            case.path_parameters["book_id"] = self._book
        if name in KNOWN and not is_wrong(case, ParameterLocation.BODY):
            assert isinstance(case.body, dict)
            case.body = case.body | KNOWN[name](self, self._table)

    def _table_for(self, name: str) -> str:
        if self._cases % CASES == 0:
            self._table = STATES[name](self)
        self._cases += 1
        return self._table

    def made(self, edition: str, people: int) -> str:
        """Return a table that has not begun, for some people and a bot."""
        seats: list[Doc] = [{}] * people + [{"level": "novice"}]
        wanted = {"edition": edition, "seats": seats, "grace": 3600}
        table: str = self.ask(self.ana, "", wanted)["table"]["id"]
        return table

    @contextmanager
    def listening(self, table: str) -> Iterator[None]:
        """Be there, over a socket."""
        headers = {"cookie": f"{COOKIE}={self.ana.cookies[COOKIE]}", "origin": self.base}
        address = f"{self.base.replace('http', 'ws')}/ws/tables/{table}"
        with connect(address, additional_headers=headers, max_size=None) as socket:
            socket.recv(AT_LAST)
            yield

    def ask(self, who: httpx.Client, path: str, body: Doc | None = None) -> Doc:
        """Return the answer to what is asked at a table."""
        answer = who.post(f"/api/tables{path}", json=body or {})
        assert answer.status_code == 201, answer.text
        found: Doc = answer.json()
        return found


def is_wrong(case: Case[Any], where: ParameterLocation) -> bool:
    """Tell whether a part of a case is against its description."""
    return case.meta is not None and case.meta.is_negative_at(where)


def share() -> Doc:
    """Return a commitment that nobody else makes."""
    return {"share_commitment": secrets.token_hex(32)}


def lobby(house: House) -> str:
    """Return a table with two seats of the host, a free one and a bot's."""
    table = house.made("classic-2003", 3)
    for seat in (0, 1):
        house.ask(house.ana, f"/{table}/seats/{seat}", {"name": f"Ana {seat}"})
    return table


def complete(house: House) -> str:
    """Return a table where everybody is ready."""
    table = lobby(house)
    house.ask(house.bo, f"/{table}/seats/2", {"name": "Bo"})
    for seat, who in enumerate((house.ana, house.ana, house.bo)):
        house.ask(who, f"/{table}/seats/{seat}/ready", share())
    return table


def playing(house: House) -> str:
    """Return a table where a game is played."""
    table = complete(house)
    house.ask(house.ana, f"/{table}/start")
    return table


def opened(house: House) -> str:
    """Return a table whose game begins with the one share that was waited for."""
    table = house.made("classic-2003", 1)
    house.ask(house.ana, f"/{table}/seats/0", {"name": "Ana"})
    commitment = {"share_commitment": share_commitment(table, 0, SHARE)}
    house.ask(house.ana, f"/{table}/seats/0/ready", commitment)
    with house.listening(table):
        assert house.ask(house.ana, f"/{table}/start")["table"]["status"] == "starting"
        house.ask(house.ana, f"/{table}/seats/0/open", {"share": SHARE.hex()})
    return table


def voting(house: House) -> str:
    """Return a table that votes whether to end its game."""
    table = playing(house)
    house.ask(house.bo, f"/{table}/motions", {"what": "end"})
    return table


def over(house: House) -> str:
    """Return a table whose game has ended: whoever is alone with bots agrees at once."""
    table = house.made("knockout-2024", 1)
    house.ask(house.ana, f"/{table}/seats/0", {"name": "Ana"})
    house.ask(house.ana, f"/{table}/seats/0/ready", share())
    house.ask(house.ana, f"/{table}/start")
    house.ask(house.ana, f"/{table}/motions", {"what": "end"})
    return table


def alone(house: House) -> str:
    """Return a table with dice whose first question is to somebody alone with a bot."""
    table = house.made("classic-2003", 1)
    house.ask(house.ana, f"/{table}/seats/0", {"name": "Ana"})
    house.ask(house.ana, f"/{table}/seats/0/ready", share())
    house.ask(house.ana, f"/{table}/start")
    return table


def left(house: House) -> str:
    """Return a table whose game with dice has ended: whoever was alone with a bot has left."""
    table = alone(house)
    with house.listening(table):
        house.ask(house.ana, f"/{table}/seats/0/concede")
        while house.ana.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
            continue
    return table


def token(house: House, table: str) -> Doc:
    """Return what moves the first seat of a table."""
    moved = house.ask(house.ana, f"/{table}/seats/0/move")
    return {"token": moved["token"]}


STATES: dict[str, Callable[[House], str]] = {
    **dict.fromkeys(("look", "sit", "stand", "ready"), lobby),
    **dict.fromkeys(("add_place", "change_place", "remove_place", "swap_places"), lobby),
    "renew": lobby,
    "start": complete,
    "advice": alone,
    **dict.fromkeys(("pause", "motion", "claims", "concede", "record", "table_code"), playing),
    "receipt": playing,
    "open_share": opened,
    **dict.fromkeys(("let_move", "take_seat_over"), playing),
    "vote": voting,
    **dict.fromkeys(("replay", "rematch"), over),
    **dict.fromkeys(("analysis", "analyse", "advice_then", "play_on"), left),
}
"""The state in which a table lets a route succeed."""
KNOWN: dict[str, Callable[[House, str], Doc]] = {
    "make": lambda _house, _table: {"edition": "classic-2003"},
    "share": lambda _house, _table: BOOK,
    "ready": lambda _house, _table: share(),
    "open_share": lambda _house, _table: {"share": SHARE.hex()},
    "advice_then": lambda _house, _table: {"seq": 0},
    "play_on": lambda _house, _table: {"seq": 1, "seat": 0},
    "swap_places": lambda _house, _table: {"seat": 1},
    "take_seat_over": token,
}
"""What nobody guesses of a body."""
