"""Seats: taken, changed, shared on one device, covered, conceded, and taken again."""

from pathlib import Path

import msgspec
import pytest
from scripted import scripted, throws
from scripts import begun, plain_order, play_on
from tables import Guest
from test_host import close, lobby_where, motion
from test_play import ANA_FIRST, TO_ONE_STREET, on_turn, played, two

from passgo.game.play import Game
from passgo.refusal import Refusal
from passgo.server.table.names import alike
from passgo.server.table.rematch import next_table
from passgo.server.table.seats import (
    add_seat,
    change_seat,
    seat_guest,
    set_claims,
    set_level,
    take_seat,
)
from passgo.server.table.table import BOT_NAMES, Place, Wanted, make_table

SOON = 8
"""Decisions after which a rent that falls due in the second turn was claimed, or never will be."""


def test_a_bot_that_is_too_slow_here_changes_no_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table(Wanted(edition="classic-2003", seats=(Place(), Place())), "ana")
    take_seat(table, 0, "ana", "Ana")
    before = msgspec.json.encode(table.seats)
    monkeypatch.setattr(Game, "is_too_slow", bool)

    with pytest.raises(Refusal, match="level-too-slow"):
        add_seat(table, "champion")
    with pytest.raises(Refusal, match="level-too-slow"):
        set_level(table, 0, "champion")
    with pytest.raises(Refusal, match="level-too-slow"):
        change_seat(table, 1, "champion")

    assert msgspec.json.encode(table.seats) == before


def test_a_seat_that_cannot_be_handed_over_voids_no_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        await ana.make("classic-2003", ["", ""])
        for seat, guest in enumerate((ana, bo)):
            await guest.sit(ana.table, seat, f"Guest {seat}")
            await guest.listen()
        await ana.post(f"/api/tables/{ana.table}/start", {})
        monkeypatch.setattr(Game, "is_too_slow", bool)
        over = {"what": "hand-over", "seat": 1, "level": "champion"}
        refused = await ana.post(f"/api/tables/{ana.table}/motions", over, status=409)
        found = (await ana.http.get(f"/api/tables/{ana.table}")).json()["table"]

        assert refused["code"] == "level-too-slow"
        assert (found["status"], found["round"]) == ("starting", 0)
        await close(ana, bo)

    played(tmp_path, script)


