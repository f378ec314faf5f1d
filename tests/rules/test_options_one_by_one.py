"""Options, one by one: every row of the finder is what the rules say of that action by itself."""

from collections.abc import Callable

import pytest
from option_tables import TABLES

from passgo.rules.actions import (
    A_BID,
    A_CLAIM,
    A_DEAL,
    A_NUMBER,
    A_SETTLEMENT,
    A_SPACE,
    A_SPACE_FOR_ANOTHER,
    A_SWAP,
    A_TOKEN,
    A_ZONE,
    ACCEPT,
    ANOTHER_PLAYER,
    ASKED,
    BUY,
    COUNTER,
    DEEDS_OF_OTHERS,
    FREE_DEEDS,
    GIVEN,
    KEPT_CARD,
    LAST_ANSWER,
    OFFER,
    OWN_PLACE,
    Action,
)
from passgo.rules.agenda import AUCTION, BARGAIN, POWER_BENEFIT, WISHES, top_kind
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.luck import is_free_deed
from passgo.rules.machine import choice_of, do_kind, group_of, is_known, run, why_not
from passgo.rules.money import free_cash
from passgo.rules.option_rows import (
    OF_ASKING,
    OF_CARD_ASKED,
    OF_CARD_GIVEN,
    OF_CASH,
    OF_CHOICE,
    OF_GIVING,
    OF_GROUP,
    OF_KIND,
    OF_PARTNER,
    OF_RANGE,
    OF_SEAT,
    Findings,
    owes_anew,
)
from passgo.rules.options import find_all, find_kind
from passgo.rules.ownership import owner_of_the_rest
from passgo.rules.powers import deeds_due, most_to_steal
from passgo.rules.refusals import (
    BUSINESS_IN_HAND,
    GAME_IS_OVER,
    LUCK_IS_AWAITED,
    NO_TRADES,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONLY_THOSE_CONCERNED,
)
from passgo.rules.shortage import most_to_wish
from passgo.rules.slots import bargain_value, debt_amount, purchase_place
from passgo.rules.state import PLAYING, State

Row = tuple[int, int, int, int, int]  # part, item, code, first, second
Rows = list[Row]

OF_A_WHOLE_KIND = {
    BUSINESS_IN_HAND,
    GAME_IS_OVER,
    LUCK_IS_AWAITED,
    NO_TRADES,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONLY_THOSE_CONCERNED,
}


@pytest.mark.parametrize("name", TABLES)
def test_every_row_is_what_the_rules_say_of_that_action_by_itself(name: str) -> None:
    s, b = TABLES[name]()
    before = s.to_ints()

    for seat in range(s.seats):
        all_rows: dict[int, Rows] = {}
        for kind in known_kinds(b):
            all_rows[kind] = expected(s, b, kind, seat)
            assert found_of(s, b, kind, seat) == all_rows[kind], (kind, seat)
        assert found(s, b, seat) == all_rows
    assert s.to_ints() == before


@pytest.mark.parametrize("name", TABLES)
def test_what_is_shut_as_a_whole_is_shut_in_every_part(name: str) -> None:
    s, b = TABLES[name]()
    for seat in range(s.seats):
        for kind, rows in found(s, b, seat).items():
            part, _, code, *_ = rows[0]
            if part == OF_KIND and code and kind not in (OFFER, COUNTER):
                for a in single_choices(s, b, kind, seat):
                    assert why_not(s, b, a) == code, (kind, seat)


def known_kinds(b: Board) -> list[int]:
    """Return every kind of action of players that a board knows."""
    return [kind for kind in range(LAST_ANSWER + 1) if group_of(kind) and is_known(kind, b)]


def rows_of(findings: Findings) -> list[tuple[int, Row]]:
    """Return the rows, each with its kind."""
    line = findings.line
    return [
        (line[at], (line[at + 1], line[at + 2], line[at + 3], line[at + 4], line[at + 5]))
        for at in range(0, len(line), 6)
    ]


def found_of(s: State, b: Board, kind: int, seat: int) -> Rows:
    """Return what is found of one kind; the draft of the action is left as it was."""
    a, findings = Action(), Findings()
    a.kind, a.seat = kind, seat
    before = a.to_ints()
    find_kind(s, b, a, State(), findings)
    a.needed = a.held = 0
    assert a.to_ints() == before, kind
    assert {each for each, _ in rows_of(findings)} == {kind}
    return [row for _, row in rows_of(findings)]


