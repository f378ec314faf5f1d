"""Property: buying at the printed price, and handing deeds over.

Clauses: CL-044 to CL-047, CL-066, CL-071 and their counterparts.
"""

from passgo.rules.actions import Action
from passgo.rules.agenda import HANDOVER, has_frame, pop, remove_frame, top_seat
from passgo.rules.auction import open_auction
from passgo.rules.board import UNSOLD_AUCTION, Board
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.log import BOUGHT, DECLINED, KEPT_CARD_MOVED
from passgo.rules.money import FOR_PRICE, transfer, why_not_spend
from passgo.rules.mortgage import AS_BUYER, pass_on
from passgo.rules.ownership import hand_over_after_paying
from passgo.rules.slots import (
    handover_place,
    handover_place_at,
    handover_price,
    handover_price_at,
    purchase_place,
)
from passgo.rules.state import State, note


def why_not_buy(s: State, b: Board, a: Action) -> int:
    """Return why the player asked may not buy at the printed price."""
    return why_not_spend(s, a, b.price[purchase_place(s)])


def buy(s: State, b: Board) -> None:
    """Pay the bank the printed price and take the deed (CL-045)."""
    seat = top_seat(s)
    place = purchase_place(s)
    pop(s)
    hand_over_after_paying(s, seat, place, b.price[place])
    transfer(s, b, seat, BANK, b.price[place], FOR_PRICE)


def decline(s: State, b: Board) -> None:
    """Leave the property to an auction at once (CL-046)."""
    seat = top_seat(s)
    place = purchase_place(s)
    pop(s)
    note(s, DECLINED, seat, NOBODY, place, b.price[place], 0)
    if b.unsold == UNSOLD_AUCTION:
        open_auction(s, b, place)


def work_handover(s: State, b: Board) -> None:
    """Hand over what has been paid for."""
    place = handover_place(s)
    price = handover_price(s)
    pop(s)
    if place == NONE:
        keep_promises(s, b)
    elif s.promised[place] != NOBODY:
        take_from_bank(s, place, price)


def work_purchase(s: State) -> bool:
    """Drop an offer of a property that somebody has bought meanwhile; False: it stands."""
    if s.owner[purchase_place(s)] == NOBODY:
        return False
    pop(s)
    return True


def take_from_bank(s: State, place: int, price: int) -> None:
    """Give a deed of the bank to the player who has paid for it."""
    s.owner[place] = s.promised[place]
    s.promised[place] = NOBODY
    note(s, BOUGHT, s.owner[place], BANK, place, price, 0)


def keep_bank_promises(s: State) -> None:
    """Hand over every deed that the bank has been paid for (RE-264)."""
    at = 0
    while at < s.depth:
        place = handover_place_at(s, at)
        if s.agenda_kind[at] == HANDOVER and place != NONE and s.promised[place] != NOBODY:
            take_from_bank(s, place, handover_price_at(s, at))
            remove_frame(s, at)
        else:
            at += 1


def has_promises(s: State, b: Board) -> bool:
    """Tell whether a deed or a card that was paid for has still to be handed over."""
    if not has_frame(s, HANDOVER):
        return False
    for kept in range(b.kept_cards):
        if s.promised_card[kept] != NOBODY:
            return True
    for place in range(b.places):
        if s.promised[place] != NOBODY:
            return True
    return False


def keep_promises_before_asking(s: State, b: Board) -> bool:
    """Hand over what a random text has held up before anybody must decide (RE-264)."""
    if b.random_texts == 0 or not has_promises(s, b):
        return False
    keep_promises(s, b)
    return True


def keep_promises(s: State, b: Board) -> None:
    """Hand over every deed and card that was paid or agreed; mortgaged ones ask their receiver."""
    keep_bank_promises(s)
    for kept in range(b.kept_cards):
        taker = s.promised_card[kept]
        if taker != NOBODY:
            note(s, KEPT_CARD_MOVED, s.kept_by[kept], taker, NONE, kept, 0)
            s.kept_by[kept] = taker
            s.promised_card[kept] = NOBODY
    for back in range(b.places):
        place = b.places - 1 - back
        taker = s.promised[place]
        if taker != NOBODY:
            s.promised[place] = NOBODY
            pass_on(s, b, place, taker, AS_BUYER)
