"""Findings: every kind of action of one seat put to ``why_not`` at once; the answers are rows.

A row is (kind, part, item, code, first, second). Code 0: it may be done, and *first* is the cash
after it; otherwise the two are the facts of the refusal. The rules are asked, none is stated here.
"""

from typing import Final

from passgo.rules.actions import (
    ASKED,
    BID,
    BUILD,
    BUY,
    CHOOSE_TOKEN,
    CHOOSE_ZONE,
    CLAIM,
    CONCEDE,
    COUNTER,
    FORCE_DEAL,
    GIVEN,
    GO_ON,
    LIFT,
    MORTGAGE,
    OFFER,
    PAY_IN_KIND,
    PLACE,
    READ_TEXT,
    ROLL,
    SELL,
    SELL_GROUP,
    STEAL,
    STOP_TIMER,
    USE_CARD,
    WIPE_OUT,
    WISH,
    Action,
)
from passgo.rules.agenda import AUCTION, BARGAIN, WISHES, top_kind
from passgo.rules.auction import lowest_bid, spendable_in_auction
from passgo.rules.board import TIMER, Board
from passgo.rules.codes import (
    BUSINESS_IN_HAND,
    GAME_IS_OVER,
    LUCK_IS_AWAITED,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONLY_THOSE_CONCERNED,
)
from passgo.rules.legality import why_not
from passgo.rules.limits import KEPT, NOBODY
from passgo.rules.machine import step
from passgo.rules.money import free_cash
from passgo.rules.ownership import owns_group
from passgo.rules.shortage import most_to_wish
from passgo.rules.state import PLAYING, State

OF_KIND: Final = 0
OF_CHOICE: Final = 1
OF_RANGE: Final = 2
OF_GROUP: Final = 3
OF_PARTNER: Final = 4
OF_CASH: Final = 5
OF_GIVING: Final = 6
OF_ASKING: Final = 7
OF_CARD_GIVEN: Final = 8
OF_CARD_ASKED: Final = 9
LOOK_CLOSER: Final = 10


class Findings:
    """Rows of (kind, part, item, code, first, second), those of one kind of action together."""

    def __init__(self) -> None:
        self.kinds: list[tuple[tuple[int, int, int, int, int, int], ...]] = []
        self.rows: list[tuple[int, int, int, int, int, int]] = []

    def add(self, kind: int, part: int, item: int, code: int, first: int, second: int) -> None:
        """Append one row."""
        self.rows.append((kind, part, item, code, first, second))

    def end_kind(self) -> None:
        """Close the rows of one kind."""
        self.kinds.append(tuple(self.rows))
        self.rows.clear()


def find_all(s: State, b: Board, seat: int, a: Action, twin: State, found: Findings) -> None:
    """Ask about every kind of action that the board knows; *a* and *twin* are scratch paper."""
    for kind in range(CLAIM, WIPE_OUT + 1):
        if is_known_kind(b, kind):
            a.kind = kind
            a.seat = seat
            find_kind(s, b, a, twin, found)
            found.end_kind()


def is_known_kind(b: Board, kind: int) -> bool:
    """Tell whether a board has a use for a kind of action."""
    if kind > CONCEDE and kind < ROLL:
        return False
    if kind in (CHOOSE_ZONE, GO_ON, FORCE_DEAL):
        return b.zones > 0
    if kind == STOP_TIMER:
        return b.auction_end == TIMER
    if kind == READ_TEXT:
        return b.texts_fade != 0
    return kind < CHOOSE_TOKEN or b.powers != 0


def find_kind(s: State, b: Board, a: Action, twin: State, found: Findings) -> None:
    """Ask about one kind: as a whole if one refusal holds for all of it, else thing by thing."""
    code = ask_rules(s, b, a)
    if is_general(code) and a.needed == 0 and a.held == 0 and is_for_all(s, a.kind, code):
        found.add(a.kind, OF_KIND, NOBODY, code, 0, 0)
        show_shut(s, b, a, code, found)
    elif a.kind >= CHOOSE_ZONE:
        found.add(a.kind, LOOK_CLOSER, NOBODY, code, 0, 0)
    elif a.kind in (BUILD, SELL, SELL_GROUP, MORTGAGE, LIFT, PLACE):
        find_places(s, b, a, twin, found)
    elif a.kind in (OFFER, COUNTER):
        find_partners(s, b, a, code, found)
    else:
        find_answer(s, b, a, code, twin, found)


