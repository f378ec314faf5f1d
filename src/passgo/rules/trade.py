"""Trade: offers of deeds, cash and jail cards between two players, and their answers.

Clauses: CL-082, CL-099, CL-129 to CL-135, CL-150, CL-152, CL-170 to CL-175, CL-220 and
counterparts. An offer holds only what can be handed over at once: no loans, no promises.
"""

from passgo.rules.actions import ASKED, GIVEN, Action, short_of
from passgo.rules.agenda import (
    BARGAIN,
    DEBT,
    has_frame,
    is_auction_at,
    pop,
    remove_frame,
    top_kind,
)
from passgo.rules.board import TRADES_NONE, Board, has_timer
from passgo.rules.limits import NOBODY, NONE, SEATS
from passgo.rules.log import (
    CARD_NAMED,
    CASH_NAMED,
    COUNTERED,
    DEBT_REDUCED,
    DEED_NAMED,
    OFFER_ACCEPTED,
    OFFER_REFUSED,
    OFFER_WITHDRAWN,
    OFFERED,
    SETTLEMENT_OFFERED,
)
from passgo.rules.money import FOR_DEAL, free_cash, transfer
from passgo.rules.ownership import is_built_group
from passgo.rules.refusals import (
    BUILDINGS_IN_GROUP,
    BUSINESS_IN_HAND,
    CASH_BOTH_WAYS,
    EMPTY_OFFER,
    NO_SUCH_CARD,
    NO_TRADES,
    NOT_A_PROPERTY,
    NOT_ASKED,
    NOT_ENOUGH_CASH,
    NOT_IN_THE_GAME,
    NOT_THEIR_PROPERTY,
    NOT_YOUR_PROPERTY,
    NOT_YOUR_TURN,
    OFFER_PENDING,
    OFFER_TO_YOURSELF,
    OTHER_LACKS_CASH,
    OUT_OF_RANGE,
    TOO_MANY_OFFERS,
)
from passgo.rules.slots import (
    bargain_value,
    debt_amount,
    debt_for,
    debt_to,
    push_bargain,
    push_handover,
    set_debt_amount,
)
from passgo.rules.state import PLAYING, State, note