def found(s: State, b: Board, seat: int) -> dict[int, Rows]:
    """Return the rows of every kind of action."""
    findings = Findings()
    find_all(s, b, seat, Action(), State(), findings)
    rows: dict[int, Rows] = {}
    for kind, row in rows_of(findings):
        rows.setdefault(kind, []).append(row)
    return rows


class Asker:
    """Puts actions of one kind and seat to the rules, each on a fresh draft."""

    def __init__(self, s: State, b: Board, kind: int, seat: int) -> None:
        self.s, self.b, self.kind, self.seat = s, b, kind, seat

    def order(self, **chosen: int) -> Action:
        """Return an action; *give* and *ask* name a deed, *hand* and *take* a card."""
        a = Action()
        a.kind, a.seat = self.kind, self.seat
        for name, value in chosen.items():
            if name in ("give", "ask"):
                a.deeds[value] = GIVEN if name == "give" else ASKED
            elif name in ("hand", "take"):
                a.cards[value] = GIVEN if name == "hand" else ASKED
            else:
                setattr(a, name, value)
        return a

    def says(self, part: int, item: int, **chosen: int) -> Row:
        """Return the row of an action, with the facts of its refusal."""
        a = self.order(**chosen)
        code = why_not(self.s, self.b, a)
        return part, item, code, a.needed, a.held

    def refuses(self, **chosen: int) -> Row:
        """Return the row of a kind of which there is nothing to choose."""
        return self.says(OF_KIND, NONE, **chosen)

    def is_open(self, **chosen: int) -> bool:
        """Tell whether an action may be done."""
        return why_not(self.s, self.b, self.order(**chosen)) == 0

    def does(self, part: int, item: int, **chosen: int) -> Row:
        """Return the row of an action with what it does to the cash, or why it is refused."""
        row = self.says(part, item, **chosen)
        return row if row[2] else (part, item, 0, *self.cash_after(self.order(**chosen)))

    def cash_after(self, a: Action) -> tuple[int, int]:
        """Return the cash after an action and all that follows, and what it changes by itself."""
        after = self.s.clone()
        after.own_luck = 0
        held = self.s.cash[self.seat]
        do_kind(a.kind, top_kind(after), after, self.b, a)
        change = after.cash[self.seat] - held
        if change == 0 and owes_anew(after, self.seat):
            change = -debt_amount(after)
        run(after, self.b)
        if a.kind == ACCEPT and bargain_value(self.s) != NONE:
            change = after.cash[self.seat] - held
        return after.cash[self.seat], change

    def own(self, seat: int | None = None) -> list[int]:
        """Return the properties of a seat."""
        holder = self.seat if seat is None else seat
        return [place for place in range(self.b.places) if self.s.owner[place] == holder]

    def others(self) -> list[int]:
        """Return the other players in the game."""
        s = self.s
        return [one for one in range(s.seats) if one != self.seat and s.status[one] == PLAYING]

    def claims(self) -> list[int]:
        """Return the numbers of the rents that are due to the seat."""
        s = self.s
        return [s.claim_id[at] for at in range(s.claims) if s.claim_owner[at] == self.seat]

    def kept(self, seat: int) -> list[int]:
        """Return the cards that a seat keeps."""
        return [at for at in range(self.b.kept_cards) if self.s.kept_by[at] == seat]


def expected(s: State, b: Board, kind: int, seat: int) -> Rows:
    """Return the rows that a kind of action should have."""
    ask = Asker(s, b, kind, seat)
    choice = choice_of(kind)
    shut = ask.refuses()
    if shut[2] in OF_A_WHOLE_KIND and is_told_at_once(s, kind, choice, shut[2]):
        return [shut, *((OF_CHOICE, item, shut[2], 0, 0) for item in shown(ask, choice))]
    rows = WAYS[choice](ask) if choice in WAYS else [ask.does(OF_KIND, NONE)]
    if kind == BUY and ask.is_open() and owner_of_the_rest(s, b, purchase_place(s)) == seat:
        rows.append((OF_GROUP, NONE, 0, 0, 0))
    return rows


