"""Fields of positions: a plain one is told once, in the shape, and every one of the state is."""

from typing import Annotated

import pytest
from msgspec import Struct

from passgo.editions import load_edition
from passgo.fields import Meaning, Number
from passgo.game.ids import Lexicon, PositionError
from passgo.game.position_fields import Of, members_of, part_writer, read_plain
from passgo.game.position_shape import Amount, PositionPart
from passgo.rules.state import State

FOLLOWING = {"jammed", "bankruptcies", "bank_paid", "log"}
"""What follows from the rest, or lies outside of a position."""


class Row(Struct, rename={"place": "where"}):
    """A part with one plain member of its own name, two of other names, and one made by hand."""

    wish: Number
    place: Annotated[str | None, Meaning.SPACE, Of("at")] = None
    cash: Amount | None = None
    jail: Annotated[Number, Of("jailed", "jail_throws")] = 0


class Astray(Struct):
    """A part that names what no state has."""

    pot: Annotated[Number, Of("nowhere")]


def test_every_field_of_the_state_is_told_or_follows() -> None:
    told = {field for member in members_of(PositionPart) for field in member.fields}

    assert vars(State()).keys() - told == FOLLOWING


def test_plain_members_are_written_and_read_by_their_meaning() -> None:
    edition = load_edition("revolution-2009")
    lexicon = Lexicon(edition, 2)
    s = State()
    read_plain(Row(2, edition.spaces[3].id, 20 * lexicon.step, 9), s, "rows[1].", lexicon, 1)

    assert (s.wish[:2], s.at[:2], s.cash[:2], s.jailed[:2]) == ([0, 2], [0, 3], [0, 20], [0, 0])
    assert part_writer(Row)(s, lexicon, 1, jail=9) == Row(
        2, edition.spaces[3].id, 20 * lexicon.step, 9
    )


def test_what_is_left_out_stays_as_it_is() -> None:
    s = State()
    s.at[0] = 7
    read_plain(Row(1), s, "", Lexicon(load_edition("classic-2003"), 2))

    assert s.at[0] == 7


def test_a_mistake_is_found_under_its_key() -> None:
    lexicon = Lexicon(load_edition("classic-2003"), 2)

    with pytest.raises(PositionError, match=r"^rows\[0\]\.where: unknown space 'moon'"):
        read_plain(Row(0, "moon"), State(), "rows[0].", lexicon)


def test_a_member_that_is_no_field_of_the_state_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Astray\.pot is no field of the state"):
        members_of(Astray)
