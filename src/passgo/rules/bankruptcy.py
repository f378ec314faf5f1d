"""Bankruptcy: who leaves the game, and where everything that player held goes.

Clauses: CL-156 to CL-169, CL-186 to CL-189, CL-209 and their counterparts.
"""

from passgo.rules.agenda import (
    DEBT,
    copy_frame,
    cut_to,
    drop_frames_of,
    pop,
)
from passgo.rules.auction import open_auction, void_bids_of
from passgo.rules.board import Board
from passgo.rules.building import refund_of_street, return_buildings
from passgo.rules.cards import give_back_kept_card
from passgo.rules.ending import bring_to_an_end
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.log import ESTATE_OPENED, KEPT_CARD_MOVED, WENT_BANKRUPT
from passgo.rules.money import FOR_ESTATE, FOR_SALE_OF_BUILDING, transfer
from passgo.rules.mortgage import AS_HEIR, pass_on
from passgo.rules.ownership import move_deed
from passgo.rules.property import keep_promises
from passgo.rules.rent import void_claims_of
from passgo.rules.shortage import return_bids_of
from passgo.rules.slots import debt_to_at, push_estate, strike_from_lists
from passgo.rules.state import BANKRUPT, State, is_decided, note
from passgo.rules.trade import drop_offer


def go_bankrupt(s: State, b: Board, seat: int, creditor: int) -> None:
    """Take *seat* out of the game and give all it holds to the creditor or the bank."""
    keep_promises(s, b)
    return_bids_of(s, b, seat)
    note(s, WENT_BANKRUPT, seat, creditor, NONE, s.cash[seat], 0)
    s.status[seat] = BANKRUPT
    s.bankruptcies += 1
    s.bankrupt_as[seat] = s.bankruptcies
    s.jailed[seat] = 0
    s.jail_throws[seat] = 0
    withdraw_from_agenda(s, b, seat)
    void_claims_of(s, seat)
    if creditor == BANK:
        fall_to_bank(s, b, seat)
    else:
        fall_to_player(s, b, seat, creditor)
    if is_decided(s, b):
        bring_to_an_end(s, b)


def withdraw_from_agenda(s: State, b: Board, seat: int) -> None:
    """Drop the business of a player who is gone; a turn of that player is over."""
    if seat == s.turn:
        s.again = 0
        s.power = 0
        s.extra_turn = 0
        s.turn_over = 1
    void_bids_of(s, seat)
    strike_from_lists(s, seat)
    s.wish[seat] = 0
    if s.offer_from == seat or s.offer_to == seat:
        drop_offer(s, b)
    drop_debts_to(s, seat)
    drop_frames_of(s, seat)


def drop_debts_to(s: State, seat: int) -> None:
    """Drop what others owe to a player who is gone (CL-209)."""
    kept = 0
    for at in range(s.depth):
        if s.agenda_kind[at] != DEBT or debt_to_at(s, at) != seat:
            copy_frame(s, at, kept)
            kept += 1
    cut_to(s, kept)


def fall_to_player(s: State, b: Board, seat: int, creditor: int) -> None:
    """Sell the buildings at half price and give everything to the creditor (CL-164, CL-165)."""
    raised = 0
    for place in range(b.places):
        if s.owner[place] == seat:
            raised += refund_of_street(s, b, place)
            return_buildings(s, place)
    transfer(s, b, BANK, seat, raised, FOR_SALE_OF_BUILDING)
    for kept in range(b.kept_cards):
        if s.kept_by[kept] == seat:
            s.kept_by[kept] = creditor
            note(s, KEPT_CARD_MOVED, seat, creditor, NONE, kept, 0)
    for back in range(b.places):
        place = b.places - 1 - back
        if s.owner[place] == seat:
            pass_on(s, b, place, creditor, AS_HEIR)
    transfer(s, b, seat, creditor, s.cash[seat], FOR_ESTATE)


def fall_to_bank(s: State, b: Board, seat: int) -> None:
    """Give money and deeds to the bank, free of mortgages, to be auctioned (CL-159 to CL-163).

    When the game is decided they stay with the bank (R-043).
    """
    lots = 0
    for place in range(b.places):
        if s.owner[place] == seat:
            return_buildings(s, place)
            move_deed(s, place, NOBODY)
            s.mortgaged[place] = 0
            s.for_sale[place] = 1
            lots += 1
    for kept in range(b.kept_cards):
        if s.kept_by[kept] == seat:
            give_back_kept_card(s, b, kept)
    if lots > 0 and not is_decided(s, b):
        push_estate(s)
        note(s, ESTATE_OPENED, seat, NOBODY, NONE, lots, 0)
    transfer(s, b, seat, BANK, s.cash[seat], FOR_ESTATE)


def work_estate(s: State, b: Board) -> None:
    """Auction the next deed of a bankrupt player, one by one (CL-160)."""
    for place in range(b.places):
        if s.for_sale[place]:
            s.for_sale[place] = 0
            open_auction(s, b, place)
            return
    pop(s)
