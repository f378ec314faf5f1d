"""Actions: what people and nature do, as one record of integers.

The kinds are numbered by ``python -m passgo.compiling.numbering`` from the contents of the rules.
"""

from typing import Final

from passgo.rules.integer_record import Record
from passgo.rules.limits import KEPT, NOBODY, NONE, PLACES

# Free acts: open while something else is on the agenda, as the windows say.
CLAIM: Final = 1
BUILD: Final = 2
SELL: Final = 3
SELL_GROUP: Final = 4
MORTGAGE: Final = 5
LIFT: Final = 6
OFFER: Final = 7
CONCEDE: Final = 8
LAST_FREE: Final = 8

# Answers: to what is on top of the agenda.
ROLL: Final = 20
END_TURN: Final = 21
PAY_FINE: Final = 22
USE_CARD: Final = 23
BUY: Final = 24
DECLINE: Final = 25
BID: Final = 26
LEAVE: Final = 27
ACCEPT: Final = 28
REFUSE: Final = 29
COUNTER: Final = 30
WITHDRAW: Final = 31
PAY_IN_KIND: Final = 32
GIVE_UP: Final = 33
PAY_OFF: Final = 34
KEEP: Final = 35
WISH: Final = 36
PLACE: Final = 37
PAY_CARD: Final = 38
DRAW_CARD: Final = 39
STAY: Final = 40
CHOOSE_ZONE: Final = 41
GO_ON: Final = 42
FORCE_DEAL: Final = 43
STOP_TIMER: Final = 44
READ_TEXT: Final = 45
CHOOSE_TOKEN: Final = 46
USE_POWER: Final = 47
SKIP_POWER: Final = 48
TAKE_DEEDS: Final = 49
TAKE_CASH: Final = 50
JUMP: Final = 51
SHIFT: Final = 52
STEAL: Final = 53
WIPE_OUT: Final = 54
LAST_ANSWER: Final = 54

# Nature: how luck fell.
DICE_FALL: Final = 60
CARD_COMES: Final = 61
DEED_COMES: Final = 62
RANDOM_FALLS: Final = 63
DIE_FALLS: Final = 64
PACK_SHUFFLED: Final = 65

# Outside: the clock and the agreement of the table.
TIME_UP: Final = 70
STOP: Final = 71
AUCTION_CLOCK: Final = 72
TEXT_FADES: Final = 73

GIVEN: Final = 1
ASKED: Final = 2

FREE: Final = 1  # groups of actions
ANSWER: Final = 2
BANKERS: Final = 3
LUCK: Final = 4
CLOCK: Final = 5

THE_ASKED: Final = 0  # who may give an answer
ANYBODY: Final = 1

NOTHING: Final = 0  # what there is to choose of an action
OWN_PLACE: Final = 1
A_CLAIM: Final = 2
KEPT_CARD: Final = 3
A_DEAL: Final = 4
A_BID: Final = 5
A_NUMBER: Final = 6
A_SETTLEMENT: Final = 7
A_ZONE: Final = 8
A_SWAP: Final = 9
A_TOKEN: Final = 10
FREE_DEEDS: Final = 11
A_SPACE: Final = 12
A_SPACE_FOR_ANOTHER: Final = 13
DEEDS_OF_OTHERS: Final = 14
ANOTHER_PLAYER: Final = 15


class Action(Record):
    """One action. ``needed`` and ``held`` are the facts that ``why_not`` leaves behind."""

    def __init__(self) -> None:
        self.kind = 0
        self.seat = NOBODY
        self.other = NOBODY
        self.place = NONE
        self.amount = 0
        self.second = 0
        self.deeds = [0] * PLACES
        self.cards = [0] * KEPT
        self.needed = 0
        self.held = 0


def short_of(a: Action, needed: int, held: int, code: int) -> int:
    """Leave the two facts of a refusal and return its *code*."""
    a.needed = needed
    a.held = held
    return code
