"""Finished games: bots play every seat of a table until its game is over."""

from functools import cache
from typing import Any

from gathering import open_table, seat_all
from house import House
from msgspec import Struct, structs
from people import Person
from slides import sliding
from states import State, state

from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft


class Finished(Struct, frozen=True):
    """A table whose game is over, and the browser of whoever sat there first."""

    table: str
    browser: Any


@cache
def moment(game: str) -> State:
    """Return what is played: the short classic game, Knockout for four, or in teams for five."""
    if game:
        return sliding(1, 9, seats=5 if game == "teams" else 4)
    crowd = state("crowd")
    return structs.replace(crowd, variant="quick", seats=crowd.seats[:4])


def finished(house: House, person: Person, game: str) -> Finished:
    """Let somebody open a table that bots then play to its end."""
    wanted = moment(game)
    table = open_table([person], wanted)
    seat_all([person], table, wanted.seats)
    person.post(f"/api/tables/{table}/start", {})
    play_out(house, table)
    return Finished(table, person.context.storage_state())


def play_out(house: House, table: str) -> None:
    """Let bots play a table that has started to the end of its game; nobody may look at it yet."""
    house.change(table, cover_all)
    while not house.is_over(table):
        continue


def cover_all(draft: Draft, room: Room) -> None:
    """Let a bot play for everybody, as if somebody were there to see it."""
    for seat in room.table.seats:
        if not seat.is_played:
            seat.cover = "away"
    room.audience.presence.anyone = True
    draft.tell(room.wake)
