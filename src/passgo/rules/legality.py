"""Legality: who must act, and why an action is refused.

Every condition has one home; this module only asks the right one.
"""

from passgo.rules.actions import (
    ACCEPT,
    AUCTION_CLOCK,
    BID,
    BUILD,
    BUY,
    CARD_COMES,
    CHOOSE_TOKEN,
    CHOOSE_ZONE,
    CLAIM,
    CONCEDE,
    COUNTER,
    DECLINE,
    DEED_COMES,
    DICE_FALL,
    DIE_FALLS,
    DRAW_CARD,
    END_TURN,
    FORCE_DEAL,
    GIVE_UP,
    GO_ON,
    JUMP,
    KEEP,
    LEAVE,
    MORTGAGE,
    OFFER,
    PAY_CARD,
    PAY_FINE,
    PAY_IN_KIND,
    PAY_OFF,
    PLACE,
    RANDOM_FALLS,
    READ_TEXT,
    REFUSE,
    ROLL,
    SELL,
    SELL_GROUP,
    SHIFT,
    SKIP_POWER,
    STAY,
    STEAL,
    STOP_TIMER,
    TAKE_CASH,
    TAKE_DEEDS,
    TEXT_FADES,
    TIME_UP,
    USE_CARD,
    USE_POWER,
    WIPE_OUT,
    WISH,
    WITHDRAW,
    Action,
)
from passgo.rules.agenda import (
    ANOTHER_THROW,
    AUCTION,
    BARGAIN,
    BREAK,
    CARD_CHOICE,
    CARD_DRAW,
    DEALING,
    DEBT,
    DICE,
    INHERITANCE,
    JAIL_CHOICE,
    OPENING,
    PLACEMENT,
    POWER_BENEFIT,
    POWER_CHOICE,
    POWER_THROW,
    PURCHASE,
    RANDOM_TEXT,
    TEXT_SHOWN,
    TOKEN_CHOICE,
    TURN_END,
    WISHES,
    ZONE_CHOICE,
    top_kind,
    top_seat,
)
from passgo.rules.auction import (
    next_bidder,
    why_not_bid,
    why_not_clock,
    why_not_leave,
    why_not_stop_timer,
)
from passgo.rules.board import POWER_JUMP, POWER_SHIFT, Board
from passgo.rules.building import why_not_sell, why_not_sell_group
from passgo.rules.codes import (
    GAME_IS_OVER,
    IMPOSSIBLE_LUCK,
    LUCK_IS_AWAITED,
    NO_LUCK_AWAITED,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_YOUR_TURN,
    OUT_OF_RANGE,
    UNKNOWN_ACTION,
)
from passgo.rules.debt import why_not_give_up, why_not_pay_in_kind
from passgo.rules.ending import why_not_end
from passgo.rules.jail import why_not_pay_fine, why_not_use_card
from passgo.rules.limits import NATURE, NOBODY, OUTSIDE
from passgo.rules.luck import is_free_deed, is_unseen
from passgo.rules.mortgage import why_not_lift, why_not_mortgage, why_not_pay_off
from passgo.rules.powers import (
    why_not_send,
    why_not_steal,
    why_not_take_cash,
    why_not_take_deeds,
    why_not_token,
    why_not_wipe_out,
)
from passgo.rules.property import why_not_buy
from passgo.rules.rent import why_not_claim
from passgo.rules.shortage import next_wisher, why_not_order, why_not_put, why_not_wish
from passgo.rules.state import PLAYING, State
from passgo.rules.trade import why_not_accept, why_not_offer, why_not_terms
from passgo.rules.turn import next_opener
from passgo.rules.windows import why_shut
from passgo.rules.zones import why_not_force_deal, why_not_go_on, why_not_zone


def to_move(s: State) -> int:
    """Return who must decide: a seat, NATURE, OUTSIDE for a clock, NOBODY when all is over."""
    if s.over:
        return NOBODY
    kind = top_kind(s)
    if kind in (DICE, CARD_DRAW, DEALING, RANDOM_TEXT, POWER_THROW):
        return NATURE
    if kind == AUCTION:
        return awaited_bidder(s)
    if kind == WISHES:
        return next_wisher(s)
    if kind == BARGAIN:
        return s.offer_to
    if kind == OPENING:
        return next_opener(s)
    return top_seat(s)


