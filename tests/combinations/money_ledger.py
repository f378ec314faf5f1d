"""Ledger: what was paid or agreed, and what must come for it.

It reads only the log and the agenda, and knows the rules anew: a second pair of eyes on money.
"""

from collections import Counter
from typing import NamedTuple

from business import Frame, Moment, Row

from passgo.rules import agenda, log, money
from passgo.rules.actions import ASKED, GIVEN
from passgo.rules.board import BUYER_LIFTS_FOR_VALUE, HEIR_PAYS_INTEREST, TAKER_PAYS_INTEREST, Board
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.mortgage import AS_BUYER, interest
from passgo.rules.state import BANKRUPT, State, players_left

# What is paid at once for what is noted in the same step: reason and the notes that must agree.
AT_ONCE = {
    money.FOR_MORTGAGE: (log.MORTGAGED,),
    money.FOR_LIFTING: (log.MORTGAGE_LIFTED,),
    money.FOR_BUILDING: (log.BUILT,),
    money.FOR_SALE_OF_BUILDING: (log.BUILDING_SOLD, log.HOTEL_EXCHANGED),
}


class Lot(NamedTuple):
    """A lot that was paid for: a place, a kind of building, or NOBODY for a printed price."""

    seat: int
    lot: int
    price: int


class Burden(NamedTuple):
    """A mortgaged deed that somebody has received, and what is still due for it."""

    seat: int
    place: int
    as_buyer: bool
    kept: bool


class Good(NamedTuple):
    """A deed or a kept card that an accepted offer gives to somebody."""

    is_card: bool
    thing: int
    taker: int


Debt = tuple[int, int, int, int]  # debtor, creditor, reason, place


