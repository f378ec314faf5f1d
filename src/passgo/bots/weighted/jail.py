"""Jail: whether to leave jail, early to buy and late to be safe from rents."""

from passgo.bots.blank_actions import act
from passgo.bots.memory import Memory
from passgo.bots.weighted.cash import largest_rent, largest_threat
from passgo.rules.actions import PAY_FINE, ROLL, STAY, USE_CARD, Action
from passgo.rules.board import RENT_IN_JAIL_NONE, Board
from passgo.rules.limits import NONE
from passgo.rules.money import free_cash
from passgo.rules.state import State


def kept_card_of(s: State, b: Board, seat: int) -> int:
    """Return a kept card of *seat*, or NONE."""
    for kept in range(b.kept_cards):
        if s.kept_by[kept] == seat:
            return kept
    return NONE


def wants_out(s: State, b: Board, m: Memory, seat: int) -> bool:
    """Tell whether *seat* has more to buy or to earn outside than to fear."""
    if m.free_deeds > m.roams[seat]:
        return True
    threat = largest_threat(s, b, m, seat)
    if b.rent_in_jail == RENT_IN_JAIL_NONE:
        threat -= largest_rent(s, b, m, seat)
    return threat < b.salary


def decide_before_throw(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Throw; in jail, first leave by a card or the fine if that is better."""
    act(a, ROLL, seat)
    if not s.jailed[seat] or not wants_out(s, b, m, seat):
        return
    kept = kept_card_of(s, b, seat)
    if kept != NONE:
        a.kind = USE_CARD
        a.place = kept
    elif free_cash(s, seat) >= 4 * b.fine:
        a.kind = PAY_FINE


def decide_after_failing(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Pay after a failed throw where the book allows it, or stay."""
    act(a, STAY, seat)
    if wants_out(s, b, m, seat) and free_cash(s, seat) >= 4 * b.fine:
        a.kind = PAY_FINE
