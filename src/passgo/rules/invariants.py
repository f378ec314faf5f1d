"""Invariants: what must hold after every step, as a rule function so that it compiles too."""

from typing import Final

from passgo.rules.agenda import (
    BARGAIN,
    CARD_BACK_UNDER,
    HANDOVER,
    ROUND,
    has_frame,
    is_auction_on_top,
    top_kind,
)
from passgo.rules.board import HOTEL, HOTEL_LOT, HOUSE_LOT, STREET, Board
from passgo.rules.building import count_set_aside
from passgo.rules.limits import CARDS, MEMBERS, NATURE, NOBODY, NONE, OUTSIDE
from passgo.rules.lookup import look_up
from passgo.rules.machine import to_move
from passgo.rules.money import free_cash, money_outside
from passgo.rules.ownership import is_built_group, is_mortgaged_group, owns_group
from passgo.rules.slots import card_back_under_card_at
from passgo.rules.state import PLAYING, UNSEEN, State, players_left
from passgo.rules.windows import concerns

MONEY_LEAKED: Final = 1
NEGATIVE_CASH: Final = 2
PLEDGE_NOT_COVERED: Final = 3
HOUSES_LEAKED: Final = 4
HOTELS_LEAKED: Final = 5
BUILT_WITHOUT_RIGHT: Final = 6
BUILT_UNEVENLY: Final = 7
OWNER_NOT_PLAYING: Final = 8
MORTGAGED_BY_NOBODY: Final = 9
DECK_LEAKED: Final = 10
CLAIM_OF_NOBODY: Final = 11
NOBODY_TO_MOVE: Final = 12
PROMISE_WITHOUT_HANDOVER: Final = 13
OFFER_WITHOUT_BARGAIN: Final = 14
GAME_NOT_ENDED: Final = 15
OUT_BUT_RICH: Final = 16
LISTS_FULL: Final = 17
SET_ASIDE_MISSING: Final = 18
JAILED_BUT_GOING_ON: Final = 19


def broken(s: State, b: Board) -> int:
    """Return 0 when all is well, else the code of the first invariant that is broken."""
    code = LISTS_FULL if s.jammed else broken_money(s, b)
    if code == 0:
        code = broken_stock(s, b)
    if code == 0:
        code = broken_deeds(s, b)
    if code == 0:
        code = broken_buildings(s, b)
    if code == 0:
        code = broken_decks(s, b)
    if code == 0:
        code = broken_business(s, b)
    return code


def broken_money(s: State, b: Board) -> int:
    """Check that money came only from the bank and nobody owes it silently.

    What lies on spaces has come from the bank too, and only where the rules have a pot.
    """
    for place in range(b.places):
        if s.pot[place] < NONE or (s.pot[place] == NONE) != (b.pot_first[place] == NONE):
            return MONEY_LEAKED
    for seat in range(s.seats):
        if s.cash[seat] < 0:
            return NEGATIVE_CASH
        if free_cash(s, seat) < 0:
            return PLEDGE_NOT_COVERED
        if s.status[seat] != PLAYING and s.cash[seat] != 0:
            return OUT_BUT_RICH
    return 0 if money_outside(s) == s.bank_paid else MONEY_LEAKED


def broken_stock(s: State, b: Board) -> int:
    """Check that houses and hotels are conserved, and those set aside there (CL-008, CL-009)."""
    houses = s.houses_left
    hotels = s.hotels_left
    for place in range(b.places):
        if s.houses[place] == HOTEL:
            hotels += 1
        else:
            houses += s.houses[place]
    if houses != b.houses or s.houses_left < 0:
        return HOUSES_LEAKED
    if hotels != b.hotels or s.hotels_left < 0:
        return HOTELS_LEAKED
    if count_set_aside(s, HOUSE_LOT) > s.houses_left:
        return SET_ASIDE_MISSING
    if count_set_aside(s, HOTEL_LOT) > s.hotels_left:
        return SET_ASIDE_MISSING
    return 0


