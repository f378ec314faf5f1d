"""The contents of the rules: every kind of frame and every kind of action, and where each is told.

A frame has a name, slots, work that it does by itself, somebody whom it asks, and what it opens to
whom; what several kinds have in common is a column, which the rule that asks for it explains. An
action belongs to a group and perhaps to the frames that it answers; *unless* says why it
may not be done, *does* does it. All the rest is derived from these two tables.
"""

from typing import Final

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
    PACK_SHUFFLED,
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
    STOP,
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
    A_CARD,
    A_DEBT,
    ANOTHER_THROW,
    AUCTION,
    BARGAIN,
    BREAK,
    BUSINESS,
    CARD_BACK_UNDER,
    CARD_CHOICE,
    CARD_DRAW,
    DEALING,
    DEBT,
    DICE,
    ESTATE,
    EVERYTHING,
    GATHERING,
    HANDOVER,
    INHERITANCE,
    JAIL_CHOICE,
    LANDING,
    MOVE,
    OPENING,
    OWN_TURN,
    PLACEMENT,
    POWER_BENEFIT,
    POWER_CHOICE,
    POWER_THROW,
    PURCHASE,
    RAISING,
    RANDOM_TEXT,
    ROUND,
    TEXT_SHOWN,
    TOKEN_CHOICE,
    TURN,
    TURN_END,
    WISHES,
    ZONE_CHOICE,
    ZONE_TEXTS,
    top_seat,
)
from passgo.rules.auction import (
    awaited_bidder,
    bid,
    is_in_auction,
    leave_auction,
    run_out_of_time,
    stop_timer,
    why_not_bid,
    why_not_clock,
    why_not_leave,
    why_not_stop_timer,
    work_auction,
)
from passgo.rules.bankruptcy import work_estate
from passgo.rules.board import Board, has_fading_texts, has_powers, has_timer, has_zones
from passgo.rules.building import sell_building, sell_group_of, why_not_sell, why_not_sell_group
from passgo.rules.cards import (
    draw_instead,
    fade_text,
    forget_order,
    pay_card,
    read_text,
    take_named_card,
    use_kept_card,
    why_not_card,
    why_not_fade,
    why_not_shuffle,
    work_card_back_under,
    work_card_draw,
    work_gathering,
)
from passgo.rules.debt import concede, give_up, why_not_give_up, why_not_pay_in_kind, work_debt
from passgo.rules.ending import announce_end, why_not_end
from passgo.rules.jail import pay_after_failing, pay_fine, stay, why_not_pay_fine, why_not_use_card
from passgo.rules.limits import BANK, NATURE, NOBODY, NONE
from passgo.rules.lookup import ActionKind, FrameKind, listed, look_up
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
from passgo.rules.powers import (
    choose_token,
    jump,
    shift,
    skip_power,
    steal,
    take_cash,
    take_deeds,
    take_die,
    use_power,
    why_not_die,
    why_not_jump,
    why_not_shift,
    why_not_steal,
    why_not_take_cash,
    why_not_take_deeds,
    why_not_token,
    why_not_wipe_out,
    wipe_out,
    work_power_throw,
)
from passgo.rules.property import buy, decline, why_not_buy, work_handover, work_purchase
from passgo.rules.rent import BY_DICE, TO_MOVE, claim_rent, why_not_claim
from passgo.rules.shortage import (
    is_asked_to_wish,
    is_paid_at,
    next_wisher,
    order_building,
    place_building,
    why_not_order,
    why_not_put,
    why_not_wish,
    wish,
    work_placement,
    work_wishes,
)
from passgo.rules.state import State
from passgo.rules.trade import (
    accept,
    asked_to_deal,
    counter,
    is_party,
    offer,
    propose_settlement,
    refuse,
    why_not_accept,
    why_not_counter,
    why_not_offer,
    why_not_withdraw,
    withdraw,
)
from passgo.rules.turn import (
    close_turn,
    deal_deed,
    next_opener,
    roll,
    take_dice,
    throw_to_start,
    why_not_dealt,
    why_not_dice,
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
    take_random,
    why_not_force_deal,
    why_not_go_on,
    why_not_random,
    why_not_zone,
    work_random_text,
    work_zone_texts,
)

