"""Every number of the classic edition equals the facts found about the box of 2003."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from passgo.editions import Card, Edition, Space, load_edition
from passgo.text import Catalogue

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "facts" / "classic-2003.toml").read_text(encoding="utf-8")
)
SPACES: list[dict[str, Any]] = FACTS["space"]
KINDS = {"chance": "card", "chest": "card", "free_parking": "free-parking"}


@pytest.fixture
def edition() -> Edition:
    return load_edition("classic-2003")


def expected_space(fact: dict[str, Any]) -> dict[str, Any]:
    kind = fact["kind"]
    return {
        "kind": KINDS.get(kind, kind.replace("_", "-")),
        "group": fact.get("group", "").replace("_", "-"),
        "price": fact.get("price", 0),
        "mortgage": fact.get("mortgage", 0),
        "rent": tuple(fact["rents"]) if kind == "street" else (),
        "amount": fact["amount"] if kind == "tax" else 0,
        "deck": kind if kind in ("chance", "chest") else "",
    }


def stated(space: Space) -> dict[str, Any]:
    names = ("kind", "group", "price", "mortgage", "rent", "amount", "deck")
    return {name: getattr(space, name) for name in names}


@pytest.mark.parametrize("index", range(40))
def test_a_space_has_the_kind_and_figures_of_the_board(edition: Edition, index: int) -> None:
    fact = SPACES[index]

    assert fact["index"] == index
    assert stated(edition.spaces[index]) == expected_space(fact)


def test_the_ring_has_as_many_spaces_as_the_board(edition: Edition) -> None:
    assert len(edition.spaces) == len(SPACES) == 40


@pytest.mark.parametrize("fact", FACTS["group"], ids=lambda fact: str(fact["id"]))
def test_a_colour_group_has_its_building_prices_and_places(
    edition: Edition, fact: dict[str, Any]
) -> None:
    group = next(g for g in edition.groups if g.id == fact["id"].replace("_", "-"))
    places = [i for i, space in enumerate(edition.spaces) if space.group == group.id]

    assert (group.house, group.hotel) == (fact["house_cost"], fact["hotel_cost"])
    assert (group.size, places) == (fact["size"], fact["spaces"])
    assert all(SPACES[place]["house_cost"] == group.house for place in places)


def test_stations_and_utilities_earn_what_is_printed(edition: Edition) -> None:
    groups = {group.id: group for group in edition.groups}

    assert len(groups) == len(FACTS["group"]) + 2
    assert groups["station"].rents == tuple(FACTS["station"]["rents"])
    assert groups["utility"].multipliers == tuple(FACTS["utility"]["multipliers"])
    for fact in SPACES:
        if fact["kind"] in ("station", "utility"):
            figures = fact.get("rents") or fact["multipliers"]
            group = groups[fact["kind"]]
            assert tuple(figures) == group.rents + group.multipliers


def effect(card: Card, edition: Edition) -> dict[str, Any]:
    said = {
        "kind": card.kind.replace("-", "_"),
        "target_index": edition.space_index(card.target) if card.target else None,
        "steps": card.steps or None,
        "amount": card.amount or None,
        "house": card.house or None,
        "hotel": card.hotel or None,
        "deck": card.draws or None,
    }
    return {name: value for name, value in said.items() if value is not None}


@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_the_cards_of_a_deck_order_what_the_box_orders(edition: Edition, deck: str) -> None:
    assert [effect(card, edition) for card in edition.cards_of(deck)] == FACTS[deck]


def test_money_and_players_are_those_of_the_box(edition: Edition) -> None:
    box, rules = FACTS["edition"], FACTS["rules"]
    notes = {str(n): c for n, c in zip(edition.money.notes, edition.money.start_notes, strict=True)}

    assert notes == rules["start_notes"]
    assert edition.players.min == box["min_players"]
    assert edition.players.max == box["max_players"]
    assert edition.players.age == box["min_age"]
    assert edition.players.banker_only_above == rules["banker_only_above_players"]
    assert (edition.year, edition.country) == (box["year"], box["country"])
    assert edition.symbol == box["symbol"]


def test_the_figures_of_the_rules_are_those_of_the_rulebook(edition: Edition) -> None:
    fact, rules = FACTS["rules"], edition.rules

    assert rules.start_cash == fact["start_money"]
    assert rules.salary == fact["go_salary"] == SPACES[0]["amount"]
    assert (rules.houses, rules.hotels) == (fact["houses"], fact["hotels"])
    assert (rules.dice, rules.doubles_to_jail) == (fact["dice"], fact["doubles_to_jail"])
    assert (rules.fine, rules.jail_turns) == (fact["jail_fine"], fact["jail_max_turns"])
    assert rules.interest_percent == fact["mortgage_interest_percent"]
    assert rules.interest_rounding == fact["mortgage_interest_round"]
    assert rules.bare_group_factor == fact["monopoly_bare_rent_factor"]
    assert rules.sale_percent == fact["building_sale_percent"]
    assert rules.auction_minimum == fact["auction_minimum"]


def test_the_variants_change_what_the_rulebook_changes(edition: Edition) -> None:
    quick, timed = edition.rules_for("quick"), edition.rules_for("timed")

    assert quick.deal_deeds == FACTS["quick"]["deeds_dealt_each"]
    assert quick.houses_before_hotel == FACTS["quick"]["houses_before_hotel"]
    assert quick.ends_at_bankruptcy == FACTS["quick"]["ends_at_bankruptcy"]
    assert timed.deal_deeds == FACTS["timed"]["deeds_dealt_each"]
    assert timed.ends_by_time


def test_the_tokens_are_those_of_the_box_and_the_uncertain_ones_are_marked(
    edition: Edition,
) -> None:
    uncertain = {f"token.{t['id']}" for t in FACTS["token"] if t["status"] == "derived"}

    assert [token.id for token in edition.tokens] == [t["id"] for t in FACTS["token"]]
    assert {path for path in edition.derived if path.startswith("token.")} == uncertain


def test_french_names_are_those_of_the_board(edition: Edition) -> None:
    catalogue = Catalogue(edition, "fr")
    names = {i: catalogue.text(f"space-{space.id}") for i, space in enumerate(edition.spaces)}
    board = {fact["index"]: fact["name_fr"].replace("'", "’") for fact in SPACES}

    differing = {i for i in board if names[i] != board[i]}
    assert differing == {10}
    assert names[10] == "Prison"  # the board adds that one may be only visiting