def find_answer(s: State, b: Board, a: Action, code: int, twin: State, found: Findings) -> None:
    """Ask about an answer in the way of its kind."""
    if a.kind == CLAIM:
        find_claims(s, b, a, code, twin, found)
    elif a.kind == USE_CARD:
        find_cards(s, b, a, twin, found)
    elif a.kind == PAY_IN_KIND:
        find_payment(s, b, a, found)
    elif a.kind == BID and top_kind(s) == AUCTION:
        find_range(s, b, a, lowest_bid(s, b), spendable_in_auction(s, a.seat), found)
    elif a.kind == WISH and top_kind(s) == WISHES:
        find_range(s, b, a, 0, most_to_wish(s, b, a.seat), found)
    else:
        add_answer(s, b, a, OF_KIND, NOBODY, code, twin, found)
        if a.kind == BUY and code == 0:
            find_group(s, b, a, twin, found)


def ask_rules(s: State, b: Board, a: Action) -> int:
    """Return why not, with the facts of this question only."""
    a.needed = 0
    a.held = 0
    return why_not(s, b, a)


def is_general(code: int) -> bool:
    """Tell whether a refusal is of a whole kind: what would be chosen makes no difference."""
    return code in (
        GAME_IS_OVER,
        NOT_IN_THE_GAME,
        LUCK_IS_AWAITED,
        NOT_ASKED,
        NOT_YOUR_TURN,
        NOT_NOW,
        BUSINESS_IN_HAND,
        ONLY_THOSE_CONCERNED,
    )


def is_for_all(s: State, kind: int, code: int) -> bool:
    """Tell whether a general refusal of a blank action is that of every one of its kind."""
    if kind == OFFER:
        return code not in (NOT_IN_THE_GAME, NOT_ASKED, NOT_YOUR_TURN)
    if kind == COUNTER:
        return top_kind(s) != BARGAIN
    return kind not in (CHOOSE_ZONE, FORCE_DEAL, CHOOSE_TOKEN, STEAL)


def show_shut(s: State, b: Board, a: Action, code: int, found: Findings) -> None:
    """Show what there is to choose of a kind though all of it is refused for one reason."""
    if a.kind == CLAIM:
        for at in range(s.claims):
            if s.claim_owner[at] == a.seat:
                found.add(CLAIM, OF_CHOICE, s.claim_id[at], code, 0, 0)
    elif a.kind == USE_CARD:
        for at in range(KEPT):
            if s.kept_by[at] == a.seat:
                found.add(USE_CARD, OF_CHOICE, at, code, 0, 0)
    elif a.kind in (BUILD, SELL, SELL_GROUP, MORTGAGE, LIFT, PLACE, PAY_IN_KIND):
        for place in range(b.places):
            if s.owner[place] == a.seat:
                found.add(a.kind, OF_CHOICE, place, code, 0, 0)


def add_answer(
    s: State, b: Board, a: Action, part: int, item: int, code: int, twin: State, found: Findings
) -> None:
    """Add what the rules said of an action: the facts of its refusal, or the cash after it."""
    if code != 0:
        found.add(a.kind, part, item, code, a.needed, a.held)
        return
    twin.copy_from(s)
    twin.own_luck = 0
    step(twin, b, a)
    found.add(a.kind, part, item, 0, twin.cash[a.seat], 0)


def find_places(s: State, b: Board, a: Action, twin: State, found: Findings) -> None:
    """Ask about every property of the seat; with none, about one of somebody else."""
    found_own = False
    for place in range(b.places):
        if s.owner[place] == a.seat:
            found_own = True
            a.place = place
            code = ask_rules(s, b, a)
            add_answer(s, b, a, OF_CHOICE, place, code, twin, found)
    if not found_own:
        a.place = place_of_others(s, b, a.seat)
        add_refusal(s, b, a, found)
    a.place = NOBODY


def add_refusal(s: State, b: Board, a: Action, found: Findings) -> None:
    """Add why a kind is closed of which there is nothing to choose."""
    code = ask_rules(s, b, a)
    found.add(a.kind, OF_KIND, NOBODY, code, a.needed, a.held)


def place_of_others(s: State, b: Board, seat: int) -> int:
    """Return some property that is not the seat's."""
    for place in range(b.places):
        if b.group[place] >= 0 and s.owner[place] != seat:
            return place
    return 0


def find_claims(s: State, b: Board, a: Action, code: int, twin: State, found: Findings) -> None:
    """Ask about every rent that the seat could claim."""
    found_own = False
    for at in range(s.claims):
        if s.claim_owner[at] == a.seat:
            found_own = True
            a.amount = s.claim_id[at]
            add_answer(s, b, a, OF_CHOICE, a.amount, ask_rules(s, b, a), twin, found)
    a.amount = 0
    if not found_own:
        found.add(CLAIM, OF_KIND, NOBODY, code, a.needed, a.held)


