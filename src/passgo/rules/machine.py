"""The machine: one step of the game, and the work on the agenda that follows it."""

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
    LIFT,
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
    USE_CARD,
    USE_POWER,
    WIPE_OUT,
    WISH,
    WITHDRAW,
    Action,
)
from passgo.rules.agenda import (
    AUCTION,
    BREAK,
    CARD_BACK_UNDER,
    CARD_DRAW,
    DEALING,
    DEBT,
    DICE,
    ESTATE,
    GATHERING,
    HANDOVER,
    INHERITANCE,
    JAIL_CHOICE,
    LANDING,
    MOVE,
    OPENING,
    PLACEMENT,
    POWER_THROW,
    PURCHASE,
    RANDOM_TEXT,
    ROUND,
    TURN,
    TURN_END,
    WISHES,
    ZONE_TEXTS,
    pop,
    top_kind,
)
from passgo.rules.auction import bid, close_by_clock, leave_auction, work_auction
from passgo.rules.bankruptcy import go_bankrupt, work_estate
from passgo.rules.board import Board
from passgo.rules.building import sell_building, sell_group
from passgo.rules.cards import (
    draw_instead,
    fade_text,
    give_back_kept_card,
    pay_card,
    read_text,
    take_card,
    work_card_back_under,
    work_card_draw,
    work_gathering,
)
from passgo.rules.debt import give_up, work_debt
from passgo.rules.ending import announce_end
from passgo.rules.jail import pay_after_failing, pay_fine, release
from passgo.rules.legality import to_move
from passgo.rules.limits import BANK, NATURE, NOBODY
from passgo.rules.log import CLOCK_STOPPED, CONCEDED, TIME_RAN_OUT
from passgo.rules.mortgage import (
    keep_mortgage,
    lift,
    mortgage,
    pay_off_at_once,
    work_inheritance,
)
from passgo.rules.movement import work_landing, work_move
from passgo.rules.powers import (
    choose_token,
    die_falls,
    send_token,
    skip_power,
    steal,
    take_cash,
    take_deeds,
    use_power,
    wipe_out,
    work_power_throw,
)
from passgo.rules.property import (
    buy,
    decline,
    keep_promises_before_asking,
    work_handover,
    work_purchase,
)
from passgo.rules.rent import TO_START, claim_rent, settle_next_claim
from passgo.rules.shortage import (
    order_building,
    place_building,
    wish,
    work_placement,
    work_wishes,
)
from passgo.rules.state import State, note
from passgo.rules.trade import (
    accept,
    counter,
    offer,
    propose_settlement,
    refuse,
    withdraw,
)
from passgo.rules.turn import (
    deal_deed,
    dice_fall,
    end_turn,
    roll,
    throw,
    work_break,
    work_dealing,
    work_dice,
    work_opening,
    work_round,
    work_turn,
    work_turn_end,
)
from passgo.rules.zones import (
    choose_zone,
    force_deal,
    go_on,
    random_falls,
    work_random_text,
    work_zone_texts,
)


def step(s: State, b: Board, a: Action) -> None:
    """Do a legal action and go on until somebody must decide."""
    do_act(s, b, a)
    run(s, b)


def do_act(s: State, b: Board, a: Action) -> None:
    """Do a legal action by itself, before anything that follows from it."""
    if a.kind <= CONCEDE:
        do_free_act(s, b, a)
    elif a.kind >= DICE_FALL:
        do_from_outside(s, b, a)
    else:
        do_answer(s, b, a)


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
    elif a.kind == RANDOM_FALLS:
        random_falls(s, b, a.amount)
    elif a.kind == DIE_FALLS:
        die_falls(s, b, a.amount)
    elif a.kind == AUCTION_CLOCK:
        close_by_clock(s, b, TIME_RAN_OUT)
    elif a.kind == TEXT_FADES:
        fade_text(s)
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
    elif a.kind == STOP_TIMER:
        close_by_clock(s, b, CLOCK_STOPPED)
    elif a.kind == READ_TEXT:
        read_text(s, b)
    else:
        do_special(s, b, a)


def do_special(s: State, b: Board, a: Action) -> None:
    """Choose a zone, a token, or what a power brings."""
    if a.kind == CHOOSE_ZONE:
        choose_zone(s, b, a)
    elif a.kind == GO_ON:
        go_on(s, b, a.seat)
    elif a.kind == FORCE_DEAL:
        force_deal(s, b, a)
    elif a.kind == CHOOSE_TOKEN:
        choose_token(s, a)
    elif a.kind == USE_POWER:
        use_power(s)
    elif a.kind == SKIP_POWER:
        skip_power(s)
    else:
        do_benefit(s, b, a)


def do_benefit(s: State, b: Board, a: Action) -> None:
    """Take the benefit of a power."""
    if a.kind == TAKE_DEEDS:
        take_deeds(s, b, a)
    elif a.kind == TAKE_CASH:
        take_cash(s, b, a.seat)
    elif a.kind == JUMP:
        send_token(s, b, a.seat, a.seat, a.place)
    elif a.kind == SHIFT:
        send_token(s, b, a.seat, a.other, a.place)
    elif a.kind == STEAL:
        steal(s, b, a)
    elif a.kind == WIPE_OUT:
        wipe_out(s, b, a)


def run(s: State, b: Board) -> None:
    """Work the agenda until somebody must decide or the game is over."""
    while not s.over:
        if settle_next_claim(s, b) or work(s, b):
            continue
        if b.random_in == 0 or to_move(s) == NATURE or not keep_promises_before_asking(s, b):
            return


def work(s: State, b: Board) -> bool:
    """Work the frame on top; False: it waits for somebody's decision."""
    kind = top_kind(s)
    if kind == BREAK:
        return work_break(s, b)
    if kind == TURN_END:
        return work_turn_end(s)
    if kind == DICE:
        return work_dice(s, b)
    if kind == DEBT:
        return work_debt(s, b)
    if kind == AUCTION:
        return work_auction(s, b)
    if kind == PURCHASE:
        return work_purchase(s)
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
    if kind == RANDOM_TEXT:
        return work_random_text(s, b)
    if kind == POWER_THROW:
        return work_power_throw(s, b)
    return work_on(s, b, kind)


def work_on(s: State, b: Board, kind: int) -> bool:
    """Work a frame that asks nobody; False: it is a plain question."""
    if kind == MOVE:
        work_move(s, b)
    elif kind == LANDING:
        work_landing(s, b)
    elif kind == TURN:
        work_turn(s, b)
    elif kind == ROUND:
        work_round(s, b)
    elif kind == HANDOVER:
        work_handover(s, b)
    elif kind == ESTATE:
        work_estate(s, b)
    elif kind == CARD_BACK_UNDER:
        work_card_back_under(s)
    elif kind == ZONE_TEXTS:
        work_zone_texts(s, b)
    elif kind == GATHERING:
        work_gathering(s, b)
    else:
        return False
    return True
