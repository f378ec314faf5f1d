"""Checks of any game: what 'then' says of everybody's wealth and of what is open to them."""

from collections.abc import Collection, Mapping
from functools import partial

from passgo.games import AnyGame
from passgo.scenarios.language import Check, Moment
from passgo.scenarios.position_checks import missed
from passgo.scenarios.then import texts


def wealth_checks(value: object, seats: Mapping[str, int]) -> list[Check]:
    """Return the checks of everybody's wealth; *seats* are those that stand for all."""
    if not isinstance(value, dict) or set(value) != set(seats):
        raise ValueError(f"then.wealth: must be a table of everybody: {', '.join(seats)}")
    return [partial(_check_wealth, name, seats[name], value[name]) for name in seats]


def _check_wealth(name: str, seat: int, expected: object, moment: Moment) -> list[str]:
    """Count as the book does when the game ends."""
    if moment.game is None:
        return [f"wealth.{name}: expected {expected!r}, found no game"]
    game: AnyGame = moment.game
    return missed(game.wealth[seat], expected, f"wealth.{name}")


def option_checks(value: object, seats: Mapping[str, int], orders: Collection[str]) -> list[Check]:
    """Return the checks of the kinds of orders that are open to players."""
    if not isinstance(value, dict):
        raise ValueError("then.options: must be a table of players")
    checks: list[Check] = []
    for name, wanted in value.items():
        if name not in seats:
            raise ValueError(f"then.options.{name}: there is no such player")
        for order in texts(f"options.{name}", wanted):
            if order not in orders:
                raise ValueError(f"then.options.{name}: unknown order {order!r}")
            checks.append(partial(_check_option, seats[name], order))
    return checks


def _check_option(seat: int, order: str, moment: Moment) -> list[str]:
    options = [] if moment.game is None else moment.game.options(seat)
    for option in options:
        if option.do == order:
            found = "" if option.no is None else option.no.code
            name = moment.names[seat]
            return [] if option.open else [f"options.{name}: expected {order}, found {found}"]
    return [f"options.{moment.names[seat]}: expected {order}, found none"]
