"""Gathering: people sit down at a table that then goes on from a state."""

from collections.abc import Mapping, Sequence
from typing import Any

from house import House, share
from people import Guest, Person
from states import State, state

BOT = "steady"


def gather(house: House, people: Sequence[Guest], at: str | State, **more: Any) -> str:
    """Let people take the first seats of a state, with bots in the others; return the table."""
    moment = state(at) if isinstance(at, str) else at
    table = open_table(people, moment, **more)
    seat_all(people, table, moment.seats)
    people[0].post(f"/api/tables/{table}/start", {})
    house.take_up(table, named(house, table, moment.position), moment.luck)
    for person in dict.fromkeys(people):
        if isinstance(person, Person):
            person.go(f"/t/{table}")
            person.sees(house.seq(table))
    return table


def named(house: House, table: str, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a position of the sliding game with the names that sit at a table."""
    if "seats" not in position:
        return position
    return {**position, "seats": house.position(table)["seats"]}


def open_table(people: Sequence[Guest], moment: State, **more: Any) -> str:
    """Make a table with a seat for everybody."""
    levels = ["" if at < len(people) else BOT for at in range(len(moment.seats))]
    wanted: Mapping[str, Any] = {
        "edition": moment.edition,
        "variant": moment.variant,
        "house_rules": moment.house_rules,
        "seats": [{"level": level} for level in levels],
        "pace": "instant",
        "own_claims": owes_rent(moment),
    }
    made = people[0].post("/api/tables", {**wanted, **more})
    table: str = made["table"]["id"]
    return table


def owes_rent(moment: State) -> bool:
    """Tell whether rent is to be asked for at a moment; who is owed it then asks for it."""
    return any(not claim.get("made") for claim in moment.position.get("claims", ()))


def seat_all(people: Sequence[Guest], table: str, names: Sequence[str]) -> None:
    """Let everybody sit down and be ready."""
    for seat, person in enumerate(people):
        at = f"/api/tables/{table}/seats/{seat}"
        person.post(at, {"name": names[seat]})
        person.post(f"{at}/ready", share())
