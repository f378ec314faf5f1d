"""Onward: a running game goes on at a new table, by the server's luck or with a real box."""

import msgspec

from passgo.refusal import Refusal
from passgo.server.play.game import Setup, check
from passgo.server.play.match import Match
from passgo.server.table.rematch import fresh_table
from passgo.server.table.table import Table


def check_onward(table: Table, match: Match) -> Setup:
    """Return what is played on from here with the other kind of luck, or refuse that."""
    if table.status != "playing":
        raise Refusal("not-playing")
    setup = msgspec.structs.replace(
        table.setup,
        luck="drawn" if table.setup.luck == "told" else "told",
        position=match.game.position(),
    )
    check(setup, len(table.seats))
    return setup


def onward_table(table: Table, match: Match) -> Table:
    """Return an open table with the same seats, at which the game goes on from where it stands."""
    return fresh_table(table, check_onward(table, match))
