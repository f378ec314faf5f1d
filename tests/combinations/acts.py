"""Acts: what anybody may do at a moment, drafted at random by the temper of a game.

Every act of every player, of luck and of the clocks can come; what each game likes is drawn once,
so that one is full of offers and another one of texts. The drafts of the rules would do for every
act, but these lean to where business meets (mortgaged deeds, the last coin, what fits a debt): in a
thousand games 161 pairs met by them, and 151 by those of the rules.
"""

from random import Random
from typing import Final

from passgo.bots.fallback import fall_back
from passgo.kernel import Kernel
from passgo.rules import actions, agenda
from passgo.rules.actions import ASKED, GIVEN, Action
from passgo.rules.agenda import top_kind, top_seat
from passgo.rules.auction import acting_banker, lowest_bid
from passgo.rules.board import Board
from passgo.rules.limits import CARDS, NATURE, NOBODY, NONE, OUTSIDE
from passgo.rules.luck import is_free_deed, is_unseen
from passgo.rules.machine import is_answered_by
from passgo.rules.money import free_cash
from passgo.rules.shortage import most_to_wish
from passgo.rules.slots import card_draw_deck, debt_amount, frame_power
from passgo.rules.state import PLAYING, State

TRIES: Final = 40
DICE: Final = range(1, 7)
FREE_ACTS: Final = range(actions.CLAIM, actions.CONCEDE + 1)
ANSWERS: Final = range(actions.ROLL, actions.WIPE_OUT + 1)
CLOCKS: Final = range(actions.TIME_UP, actions.TEXT_FADES + 1)
ASKED_FOR: Final = {
    frame: [kind for kind in ANSWERS if is_answered_by(kind, frame)]
    for frame in range(agenda.ROUND, agenda.POWER_BENEFIT + 1)
}
ASKED_FOR[agenda.DEBT].append(actions.CONCEDE)
NATURES: Final = {
    agenda.DICE: actions.DICE_FALL,
    agenda.CARD_DRAW: actions.CARD_COMES,
    agenda.RANDOM_TEXT: actions.RANDOM_FALLS,
    agenda.POWER_THROW: actions.DIE_FALLS,
}
LIKINGS: Final = (0.1, 0.5, 1.0, 2.0, 8.0)
SELDOM: Final = {actions.CONCEDE: 0.3, actions.STOP: 0.02, actions.TIME_UP: 0.1, actions.GIVE_UP: 2}


class Temper:
    """What the players, the luck and the clocks of one game like to do."""

    def __init__(self, luck: Random) -> None:
        """Draw it once."""
        kinds = (*FREE_ACTS, *ANSWERS, *CLOCKS)
        self.likes = {kind: luck.choice(LIKINGS) * SELDOM.get(kind, 1) for kind in kinds}
        self.answers = luck.choice((0.3, 0.5, 0.8))
        self.bargains = luck.choice((0.03, 0.1, 0.5))
        self.texts = luck.choice((0.2, 0.6, 0.9))
        self.aims = luck.choice((0.0, 0.5, 0.9))
        self.cards = [luck.choice(LIKINGS) for _ in range(20)]
        self.success = luck.choice((0.5, 0.9))


