"""The machine: who must act, why an action is refused, and one step of the game."""

from passgo.rules.actions import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    CARD_COMES,
    CLAIM,
    CONCEDE,
    COUNTER,
    DECLINE,
    DEED_COMES,
    DICE_FALL,
    DRAW_CARD,
    END_TURN,
    GIVE_UP,
    KEEP,
    LEAVE,
    LIFT,
    MORTGAGE,
    OFFER,
    PAY_CARD,
    PAY_FINE,
    PAY_IN_KIND,
    PAY_OFF,
    PLACE,
    REFUSE,
    ROLL,
    SELL,
    SELL_GROUP,
    STAY,
    STOP,
    TIME_UP,
    USE_CARD,
    WISH,
    WITHDRAW,
    Action,
)
from passgo.rules.agenda import (
    ANOTHER_THROW,
    AUCTION,
    BARGAIN,
    BREAK,
    CARD_BACK_UNDER,
    CARD_CHOICE,
    CARD_DRAW,
    DEALING,
    DEBT,
    DICE,
    ESTATE,
    HANDOVER,
    INHERITANCE,
    JAIL_CHOICE,
    LANDING,
    MOVE,
    OPENING,
    PLACEMENT,
    PURCHASE,
    ROUND,
    TURN,
    TURN_END,
    WISHES,
    pop,
    top_kind,
    top_seat,
)
from passgo.rules.auction import (
    bid,
    leave_auction,
    next_bidder,
    why_not_bid,
    why_not_leave,
    work_auction,
)
from passgo.rules.bankruptcy import go_bankrupt, work_estate
from passgo.rules.board import Board
from passgo.rules.building import (
    sell_building,
    sell_group,
    why_not_build,
    why_not_sell,
    why_not_sell_group,
)
from passgo.rules.cards import (
    draw_instead,
    give_back_kept_card,
    pay_card,
    take_card,
    work_card_back_under,
    work_card_draw,
)
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
from passgo.rules.debt import give_up, why_not_give_up, why_not_pay_in_kind, work_debt
from passgo.rules.ending import announce_end, why_not_end
from passgo.rules.jail import (
    pay_after_failing,
    pay_fine,
    release,
    why_not_pay_fine,
    why_not_use_card,
)
from passgo.rules.limits import BANK, NATURE, NOBODY
from passgo.rules.log import CONCEDED
from passgo.rules.luck import is_free_deed, is_unseen
from passgo.rules.mortgage import (
    keep_mortgage,
    lift,
    mortgage,
    pay_off_at_once,
    why_not_lift,
    why_not_mortgage,
    why_not_pay_off,
    work_inheritance,
)
from passgo.rules.movement import work_landing, work_move
from passgo.rules.property import buy, decline, why_not_buy, work_handover
from passgo.rules.rent import TO_START, claim_rent, settle_next_claim, why_not_claim
from passgo.rules.shortage import (
    next_wisher,
    order_building,
    place_building,
    why_not_put,
    why_not_wish,
    wish,
    work_placement,
    work_wishes,
)
from passgo.rules.state import PLAYING, State, note
from passgo.rules.trade import (
    accept,
    counter,
    offer,
    propose_settlement,
    refuse,
    why_not_accept,
    why_not_offer,
    why_not_terms,
    withdraw,
)
from passgo.rules.turn import (
    deal_deed,
    dice_fall,
    end_turn,
    next_opener,
    roll,
    throw,
    work_break,
    work_dealing,
    work_dice,
    work_opening,
    work_round,
    work_turn,
)
from passgo.rules.windows import why_shut


def to_move(s: State) -> int:
    """Return who must decide: a seat, NATURE for luck, or NOBODY when the game is over."""
    if s.over:
        return NOBODY
    kind = top_kind(s)
    if kind in (DICE, CARD_DRAW, DEALING):
        return NATURE
    if kind == AUCTION:
        return next_bidder(s)
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
    if a.kind in (TIME_UP, STOP):
        return why_not_end(s, b, a)
    if a.kind in (DICE_FALL, CARD_COMES, DEED_COMES):
        return why_not_luck(s, b, a)
    if a.kind < CLAIM or a.kind > STAY or (a.kind > CONCEDE and a.kind < ROLL):
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


def why_not_luck(s: State, b: Board, a: Action) -> int:
    """Return why nature may not say this now."""
    kind = top_kind(s)
    if a.kind == DICE_FALL and kind == DICE:
        fair = a.amount in (1, 2, 3, 4, 5, 6) and a.second in (1, 2, 3, 4, 5, 6)
        return 0 if fair else IMPOSSIBLE_LUCK
    if a.kind == CARD_COMES and kind == CARD_DRAW:
        deck = s.agenda_a[s.depth - 1]
        return 0 if is_unseen(s, b, deck, a.amount) else IMPOSSIBLE_LUCK
    if a.kind == DEED_COMES and kind == DEALING:
        if a.place < 0 or a.place >= b.places or not is_free_deed(s, b, a.place):
            return IMPOSSIBLE_LUCK
        return 0
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
        return why_not_build(s, b, a)
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
    return kind == STAY and frame == JAIL_CHOICE


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
        return why_not_accept(s, b)
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
    return 0


def why_not_counter(s: State, b: Board, a: Action) -> int:
    """Return why an offer may not be answered with these terms."""
    if a.other != s.offer_from or s.agenda_a[s.depth - 1] != NOBODY:
        return NOT_ASKED
    return why_not_terms(s, b, a)


def step(s: State, b: Board, a: Action) -> None:
    """Do a legal action and go on until somebody must decide."""
    if a.kind <= CONCEDE:
        do_free_act(s, b, a)
    elif a.kind >= DICE_FALL:
        do_from_outside(s, b, a)
    else:
        do_answer(s, b, a)
    run(s, b)


