"""A room without sockets: a bot that answers late, seats that are lost and handed back."""

import json
from functools import partial
from typing import Any

import msgspec
import pytest
from shares import get_ready, start_at_once
from tables import nowhere
from test_duties import table

from passgo.server.clock import time_now
from passgo.server.limits import OF_A_SEAT
from passgo.server.play.patches import patched
from passgo.server.rooms import audience
from passgo.server.rooms.attendance import cover, join, part
from passgo.server.rooms.commands import obey
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft, Job
from passgo.server.table.motion_types import Hold
from passgo.server.wire.listeners import Listener
from passgo.server.wire.messages import Play, Undo


class Heard(Listener):
    """A listener that keeps what it is told."""

    def __init__(self, device: str) -> None:
        super().__init__(nowhere, device)
        self.messages: list[dict[str, Any]] = []

    def send_bytes(self, message: bytes) -> None:
        """Keep a message."""
        self.messages.append(json.loads(message))

    def kinds(self) -> list[str]:
        """Return the kinds of messages so far, and forget them."""
        found = [message["type"] for message in self.messages]
        self.messages.clear()
        return found


def started(**more: Any) -> tuple[Room, list[Heard]]:
    """Return a room of two people who listen to their game."""
    of = table("", "", **more)
    of.status = "open"
    for seat in range(len(of.seats)):
        get_ready(of, seat)
    room = Room(of, None, lambda _room: None)
    people = [Heard(f"device {seat}") for seat in range(2)]
    for listener in people:
        done(lambda draft, who=listener: join(draft, room, who, 0))
    done(partial(start_at_once, room=room))
    for listener in people:
        listener.kinds()
    return room, people


def done(work: Any) -> Any:
    """Do some work as the writer would, keeping nothing."""
    draft = Draft()
    result = work(draft)
    for telling in draft.told:
        telling()
    return result


def test_a_bot_does_not_play_a_seat_to_which_somebody_came_back() -> None:
    room, people = started()
    match = room.running()
    seat = match.prompt()["seats"][0]
    act = match.game.simplest(seat)
    done(lambda draft: part(draft, room, people[seat]))
    done(lambda draft: cover(draft, room, seat))
    assert room.table.seats[seat].cover == "away"
    done(lambda draft: join(draft, room, people[seat], 0))

    assert room.table.seats[seat].cover == ""
    assert not done(lambda draft: room.act_outside(draft, seat, act, match.seq, True))
    assert done(lambda draft: room.act_outside(draft, seat, act, match.seq))


def test_only_a_seat_with_nobody_at_it_is_covered() -> None:
    room, _ = started()
    done(lambda draft: cover(draft, room, 1))

    assert room.table.seats[1].cover == ""


def test_who_loses_a_seat_looks_on_or_is_cut_off_at_a_locked_table() -> None:
    for locked in (False, True):
        room, people = started(locked=locked)
        room.table.seats[1].device = "another"
        done(room.tell_change)

        assert people[1].is_cut is locked
        heard = people[1].kinds()
        assert heard[:2] == ["lobby", "you"]
        assert ("options" in heard) is not locked
        assert people[0].kinds() == ["lobby"]


def test_the_lobby_is_told_to_those_for_whom_it_has_changed() -> None:
    room, people = started()
    for each in people:
        each.kinds()
    twin = Heard("device 0")
    done(lambda draft: join(draft, room, twin, 0))

    assert twin.kinds()[:2] == ["lobby", "you"]
    assert [each.kinds() for each in people] == [[], []]
    done(lambda draft: part(draft, room, twin))
    assert [each.kinds() for each in people] == [[], []]
    stranger = Heard("nobody's")
    done(lambda draft: join(draft, room, stranger, 0))
    assert [each.kinds() for each in people] == [["lobby"], ["lobby"]]


def test_seconds_that_are_counted_from_now_are_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    room, people = started()
    now = time_now()
    for turn, at in enumerate((now, now + 60)):
        room.table.life.hold = Hold(seat=1, until=at + 5, turn=turn, asked=(1,))
        monkeypatch.setattr(audience, "time_now", lambda at=at: at)
        done(room.tell_change)

    assert people[0].kinds() == ["lobby", "lobby"]


