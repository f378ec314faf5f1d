"""Onward: a game goes on at a new table, with other luck, or against bots once it is over."""

from math import ceil
from typing import Any

import msgspec

from passgo.games import class_of
from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.limits import MOST_ORIGINS
from passgo.server.play.game import Setup, check
from passgo.server.play.match import Match
from passgo.server.table.duties import ends_at
from passgo.server.table.levels import check_level
from passgo.server.table.motion_types import Level
from passgo.server.table.rematch import fresh_table
from passgo.server.table.table import Seat, Table, seat_at


def check_onward(table: Table, match: Match) -> Setup:
    """Return what is played on from here with the other kind of luck, or refuse that."""
    if table.status != "playing" or match.game.is_over:
        raise Refusal("not-playing")
    setup = msgspec.structs.replace(
        table.setup,
        luck="drawn" if table.setup.luck == "told" else "told",
        position=match.game.position(),
    )
    check(setup, len(table.seats))
    return setup


def onward_table(table: Table, match: Match) -> Table:
    """Return an open table with the same seats, at which the game goes on from where it stands.

    A game by the clock has there what is left of its time, and a game of several people stays one.
    """
    onward = fresh_table(table, check_onward(table, match))
    onward.life.company = table.had_company
    onward.life.origins = (*table.life.origins[: MOST_ORIGINS - 1], table.id)
    if ends := ends_at(table, match):
        onward.life.minutes = max(1, ceil((ends - time_now()) / 60))
    return onward


def branched_table(
    table: Table, position: dict[str, Any], seat: int, device: str, level: Level
) -> Table:
    """Return an open table of a device, at which it plays one seat of a position against bots."""
    own = seat_at(table, seat)
    if not class_of(table.setup.edition).branches:
        raise Refusal("branch-no-dice")
    if position["players"][seat].get("status", "playing") != "playing":
        raise Refusal("branch-out")
    setup = msgspec.structs.replace(table.setup, luck="drawn", position=position)
    check(setup, len(table.seats))
    check_level(setup, level)
    branch = fresh_table(table, setup)
    branch.host, branch.life.locked = device, False
    branch.seats = [Seat(level=one.level or level, name=one.name) for one in table.seats]
    branch.seats[seat] = Seat(name=own.name, device=device, claims=not branch.life.own_claims)
    return branch
