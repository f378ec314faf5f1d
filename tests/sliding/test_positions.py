"""Positions and records: exact, readable, and strict about what they read."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded
from passgo.sliding.orders import (
    DeclineSecondChance,
    DoubleProperty,
    MoveFromRailroad,
    PayJail,
    PeoplesOrder,
    Slide,
    StayOnRailroad,
    TakeSecondChance,
    WaitInJail,
)
from passgo.sliding.positions import PositionError
from passgo.sliding.prompts import (
    DoubleWhich,
    LeaveJail,
    MoveByRailroad,
    SlideWhich,
    TryAgain,
)
from passgo.sliding.records import RecordError
from passgo.sliding.seating import HouseRules
from passgo.sliding.table import Table

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating


def anything(game: SlidingGame, dice: random.Random) -> PeoplesOrder:
    """Return some legal action, chosen blindly."""
    asked = game.prompt
    seat = dice.choice(asked.seats)
    match asked:
        case SlideWhich():
            return Slide(
                seat,
                dice.choice(asked.tokens),
                dice.randint(*asked.start),
                dice.randint(-60, 60),
                dice.randint(300, 680),
            )
        case LeaveJail():
            kind = dice.choice((PayJail, WaitInJail))
            return kind(seat, dice.choice(asked.tokens))
        case TryAgain():
            return dice.choice((TakeSecondChance, DeclineSecondChance))(seat)
        case MoveByRailroad():
            token = dice.choice(asked.tokens)
            move = MoveFromRailroad(seat, token, dice.choice(asked.spaces))
            return dice.choice((move, StayOnRailroad(seat, token)))
        case DoubleWhich():
            return DoubleProperty(seat, dice.choice(asked.spaces))
    raise AssertionError(asked)


@pytest.mark.parametrize("seed", range(6))
def test_a_position_reads_back_exactly_after_every_step(seed: int) -> None:
    dice = random.Random(seed)
    names = [f"P{number}" for number in range(2 + seed)]
    game = SlidingGame.new(
        "knockout-2024",
        seats=names,
        house_rules=HouseRules(second_chance="paid"),
        luck=Seeded(seed),
    )
    while not game.is_over:
        game.play(anything(game, dice))
        text = json.dumps(game.position())
        twin = SlidingGame.at(json.loads(text))
        assert json.dumps(twin.position()) == text
        assert twin.prompt == game.prompt
        assert all(twin.options(seat) == game.options(seat) for seat in range(len(names)))


def test_a_position_reads_back_while_nature_is_asked(seat: Seating) -> None:
    game = SlidingGame.new("knockout-2024", seats=["A", "B"])
    assert SlidingGame.at(game.position()).prompt == game.prompt
    table = seat(2, hands="real")
    table.act(Slide(0, 0, 1305, 0, 500))
    assert SlidingGame.at(table.game.position()).prompt == table.game.prompt


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_without_physics(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(seed)
    game = SlidingGame.new("knockout-2024", seats=["A", "B", "C"], luck=Seeded(seed))
    positions = []
    while not game.is_over:
        game.play(anything(game, dice))
        positions.append(game.position())
    record = json.loads(json.dumps(game.record()))

    def never(*_: object) -> None:
        raise AssertionError("a replay ran the physics")

    monkeypatch.setattr(Table, "slide", never)
    monkeypatch.setattr(Table, "film", never)
    twin = SlidingGame.replay(record)
    assert twin.position() == positions[-1]
    assert twin.record() == record


def test_a_record_may_begin_at_a_position_and_be_continued(seat: Seating) -> None:
    table = seat(2)
    table.rich(300, 300)
    table.slide("go-to-jail-1")
    table.pay_jail(0)
    twin = SlidingGame.replay(table.game.record(), luck=Seeded(5))

    assert twin.position() == table.game.position()
    twin.play(Slide(0, 0, 1305, 0, 500))
    assert SlidingGame.replay(twin.record()).position() == twin.position()


def test_undo_is_a_replay_of_a_prefix(seat: Seating) -> None:
    table = seat(2)
    table.slide("baltic")
    before = table.game.position()
    table.slide("park")
    record = table.game.record()

    shorter = record | {"orders": record["orders"][:-2]}
    assert SlidingGame.replay(shorter).position() == before


def test_the_same_seed_gives_the_same_game_and_a_clone_has_the_same_luck() -> None:
    def play(game: SlidingGame) -> dict[str, Any]:
        dice = random.Random(9)
        while not game.is_over:
            game.play(anything(game, dice))
        return game.record()

    game = SlidingGame.new("knockout-2024", seats=["A", "B"], luck=Seeded(9))
    twin = game.clone()
    untouched = game.position()
    assert play(twin) == play(SlidingGame.new("knockout-2024", seats=["A", "B"], luck=Seeded(9)))
    assert game.position() == untouched


def middle_of_a_game(seat: Seating) -> dict[str, Any]:
    table = seat(2, second_chance="paid")
    table.rich(300, 100)
    table.slides("baltic", "park", "chance")
    return table.game.position()


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("version", 4, "$.version"),
        ("edition", "knockout-1935", "$.edition"),
        ("edition", "classic-2003", "$.edition"),
        ("seats", ["A"], "$.seats"),
        ("seats", ["A", "A"], "$.seats"),
        ("house_rules.hands", "shaky", "$.house_rules.hands"),
        ("house_rules.colours", ["red", "pink"], "$.house_rules"),
        ("round", 0, "$.round"),
        ("round", 3, "$.round"),
        ("phase", "tea", "$.phase"),
        ("phase", "over", "$.round"),
        ("phase", "railroad", "$"),
        ("phase", "markers", "$"),
        ("cursor", 9, "$.cursor"),
        ("cursor", 2, "$.sides[0].tokens"),
        ("order", ["red"], "$.order"),
        ("order", ["red", "red"], "$.order"),
        ("order", ["red", "pink"], "$.order"),
        ("pot", -1, "$.pot"),
        ("pot", 0, "$.pot"),
        ("pot", 1.5, "$.pot"),
        ("pot", None, "$.pot"),
        ("sides.0.cash", -50, "$.sides[0].cash"),
        ("sides.0.colour", "green", "$.sides"),
        ("sides.1.member", 1, "$.sides[1].member"),
        ("sides.0.tokens", [], "$.sides[0].tokens"),
        ("sides.0.tokens.0.at", "moon", "$.sides[0].tokens[0].at"),
        ("sides.0.tokens.0.at", "hand", "$.sides[0].tokens[0]"),
        ("sides.0.tokens.0.x", -5, "$.sides[0].tokens[0].x"),
        ("sides.0.tokens.0.x", 10**9, "$.sides[0].tokens[0].x"),
        ("sides.0.tokens.0.y", 9000, "$.sides[0].tokens[0]: a token on Go to Jail"),
        ("sides.0.tokens.3.x", 5, "$.sides[0].tokens[3].x"),
        ("sides.0.tokens.0.slid", False, "$.sides[0].tokens"),
        ("sides.0.tokens.0.slid_again", True, "$.sides[0].tokens[0].slid_again"),
        ("sides.0.tokens.0.stayed", True, "$.sides[0].tokens[0].stayed"),
        ("again", 0, "$.again"),
        ("again", 8, "$.again"),
        ("offered", 0, "$.offered"),
        ("summoned", [0], "$.summoned"),
        ("summoned", [8], "$.summoned"),
        ("before", [0, 0], "$.before"),
        ("shot", {"token": 0}, "$.shot"),
        ("luck", 4, "luck"),
    ],
)
def test_an_impossible_position_is_refused_with_its_path(
    seat: Seating, path: str, value: Any, complaint: str
) -> None:
    document = middle_of_a_game(seat)
    *parents, last = path.split(".")
    at: Any = document
    for name in parents:
        at = at[int(name)] if isinstance(at, list) else at[name]
    at[last] = value

    with pytest.raises(PositionError) as caught:
        SlidingGame.at(document)
    assert str(caught.value).startswith("$")
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"token": 9}, "$.shot.token"),
        ({"token": 4}, "$.shot.token"),
        ({"start": 10}, "$.shot.start"),
        ({"direction": 900}, "$.shot.direction"),
        ({"power": 0}, "$.shot.power"),
        ({"slider": 1}, "$.shot.slider"),
        ({"deviated": False}, "$.shot.deviated"),
    ],
)
def test_an_impossible_shot_is_refused_with_its_path(
    seat: Seating, change: dict[str, Any], complaint: str
) -> None:
    table = seat(2)
    table.act(Slide(0, 0, 1305, 0, 500))
    document = table.game.position()
    document["shot"] |= change

    with pytest.raises(PositionError) as caught:
        SlidingGame.at(document)
    assert complaint in str(caught.value)


def test_a_token_is_taken_again_only_from_jail_or_for_a_second_chance(seat: Seating) -> None:
    table = seat(2)
    table.rich(300, 0)
    table.slide("go-to-jail-1")
    table.pay_jail(0)
    document = table.game.position()
    assert (document["again"], document["reason"]) == (0, "jail")
    assert SlidingGame.at(document).position() == document

    for reason in ("turn", "chance"):
        with pytest.raises(PositionError, match=r"^\$\.reason"):
            SlidingGame.at(document | {"reason": reason})


def test_who_is_asked_in_jail_must_be_able_to_pay_and_stand_once(seat: Seating) -> None:
    table = seat(2)
    table.rich(100, 0)
    table.slide("go-to-jail-1")
    document = table.game.position()
    assert document["summoned"] == [0]
    assert SlidingGame.at(document).position() == document

    with pytest.raises(PositionError, match="twice"):
        SlidingGame.at(document | {"summoned": [0, 0]})
    document["sides"][0]["cash"] = 99
    with pytest.raises(PositionError, match="cannot pay"):
        SlidingGame.at(document)


def test_a_second_chance_needs_the_option_and_the_cash(seat: Seating) -> None:
    table = seat(2, second_chance="paid")
    table.rich(100, 0)
    table.slide("off")
    document = table.game.position()
    assert document["offered"] == 0
    assert SlidingGame.at(document).position() == document

    with pytest.raises(PositionError, match=r"^\$\.offered"):
        SlidingGame.at(
            document | {"house_rules": document["house_rules"] | {"second_chance": "off"}}
        )
    document["sides"][0]["cash"] = 99
    with pytest.raises(PositionError, match=r"^\$\.offered"):
        SlidingGame.at(document)


def test_the_house_step_remembers_what_everybody_had_before(seat: Seating) -> None:
    table = seat(2)
    table.round(["baltic", "park", "house-1", "off"], ["off"] * 4)
    document = table.game.position()
    assert (document["phase"], document["before"]) == ("house", [0, 0])
    assert SlidingGame.at(document).position() == document

    for before in ([], [0], [601, 0]):
        with pytest.raises(PositionError, match=r"^\$\.before"):
            SlidingGame.at(document | {"before": before})


def test_tokens_may_touch_but_not_overlap(seat: Seating) -> None:
    document = middle_of_a_game(seat)
    first, second = (document["sides"][0]["tokens"][i] for i in (0, 1))
    second["x"], second["y"] = first["x"] + 300, first["y"]
    assert SlidingGame.at(document).position() == document
    second["x"] -= 1

    with pytest.raises(PositionError, match="overlap"):
        SlidingGame.at(document)


def test_there_is_no_money_before_the_markers_are_drawn() -> None:
    document = SlidingGame.new("knockout-2024", seats=["A", "B"]).position()
    assert SlidingGame.at(document).position() == document

    with pytest.raises(PositionError, match=r"^\$\.pot"):
        SlidingGame.at(document | {"pot": 500})


def test_a_token_may_have_stayed_only_on_a_railroad(seat: Seating) -> None:
    table = seat(2)
    table.round(["railroad", "railroad", "baltic", "off"], ["off"] * 4)
    table.stay(0)
    document = table.game.position()
    tokens = document["sides"][0]["tokens"]
    assert tokens[0]["stayed"]
    assert SlidingGame.at(document).position() == document
    tokens[2]["stayed"] = True

    with pytest.raises(PositionError, match=r"^\$\.sides\[0\]\.tokens\[2\]\.stayed"):
        SlidingGame.at(document)


@pytest.mark.parametrize("document", [{}, {"version": 1}, {"version": "1"}])
def test_a_document_that_is_no_position_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=r"^\$"):
        SlidingGame.at(document)
    with pytest.raises(RecordError, match=r"^\$"):
        SlidingGame.replay(document)


def test_a_record_with_an_illegal_action_names_it(seat: Seating) -> None:
    table = seat(2)
    table.slide("baltic")
    record = table.game.record()
    record["orders"][1]["token"] = 7

    with pytest.raises(RecordError, match=r"^\$\.orders\[1\]: not-your-token KO-039"):
        SlidingGame.replay(record)
    record["orders"][1] = {"do": "fly"}
    with pytest.raises(RecordError, match=r"^\$\.orders\[1\]"):
        SlidingGame.replay(record)
    with pytest.raises(RecordError, match=r"^\$"):
        SlidingGame.replay(record | {"orders": [], "seats": ["A"]})


def test_a_record_says_what_was_done_in_words(seat: Seating) -> None:
    table = seat(2)
    table.slide("off")

    assert table.game.record()["orders"] == [
        {"do": "DrawMarkers", "order": [0, 1]},
        {"do": "Slide", "seat": 0, "token": 0, "start": 1305, "direction": 0, "power": 500},
        {"do": "Rest", "rests": [], "off": [0], "hits": []},
    ]
