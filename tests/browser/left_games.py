"""Left games: a real game of two, a few steps long, that one of them has left."""

from collections.abc import Callable

from gathering import open_table, seat_all
from house import House
from msgspec import Struct
from people import Person
from states import state
from turns import leaver


class LeftGame(Struct, frozen=True):
    """A game that is over: its table, who won it and who left it."""

    table: str
    winner: Person
    loser: Person


def left_game(house: House, person: Callable[..., Person]) -> LeftGame:
    """Let two people play with fair dice until one of them leaves, and look at the result."""
    people = [person("Léa"), person("Malik")]
    table = open_table(people, state("duel"))
    seat_all(people, table, ["Léa", "Malik"])
    people[0].post(f"/api/tables/{table}/start", {})
    for one in people:
        one.go(f"/t/{table}")
    loser = leaver(house, table, people)
    loser.post(f"/api/tables/{table}/seats/{people.index(loser)}/concede", {})
    for one in people:
        one.page.wait_for_selector(".result h1")
    return LeftGame(table, people[1 - people.index(loser)], loser)
