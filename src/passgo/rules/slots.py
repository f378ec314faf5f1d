"""Slots: what lies in the frames of the agenda, by name.

Written by ``python -m passgo.compiling.slots`` from the contents of the rules: do not edit.
"""

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
    GATHERING,
    HANDOVER,
    INHERITANCE,
    JAIL_CHOICE,
    LANDING,
    MOVE,
    OPENING,
    PLACEMENT,
    POWER_BENEFIT,
    POWER_CHOICE,
    POWER_THROW,
    PURCHASE,
    RANDOM_TEXT,
    ROUND,
    TEXT_SHOWN,
    TOKEN_CHOICE,
    TURN,
    TURN_END,
    WISHES,
    ZONE_CHOICE,
    ZONE_TEXTS,
    jam,
    without,
)
from passgo.rules.limits import DEPTH
from passgo.rules.state import State


def auction_bid(s: State) -> int:
    """Return the slot 'auction bid' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def set_auction_bid(s: State, value: int) -> None:
    """Change the slot 'auction bid' of the frame on top."""
    s.agenda_b[s.depth - 1] = value


def auction_bid_at(s: State, at: int) -> int:
    """Return the slot 'auction bid' of one frame."""
    return s.agenda_b[at]


def set_auction_bid_at(s: State, at: int, value: int) -> None:
    """Change the slot 'auction bid' of one frame."""
    s.agenda_b[at] = value


def auction_bidder(s: State) -> int:
    """Return the slot 'auction bidder' of the frame on top."""
    return s.agenda_c[s.depth - 1]


def set_auction_bidder(s: State, value: int) -> None:
    """Change the slot 'auction bidder' of the frame on top."""
    s.agenda_c[s.depth - 1] = value


def auction_bidder_at(s: State, at: int) -> int:
    """Return the slot 'auction bidder' of one frame."""
    return s.agenda_c[at]


def set_auction_bidder_at(s: State, at: int, value: int) -> None:
    """Change the slot 'auction bidder' of one frame."""
    s.agenda_c[at] = value


def auction_in(s: State) -> int:
    """Return the slot 'auction in' of the frame on top."""
    return s.agenda_d[s.depth - 1]


def set_auction_in(s: State, value: int) -> None:
    """Change the slot 'auction in' of the frame on top."""
    s.agenda_d[s.depth - 1] = value


def auction_in_at(s: State, at: int) -> int:
    """Return the slot 'auction in' of one frame."""
    return s.agenda_d[at]


def auction_minimum(s: State) -> int:
    """Return the slot 'auction minimum' of the frame on top."""
    return s.agenda_e[s.depth - 1]


def auction_of(s: State) -> int:
    """Return the slot 'auction of' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def auction_of_at(s: State, at: int) -> int:
    """Return the slot 'auction of' of one frame."""
    return s.agenda_a[at]


def bargain_value(s: State) -> int:
    """Return the slot 'bargain value' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def bargain_value_at(s: State, at: int) -> int:
    """Return the slot 'bargain value' of one frame."""
    return s.agenda_a[at]


def break_extra(s: State) -> int:
    """Return the slot 'break extra' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def card_back_under_card(s: State) -> int:
    """Return the slot 'card back under card' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def card_back_under_card_at(s: State, at: int) -> int:
    """Return the slot 'card back under card' of one frame."""
    return s.agenda_a[at]


def card_choice_card(s: State) -> int:
    """Return the slot 'card choice card' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def card_choice_card_at(s: State, at: int) -> int:
    """Return the slot 'card choice card' of one frame."""
    return s.agenda_a[at]


def card_draw_deck(s: State) -> int:
    """Return the slot 'card draw deck' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def dealing_rounds(s: State) -> int:
    """Return the slot 'dealing rounds' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def set_dealing_rounds(s: State, value: int) -> None:
    """Change the slot 'dealing rounds' of the frame on top."""
    s.agenda_a[s.depth - 1] = value


def dealing_rounds_at(s: State, at: int) -> int:
    """Return the slot 'dealing rounds' of one frame."""
    return s.agenda_a[at]


