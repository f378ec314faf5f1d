"""Judgement: what a deal does to everybody's chances, by the value of the position after it.

Prices and what groups earn say which deal to look for; whether it is made is decided here. So a
deal that looks well by prices and loses the game is neither offered nor accepted.
"""

from typing import Final

from passgo.bots.memory import Memory, draw_thought
from passgo.bots.value.holdings import stock_deeds
from passgo.bots.value.network import foresee, foresee_purses
from passgo.bots.value.scratch import CERTAIN, Outlook
from passgo.rules.actions import ASKED, GIVEN, Action
from passgo.rules.board import Board
from passgo.rules.limits import NONE
from passgo.rules.mortgage import interest
from passgo.rules.state import State, players_left

POINT: Final = CERTAIN // 100
TENTH: Final = CERTAIN // 1000
LEAST: Final = CERTAIN // 500  # that the other side must gain
HALVINGS: Final = 7
DUEL: Final = 105  # with two left, of the other's gain that one's own must reach, in percent


def note_before(s: State, b: Board, o: Outlook) -> None:
    """Note everybody's chances as things stand, once for all that a seat thinks of now."""
    if o.noted == 0:
        foresee(s, b, o)
        o.noted = 1
        for seat in range(s.seats):
            o.before[seat] = o.chance[seat]


def weigh_chances(s: State, b: Board, m: Memory, o: Outlook, a: Action, settled: int) -> None:
    """Note what the deal in *a* brings each seat, in parts of a certain win.

    *settled* is the debt that the deeds of a settlement stand for, NONE for a deal.
    """
    note_before(s, b, o)
    foresee_after(s, b, a, settled, o)
    for seat in range(s.seats):
        m.gain[seat] = o.chance[seat] - o.before[seat]


def foresee_after(s: State, b: Board, a: Action, settled: int, o: Outlook) -> None:
    """Fill *o* with the chances of everybody after the deal in *a*; nothing has changed then."""
    hand_over(s, b, a, settled)
    foresee(s, b, o)
    hand_back(s, b, a, settled)


def cash_paid(a: Action, settled: int) -> int:
    """Return what the maker of the deal in *a* pays the other, less than 0 if it is paid."""
    return a.amount - a.second if settled == NONE else 0 - settled


def hand_over(s: State, b: Board, a: Action, settled: int) -> None:
    """Let goods and cash of the deal in *a* change hands, with the interest that is due."""
    s.cash[a.seat] -= cash_paid(a, settled)
    s.cash[a.other] += cash_paid(a, settled)
    for place in range(b.places):
        if a.deeds[place] == GIVEN:
            s.owner[place] = a.other
        elif a.deeds[place] == ASKED:
            s.owner[place] = a.seat
        else:
            continue
        if s.mortgaged[place]:
            s.cash[s.owner[place]] -= interest(b, place)
    for kept in range(b.kept_cards):
        if a.cards[kept] == GIVEN:
            s.kept_by[kept] = a.other
        elif a.cards[kept] == ASKED:
            s.kept_by[kept] = a.seat


def hand_back(s: State, b: Board, a: Action, settled: int) -> None:
    """Undo what `hand_over` did: the deeds and cards of a deal are its parties' own before it."""
    for place in range(b.places):
        if a.deeds[place] != 0:
            if s.mortgaged[place]:
                s.cash[s.owner[place]] += interest(b, place)
            s.owner[place] = a.seat if a.deeds[place] == GIVEN else a.other
    for kept in range(b.kept_cards):
        if a.cards[kept] != 0:
            s.kept_by[kept] = a.seat if a.cards[kept] == GIVEN else a.other
    s.cash[a.seat] += cash_paid(a, settled)
    s.cash[a.other] -= cash_paid(a, settled)


def pay_instead(s: State, a: Action, paid: int) -> None:
    """Let the maker of the deal in *a*, which is handed over, have paid another sum for it."""
    more = paid - cash_paid(a, NONE)
    s.cash[a.seat] -= more
    s.cash[a.other] += more
    a.amount = max(0, paid)
    a.second = max(0, 0 - paid)


def is_worth_it(
    s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int, settled: int
) -> bool:
    """Tell whether the deal in *a* helps *seat* enough, and enough beside the other side of it."""
    weigh_chances(s, b, m, o, a, settled)
    other = a.other if seat == a.seat else a.seat
    mine = m.gain[seat]
    if m.blurs[seat] > 0:
        mine += POINT * draw_thought(m, 2 * m.blurs[seat] + 1) - POINT * m.blurs[seat]
    return is_enough(s, m, seat, mine, m.gain[other], m.shares[seat])


def is_enough(s: State, m: Memory, seat: int, mine: int, theirs: int, share: int) -> bool:
    """Tell whether *seat* makes a deal that raises its chances, and the other's, by so much.

    *share* is the part of the other's rise that its own must reach, in percent.
    """
    least = max(share, DUEL) if players_left(s) == 2 else share
    return mine > 0 and mine >= m.margin[seat] * TENTH and mine * 100 >= theirs * least


def price_by_chances(
    s: State, b: Board, m: Memory, o: Outlook, a: Action, least: int, most: int
) -> bool:
    """Let the maker of *a* pay as little, or get as much, as leaves the other its share.

    False: the deal does not bring both enough for that, or the purses do not allow it.
    """
    note_before(s, b, o)
    low = least
    high = most
    paid = a.amount - a.second
    mine = 0
    theirs = 0
    hand_over(s, b, a, NONE)
    stock_deeds(s, b, o)
    for _ in range(HALVINGS):
        pay_instead(s, a, paid)
        foresee_purses(s, b, o)
        gain = o.chance[a.seat] - o.before[a.seat]
        others = o.chance[a.other] - o.before[a.other]
        if gain + others < 2 * LEAST:
            break
        if others >= LEAST and others * 100 >= (gain + others) * m.leaves[a.seat]:
            high = paid
            mine = gain
            theirs = others
        else:
            low = paid + 1
        paid = (low + high) >> 1
    hand_back(s, b, a, NONE)
    a.amount = max(0, high)
    a.second = max(0, 0 - high)
    return is_enough(s, m, a.seat, mine, theirs, m.shares[a.seat])
