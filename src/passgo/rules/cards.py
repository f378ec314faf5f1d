"""Cards: drawing, keeping, returning and obeying them.

Clauses: CL-012, CL-013, CL-078 to CL-087, CL-093, CL-204 and their counterparts.
"""

from passgo.rules.actions import CARD_COMES, Action
from passgo.rules.agenda import (
    TEXT_SHOWN,
    pop,
    top_kind,
    top_seat,
)
from passgo.rules.auction import is_up_for_auction, open_auction
from passgo.rules.board import (
    CARD_BACK,
    CARD_COLLECT,
    CARD_COLLECT_EACH,
    CARD_JAIL,
    CARD_JAIL_FREE,
    CARD_JAIL_RELEASE,
    CARD_MOVE_BACK_TO,
    CARD_MOVE_TO,
    CARD_NEAREST,
    CARD_PAY,
    CARD_PAY_EACH,
    CARD_PAY_OR_DRAW,
    CARD_REPAIRS,
    CARD_RETURN_BEFORE_ACTING,
    FOR_ALL,
    HOTEL,
    Board,
)
from passgo.rules.jail import arrest, release
from passgo.rules.limits import BANK, CARDS, NOBODY, NONE
from passgo.rules.log import CARD_DRAWN, CARD_KEPT, CARD_RETURNED, TEXT_MISSED
from passgo.rules.luck import draw_unseen_card, is_free_deed, is_unseen
from passgo.rules.money import FOR_CARD, owe, transfer
from passgo.rules.movement import order_forward, step_back, steps_to
from passgo.rules.refusals import IMPOSSIBLE_LUCK, NOT_ASKED
from passgo.rules.rent import BY_CARD, BY_GATHERING, NORMAL_TERMS
from passgo.rules.slots import (
    card_back_under_card,
    card_choice_card,
    card_draw_deck,
    gathering_place,
    push_card_back_under,
    push_card_choice,
    push_card_draw,
    push_gathering,
    push_text_shown,
    text_shown_card,
)
from passgo.rules.state import PLAYING, UNSEEN, State, note


def work_card_draw(s: State, b: Board) -> bool:
    """Take the top card if it is known; False: nature must name it."""
    deck = card_draw_deck(s)
    card = UNSEEN
    if not b.draws_any[deck]:
        if s.deck_count[deck] == 0:
            pop(s)
            return True
        card = s.deck[deck * CARDS]
    if card == UNSEEN:
        if s.own_luck == 0:
            return False
        card = draw_unseen_card(s, b, deck)
    take_card(s, b, card)
    return True


def why_not_card(s: State, b: Board, a: Action) -> int:
    """Return why a card cannot be on top of the pack."""
    deck = card_draw_deck(s)
    return 0 if a.place == deck and is_unseen(s, b, deck, a.amount) else IMPOSSIBLE_LUCK


def take_named_card(s: State, b: Board, a: Action) -> None:
    """Take over which card has come."""
    take_card(s, b, a.amount)


def why_not_shuffle(s: State, b: Board, a: Action) -> int:
    """Return why nobody can have shuffled a pack: it is none, or nothing of it is known."""
    deck = a.amount
    if deck < 0 or deck >= b.decks or b.draws_any[deck] != 0:
        return IMPOSSIBLE_LUCK
    for at in range(s.deck_count[deck]):
        if s.deck[deck * CARDS + at] != UNSEEN:
            return 0
    return IMPOSSIBLE_LUCK


def forget_order(s: State, a: Action) -> None:
    """Forget how a pack lies: it was shuffled, and any card in it may come (CL-012, CL-013)."""
    for at in range(s.deck_count[a.amount]):
        s.deck[a.amount * CARDS + at] = UNSEEN


def take_card(s: State, b: Board, card: int) -> None:
    """Take *card* from the top of the pack on the agenda, then keep it or obey it."""
    seat = top_seat(s)
    deck = card_draw_deck(s)
    pop(s)
    number = deck * CARDS + card
    note(s, CARD_DRAWN, seat, NOBODY, s.at[seat], number, 0)
    if b.draws_any[deck]:
        show_text(s, b, seat, number)
        return
    take_top(s, deck)
    if b.card_kind[number] == CARD_JAIL_FREE:
        keep_card(s, b, seat, number)
    elif b.card_return == CARD_RETURN_BEFORE_ACTING:
        put_under(s, number)
        obey(s, b, seat, number)
    else:
        push_card_back_under(s, number)
        obey(s, b, seat, number)