def dealing_to_deal(s: State) -> int:
    """Return the slot 'dealing to deal' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def set_dealing_to_deal(s: State, value: int) -> None:
    """Change the slot 'dealing to deal' of the frame on top."""
    s.agenda_b[s.depth - 1] = value


def dealing_to_deal_at(s: State, at: int) -> int:
    """Return the slot 'dealing to deal' of one frame."""
    return s.agenda_b[at]


def debt_amount(s: State) -> int:
    """Return the slot 'debt amount' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def set_debt_amount(s: State, value: int) -> None:
    """Change the slot 'debt amount' of the frame on top."""
    s.agenda_b[s.depth - 1] = value


def debt_amount_at(s: State, at: int) -> int:
    """Return the slot 'debt amount' of one frame."""
    return s.agenda_b[at]


def set_debt_amount_at(s: State, at: int, value: int) -> None:
    """Change the slot 'debt amount' of one frame."""
    s.agenda_b[at] = value


def debt_for(s: State) -> int:
    """Return the slot 'debt for' of the frame on top."""
    return s.agenda_c[s.depth - 1]


def set_debt_for_at(s: State, at: int, value: int) -> None:
    """Change the slot 'debt for' of one frame."""
    s.agenda_c[at] = value


def debt_place(s: State) -> int:
    """Return the slot 'debt place' of the frame on top."""
    return s.agenda_d[s.depth - 1]


def set_debt_place_at(s: State, at: int, value: int) -> None:
    """Change the slot 'debt place' of one frame."""
    s.agenda_d[at] = value


def debt_to(s: State) -> int:
    """Return the slot 'debt to' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def debt_to_at(s: State, at: int) -> int:
    """Return the slot 'debt to' of one frame."""
    return s.agenda_a[at]


def set_debt_to_at(s: State, at: int, value: int) -> None:
    """Change the slot 'debt to' of one frame."""
    s.agenda_a[at] = value


def debt_told(s: State) -> int:
    """Return the slot 'debt told' of the frame on top."""
    return s.agenda_e[s.depth - 1]


def set_debt_told(s: State, value: int) -> None:
    """Change the slot 'debt told' of the frame on top."""
    s.agenda_e[s.depth - 1] = value


def set_debt_told_at(s: State, at: int, value: int) -> None:
    """Change the slot 'debt told' of one frame."""
    s.agenda_e[at] = value


def dice_factor(s: State) -> int:
    """Return the slot 'dice factor' of the frame on top."""
    return s.agenda_c[s.depth - 1]


def dice_for(s: State) -> int:
    """Return the slot 'dice for' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def dice_for_at(s: State, at: int) -> int:
    """Return the slot 'dice for' of one frame."""
    return s.agenda_a[at]


def dice_place(s: State) -> int:
    """Return the slot 'dice place' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def dice_place_at(s: State, at: int) -> int:
    """Return the slot 'dice place' of one frame."""
    return s.agenda_b[at]


def frame_power(s: State) -> int:
    """Return the slot 'frame power' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def gathering_place(s: State) -> int:
    """Return the slot 'gathering place' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def handover_place(s: State) -> int:
    """Return the slot 'handover place' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def handover_place_at(s: State, at: int) -> int:
    """Return the slot 'handover place' of one frame."""
    return s.agenda_a[at]


def handover_price(s: State) -> int:
    """Return the slot 'handover price' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def handover_price_at(s: State, at: int) -> int:
    """Return the slot 'handover price' of one frame."""
    return s.agenda_b[at]


def inheritance_as(s: State) -> int:
    """Return the slot 'inheritance as' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def inheritance_as_at(s: State, at: int) -> int:
    """Return the slot 'inheritance as' of one frame."""
    return s.agenda_b[at]


def inheritance_interest_paid(s: State) -> int:
    """Return the slot 'inheritance interest paid' of the frame on top."""
    return s.agenda_c[s.depth - 1]


def set_inheritance_interest_paid(s: State, value: int) -> None:
    """Change the slot 'inheritance interest paid' of the frame on top."""
    s.agenda_c[s.depth - 1] = value


