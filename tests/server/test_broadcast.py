"""The broadcast: all are told the same of a game, and of options each device those of its seats."""

import json
from typing import Any

import msgspec
from scripts import option
from tables import Guest, nowhere, renewed
from test_host import close, motion
from test_play import played, two
from test_rooms_in_memory import Heard, done, started
from test_wrong_moments import move_seat

from passgo.server.rooms.attendance import join
from passgo.server.rooms.commands import obey
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft
from passgo.server.table.seats import leave_seat, take_seat
from passgo.server.wire.broadcast import OWN_PART
from passgo.server.wire.listeners import Listener
from passgo.server.wire.messages import Play

OWN = OWN_PART.removesuffix(b"}}")


class Bytes(Listener):
    """A listener that keeps the bytes that it is sent."""

    def __init__(self, device: str) -> None:
        super().__init__(nowhere, device)
        self.sent: list[bytes] = []

    def send_bytes(self, message: bytes) -> None:
        """Keep a message."""
        self.sent.append(message)


def act(room: Room) -> None:
    """Do the simplest for whoever is asked."""
    match = room.running()
    seat = match.prompt()["seats"][0]
    order = match.game.simplest(seat)
    done(lambda draft: room.act_outside(draft, seat, order, match.seq))


def seats_told(listener: Heard) -> set[str]:
    """Return the seats of which a listener was told options, and forget them."""
    told = {seat for message in listener.messages for seat in message.get("options", {})}
    listener.messages.clear()
    return told