class Ledger:
    """The open entries of one game."""

    def __init__(self, board: Board, s: State, moment: Moment) -> None:
        """Begin at a moment at which nothing paid for is still to come."""
        self.board = board
        self.lots: list[Lot] = []
        self.burdens = [burden for frame in moment.frames for burden in burdens_of(frame)]
        self.goods: list[Good] = []
        self.out = {seat for seat in range(s.seats) if s.status[seat] == BANKRUPT}
        self.faults: list[str] = []
        self.remember(s)

    def remember(self, s: State) -> None:
        """Keep what the next step may change."""
        places = self.board.places
        self.mortgaged = s.mortgaged[:places]
        self.parties = (s.offer_from, s.offer_to)
        self.sums = (s.offer_gives, s.offer_asks)
        self.offered = (s.offer_deeds[:places], s.offer_cards[: self.board.kept_cards])
        self.made = {
            s.claim_id[at]: (s.claim_debtor[at], s.claim_owner[at])
            for at in range(s.claims)
            if s.claim_made[at] > 0
        }

    def follow(self, before: Moment, rows: list[Row], after: Moment, s: State) -> list[str]:
        """Enter one step; return what is wrong now."""
        self.faults = []
        self.before, self.after = before, after
        for at, row in enumerate(rows):
            self.enter(rows, at, row)
        self.check_at_once(rows)
        if players_left(s) > 1:  # the last player left has won, whatever is still open
            self.check_debts(before, rows, after, s)
            self.check_claims(rows, after, s)
            self.check_entries(after, s)
        self.remember(s)
        return self.faults

    def fault(self, text: str) -> None:
        """Note a fault."""
        self.faults.append(text)

    def enter(self, rows: list[Row], at: int, row: Row) -> None:
        """Enter one line of the log."""
        kind, seat, other, place, amount, extra = row
        if kind == log.PAID:
            self.enter_payment(seat, other, place, amount, extra)
        elif kind == log.AUCTION_WON:
            self.lots.append(Lot(seat, place, amount))
        elif kind == log.BOUGHT and amount > 0:
            self.deliver(Lot(seat, place, amount), Lot(seat, NONE, amount))
        elif kind == log.BUILT and amount == 0:
            won = [lot for lot in self.lots if lot.seat == seat and lot.lot < NONE]
            self.deliver(*won)
        elif kind == log.DEED_MOVED:
            self.hand_over(Good(False, place, other))
            self.enter_move(rows[:at], seat, other, place)
        elif kind == log.KEPT_CARD_MOVED:
            self.hand_over(Good(True, amount, other))
        elif kind in (log.MORTGAGE_LIFTED, log.MORTGAGE_KEPT):
            self.enter_choice(kind, seat, place, amount)
        elif kind == log.OFFER_ACCEPTED:
            self.enter_deal(rows[at:])
        elif kind == log.WENT_BANKRUPT:
            self.out.add(seat)
            self.burdens = [burden for burden in self.burdens if burden.seat != seat]

    def enter_payment(
        self, payer: int, receiver: int, place: int, amount: int, reason: int
    ) -> None:
        """Enter money that moved."""
        if receiver in self.out and reason != money.FOR_SALE_OF_BUILDING:
            self.fault("money for a player who is out")
        if payer in self.out and reason != money.FOR_ESTATE:
            self.fault("money of a player who is out")
        if reason == money.FOR_PRICE:
            self.lots.append(Lot(payer, NONE, amount))
        elif reason == money.FOR_BID and payer == BANK:
            self.deliver(*[lot for lot in self.lots if lot[::2] == (receiver, amount)])
        elif reason == money.FOR_INTEREST:
            self.pay_interest(payer, place, amount)

    def pay_interest(self, payer: int, place: int, amount: int) -> None:
        """Strike out one burden of that deed, rather one that the agenda asks for no more."""
        due = [
            burden
            for burden in self.burdens
            if burden[:2] == (payer, place)
            and burden.kept >= burden.as_buyer
            and interest(self.board, place) == amount
        ]
        if due:
            self.burdens.remove(min(due, key=self.is_borne))
        else:
            self.fault("interest for nothing")

    def is_borne(self, burden: Burden) -> bool:
        """Tell whether the agenda still asks for what a mortgaged deed costs its receiver."""
        return any(bears(burden, frame) for frame in self.after.frames)

    def deliver(self, *possible: Lot) -> None:
        """Strike out what was paid for and has come."""
        for lot in possible:
            if lot in self.lots:
                self.lots.remove(lot)
                return
        self.fault("something came that nobody has paid for")

    def hand_over(self, good: Good) -> None:
        """Strike out what was agreed on; things move for other reasons too."""
        if good in self.goods:
            self.goods.remove(good)

    def enter_move(self, earlier: list[Row], giver: int, taker: int, place: int) -> None:
        """Enter a deed that changed hands between players, with its burden."""
        self.burdens = [
            burden._replace(kept=True) if burden[:2] == (giver, place) else burden
            for burden in self.burdens
        ]
        if taker in self.out:
            self.fault("a deed for a player who is out")
        if taker == NOBODY or not self.mortgaged[place]:
            return
        taken = any(row[0] in (log.DEEDS_STOLEN, log.WIPED_OUT, log.DEAL_FORCED) for row in earlier)
        if giver in self.out:
            if self.board.heir_pays == HEIR_PAYS_INTEREST:
                self.burdens.append(Burden(taker, place, False, False))
        elif taken:
            if self.board.taker_pays == TAKER_PAYS_INTEREST:
                self.burdens.append(Burden(taker, place, False, False))
        else:
            self.burdens.append(Burden(taker, place, True, False))

    def enter_choice(self, kind: int, seat: int, place: int, cost: int) -> None:
        """Enter what the receiver of a mortgaged deed chose."""
        own = [burden for burden in self.burdens if burden[:2] == (seat, place)]
        fresh = [burden for burden in own if burden.as_buyer and not burden.kept]
        if kind == log.MORTGAGE_KEPT:
            for burden in fresh[:1]:
                self.burdens.remove(burden)
                self.burdens.append(burden._replace(kept=True))
            return
        if fresh and cost != self.buyers_price(place):
            self.fault("a buyer lifts for the wrong price")
        elif sum(not burden.as_buyer for burden in own) > self.interest_owed(seat, place):
            self.fault("lifted before the interest was paid")
        for burden in fresh[:1]:
            self.burdens.remove(burden)

    def interest_owed(self, seat: int, place: int) -> int:
        """Return how many debts of interest on a deed were open before this step."""
        debts = [frame for frame in self.before.frames if frame.kind == agenda.DEBT]
        return [(frame.seat, frame.c, frame.d) for frame in debts].count(
            (seat, money.FOR_INTEREST, place)
        )

    def buyers_price(self, place: int) -> int:
        """Return what a buyer pays who lifts at once (CL-153, RE-213)."""
        value = self.board.mortgage[place]
        if self.board.buyer_lifts_for == BUYER_LIFTS_FOR_VALUE:
            return value
        return value + interest(self.board, place)

    def enter_deal(self, rows: list[Row]) -> None:
        """Enter what an accepted offer promises."""
        maker, taker = self.parties
        for is_card, things in enumerate(self.offered):
            for thing, side in enumerate(things):
                if side in (GIVEN, ASKED):
                    receiver = taker if side == GIVEN else maker
                    self.goods.append(Good(bool(is_card), thing, receiver))
        gives, asks = self.sums
        due = ((maker, taker, gives), (taker, maker, asks))
        paid = {(row[1], row[2], row[4]) for row in rows if row[0] == log.PAID}
        if any(payment[2] > 0 and payment not in paid for payment in due):
            self.fault("a deal without its money")

    def check_at_once(self, rows: list[Row]) -> None:
        """Check that what is paid at once is what was noted."""
        out = {row[1] for row in rows if row[0] == log.WENT_BANKRUPT}
        for reason, notes in AT_ONCE.items():
            paid: Counter[int] = Counter()
            for row in rows:
                if row[0] == log.PAID and row[5] == reason:
                    paid[row[1] if row[2] == BANK else row[2]] += row[4]
                elif row[0] in notes:
                    paid[row[1]] -= row[4]
            if any(amount != 0 and seat not in out for seat, amount in paid.items()):
                self.fault(f"money without its cause, reason {reason}")

    def check_debts(self, before: Moment, rows: list[Row], after: Moment, s: State) -> None:
        """Check that a debt only shrinks or goes by payment, or goes with one of its parties."""
        owed, left = debts(before), debts(after)
        for debt, amount in owed.items():
            if debt[0] in self.out or debt[1] in self.out:
                continue
            paid = sum(row[4] for row in rows if is_settled_by(row, debt))
            if debt not in left and paid < amount:
                self.fault("a debt gone by the end" if s.over else "a debt gone unpaid")
            elif left[debt] < amount - paid:
                self.fault("a debt shrunk unpaid")

    def check_claims(self, rows: list[Row], after: Moment, s: State) -> None:
        """Check that a rent claimed in time is paid, owed, or gone with one of its parties."""
        still = {s.claim_id[at] for at in range(s.claims)}
        owed = {debt[:3] for debt in debts(after)}
        for number, (debtor, owner) in self.made.items():
            if number in still or debtor in self.out or owner in self.out:
                continue
            rent = (debtor, owner, money.FOR_RENT, NONE)
            if rent[:3] not in owed and not any(is_settled_by(row, rent) for row in rows):
                self.fault("a claimed rent gone by the end" if s.over else "a claimed rent gone")

    def check_entries(self, after: Moment, s: State) -> None:
        """Check that whatever is still to come is on its way."""
        for lot in self.lots:
            if not any(is_on_its_way(lot, frame, s) for frame in after.frames):
                self.fault("paid for nothing")
        for burden in self.burdens:
            if not self.is_borne(burden):
                self.fault("interest never paid" + (", the game is over" if s.over else ""))
        for good in self.goods:
            promised = s.promised_card if good.is_card else s.promised
            if promised[good.thing] != good.taker:
                self.fault("agreed and never handed over")
        self.lots = [lot for lot in self.lots if lot.seat not in self.out]


