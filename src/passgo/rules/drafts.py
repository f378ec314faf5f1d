"""Drafts: some answer to what is asked, at random, whether or not the rules will allow it.

Everything comes from a number of *luck*, a word of 32 bits that whoever plays at random draws; what
an action leaves to choose is drafted as the row of its choice in the contents says. The action is
blank but for its kind and seat.
"""

from passgo.rules.actions import (
    ANSWER,
    ASKED,
    BUILD,
    CLAIM,
    COUNTER,
    FREE,
    GIVEN,
    LAST_FREE,
    Action,
)
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.lookup import look_up, nth
from passgo.rules.machine import group_of
from passgo.rules.money import free_cash
from passgo.rules.powers import deeds_due, most_to_steal
from passgo.rules.shortage import most_to_wish
from passgo.rules.slots import debt_amount
from passgo.rules.state import State


@nth("ACTIONS")
def answer_at(frame: int, at: int) -> int:
    """Return the kinds of actions that a kind of frame is answered by, one by one, then 0."""
    return 0


@look_up("CHOICES", "drafts")
def draft_choice(choice: int, s: State, b: Board, a: Action, luck: int) -> None:
    """Choose of what there is to choose, at random."""


def some_answer_to(frame: int, luck: int) -> int:
    """Return a kind of answer to a kind of frame, the usual one twice as often as any other."""
    count = 0
    while answer_at(frame, count) != 0:
        count += 1
    kind = answer_at(frame, max(0, share(luck, count + 1) - 1))
    if group_of(kind) != ANSWER:
        return answer_at(frame, 0)  # luck is not for people
    return kind


def some_free_act(luck: int) -> int:
    """Return a kind of free act."""
    kind = CLAIM + share(luck, LAST_FREE - CLAIM + 1)
    assert group_of(kind) == FREE
    return kind


def share(luck: int, bound: int) -> int:
    """Return a number below *bound* from a number of luck."""
    return (luck * bound) >> 32


def falls_heads(luck: int) -> bool:
    """Toss a coin."""
    return share(luck, 2) == 0


def more(luck: int) -> int:
    """Return the number of luck that follows one; apart from the generators it is drawn from."""
    return (luck * 1664525 + 1013904223) & 0xFFFFFFFF


def deed_from(s: State, b: Board, start: int, seat: int) -> int:
    """Return the first deed of *seat* from a space on, or that space itself."""
    for step in range(b.places):
        place = (start + step) % b.places
        if b.group[place] != NONE and s.owner[place] == seat:
            return place
    return start


def some_deed_of(s: State, b: Board, seat: int, luck: int) -> int:
    """Return a deed of *seat*, found from a random place on, or that place itself."""
    return deed_from(s, b, share(luck, b.places), seat)


def some_sum(luck: int, most: int) -> int:
    """Return a sum, now and then none or the whole of what is there."""
    way = share(luck, 4)
    if way == 0 or most <= 0:
        return 0
    if way == 1:
        return most
    return share(more(luck), most + 1)


def draft_place(s: State, b: Board, a: Action, luck: int) -> None:
    """Name a deed of one's own, and the building that is meant."""
    a.place = some_deed_of(s, b, a.seat, luck)
    if a.kind == BUILD:
        a.amount = share(more(luck), 3)


def draft_claim(s: State, a: Action, luck: int) -> None:
    """Claim some rent, one's own if any is there."""
    if s.claims == 0:
        return
    start = share(luck, s.claims)
    a.amount = s.claim_id[start]
    for step in range(s.claims):
        at = (start + step) % s.claims
        if s.claim_owner[at] == a.seat:
            a.amount = s.claim_id[at]
            return


def draft_card(b: Board, a: Action, luck: int) -> None:
    """Name a card that can be kept."""
    a.place = share(luck, b.kept_cards)


