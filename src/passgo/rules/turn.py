"""Turns: dealing, the opening throw, breaks, throws, doubles and the end of a turn.

Clauses: CL-027 to CL-030, CL-035 to CL-039, CL-104, CL-179, CL-180, CL-199, CL-200, CL-215 and
their counterparts.
"""

from passgo.rules.actions import END_TURN, Action
from passgo.rules.agenda import (
    bit,
    holds,
    pop,
    top_seat,
    without,
)
from passgo.rules.auction import everyone
from passgo.rules.board import DEAL_PRICE_PRINTED, Board
from passgo.rules.ending import announce_end, end_game
from passgo.rules.jail import arrest, throw_in_jail
from passgo.rules.limits import BANK, NOBODY, NONE, SEATS
from passgo.rules.log import (
    DEED_DEALT,
    GAME_STARTED,
    OPENING_THROWN,
    OPENING_TIED,
    OPENING_WON,
    RENT_THROWN,
    ROLLED,
    TURN_BEGAN,
    TURN_ENDED,
)
from passgo.rules.luck import draw_below, draw_free_deed, is_free_deed
from passgo.rules.money import FOR_DEALT_DEED, owe
from passgo.rules.pot import open_pots
from passgo.rules.powers import choose_tokens, note_power, open_power
from passgo.rules.refusals import IMPOSSIBLE_LUCK
from passgo.rules.rent import (
    BY_DICE,
    FOR_THE_RENT,
    NORMAL_TERMS,
    TO_MOVE,
    TO_START,
    open_claim,
    tick_claims,
)
from passgo.rules.slots import (
    break_extra,
    dealing_rounds,
    dealing_to_deal,
    dice_factor,
    dice_for,
    dice_place,
    opening_in,
    opening_to_throw,
    push_another_throw,
    push_break,
    push_dealing,
    push_dice,
    push_move,
    push_opening,
    push_round,
    push_turn,
    push_turn_end,
    set_dealing_rounds,
    set_dealing_to_deal,
    set_opening_in,
    set_opening_to_throw,
)
from passgo.rules.state import PLAYING, State, is_decided, next_seat, note


def start(s: State, b: Board) -> None:
    """Lay out a new game for the seats of a fresh state: money, packs, stock (CL-018)."""
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            s.cash[seat] = b.start_cash
            s.bank_paid += b.start_cash
    s.houses_left = b.houses
    s.hotels_left = b.hotels
    for deck in range(b.decks):
        s.deck_count[deck] = b.deck_size[deck]
    note(s, GAME_STARTED, s.banker, NOBODY, NONE, b.start_cash, s.seats)
    open_pots(s, b)
    push_round(s)
    push_opening(s, everyone(s), everyone(s))
    push_dealing(s, b.deal_deeds, 0)


def next_dealt(s: State) -> int:
    """Return who receives the next dealt deed, in turn from the Banker's left (CL-179)."""
    seat = s.banker
    for _ in range(s.seats):
        seat = next_seat(s, seat)
        if holds(dealing_to_deal(s), seat):
            return seat
    return NOBODY


def work_dealing(s: State, b: Board) -> bool:
    """Deal the next deed of a quick or timed game; False: nature must name it."""
    if dealing_to_deal(s) == 0:
        if dealing_rounds(s) == 0:
            pop(s)
            return True
        set_dealing_rounds(s, dealing_rounds(s) - 1)
        set_dealing_to_deal(s, everyone(s))
    if s.own_luck == 0:
        return False
    deal_deed(s, b, draw_free_deed(s, b))
    return True


def why_not_dealt(s: State, b: Board, place: int) -> int:
    """Return why a deed cannot be the next on the pile."""
    if place < 0 or place >= b.places or not is_free_deed(s, b, place):
        return IMPOSSIBLE_LUCK
    return 0


def deal_deed(s: State, b: Board, place: int) -> None:
    """Give a deed to the next player, who pays its printed price at once (CL-180)."""
    seat = next_dealt(s)
    set_dealing_to_deal(s, without(dealing_to_deal(s), seat))
    s.owner[place] = seat
    note(s, DEED_DEALT, seat, NOBODY, place, b.price[place], 0)
    if b.deal_price == DEAL_PRICE_PRINTED:
        owe(s, seat, BANK, b.price[place], FOR_DEALT_DEED, place)


def next_opener(s: State) -> int:
    """Return who throws next to find the first player, the Banker before the others (CW-209)."""
    for after in range(s.seats):
        seat = (s.banker + after) % s.seats
        if holds(opening_to_throw(s), seat):
            return seat
    return NOBODY


def throw(s: State, seat: int, purpose: int) -> None:
    """Throw both dice."""
    push_dice(s, seat, purpose, 0, 0)


def throw_to_start(s: State, seat: int) -> None:
    """Throw to find the first player."""
    throw(s, seat, TO_START)


def work_opening(s: State, b: Board) -> bool:
    """Find the highest opening throw; the tied throw again (CL-028). False: somebody throws."""
    if opening_to_throw(s) != 0:
        return False
    best = NONE
    for seat in range(s.seats):
        if holds(opening_in(s), seat):
            best = max(best, s.opening[seat])
    tied = 0
    starter = NOBODY
    for seat in range(s.seats):
        if holds(opening_in(s), seat) and s.opening[seat] == best:
            tied += bit(seat)
            starter = seat
    if tied != bit(starter):
        set_opening_to_throw(s, tied)
        set_opening_in(s, tied)
        note(s, OPENING_TIED, NOBODY, NOBODY, NONE, best, tied)
        return True
    pop(s)
    for seat in range(s.seats):
        s.opening[seat] = 0
    note(s, OPENING_WON, starter, NOBODY, NONE, best, 0)
    if b.ends_after_rounds > 0:
        s.starter = starter
    begin_turn(s, starter, 0)
    choose_tokens(s, starter)
    return True