FREE: Final = 1  # groups of actions
ANSWER: Final = 2
BANKERS: Final = 3
LUCK: Final = 4
CLOCK: Final = 5

THE_ASKED: Final = 0  # who may give an answer
ANYBODY: Final = 1

NOTHING: Final = 0  # what there is to choose of an action
OWN_PLACE: Final = 1
A_CLAIM: Final = 2
KEPT_CARD: Final = 3
A_DEAL: Final = 4
A_BID: Final = 5
A_NUMBER: Final = 6
A_SETTLEMENT: Final = 7
FIRST_OF_SOME_BOARDS: Final = 8  # from here on what only boards with zones or powers have
A_ZONE: Final = 8
A_SWAP: Final = 9
A_TOKEN: Final = 10
FREE_DEEDS: Final = 11
A_SPACE: Final = 12
A_SPACE_FOR_ANOTHER: Final = 13
DEEDS_OF_OTHERS: Final = 14
ANOTHER_PLAYER: Final = 15

SEAT: Final = ("seat", "seat")

# fmt: off
FRAMES: Final = (
    FrameKind(ROUND, "round", works=work_round, due=True),
    FrameKind(DEALING, "dealing", a=("rounds", "number"), b=("to_deal", "seats"),
        works=work_dealing, asks=NATURE, draws="deed", on=OPENING),
    FrameKind(OPENING, "opening", a=("to_throw", "seats"), b=("in", "seats"), works=work_opening,
        asks=next_opener, on=ROUND, simplest=ROLL),
    FrameKind(BREAK, "break", seat=SEAT, a=("extra", "flag", 0), works=work_break,
        opens=EVERYTHING, on=ROUND, simplest=ROLL),
    FrameKind(TURN, "turn", seat=SEAT, works=work_turn, on=ROUND, stays=True),
    FrameKind(ANOTHER_THROW, "another-throw", seat=SEAT, opens=OWN_TURN, on=TURN, at_large=True,
        simplest=ROLL),
    FrameKind(TURN_END, "turn-end", seat=SEAT, works=work_turn_end, opens=OWN_TURN, on=TURN,
        simplest=END_TURN),
    FrameKind(DICE, "dice", seat=SEAT, a=("for", "purpose", TO_MOVE), b=("place", "space", 0),
        c=("factor", "number", 0), works=work_dice, asks=NATURE, draws="dice"),
    FrameKind(MOVE, "move", seat=SEAT, a=("steps", "number"), b=("by", "way", BY_DICE),
        c=("factor", "number", 0), works=work_move, moves=True),
    FrameKind(LANDING, "landing", seat=SEAT, a=("by", "way", BY_DICE), b=("factor", "number", 0),
        works=work_landing, moves=True),
    FrameKind(PURCHASE, "purchase", seat=SEAT, a=("place", "deed"), works=work_purchase,
        opens=OWN_TURN, at_large=True, simplest=DECLINE),
    FrameKind(HANDOVER, "handover", seat=("seat", "seat or nobody", NOBODY),
        a=("place", "deed", NONE), b=("price", "money", 0), works=work_handover),
    FrameKind(AUCTION, "auction", a=("of", "lot"), b=("bid", "money", 0),
        c=("bidder", "seat or nobody", NOBODY), d=("in", "seats"), e=("minimum", "money"),
        works=work_auction, asks=awaited_bidder, concerns=is_in_auction, opens=BUSINESS,
        business=True, simplest=LEAVE),
    FrameKind(DEBT, "debt", seat=SEAT, a=("to", "seat or bank", BANK), b=("amount", "money"),
        c=("for", "reason"), d=("place", "space", NONE), e=("told", "flag", 1), works=work_debt,
        opens=A_DEBT, business=True, due=True, simplest=GIVE_UP),
    FrameKind(BARGAIN, "bargain", a=("value", "money", NONE), asks=asked_to_deal,
        concerns=is_party, opens=RAISING, business=True, simplest=REFUSE),
    FrameKind(INHERITANCE, "inheritance", seat=SEAT, a=("place", "deed"), b=("as", "terms"),
        c=("interest_paid", "flag", 0), works=work_inheritance, opens=RAISING,
        business=True, due=True, simplest=KEEP),
    FrameKind(WISHES, "wishes", a=("for", "lot"), b=("to_ask", "seats"), c=("auctions", "flag", 0),
        works=work_wishes, asks=next_wisher, concerns=is_asked_to_wish, opens=RAISING,
        business=True, simplest=WISH),
    FrameKind(PLACEMENT, "placement", seat=SEAT, a=("of", "lot"), b=("count", "number"),
        c=("paid", "flag", 0), d=("price", "money", 0), works=work_placement, opens=RAISING,
        business=True, due=is_paid_at, simplest=PLACE),
    FrameKind(CARD_DRAW, "card-draw", seat=SEAT, a=("deck", "deck"), works=work_card_draw,
        asks=NATURE, draws="card"),
    FrameKind(CARD_CHOICE, "card-choice", seat=SEAT, a=("card", "card"), opens=A_CARD,
        simplest=PAY_CARD),
    FrameKind(CARD_BACK_UNDER, "card-back-under", a=("card", "card"), works=work_card_back_under,
        due=True),
    FrameKind(ESTATE, "estate", works=work_estate, quiet=True),
    FrameKind(JAIL_CHOICE, "jail-choice", seat=SEAT, a=("steps", "number"), opens=OWN_TURN,
        simplest=STAY),
    FrameKind(RANDOM_TEXT, "random-text", seat=SEAT, works=work_random_text, asks=NATURE,
        draws="random"),
    FrameKind(TEXT_SHOWN, "text-shown", seat=SEAT, a=("card", "card"), opens=RAISING,
        simplest=READ_TEXT),
    FrameKind(ZONE_CHOICE, "zone-choice", seat=SEAT, opens=OWN_TURN, at_large=True,
        simplest=CHOOSE_ZONE),
    FrameKind(ZONE_TEXTS, "zone-texts", a=("to_get", "seats"), b=("chooser", "seat"),
        works=work_zone_texts),
    FrameKind(GATHERING, "gathering", a=("place", "space"), works=work_gathering),
    FrameKind(TOKEN_CHOICE, "token-choice", seat=SEAT, simplest=CHOOSE_TOKEN),
    FrameKind(POWER_CHOICE, "power-choice", seat=SEAT, a=("power", "power"), opens=OWN_TURN,
        simplest=SKIP_POWER),
    FrameKind(POWER_THROW, "power-throw", seat=SEAT, a=("power", "power"), works=work_power_throw,
        asks=NATURE, draws="die"),
    FrameKind(POWER_BENEFIT, "power-benefit", seat=SEAT, a=("power", "power"), opens=OWN_TURN,
        simplest=SKIP_POWER),
)

