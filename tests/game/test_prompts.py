"""Prompts: each frame of the contents that asks people has its question, told by its slots."""

import pytest

from passgo.fields import fields_of, leaves
from passgo.game.position_agenda import SHAPES
from passgo.game.prompts import (
    DRAWS,
    QUESTION_OF,
    AwaitClock,
    AwaitLuck,
    BidOrLeave,
    GameOver,
    PayDebt,
    Prompt,
    slots_told,
)
from passgo.rules import agenda
from passgo.rules.contents import FRAMES
from passgo.rules.limits import NATURE

OF_NO_FRAME = {AwaitClock, AwaitLuck, GameOver}


def test_every_frame_that_asks_people_has_a_question_of_its_own() -> None:
    answered = [frame.kind for frame in FRAMES if frame.simplest is not None]

    assert list(QUESTION_OF) == answered == [frame.kind for frame in FRAMES if frame.asks_as]
    assert sorted(QUESTION_OF.values(), key=str) == sorted(
        set(leaves(Prompt)) - OF_NO_FRAME, key=str
    )


def test_nature_is_asked_for_what_the_frame_says() -> None:
    draws = {frame.draws for frame in FRAMES if frame.asks == NATURE}

    assert draws == DRAWS.keys() == {frame.draws for frame in FRAMES if frame.draws}


@pytest.mark.parametrize(
    ("frame", "question"),
    [*QUESTION_OF.items(), (agenda.AUCTION, AwaitClock)],
    ids=lambda each: each.__name__ if isinstance(each, type) else str(each),
)
def test_a_field_that_is_kept_in_a_slot_finds_it(frame: int, question: type[Prompt]) -> None:
    kept = {field.name for field in fields_of(question) if field.lies}

    assert kept <= {name for name, _, _ in slots_told(question, frame)}


def test_a_field_is_the_slot_of_its_own_key_or_of_the_key_that_it_is_kept_in() -> None:
    slots = {field.key: f"agenda_{field.slot}" for field in SHAPES[agenda.DEBT][1]}
    told = {name: slot for name, _, slot in slots_told(PayDebt, agenda.DEBT)}
    bid = {name for name, _, _ in slots_told(BidOrLeave, agenda.AUCTION)}

    assert told == {
        "creditor": slots["to"],
        "amount": slots["amount"],
        "reason": slots["for"],
        "place": slots["place"],
    }
    assert bid == {"lot", "highest", "bidder"}