def do_free_act(s: State, b: Board, a: Action) -> None:
    """Do an act that answers no question."""
    if a.kind == CLAIM:
        claim_rent(s, a)
    elif a.kind == BUILD:
        order_building(s, b, a)
    elif a.kind == SELL:
        sell_building(s, b, a.seat, a.place)
    elif a.kind == SELL_GROUP:
        sell_group(s, b, a.seat, b.group[a.place])
    elif a.kind == MORTGAGE:
        mortgage(s, b, a.seat, a.place)
    elif a.kind == LIFT:
        lift(s, b, a.seat, a.place)
    elif a.kind == OFFER:
        offer(s, b, a)
    elif a.kind == CONCEDE:
        concede(s, b, a.seat)


def concede(s: State, b: Board, seat: int) -> None:
    """Leave the game: to the creditor of a debt in hand, else to the bank."""
    note(s, CONCEDED, seat, NOBODY, NOBODY, 0, 0)
    if top_kind(s) == DEBT:
        give_up(s, b)
    else:
        go_bankrupt(s, b, seat, BANK)


def do_from_outside(s: State, b: Board, a: Action) -> None:
    """Take over how luck fell, or that the end has come."""
    if a.kind == DICE_FALL:
        dice_fall(s, b, a.amount, a.second)
    elif a.kind == CARD_COMES:
        take_card(s, b, a.amount)
    elif a.kind == DEED_COMES:
        deal_deed(s, b, a.place)
    else:
        announce_end(s, a.kind)


def do_answer(s: State, b: Board, a: Action) -> None:
    """Answer the frame on top of the agenda."""
    if a.kind == ROLL:
        throw_for(s, a.seat)
    elif a.kind == END_TURN:
        pop(s)
        end_turn(s)
    elif a.kind == BUY:
        buy(s, b)
    elif a.kind == DECLINE:
        decline(s, b)
    elif a.kind == BID:
        bid(s, a)
    elif a.kind == LEAVE:
        leave_auction(s, a.seat)
    elif a.kind in (PAY_FINE, USE_CARD, STAY):
        do_jail_answer(s, b, a)
    elif a.kind in (ACCEPT, REFUSE, COUNTER, WITHDRAW, PAY_IN_KIND):
        do_bargain(s, b, a)
    else:
        do_choice(s, b, a)


def throw_for(s: State, seat: int) -> None:
    """Throw for the start or for a move."""
    if top_kind(s) == OPENING:
        throw(s, seat, TO_START)
    else:
        roll(s)


def do_jail_answer(s: State, b: Board, a: Action) -> None:
    """Leave jail by a fine or a card, or stay."""
    if a.kind == STAY:
        pop(s)
    elif a.kind == USE_CARD:
        give_back_kept_card(s, b, a.place)
        release(s, a.seat, a.kind)
    elif top_kind(s) == JAIL_CHOICE:
        pay_after_failing(s, b)
    else:
        pay_fine(s, b, a)


def do_bargain(s: State, b: Board, a: Action) -> None:
    """Answer or take back an offer, or offer deeds for a debt."""
    if a.kind == ACCEPT:
        accept(s, b)
    elif a.kind == REFUSE:
        refuse(s, b)
    elif a.kind == COUNTER:
        counter(s, b, a)
    elif a.kind == WITHDRAW:
        withdraw(s, b)
    else:
        propose_settlement(s, b, a)


def do_choice(s: State, b: Board, a: Action) -> None:
    """Choose what a card, a mortgage, a debt or a shortage asks for."""
    if a.kind == GIVE_UP:
        give_up(s, b)
    elif a.kind == PAY_OFF:
        pay_off_at_once(s, b)
    elif a.kind == KEEP:
        keep_mortgage(s, b)
    elif a.kind == WISH:
        wish(s, a)
    elif a.kind == PLACE:
        place_building(s, b, a)
    elif a.kind == PAY_CARD:
        pay_card(s, b)
    elif a.kind == DRAW_CARD:
        draw_instead(s, b)


def run(s: State, b: Board) -> None:
    """Work the agenda until somebody must decide or the game is over."""
    while not s.over:
        if not settle_next_claim(s) and not work(s, b):
            return


def work(s: State, b: Board) -> bool:
    """Work the frame on top; False: it waits for somebody's decision."""
    kind = top_kind(s)
    if kind == DICE:
        return work_dice(s, b)
    if kind == BREAK:
        return work_break(s, b)
    if kind == DEBT:
        return work_debt(s, b)
    if kind == AUCTION:
        return work_auction(s, b)
    if kind == CARD_DRAW:
        return work_card_draw(s, b)
    if kind == INHERITANCE:
        return work_inheritance(s, b)
    if kind == WISHES:
        return work_wishes(s, b)
    if kind == PLACEMENT:
        return work_placement(s, b)
    if kind == OPENING:
        return work_opening(s)
    if kind == DEALING:
        return work_dealing(s, b)
    return work_on(s, b, kind)


def work_on(s: State, b: Board, kind: int) -> bool:
    """Work a frame that asks nobody; False: it is a plain question."""
    if kind == MOVE:
        work_move(s, b)
    elif kind == LANDING:
        work_landing(s, b)
    elif kind == TURN:
        work_turn(s)
    elif kind == ROUND:
        work_round(s, b)
    elif kind == HANDOVER:
        work_handover(s, b)
    elif kind == ESTATE:
        work_estate(s, b)
    elif kind == CARD_BACK_UNDER:
        work_card_back_under(s)
    else:
        return False
    return True