ACTIONS: Final = (
    # Free acts: open while something else is on the agenda, as the windows say.
    ActionKind(FREE, CLAIM, about=A_CLAIM, unless=why_not_claim, does=claim_rent),
    ActionKind(FREE, BUILD, about=OWN_PLACE, unless=why_not_order, does=order_building),
    ActionKind(FREE, SELL, about=OWN_PLACE, unless=why_not_sell, does=sell_building),
    ActionKind(FREE, SELL_GROUP, about=OWN_PLACE, unless=why_not_sell_group, does=sell_group_of),
    ActionKind(FREE, MORTGAGE, about=OWN_PLACE, unless=why_not_mortgage, does=mortgage),
    ActionKind(FREE, LIFT, about=OWN_PLACE, unless=why_not_lift, does=lift),
    ActionKind(FREE, OFFER, about=A_DEAL, unless=why_not_offer, does=offer),
    ActionKind(FREE, CONCEDE, does=concede),
    # Answers: to what is on top of the agenda, the usual one first.
    ActionKind(ANSWER, ROLL, to=(OPENING,), does=throw_to_start),
    ActionKind(ANSWER, ROLL, to=(BREAK, ANOTHER_THROW), does=roll),
    ActionKind(ANSWER, END_TURN, to=(TURN_END,), does=close_turn),
    ActionKind(ANSWER, USE_CARD, to=(BREAK,), about=KEPT_CARD, unless=why_not_use_card,
        does=use_kept_card),
    ActionKind(ANSWER, PAY_FINE, to=(BREAK,), unless=why_not_pay_fine, does=pay_fine),
    ActionKind(ANSWER, PAY_FINE, to=(JAIL_CHOICE,), unless=why_not_pay_fine,
        does=pay_after_failing),
    ActionKind(ANSWER, BUY, to=(PURCHASE,), unless=why_not_buy, does=buy),
    ActionKind(ANSWER, DECLINE, to=(PURCHASE,), does=decline),
    ActionKind(ANSWER, BID, to=(AUCTION,), by=ANYBODY, about=A_BID, unless=why_not_bid, does=bid),
    ActionKind(ANSWER, LEAVE, to=(AUCTION,), by=ANYBODY, unless=why_not_leave, does=leave_auction),
    ActionKind(ANSWER, ACCEPT, to=(BARGAIN,), unless=why_not_accept, does=accept),
    ActionKind(ANSWER, REFUSE, to=(BARGAIN,), does=refuse),
    ActionKind(ANSWER, COUNTER, to=(BARGAIN,), about=A_DEAL, unless=why_not_counter, does=counter),
    ActionKind(ANSWER, WITHDRAW, to=(BARGAIN,), by=ANYBODY, unless=why_not_withdraw, does=withdraw),
    ActionKind(ANSWER, PAY_IN_KIND, to=(DEBT,), about=A_SETTLEMENT, unless=why_not_pay_in_kind,
        does=propose_settlement),
    ActionKind(ANSWER, GIVE_UP, to=(DEBT,), unless=why_not_give_up, does=give_up),
    ActionKind(ANSWER, PAY_OFF, to=(INHERITANCE,), unless=why_not_pay_off, does=pay_off_at_once),
    ActionKind(ANSWER, KEEP, to=(INHERITANCE,), does=keep_mortgage),
    ActionKind(ANSWER, WISH, to=(WISHES,), about=A_NUMBER, unless=why_not_wish, does=wish),
    ActionKind(ANSWER, PLACE, to=(PLACEMENT,), about=OWN_PLACE, unless=why_not_put,
        does=place_building),
    ActionKind(ANSWER, PAY_CARD, to=(CARD_CHOICE,), does=pay_card),
    ActionKind(ANSWER, DRAW_CARD, to=(CARD_CHOICE,), does=draw_instead),
    ActionKind(ANSWER, STAY, to=(JAIL_CHOICE,), does=stay),
    ActionKind(ANSWER, CHOOSE_ZONE, to=(ZONE_CHOICE,), about=A_ZONE, known=has_zones,
        unless=why_not_zone, does=choose_zone),
    ActionKind(ANSWER, GO_ON, to=(ZONE_CHOICE,), known=has_zones, unless=why_not_go_on, does=go_on),
    ActionKind(ANSWER, FORCE_DEAL, to=(ZONE_CHOICE,), about=A_SWAP, known=has_zones,
        unless=why_not_force_deal, does=force_deal),
    ActionKind(ANSWER, READ_TEXT, to=(TEXT_SHOWN,), known=has_fading_texts, does=read_text),
    ActionKind(ANSWER, CHOOSE_TOKEN, to=(TOKEN_CHOICE,), about=A_TOKEN, known=has_powers,
        unless=why_not_token, does=choose_token),
    ActionKind(ANSWER, USE_POWER, to=(POWER_CHOICE,), known=has_powers, does=use_power),
    ActionKind(ANSWER, TAKE_DEEDS, to=(POWER_BENEFIT,), about=FREE_DEEDS, known=has_powers,
        unless=why_not_take_deeds, does=take_deeds),
    ActionKind(ANSWER, TAKE_CASH, to=(POWER_BENEFIT,), known=has_powers, unless=why_not_take_cash,
        does=take_cash),
    ActionKind(ANSWER, JUMP, to=(POWER_BENEFIT,), about=A_SPACE, known=has_powers,
        unless=why_not_jump, does=jump),
    ActionKind(ANSWER, SHIFT, to=(POWER_BENEFIT,), about=A_SPACE_FOR_ANOTHER, known=has_powers,
        unless=why_not_shift, does=shift),
    ActionKind(ANSWER, STEAL, to=(POWER_BENEFIT,), about=DEEDS_OF_OTHERS, known=has_powers,
        unless=why_not_steal, does=steal),
    ActionKind(ANSWER, WIPE_OUT, to=(POWER_BENEFIT,), about=ANOTHER_PLAYER, known=has_powers,
        unless=why_not_wipe_out, does=wipe_out),
    ActionKind(ANSWER, SKIP_POWER, to=(POWER_CHOICE, POWER_BENEFIT), known=has_powers,
        does=skip_power),
    # The Banker, whether asked or not.
    ActionKind(BANKERS, STOP_TIMER, known=has_timer, unless=why_not_stop_timer, does=stop_timer),
    # Nature: how luck fell.
    ActionKind(LUCK, DICE_FALL, to=(DICE,), unless=why_not_dice, does=take_dice),
    ActionKind(LUCK, CARD_COMES, to=(CARD_DRAW,), unless=why_not_card, does=take_named_card),
    ActionKind(LUCK, DEED_COMES, to=(DEALING,), unless=why_not_dealt, does=deal_deed),
    ActionKind(LUCK, RANDOM_FALLS, to=(RANDOM_TEXT,), unless=why_not_random, does=take_random),
    ActionKind(LUCK, DIE_FALLS, to=(POWER_THROW,), unless=why_not_die, does=take_die),
    ActionKind(LUCK, PACK_SHUFFLED, to=(CARD_DRAW, DICE, BREAK, ANOTHER_THROW),
        unless=why_not_shuffle, does=forget_order),
    # The table: its clocks, and its agreement to end.
    ActionKind(CLOCK, TIME_UP, unless=why_not_end, does=announce_end),
    ActionKind(CLOCK, STOP, unless=why_not_end, does=announce_end),
    ActionKind(CLOCK, AUCTION_CLOCK, unless=why_not_clock, does=run_out_of_time),
    ActionKind(CLOCK, TEXT_FADES, unless=why_not_fade, does=fade_text),
)
# fmt: on


