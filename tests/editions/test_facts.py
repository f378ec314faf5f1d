"""Every number of an edition equals the facts found about its box."""

from typing import Any

import pytest

from passgo.editions import Card, Edition, Space, load_edition

Fact = dict[str, Any]
Facts = dict[str, Fact]

BOXES = ("classic-2003", "euro-1999", "revolution-2009", "clone-wars-2008")
UNIT = "revolution-2009"
KINDS = {"chance": "card", "chest": "card"}
SPACES = [(box, index) for box in BOXES for index in range(40)]
COLOURS = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue")
GROUPS = [(box, colour) for box in BOXES for colour in COLOURS]
CARDS = [(box, deck) for box in BOXES if box != UNIT for deck in ("chance", "chest")]
DECKS = [*CARDS, (UNIT, "text")]


@pytest.fixture(params=BOXES)
def box(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def named(word: str) -> str:
    """Return a name of the sources as an id of ours."""
    return word.replace("_", "-")


def expected_space(fact: Fact) -> Fact:
    kind = fact["kind"]
    return {
        "kind": KINDS.get(kind, named(kind)),
        "group": named(fact.get("group", "")),
        "price": fact.get("price", 0),
        "mortgage": fact.get("mortgage", 0),
        "rent": tuple(fact["rents"]) if kind == "street" else (),
        "amount": fact["amount"] if kind == "tax" else 0,
        "deck": kind if kind in KINDS else "",
        "zone": fact.get("zone", ""),
    }


def stated(space: Space) -> Fact:
    names = ("kind", "group", "price", "mortgage", "rent", "amount", "deck", "zone")
    return {name: getattr(space, name) for name in names}


@pytest.mark.parametrize(("box", "index"), SPACES)
def test_a_space_has_the_kind_and_figures_of_the_board(box: str, index: int, facts: Facts) -> None:
    fact = facts[box]["space"][index]

    assert fact["index"] == index
    assert stated(load_edition(box).spaces[index]) == expected_space(fact)


def test_the_ring_has_as_many_spaces_as_the_board(box: str, facts: Facts) -> None:
    assert len(load_edition(box).spaces) == len(facts[box]["space"]) == 40


@pytest.mark.parametrize(("box", "group_id"), GROUPS)
def test_a_colour_group_has_its_building_prices_and_places(
    box: str, group_id: str, facts: Facts
) -> None:
    edition, fact = load_edition(box), next(g for g in facts[box]["group"] if g["id"] == group_id)
    group = next(g for g in edition.groups if g.id == named(group_id))
    places = [i for i, space in enumerate(edition.spaces) if space.group == group.id]

    assert (group.house, group.hotel) == (fact["house_cost"], fact["hotel_cost"])
    assert (group.size, places) == (fact["size"], fact["spaces"])
    assert all(facts[box]["space"][place]["house_cost"] == group.house for place in places)


def test_stations_and_utilities_earn_what_is_printed(box: str, facts: Facts) -> None:
    groups = {group.id: group for group in load_edition(box).groups}

    assert len(groups) == len(facts[box]["group"]) + 2
    for kind in ("station", "utility"):
        known, group = facts[box][kind], groups[kind]
        figures = tuple(known.get("rents") or known["multipliers"])
        assert figures == group.rents + group.multipliers
        for fact in facts[box]["space"]:
            if fact["kind"] == kind:
                assert tuple(fact.get("rents") or fact["multipliers"]) == figures
                assert fact["price"] == known["price"]
                assert fact["mortgage"] == known["mortgage"]


def effect(card: Card, edition: Edition) -> Fact:
    nearest = card.kind == "nearest"
    said = {
        "kind": "move_to_next" if nearest else card.kind.replace("-", "_"),
        "target_kind": card.target if nearest else None,
        "target_index": edition.space_index(card.target) if card.target and not nearest else None,
        "steps": card.steps or None,
        "amount": card.amount or None,
        "house": card.house or None,
        "hotel": card.hotel or None,
        "deck": card.draws or None,
        "scope": card.scope,
    }
    return {name: value for name, value in said.items() if value is not None}


@pytest.mark.parametrize(("box", "deck"), DECKS)
def test_the_cards_of_a_deck_order_what_the_box_orders(box: str, deck: str, facts: Facts) -> None:
    edition = load_edition(box)
    known = [{"scope": "drawer"} | fact for fact in facts[box][deck]]
    for fact in known:
        fact.pop("status", None)

    cards = edition.cards_of("unit" if deck == "text" else deck)
    assert [effect(card, edition) for card in cards] == known
    assert all(card.factor == 0 for card in cards)


def test_money_and_players_are_those_of_the_box(box: str, facts: Facts) -> None:
    edition, known, rules = load_edition(box), facts[box]["edition"], facts[box]["rules"]
    notes = {str(n): c for n, c in zip(edition.money.notes, edition.money.start_notes, strict=True)}

    assert notes == rules.get("start_notes", {})
    assert edition.money.step == known.get("money_step", 1)
    assert edition.players.min == known["min_players"]
    assert edition.players.max == known["max_players"]
    assert edition.players.age == known.get("min_age", 0)
    assert edition.players.banker_only_above == rules["banker_only_above_players"]
    assert (edition.year, edition.country) == (known["year"], known["country"])
    assert edition.symbol == known["symbol"]


def test_the_tokens_are_those_of_the_box(box: str, facts: Facts) -> None:
    known = {named(fact["id"]): fact for fact in facts[box]["token"]}
    sides = {"light": "force", "dark": "dark", "": ""}

    tokens = load_edition(box).tokens
    assert len(tokens) == len(known) == facts[box]["edition"]["tokens_in_box"]
    assert {token.id: token.side for token in tokens} == {
        token: sides[fact.get("side", "")] for token, fact in known.items()
    }