def take_top(s: State, deck: int) -> None:
    """Take the top card off a pack."""
    base = deck * CARDS
    s.deck_count[deck] -= 1
    for at in range(s.deck_count[deck]):
        s.deck[base + at] = s.deck[base + at + 1]
    s.deck[base + s.deck_count[deck]] = UNSEEN


def show_text(s: State, b: Board, seat: int, number: int) -> None:
    """Show a text of the unit; it is obeyed at once, or once read where texts may fade (RE-111)."""
    if b.texts_fade:
        push_text_shown(s, seat, number)
    else:
        obey(s, b, seat, number)


def read_text(s: State, b: Board) -> None:
    """Obey a text that was read in time."""
    seat = top_seat(s)
    number = text_shown_card(s)
    pop(s)
    obey(s, b, seat, number)


def fade_text(s: State) -> None:
    """Let a text go that nobody has read in time: it has no effect (RE-111)."""
    note(s, TEXT_MISSED, top_seat(s), NOBODY, NONE, text_shown_card(s), 0)
    pop(s)


def why_not_fade(s: State) -> int:
    """Return why no text fades."""
    return 0 if top_kind(s) == TEXT_SHOWN else NOT_ASKED


def use_kept_card(s: State, b: Board, a: Action) -> None:
    """Give a kept card back and be free (CL-100)."""
    give_back_kept_card(s, b, a.place)
    release(s, a.seat, a.kind)


def put_under(s: State, number: int) -> None:
    """Put a card under its pack (CL-080, CL-083)."""
    deck = number // CARDS
    s.deck[deck * CARDS + s.deck_count[deck]] = number % CARDS
    s.deck_count[deck] += 1
    note(s, CARD_RETURNED, NOBODY, NOBODY, NONE, number, 0)


def work_card_back_under(s: State) -> None:
    """Return a card that has been obeyed (CW-084)."""
    number = card_back_under_card(s)
    pop(s)
    put_under(s, number)


def keep_card(s: State, b: Board, seat: int, number: int) -> None:
    """Keep a get-out-of-jail card until it is used or sold (CL-081)."""
    for kept in range(b.kept_cards):
        if b.kept_card[kept] == number:
            s.kept_by[kept] = seat
            note(s, CARD_KEPT, seat, NOBODY, NONE, number, kept)


def give_back_kept_card(s: State, b: Board, kept: int) -> None:
    """Put a kept card back under the pack it came from (CL-083, CL-163)."""
    s.kept_by[kept] = NOBODY
    put_under(s, b.kept_card[kept])


def obey(s: State, b: Board, seat: int, number: int) -> None:
    """Do what a card orders (CL-079, CL-080)."""
    kind = b.card_kind[number]
    amount = b.card_amount[number]
    if b.card_scope[number] == FOR_ALL:
        obey_together(s, b, seat, number)
    elif kind == CARD_COLLECT:
        transfer(s, b, BANK, seat, amount, FOR_CARD)
    elif kind == CARD_PAY:
        owe(s, seat, BANK, amount, FOR_CARD, NONE)
    elif kind == CARD_PAY_EACH:
        pay_each(s, seat, amount)
    elif kind == CARD_COLLECT_EACH:
        collect_each(s, seat, amount)
    elif kind == CARD_REPAIRS:
        due = repairs(s, b, seat, amount, b.card_second[number])
        owe(s, seat, BANK, due, FOR_CARD, NONE)
    elif kind == CARD_PAY_OR_DRAW:
        push_card_choice(s, seat, number)
    elif kind == CARD_JAIL:
        arrest(s, b, seat)
    elif kind == CARD_JAIL_RELEASE:
        if s.jailed[seat]:
            free_by_text(s, seat)
    else:
        obey_move(s, b, seat, number)


def free_by_text(s: State, seat: int) -> None:
    """Free a prisoner; in the own turn the throw follows at once (RE-244, R-111)."""
    release(s, seat, CARD_COMES)
    if seat == s.turn and s.throws > 0:
        s.again = 1


