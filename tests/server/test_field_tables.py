"""Fields for the browser: every field of events and questions means there what it means here."""

import pytest

from passgo.fields import fields_of
from passgo.server.wire.field_tables import DICE, SLIDING, left_out, unusual, usual_meanings
from passgo.server.wire.typescript import Struct

GAMES = {"dice": DICE, "sliding": SLIDING}


@pytest.mark.parametrize("kinds", GAMES.values(), ids=GAMES)
def test_a_field_is_told_by_its_name_or_by_its_event(kinds: tuple[Struct, ...]) -> None:
    usual = usual_meanings(kinds)
    otherwise = unusual(kinds, usual)

    for kind in kinds:
        own = otherwise.get(str(kind.__struct_config__.tag), {})
        told = {name: own.get(name, usual[name].value) for name in kind.__struct_fields__}
        assert told == {field.name: field.meaning.value for field in fields_of(kind)}


@pytest.mark.parametrize("kinds", GAMES.values(), ids=GAMES)
def test_no_event_is_called_like_a_question(kinds: tuple[Struct, ...]) -> None:
    names = [kind.__struct_config__.tag for kind in kinds]

    assert len(names) == len(set(names))


def test_what_can_be_null_may_be_missing() -> None:
    assert {"payer", "bidder", "value"} <= set(left_out(DICE))
    assert "seat" not in left_out(DICE)
    assert left_out(SLIDING) == []