def is_told_at_once(s: State, kind: int, choice: int, code: int) -> bool:
    """Tell whether one refusal is told for a whole kind; zones and the like are named anyhow."""
    if kind == OFFER:
        return code not in (NOT_IN_THE_GAME, NOT_ASKED, NOT_YOUR_TURN)
    if kind == COUNTER:
        return top_kind(s) != BARGAIN
    return choice not in (A_ZONE, A_SWAP, A_TOKEN, DEEDS_OF_OTHERS)


def shown(ask: Asker, choice: int) -> list[int]:
    """Return what is shown of a kind though all of it is shut."""
    if choice == A_CLAIM:
        return ask.claims()
    if choice == KEPT_CARD:
        return ask.kept(ask.seat)
    return ask.own() if choice in (OWN_PLACE, A_SETTLEMENT) else []


def single_choices(s: State, b: Board, kind: int, seat: int) -> list[Action]:
    """Return one action for each thing that might be chosen of a kind."""
    ask = Asker(s, b, kind, seat)
    choice = choice_of(kind)
    if choice == A_CLAIM:
        return [ask.order(amount=claim) for claim in ask.claims()]
    if choice == KEPT_CARD:
        return [ask.order(place=card) for card in ask.kept(seat)]
    if choice == OWN_PLACE:
        return [ask.order(place=place) for place in ask.own()]
    return []


def places(ask: Asker) -> Rows:
    """Return every property of the seat; with none, why somebody else's is refused."""
    rows = [ask.does(OF_CHOICE, place, place=place) for place in ask.own()]
    return rows or [ask.refuses(place=next(p for p in range(40) if ask.b.group[p] >= 0))]


def claims(ask: Asker) -> Rows:
    """Return every rent of the seat."""
    rows = [ask.does(OF_CHOICE, claim, amount=claim) for claim in ask.claims()]
    return rows or [ask.refuses()]


def cards(ask: Asker) -> Rows:
    """Return every card that the seat keeps."""
    rows = [ask.does(OF_CHOICE, card, place=card) for card in ask.kept(ask.seat)]
    return rows or [ask.refuses(place=0)]


def payment(ask: Asker) -> Rows:
    """Return every property as a part of what is owed."""
    rows = [ask.says(OF_CHOICE, place, give=place, amount=1) for place in ask.own()]
    if any(row[2] == 0 for row in rows):
        rows.append((OF_RANGE, NONE, 0, 1, debt_amount(ask.s)))
    return rows or [ask.refuses(amount=1)]


def amounts(ask: Asker, low: int, high: int) -> Rows:
    """Return a range, or why not even its lowest amount is good."""
    if ask.is_open(amount=low):
        return [(OF_RANGE, NONE, 0, low, high)]
    return [ask.refuses(amount=low)]


def bids(ask: Asker) -> Rows:
    """Return the range of bids."""
    if top_kind(ask.s) != AUCTION:
        return [ask.refuses()]
    return amounts(ask, lowest_bid(ask.s, ask.b), free_cash(ask.s, ask.seat))


def wishes(ask: Asker) -> Rows:
    """Return the range of wishes."""
    if top_kind(ask.s) != WISHES:
        return [ask.refuses()]
    return amounts(ask, 0, most_to_wish(ask.s, ask.b, ask.seat))


def deals(ask: Asker) -> Rows:
    """Return with whom the seat could deal, and what could change hands."""
    partners = ask.others()
    if ask.kind == COUNTER and top_kind(ask.s) == BARGAIN:
        partners = [ask.s.offer_from]
    rows = []
    for other in partners:
        rows += terms(ask, other)
    return [*rows, ask.refuses()]


def terms(ask: Asker, other: int) -> Rows:
    """Return what could change hands with one player."""
    partner = ask.says(OF_PARTNER, other, other=other)
    if partner[2] in OF_A_WHOLE_KIND:
        return [partner]
    rows = []
    for place in range(ask.b.places):
        if ask.s.owner[place] == ask.seat:
            rows.append(ask.says(OF_GIVING, place, other=other, give=place))
        elif ask.s.owner[place] == other:
            rows.append(ask.says(OF_ASKING, place, other=other, ask=place))
    for card in ask.kept(ask.seat):
        rows.append(ask.says(OF_CARD_GIVEN, card, other=other, hand=card))
    for card in ask.kept(other):
        rows.append(ask.says(OF_CARD_ASKED, card, other=other, take=card))
    rows = [row for row in rows if row[2] == 0 or row[0] in (OF_GIVING, OF_ASKING)]
    if any(row[2] == 0 for row in rows):
        cash = free_cash(ask.s, ask.seat), free_cash(ask.s, other)
        rows.append((OF_CASH, other, 0, *cash))
    return [partner, *rows]


