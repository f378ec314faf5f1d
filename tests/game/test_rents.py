"""Rents in a view: what a visitor would pay now."""

from typing import Any

from passgo.games import game_at


def rents(*owns: str, edition: str = "classic-2003") -> dict[str, int]:
    position: dict[str, Any] = {
        "format": "passgo-position",
        "version": 3,
        "edition": edition,
        "players": [{"name": "A", "owns": list(owns)}, {"name": "B"}],
    }
    view: Any = game_at(position).view(None)
    found: dict[str, int] = view["rents"]
    return found


def test_bare_street_of_a_complete_group_earns_double() -> None:
    assert rents("belleville") == {"belleville": 2}
    assert rents("belleville", "lecourbe") == {"belleville": 4, "lecourbe": 8}


def test_mortgaged_street_earns_nothing() -> None:
    assert rents("belleville mortgaged", "foch") == {"belleville": 0, "foch": 26}


def test_rent_that_asks_for_a_throw_is_left_out() -> None:
    assert rents("electricity", "nord") == {"nord": 25}


def test_rents_are_in_the_money_of_the_edition() -> None:
    assert rents("mozart 1", "saint-michel", "pigalle", edition="revolution-2009") == {
        "mozart": 700_000,
        "saint-michel": 280_000,
        "pigalle": 320_000,
    }


def test_printed_rent_of_a_utility_is_told() -> None:
    assert rents("electricity", edition="revolution-2009") == {"electricity": 280_000}