def broken_deeds(s: State, b: Board) -> int:
    """Check that deeds belong to players in the game, and mortgages to owned deeds."""
    for place in range(b.places):
        owner = s.owner[place]
        if owner != NOBODY and (b.group[place] == NONE or s.status[owner] != PLAYING):
            return OWNER_NOT_PLAYING
        if owner == NOBODY and (s.mortgaged[place] or s.houses[place] > 0):
            return MORTGAGED_BY_NOBODY
        if s.cheap_lift[place] and not s.mortgaged[place]:
            return MORTGAGED_BY_NOBODY
    return 0


def broken_buildings(s: State, b: Board) -> int:
    """Check that buildings stand evenly on complete groups without mortgages."""
    for group in range(b.groups):
        if not is_built_group(s, b, group):
            continue
        first = b.member[group * MEMBERS]
        if b.group_kind[group] != STREET or not owns_group(s, b, s.owner[first], group):
            return BUILT_WITHOUT_RIGHT
        if is_mortgaged_group(s, b, group):
            return BUILT_WITHOUT_RIGHT
        if not is_even_group(s, b, group):
            return BUILT_UNEVENLY
    return 0


def is_even_group(s: State, b: Board, group: int) -> bool:
    """Tell whether no lot is two steps above another; a hotel is one above the houses before it."""
    full = b.houses_before_hotel + 1
    least = full
    most = 0
    for at in range(b.group_size[group]):
        houses = s.houses[b.member[group * MEMBERS + at]]
        if houses != HOTEL and houses >= full:
            return False
        height = full if houses == HOTEL else houses
        least = min(least, height)
        most = max(most, height)
    return most - least <= 1


def broken_decks(s: State, b: Board) -> int:
    """Check that each card is in its pack or kept, and known only once."""
    for deck in range(b.decks):
        kept = 0
        for at in range(b.kept_cards):
            if b.kept_card[at] // CARDS == deck and s.kept_by[at] != NOBODY:
                kept += 1
                if s.status[s.kept_by[at]] != PLAYING:
                    return DECK_LEAKED
        out = cards_being_obeyed(s, deck)
        if s.deck_count[deck] + kept + out != b.deck_size[deck]:
            return DECK_LEAKED
        if has_twin(s, deck):
            return DECK_LEAKED
    return 0


def cards_being_obeyed(s: State, deck: int) -> int:
    """Return how many cards of a pack wait on the agenda to be put back."""
    count = 0
    for at in range(s.depth):
        if s.agenda_kind[at] == CARD_BACK_UNDER and card_back_under_card_at(s, at) // CARDS == deck:
            count += 1
    return count


def has_twin(s: State, deck: int) -> bool:
    """Tell whether a known card stands twice in its pack."""
    base = deck * CARDS
    for at in range(s.deck_count[deck]):
        for later in range(at + 1, s.deck_count[deck]):
            if s.deck[base + at] != UNSEEN and s.deck[base + at] == s.deck[base + later]:
                return True
    return False


def broken_business(s: State, b: Board) -> int:
    """Check claims, promises and offers, and that somebody can go on."""
    for at in range(s.claims):
        if s.status[s.claim_owner[at]] != PLAYING or s.status[s.claim_debtor[at]] != PLAYING:
            return CLAIM_OF_NOBODY
    if s.offer_from != NOBODY and not has_frame(s, BARGAIN):
        return OFFER_WITHOUT_BARGAIN
    for place in range(b.places):
        if s.promised[place] != NOBODY and not has_frame(s, HANDOVER):
            return PROMISE_WITHOUT_HANDOVER
    if s.over:
        return 0
    if players_left(s) < 2:
        return GAME_NOT_ENDED
    return broken_agenda(s)


def broken_agenda(s: State) -> int:
    """Check that a player in the game, or nature, is the next to move."""
    mover = to_move(s)
    if mover in (NATURE, OUTSIDE):
        return 0
    if mover < 0 or s.status[mover] != PLAYING or s.agenda_kind[0] != ROUND:
        return NOBODY_TO_MOVE
    if is_auction_on_top(s) and not concerns(top_kind(s), s, mover):
        return NOBODY_TO_MOVE
    if is_asked_of_the_free(top_kind(s)) and mover == s.turn and s.jailed[mover]:
        return JAILED_BUT_GOING_ON
    return 0


@look_up("FRAMES", "at_large")
def is_asked_of_the_free(frame: int) -> bool:
    """Tell whether a kind of frame is a question that no player in turn is asked in jail."""
    return False
