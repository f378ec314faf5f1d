"""Rematches: the same seats and names, with luck of their own."""

from pathlib import Path

from scripts import play_on
from tables import Guest
from test_host import close, lobby_where
from test_play import played, two
from test_seat_moves import small_table

from passgo.server.table.rematch import next_table


def test_a_rematch_has_a_new_secret_and_the_guests_names() -> None:
    table = small_table()
    table.seats[0].name, table.seats[0].guest, table.seats[0].cover = "Ana", "Dora", "conceded"
    table.status = "over"
    again = next_table(table)

    assert again.secret != table.secret
    assert (again.id != table.id, again.host, again.setup) == (True, table.host, table.setup)
    assert [(seat.name, seat.device, seat.cover) for seat in again.seats] == [
        ("Dora", "old", ""),
        ("", "", ""),
    ]


def test_a_rematch_keeps_the_seats_and_has_a_secret_of_its_own(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        path = f"/api/tables/{ana.table}/rematch"
        assert (await ana.post(path, {}, 409))["code"] == "not-over"
        await bo.post(f"/api/tables/{ana.table}/seats/1/concede", {})
        while not ana.is_over:
            await (play_on(ana, 1) if ana.is_asked else ana.hear())
        await lobby_where(ana, status="over")
        again = await bo.post(path, {})
        assert again["you"]["seats"] == [1]
        assert again["table"]["status"] == "open"
        assert [seat["name"] for seat in again["table"]["seats"]] == ["Ana", "Bo"]
        assert not any(seat["ready"] for seat in again["table"]["seats"])
        assert again["table"]["commitment"] != ana.lobby["commitment"]
        await lobby_where(ana, rematch=again["table"]["id"])
        same = await ana.post(path, {})
        assert (same["table"]["id"], same["you"]["seats"]) == (again["table"]["id"], [0])
        assert same["you"]["host"]
        stranger = Guest(base)
        await stranger.post(path, {}, status=404)
        await close(ana, bo, stranger)

    played(tmp_path, script)