def test_the_host_says_who_plays_together(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        made = (await ana.make("knockout-2024", ["", "steady", "novice", "shark", ""]))["table"]
        assert made["teams"] == [[0, 1], [2, 3], [4]]
        await ana.sit(ana.table, 0, "Ana")
        await bo.sit(ana.table, 4, "Bo")
        await bo.post(f"/api/tables/{ana.table}/places/3/swap", {"seat": 1}, status=404)
        await bo.post(f"/api/tables/{ana.table}/places/4/swap", {"seat": 0}, status=409)
        moved = await bo.post(f"/api/tables/{ana.table}/places/4/swap", {"seat": 3})
        assert moved["you"]["seats"] == [3]
        await bo.post(f"/api/tables/{ana.table}/places/3/swap", {"seat": 4})
        swapped = await ana.post(f"/api/tables/{ana.table}/places/4/swap", {"seat": 1})
        assert [seat["name"] for seat in swapped["table"]["seats"]][:2] == ["Ana", "Bo"]
        assert [seat["level"] for seat in swapped["table"]["seats"]][4] == "steady"
        assert all(seat["ready"] for seat in swapped["table"]["seats"])
        assert (await ana.make("knockout-2024", ["", "", "", ""]))["table"]["teams"] == []
        await close(ana, bo)

    played(tmp_path, script)


def test_a_table_shows_where_it_deviates_from_the_book_and_how_it_is_run(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        house_rules = {"start_cash": 2000, "houses": 32}
        made = (
            await ana.make("classic-2003", ["", ""], house_rules=house_rules, grace=20, clock=90)
        )["table"]
        assert made["deviations"] == ["start_cash"]
        assert (made["grace"], made["clock"], made["locked"]) == (20, 90, False)
        plain = (await ana.make("knockout-2024", ["", ""]))["table"]
        assert (plain["deviations"], plain["grace"], plain["clock"]) == ([], 60, 0)
        offered = {"house_rules": {"second_chance": "paid"}}
        assert (await ana.make("knockout-2024", ["", ""], **offered))["table"]["deviations"] == []
        await close(ana)

    played(tmp_path, script)


def test_the_host_adds_changes_and_removes_seats_before_the_start(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        await ana.make("classic-2003", ["", "novice"])
        path = f"/api/tables/{ana.table}"
        table = (await ana.post(f"{path}/places", {"level": "shark"}))["table"]
        assert [seat["level"] for seat in table["seats"]] == ["", "novice", "shark"]
        assert table["seats"][1]["name"] != table["seats"][2]["name"]
        await bo.post(f"{path}/places", {}, status=404)
        table = (await ana.post(f"{path}/places/1", {"level": ""}))["table"]
        assert not table["seats"][1]["taken"]
        await ana.sit(ana.table, 1, "Ana")
        assert (await ana.post(f"{path}/places/1", {"level": "novice"}, 409))["code"]
        await ana.listen()
        removed = await ana.http.delete(f"{path}/places/0")
        assert removed.status_code == 200
        left = removed.json()
        assert left["table"]["seats"][0]["name"] == "Ana"
        assert left["you"]["seats"] == [0]
        while ana.you.get("seats") != [0]:
            await ana.hear()
        ana.seat = 0
        await ana.start()
        await ana.hear_until("whole")
        assert list(ana.options) == [0]
        assert (await ana.post(f"{path}/places", {}, 409))["code"] == "already-started"
        await close(ana, bo)

    played(tmp_path, script)


def test_a_guest_stands_up_again_before_the_start(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        await ana.make("classic-2003", ["", ""])
        await ana.sit(ana.table, 0, "Ana")
        await bo.sit(ana.table, 1, "Bo")
        path = f"/api/tables/{ana.table}/seats"
        assert (await bo.http.delete(f"{path}/0")).status_code == 404
        left = await bo.http.delete(f"{path}/1")
        assert left.status_code == 200
        assert left.json()["you"]["seats"] == []
        assert [seat["name"] for seat in left.json()["table"]["seats"]] == ["Ana", ""]
        await close(ana, bo)

    played(tmp_path, script)


def test_a_guest_changes_to_another_seat_under_the_same_name(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await ana.make("classic-2003", ["", "", ""])
        path = f"/api/tables/{ana.table}/seats"
        await ana.post(f"{path}/0", {"name": "Ana"})
        assert (await ana.post(f"{path}/2", {"name": "Ana"}, 409))["code"] == "name-taken"
        found = await ana.post(f"{path}/2", {"name": "Ana", "instead_of": 0})
        assert found["you"]["seats"] == [2]
        assert [seat["name"] for seat in found["table"]["seats"]] == ["", "", "Ana"]
        assert found["table"]["host_seats"] == [2]
        await close(ana)

    played(tmp_path, script)


@pytest.mark.parametrize("name", ["Zoé", "zoé", "Noé", "Ada", "HUG0"])
def test_a_bot_leaves_its_name_to_a_person_who_is_called_so(name: str) -> None:
    table = make_table(
        Wanted(edition="classic-2003", seats=(Place(), *[Place(level="steady")] * 5)), "host"
    )

    take_seat(table, 0, "device", name)

    assert table.seats[0].name == name
    assert all(seat.name in BOT_NAMES for seat in table.seats[1:])
    assert len({alike(seat.name) for seat in table.seats}) == 6


def test_no_bot_is_given_the_name_of_a_person() -> None:
    table = make_table(Wanted(edition="classic-2003", seats=(Place(), Place())), "host")
    take_seat(table, 0, "device", "Ada")
    change_seat(table, 1, "steady")
    add_seat(table, "steady")

    with pytest.raises(Refusal, match="seat-taken"):
        take_seat(table, 1, "other", "Bo")
    assert [seat.name for seat in table.seats] == ["Ada", "Noé", "Iris"]


def test_one_device_plays_several_seats_from_one_socket(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await ana.make("classic-2003", ["", ""])
        for seat, name in enumerate(("Ana", "Bo")):
            await ana.sit(ana.table, seat, name)
        await ana.listen()
        await ana.start()
        await ana.hear_until("whole")
        assert ana.you == {"type": "you", "seats": [0, 1], "host": True}
        assert [seat["present"] for seat in ana.lobby["seats"]] == [True, True]
        for _ in range(12):
            ana.seat = ana.prompt["seats"][0]
            assert (await ana.play(plain_order(ana)))["ok"]
        assert list(ana.options) == [0, 1]
        assert {event.get("seat") for event in ana.events} >= {0, 1}
        await close(ana)

    played(tmp_path, script)


def test_nobody_plays_for_a_seat_of_another_device(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        asked = ana.prompt["seats"][0]
        other = (ana, bo)[1 - asked]
        refused = await other.play({"do": "Roll", "seat": asked})
        assert refused["no"]["code"] == "not-your-seat"
        assert [list(guest.options) for guest in (ana, bo)] == [[0], [1]]
        await close(ana, bo)

    played(tmp_path, script)


def test_an_absent_seat_is_covered_and_handed_back_on_return(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        await ana.make("classic-2003", ["", ""], grace=0)
        await ana.sit(ana.table, 0, "Ana")
        await bo.sit(ana.table, 1, "Bo")
        for guest in (ana, bo):
            await guest.listen()
        await ana.start()
        await ana.hear_until("whole")
        await bo.hang_up()
        while ana.lobby["seats"][1]["cover"] != "away":
            await ana.hear()
        assert await play_on(ana, 5) == 5
        await bo.listen()
        while ana.lobby["seats"][1]["cover"]:
            await ana.hear()
        assert ana.lobby["seats"][1]["present"]
        await close(ana, bo)

    played(tmp_path, script)


def test_an_absent_bidder_leaves_an_auction_without_a_clock(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = Guest(base), Guest(base)
        await ana.make("classic-2003", ["", ""], grace=0)
        await ana.sit(ana.table, 0, "Ana")
        await bo.sit(ana.table, 1, "Bo")
        for guest in (ana, bo):
            await guest.listen()
        await ana.start()
        for guest in (ana, bo):
            await guest.hear_until("whole")
        buyer = await on_turn(ana, bo, "BuyOrAuction")
        assert (await buyer.play({"do": "Decline"}))["ok"]
        while ana.prompt["ask"] != "BidOrLeave":
            await ana.hear()
        assert (await ana.play({"do": "Bid", "amount": 1200}))["ok"]
        await bo.hang_up()
        while not any(e["event"] == "AuctionWon" and e["seat"] == 0 for e in ana.events):
            await ana.hear()
        await close(ana, bo)

    played(tmp_path, script)


@pytest.mark.parametrize("asks_itself", [False, True])
def test_rent_is_claimed_for_whoever_does_not_want_to_ask_themselves(
    tmp_path: Path, asks_itself: bool
) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ["", "novice"], own_claims=False)
        path = f"/api/tables/{ana.table}/seats/0/claims"
        if asks_itself:
            await ana.post(path, {"claims": False})
        found = (await ana.http.get(f"/api/tables/{ana.table}")).json()
        assert found["table"]["seats"][0]["claims"] is not asks_itself
        stranger = Guest(base)
        await stranger.post(path, {"claims": asks_itself}, status=404)
        await play_on(ana, SOON)
        claimed = any(e["event"] == "RentClaimed" and e["owner"] == 0 for e in ana.events)
        assert claimed is not asks_itself
        await close(ana, stranger)

    with scripted(throws(*ANA_FIRST, *TO_ONE_STREET)):
        played(tmp_path, script)


def test_a_table_may_have_everybody_claim_their_rents_themselves() -> None:
    wanted = Wanted(edition="classic-2003", seats=(Place(), Place()), own_claims=True)
    table = make_table(wanted, "a")
    take_seat(table, 0, "a", "Ana")

    assert not table.seats[0].claims
    with pytest.raises(Refusal, match="own-claims"):
        set_claims(table, 0, "a", True)
    set_claims(table, 0, "a", False)
    table.status = "over"
    assert next_table(table).life.own_claims


def test_who_goes_by_another_name_or_to_another_seat_keeps_the_choice_about_rents() -> None:
    table = make_table(Wanted(edition="classic-2003", seats=(Place(), Place(), Place())), "a")
    take_seat(table, 0, "a", "Ana")
    assert table.seats[0].claims
    set_claims(table, 0, "a", False)
    take_seat(table, 0, "a", "Anna")
    assert not table.seats[0].claims
    take_seat(table, 1, "a", "Anna", instead_of=0)

    assert not table.seats[1].claims
    take_seat(table, 0, "b", "Bo")
    assert table.seats[0].claims


def test_anyone_may_concede_and_leaves_when_the_rules_allow(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        await bo.post(f"/api/tables/{ana.table}/seats/1/concede", {})
        while not any(event["event"] == "Conceded" for event in ana.events):
            if ana.is_asked:
                await play_on(ana, 1)
            else:
                await ana.hear()
        await lobby_where(ana, status="over")
        again = await bo.post(f"/api/tables/{ana.table}/seats/1/concede", {}, status=409)
        assert again["code"] == "not-playing"
        await close(ana, bo)

    played(tmp_path, script)


def test_a_bot_plays_on_for_whoever_concedes_at_knockout(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "knockout-2024", ["", "novice"])
        await ana.post(f"/api/tables/{ana.table}/seats/0/concede", {})
        refused = await ana.play({"do": "DeclineSecondChance"})
        assert refused["no"]["code"] == "has-conceded"
        await lobby_where(ana, status="over")
        assert ana.is_over
        assert ana.lobby["seats"][0]["cover"] == "conceded"
        await close(ana)

    played(tmp_path, script)


def test_a_host_without_a_seat_is_still_the_host(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        host, ana = Guest(base), Guest(base)
        await host.make("classic-2003", ["", "novice"])
        await ana.sit(host.table, 0, "Ana")
        host.table = ana.table
        await host.listen()
        await host.hear_until("you")
        assert host.you == {"type": "you", "seats": [], "host": True}
        assert host.lobby["host_present"]
        await host.start()
        await ana.listen()
        await ana.hear_until("whole")
        assert ana.lobby["watching"] == 1
        await motion(host, what="pause", paused=True)
        await lobby_where(ana, paused=True)
        await close(host, ana)

    played(tmp_path, script)


def test_when_the_turn_clock_runs_out_the_simplest_answer_is_given(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ["", "novice"], clock=1)
        clock = await ana.hear_until("clock")
        assert (clock["kind"], clock["seat"]) == ("turn", ana.prompt["seats"][0])
        assert 0 <= clock["seconds"] <= 1
        while not any(event["event"] == "OpeningThrown" for event in ana.events):
            await ana.hear()
        await close(ana)

    played(tmp_path, script)


def test_the_pace_changes_during_play(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        ana = Guest(base)
        await begun(ana, "classic-2003", ["novice", "novice", ""][::-1], pace="1x")
        await motion(ana, what="pace", pace="instant")
        await lobby_where(ana, pace="instant")
        assert await play_on(ana, 6) == 6
        await close(ana)

    played(tmp_path, script)


def test_a_table_holds_as_many_seats_as_its_edition_and_whoever_comes_then_looks_on(
    tmp_path: Path,
) -> None:
    async def script(base: str) -> None:
        ana, late = Guest(base), Guest(base)
        await ana.make("classic-2003", [""] + ["novice"] * 4)
        path = f"/api/tables/{ana.table}"
        await ana.post(f"{path}/places", {"level": "novice"})
        full = await ana.post(f"{path}/places", {"level": "novice"}, 409)
        assert (full["code"], full["facts"]) == ("table-full", {"most": 6})
        await ana.sit(ana.table, 0, "Ana")
        for seat in range(6):
            refused = await late.post(f"{path}/seats/{seat}", {"name": "Late"}, 409)
            assert refused["code"] == "seat-taken"
        assert (await late.post(f"{path}/seats/6", {"name": "Late"}, 404))["code"]
        late.table = ana.table
        await late.listen(name="Late")
        await late.hear_until("lobby")
        assert late.lobby["watching"] == 1
        await close(ana, late)

    played(tmp_path, script)


def test_a_guest_who_takes_a_seat_over_is_not_called_like_somebody_else() -> None:
    table = make_table(Wanted(edition="classic-2003", seats=(Place(), Place(), Place())), "host")
    table.status = "playing"
    for at, name in enumerate(("Ana", "Bo", "Chloé")):
        table.seats[at].name, table.seats[at].device = name, name

    def guest(seat: int, name: str) -> str:
        seat_guest(table, seat, "new", name)
        return table.seats[seat].guest

    assert [guest(1, "Dora"), guest(1, "dora"), guest(1, "Bo")] == ["Dora", "dora", ""]
    assert [guest(1, "ANA"), guest(1, "Dora"), guest(2, "DORA")] == ["", "Dora", ""]