def why_not(s: State, b: Board, a: Action) -> int:
    """Return 0 if *a* may be done now, else the code of the refusal; its facts are left in *a*."""
    if s.over:
        return GAME_IS_OVER
    if a.kind >= TIME_UP and a.kind <= TEXT_FADES:
        return why_not_from_outside(s, b, a)
    if a.kind >= DICE_FALL and a.kind <= DIE_FALLS:
        return why_not_luck(s, b, a)
    if a.kind == STOP_TIMER:
        return why_not_stop_timer(s, b, a)
    if a.kind < CLAIM or a.kind > WIPE_OUT or (a.kind > CONCEDE and a.kind < ROLL):
        return UNKNOWN_ACTION
    if a.seat < 0 or a.seat >= s.seats or s.status[a.seat] != PLAYING:
        return NOT_IN_THE_GAME
    if to_move(s) == NATURE:
        return LUCK_IS_AWAITED
    if a.place < NOBODY or a.place >= b.places:
        return OUT_OF_RANGE
    if a.kind <= CONCEDE:
        return why_not_free_act(s, b, a)
    return why_not_answer(s, b, a)


def awaited_bidder(s: State) -> int:
    """Return who may bid next, or OUTSIDE when only the clock can end the auction."""
    seat = next_bidder(s)
    return OUTSIDE if seat == NOBODY else seat


def why_not_from_outside(s: State, b: Board, a: Action) -> int:
    """Return why a clock or the table's agreement means nothing now."""
    if a.kind == AUCTION_CLOCK:
        return why_not_clock(s, b)
    if a.kind == TEXT_FADES:
        return 0 if top_kind(s) == TEXT_SHOWN else NOT_ASKED
    return why_not_end(s, b, a)


def why_not_luck(s: State, b: Board, a: Action) -> int:
    """Return why nature may not say this now."""
    kind = top_kind(s)
    if a.kind == DICE_FALL and kind == DICE:
        fair = a.amount in (1, 2, 3, 4, 5, 6) and a.second in (1, 2, 3, 4, 5, 6)
        return 0 if fair else IMPOSSIBLE_LUCK
    if a.kind == CARD_COMES and kind == CARD_DRAW:
        deck = s.agenda_a[s.depth - 1]
        fits = a.place == deck and is_unseen(s, b, deck, a.amount)
        return 0 if fits else IMPOSSIBLE_LUCK
    if a.kind == DEED_COMES and kind == DEALING:
        if a.place < 0 or a.place >= b.places or not is_free_deed(s, b, a.place):
            return IMPOSSIBLE_LUCK
        return 0
    if a.kind == RANDOM_FALLS and kind == RANDOM_TEXT:
        return 0 if a.amount >= 1 and a.amount <= b.random_in else IMPOSSIBLE_LUCK
    if a.kind == DIE_FALLS and kind == POWER_THROW:
        return 0 if a.amount in (1, 2, 3, 4, 5, 6) else IMPOSSIBLE_LUCK
    return NO_LUCK_AWAITED


def why_not_free_act(s: State, b: Board, a: Action) -> int:
    """Return why a free act may not be done now."""
    code = why_shut(s, b, a)
    if code != 0:
        return code
    if a.kind == CLAIM:
        return why_not_claim(s, a)
    if a.kind == OFFER:
        return why_not_offer(s, b, a)
    if a.kind == CONCEDE:
        return 0
    if a.place == NOBODY:
        return OUT_OF_RANGE
    if a.kind == BUILD:
        return why_not_order(s, b, a)
    if a.kind == SELL:
        return why_not_sell(s, b, a)
    if a.kind == SELL_GROUP:
        return why_not_sell_group(s, b, a)
    if a.kind == MORTGAGE:
        return why_not_mortgage(s, b, a)
    return why_not_lift(s, b, a)


