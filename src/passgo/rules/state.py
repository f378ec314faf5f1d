"""The state: everything that changes in a game. Undrawn cards are not in it."""

from typing import Final

from passgo.rules.board import Board
from passgo.rules.integer_record import Record
from passgo.rules.limits import CARDS, CLAIMS, DECKS, DEPTH, KEPT, NOBODY, NONE, PLACES, SEATS
from passgo.rules.log import Log

PLAYING: Final = 0
BANKRUPT: Final = 1
ONLY_BANKING: Final = 2

UNSEEN: Final = -1


class State(Record):
    """One moment of a game.

    A deck holds the known cards in order and UNSEEN where nobody knows: nature names an unseen
    card only when it is drawn, so that a state has no secret but its own generator.
    """

    def __init__(self) -> None:
        self.seats = 0
        self.banker = 0
        self.turn = 0
        self.turns = 0
        self.rounds = 0  # that are over, where they are counted
        self.starter = 0
        self.throws = 0
        self.doubles = 0
        self.again = 0
        self.turn_over = 0
        self.extra_turn = 0
        self.power = 0
        self.first_die = 0
        self.second_die = 0
        self.over = 0
        self.jammed = 0
        self.time_up = 0
        self.bankruptcies = 0
        self.bank_paid = 0
        self.houses_left = 0
        self.hotels_left = 0
        self.status = [PLAYING] * SEATS
        self.bankrupt_as = [0] * SEATS  # 1 for who went bankrupt first
        self.won = [0] * SEATS
        self.cash = [0] * SEATS
        self.at = [0] * SEATS
        self.passed_go = [0] * SEATS  # only where that lets a player buy
        self.jailed = [0] * SEATS
        self.jail_throws = [0] * SEATS
        self.opening = [0] * SEATS
        self.token = [NONE] * SEATS
        self.wish = [0] * SEATS
        self.offers_made = [0] * (SEATS * SEATS)
        self.owner = [NOBODY] * PLACES
        self.mortgaged = [0] * PLACES
        self.cheap_lift = [0] * PLACES
        self.houses = [0] * PLACES
        self.promised = [NOBODY] * PLACES
        self.for_sale = [0] * PLACES
        self.pot = [NONE] * PLACES  # what lies there for whoever stops, where there is a pot
        self.deck_count = [0] * DECKS
        self.deck = [UNSEEN] * (DECKS * CARDS)
        self.kept_by = [NOBODY] * KEPT
        self.promised_card = [NOBODY] * KEPT
        self.claims = 0
        self.claim_serial = 0
        self.claim_order = 0
        self.claim_id = [0] * CLAIMS
        self.claim_owner = [0] * CLAIMS
        self.claim_debtor = [0] * CLAIMS
        self.claim_place = [0] * CLAIMS
        self.claim_amount = [0] * CLAIMS
        self.claim_left = [0] * CLAIMS
        self.claim_made = [0] * CLAIMS
        self.offer_from = NOBODY
        self.offer_to = NOBODY
        self.offer_gives = 0
        self.offer_asks = 0
        self.offer_deeds = [0] * PLACES
        self.offer_cards = [0] * KEPT
        self.depth = 0
        self.agenda_kind = [0] * DEPTH
        self.agenda_seat = [NOBODY] * DEPTH
        self.agenda_a = [0] * DEPTH
        self.agenda_b = [0] * DEPTH
        self.agenda_c = [0] * DEPTH
        self.agenda_d = [0] * DEPTH
        self.agenda_e = [0] * DEPTH
        self.own_luck = 0
        self.generator = 0
        self.log: Log | None = None  # outside


def note(s: State, kind: int, seat: int, other: int, place: int, amount: int, extra: int) -> None:
    """Write one row to the log, if there is one."""
    if s.log is not None:
        s.log.add(kind, seat, other, place, amount, extra)


def players_left(s: State) -> int:
    """Return how many players are still in the game."""
    count = 0
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            count += 1
    return count


def next_seat(s: State, seat: int) -> int:
    """Return the next player still in the game on the left of *seat* (CL-029)."""
    following = seat
    for _ in range(s.seats):
        following += 1
        if following == s.seats:
            following = 0
        if s.status[following] == PLAYING:
            return following
    return seat


def is_decided(s: State, b: Board) -> bool:
    """Tell whether only one player is left, or as many are bankrupt as end a quick game.

    Clauses: CL-176, CL-187, CL-188 and their counterparts.
    """
    if s.bankruptcies == 0:
        return False
    if players_left(s) <= 1:
        return True
    return b.ends_at_bankruptcy > 0 and s.bankruptcies >= b.ends_at_bankruptcy
