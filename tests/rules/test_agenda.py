"""The agenda: a stack that never overflows unnoticed."""

from collections.abc import Callable
from operator import attrgetter

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules import slots
from passgo.rules.agenda import (
    A_DEBT,
    AUCTION,
    BREAK,
    BUSINESS,
    DEALING,
    DEBT,
    JAIL_CHOICE,
    LANDING,
    MOVE,
    OPENING,
    OWN_TURN,
    PURCHASE,
    RAISING,
    ROUND,
    TEXT_SHOWN,
    TURN,
    TURN_END,
    WISHES,
    ZONE_TEXTS,
    drop_choices_of,
    drop_frames_of,
    drop_jail_choice_of,
    drop_moves_of,
    is_business,
    is_choice_of_a_turn,
    pop,
    push,
    sink_top,
    top_kind,
)
from passgo.rules.contents import FRAMES
from passgo.rules.invariants import LISTS_FULL, broken
from passgo.rules.limits import DEPTH, NOBODY
from passgo.rules.lookup import PLACES_OF_SLOTS, FrameKind
from passgo.rules.slots import strike_from_lists
from passgo.rules.state import State

RAISE_MONEY = (RAISING, BUSINESS, A_DEBT)


def test_a_full_agenda_stops_the_game_and_is_told() -> None:
    s = State()
    for _ in range(DEPTH):
        push(s, DEBT, 0, 1, 2, 3)
    whole = s.clone()

    push(s, BREAK, 0, 0, 0, 0)

    assert (s.depth, s.over, s.jammed) == (DEPTH, 1, 1)
    assert s.agenda_kind == whole.agenda_kind
    assert broken(s, board_of(load_edition("classic-2003"))) == LISTS_FULL


def pusher_of(row: FrameKind) -> Callable[..., None]:
    """Return what puts a kind of frame on top."""
    found: Callable[..., None] = getattr(slots, f"push_{row.name.replace('-', '_')}")
    return found


@pytest.mark.parametrize("row", FRAMES, ids=attrgetter("name"))
def test_a_frame_is_pushed_with_its_slots_in_the_order_of_the_contents(row: FrameKind) -> None:
    s = State()
    told = dict(zip(row.slots(), range(3, 9), strict=False))
    push(s, ROUND, NOBODY, 0, 0, 0)

    pusher_of(row)(s, *told.values())

    blank = dict.fromkeys(PLACES_OF_SLOTS, 0) | {"seat": NOBODY}
    assert (s.depth, top_kind(s)) == (2, row.kind)
    assert {at: getattr(s, f"agenda_{at}")[1] for at in PLACES_OF_SLOTS} == blank | told


@pytest.mark.parametrize("row", FRAMES, ids=attrgetter("name"))
def test_a_full_agenda_takes_no_kind_of_frame(row: FrameKind) -> None:
    s = State()
    s.depth = DEPTH
    whole = s.clone()

    pusher_of(row)(s, *range(3, 3 + len(row.slots())))

    assert s.differing(whole) == ["over", "jammed"]


def test_a_popped_frame_leaves_no_trace() -> None:
    s = State()

    push(s, DEBT, 3, 1, 2, 3)
    s.agenda_d[0], s.agenda_e[0] = 4, 5
    pop(s)

    assert s.to_ints() == State().to_ints()


def test_frames_of_a_player_who_is_gone_are_dropped_in_order() -> None:
    s = State()
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, DEBT, 1, 7, 0, 0)
    push(s, DEBT, 2, 8, 0, 0)
    push(s, DEBT, 1, 9, 0, 0)

    drop_frames_of(s, 1)

    assert (s.depth, top_kind(s), s.agenda_a[1]) == (2, DEBT, 8)


def test_a_frame_can_sink_below_another() -> None:
    s = State()
    for number in range(4):
        push(s, DEBT, number, number, 0, 0)

    sink_top(s, 1)

    assert s.agenda_a[:4] == [0, 3, 1, 2]
    assert s.depth == 4


