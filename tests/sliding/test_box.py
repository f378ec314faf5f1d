"""What lies in the box, checked against the data of the edition."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from passgo.editions.source import BUNDLED
from passgo.sliding.edition import Edition, EditionError, load, parse

if TYPE_CHECKING:
    from tests.sliding.conftest import Seating

FACTS = {
    "mediterranean": ("brown", 100), "baltic": ("brown", 100),
    "oriental": ("light-blue", 150), "vermont": ("light-blue", 150),
    "connecticut": ("light-blue", 150),
    "st-charles": ("pink", 200), "states": ("pink", 200), "virginia": ("pink", 200),
    "st-james": ("orange", 200), "tennessee": ("orange", 200), "new-york": ("orange", 200),
    "kentucky": ("red", 250), "indiana": ("red", 250), "illinois": ("red", 250),
    "atlantic": ("yellow", 250), "ventnor": ("yellow", 250), "marvin": ("yellow", 250),
    "pacific": ("green", 300), "north-carolina": ("green", 300), "pennsylvania": ("green", 300),
    "park": ("dark-blue", 500), "boardwalk": ("dark-blue", 500),
}  # fmt: skip


@pytest.mark.clause("KO-003", "KO-005", "KO-006")
def test_the_box_holds_one_board_one_jail_card_and_one_reference_card(edition: Edition) -> None:
    assert (edition.box.boards, edition.box.in_jail_cards, edition.box.reference_cards) == (1, 1, 1)


@pytest.mark.clause("KO-004", "KO-007")
def test_four_colours_have_four_tokens_and_one_marker_each(edition: Edition) -> None:
    assert {c.id: (c.tokens, c.turn_marker) for c in edition.colour} == {
        "red": (4, True),
        "yellow": (4, True),
        "green": (4, True),
        "blue": (4, True),
    }
    assert sum(colour.tokens for colour in edition.colour) == 16


@pytest.mark.clause("KO-008", "KO-009")
def test_there_is_one_money_pack_and_no_die(edition: Edition) -> None:
    assert (edition.box.money_packs, edition.box.dice) == (1, 0)


@pytest.mark.clause("KO-019")
def test_the_board_has_every_kind_of_space(edition: Edition) -> None:
    kinds = Counter(space.kind for space in edition.space)

    assert kinds["house"] == 2
    assert kinds["tax"] == 1
    assert kinds["railroad"] >= 1
    assert kinds["go-to-jail"] >= 1
    assert kinds["chance"] >= 1
    assert kinds["free-parking"] >= 1
    assert edition.board.go_line < min(space.y for space in edition.space)


@pytest.mark.clause("KO-019")
def test_another_number_of_railroads_and_jails_can_be_played() -> None:
    text = load_text().replace('id = "go-to-jail-2"\nkind = "go-to-jail"', RAILROAD_2)
    changed = parse(text)

    assert len(changed.spaces_of("railroad")) == 2
    assert len(changed.spaces_of("go-to-jail")) == 1


RAILROAD_2 = 'id = "railroad-2"\nkind = "railroad"'


@pytest.mark.clause("KO-020")
def test_properties_farther_from_go_never_earn_less(edition: Edition) -> None:
    lots = sorted((edition.space[i] for i in edition.properties), key=lambda space: space.y)
    values = [lot.value for lot in lots]

    assert values == sorted(values)
    assert values[0] < values[-1]


@pytest.mark.clause("KO-021")
def test_eight_sets_carry_the_printed_bonuses(edition: Edition) -> None:
    bonuses = [group.bonus for group in edition.group]

    assert bonuses == [400, 900, 1200, 1200, 1500, 1500, 1800, 2000]


@pytest.mark.clause("KO-022")
def test_the_sets_stand_in_the_usual_order_and_size(edition: Edition) -> None:
    names = [group.id for group in edition.group]

    assert " ".join(names) == "brown light-blue pink orange red yellow green dark-blue"
    assert [len(spaces) for spaces in edition.sets] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert len(edition.properties) == 22


@pytest.mark.clause("KO-023", "KO-024")
def test_every_property_has_its_set_and_value(edition: Edition) -> None:
    lots = [edition.space[i] for i in edition.properties]

    assert {lot.id: (lot.group, lot.value) for lot in lots} == FACTS
    assert all(
        group.bonus == 2 * sum(edition.space[i].value for i in spaces)
        for group, spaces in zip(edition.group, edition.sets, strict=True)
    )


@pytest.mark.clause("KO-001")
def test_the_recommended_age_is_eight(edition: Edition) -> None:
    assert edition.players.age == 8


@pytest.mark.clause("KO-010")
def test_everybody_starts_without_cash(seat: Seating) -> None:
    assert seat(4).cash == [0, 0, 0, 0]


@pytest.mark.clause("KO-015")
def test_500_lie_above_free_parking_before_the_first_round(seat: Seating) -> None:
    assert seat(3).pot == 500


def test_a_derived_fact_keeps_its_mark(edition: Edition) -> None:
    assert all("rectangle" in space.derived for space in edition.space)
    assert "value" not in edition.space[edition.index("atlantic")].derived
    assert "value" in edition.space[edition.index("boardwalk")].derived


def test_spaces_cover_the_board_beyond_the_first_row_without_overlap(edition: Edition) -> None:
    first = edition.board.first_row
    covered = {
        (x, y)
        for space in edition.space
        for x in range(space.x, space.x + space.w)
        for y in range(space.y, space.y + space.h)
    }

    assert len(covered) == sum(space.w * space.h for space in edition.space)
    assert len(covered) == edition.board.width * (edition.board.length - first)


def load_text() -> str:
    return (BUNDLED / "knockout-2024" / "edition.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("width     = 261", "width     = 200", "reaches beyond the board"),
        ("go_line   = 150", "go_line   = 10", "board.go_line"),
        ("first_row = 184", "first_row = 100", "board.first_row"),
        ("tokens = 4", "tokens = 5", "colour.tokens"),
        ('kind = "tax"', 'kind = "house"', "no tax on the board"),
        ('id = "baltic"', 'id = "vermont"', "one id stands twice"),
        ('group = "brown"\nvalue = 100', 'group = "gray"\nvalue = 100', "group: unknown"),
        ('group = "brown"\nvalue = 100', 'group = "brown"\nvalue = 50', "below the tax"),
        ('kind = "chance"', 'kind = "chance"\ngroup = "red"', "nothing else has"),
        ("y = 184\nw = 87\nh = 73", "y = 170\nw = 87\nh = 73", "before the first row"),
        ("diameter = 30", "diameter = 40", "placed by hand"),
        ("power         = [100, 1000]", "power         = [900, 800]", "slide.power"),
        ("[hands.real]", "[hands.steady]", "steady"),
        ("year = 2024", "year = 2024\ncolor = 1", "color"),
    ],
)
def test_data_that_cannot_be_played_is_refused_with_its_key(old: str, new: str, key: str) -> None:
    text = load_text()
    assert old in text

    with pytest.raises((EditionError, ValueError), match=key.replace("[", r"\[")):
        parse(text.replace(old, new))


def test_an_unknown_edition_is_refused_by_name() -> None:
    with pytest.raises(EditionError, match="no-such"):
        load("no-such")


def test_an_unknown_space_is_refused_by_name(edition: Edition) -> None:
    with pytest.raises(EditionError, match="nirgendwo"):
        edition.index("nirgendwo")