def burdens_of(frame: Frame) -> list[Burden]:
    """Return what a frame still asks for a mortgaged deed."""
    if frame.kind == agenda.INHERITANCE and (frame.b == AS_BUYER or frame.c == 0):
        return [Burden(frame.seat, frame.a, frame.b == AS_BUYER, False)]
    if frame.kind == agenda.DEBT and frame.c == money.FOR_INTEREST:
        return [Burden(frame.seat, frame.d, False, False)]
    return []


def debts(moment: Moment) -> Counter[Debt]:
    """Return all debts of a moment, those that are alike together."""
    found: Counter[Debt] = Counter()
    for frame in moment.frames:
        if frame.kind == agenda.DEBT:
            found[frame.seat, frame.a, frame.c, frame.d] += frame.b
    return found


def is_settled_by(row: Row, debt: Debt) -> bool:
    """Tell whether a line of the log pays or reduces a debt."""
    if row[1:3] != debt[:2]:
        return False
    return row[0] == log.DEBT_REDUCED or (row[0] == log.PAID and row[5] == debt[2])


def is_on_its_way(lot: Lot, frame: Frame, s: State) -> bool:
    """Tell whether a frame will hand over what was paid for."""
    if lot.lot < NONE:
        return frame.kind == agenda.PLACEMENT and (frame.seat, frame.c) == (lot.seat, 1)
    if frame.kind != agenda.HANDOVER or frame.a == NONE:
        return False
    return s.promised[frame.a] == lot.seat and lot.lot in (NONE, frame.a)


def bears(burden: Burden, frame: Frame) -> bool:
    """Tell whether a frame still asks for what a mortgaged deed costs its receiver."""
    if frame.kind == agenda.INHERITANCE:
        unpaid = frame.b == AS_BUYER or frame.c == 0
        return unpaid and (frame.seat, frame.a) == burden[:2]
    if frame.kind == agenda.DEBT and frame.c == money.FOR_INTEREST:
        return (frame.seat, frame.d) == burden[:2]
    return False