class Hand:
    """Drafts acts at one table."""

    def __init__(self, kernel: Kernel, board: Board, luck: Random) -> None:
        """Sit down with the luck of one game."""
        self.kernel = kernel
        self.board = board
        self.luck = luck
        self.temper = Temper(luck)

    def next_act(self, s: State) -> Action:
        """Return some legal act of anybody."""
        mover = self.kernel.to_move(s)
        if mover == NATURE and self.luck.random() < 0.98:
            return self.fall(s)
        for _ in range(TRIES):
            a = self.draft(s, mover)
            if self.kernel.why_not(s, self.board, a) == 0:
                return a
        return self.simplest(s, mover)

    def simplest(self, s: State, mover: int) -> Action:
        """Return the simplest legal act."""
        if mover == NATURE:
            return self.fall(s)
        a = self.empty(actions.AUCTION_CLOCK, NOBODY)
        if mover != OUTSIDE:
            fall_back(s, self.board, a, mover)
        return a

    def empty(self, kind: int, seat: int) -> Action:
        """Return an act of a kind without more."""
        a = self.kernel.Action()
        a.kind, a.seat = kind, seat
        return a

    def draft(self, s: State, mover: int) -> Action:
        """Draft something: an answer, a free act, a clock."""
        answers = ASKED_FOR[top_kind(s)]
        haste = self.temper.bargains if top_kind(s) == agenda.BARGAIN else self.temper.answers
        if answers and self.luck.random() < haste:
            kinds: list[int] = answers
        else:
            kinds = [*FREE_ACTS, *CLOCKS]
        kind = self.luck.choices(kinds, [self.temper.likes[kind] for kind in kinds])[0]
        seat = mover
        if seat < 0 or kind in FREE_ACTS or kind in (actions.BID, actions.LEAVE, actions.WITHDRAW):
            seat = self.luck.choice([x for x in range(s.seats) if s.status[x] == PLAYING])
        a = self.empty(kind, seat)
        if kind in FREE_ACTS:
            self.draft_free_act(s, a)
        elif kind in ANSWERS:
            self.draft_answer(s, a)
        return a

    def draft_free_act(self, s: State, a: Action) -> None:
        """Draft a claim, an offer, or something with a property of one's own."""
        if a.kind == actions.CLAIM:
            if s.claims > 0:
                at = self.luck.randrange(s.claims)
                a.seat, a.amount = s.claim_owner[at], s.claim_id[at]
        elif a.kind == actions.OFFER:
            others = [seat for seat in range(s.seats) if seat != a.seat]
            self.draft_terms(s, a, self.luck.choice(others))
        elif a.kind != actions.CONCEDE:
            a.place = self.some(self.deeds_of(s, a.seat))
            if a.kind == actions.BUILD:
                a.amount = self.luck.choice((0, 0, 1, 2, 3, 4))

    def deeds_of(self, s: State, seat: int) -> list[int]:
        """Return the deeds of a player."""
        return [at for at, owner in enumerate(s.owner[: self.board.places]) if owner == seat]

    def some(self, things: list[int]) -> int:
        """Return one of some things, or NONE."""
        return self.luck.choice(things) if things else NONE

    def draft_terms(self, s: State, a: Action, other: int) -> None:
        """Draft an offer: deeds each way, mortgaged ones rather, and a sum up to the last coin."""
        a.other = other
        for side, seat in ((GIVEN, a.seat), (ASKED, other)):
            deeds = self.deeds_of(s, seat)
            rather = [at for at in deeds if s.mortgaged[at]] or deeds
            for _ in range(self.luck.choice((0, 1, 1, 2))):
                place = self.some(rather if self.luck.random() < 0.6 else deeds)
                if place != NONE:
                    a.deeds[place] = side
            for kept in range(self.board.kept_cards):
                if s.kept_by[kept] == seat and self.luck.random() < 0.3:
                    a.cards[kept] = side
        way = self.luck.randrange(3)
        if way == 0:
            a.amount = self.sum_up_to(free_cash(s, a.seat))
        elif way == 1:
            a.second = self.sum_up_to(free_cash(s, other))

    def sum_up_to(self, most: int) -> int:
        """Return a sum, often the whole of it."""
        most = max(0, most)
        return self.luck.choice((most, most, 0, self.luck.randint(0, most)))

    def draft_answer(self, s: State, a: Action) -> None:
        """Draft an answer to the question on top."""
        if a.kind == actions.BID:
            lowest, most = lowest_bid(s, self.board), free_cash(s, a.seat)
            a.amount = self.luck.choice((lowest, lowest, most, (lowest + most) // 2))
        elif a.kind == actions.COUNTER:
            self.draft_terms(s, a, s.offer_from)
        elif a.kind == actions.PAY_IN_KIND:
            owed, held = debt_amount(s), max(0, free_cash(s, a.seat))
            a.amount = self.luck.choice((owed, owed - held, owed - held // 2, 1))
            a.second = self.luck.choice((0, owed - a.amount))
            for place in self.few(self.deeds_of(s, a.seat)):
                a.deeds[place] = GIVEN
        elif a.kind == actions.WISH:
            a.amount = self.sum_up_to(most_to_wish(s, self.board, a.seat))
        elif a.kind == actions.PLACE:
            a.place = self.some(self.deeds_of(s, a.seat))
        elif a.kind == actions.USE_CARD:
            a.place = self.luck.randrange(max(1, self.board.kept_cards))
        elif a.kind == actions.STOP_TIMER:
            a.seat = acting_banker(s)
        elif a.kind >= actions.CHOOSE_ZONE:
            self.draft_special(s, a)

    def few(self, things: list[int]) -> list[int]:
        """Return up to three of some things."""
        return self.luck.sample(things, min(len(things), self.luck.choice((1, 1, 2, 3))))

    def draft_special(self, s: State, a: Action) -> None:
        """Draft a choice of a zone, a token or what a power brings."""
        others = [seat for seat in range(s.seats) if seat != a.seat]
        a.other = self.luck.choice(others)
        if a.kind == actions.CHOOSE_ZONE:
            a.amount = self.luck.randrange(max(1, self.board.zones))
        elif a.kind == actions.FORCE_DEAL:
            self.mark(a, self.deeds_of(s, a.seat)[-1:], GIVEN)
            self.mark(a, self.few(self.deeds_of(s, a.other))[:1], ASKED)
        elif a.kind in (actions.JUMP, actions.SHIFT):
            a.place = self.luck.randrange(self.board.places)
        elif a.kind == actions.STEAL:
            self.mark(a, self.few(self.deeds_of(s, a.other)), ASKED)
        elif a.kind == actions.TAKE_DEEDS:
            free = [at for at in range(self.board.places) if is_free_deed(s, self.board, at)]
            count = self.board.power_count[frame_power(s)]
            self.mark(a, self.luck.sample(free, min(count, len(free))), GIVEN)

    def mark(self, a: Action, places: list[int], side: int) -> None:
        """Name deeds on one side."""
        for place in places:
            a.deeds[place] = side

    def fall(self, s: State) -> Action:
        """Let luck fall, rather where business will meet."""
        kind, luck = top_kind(s), self.luck
        a = self.empty(NATURES[kind], NOBODY)
        if kind == agenda.DICE:
            a.amount, a.second = self.throw(s)
        elif kind == agenda.CARD_DRAW:
            a.place = card_draw_deck(s)
            a.amount = self.card(s, a.place)
        elif kind == agenda.RANDOM_TEXT:
            a.amount = 1 if luck.random() < self.temper.texts else self.board.random_texts
        else:
            a.amount = 6 if luck.random() < self.temper.success else luck.choice(DICE)
        return a

    def card(self, s: State, deck: int) -> int:
        """Draw a card, rather of a kind that this game likes."""
        unseen = [at for at in range(CARDS) if is_unseen(s, self.board, deck, at)]
        kinds = [self.board.card_kind[deck * CARDS + at] for at in unseen]
        return self.luck.choices(unseen, [self.temper.cards[kind] for kind in kinds])[0]

    def throw(self, s: State) -> tuple[int, int]:
        """Throw, rather a six with powers, rather to a space where something happens."""
        seat = top_seat(s)
        throws = [(self.luck.choice(DICE), self.luck.choice(DICE)) for _ in range(6)]
        if self.luck.random() >= self.temper.aims:
            return throws[0]
        return max(throws, key=lambda throw: self.worth(s, seat, throw))

    def worth(self, s: State, seat: int, throw: tuple[int, int]) -> int:
        """Return how much of interest a throw brings."""
        place = (s.at[seat] + sum(throw)) % self.board.places
        owner = s.owner[place]
        interest = 2 if self.board.group[place] == NONE and self.board.kind[place] != 0 else 0
        interest += 3 if owner not in (NOBODY, seat) and not s.mortgaged[place] else 0
        interest += 2 if owner == NOBODY and self.board.group[place] != NONE else 0
        return interest + (3 if self.board.powers and 6 in throw else 0) + (throw[0] == throw[1])