def inheritance_interest_paid_at(s: State, at: int) -> int:
    """Return the slot 'inheritance interest paid' of one frame."""
    return s.agenda_c[at]


def inheritance_place(s: State) -> int:
    """Return the slot 'inheritance place' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def inheritance_place_at(s: State, at: int) -> int:
    """Return the slot 'inheritance place' of one frame."""
    return s.agenda_a[at]


def jail_choice_steps(s: State) -> int:
    """Return the slot 'jail choice steps' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def jail_choice_steps_at(s: State, at: int) -> int:
    """Return the slot 'jail choice steps' of one frame."""
    return s.agenda_a[at]


def landing_by(s: State) -> int:
    """Return the slot 'landing by' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def landing_factor(s: State) -> int:
    """Return the slot 'landing factor' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def move_by(s: State) -> int:
    """Return the slot 'move by' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def move_factor(s: State) -> int:
    """Return the slot 'move factor' of the frame on top."""
    return s.agenda_c[s.depth - 1]


def move_steps(s: State) -> int:
    """Return the slot 'move steps' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def set_move_steps(s: State, value: int) -> None:
    """Change the slot 'move steps' of the frame on top."""
    s.agenda_a[s.depth - 1] = value


def move_steps_at(s: State, at: int) -> int:
    """Return the slot 'move steps' of one frame."""
    return s.agenda_a[at]


def opening_in(s: State) -> int:
    """Return the slot 'opening in' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def set_opening_in(s: State, value: int) -> None:
    """Change the slot 'opening in' of the frame on top."""
    s.agenda_b[s.depth - 1] = value


def opening_in_at(s: State, at: int) -> int:
    """Return the slot 'opening in' of one frame."""
    return s.agenda_b[at]


def opening_to_throw(s: State) -> int:
    """Return the slot 'opening to throw' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def set_opening_to_throw(s: State, value: int) -> None:
    """Change the slot 'opening to throw' of the frame on top."""
    s.agenda_a[s.depth - 1] = value


def opening_to_throw_at(s: State, at: int) -> int:
    """Return the slot 'opening to throw' of one frame."""
    return s.agenda_a[at]


def placement_count(s: State) -> int:
    """Return the slot 'placement count' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def set_placement_count(s: State, value: int) -> None:
    """Change the slot 'placement count' of the frame on top."""
    s.agenda_b[s.depth - 1] = value


def placement_count_at(s: State, at: int) -> int:
    """Return the slot 'placement count' of one frame."""
    return s.agenda_b[at]


def placement_of(s: State) -> int:
    """Return the slot 'placement of' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def placement_of_at(s: State, at: int) -> int:
    """Return the slot 'placement of' of one frame."""
    return s.agenda_a[at]


def placement_paid(s: State) -> int:
    """Return the slot 'placement paid' of the frame on top."""
    return s.agenda_c[s.depth - 1]


def placement_paid_at(s: State, at: int) -> int:
    """Return the slot 'placement paid' of one frame."""
    return s.agenda_c[at]


def placement_price(s: State) -> int:
    """Return the slot 'placement price' of the frame on top."""
    return s.agenda_d[s.depth - 1]


def placement_price_at(s: State, at: int) -> int:
    """Return the slot 'placement price' of one frame."""
    return s.agenda_d[at]


def power_benefit_power(s: State) -> int:
    """Return the slot 'power benefit power' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def power_choice_power(s: State) -> int:
    """Return the slot 'power choice power' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def power_throw_power(s: State) -> int:
    """Return the slot 'power throw power' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def purchase_place(s: State) -> int:
    """Return the slot 'purchase place' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def text_shown_card(s: State) -> int:
    """Return the slot 'text shown card' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def wishes_auctions(s: State) -> int:
    """Return the slot 'wishes auctions' of the frame on top."""
    return s.agenda_c[s.depth - 1]


def set_wishes_auctions(s: State, value: int) -> None:
    """Change the slot 'wishes auctions' of the frame on top."""
    s.agenda_c[s.depth - 1] = value


def wishes_for(s: State) -> int:
    """Return the slot 'wishes for' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def wishes_for_at(s: State, at: int) -> int:
    """Return the slot 'wishes for' of one frame."""
    return s.agenda_a[at]


