"""Tables of the rules: each form looks up the same, and what cannot be a switch is refused."""

from pathlib import Path

import pytest

from passgo.compiling.model import Rejected
from passgo.compiling.sources import Source
from passgo.compiling.writing import generate
from passgo.kernel import load
from passgo.rules.actions import ANSWER, BANKERS, FREE, LAST_ANSWER
from passgo.rules.agenda import A_DEBT, BUSINESS, RAISING, is_business
from passgo.rules.board import FRAME_KINDS
from passgo.rules.contents import ACTIONS, FRAMES
from passgo.rules.lookup import ActionKind, look_up

FACTS = (
    *("is_business", "is_of_a_move", "outlasts_its_player", "is_quiet", "is_asked_of_the_free"),
    *("is_open_to_all", "is_choice_of_a_turn"),
)
KINDS = range(max(row.kind for row in ACTIONS) + 2)
HEAD = """\
from typing import Final
from passgo.rules.integer_record import Record
from passgo.rules.lookup import ActionKind, ChoiceKind, FrameKind, listed, look_up
from rules.deeds import Action, Game, buy, fine, is_dear
BUY: Final = 1
PAY: Final = 2
ASKED: Final = 7
"""
DEEDS = """\
from passgo.rules.integer_record import Record
class Action(Record):
    def __init__(self) -> None:
        self.kind = 0
        self.place = 0
        self.deeds = [0] * 4
class Game(Record):
    def __init__(self) -> None:
        self.cash = 0
def buy(s: Game, place: int) -> None:
    s.cash -= place
def fine(s: Game) -> int:
    return s.cash
def is_dear(s: Game, price: int) -> bool:
    return s.cash < price
"""
DOES = '''
@look_up(ACTIONS, "does")
def do_kind(kind: int, s: Game, a: Action) -> None:
    """Do it."""
'''


def written(folder: Path, text: str, *others: str) -> str:
    sources = [Source(f"rules.{name}", folder / f"{name}.py") for name in others]
    for name, content in (("deeds", DEEDS), ("contents", HEAD + text)):
        path = folder / f"{name}.py"
        path.write_text(content, encoding="utf-8")
        sources.append(Source(f"rules.{name}", path))
    return generate(sources, checked=False)


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("group_of", KINDS),
        ("giver_of", KINDS),
        ("choice_of", KINDS),
        ("opened_by", range(FRAME_KINDS)),
        ("simplest", range(FRAME_KINDS)),
        *((name, range(FRAME_KINDS)) for name in FACTS),
    ],
)
def test_constants_of_a_table_are_the_same_in_each_form(name: str, first: range) -> None:
    plain, compiled = (vars(load(form))[name] for form in ("plain", "compiled"))

    found = [plain(number) for number in first]

    assert [compiled(number) for number in first] == found
    assert len(set(found)) > 1


def test_which_action_answers_which_frame_is_the_same_in_each_form() -> None:
    plain, compiled = (vars(load(form))["is_answered_by"] for form in ("plain", "compiled"))
    pairs = [(kind, frame) for kind in KINDS for frame in range(FRAME_KINDS)]

    assert [pair for pair in pairs if compiled(*pair)] == [pair for pair in pairs if plain(*pair)]
    assert {frame for kind, frame in pairs if plain(kind, frame)} >= {
        frame for row in ACTIONS for frame in row.to
    }


def test_every_kind_of_frame_and_action_has_its_rows() -> None:
    frames = [row.kind for row in FRAMES]

    assert sorted(frames) == list(range(1, len(frames) + 1))
    assert len({row.name for row in FRAMES}) == len(frames)
    assert all(row.does is not None for row in ACTIONS)


def test_no_action_of_a_person_lies_beyond_the_last_answer() -> None:
    of_people = [row.kind for row in ACTIONS if row.group in (FREE, ANSWER, BANKERS)]

    assert max(of_people) == LAST_ANSWER


def test_business_in_hand_opens_the_raising_of_money() -> None:
    business = [row.opens for row in FRAMES if is_business(row.kind)]

    assert len(business) > 1
    assert set(business) <= {RAISING, BUSINESS, A_DEBT}


class Move:
    """What an action of a small game names."""

    place = 3


def go(a: Move) -> str:
    return f"go {a.place}"


def halt(place: int, s: list[str]) -> str:
    return f"halt {place} of {s}"


def tick(s: list[str]) -> None:
    s.append("tick")


TOLD = (
    ActionKind(7, 1, to=(10,), by=5, does=go),
    ActionKind(7, 1, to=(11, 12), by=5, does=halt),
    ActionKind(7, 2, does=go),
    ActionKind(7, 3, unless=tick, does=halt),
)


@look_up(TOLD, "by")
def by(kind: int) -> int:
    return -kind


@look_up(TOLD, "does")
def done(kind: int, frame: int, s: list[str], a: Move) -> str:
    return f"nothing for {kind} in {frame} but {s} and {a.place}"


@look_up(TOLD, "unless")
def is_ticked(kind: int, s: list[str]) -> bool:
    return kind in map(len, s)