@look_up(FRAMES, "works")
def work_frame(frame: int, s: State, b: Board) -> bool:
    """Work a kind of frame, which is on top; False: it waits for somebody's decision."""
    return False


@look_up(FRAMES, "asks")
def asked_by(frame: int, s: State) -> int:
    """Return who must decide: a seat, NATURE, or OUTSIDE for a clock."""
    return top_seat(s)


@look_up(FRAMES, "concerns")
def concerns(frame: int, s: State, seat: int) -> bool:
    """Tell whether the frame on top concerns *seat*: a debtor, a party, a bidder still in."""
    return top_seat(s) == seat


@look_up(ACTIONS, "group")
def group_of(kind: int) -> int:
    """Return the group of a kind of action, 0 if there is no such kind."""
    return 0


@listed(ACTIONS)
def is_answered_by(kind: int, frame: int) -> bool:
    """Tell whether a kind of action answers a kind of frame."""
    return False


@look_up(ACTIONS, "by")
def giver_of(kind: int) -> int:
    """Return who may give an answer."""
    return THE_ASKED


@look_up(ACTIONS, "about")
def choice_of(kind: int) -> int:
    """Return what there is to choose of a kind of action."""
    return NOTHING


@look_up(ACTIONS, "known")
def is_known(kind: int, b: Board) -> bool:
    """Tell whether a board has a use for a kind of action."""
    return True


@look_up(ACTIONS, "unless")
def why_not_kind(kind: int, frame: int, s: State, b: Board, a: Action) -> int:
    """Return why *a* may not be done, once it is its time and its player's."""
    return 0


@look_up(ACTIONS, "does")
def do_kind(kind: int, frame: int, s: State, b: Board, a: Action) -> None:
    """Do *a*, which is legal, by itself."""