def test_the_choices_of_a_turn_are_what_leaves_the_turn_open_to_its_player() -> None:
    choices = {frame.name for frame in FRAMES if is_choice_of_a_turn(frame.kind)}

    assert choices == {frame.name for frame in FRAMES if frame.opens == OWN_TURN}


def test_business_is_what_lets_those_concerned_raise_money_but_no_text_or_card() -> None:
    raising = {frame.kind: frame.name for frame in FRAMES if frame.opens in RAISE_MONEY}
    business = {name for kind, name in raising.items() if kind != TEXT_SHOWN}

    assert business == {frame.name for frame in FRAMES if is_business(frame.kind)}


def agenda_of(frames: list[tuple[int, int]]) -> State:
    """Return a state with these kinds of frames and seats, each frame with marks of its own."""
    s = State()
    s.seats = 4
    for at, (kind, seat) in enumerate(frames):
        push(s, kind, seat, 10 * at + 1, 10 * at + 2, 10 * at + 3)
        s.agenda_d[at], s.agenda_e[at] = 10 * at + 4, 10 * at + 5
    return s


@pytest.mark.clause("RE-110", "RE-152")
@pytest.mark.parametrize(
    ("drop", "dropped"),
    [
        (drop_frames_of, {2, 3, 6, 8, 9}),
        (drop_moves_of, {2, 6}),
        (drop_choices_of, {3, 8, 9}),
        (drop_jail_choice_of, {8}),
    ],
)
def test_what_is_dropped_of_a_player_leaves_all_other_frames_in_order(
    drop: Callable[[State, int], None], dropped: set[int]
) -> None:
    frames = [
        (ROUND, NOBODY),
        (TURN, 1),
        (MOVE, 1),
        (PURCHASE, 1),
        (MOVE, 2),
        (PURCHASE, 2),
        (LANDING, 1),
        (JAIL_CHOICE, 0),
        (JAIL_CHOICE, 1),
        (TURN_END, 1),
        (DEBT, 3),
    ]
    s = agenda_of(frames)
    whole = agenda_of(frames)
    kept = [at for at in range(len(frames)) if at not in dropped]

    drop(s, 1)

    assert s.depth == len(kept)
    for name in ("kind", "seat", "a", "b", "c", "d", "e"):
        column, before = getattr(s, f"agenda_{name}"), getattr(whole, f"agenda_{name}")
        assert column[: s.depth] == [before[at] for at in kept], name
        assert set(column[s.depth :]) == {getattr(State(), f"agenda_{name}")[0]}, name


@pytest.mark.parametrize(
    ("kind", "lists"),
    [
        (OPENING, "ab"),
        (ZONE_TEXTS, "a"),
        (DEALING, "b"),
        (WISHES, "b"),
        (AUCTION, "d"),
        (DEBT, ""),
    ],
)
def test_who_is_gone_is_struck_from_every_list_and_from_nothing_else(kind: int, lists: str) -> None:
    s = State()
    everybody, rest = 0b1111, 0b1011
    push(s, ROUND, NOBODY, everybody, everybody, everybody)
    push(s, kind, NOBODY, everybody, everybody, everybody)
    s.agenda_d[1] = s.agenda_e[1] = everybody

    strike_from_lists(s, 2)

    struck = "".join(name for name in "abcde" if getattr(s, f"agenda_{name}")[1] == rest)
    assert struck == lists
    assert all(getattr(s, f"agenda_{name}")[1] in (rest, everybody) for name in "abcde")
    assert (s.agenda_a[0], s.agenda_b[0], s.agenda_c[0]) == (everybody, everybody, everybody)


def test_an_empty_agenda_has_nothing_on_top() -> None:
    s = State()
    assert top_kind(s) == 0

    push(s, ROUND, NOBODY, 0, 0, 0)
    assert top_kind(s) == ROUND