def swaps(ask: Asker) -> Rows:
    """Return what could be exchanged by force, each beside the first pair that is good."""
    taken = [place for other in range(ask.s.seats) if other != ask.seat for place in ask.own(other)]
    pairs = [(give, take) for give in ask.own() for take in sorted(taken)]
    good = [pair for pair in pairs if ask.is_open(give=pair[0], ask=pair[1])]
    if not good:
        return [ask.refuses(give=pairs[0][0], ask=pairs[0][1]) if pairs else ask.refuses()]
    give, take = good[0]
    rows: Rows = []
    for other in ask.others():
        if any(ask.is_open(give=give, ask=place) for place in ask.own(other)):
            rows.append((OF_PARTNER, other, 0, 0, 0))
            for place in range(ask.b.places):
                if place in ask.own():
                    rows.append(ask.says(OF_GIVING, place, give=place, ask=take))
                elif place in ask.own(other):
                    rows.append(ask.says(OF_ASKING, place, give=give, ask=place))
            rows.append((OF_CASH, other, 0, 0, 0))
    return rows


def numbers(ask: Asker, count: int) -> Rows:
    """Return every zone or token."""
    return [ask.says(OF_CHOICE, number, amount=number) for number in range(count)]


def seats(ask: Asker) -> Rows:
    """Return the other players in the game."""
    return [(OF_SEAT, other, 0, 0, 0) for other in ask.others()]


def spaces(ask: Asker, other: int = NOBODY) -> Rows:
    """Return every space to which a token may be sent."""
    rows = [ask.says(OF_CHOICE, place, place=place, other=other) for place in range(ask.b.places)]
    if rows[0][2] != 0:
        return [ask.refuses(place=0, other=other)]
    return rows


def spaces_for_another(ask: Asker) -> Rows:
    """Return every space to which the token of another may be sent, and whose."""
    rows = spaces(ask, ask.others()[0])
    return rows if rows[0][2] else rows + seats(ask)


def victims(ask: Asker) -> Rows:
    """Return everybody else, if one of them may be chosen."""
    shut = ask.refuses(other=ask.others()[0])
    return [shut] if shut[2] else seats(ask)


def free_deeds(ask: Asker) -> Rows:
    """Return the free properties, and how many of them are to be taken."""
    if top_kind(ask.s) != POWER_BENEFIT:
        return [ask.refuses()]
    s, b = ask.s, ask.b
    free = [place for place in range(b.places) if is_free_deed(s, b, place)]
    due = deeds_due(s, b)
    a = ask.order()
    for place in free[:due]:
        a.deeds[place] = GIVEN
    code = why_not(s, b, a)
    if code:
        return [(OF_KIND, NONE, code, a.needed, a.held)]
    return [*((OF_CHOICE, place, 0, 0, 0) for place in free), (OF_RANGE, NONE, 0, due, due)]


def deeds_of_others(ask: Asker) -> Rows:
    """Return every property of somebody else."""
    owner = ask.s.owner
    theirs = [at for at in range(ask.b.places) if owner[at] not in (NOBODY, ask.seat)]
    rows = [ask.says(OF_CHOICE, place, ask=place) for place in theirs]
    if any(row[2] == 0 for row in rows):
        rows.append((OF_RANGE, NONE, 0, 1, most_to_steal(ask.s, ask.b)))
    return rows or [ask.refuses()]


WAYS: dict[int, Callable[[Asker], Rows]] = {
    OWN_PLACE: places,
    A_CLAIM: claims,
    KEPT_CARD: cards,
    A_SETTLEMENT: payment,
    A_BID: bids,
    A_NUMBER: wishes,
    A_DEAL: deals,
    A_SWAP: swaps,
    A_ZONE: lambda ask: numbers(ask, ask.b.zones),
    A_TOKEN: lambda ask: numbers(ask, ask.b.tokens),
    A_SPACE: spaces,
    A_SPACE_FOR_ANOTHER: spaces_for_another,
    ANOTHER_PLAYER: victims,
    FREE_DEEDS: free_deeds,
    DEEDS_OF_OTHERS: deeds_of_others,
}
