"""Names are those of the boards, and what is not certain is marked."""

from typing import Any

import pytest

from passgo.editions import Edition, load_edition
from passgo.text import Catalogue

Facts = dict[str, dict[str, Any]]

BOXES = ("classic-2003", "euro-1999", "revolution-2009", "clone-wars-2008")
JAIL = 10  # the boards add that one may be only visiting


@pytest.fixture(params=BOXES)
def box(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def french_names(edition: Edition) -> list[str]:
    catalogue = Catalogue(edition, "fr")
    return [catalogue.text(f"space-{space.id}") for space in edition.spaces]


def test_french_names_are_those_of_the_board(box: str, facts: Facts) -> None:
    names = french_names(load_edition(box))
    board = [fact["name_fr"].replace("'", "’") for fact in facts[box]["space"]]

    assert {i for i in range(40) if names[i] != board[i]} == {JAIL}
    assert names[JAIL] == "Prison"


@pytest.mark.parametrize("box", ["euro-1999", "clone-wars-2008"])
def test_english_names_are_those_found(box: str, facts: Facts) -> None:
    edition, catalogue = load_edition(box), Catalogue(load_edition(box), "en")
    for space, fact in zip(edition.spaces, facts[box]["space"], strict=True):
        if space.group:
            name = catalogue.text(f"space-{space.id}")
            assert name == fact["name_en"].replace("'", "’")


def test_the_box_of_2001_moves_five_names_and_no_number(facts: Facts) -> None:
    old, new = load_edition("euro-1999"), load_edition("euro-2001")
    moved = {fact["index"]: fact["name_fr"] for fact in facts["euro-1999"]["space_2001"]}
    expected = [moved.get(i, name) for i, name in enumerate(french_names(old))]

    assert french_names(new) == expected
    assert len(moved) == 5
    for ours, theirs in zip(new.spaces, old.spaces, strict=True):
        assert (ours.kind, ours.group, ours.price, ours.rent) == (
            theirs.kind,
            theirs.group,
            theirs.price,
            theirs.rent,
        )


def test_uncertain_tokens_are_marked(box: str, facts: Facts) -> None:
    uncertain = {f"token.{t['id']}" for t in facts[box]["token"] if is_derived(t)}

    assert marks(box, "token") == uncertain


@pytest.mark.parametrize("box", ["revolution-2009", "clone-wars-2008"])
def test_uncertain_spaces_are_marked(box: str, facts: Facts) -> None:
    edition = load_edition(box)
    uncertain = {
        f"space.{edition.spaces[fact['index']].id}"
        for fact in facts[box]["space"]
        if is_derived(fact)
    }

    assert {mark for mark in marks(box, "space") if mark.count(".") == 1} == uncertain


def test_uncertain_texts_of_the_unit_are_marked(facts: Facts) -> None:
    cards = load_edition("revolution-2009").cards_of("unit")
    known = facts["revolution-2009"]["text"]
    uncertain = {
        f"card.{card.id}" for card, fact in zip(cards, known, strict=True) if is_derived(fact)
    }

    assert marks("revolution-2009", "card") == uncertain
    assert len(cards) - len(uncertain) == 3


@pytest.mark.parametrize("box", ["euro-1999", "clone-wars-2008"])
def test_decks_taken_over_from_the_classic_box_are_marked(box: str) -> None:
    assert marks(box, "deck") == {"deck.chance", "deck.chest"}


def test_mortgages_of_the_euro_board_are_marked() -> None:
    owned = [space for space in load_edition("euro-1999").spaces if space.group]

    assert marks("euro-1999", "space") == {f"space.{space.id}.mortgage" for space in owned}


def test_what_a_rulebook_prints_is_no_longer_marked() -> None:
    assert "rules.interest_rounding" in marks("classic-2003", "rules")
    assert "rules.interest_rounding" not in marks("revolution-2009", "rules")
    assert "rules.auction_minimum" not in marks("clone-wars-2008", "rules")
    assert "rules.auction_minimum" not in marks("revolution-2009", "rules")


def marks(box: str, kind: str) -> set[str]:
    return {path for path in load_edition(box).derived if path.startswith(f"{kind}.")}


def is_derived(fact: dict[str, object]) -> bool:
    return fact.get("status") == "derived"
