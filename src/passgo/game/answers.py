"""Answers: which orders answer each question, and which none, as the table of the rules has it."""

from collections.abc import Callable

from passgo.game.orders import ORDERS, Order
from passgo.game.prompts import QUESTION_OF, AwaitClock, AwaitLuck, Prompt
from passgo.rules.actions import ANSWER, BANKERS, CLOCK, FREE, LUCK
from passgo.rules.agenda import A_DEBT, BUSINESS, RAISING
from passgo.rules.contents import ACTIONS, CHOICES, FRAMES
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
OWN = {row.kind for row in CHOICES if row.shows is not None}
"""What there is to choose among one's own things: they are shown even when nothing can be done."""
BESIDE_ORDERS = orders_where(lambda row: row.group == FREE and row.about in OWN)
"""What is done with one's own beside a question, which stays open."""
AUCTIONS = {row.kind for row in FRAMES if row.hammer is not None}
LOT_ORDERS = orders_where(lambda row: not AUCTIONS.isdisjoint(row.to))
"""What bidders do: the lot stays open until another is."""
BIDDING = tuple(asked for frame, asked in QUESTION_OF.items() if frame in AUCTIONS)
"""Questions to bidders; each tells its lot."""
BESIDE_A_CLOCK: tuple[type[Prompt], ...] = (*BIDDING, AwaitClock)
"""Questions while a clock may run, which the Banker may stop."""

URGENT = tuple(
    QUESTION_OF[row.kind]
    for row in FRAMES
    if row.kind in QUESTION_OF and row.opens in (RAISING, BUSINESS, A_DEBT)
)
"""Questions that take the place of other business."""

NOTHING_TO_CHOOSE = "nothing"
WORDS = {row.kind: row.word for row in CHOICES}
"""What there is to choose of an order, in words."""


def choices() -> dict[type[Order], str]:
    """Return what people have to choose of each order that they give."""
    rows = (row for row in ACTIONS if row.group not in (LUCK, CLOCK))
    return {ORDERS[row.kind]: WORDS.get(row.about or 0, NOTHING_TO_CHOOSE) for row in rows}


def answers_to(question: type[Prompt]) -> tuple[type[Order], ...]:
    """Return the orders that answer a question, in the order of the rules; luck answers its own."""
    frames = {frame for frame, asked in QUESTION_OF.items() if asked is question}
    of_luck = question is AwaitLuck
    kinds = [
        row.kind
        for row in ACTIONS
        if frames.intersection(row.to) and (of_luck or row.group != LUCK)
    ]
    if question in BESIDE_A_CLOCK:
        kinds += [row.kind for row in ACTIONS if row.group == BANKERS]
    return tuple(ORDERS[kind] for kind in dict.fromkeys(kinds))