def wishes_to_ask(s: State) -> int:
    """Return the slot 'wishes to ask' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def set_wishes_to_ask(s: State, value: int) -> None:
    """Change the slot 'wishes to ask' of the frame on top."""
    s.agenda_b[s.depth - 1] = value


def zone_texts_chooser(s: State) -> int:
    """Return the slot 'zone texts chooser' of the frame on top."""
    return s.agenda_b[s.depth - 1]


def zone_texts_to_get(s: State) -> int:
    """Return the slot 'zone texts to get' of the frame on top."""
    return s.agenda_a[s.depth - 1]


def set_zone_texts_to_get(s: State, value: int) -> None:
    """Change the slot 'zone texts to get' of the frame on top."""
    s.agenda_a[s.depth - 1] = value


def push_another_throw(s: State, seat: int) -> None:
    """Put a frame 'another-throw' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = ANOTHER_THROW
    s.agenda_seat[top] = seat


def push_auction(s: State, of: int, bid: int, bidder: int, in_: int, minimum: int) -> None:
    """Put a frame 'auction' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = AUCTION
    s.agenda_a[top] = of
    s.agenda_b[top] = bid
    s.agenda_c[top] = bidder
    s.agenda_d[top] = in_
    s.agenda_e[top] = minimum


def push_bargain(s: State, value: int) -> None:
    """Put a frame 'bargain' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = BARGAIN
    s.agenda_a[top] = value


def push_break(s: State, seat: int, extra: int) -> None:
    """Put a frame 'break' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = BREAK
    s.agenda_seat[top] = seat
    s.agenda_a[top] = extra


def push_card_back_under(s: State, card: int) -> None:
    """Put a frame 'card-back-under' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = CARD_BACK_UNDER
    s.agenda_a[top] = card


def push_card_choice(s: State, seat: int, card: int) -> None:
    """Put a frame 'card-choice' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = CARD_CHOICE
    s.agenda_seat[top] = seat
    s.agenda_a[top] = card


def push_card_draw(s: State, seat: int, deck: int) -> None:
    """Put a frame 'card-draw' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = CARD_DRAW
    s.agenda_seat[top] = seat
    s.agenda_a[top] = deck


def push_dealing(s: State, rounds: int, to_deal: int) -> None:
    """Put a frame 'dealing' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = DEALING
    s.agenda_a[top] = rounds
    s.agenda_b[top] = to_deal


def push_debt(s: State, seat: int, to: int, amount: int, for_: int, place: int, told: int) -> None:
    """Put a frame 'debt' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = DEBT
    s.agenda_seat[top] = seat
    s.agenda_a[top] = to
    s.agenda_b[top] = amount
    s.agenda_c[top] = for_
    s.agenda_d[top] = place
    s.agenda_e[top] = told


def push_dice(s: State, seat: int, for_: int, place: int, factor: int) -> None:
    """Put a frame 'dice' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = DICE
    s.agenda_seat[top] = seat
    s.agenda_a[top] = for_
    s.agenda_b[top] = place
    s.agenda_c[top] = factor


def push_estate(s: State) -> None:
    """Put a frame 'estate' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = ESTATE


def push_gathering(s: State, place: int) -> None:
    """Put a frame 'gathering' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = GATHERING
    s.agenda_a[top] = place


def push_handover(s: State, seat: int, place: int, price: int) -> None:
    """Put a frame 'handover' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = HANDOVER
    s.agenda_seat[top] = seat
    s.agenda_a[top] = place
    s.agenda_b[top] = price


def push_inheritance(s: State, seat: int, place: int, as_: int, interest_paid: int) -> None:
    """Put a frame 'inheritance' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = INHERITANCE
    s.agenda_seat[top] = seat
    s.agenda_a[top] = place
    s.agenda_b[top] = as_
    s.agenda_c[top] = interest_paid


def push_jail_choice(s: State, seat: int, steps: int) -> None:
    """Put a frame 'jail-choice' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = JAIL_CHOICE
    s.agenda_seat[top] = seat
    s.agenda_a[top] = steps