def test_everybody_at_a_seat_is_told_the_same_and_clocks_are_told_apart() -> None:
    room, people = started(clock=30)
    twin = Heard("device 0")
    done(lambda draft: join(draft, room, twin, 0))
    twin.kinds()
    people[0].kinds()
    match = room.running()
    seat = match.prompt()["seats"][0]
    act = match.game.simplest(seat)
    done(lambda draft: room.act_outside(draft, seat, act, match.seq))

    assert people[0].messages == twin.messages
    assert twin.kinds() == ["update", "clock"]


def test_an_update_answers_the_command_that_made_it_and_a_retry_has_an_answer_of_its_own() -> None:
    room, people = started()
    asked = room.running().prompt()
    seat = asked["seats"][0]
    by, other = people[seat], people[1 - seat]
    tab = Heard(by.device)
    done(lambda draft: join(draft, room, tab, 0))
    for listener in (by, other, tab):
        listener.kinds()
    roll = {"do": "Roll", "seat": seat}
    play = Play(id='a "b"', order=msgspec.Raw(json.dumps(roll).encode()), answers=asked["id"])

    done(lambda draft: obey(room, draft, by, play))
    assert [update["type"] for update in by.messages] == ["update"]
    assert by.messages[0] == tab.messages[0] | {"answers": play.id}
    assert "answers" not in other.messages[0]

    by.kinds()
    done(lambda draft: obey(room, draft, by, play))
    assert [(found["ok"], found["seq"]) for found in by.messages] == [(True, 2)]
    assert by.kinds() == ["answer"]


def test_each_update_tells_how_the_table_stood_though_more_was_done_before_it_was_sent() -> None:
    room, (ana, _) = started()
    match = room.running()
    shown, views = match.view(), []

    def step(draft: Draft) -> None:
        seat = match.prompt()["seats"][0]
        room.act_outside(draft, seat, match.game.simplest(seat), match.seq)
        views.append(match.view())

    jobs = [Job(step, room) for _ in range(3)]
    for job in jobs:
        assert job.apply()
    for job in jobs:
        job.prepare()
    assert ana.messages == []
    for job in jobs:
        job.finish()

    for view in views:
        update = ana.messages.pop(0)
        shown = patched(shown, update["patch"])
        assert shown == view
        assert update["prompt"].items() >= view["prompt"].items()


def test_who_is_told_everything_takes_no_news_from_the_others() -> None:
    room, (ana, bo) = started()
    match = room.running()
    shown = match.view()

    def step_and_tell(draft: Draft) -> None:
        seat = match.prompt()["seats"][0]
        room.act_outside(draft, seat, match.game.simplest(seat), match.seq)
        room.audience.tell_whole(draft, bo, 0)

    done(step_and_tell)

    assert [message["type"] for message in bo.messages] == ["update", "whole"]
    assert patched(shown, ana.messages[0]["patch"]) == match.view()


@pytest.mark.parametrize("what", ["play", "undo"])
def test_a_seat_commands_only_so_fast_whatever_connection_it_uses(what: str) -> None:
    room, people = started()
    asked = room.running().prompt()
    seat = asked["seats"][0]
    by = people[seat]
    tab = Heard(by.device)
    done(lambda draft: join(draft, room, tab, 0))
    refused: list[str] = []
    for number in range(OF_A_SEAT[what][0] + 2):
        who, sent = (by, tab)[number % 2], f"{what} {number}"
        roll = {"do": "Roll", "seat": seat}
        play = Play(id=sent, order=msgspec.Raw(json.dumps(roll).encode()), answers=0)
        command = play if what == "play" else Undo(id=sent, seq=1)
        who.kinds()
        done(lambda draft, who=who, command=command: obey(room, draft, who, command))
        refused.append(who.messages[-1]["no"]["code"])

    assert refused.count("too-fast") == 2
    assert refused[-2:] == ["too-fast", "too-fast"]
    assert room.running().seq == 1


@pytest.mark.parametrize(
    ("do", "code"),
    [
        *((do, "names-no-question") for do in ("Roll", "PayFine", "GiveUp", "TakeCash")),
        ("StopTimer", "no-clock-runs"),
    ],
)
def test_an_answer_names_its_question_and_a_free_act_needs_none(do: str, code: str) -> None:
    room, people = started()
    seat = room.running().prompt()["seats"][0]
    play = Play(id="a", order=msgspec.Raw(json.dumps({"do": do, "seat": seat}).encode()))
    done(lambda draft: obey(room, draft, people[seat], play))

    assert people[seat].messages[-1]["no"]["code"] == code
