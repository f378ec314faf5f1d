"""Answers: which orders answer each question, and which none, as the table of the rules has it."""

from collections.abc import Callable

from passgo.game.orders import ORDERS, Order
from passgo.game.prompts import AwaitClock, AwaitLuck, BidOrLeave, Prompt, asked_by_frames
from passgo.rules.agenda import AUCTION
from passgo.rules.contents import (
    A_BID,
    A_CLAIM,
    A_DEAL,
    A_NUMBER,
    A_SETTLEMENT,
    A_SPACE,
    A_SPACE_FOR_ANOTHER,
    A_SWAP,
    A_TOKEN,
    A_ZONE,
    ACTIONS,
    ANOTHER_PLAYER,
    ANSWER,
    BANKERS,
    CLOCK,
    DEEDS_OF_OTHERS,
    FREE,
    FREE_DEEDS,
    KEPT_CARD,
    LUCK,
    NOTHING,
    OWN_PLACE,
)
from passgo.rules.lookup import ActionKind


def orders_where(is_wanted: Callable[[ActionKind], bool]) -> tuple[type[Order], ...]:
    """Return the orders of some rows of the table, each once."""
    return tuple(dict.fromkeys(ORDERS[row.kind] for row in ACTIONS if is_wanted(row)))


ANSWERS = orders_where(lambda row: row.group == ANSWER)
"""Every order that answers a question."""
NATURE_ORDERS = orders_where(lambda row: row.group == LUCK)
"""How luck falls."""
OUTSIDE_ORDERS = orders_where(lambda row: row.group == CLOCK)
"""What the clock or the table does."""
BESIDE_ORDERS = orders_where(lambda row: row.group == FREE and row.about in (A_CLAIM, OWN_PLACE))
"""What is done with one's own beside a question, which stays open."""
LOT_ORDERS = orders_where(lambda row: AUCTION in row.to)
"""What bidders do: the lot stays open until another is."""
BESIDE_A_CLOCK = (BidOrLeave, AwaitClock)
"""Questions while a clock may run, which the Banker may stop."""

CHOICES = {
    NOTHING: "nothing",
    OWN_PLACE: "own place",
    A_CLAIM: "claim",
    KEPT_CARD: "kept card",
    A_DEAL: "deal",
    A_BID: "bid",
    A_NUMBER: "number",
    A_SETTLEMENT: "settlement",
    A_ZONE: "zone",
    A_SWAP: "swap",
    A_TOKEN: "token",
    FREE_DEEDS: "free deeds",
    A_SPACE: "space",
    A_SPACE_FOR_ANOTHER: "space for another",
    DEEDS_OF_OTHERS: "deeds of others",
    ANOTHER_PLAYER: "another player",
}
"""What there is to choose of an order."""


def choices() -> dict[type[Order], str]:
    """Return what people have to choose of each order that they give."""
    rows = (row for row in ACTIONS if row.group not in (LUCK, CLOCK))
    return {ORDERS[row.kind]: CHOICES[row.about or NOTHING] for row in rows}


def answers_to(question: type[Prompt]) -> tuple[type[Order], ...]:
    """Return the orders that answer a question, in the order of the rules; luck answers its own."""
    frames = {frame for frame, asked in asked_by_frames().items() if asked is question}
    of_luck = question is AwaitLuck
    kinds = [
        row.kind
        for row in ACTIONS
        if frames.intersection(row.to) and (of_luck or row.group != LUCK)
    ]
    if question in BESIDE_A_CLOCK:
        kinds += [row.kind for row in ACTIONS if row.group == BANKERS]
    return tuple(ORDERS[kind] for kind in dict.fromkeys(kinds))
