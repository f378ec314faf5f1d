"""Offers: what a seat may do now, with ranges and consequences, or why it may not.

Every kind of action appears once. All conditions come from the rules' ``why_not``.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache

import msgspec

from passgo.editions import Edition
from passgo.game.actions import ORDERS
from passgo.game.asking import GENERAL, Asker
from passgo.game.border import kept_ids
from passgo.game.moment import Rules
from passgo.game.options import Choice, No, Option, Partner, Range, no_of
from passgo.game.special_offers import SPECIAL_KINDS, SpecialAsker
from passgo.rules import actions as kinds
from passgo.rules.actions import ASKED, GIVEN
from passgo.rules.agenda import AUCTION, BARGAIN, WISHES, top_kind
from passgo.rules.auction import lowest_bid, spendable_in_auction
from passgo.rules.board import TIMER, Board
from passgo.rules.codes import (
    BUSINESS_IN_HAND,
    GAME_IS_OVER,
    LUCK_IS_AWAITED,
    NOT_NOW,
    ONLY_THOSE_CONCERNED,
)
from passgo.rules.money import free_cash
from passgo.rules.ownership import owns_group
from passgo.rules.shortage import most_to_wish
from passgo.rules.state import PLAYING, State

PLACE_KINDS = (
    kinds.BUILD,
    kinds.SELL,
    kinds.SELL_GROUP,
    kinds.MORTGAGE,
    kinds.LIFT,
    kinds.PLACE,
)
TERM_KINDS = (kinds.OFFER, kinds.COUNTER)
DEED_KINDS = frozenset((*PLACE_KINDS, kinds.PAY_IN_KIND))
WHOEVER_THE_OTHER = frozenset(
    (GAME_IS_OVER, LUCK_IS_AWAITED, NOT_NOW, BUSINESS_IN_HAND, ONLY_THOSE_CONCERNED)
)
"""Refusals of an offer that are the same whoever it is made to."""
PERSONAL = tuple(kind for kind in ORDERS if kind < kinds.DICE_FALL)


def options_of(
    s: State, b: Board, edition: Edition, seat: int, rules: Rules | None = None
) -> list[Option]:
    """Return the options of one seat that its board knows, free acts first."""
    rules = rules or Rules(s, b)
    known = known_kinds(b.zones > 0, b.auction_end == TIMER, bool(b.texts_fade), bool(b.powers))
    classic = ClassicAsker(s, b, rules, edition, seat)
    if known[-1] < SPECIAL_KINDS[0]:
        shut = classic.unasked
        return [shut[kind] if kind in shut else classic.about(kind) for kind in known]
    special = SpecialAsker(s, b, rules, edition, seat)
    return [(special if kind in SPECIAL_KINDS else classic).about(kind) for kind in known]


@lru_cache
def known_kinds(zones: bool, timer: bool, texts: bool, powers: bool) -> list[int]:
    """Return the kinds of action that a board has a use for."""
    use = dict.fromkeys((kinds.CHOOSE_ZONE, kinds.GO_ON, kinds.FORCE_DEAL), zones)
    use |= {kinds.STOP_TIMER: timer, kinds.READ_TEXT: texts}
    return [kind for kind in PERSONAL if use.get(kind, kind < kinds.CHOOSE_TOKEN or powers)]


class ClassicAsker(Asker):
    """Asks about the actions that every dice edition has."""

    choosing = DEED_KINDS | {kinds.CLAIM, kinds.USE_CARD}

    def is_for_all(self, kind: int, code: int) -> bool:
        """Tell whether a general refusal holds for every action of its kind."""
        if kind == kinds.OFFER:
            return code in WHOEVER_THE_OTHER
        return kind != kinds.COUNTER or top_kind(self.s) != BARGAIN

    def shown(self, kind: int) -> tuple[str | int, ...]:
        """Return the seat's own deeds, claims or cards, for the kinds that choose among them."""
        if kind == kinds.CLAIM:
            return tuple(self._own_claims())
        if kind == kinds.USE_CARD:
            return tuple([card for _, card in self._own_cards()])
        return tuple([self.edition.spaces[place].id for place in self.own])

    def option(self) -> Option:
        """Return the option in the shape of its kind."""
        if self.kind in PLACE_KINDS:
            return self._of_places()
        if self.kind in TERM_KINDS:
            return self._of_partners()
        shape = SHAPES.get(self.kind)
        return shape(self) if shape is not None else self.plain()

    def _buy(self) -> Option:
        option = self.plain()
        if not option.open:
            return option
        return msgspec.structs.replace(option, completes_group=self._completes())

    def _completes(self) -> bool:
        place = self.s.agenda_a[self.s.depth - 1]
        twin = self.s.clone()
        twin.owner[place] = self.seat
        return owns_group(twin, self.b, self.seat, self.b.group[place])

    def _of_places(self) -> Option:
        spaces = self.edition.spaces
        return self.of_choices(
            [self.choice(spaces[place].id, self.draft(place=place)) for place in self.own],
            self.draft(place=self._place_of_others),
        )

    @cached_property
    def _place_of_others(self) -> int:
        """Some property that is not this seat's, to ask why nothing can be chosen."""
        b = self.b
        others = (i for i in range(b.places) if b.group[i] >= 0 and self.s.owner[i] != self.seat)
        return next(others, 0)

    def _of_claims(self) -> Option:
        return self.of_choices(
            [self.choice(claim, self.draft(amount=claim)) for claim in self._own_claims()],
            self.draft(),
        )

    def _own_claims(self) -> list[int]:
        s = self.s
        return [s.claim_id[at] for at in range(s.claims) if s.claim_owner[at] == self.seat]

    def _of_cards(self) -> Option:
        return self.of_choices(
            (self.choice(card, self.draft(place=at)) for at, card in self._own_cards()),
            self.draft(place=0),
        )

    def _own_cards(self) -> list[tuple[int, str]]:
        cards = kept_ids(self.edition)
        return [(at, cards[at]) for at, holder in self.rules.kept if holder == self.seat]

    def _of_bids(self) -> Option:
        if top_kind(self.s) != AUCTION:
            return self.closed(self.refusal(self.draft()))
        low = lowest_bid(self.s, self.b)
        return self.ranged(low, spendable_in_auction(self.s, self.seat), self.unit)

    def _of_wishes(self) -> Option:
        if top_kind(self.s) != WISHES:
            return self.closed(self.refusal(self.draft()))
        most = most_to_wish(self.s, self.b, self.seat)
        return self.ranged(0, most, 1)

    def _of_payment(self) -> Option:
        choices = []
        for place in self.own:
            a = self.draft(amount=1)
            a.deeds[place] = GIVEN
            choices.append(Choice(id=self.edition.spaces[place].id, no=self.refusal(a)))
        option = self.of_choices(choices, self.draft(amount=1))
        if not option.open:
            return option
        owed = self.s.agenda_b[self.s.depth - 1]
        good = Range(low=self.unit, high=owed * self.unit, step=self.unit)
        return msgspec.structs.replace(option, range=good)

    def _of_partners(self) -> Option:
        if self.kind == kinds.COUNTER and top_kind(self.s) == BARGAIN:
            others = [self.s.offer_from]
        else:
            others = [seat for seat in range(self.s.seats) if seat != self.seat]
        found = [self._partner(other) for other in others if self.s.status[other] == PLAYING]
        partners = tuple([partner for partner in found if isinstance(partner, Partner)])
        if partners:
            return Option(do=self.name, open=True, partners=partners)
        refusals = [no for no in found if isinstance(no, No)]
        return self.closed(refusals[0] if refusals else self.refusal(self.draft()))

    def _partner(self, other: int) -> Partner | No:
        """Return what could change hands with *other*, or the first reason why nothing can."""
        empty = self.draft(other=other)
        code = self.rules.why_not(empty)
        if code in GENERAL:
            return no_of(empty, code, self.edition)
        give, ask, no = self._tradable(other)
        give_cards = self._tradable_cards(self.seat, other, GIVEN)
        ask_cards = self._tradable_cards(other, other, ASKED)
        if not (give or ask or give_cards or ask_cards):
            return no or no_of(empty, code or 1, self.edition)
        return Partner(
            seat=other,
            give=tuple(give),
            ask=tuple(ask),
            give_cash=free_cash(self.s, self.seat) * self.unit,
            ask_cash=free_cash(self.s, other) * self.unit,
            give_cards=tuple(give_cards),
            ask_cards=tuple(ask_cards),
        )

    def _tradable(self, other: int) -> tuple[list[str], list[str], No | None]:
        give: list[str] = []
        ask: list[str] = []
        no = None
        for place in sorted(self.own + self.rules.held[other]):
            is_own = self.s.owner[place] == self.seat
            a = self.draft(other=other)
            a.deeds[place] = GIVEN if is_own else ASKED
            refusal = self.refusal(a)
            if refusal is not None:
                no = no or refusal
            else:
                (give if is_own else ask).append(self.edition.spaces[place].id)
        return give, ask, no

    def _tradable_cards(self, holder: int, other: int, side: int) -> list[str]:
        """Return the cards of *holder* that could change hands."""
        found = []
        for at, keeper in self.rules.kept:
            if keeper == holder:
                a = self.draft(other=other)
                a.cards[at] = side
                if self.rules.why_not(a) == 0:
                    found.append(kept_ids(self.edition)[at])
        return found


SHAPES: dict[int, Callable[[ClassicAsker], Option]] = {
    kinds.BUY: ClassicAsker._buy,
    kinds.CLAIM: ClassicAsker._of_claims,
    kinds.USE_CARD: ClassicAsker._of_cards,
    kinds.BID: ClassicAsker._of_bids,
    kinds.WISH: ClassicAsker._of_wishes,
    kinds.PAY_IN_KIND: ClassicAsker._of_payment,
}
