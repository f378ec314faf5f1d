"""Answers: which orders answer each question, as the table of the rules has it."""

from passgo.game.actions import ORDERS, Order
from passgo.game.prompts import AwaitClock, BidOrLeave, Prompt, asked_by_frames
from passgo.rules.contents import ACTIONS, ANSWER, BANKERS

ANSWERS = tuple(dict.fromkeys(ORDERS[row.kind] for row in ACTIONS if row.group == ANSWER))
"""Every order that answers a question."""
BESIDE_A_CLOCK = (BidOrLeave, AwaitClock)
"""Questions while a clock may run, which the Banker may stop."""


def answers_to(question: type[Prompt]) -> tuple[type[Order], ...]:
    """Return the orders that answer a question, in the order of the rules."""
    frames = {frame for frame, asked in asked_by_frames().items() if asked is question}
    kinds = [row.kind for row in ACTIONS if frames.intersection(row.to)]
    if question in BESIDE_A_CLOCK:
        kinds += [row.kind for row in ACTIONS if row.group == BANKERS]
    return tuple(ORDERS[kind] for kind in dict.fromkeys(kinds))