def begin_turn(s: State, seat: int, extra: int) -> None:
    """Begin the break that lasts until *seat* throws (CL-215)."""
    s.turn = seat
    s.turns += 1
    s.throws = 0
    s.doubles = 0
    s.again = 0
    s.power = 0
    s.turn_over = 0
    for maker in range(s.seats):
        for pair in range(maker * SEATS, maker * SEATS + s.seats):
            s.offers_made[pair] = 0
    push_break(s, seat, extra)
    note(s, TURN_BEGAN, seat, NOBODY, s.at[seat], s.turns, extra)


def work_round(s: State, b: Board) -> None:
    """Pass the turn to the left, or end the game when its time has come (CL-029, CL-202)."""
    if s.time_up or is_decided(s, b):
        end_game(s, b)
    elif s.extra_turn:
        s.extra_turn = 0
        begin_turn(s, s.turn, 1)
    else:
        pass_turn(s, b, next_seat(s, s.turn))


def pass_turn(s: State, b: Board, seat: int) -> None:
    """Give the turn to *seat*, unless that would begin a round more than was agreed (CL-176)."""
    if b.ends_after_rounds > 0 and comes_round(s, seat):
        s.rounds += 1
        if s.rounds >= b.ends_after_rounds:
            announce_end(s, END_TURN)
            return
    begin_turn(s, seat, 0)


def comes_round(s: State, seat: int) -> bool:
    """Tell whether the turn passes by the first player, still in the game or not, on its way."""
    after = (seat + s.seats - s.starter) % s.seats
    return after <= (s.turn + s.seats - s.starter) % s.seats


def work_break(s: State, b: Board) -> bool:
    """End a game whose time came in a break, once no business is in hand (CL-221)."""
    if s.time_up:
        end_game(s, b)
        return True
    return False


def roll(s: State) -> None:
    """Throw the dice; the first throw of a turn ends the break and counts against claims."""
    seat = top_seat(s)
    if s.throws == 0 and break_extra(s) == 0:
        tick_claims(s)
    pop(s)
    if s.throws == 0:
        push_turn(s, seat)
    s.throws += 1
    s.again = 0
    s.turn_over = 0
    throw(s, seat, TO_MOVE)


def work_turn(s: State, b: Board) -> None:
    """Go on with a turn when a space is done: another throw, or its end."""
    seat = top_seat(s)
    if s.turn_over:
        end_turn(s)
    elif s.power > 0:
        open_power(s, b, seat)
    elif s.again:
        push_another_throw(s, seat)
    else:
        push_turn_end(s, seat)


def work_turn_end(s: State) -> bool:
    """Take the question back when a text has brought another throw; False: it stands."""
    if not s.again:
        return False
    pop(s)
    return True


def end_turn(s: State) -> None:
    """Take the turn off the agenda."""
    note(s, TURN_ENDED, top_seat(s), NOBODY, NONE, 0, 0)
    pop(s)


def close_turn(s: State) -> None:
    """Answer the question whether the turn is over."""
    pop(s)
    end_turn(s)


def why_not_dice(a: Action) -> int:
    """Return why dice cannot fall so."""
    fair = a.amount in (1, 2, 3, 4, 5, 6) and a.second in (1, 2, 3, 4, 5, 6)
    return 0 if fair else IMPOSSIBLE_LUCK


def take_dice(s: State, b: Board, a: Action) -> None:
    """Take over how the dice fell."""
    dice_fall(s, b, a.amount, a.second)


def work_dice(s: State, b: Board) -> bool:
    """Throw with the state's own luck; False: nature must say how the dice fall."""
    if s.own_luck == 0:
        return False
    first = 1 + draw_below(s, 6)
    dice_fall(s, b, first, 1 + draw_below(s, 6))
    return True


def dice_fall(s: State, b: Board, first: int, second: int) -> None:
    """Use a throw for what it was thrown for."""
    seat = top_seat(s)
    purpose = dice_for(s)
    place = dice_place(s)
    terms = dice_factor(s)
    pop(s)
    if purpose == TO_START:
        take_opening_throw(s, seat, first, second)
    elif purpose == FOR_THE_RENT:
        note(s, RENT_THROWN, seat, s.owner[place], place, first, second)
        open_claim(s, b, seat, place, first + second, terms)
    else:
        take_throw(s, b, seat, first, second)


def take_opening_throw(s: State, seat: int, first: int, second: int) -> None:
    """Write down one player's throw for the start."""
    s.opening[seat] = first + second
    set_opening_to_throw(s, without(opening_to_throw(s), seat))
    note(s, OPENING_THROWN, seat, NOBODY, NONE, first, second)


def take_throw(s: State, b: Board, seat: int, first: int, second: int) -> None:
    """Move by a throw, count doubles, arrest at the third (CL-035 to CL-037)."""
    s.first_die = first
    s.second_die = second
    note(s, ROLLED, seat, NOBODY, s.at[seat], first, second)
    if s.jailed[seat]:
        if first == second:
            note_power(s, b, seat, first, second)
        throw_in_jail(s, b, seat, first + second, first == second)
        return
    note_power(s, b, seat, first, second)
    if first == second:
        s.doubles += 1
        if s.doubles == b.doubles_to_jail:
            arrest(s, b, seat)
            return
        s.again = 1
    push_move(s, seat, first + second, BY_DICE, NORMAL_TERMS)