def obey_together(s: State, b: Board, seat: int, number: int) -> None:
    """Do what a text orders to every player, the one who drew it first, then clockwise."""
    kind = b.card_kind[number]
    amount = b.card_amount[number]
    target = b.card_target[number]
    sent = players_elsewhere(s, target)
    if kind == CARD_MOVE_TO and sent > 1:
        push_gathering(s, target)
    for back in range(s.seats):
        other = (seat + s.seats - 1 - back) % s.seats
        if s.status[other] != PLAYING:
            continue
        if kind == CARD_MOVE_TO and s.at[other] != target:
            way = BY_GATHERING if sent > 1 else BY_CARD
            order_forward(s, other, steps_to(s, b, other, target), way, NORMAL_TERMS)
        elif kind == CARD_PAY:
            owe(s, other, BANK, amount, FOR_CARD, NONE)
        elif kind == CARD_COLLECT:
            transfer(s, b, BANK, other, amount, FOR_CARD)


def players_elsewhere(s: State, place: int) -> int:
    """Return how many players stand somewhere else (RE-112, RE-113)."""
    count = 0
    for seat in range(s.seats):
        if s.status[seat] == PLAYING and s.at[seat] != place:
            count += 1
    return count


def work_gathering(s: State, b: Board) -> None:
    """Auction a free property to which several players were sent (RE-112)."""
    place = gathering_place(s)
    pop(s)
    if is_free_deed(s, b, place) and not is_up_for_auction(s, place):
        open_auction(s, b, place)


def obey_move(s: State, b: Board, seat: int, number: int) -> None:
    """Move a token as a card orders; only a forward move earns the salary (CL-084, CL-204)."""
    kind = b.card_kind[number]
    target = b.card_target[number]
    if kind == CARD_MOVE_TO:
        order_forward(s, seat, steps_to(s, b, seat, target), BY_CARD, NORMAL_TERMS)
    elif kind == CARD_NEAREST:
        steps = steps_to_kind(s, b, seat, target)
        order_forward(s, seat, steps, BY_CARD, b.card_second[number])
    elif kind == CARD_MOVE_BACK_TO:
        step_back(s, b, seat, b.places - steps_to(s, b, seat, target))
    elif kind == CARD_BACK:
        step_back(s, b, seat, b.card_amount[number])


def steps_to_kind(s: State, b: Board, seat: int, kind: int) -> int:
    """Return the steps forward to the next space of a kind."""
    steps = 1
    while b.kind[(s.at[seat] + steps) % b.places] != kind:
        steps += 1
    return steps


def repairs(s: State, b: Board, seat: int, per_house: int, per_hotel: int) -> int:
    """Return what a card asks for the buildings of *seat*."""
    due = 0
    for place in range(b.places):
        if s.owner[place] == seat:
            if s.houses[place] == HOTEL:
                due += per_hotel
            else:
                due += s.houses[place] * per_house
    return due


def pay_each(s: State, seat: int, amount: int) -> None:
    """Owe every other player, to be paid clockwise from the debtor's left (CL-169)."""
    for back in range(s.seats - 1):
        other = (seat + s.seats - 1 - back) % s.seats
        if s.status[other] == PLAYING:
            owe(s, seat, other, amount, FOR_CARD, NONE)


def collect_each(s: State, seat: int, amount: int) -> None:
    """Make every other player owe *seat*, clockwise from its left."""
    for back in range(s.seats - 1):
        other = (seat + s.seats - 1 - back) % s.seats
        if s.status[other] == PLAYING:
            owe(s, other, seat, amount, FOR_CARD, NONE)


def pay_card(s: State, b: Board) -> None:
    """Choose the payment that a card offers."""
    seat = top_seat(s)
    number = card_choice_card(s)
    pop(s)
    owe(s, seat, BANK, b.card_amount[number], FOR_CARD, NONE)


def draw_instead(s: State, b: Board) -> None:
    """Choose the other card that a card offers."""
    seat = top_seat(s)
    number = card_choice_card(s)
    pop(s)
    push_card_draw(s, seat, b.card_target[number])