def asks_for(frame: int, kind: int) -> bool:
    """Tell whether a kind of frame is answered by a kind of action."""
    if kind == ROLL:
        return frame in (OPENING, BREAK, ANOTHER_THROW)
    if kind == PAY_FINE:
        return frame in (BREAK, JAIL_CHOICE)
    if kind == USE_CARD:
        return frame == BREAK
    if kind == END_TURN:
        return frame == TURN_END
    if kind in (BUY, DECLINE):
        return frame == PURCHASE
    if kind in (BID, LEAVE):
        return frame == AUCTION
    if kind in (ACCEPT, REFUSE, COUNTER, WITHDRAW):
        return frame == BARGAIN
    if kind in (PAY_IN_KIND, GIVE_UP):
        return frame == DEBT
    if kind in (PAY_OFF, KEEP):
        return frame == INHERITANCE
    if kind in (PAY_CARD, DRAW_CARD):
        return frame == CARD_CHOICE
    if kind == WISH:
        return frame == WISHES
    if kind == PLACE:
        return frame == PLACEMENT
    if kind == STAY:
        return frame == JAIL_CHOICE
    return asks_for_special(frame, kind)


def asks_for_special(frame: int, kind: int) -> bool:
    """Tell the same for what only boards with zones, texts or powers know."""
    if kind in (CHOOSE_ZONE, GO_ON, FORCE_DEAL):
        return frame == ZONE_CHOICE
    if kind == READ_TEXT:
        return frame == TEXT_SHOWN
    if kind == CHOOSE_TOKEN:
        return frame == TOKEN_CHOICE
    if kind == USE_POWER:
        return frame == POWER_CHOICE
    if kind == SKIP_POWER:
        return frame in (POWER_CHOICE, POWER_BENEFIT)
    return frame == POWER_BENEFIT


def why_not_answer(s: State, b: Board, a: Action) -> int:
    """Return why an answer is not wanted, not from this player, or not allowed."""
    if not asks_for(top_kind(s), a.kind):
        return NOT_ASKED
    if a.kind == BID:
        return why_not_bid(s, b, a)
    if a.kind == LEAVE:
        return why_not_leave(s, a)
    if a.kind == WITHDRAW:
        return 0 if a.seat == s.offer_from else NOT_YOUR_TURN
    if a.seat != to_move(s):
        return NOT_YOUR_TURN
    return why_not_choice(s, b, a)


def why_not_choice(s: State, b: Board, a: Action) -> int:
    """Return why the player asked may not choose this."""
    if a.kind == BUY:
        return why_not_buy(s, b, a)
    if a.kind == PAY_FINE:
        return why_not_pay_fine(s, b, a)
    if a.kind == USE_CARD:
        return why_not_use_card(s, b, a)
    if a.kind == ACCEPT:
        return why_not_accept(s)
    if a.kind == COUNTER:
        return why_not_counter(s, b, a)
    if a.kind == PAY_IN_KIND:
        return why_not_pay_in_kind(s, b, a)
    if a.kind == GIVE_UP:
        return why_not_give_up(s, b, a)
    if a.kind == PAY_OFF:
        return why_not_pay_off(s, b, a)
    if a.kind == WISH:
        return why_not_wish(s, b, a)
    if a.kind == PLACE:
        return OUT_OF_RANGE if a.place == NOBODY else why_not_put(s, b, a.seat, a.place)
    if a.kind > STAY:
        return why_not_special(s, b, a)
    return 0


def why_not_special(s: State, b: Board, a: Action) -> int:
    """Return why a choice of a zone, a token or a power is not allowed."""
    if a.kind == CHOOSE_ZONE:
        return why_not_zone(b, a)
    if a.kind == GO_ON:
        return why_not_go_on(s, b, a)
    if a.kind == FORCE_DEAL:
        return why_not_force_deal(s, b, a)
    if a.kind == CHOOSE_TOKEN:
        return why_not_token(s, b, a)
    if a.kind == TAKE_DEEDS:
        return why_not_take_deeds(s, b, a)
    if a.kind == TAKE_CASH:
        return why_not_take_cash(s, b)
    if a.kind == JUMP:
        return why_not_send(s, b, a, POWER_JUMP)
    if a.kind == SHIFT:
        return why_not_send(s, b, a, POWER_SHIFT)
    if a.kind == STEAL:
        return why_not_steal(s, b, a)
    if a.kind == WIPE_OUT:
        return why_not_wipe_out(s, b, a)
    return 0


def why_not_counter(s: State, b: Board, a: Action) -> int:
    """Return why an offer may not be answered with these terms."""
    if a.other != s.offer_from or s.agenda_a[s.depth - 1] != NOBODY:
        return NOT_ASKED
    return why_not_terms(s, b, a)