def find_cards(s: State, b: Board, a: Action, twin: State, found: Findings) -> None:
    """Ask about every card that the seat keeps; with none, about the first."""
    found_own = False
    for at in range(KEPT):
        if s.kept_by[at] == a.seat:
            found_own = True
            a.place = at
            add_answer(s, b, a, OF_CHOICE, at, ask_rules(s, b, a), twin, found)
    if not found_own:
        a.place = 0
        add_refusal(s, b, a, found)
    a.place = NOBODY


def find_payment(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask about every property as a part of what is owed."""
    found_own = False
    is_open = False
    a.amount = 1
    for place in range(b.places):
        if s.owner[place] == a.seat:
            found_own = True
            a.deeds[place] = GIVEN
            code = ask_rules(s, b, a)
            a.deeds[place] = 0
            found.add(PAY_IN_KIND, OF_CHOICE, place, code, a.needed, a.held)
            is_open = is_open or code == 0
    if is_open:
        found.add(PAY_IN_KIND, OF_RANGE, NOBODY, 0, 1, s.agenda_b[s.depth - 1])
    elif not found_own:
        add_refusal(s, b, a, found)
    a.amount = 0


def find_range(s: State, b: Board, a: Action, low: int, high: int, found: Findings) -> None:
    """Ask about the lowest amount of a range."""
    a.amount = low
    code = ask_rules(s, b, a)
    a.amount = 0
    if code != 0:
        found.add(a.kind, OF_KIND, NOBODY, code, a.needed, a.held)
    else:
        found.add(a.kind, OF_RANGE, NOBODY, 0, low, high)


def find_group(s: State, b: Board, a: Action, twin: State, found: Findings) -> None:
    """Add whether what is bought completes its group."""
    place = s.agenda_a[s.depth - 1]
    twin.copy_from(s)
    twin.owner[place] = a.seat
    if owns_group(twin, b, a.seat, b.group[place]):
        found.add(BUY, OF_GROUP, NOBODY, 0, 0, 0)


def find_partners(s: State, b: Board, a: Action, code: int, found: Findings) -> None:
    """Ask about dealing with everybody else, or with who made the offer that is countered."""
    needed = a.needed
    held = a.held
    for other in range(s.seats):
        if is_partner(s, a, other):
            a.other = other
            find_terms(s, b, a, found)
    a.other = NOBODY
    found.add(a.kind, OF_KIND, NOBODY, code, needed, held)


def is_partner(s: State, a: Action, other: int) -> bool:
    """Tell whether somebody is there to deal with."""
    if s.status[other] != PLAYING:
        return False
    if a.kind == COUNTER and top_kind(s) == BARGAIN:
        return other == s.offer_from
    return other != a.seat


def find_terms(s: State, b: Board, a: Action, found: Findings) -> None:
    """Ask what could change hands with somebody."""
    code = ask_rules(s, b, a)
    found.add(a.kind, OF_PARTNER, a.other, code, a.needed, a.held)
    if is_general(code):
        return
    is_open = find_deeds(s, b, a, found)
    is_open = find_kept(s, b, a, a.seat, OF_CARD_GIVEN, GIVEN, found) or is_open
    is_open = find_kept(s, b, a, a.other, OF_CARD_ASKED, ASKED, found) or is_open
    if is_open:
        mine = free_cash(s, a.seat)
        found.add(a.kind, OF_CASH, a.other, 0, mine, free_cash(s, a.other))


def find_deeds(s: State, b: Board, a: Action, found: Findings) -> bool:
    """Ask about the properties of both sides, in the order of the board; tell if any may go."""
    is_open = False
    for place in range(b.places):
        owner = s.owner[place]
        if owner == NOBODY or (owner != a.seat and owner != a.other):
            continue
        a.deeds[place] = GIVEN if owner == a.seat else ASKED
        code = ask_rules(s, b, a)
        a.deeds[place] = 0
        part = OF_GIVING if owner == a.seat else OF_ASKING
        found.add(a.kind, part, place, code, a.needed, a.held)
        is_open = is_open or code == 0
    return is_open


def find_kept(
    s: State, b: Board, a: Action, holder: int, part: int, side: int, found: Findings
) -> bool:
    """Ask about the cards that one side keeps; tell if any may go."""
    is_open = False
    for at in range(KEPT):
        if s.kept_by[at] == holder:
            a.cards[at] = side
            code = ask_rules(s, b, a)
            a.cards[at] = 0
            if code == 0:
                is_open = True
                found.add(a.kind, part, at, 0, 0, 0)
    return is_open
