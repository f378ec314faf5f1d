"""Requests to wait: "wait, I am building": a moment before the throw, once per seat and break."""

import math

from passgo.game.orders import Roll
from passgo.game.prompts import EndTurnOrGoOn, ThrowDice
from passgo.refusal import Refusal
from passgo.server.play.match import Match
from passgo.server.table.motion_types import HOLD_SECONDS, Hold
from passgo.server.table.table import Table
from passgo.vocabulary import Order

BETWEEN_TURNS = (ThrowDice.__name__, EndTurnOrGoOn.__name__)


def ask_to_hold(table: Table, match: Match, seat: int, now: float) -> None:
    """Let nobody throw for a moment because *seat* wants to build."""
    if match.prompt()["ask"] not in BETWEEN_TURNS:
        raise Refusal("cannot-wait-now")
    if match.view()["players"][seat].get("status", "playing") != "playing":
        raise Refusal("has-conceded" if table.seats[seat].cover == "conceded" else "no-voice")
    hold, turn = table.life.hold, match.game.turns
    asked = hold.asked if hold is not None and hold.turn == turn else ()
    if seat in asked:
        raise Refusal("waited-already")
    table.life.hold = Hold(seat=seat, until=now + HOLD_SECONDS, turn=turn, asked=(*asked, seat))


def refuse_throw(table: Table, seat: int, order: Order, now: float) -> None:
    """Refuse a throw while somebody else builds."""
    hold = table.life.hold
    if hold is None or seat == hold.seat or not isinstance(order, Roll) or hold.until <= now:
        return
    seconds = math.ceil(hold.until - now)
    raise Refusal("wait-a-moment", (), {"seconds": seconds, "seat": hold.seat})
