"""Every rule and power of an edition is the one found in its rulebook."""

from typing import Any, Final

import pytest

from passgo.editions import Rules, load_edition

Facts = dict[str, dict[str, Any]]

BOXES = ("classic-2003", "euro-1999", "revolution-2009", "clone-wars-2008")
FIGURES: Final = {
    "start_money": "start_cash",
    "go_salary": "salary",
    "houses": "houses",
    "hotels": "hotels",
    "dice": "dice",
    "doubles_to_jail": "doubles_to_jail",
    "jail_fine": "fine",
    "jail_max_turns": "jail_turns",
    "mortgage_interest_percent": "interest_percent",
    "mortgage_interest_round": "interest_rounding",
    "monopoly_bare_rent_factor": "bare_group_factor",
    "building_sale_percent": "sale_percent",
    "auction_minimum": "auction_minimum",
}
CHOICES: Final[dict[str, tuple[str, dict[object, str]]]] = {
    "rent_claim_deadline": (
        "rent_window",
        {
            "before the second following player has rolled": "until-second-next-throw",
            "before the next player has rolled": "until-next-throw",
        },
    ),
    "monopoly_factor_with_mortgaged_deed": (
        "mortgage_in_group",
        {False: "stops-double-rent", True: "leaves-double-rent"},
    ),
    "auction_on_decline": ("unsold", {True: "auction"}),
    "auction_timed": ("auction_end", {True: "timer", False: "all-left"}),
    "utility_rent": (
        "utility_rent",
        {"fixed sum by number owned": "printed", "dice times multiplier": "dice"},
    ),
    "utility_reroll_if_sent_by_card": ("utility_by_card", {True: "throw-again"}),
    "mortgage_buyer_lifting_at_once": (
        "buyer_lifts_for",
        {"value plus interest": "value-and-interest", "value": "value"},
    ),
    "mortgage_buyer_keeping": (
        "keeper_lifts_for",
        {
            "interest now, value plus interest later": "value-and-interest",
            "interest now, value later": "value",
        },
    ),
    "mortgaged_deed_in_bankruptcy": (
        "heir_pays",
        {
            "new owner pays 10 % at once, then keeps or lifts the mortgage": "interest",
            "stays mortgaged, no interest at once": "nothing",
        },
    ),
}
POWERS: Final = {
    "gift": "take_unowned_or_collect",
    "jump": "move_self_anywhere",
    "extra-turn": "extra_turn",
    "cash": "collect",
    "shift": "move_other_anywhere",
    "steal": "steal_deed",
    "wipe-out": "take_all_from_player",
}
# Named choices in which a rulebook differs from the classic one, with the clause that says so.
DIFFERENCES: Final[dict[str, dict[str, object]]] = {
    "classic-2003": {},
    "euro-1999": {},
    "revolution-2009": {
        "start_cash": 15_000_000,  # RE-017
        "salary": 2_000_000,  # RE-045
        "fine": 500_000,  # RE-157
        "auction_minimum": 10_000,  # RE-125
        "auction_raise": 10_000,  # RE-130
        "auction_end": "timer",  # RE-128
        "rent_window": "until-next-throw",  # RE-141
        "mortgage_in_group": "leaves-double-rent",  # RE-144
        "utility_rent": "printed",  # RE-134
        "random_texts": 8,  # RE-243
        "sell_buildings": "turn-or-break",  # RE-192
        "buyer_lifts_for": "value",  # RE-213
        "keeper_lifts_for": "value",  # RE-214
        "heir_pays": "nothing",  # RE-217
        "taker_pays": "nothing",  # RE-104
        "part_payment": "as-sale",  # RE-198
    },
    "clone-wars-2008": {
        "rent_window": "until-next-throw",  # CW-064
        "card_return": "after-acting",  # CW-084
        "interest_rounding": "nearest",  # CW-158
        "sell_buildings": "turn-or-break",  # CW-145
        "buyer_lifts_for": "value",  # CW-160
        "keeper_lifts_for": "value",  # CW-161
        "part_payment": "as-sale",  # CW-133
    },
}


@pytest.fixture(params=BOXES)
def box(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_figures_of_the_rules_are_those_of_the_rulebook(box: str, facts: Facts) -> None:
    known, rules = facts[box]["rules"], load_edition(box).rules

    assert {word: getattr(rules, FIGURES[word]) for word in FIGURES} == {
        word: known[word] for word in FIGURES
    }
    assert rules.salary == facts[box]["space"][0]["amount"]


def test_the_choices_of_the_rules_are_those_of_the_rulebook(box: str, facts: Facts) -> None:
    known, rules = facts[box]["rules"], load_edition(box).rules
    said = {name: words[known[word]] for word, (name, words) in CHOICES.items() if word in known}

    assert said == {name: getattr(rules, name) for name in said}
    assert len(said) >= (7 if box != "classic-2003" else 0)


def test_nothing_else_differs_from_the_classic_rules(box: str) -> None:
    classic, rules = load_edition("classic-2003").rules, load_edition(box).rules

    assert differing(rules, classic) == DIFFERENCES[box]


def differing(rules: Rules, standard: Rules) -> dict[str, object]:
    return {
        name: getattr(rules, name)
        for name in rules.__struct_fields__
        if getattr(rules, name) != getattr(standard, name)
    }


def test_the_quick_game_changes_what_the_rulebook_changes(box: str, facts: Facts) -> None:
    known, edition = facts[box]["quick"], load_edition(box)
    expected: dict[str, object] = {"ends_at_bankruptcy": known["ends_at_bankruptcy"]}
    if "deeds_dealt_each" in known:
        expected |= {"deal_deeds": known["deeds_dealt_each"], "houses_before_hotel": 3}
        assert known["houses_before_hotel"] == 3
    if known.get("deeds_paid") is False:
        expected["deal_price"] = "free"
    if known.get("jail_roll_then_pay_same_turn"):
        expected["jail_failed"] = "may-pay"

    assert differing(edition.rules_for("quick"), edition.rules) == expected


def test_the_timed_game_deals_two_deeds_where_there_is_one(box: str, facts: Facts) -> None:
    known, edition = facts[box].get("timed"), load_edition(box)
    if known is None:
        assert [variant.id for variant in edition.variants] == ["quick"]
    else:
        timed = differing(edition.rules_for("timed"), edition.rules)
        assert timed == {"deal_deeds": known["deeds_dealt_each"], "ends_by_time": True}


def test_the_unit_has_the_settings_found(facts: Facts) -> None:
    unit, rules = facts["revolution-2009"]["unit"], load_edition("revolution-2009").rules

    assert 1 / rules.random_texts == unit["random_chance_probability"]
    assert rules.auction_seconds == unit["auction_timer_seconds"]
    assert rules.auction_beeps == unit["auction_timer_beeps_last_seconds"]


def test_the_powers_are_those_of_the_rulebook(facts: Facts) -> None:
    sides = {"force": "light", "dark": "dark"}
    powers = [
        {
            "side": sides[power.side],
            "other_die": power.die,
            "success_min": power.lowest,
            "fail_pay_bank": power.loss,
            "kind": POWERS[power.kind],
            "count": power.count,
            "amount": power.amount,
        }
        for power in load_edition("clone-wars-2008").powers
    ]

    known = facts["clone-wars-2008"]["option"]
    assert powers == [{"count": 0, "amount": 0} | fact for fact in known]
    assert len(powers) == 12