def known(messages: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Return the options that a client knows after some messages."""
    found: dict[str, list[dict[str, Any]]] = {}
    for message in messages:
        if message["type"] in ("whole", "options"):
            found = {}
        for seat, changed in message.get("options", {}).items():
            found[seat] = renewed(found.get(seat, []), changed)
    return found


def all_options(room: Room, *seats: int) -> dict[str, Any]:
    """Return all that some seats may do now."""
    match = room.running()
    return {str(seat): [json.loads(one) for one in match.options(seat)] for seat in seats}


def test_devices_are_sent_the_same_bytes_up_to_their_own_options() -> None:
    room, _ = started()
    people = [Bytes(device) for device in ("device 0", "device 1", "nobody's")]
    for who in people:
        done(lambda draft, who=who: join(draft, room, who, 0))
    for who in people:
        who.sent.clear()
    for _ in range(6):
        act(room)

    updates = [[text.partition(OWN) for text in who.sent] for who in people]
    assert len(updates[0]) == 6
    assert [[common for common, _, _ in told] for told in updates] == [
        [common for common, _, _ in updates[0]]
    ] * 3
    assert {own for _, _, own in updates[2]} == {b"}}"}
    assert updates[0] != updates[1]


def test_an_onlooker_shares_the_very_text_of_another() -> None:
    room, _ = started()
    people = [Bytes("one"), Bytes("two")]
    for who in people:
        done(lambda draft, who=who: join(draft, room, who, 0))
    act(room)

    assert people[0].sent[-1] is people[1].sent[-1]


def test_a_device_is_told_the_options_of_its_own_seats_alone() -> None:
    room, people = started()
    onlooker = Heard("nobody's")
    done(lambda draft: join(draft, room, onlooker, 0))
    told: list[set[str]] = [set(), set(), set()]
    for _ in range(8):
        act(room)
        told = [old | seats_told(who) for old, who in zip(told, (*people, onlooker), strict=True)]
    assert told == [{"0"}, {"1"}, set()]
    move_seat(room, 1, "device 0")
    assert [seats_told(who) for who in (*people, onlooker)] == [{"0", "1"}, set(), set()]
    for _ in range(8):
        act(room)

    assert [seats_told(who) for who in (*people, onlooker)] == [{"0", "1"}, set(), set()]


def test_what_a_device_knows_after_each_update_is_all_that_its_seats_may_do() -> None:
    room, _ = started()
    late = Heard("device 1")
    for at in range(12):
        if at == 4:
            done(lambda draft: join(draft, room, late, 0))
        if at == 8:
            move_seat(room, 0, "device 1")
        act(room)
        if at >= 4:
            mine = (0, 1) if at >= 8 else (1,)
            assert known(late.messages) == all_options(room, *mine)


def test_of_options_an_update_has_those_that_changed() -> None:
    room, (ana, _) = started()
    before = all_options(room, 0)["0"]
    act(room)
    changed = [option for option in all_options(room, 0)["0"] if option not in before]

    assert ana.messages[0]["options"].get("0", []) == changed
    assert len(changed) < len(before)


def test_who_sits_down_and_stands_up_is_told_so_where_it_listens() -> None:
    room, (ana, _) = started()
    room.table.status, room.match = "open", None
    dora = Heard("dora")
    done(lambda draft: join(draft, room, dora, 0))
    dora.kinds()
    room.table.seats[1].device = ""

    def sit(draft: Draft) -> None:
        room.change_table(draft, lambda table: take_seat(table, 1, "dora", "Dora"))

    def stand(draft: Draft) -> None:
        room.change_table(draft, lambda table: leave_seat(table, 1, "dora"))

    done(sit)
    assert dora.messages[1] == {"type": "you", "seats": [1], "host": False}
    assert dora.kinds() == ["lobby", "you"]
    done(stand)
    assert dora.messages[1] == {"type": "you", "seats": [], "host": False}
    assert not dora.is_cut
    assert dora in room.audience.listeners
    assert ana.you is not None


def test_a_command_is_repeated_to_a_device_that_has_lost_its_first_seat_meanwhile() -> None:
    room, people = started()
    move_seat(room, 1, "device 0")
    match = room.running()
    while match.prompt()["seats"] != [1]:
        act(room)
    roll = msgspec.Raw(json.dumps({"do": "Roll", "seat": 1}).encode())
    play = Play(id="once", order=roll, answers=match.prompt()["id"])
    done(lambda draft: obey(room, draft, people[0], play))
    seq = match.seq
    move_seat(room, 0, "device 1")
    people[0].messages.clear()
    done(lambda draft: obey(room, draft, people[0], play))

    assert match.seq == seq
    assert [(one["type"], one["ok"], one["seq"]) for one in people[0].messages] == [
        ("answer", True, seq)
    ]


def test_one_socket_lasts_from_looking_on_to_a_seat_and_back(tmp_path: Any) -> None:
    async def script(base: str) -> None:
        ana, dora = Guest(base), Guest(base)
        await ana.make("classic-2003", ["", ""])
        await ana.sit(ana.table, 0, "Ana")
        dora.table = ana.table
        await dora.http.get(f"/api/tables/{ana.table}")
        for guest in (ana, dora):
            await guest.listen()
        first = dora.ws
        await dora.sit(ana.table, 1, "Dora")
        await ana.start()
        await dora.hear_until("whole")
        assert dora.you["seats"] == [1]
        assert option(dora, "Roll")
        await motion(ana, what="remove", seat=1)
        await dora.hear_until("options")
        assert (dora.you["seats"], dora.options) == ([], {})
        refused = await dora.play({"do": "Roll"})
        assert refused["no"]["code"] == "only-looking-on"
        assert dora.ws is first
        await close(ana, dora)

    played(tmp_path, script)


def test_two_connections_of_one_device_hear_the_same_when_it_loses_its_seat(tmp_path: Any) -> None:
    async def script(base: str) -> None:
        ana, bo = await two(base)
        twin = Guest(base)
        twin.table, twin.http.cookies = bo.table, bo.http.cookies
        await twin.listen()
        await twin.hear_until("whole")
        assert list(twin.options) == [1]
        await motion(ana, what="remove", seat=1)
        for guest in (bo, twin):
            await guest.hear_until("options")
            assert guest.options == {}
        await close(ana, bo, twin)

    played(tmp_path, script)
