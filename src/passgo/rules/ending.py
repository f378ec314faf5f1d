"""The end: the last player left, or the richest when a quick or timed game is over.

Clauses: CL-176, CL-177, CL-186 to CL-198, CL-201, CL-202, CL-221 and their counterparts.
"""

from passgo.rules.actions import TIME_UP, Action
from passgo.rules.agenda import CARD_BACK_UNDER, copy_frame, cut_to, pop
from passgo.rules.board import HOTEL, Board
from passgo.rules.cards import put_under
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.log import GAME_ENDED, TIME_CAME
from passgo.rules.lookup import look_up
from passgo.rules.refusals import ALREADY_ANNOUNCED, NO_TIME_LIMIT
from passgo.rules.rent import lapse_all_claims, lapse_unmade_claims
from passgo.rules.slots import card_back_under_card
from passgo.rules.state import PLAYING, State, note, players_left
from passgo.rules.trade import forget_offer


def wealth(s: State, b: Board, seat: int) -> int:
    """Return cash, deeds at board price, half if mortgaged, and buildings at cost (CL-190-194)."""
    total = s.cash[seat]
    for place in range(b.places):
        if s.owner[place] == seat:
            if s.mortgaged[place]:
                total += b.price[place] // 2
            else:
                total += b.price[place]
            total += building_cost(s, b, place)
    return total


def building_cost(s: State, b: Board, place: int) -> int:
    """Return the purchase price of a street's buildings, a hotel with the houses given for it."""
    if s.houses[place] == HOTEL:
        return b.hotel_price[place] + b.houses_before_hotel * b.house_price[place]
    return s.houses[place] * b.house_price[place]


def end_game(s: State, b: Board) -> None:
    """End the game: the richest players still in it win, sharing a tie (CL-195, CL-196)."""
    lapse_all_claims(s)
    best = NONE
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            best = max(best, wealth(s, b, seat))
    for seat in range(s.seats):
        if s.status[seat] == PLAYING and wealth(s, b, seat) == best:
            s.won[seat] = 1
    s.over = 1
    clear_table(s, b)
    note(s, GAME_ENDED, NOBODY, NOBODY, NONE, best, 0)


def bring_to_an_end(s: State, b: Board) -> None:
    """Begin nothing more once the game is decided: what is due is settled, then wealth is counted.

    The last player left has won at once. Otherwise interest on inherited mortgages, debts, rents
    claimed in time and buildings already paid for come first (CL-166, CL-189, CL-210, R-136).
    """
    if players_left(s) <= 1:
        end_game(s, b)
        return
    lapse_unmade_claims(s)
    forget_business(s, b)
    kept = 0
    for at in range(s.depth):
        if is_due_before_the_end(s.agenda_kind[at], s, at):
            copy_frame(s, at, kept)
            kept += 1
    cut_to(s, kept)


@look_up("FRAMES", "due")
def is_due_before_the_end(frame: int, s: State, at: int) -> bool:
    """Tell whether a frame is settled although the game is decided."""
    return False


def forget_business(s: State, b: Board) -> None:
    """Forget offers, wishes and sales: what the bank took from the last bankrupt stays with it."""
    forget_offer(s, b)
    for seat in range(s.seats):
        s.wish[seat] = 0
    for place in range(b.places):
        s.for_sale[place] = 0


def clear_table(s: State, b: Board) -> None:
    """Leave no business behind."""
    forget_business(s, b)
    while s.depth > 0:
        if s.agenda_kind[s.depth - 1] == CARD_BACK_UNDER:
            put_under(s, card_back_under_card(s))
        pop(s)


def why_not_end(s: State, b: Board, a: Action) -> int:
    """Return why the end may not be announced: no clock was agreed, or it was announced."""
    if a.kind == TIME_UP and not b.ends_by_time:
        return NO_TIME_LIMIT
    if s.time_up:
        return ALREADY_ANNOUNCED
    return 0


def announce_end(s: State, kind: int) -> None:
    """Let the running turn be the last (CL-202, CL-221)."""
    s.time_up = 1
    note(s, TIME_CAME, NOBODY, NOBODY, NONE, 0, kind)