def draft_settlement(s: State, b: Board, a: Action, luck: int) -> None:
    """Offer deeds for a debt, half the time with all the cash that fits."""
    owed = debt_amount(s)
    a.amount = 1 + share(luck, owed)
    luck = more(luck)
    if falls_heads(luck):
        a.second = max(0, min(owed - a.amount, free_cash(s, a.seat)))
    luck = more(luck)
    a.deeds[some_deed_of(s, b, a.seat, luck)] = GIVEN
    luck = more(luck)
    if share(luck, 3) == 0:
        a.deeds[some_deed_of(s, b, a.seat, more(luck))] = GIVEN


def draft_terms(s: State, b: Board, a: Action, luck: int) -> None:
    """Propose a deed or two each way, some cash, perhaps a card."""
    a.other = s.offer_from if a.kind == COUNTER else share(luck, s.seats)
    luck = more(luck)
    draft_side(s, b, a, a.seat, GIVEN, luck)
    luck = more(luck)
    draft_side(s, b, a, a.other, ASKED, more(luck))
    luck = more(more(luck))
    if falls_heads(luck):
        a.amount = some_sum(more(luck), free_cash(s, a.seat))
    else:
        a.second = some_sum(more(luck), free_cash(s, a.other))


def draft_side(s: State, b: Board, a: Action, seat: int, side: int, luck: int) -> None:
    """Name what one side of a deal gives: no deed, one or two, and perhaps what cards it keeps."""
    count = share(luck, 3)
    for _ in range(count):
        luck = more(luck)
        a.deeds[some_deed_of(s, b, seat, luck)] = side
    for kept in range(b.kept_cards):
        luck = more(luck)
        if s.kept_by[kept] == seat and falls_heads(luck):
            a.cards[kept] = side


def draft_swap(s: State, b: Board, a: Action, luck: int) -> None:
    """Name a deed of one's own for one of somebody."""
    a.deeds[some_deed_of(s, b, a.seat, luck)] = GIVEN
    luck = more(luck)
    a.other = share(luck, s.seats)
    a.deeds[some_deed_of(s, b, a.other, more(luck))] = ASKED


def draft_bid(s: State, b: Board, a: Action, luck: int) -> None:
    """Raise the bid by some part of what is held, now and then up to all of it."""
    lowest = lowest_bid(s, b)
    most = free_cash(s, a.seat)
    way = share(luck, 8)
    room = max(0, min(most - lowest, most // 8 + 1))
    a.amount = lowest + share(more(luck), room + 1)
    if way == 0:
        a.amount = max(lowest, most)


def draft_wish(s: State, b: Board, a: Action, luck: int) -> None:
    """Wish for some buildings."""
    a.amount = share(luck, most_to_wish(s, b, a.seat) + 1)


def draft_zone(b: Board, a: Action, luck: int) -> None:
    """Name a zone."""
    a.amount = share(luck, b.zones)


def draft_token(b: Board, a: Action, luck: int) -> None:
    """Name a token."""
    a.amount = share(luck, b.tokens)


def draft_space(b: Board, a: Action, luck: int) -> None:
    """Name a space."""
    a.place = share(luck, b.places)


def draft_space_for_another(s: State, b: Board, a: Action, luck: int) -> None:
    """Name somebody, and a space."""
    a.other = share(luck, s.seats)
    a.place = share(more(luck), b.places)


def draft_free_deeds(s: State, b: Board, a: Action, luck: int) -> None:
    """Name as many free deeds as there are to take."""
    due = deeds_due(s, b)
    for _ in range(due):
        a.deeds[some_deed_of(s, b, NOBODY, luck)] = GIVEN
        luck = more(luck)


def draft_deeds_of_others(s: State, b: Board, a: Action, luck: int) -> None:
    """Name deeds of somebody."""
    a.other = share(luck, s.seats)
    count = 1 + share(more(luck), most_to_steal(s, b))
    luck = more(more(luck))
    for _ in range(count):
        a.deeds[some_deed_of(s, b, a.other, luck)] = ASKED
        luck = more(luck)


def draft_another(s: State, a: Action, luck: int) -> None:
    """Name somebody."""
    a.other = share(luck, s.seats)
