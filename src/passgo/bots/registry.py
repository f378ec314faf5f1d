"""The registry of bots: who there is, how each answers, ends a turn and acts unasked.

Everything asks here: simulations, the server's levels, the client's and the texts. A new bot is a
module of its own and a row. How `champion` acts at a look stands here; what it thinks stands above.
"""

from typing import Final

from passgo.bots.bot_kind import BotKind
from passgo.bots.fixed.policies import FIXED_A, FIXED_B, FIXED_C, decide_fixed, poll_fixed
from passgo.bots.memory import Memory
from passgo.bots.random.random_bot import RANDOM_BOT, decide_haphazardly, poll_haphazardly
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.answers import decide_weighted, finish_weighted, poll_weighted
from passgo.bots.weighted.weights import (
    CHAMPION,
    NOVICE,
    SHARK,
    STEADY,
    weigh_champion,
    weigh_novice,
    weigh_shark,
    weigh_steady,
)
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.limits import SEATS
from passgo.rules.lookup import look_up
from passgo.rules.state import State

# fmt: off
BOTS: Final = (
    BotKind(RANDOM_BOT, "random", answers=decide_haphazardly, polls=poll_haphazardly),
    BotKind(FIXED_A, "fp-a", answers=decide_fixed, polls=poll_fixed),
    BotKind(FIXED_B, "fp-b", answers=decide_fixed, polls=poll_fixed),
    BotKind(FIXED_C, "fp-c", answers=decide_fixed, polls=poll_fixed),
    BotKind(NOVICE, "novice", is_level=True, weighs=weigh_novice, answers=decide_weighted,
        finishes=finish_weighted, polls=poll_weighted),
    BotKind(STEADY, "steady", is_level=True, weighs=weigh_steady, answers=decide_weighted,
        finishes=finish_weighted, polls=poll_weighted),
    BotKind(SHARK, "shark", is_level=True, weighs=weigh_shark, answers=decide_weighted,
        finishes=finish_weighted, polls=poll_weighted),
    BotKind(CHAMPION, "champion", is_level=True, thinks=True, weighs=weigh_champion,
        answers=decide_weighted, finishes=finish_weighted, polls=poll_weighted),
)
# fmt: on


def seat_bot(m: Memory, seat: int, kind: int) -> None:
    """Let a kind of bot play *seat*, with the weights of its level."""
    m.kind[seat] = kind
    m.thinks[seat] = 0
    m.pays[seat] = 0
    weigh(kind, m, seat)
    m.thinkers = 0
    for each in range(SEATS):
        if m.thinks[each] > 0:
            m.thinkers += 1


@look_up(BOTS, "weighs")
def weigh(kind: int, m: Memory, seat: int) -> None:
    """Give *seat* the weights of a kind of bot, if it has any."""


@look_up(BOTS, "answers")
def answer_by(
    kind: int, s: State, b: Board, m: Memory, o: Outlook, a: Action, frame: int, seat: int
) -> None:
    """Fill *a* with the answer of a kind of bot to the frame on top."""


@look_up(BOTS, "finishes")
def finish_by(kind: int, s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Fill *a* with what a kind of bot does before it ends its turn; False: nothing."""
    return False


@look_up(BOTS, "polls")
def poll_by(kind: int, s: State, b: Board, m: Memory, o: Outlook, seat: int, a: Action) -> bool:
    """Fill *a* with what a kind of bot does unasked in a break; False: nothing."""
    return False
