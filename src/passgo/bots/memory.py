"""Memory: who plays each seat, by which weights, and what the bots of one table remember.

Nothing of the state's own generator is in it: bots draw from a generator of their own.
"""

from typing import Final

from passgo.rules.integer_record import Record
from passgo.rules.limits import GROUPS, MEMBERS, NOBODY, NONE, PLACES, RENTS, SEATS
from passgo.rules.luck import scrambled

NEVER: Final = 1000000000
TOLD: Final = 96  # deals that are remembered at a table
SPARED: Final = 1  # a seat that hears no deal twice, and one offer of each bot in a break: a person
WATCHED: Final = 2  # one that hears one offer of each bot in a break: a bot where people look on
GUESSES: Final = 7  # ways to decide that a seat may be taken for


class Memory(Record):
    """Kinds and weights by seat, tables of the board, and what was seen and tried.

    Weights are percentages unless their line says otherwise.
    """

    def __init__(self) -> None:  # noqa: PLR0915 - a record names all its fields in one place
        self.guarded = 1  # 1: the rules are asked about every act before it is done
        self.kind = [0] * SEATS  # as the registry numbers them
        self.generator = 1
        # Weights of each seat.
        self.pays = [0] * SEATS  # of a plain deed's price, bought or bid
        self.blocks = [0] * SEATS  # of the price more for the last deed of another's group
        self.fears = [0] * SEATS  # of the largest rent threatening, kept in cash
        self.floor = [0] * SEATS  # of the salary, kept in cash besides
        self.sight = [0] * SEATS  # of a group's worth that the bot sees
        self.errs = [0] * SEATS  # of a deal's worth that its judgement may be off
        self.fair = [0] * SEATS  # of the other's gain that its own must reach
        self.opens = [0] * SEATS  # of the gain of both that its first offer leaves the other
        self.yields = [0] * SEATS  # more of it after each refusal
        self.tries = [0] * SEATS  # offers to one player before ownership changes
        self.haggles = [0] * SEATS  # 1: asks too much for a lone deed before it asks the price
        self.envies = [0] * SEATS  # of what a group brings the other, held against giving it
        self.gathers = [0] * SEATS  # 1: deals also for parts of groups
        self.presses = [0] * SEATS  # houses on a street for which it mortgages lone deeds
        self.waits = [0] * SEATS  # turns after which it offers again though no deed has moved
        self.roams = [0] * SEATS  # free deeds above which it leaves jail at once
        self.foresees = [0] * SEATS  # how it judges a deal, see the weights
        self.margin = [0] * SEATS  # tenths of a point by which they must rise
        self.shares = [0] * SEATS  # of the rise of the other's chances that its own must reach
        self.blurs = [0] * SEATS  # points by which it may see that wrong
        self.adapts = [0] * SEATS  # refusals after which it shares a gain in chances; 0: never
        self.leaves = [0] * SEATS  # of that gain, left to the other
        self.hurries = [0] * SEATS  # 1: deals in every break, not only in that of its own turn
        self.seeks = [0] * SEATS  # turns between two searches for bundles of deeds; 0: none
        self.compares = [0] * SEATS  # 1: bids by what it loses if who leads gets the deed
        self.thinks = [0] * SEATS  # rollouts by which it weighs an alternative; 0: acts at a look
        self.ponders = [0] * SEATS  # times as many, by which it weighs what is offered to it
        self.surety = [0] * SEATS  # standard errors, squared, by which that must beat refusing
        self.grants = [0] * SEATS  # of the other's rise that its own must reach then
        self.ahead = [0] * SEATS  # turns after which those are left to the value of the position
        self.thinkers = 0  # seats that think
        # Tables of the board.
        self.surveyed = 0
        self.deeds = 0
        self.deed = [NONE] * PLACES
        self.level_worth = [0] * (GROUPS * RENTS)
        self.level_cost = [0] * (GROUPS * RENTS)
        self.held_worth = [0] * (GROUPS * MEMBERS)
        self.third = [0] * PLACES  # rent with three houses, in thousandths of their price
        self.text_mean = 0
        # What was seen last.
        self.stale = 1
        self.owner = [NOBODY] * PLACES
        self.changes = 0
        self.free_deeds = 0
        self.held = [0] * (SEATS * GROUPS)
        self.owns = [0] * SEATS
        self.own = [0] * (SEATS * PLACES)  # the deeds of each seat
        self.complete = [NOBODY] * GROUPS
        self.estates = [0] * SEATS
        self.estates_held = 0
        self.estate = [NONE] * GROUPS
        self.partners = [0] * SEATS
        self.shared = [0] * (SEATS * SEATS)
        self.seen_turn = 0
        self.next_polled = 0
        self.acts = 0
        self.ready = [0] * SEATS
        self.pawned = [1] * SEATS
        # What was tried.
        self.searched = [0] * SEATS
        self.searched_at = [0] * SEATS
        self.bundled = [0] * SEATS  # as `searched`, of bundles
        self.bundled_at = [0] * SEATS
        self.offered = [0] * (SEATS * SEATS)
        self.asked = [NONE] * (SEATS * SEATS)  # a deed of the last offer
        self.refused = [0] * (SEATS * SEATS)  # offers, in the whole game
        self.hawked = [0] * (SEATS * SEATS)
        self.dear = [NONE] * (SEATS * SEATS)  # the deed last asked too much for
        self.wary = [0] * (SEATS * SEATS)
        self.spared = [0] * SEATS  # 0: hears every offer, else WATCHED or SPARED
        self.told = [0] * TOLD  # the deals that were offered last, and the cash that went with them
        self.told_cash = [0] * TOLD
        self.next_told = 0
        # What a seat that thinks has seen and tried.
        self.doubts = [0] * (SEATS * GUESSES)  # what speaks against each guess about a seat
        self.sought_at = [NONE] * SEATS  # the turn in which it found no offer to make any more
        self.called_at = [NONE] * SEATS  # the turn of its last offer
        self.calls = [0] * SEATS  # offers in that turn
        self.hoped = [NONE] * (SEATS * SEATS)  # a deed of the last offer, and whose it would be
        self.hoped_owner = [NOBODY] * (SEATS * SEATS)
        self.balked = [0] * (SEATS * SEATS)  # offers refused since one was accepted
        self.balked_at = [0] * (SEATS * SEATS)  # the turn of the last offer
        self.floored = [NONE] * SEATS  # when it last weighed how much cash to keep
        self.holds = [0] * SEATS  # how much that is, as its floor
        # Scratch for one deal.
        self.gain = [0] * SEATS
        self.change = [0] * GROUPS
        self.balance = 0
        self.candidates = 0
        self.candidate = [0] * GROUPS
        self.whole = [0] * GROUPS
        self.mine_to_me = [0] * GROUPS
        self.theirs_to_me = [0] * GROUPS
        self.mine_to_them = [0] * GROUPS
        self.theirs_to_them = [0] * GROUPS
        # Scratch for the best of some bundles.
        self.best_both = 0
        self.best_other = NONE
        self.best_asked = NONE
        self.best_given = NONE
        # Counts of one game.
        self.decisions = 0
        self.slips = 0  # acts that the rules refused, see `guarded`
        self.offers = 0
        self.refusals = 0
        self.trades = 0
        self.thoughts = 0  # decisions that were played on


def seed_memory(m: Memory, seed: int) -> None:
    """Set the bots' own generator from any seed."""
    m.generator = ((seed * 2654435761) & 0xFFFFFFFF) ^ 0x5BD1E995
    if m.generator == 0:
        m.generator = 0x5BD1E995
    for _ in range(8):
        draw_thought(m, 2)


def draw_thought(m: Memory, bound: int) -> int:
    """Return a number below *bound* from the bots' own generator."""
    m.generator = scrambled(m.generator)
    return (m.generator * bound) >> 32