def why_not_offer(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not be offered; where nobody trades only debts are settled in deeds."""
    if b.trades == TRADES_NONE:
        return NO_TRADES
    if a.other < 0 or a.other >= s.seats or s.status[a.other] != PLAYING:
        return NOT_IN_THE_GAME
    if a.other == a.seat:
        return OFFER_TO_YOURSELF
    if has_frame(s, BARGAIN):
        return OFFER_PENDING
    if waits_for_the_timer(s, b):
        return BUSINESS_IN_HAND
    return why_not_terms(s, b, a)


def waits_for_the_timer(s: State, b: Board) -> bool:
    """Tell whether a timed auction runs: only a debtor deals then, to raise money (R-137)."""
    if not has_timer(b) or top_kind(s) == DEBT:
        return False
    for at in range(s.depth):
        if is_auction_at(s, at):
            return True
    return False


def why_not_terms(s: State, b: Board, a: Action) -> int:
    """Return why the terms of an offer or counter-offer are not allowed."""
    if not has_offers_left(s, b, a.seat, a.other):
        made = s.offers_made[a.seat * SEATS + a.other]
        return short_of(a, b.offers_per_pair, made, TOO_MANY_OFFERS)
    if a.amount < 0 or a.second < 0:
        return OUT_OF_RANGE
    if a.amount > 0 and a.second > 0:
        return CASH_BOTH_WAYS
    if free_cash(s, a.seat) < a.amount:
        return short_of(a, a.amount, free_cash(s, a.seat), NOT_ENOUGH_CASH)
    if free_cash(s, a.other) < a.second:
        return short_of(a, a.second, free_cash(s, a.other), OTHER_LACKS_CASH)
    code = why_not_goods(s, b, a)
    if code == 0 and is_only_money(b, a):
        return EMPTY_OFFER
    return code


def has_offers_left(s: State, b: Board, seat: int, other: int) -> bool:
    """Tell whether *seat* may make *other* one more offer in this break (CL-220)."""
    if b.trades == TRADES_NONE:
        return False
    return s.offers_made[seat * SEATS + other] < b.offers_per_pair


def is_only_money(b: Board, a: Action) -> bool:
    """Tell whether nothing but money would change hands: a gift or a loan, not a deal (CL-174)."""
    for place in range(b.places):
        if a.deeds[place] != 0:
            return False
    for kept in range(b.kept_cards):
        if a.cards[kept] != 0:
            return False
    return True


def why_not_goods(s: State, b: Board, a: Action) -> int:
    """Return why one of the deeds or cards of *a* cannot change hands (CL-130)."""
    for place in range(b.places):
        if a.deeds[place] != 0:
            code = why_not_deed(s, b, a, place)
            if code != 0:
                return code
    for kept in range(b.kept_cards):
        if a.cards[kept] == GIVEN and s.kept_by[kept] != a.seat:
            return NO_SUCH_CARD
        if a.cards[kept] == ASKED and s.kept_by[kept] != a.other:
            return NO_SUCH_CARD
        if a.cards[kept] < 0 or a.cards[kept] > ASKED:
            return OUT_OF_RANGE
    return 0


def why_not_deed(s: State, b: Board, a: Action, place: int) -> int:
    """Return why one deed of *a* cannot change hands."""
    if a.deeds[place] < 0 or a.deeds[place] > ASKED:
        return OUT_OF_RANGE
    if b.group[place] == NONE:
        return NOT_A_PROPERTY
    if a.deeds[place] == GIVEN and s.owner[place] != a.seat:
        return NOT_YOUR_PROPERTY
    if a.deeds[place] == ASKED and s.owner[place] != a.other:
        return NOT_THEIR_PROPERTY
    if is_built_group(s, b, b.group[place]):
        return BUILDINGS_IN_GROUP
    return 0


def offer(s: State, b: Board, a: Action) -> None:
    """Lay an offer on the table; it waits for its answer."""
    push_bargain(s, NONE)
    lay_terms(s, b, a)
    note(s, OFFERED, a.seat, a.other, NONE, 0, 0)
    note_terms(s, b)


def lay_terms(s: State, b: Board, a: Action) -> None:
    """Write down who offers what to whom, and count the offer (CL-220)."""
    s.offers_made[a.seat * SEATS + a.other] += 1
    s.offer_from = a.seat
    s.offer_to = a.other
    s.offer_gives = a.amount
    s.offer_asks = a.second
    for place in range(b.places):
        s.offer_deeds[place] = a.deeds[place]
    for kept in range(b.kept_cards):
        s.offer_cards[kept] = a.cards[kept]


def note_terms(s: State, b: Board) -> None:
    """Note the terms of the offer on the table, each deed and card with its side."""
    if s.log is None:
        return
    note(s, CASH_NAMED, s.offer_from, s.offer_to, NONE, s.offer_gives, s.offer_asks)
    for place in range(b.places):
        if s.offer_deeds[place] != 0:
            note(s, DEED_NAMED, s.offer_from, s.offer_to, place, 0, s.offer_deeds[place])
    for kept in range(b.kept_cards):
        if s.offer_cards[kept] != 0:
            note(s, CARD_NAMED, s.offer_from, s.offer_to, NONE, kept, s.offer_cards[kept])


def propose_settlement(s: State, b: Board, a: Action) -> None:
    """Offer the creditor deeds, and cash if wanted, for a part of the debt on top (CL-170)."""
    creditor = debt_to(s)
    push_bargain(s, a.amount)
    s.offer_from = a.seat
    s.offer_to = creditor
    s.offer_gives = a.second
    for place in range(b.places):
        s.offer_deeds[place] = a.deeds[place]
    note(s, SETTLEMENT_OFFERED, a.seat, creditor, NONE, a.amount, 0)
    note_terms(s, b)


def terms_on_table(s: State, b: Board, a: Action) -> None:
    """Copy the offer on the table into *a*, as its maker stated it."""
    a.seat = s.offer_from
    a.other = s.offer_to
    a.amount = s.offer_gives
    a.second = s.offer_asks
    for place in range(b.places):
        a.deeds[place] = s.offer_deeds[place]
    for kept in range(b.kept_cards):
        a.cards[kept] = s.offer_cards[kept]


def why_not_accept(s: State) -> int:
    """Return why the offer on the table can no longer be carried out."""
    if free_cash(s, s.offer_from) < s.offer_gives:
        return OTHER_LACKS_CASH
    if free_cash(s, s.offer_to) < s.offer_asks:
        return NOT_ENOUGH_CASH
    return 0


def accept(s: State, b: Board) -> None:
    """Carry out the offer on the table: all is handed over at once (CL-135)."""
    value = bargain_value(s)
    giver = s.offer_from
    taker = s.offer_to
    gives = s.offer_gives
    asks = s.offer_asks
    reason = FOR_DEAL
    note(s, OFFER_ACCEPTED, taker, giver, NONE, gives, asks)
    promise_goods(s, b)
    clear_offer(s, b)
    if value != NONE:
        reason = debt_for(s)
        reduce_debt(s, giver, value, gives)
    push_handover(s, NOBODY, NONE, 0)
    if gives > 0:
        transfer(s, b, giver, taker, gives, reason)
    else:
        transfer(s, b, taker, giver, asks, FOR_DEAL)


def promise_goods(s: State, b: Board) -> None:
    """Mark every deed and card of the offer for the one who is to receive it."""
    for place in range(b.places):
        if s.offer_deeds[place] == GIVEN:
            s.promised[place] = s.offer_to
        elif s.offer_deeds[place] == ASKED:
            s.promised[place] = s.offer_from
    for kept in range(b.kept_cards):
        if s.offer_cards[kept] == GIVEN:
            s.promised_card[kept] = s.offer_to
        elif s.offer_cards[kept] == ASKED:
            s.promised_card[kept] = s.offer_from


def reduce_debt(s: State, debtor: int, value: int, cash: int) -> None:
    """Take the agreed value of the deeds, and the cash that goes with them, off the debt on top."""
    set_debt_amount(s, debt_amount(s) - value)
    note(s, DEBT_REDUCED, debtor, debt_to(s), NONE, value, debt_amount(s))
    set_debt_amount(s, debt_amount(s) - cash)
    if debt_amount(s) == 0:
        pop(s)


def clear_offer(s: State, b: Board) -> None:
    """Take the offer on top of the agenda off the table."""
    pop(s)
    forget_offer(s, b)


def forget_offer(s: State, b: Board) -> None:
    """Leave no trace of an offer."""
    s.offer_from = NOBODY
    s.offer_to = NOBODY
    s.offer_gives = 0
    s.offer_asks = 0
    for place in range(b.places):
        s.offer_deeds[place] = 0
    for kept in range(b.kept_cards):
        s.offer_cards[kept] = 0


def refuse(s: State, b: Board) -> None:
    """Turn the offer on the table down."""
    note(s, OFFER_REFUSED, s.offer_to, s.offer_from, NONE, 0, 0)
    clear_offer(s, b)


def drop_offer(s: State, b: Board) -> None:
    """Take the offer off the table, wherever it stands on the agenda."""
    at = 0
    while at < s.depth:
        if s.agenda_kind[at] == BARGAIN:
            remove_frame(s, at)
        else:
            at += 1
    forget_offer(s, b)


def take_back_offer_of(s: State, b: Board, debtor: int) -> None:
    """Let an open offer go to which a debtor is a party: what it holds may be needed to pay."""
    if debtor in (s.offer_from, s.offer_to):
        take_back(s, b)


def take_back_offer_with(s: State, b: Board, place: int) -> None:
    """Let an open offer go of which a deed has gone elsewhere meanwhile."""
    if s.offer_deeds[place] != 0:
        take_back(s, b)


def take_back(s: State, b: Board) -> None:
    """Take the offer off the table that waits below other business."""
    note(s, OFFER_WITHDRAWN, s.offer_from, s.offer_to, NONE, 0, 0)
    drop_offer(s, b)


def withdraw(s: State, b: Board) -> None:
    """Take one's own offer back."""
    note(s, OFFER_WITHDRAWN, s.offer_from, s.offer_to, NONE, 0, 0)
    clear_offer(s, b)


def counter(s: State, b: Board, a: Action) -> None:
    """Answer with an offer of one's own, which takes the place of the first."""
    clear_offer(s, b)
    push_bargain(s, NONE)
    lay_terms(s, b, a)
    note(s, COUNTERED, a.seat, a.other, NONE, 0, 0)
    note_terms(s, b)


def asked_to_deal(s: State) -> int:
    """Return who has to answer the offer on the table."""
    return s.offer_to


def is_party(s: State, seat: int) -> bool:
    """Tell whether *seat* has made the offer on the table or has to answer it."""
    return seat in (s.offer_from, s.offer_to)


def why_not_withdraw(s: State, a: Action) -> int:
    """Return why an offer is not taken back by *a*."""
    return 0 if a.seat == s.offer_from else NOT_YOUR_TURN


def why_not_counter(s: State, b: Board, a: Action) -> int:
    """Return why an offer may not be answered with these terms."""
    if a.other != s.offer_from or bargain_value(s) != NONE:
        return NOT_ASKED
    return why_not_terms(s, b, a)