def test_a_plain_look_up_calls_what_its_row_says_with_what_that_takes() -> None:
    assert [by(kind) for kind in (1, 2, 9)] == [5, -2, -9]
    assert done(1, 10, [], Move()) == "go 3"
    assert done(1, 12, [], Move()) == "halt 3 of []"
    assert done(1, 13, [], Move()) == "nothing for 1 in 13 but [] and 3"
    assert done(2, 13, [], Move()) == "go 3"
    assert done(9, 10, [], Move()) == "nothing for 9 in 10 but [] and 3"


def test_a_plain_look_up_takes_work_that_tells_nothing_for_done() -> None:
    ticks: list[str] = []

    assert is_ticked(3, ticks) is True
    assert is_ticked(1, ticks) is False
    assert ticks == ["tick"]


def test_a_plain_look_up_opens_the_contents_at_its_first_question() -> None:
    @look_up("FRAMES", "business")
    def waits(frame: int) -> bool:
        return frame == 0

    @look_up("NO_SUCH_TABLE", "business")
    def never_asked(frame: int) -> bool:
        return frame == 0

    assert [row.name for row in FRAMES if waits(row.kind)] == [
        row.name for row in FRAMES if row.business
    ]
    assert waits(0)
    with pytest.raises(AttributeError):
        never_asked(1)


def test_a_look_up_is_written_as_a_switch(tmp_path: Path) -> None:
    text = written(tmp_path, "ACTIONS: Final = (ActionKind(ASKED, BUY, does=buy),)\n" + DOES)

    assert "    if kind == BUY:\n        buy(s, a.place)\n        return\n    pass" in text


def test_a_cell_may_say_yes_or_no(tmp_path: Path) -> None:
    text = written(
        tmp_path,
        "CHOICES: Final = (ChoiceKind(BUY, 'b', as_one=False), ChoiceKind(PAY, 'p', as_one=True))\n"
        '@look_up("CHOICES", "as_one")\n'
        "def is_for_all(choice: int) -> bool:\n    return True\n",
    )

    assert "    if choice == BUY:\n        return False\n    if choice == PAY:\n" in text


def test_rows_of_one_kind_are_told_apart_by_frame(tmp_path: Path) -> None:
    rows = "ActionKind(ASKED, BUY, to=(ASKED,), unless=fine), ActionKind(ASKED, BUY, to=(PAY, BUY))"
    text = written(
        tmp_path,
        f'ACTIONS: Final = ({rows})\n@look_up(ACTIONS, "unless")\n'
        "def why_not(kind: int, frame: int, s: Game) -> int:\n    return 0\n",
    )

    switch = "    if kind == BUY:\n        if frame in (ASKED,):\n            return fine(s)\n"
    assert switch + "    return 0" in text


def test_a_table_of_another_file_is_named_by_a_text(tmp_path: Path) -> None:
    (tmp_path / "asking.py").write_text(
        "from passgo.rules.lookup import look_up\n"
        '@look_up("FRAMES", "quiet")\n'
        "def is_quiet(frame: int) -> bool:\n    return False\n",
        encoding="utf-8",
    )
    table = (
        'FrameKind(BUY, "a", quiet=True), FrameKind(PAY, "b"), FrameKind(ASKED, "c", quiet=True)'
    )

    text = written(tmp_path, f"FRAMES: Final = ({table})\n", "asking")

    yes = "    if frame == {}:\n        return True\n"
    assert yes.format("BUY") + yes.format("ASKED") + "    return False" in text


def test_a_table_that_no_file_has_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Rejected, match="FRAMES is a table of 0 files, not of one"):
        written(
            tmp_path,
            '@look_up("FRAMES", "quiet")\ndef is_quiet(frame: int) -> bool:\n    return False\n',
        )


REFUSED = {
    "ACTIONS: Final = (3,)\n" + DOES: "a row is one of FrameKind, ActionKind, ChoiceKind",
    "ACTIONS: Final = (ActionKind(BUY, does=buy),)\n" + DOES: "begins with group and kind",
    "ACTIONS: Final = (ActionKind(ASKED, 1, does=buy),)\n"
    + DOES: "the kind of a row is a constant",
    "ACTIONS: Final = (ActionKind(ASKED, BUY, does=3),)\n"
    + DOES: "does is a constant or a function",
    "ACTIONS: Final = (ActionKind(ASKED, BUY, does=sell),)\n" + DOES: "sell is not known here",
    "ACTIONS: Final = (ActionKind(ASKED, BUY, does=fine),)\n"
    + DOES: "fine returns int, do_kind None",
    "ACTIONS: Final = (ActionKind(ASKED, BUY, does=is_dear),)\n"
    + DOES: "is_dear takes price, which is not at hand here",
    "ACTIONS: Final = (ActionKind(ASKED, BUY, to=PAY, does=buy),)\n"
    + DOES: "to=(...) names kinds of frames",
    "ACTIONS: Final = (ActionKind(ASKED, BUY, **BUY),)\n" + DOES: "a row names its columns",
    DOES: "ACTIONS is no table of this file",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_table_that_is_not_understood_is_refused_with_file_and_line(
    tmp_path: Path, text: str
) -> None:
    with pytest.raises(Rejected, match=r"contents\.py:\d+: ") as caught:
        written(tmp_path, text)

    assert REFUSED[text] in str(caught.value)
    assert caught.value.line > HEAD.count("\n")
