"""Soundness: what must hold at every moment besides the invariants of the rules."""

from itertools import pairwise
from typing import Final

from business import Moment, Row

from passgo.bots.game_endings import DECISIONS_EXHAUSTED, ENDED, TURNS_EXHAUSTED
from passgo.kernel import Kernel
from passgo.rules import agenda, log, money
from passgo.rules.actions import ACCEPT, ASKED, AUCTION_CLOCK, GIVEN, TEXT_FADES, TIME_UP
from passgo.rules.board import Board, has_timer
from passgo.rules.building import stock_of
from passgo.rules.limits import NOBODY
from passgo.rules.ownership import is_built_group
from passgo.rules.state import State

ENOUGH: Final = 3_000  # decisions in which any business ends
OF_A_FREE_PLAYER: Final = (
    *(agenda.ANOTHER_THROW, agenda.TURN_END, agenda.PURCHASE, agenda.ZONE_CHOICE),
    *(agenda.POWER_CHOICE, agenda.POWER_BENEFIT),
)


class Watch:
    """Looks at one game, step by step."""

    def __init__(self, kernel: Kernel, board: Board) -> None:
        """Begin to watch."""
        self.kernel = kernel
        self.board = board
        self.arrested = NOBODY  # the player in turn, if sent to jail in this turn
        self.last_turn = 0  # the turn in which the end was announced
        self.thrown = 0

    def follow(self, before: Moment, rows: list[Row], after: Moment, s: State) -> list[str]:
        """Return what is wrong after a step."""
        found = self.broken(s)
        found += self.jailed_and_playing(rows, after, s)
        found += self.past_the_hour(rows, s)
        found += self.ruined_while_owed(before, rows)
        found += self.granted_and_gone(before, rows, after, s)
        found += self.bought_in_business(before, rows)
        if not s.over:
            found += self.stopped_clocks(after, s)
            found += self.mixed_up(after, s)
        return found

    def broken(self, s: State) -> list[str]:
        """Ask the invariants of the rules."""
        code = self.kernel.broken(s, self.board)
        return [f"invariant {code}"] if code else []

    def stuck(self, s: State) -> list[str]:
        """Try to go on from here by any play: the business in hand must end."""
        k = self.kernel
        twin, choice = s.clone(), k.State()
        twin.own_luck = 1
        k.seed_generator(twin, s.turns + s.depth)
        k.run(twin, self.board)
        k.seed_generator(choice, s.turns + 7)
        memory, action, turns = k.Memory(), k.Action(), s.turns + 1
        code = k.play_checked(twin, self.board, memory, choice, action, turns, ENOUGH, 1)
        names = {DECISIONS_EXHAUSTED: "the business never ends"}
        if code in (ENDED, TURNS_EXHAUSTED):
            return []
        return [names.get(code, f"random play from here fails, code {code}")]

    def jailed_and_playing(self, rows: list[Row], after: Moment, s: State) -> list[str]:
        """Check that a turn ends when its player goes to jail (R-139); a break is no turn."""
        for row in rows:
            if row[0] == log.ARRESTED and row[1] == s.turn and s.throws > 0:
                self.arrested = row[1]
            elif row[0] in (log.FREED, log.TURN_BEGAN):
                self.arrested = NOBODY
        for frame in after.frames:
            if frame.seat == self.arrested != NOBODY and frame.kind in OF_A_FREE_PLAYER:
                return ["sent to jail, and the turn goes on"]
        return []

    def past_the_hour(self, rows: list[Row], s: State) -> list[str]:
        """Check that the running turn is the last once the end is announced (R-132)."""
        for row in rows:
            if self.last_turn and row[0] == log.TURN_BEGAN:
                return ["a turn after the hour"]
            if self.last_turn and row[0] == log.ROLLED and self.thrown == 0:
                return ["a throw after the hour"]
            if row[0] == log.TIME_CAME:
                self.last_turn, self.thrown = s.turns, s.throws
        return []

    def ruined_while_owed(self, before: Moment, rows: list[Row]) -> list[str]:
        """Check that nobody falls for a payment that what is owed to them brought about."""
        debts = [frame for frame in before.frames if frame.kind == agenda.DEBT]
        found = []
        for row in rows:
            if row[0] != log.WENT_BANKRUPT:
                continue
            reasons = [frame.c for frame in debts if frame.seat == row[1]]
            owed = any(frame.a == row[1] for frame in debts)
            if owed and reasons[-1:] == [money.FOR_INTEREST] and rows[0][0] != log.CONCEDED:
                found.append("ruined by interest while owed money")
        return found

    def granted_and_gone(
        self, before: Moment, rows: list[Row], after: Moment, s: State
    ) -> list[str]:
        """Check that a building that was granted at the printed price is there to be placed."""
        granted = [f for f in before.frames if f.kind == agenda.PLACEMENT and f.c == 0 and f.b > 0]
        still = [(f.seat, f.a) for f in after.frames if f.kind == agenda.PLACEMENT]
        built = {row[1] for row in rows if row[0] == log.BUILT}
        for frame in granted:
            gone = (frame.seat, frame.a) not in still and frame.seat not in built
            if gone and not s.over and s.status[frame.seat] == 0 and stock_of(s, frame.a) == 0:
                return ["granted, and taken by somebody else"]
        return []

    def bought_in_business(self, before: Moment, rows: list[Row]) -> list[str]:
        """Check that buildings and liftings wait while business lies below a question (R-124)."""
        kinds = [frame.kind for frame in before.frames]
        if not kinds or not agenda.is_choice_of_a_turn(kinds[-1]):
            return []
        waits = any(agenda.is_business(kind) and kind != agenda.BARGAIN for kind in kinds)
        bought = [row for row in rows[:1] if row[0] in (log.BUILT, log.MORTGAGE_LIFTED)]
        return ["built or lifted in the middle of business"] if waits and bought else []

    def stopped_clocks(self, after: Moment, s: State) -> list[str]:
        """Check that what waits for a clock can end by it, and that no offer stops one."""
        found = []
        kinds = [frame.kind for frame in after.frames]
        if has_timer(self.board) and agenda.AUCTION in kinds:
            above = list(pairwise(kinds[kinds.index(agenda.AUCTION) :]))
            if any(on != agenda.DEBT and kind == agenda.BARGAIN for on, kind in above):
                found.append("an offer stops the clock of an auction")  # a debtor's does not
            if kinds[-1] == agenda.AUCTION and self.refused(s, AUCTION_CLOCK):
                found.append("the clock of an auction cannot end")
        if kinds[-1] == agenda.TEXT_SHOWN and self.refused(s, TEXT_FADES):
            found.append("a text cannot fade")
        if self.board.ends_by_time and not s.time_up and self.refused(s, TIME_UP):
            found.append("the hour cannot come")
        return found

    def refused(self, s: State, kind: int, seat: int = NOBODY) -> bool:
        """Tell whether an act without more is refused, of a clock or of a player."""
        a = self.kernel.Action()
        a.kind, a.seat = kind, seat
        return self.kernel.why_not(s, self.board, a) != 0

    def mixed_up(self, after: Moment, s: State) -> list[str]:
        """Check that a deed is in one business only, and that offers hold what is there."""
        found = []
        kinds = [frame.kind for frame in after.frames]
        lots = [frame.a for frame in after.frames if frame.kind == agenda.AUCTION]
        deeds = [lot for lot in lots if lot >= 0]
        if len(deeds) != len(set(deeds)):
            found.append("a deed in two auctions")
        if any(s.owner[lot] != NOBODY or s.promised[lot] != NOBODY for lot in deeds):
            found.append("a deed sold that is not the bank's")
        if any(s.for_sale[lot] for lot in deeds):
            found.append("a deed for sale twice")
        sold = zip(s.for_sale[: self.board.places], s.owner[: self.board.places], strict=True)
        if any(for_sale and owner != NOBODY for for_sale, owner in sold):
            found.append("a deed for sale that somebody owns")
        if kinds.count(agenda.BARGAIN) != int(s.offer_from != NOBODY):
            found.append("one offer for several questions")
        if any(s.wish[: s.seats]) and agenda.WISHES not in kinds:
            found.append("wishes that nobody asks for")
        return found + self.lost_goods(s)

    def lost_goods(self, s: State) -> list[str]:
        """Check that an offer cannot be accepted whose goods have gone or been built on."""
        holders = {GIVEN: s.offer_from, ASKED: s.offer_to}
        deeds = [
            place
            for place, side in enumerate(s.offer_deeds[: self.board.places])
            if side in holders and not self.may_go(s, place, holders[side])
        ]
        cards = [
            kept
            for kept, side in enumerate(s.offer_cards[: self.board.kept_cards])
            if side in holders and s.kept_by[kept] != holders[side]
        ]
        if (deeds or cards) and not self.refused(s, ACCEPT, s.offer_to):
            return ["what is gone can be accepted"]
        return []

    def may_go(self, s: State, place: int, holder: int) -> bool:
        """Tell whether a deed is still with its side and free of buildings."""
        built = is_built_group(s, self.board, self.board.group[place])
        return s.owner[place] == holder and not built
