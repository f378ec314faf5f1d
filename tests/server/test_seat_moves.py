"""Seats that move to another device: by a token, once, and never by an older one."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from tables import Doc, Guest
from test_host import close
from test_play import played, two

from passgo.refusal import Refusal
from passgo.server.table.seat_moves import take_move, token_for
from passgo.server.table.seats import (
    free_seat,
    leave_seat,
    seat_guest,
    set_level,
    take_seat,
)
from passgo.server.table.table import Place, Table, Wanted, make_table


def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        link = await ana.post(f"/api/tables/{ana.table}/seats/0/move", {})
        assert link["path"] == f"/t/{ana.table}?move#{link['token']}"
        assert link["address"] == ana.base + link["path"]
        assert "<svg" in link["code"]
        assert link["seconds"] == 300
        phone = Guest(base)
        path = f"/api/tables/{ana.table}/move"
        moved = await phone.post(path, {"token": link["token"]})
        assert moved["you"] == {"type": "you", "seats": [0], "host": True}
        assert (await bo.post(path, {"token": link["token"]}, 409))["code"] == "move-over"
        await bo.post(f"/api/tables/{ana.table}/seats/0/move", {}, status=404)
        seen: Doc = (await ana.http.get(f"/api/tables/{ana.table}")).json()
        assert seen["you"] == {"type": "you", "seats": [], "host": False}
        while ana.you["seats"]:
            await ana.hear()
        await ana.hear_until("options")
        assert ana.options == {}
        phone.table, phone.seat = ana.table, 0
        await phone.listen()
        await phone.hear_until("whole")
        assert list(phone.options) == [0]
        await close(ana, bo, phone)

    played(tmp_path, script)


def small_table() -> Table:
    table = make_table(Wanted(edition="classic-2003", seats=(Place(), Place())), "host")
    table.seats[0].device = "old"
    return table


def test_a_moving_token_is_hashed_and_good_for_five_minutes() -> None:
    table = small_table()
    token = token_for(table, 0, "old", now=100.0)

    assert table.seats[0].move == hashlib.sha256(token.encode()).hexdigest()
    assert code_of(table, token, now=400.0) == "move-over"
    assert code_of(table, "", now=100.0) == "move-over"
    assert take_move(table, token, "new", now=399.0) == 0
    assert table.seats[0].device == "new"
    assert code_of(table, token, now=101.0) == "move-over"


def code_of(table: Table, token: str, now: float) -> str:
    try:
        take_move(table, token, "new", now)
    except Refusal as refusal:
        return refusal.code
    return ""


def leave_again(table: Table) -> None:
    leave_seat(table, 0, "old")
    take_seat(table, 0, "another", "Bo")


def change_place(table: Table) -> None:
    take_seat(table, 1, "old", "Ana", instead_of=0)
    take_seat(table, 0, "another", "Bo")


@pytest.mark.parametrize(
    ("status", "change"),
    [
        ("open", leave_again),
        ("open", change_place),
        ("open", lambda table: free_seat(table, 0)),
        ("open", lambda table: set_level(table, 0, "novice")),
        ("playing", lambda table: free_seat(table, 0)),
        ("playing", lambda table: set_level(table, 0, "novice")),
        ("playing", lambda table: seat_guest(table, 0, "another", "Dora")),
    ],
)
def test_who_has_lost_a_seat_does_not_get_it_back_by_an_older_token(
    status: Literal["open", "playing"], change: Callable[[Table], None]
) -> None:
    table = small_table()
    table.status = status
    token = token_for(table, 0, "old", now=100.0)
    change(table)

    assert code_of(table, token, now=101.0) == "move-over"
