"""Changes of cash: an option tells what it brings by itself, and what is left in the end."""

from collections.abc import Sequence
from typing import Any

import pytest

from passgo.game.options import Choice, Option
from passgo.game.orders import Offer, PayInKind
from passgo.game.play import Game

ROUND = [{"frame": "round"}, {"frame": "turn", "seat": 0}]


def at(
    players: Sequence[object],
    *frames: dict[str, Any],
    edition: str = "classic-2003",
    **house_rules: str,
) -> Game:
    """Return a game of some players with something in hand, in the turn of the first."""
    return Game.at(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": edition,
            "house_rules": house_rules,
            "players": players,
            "turn": {"seat": 0, "throws": 1, "dice": [1, 2]},
            "agenda": [*ROUND, *frames],
        }
    )


def in_debt(cash: int, *owns: str) -> Game:
    """Return a game in which A owes the bank 150."""
    players = [{"name": "A", "cash": cash, "owns": list(owns)}, {"name": "B"}]
    return at(players, {"frame": "debt", "seat": 0, "amount": 150, "for": "card"})


def option(game: Game, name: str, seat: int = 0) -> Option:
    """Return an option of a seat."""
    return next(one for one in game.options(seat) if one.do == name)


def choice(game: Game, name: str, place: str) -> Choice:
    """Return what is told of one place."""
    return next(one for one in option(game, name).choices if one.id == place)


@pytest.mark.parametrize("cash", [0, 47, 149])
def test_a_mortgage_that_covers_a_debt_tells_what_it_brings_and_leaves(cash: int) -> None:
    found = choice(in_debt(cash, "breteuil"), "Mortgage", "breteuil")

    assert (found.change, found.cash_after) == (150, cash)


def test_what_does_not_cover_a_debt_only_brings() -> None:
    found = choice(in_debt(10, "lecourbe", "foch"), "Mortgage", "lecourbe")

    assert (found.change, found.cash_after) == (30, 40)


def test_buildings_that_cover_a_debt_tell_what_they_bring_and_leave() -> None:
    game = in_debt(100, "breteuil 1", "foch 1", "capucines 1")

    one, all_of_them = choice(game, "Sell", "foch"), choice(game, "SellGroup", "foch")

    assert (one.change, one.cash_after) == (100, 50)
    assert (all_of_them.change, all_of_them.cash_after) == (300, 250)


def test_a_creditor_who_buys_is_told_the_price_and_what_comes_back() -> None:
    players = [
        {"name": "A", "cash": 10, "owns": ["foch"]},
        {"name": "B", "cash": 200, "owns": ["paix"]},
    ]
    debt = {"frame": "debt", "seat": 0, "to": 1, "amount": 150, "for": "rent", "place": "paix"}
    game = at(players, debt)
    game.play(Offer(seat=0, other=1, give=("foch",), ask_cash=180))

    accept = option(game, "Accept", seat=1)

    assert (accept.change, accept.cash_after) == (-180, 170)


@pytest.mark.clause("CL-170")
@pytest.mark.parametrize(("held", "change"), [(320, 250), (250, 250), (249, 100)])
def test_a_creditor_who_takes_deeds_is_told_all_that_comes_in(held: int, change: int) -> None:
    players = [
        {"name": "A", "cash": held, "owns": ["foch", "nord"]},
        {"name": "B", "cash": 900, "owns": ["paix"]},
    ]
    debt = {"frame": "debt", "seat": 0, "to": 1, "amount": 550, "for": "rent", "place": "paix"}
    game = at(players, debt)
    game.play(PayInKind(seat=0, give=("foch",), value=300, cash=100))

    accept = option(game, "Accept", seat=1)

    assert (accept.change, accept.cash_after) == (change, 900 + change)


def test_a_fine_after_a_failed_throw_is_told_apart_from_where_the_token_goes() -> None:
    players = [
        {"name": "A", "cash": 300, "at": "jail", "jail": 2},
        {"name": "B", "owns": ["rugosa", "toydaria", "rishi"]},
    ]
    in_jail = {"frame": "jail-choice", "seat": 0, "steps": 3}
    rules = {"jail_failed": "may-pay", "rent_window": "automatic"}
    game = at(players, in_jail, edition="clone-wars-2008", **rules)

    pay = option(game, "PayFine")

    assert (pay.change, pay.cash_after) == (-50, 300 - 50 - 20)


def test_interest_is_told_as_what_keeping_a_mortgage_costs() -> None:
    players = [{"name": "A", "cash": 300, "owns": ["foch mortgaged"]}, {"name": "B"}]
    game = at(players, {"frame": "inheritance", "seat": 0, "place": "foch", "as": "buyer"})

    keep, lift = option(game, "Keep"), option(game, "PayOff")

    assert (keep.change, keep.cash_after) == (-15, 285)
    assert (lift.change, lift.cash_after) == (-165, 135)


def test_what_moves_no_money_by_itself_tells_no_change() -> None:
    game = at([{"name": "A"}, {"name": "B"}], {"frame": "turn-end", "seat": 0})

    assert option(game, "EndTurn").open
    assert option(game, "EndTurn").change is None