def push_landing(s: State, seat: int, by: int, factor: int) -> None:
    """Put a frame 'landing' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = LANDING
    s.agenda_seat[top] = seat
    s.agenda_a[top] = by
    s.agenda_b[top] = factor


def push_move(s: State, seat: int, steps: int, by: int, factor: int) -> None:
    """Put a frame 'move' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = MOVE
    s.agenda_seat[top] = seat
    s.agenda_a[top] = steps
    s.agenda_b[top] = by
    s.agenda_c[top] = factor


def push_opening(s: State, to_throw: int, in_: int) -> None:
    """Put a frame 'opening' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = OPENING
    s.agenda_a[top] = to_throw
    s.agenda_b[top] = in_


def push_placement(s: State, seat: int, of: int, count: int, paid: int, price: int) -> None:
    """Put a frame 'placement' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = PLACEMENT
    s.agenda_seat[top] = seat
    s.agenda_a[top] = of
    s.agenda_b[top] = count
    s.agenda_c[top] = paid
    s.agenda_d[top] = price


def push_power_benefit(s: State, seat: int, power: int) -> None:
    """Put a frame 'power-benefit' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = POWER_BENEFIT
    s.agenda_seat[top] = seat
    s.agenda_a[top] = power


def push_power_choice(s: State, seat: int, power: int) -> None:
    """Put a frame 'power-choice' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = POWER_CHOICE
    s.agenda_seat[top] = seat
    s.agenda_a[top] = power


def push_power_throw(s: State, seat: int, power: int) -> None:
    """Put a frame 'power-throw' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = POWER_THROW
    s.agenda_seat[top] = seat
    s.agenda_a[top] = power


def push_purchase(s: State, seat: int, place: int) -> None:
    """Put a frame 'purchase' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = PURCHASE
    s.agenda_seat[top] = seat
    s.agenda_a[top] = place


def push_random_text(s: State, seat: int) -> None:
    """Put a frame 'random-text' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = RANDOM_TEXT
    s.agenda_seat[top] = seat


def push_round(s: State) -> None:
    """Put a frame 'round' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = ROUND


def push_text_shown(s: State, seat: int, card: int) -> None:
    """Put a frame 'text-shown' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = TEXT_SHOWN
    s.agenda_seat[top] = seat
    s.agenda_a[top] = card


def push_token_choice(s: State, seat: int) -> None:
    """Put a frame 'token-choice' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = TOKEN_CHOICE
    s.agenda_seat[top] = seat


def push_turn(s: State, seat: int) -> None:
    """Put a frame 'turn' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = TURN
    s.agenda_seat[top] = seat


def push_turn_end(s: State, seat: int) -> None:
    """Put a frame 'turn-end' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = TURN_END
    s.agenda_seat[top] = seat


def push_wishes(s: State, for_: int, to_ask: int, auctions: int) -> None:
    """Put a frame 'wishes' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = WISHES
    s.agenda_a[top] = for_
    s.agenda_b[top] = to_ask
    s.agenda_c[top] = auctions


def push_zone_choice(s: State, seat: int) -> None:
    """Put a frame 'zone-choice' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = ZONE_CHOICE
    s.agenda_seat[top] = seat


def push_zone_texts(s: State, to_get: int, chooser: int) -> None:
    """Put a frame 'zone-texts' on top of the agenda."""
    top = s.depth
    if top == DEPTH:
        jam(s)
        return
    s.depth = top + 1
    s.agenda_kind[top] = ZONE_TEXTS
    s.agenda_a[top] = to_get
    s.agenda_b[top] = chooser


def strike_from_lists(s: State, seat: int) -> None:
    """Take a player who is gone off every list of seats that are still to be asked or served."""
    for at in range(s.depth):
        kind = s.agenda_kind[at]
        if kind in (OPENING, ZONE_TEXTS):
            s.agenda_a[at] = without(s.agenda_a[at], seat)
        if kind in (DEALING, OPENING, WISHES):
            s.agenda_b[at] = without(s.agenda_b[at], seat)
        if kind == AUCTION:
            s.agenda_d[at] = without(s.agenda_d[at], seat)
