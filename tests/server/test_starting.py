"""Starting: shares are committed to, opened by who is there, and a start without them is void."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from postgres import Postgres
from tables import SHARES, Doc, Guest, open_shares, running
from test_nodes import at_two_nodes
from test_play import played
from test_restart import service as service_of

from passgo.server.play.fairness import commitment, key_of
from passgo.server.play.receipts import Receipt, is_signed
from passgo.server.table import duties
from passgo.server.table.start_event import read_start
from passgo.server.table.table import Place, Wanted, make_table

SOON = 0.3


def opening_for(seconds: float) -> Any:
    """Have shares waited for so long."""
    return patch.object(duties, "OPENING_SECONDS", seconds)


async def seated(ana: Guest, bo: Guest, levels: tuple[str, ...] = ("", "", "novice")) -> None:
    """Seat two people who are ready and there, and a bot."""
    await ana.make("classic-2003", list(levels))
    for seat, guest in enumerate((ana, bo)):
        await guest.sit(ana.table, seat, f"guest {seat}")
        await guest.listen()
        await guest.hear_until("lobby")


async def pressed(ana: Guest) -> Doc:
    """Press start, and leave it to others to open their shares."""
    answer = await ana.post(f"/api/tables/{ana.table}/start", {})
    found: Doc = answer["table"]
    return found


async def look(guest: Guest) -> Doc:
    """Return the table as it stands."""
    found: Doc = (await guest.http.get(f"/api/tables/{guest.table}")).json()["table"]
    return found


def share_of(table: Doc, seat: int) -> str:
    """Return the share that a seat of a start event has committed to."""
    return SHARES[json.loads(table["start"])["shares"][str(seat)]][1].hex()


async def voided(guest: Guest) -> Doc:
    """Hear until a start has come to nothing; return the table then."""
    while not (guest.lobby.get("status") == "open" and guest.lobby["round"]):
        await guest.hear()
    return guest.lobby


def at_a_table(folder: Path, script: Callable[[Guest, Guest], Awaitable[None]]) -> None:
    """Play a script with two people who are ready and there."""

    async def seat_and_play(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        await seated(ana, bo)
        await script(ana, bo)
        await ana.close()
        await bo.close()

    played(folder, seat_and_play)


def test_nothing_is_told_of_a_share_before_all_are_open(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        table = await pressed(ana)
        shares = [share_of(table, seat) for seat in (0, 1)]
        waiting = (await ana.open(0, shares[0]))["table"]
        begun = (await bo.open(1, shares[1]))["table"]
        await bo.hear_until("whole")

        assert (table["status"], waiting["status"], begun["status"]) == (
            *("starting", "starting"),
            "playing",
        )
        assert [seat["share"] for seat in waiting["seats"]] == ["opened", "committed", ""]
        assert (waiting["shares"], begun["shares"]) == ({}, {"0": shares[0], "1": shares[1]})
        heard = [text for text in bo.raw if '"playing"' not in text]
        assert any('"starting"' in text for text in heard)
        assert not any(share in text for share in shares for text in heard)

    at_a_table(tmp_path, script)


def test_the_key_is_made_of_the_secret_the_start_event_and_all_shares() -> None:
    table = make_table(Wanted(edition="classic-2003", seats=(Place(), Place())), "host")
    text = '{"commitment":"","digest":"","fairness":"passgo-fair-2","game":"g","round":0,'
    text += '"seats":[["A",""],["B",""]],"setup":{"edition":"e"},'
    table.start = text + '"shares":{"1":"","0":""},"voided":[]}'
    table.seats[0].share, table.seats[1].share = "0a" * 32, "0b" * 32
    table.status = "playing"

    assert read_start(table.start).opening == (0, 1)
    shares = (b"\x0a" * 32, b"\x0b" * 32)
    assert table.key == key_of(table.secret, table.start.encode(), shares)
    assert table.key != key_of(table.secret, table.start.encode(), shares[::-1])


def test_the_start_event_is_signed_before_any_share_is_opened(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        before = await look(ana)
        table = await pressed(ana)
        await ana.open(0, share_of(table, 0))
        waiting = await look(bo)
        await bo.open(1, share_of(table, 1))
        signed = msgspec.convert(table["receipt"], Receipt)

        assert is_signed(signed)
        assert (signed.seq, signed.head, signed.round) == (0, "", 0)
        assert signed.start == hashlib.sha256(table["start"].encode()).hexdigest()
        assert signed.commitment == before["commitment"]
        assert waiting["receipt"] == table["receipt"]
        assert (before["receipt"], (await look(ana))["receipt"]) == (None, None)

    at_a_table(tmp_path, script)


def test_a_share_that_was_not_committed_to_is_refused(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        early = await ana.open(0, "00" * 32, 409)
        table = await pressed(ana)
        mine, theirs = share_of(table, 0), share_of(table, 1)

        assert early["code"] == "no-share-asked"
        assert (await ana.open(0, theirs, 409))["code"] == "another-share"
        assert (await ana.open(0, mine.upper(), 409))["code"] == "bad-share"
        assert (await ana.open(2, mine, 404))["code"] == "unknown-table"
        assert (await ana.open(1, theirs, 404))["code"] == "unknown-table"
        assert (await look(bo))["seats"][0]["share"] == "committed"
        await open_shares(table)
        again = await ana.open(0, mine)
        assert again["table"]["status"] == "playing"

    at_a_table(tmp_path, script)


def test_nobody_commits_to_the_share_of_somebody_else(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        copied = next(c for c, (who, _) in SHARES.items() if who is ana)
        path = f"/api/tables/{ana.table}/seats/1/ready"
        same = await bo.post(path, {"share_commitment": copied}, 409)
        late = await bo.post(path, {"share_commitment": "ab" * 32, "round": 1}, 409)

        assert (same["code"], late["code"]) == ("same-share", "another-round")

    at_a_table(tmp_path, script)


def test_who_is_not_there_has_no_share_for_all_to_see(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        await bo.hang_up()
        while ana.lobby.get("seats", [{}, {"present": True}])[1]["present"]:
            await ana.hear()
        table = await pressed(ana)
        assert list(json.loads(table["start"])["shares"]) == ["0"]
        await open_shares(table)
        assert (await look(ana))["shares"] == {"0": share_of(table, 0)}

    at_a_table(tmp_path, script)


def test_a_table_of_bots_begins_at_once(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await ana.make("classic-2003", ["novice", "novice"])
        await ana.listen()
        table = await pressed(ana)
        assert (table["status"], table["shares"]) == ("playing", {})
        await ana.close()

    played(tmp_path, script)


def test_a_start_whose_shares_do_not_come_is_void_and_named_in_the_next(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        before = await pressed(ana)
        await ana.open(0, share_of(before, 0))
        after = await voided(bo)

        assert (after["round"], after["voided"], after["start"]) == (1, [1], "")
        assert after["commitment"] != before["commitment"]
        assert not any(seat["ready"] for seat in after["seats"][:2])
        late = await bo.open(1, share_of(before, 1), 409)
        assert late["code"] == "no-share-asked"
        for seat, guest in enumerate((ana, bo)):
            await guest.be_ready(seat, number=1)
        table = await pressed(ana)
        await open_shares(table)
        begun = await look(ana)
        start = json.loads(begun["start"])
        text = hashlib.sha256(before["start"].encode()).hexdigest()
        assert begun["status"] == "playing"
        assert start["round"] == 1
        assert start["voided"] == [{"round": 0, "start": text, "unopened": [1]}]

    with opening_for(SOON):
        at_a_table(tmp_path, script)


def test_a_voided_start_leaves_a_new_secret(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        before = await pressed(ana)
        await voided(ana)
        for seat, guest in enumerate((ana, bo)):
            await guest.be_ready(seat, number=1)
        await open_shares(await pressed(ana))
        await ana.post(f"/api/tables/{ana.table}/motions", {"what": "end"})
        await bo.post(f"/api/tables/{ana.table}/vote", {"yes": True})
        over = await look(ana)
        assert over["commitment"] != before["commitment"]

    with opening_for(SOON):
        at_a_table(tmp_path, script)


async def stand(ana: Guest, bo: Guest) -> None:
    await bo.http.delete(f"/api/tables/{ana.table}/seats/1")


async def remove(ana: Guest, _bo: Guest) -> None:
    await ana.post(f"/api/tables/{ana.table}/motions", {"what": "remove", "seat": 1})


async def hand_over(ana: Guest, _bo: Guest) -> None:
    motion = {"what": "hand-over", "seat": 1, "level": "novice"}
    await ana.post(f"/api/tables/{ana.table}/motions", motion)


async def move(ana: Guest, bo: Guest) -> None:
    token = (await bo.post(f"/api/tables/{ana.table}/seats/1/move", {}))["token"]
    other = Guest(bo.base)
    await other.post(f"/api/tables/{ana.table}/move", {"token": token})
    await other.close()


@pytest.mark.parametrize("leaving", [stand, remove, hand_over, move])
def test_a_seat_that_changes_hands_voids_the_start(
    tmp_path: Path, leaving: Callable[[Guest, Guest], Awaitable[None]]
) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        table = await pressed(ana)
        await ana.open(0, share_of(table, 0))
        await leaving(ana, bo)
        after = await look(ana)

        assert (after["status"], after["round"], after["voided"]) == ("open", 1, [1])
        assert not after["seats"][0]["ready"]

    at_a_table(tmp_path, script)


def test_a_seat_is_given_to_no_guest_while_a_game_starts(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        table = await pressed(ana)
        motion = {"what": "hand-over", "seat": 1, "guest": "somebody"}
        no = await ana.post(f"/api/tables/{ana.table}/motions", motion, 409)
        await open_shares(table)

        assert no["code"] == "not-playing"
        assert (await look(bo))["status"] == "playing"

    at_a_table(tmp_path, script)


@pytest.mark.parametrize("what", ["seats/2", "start", "places", "seats/0/ready"])
def test_nothing_else_changes_who_plays_while_a_game_starts(tmp_path: Path, what: str) -> None:
    bodies: dict[str, Doc] = {
        "seats/2": {"name": "Cy"},
        "seats/0/ready": {"share_commitment": "ab" * 32},
    }

    async def script(ana: Guest, _bo: Guest) -> None:
        await pressed(ana)
        no = await ana.post(f"/api/tables/{ana.table}/{what}", bodies.get(what, {}), 409)
        assert no["code"] == "is-starting"

    at_a_table(tmp_path, script)


def test_a_moved_seat_gets_ready_again(tmp_path: Path) -> None:
    async def script(ana: Guest, bo: Guest) -> None:
        await move(ana, bo)
        table = await look(ana)
        assert [seat["ready"] for seat in table["seats"]] == [True, False, True]

    at_a_table(tmp_path, script)


async def come_back(guest: Guest, base: str) -> Guest:
    """Return the same person on the same device, listening again."""
    back = Guest(base)
    back.http.cookies, back.table, back.seat = guest.http.cookies, guest.table, guest.seat
    await back.listen()
    await back.hear_until("lobby")
    return back


async def until_a_restart(database: str) -> tuple[Guest, Guest, Doc]:
    """Press start and open one of two shares before the server goes."""
    async with running(service_of(database)) as base:
        ana, bo = Guest(base), Guest(base)
        await seated(ana, bo)
        table = await pressed(ana)
        await ana.open(0, share_of(table, 0))
        await ana.close()
        await bo.close()
    return ana, bo, table


def test_a_start_goes_on_after_a_restart_within_its_time(database: str) -> None:
    async def run() -> Doc:
        ana, bo, table = await until_a_restart(database)
        async with running(service_of(database)) as base:
            ana, bo = await come_back(ana, base), await come_back(bo, base)
            begun = await bo.open(1, share_of(table, 1))
            await ana.hear_until("whole")
            await ana.close()
            await bo.close()
        found: Doc = begun["table"]
        return found

    with opening_for(3600.0):
        begun = asyncio.run(run())

    assert (begun["status"], begun["round"], sorted(begun["shares"])) == ("playing", 0, ["0", "1"])


def test_a_start_whose_time_ran_out_during_a_restart_is_void(database: str) -> None:
    async def run() -> Doc:
        with opening_for(3600.0):
            ana, _bo, _table = await until_a_restart(database)
        with opening_for(0.0):
            async with running(service_of(database)) as base:
                back = await come_back(ana, base)
                after = await voided(back)
                await back.close()
        return after

    after = asyncio.run(run())

    assert (after["status"], after["voided"]) == ("open", [1])


def test_a_start_is_pressed_at_one_node_and_opened_at_another(postgres: Postgres) -> None:
    async def run() -> tuple[Doc, Doc]:
        async with at_two_nodes(postgres) as (ana, bo):
            await seated(ana, bo)
            await open_shares(await pressed(ana))
            await asyncio.gather(ana.hear_until("whole"), bo.hear_until("whole"))
            return await look(ana), await look(bo)

    here, there = asyncio.run(run())

    assert sorted(here["shares"]) == ["0", "1"]
    assert (here["start"], here["shares"]) == (there["start"], there["shares"])


def test_two_nodes_void_a_start_once(postgres: Postgres) -> None:
    async def run() -> list[Doc]:
        async with at_two_nodes(postgres) as (ana, bo):
            await seated(ana, bo)
            await pressed(ana)
            await asyncio.gather(voided(ana), voided(bo))
            await asyncio.sleep(4 * SOON)
            return [await look(ana), await look(bo)]

    with opening_for(SOON):
        tables = asyncio.run(run())

    assert [table["round"] for table in tables] == [1, 1]
    assert tables[0]["commitment"] == tables[1]["commitment"]


def test_a_table_is_not_started_for_ever(tmp_path: Path) -> None:
    with patch("passgo.server.table.starting.MOST_VOIDED", 1), opening_for(0.0):

        async def script(ana: Guest, bo: Guest) -> None:
            await pressed(ana)
            await voided(ana)
            for seat, guest in enumerate((ana, bo)):
                await guest.be_ready(seat, number=1)
            no = await ana.post(f"/api/tables/{ana.table}/start", {}, 409)
            assert (no["code"], no["facts"]["most"]) == ("voided-too-often", 1)

        at_a_table(tmp_path, script)


def test_commitments_are_of_one_table_and_one_round() -> None:
    made = [commitment(game, number, b"s" * 32) for game in ("a", "b") for number in (0, 1)]

    assert len(set(made)) == 4
