"""What is counted while bots play is what the log of the same games says."""

from collections import Counter

import pytest

from passgo.boards import board_of
from passgo.bots.fixed.policies import FIXED_A
from passgo.bots.game_endings import LONGEST, MOST_DECISIONS
from passgo.bots.game_loop import new_game, play_game
from passgo.bots.lineup import Batch, Lineup, seat_lineup
from passgo.bots.memory import Memory
from passgo.bots.random.random_bot import RANDOM_BOT
from passgo.bots.tallied_games import play_batch, play_tallied
from passgo.bots.tally import (
    IN_JAIL,
    SAMPLE,
    Moment,
    Tally,
    count_auction,
    count_exposure,
    count_wealth,
    price_of_building,
)
from passgo.bots.weighted.weights import NOVICE, SHARK, STEADY
from passgo.editions import load_edition
from passgo.rules import log
from passgo.rules.actions import Action
from passgo.rules.agenda import pop
from passgo.rules.board import HOUSE_LOT, RENT_WINDOW_AUTOMATIC, Board
from passgo.rules.ending import wealth
from passgo.rules.limits import NOBODY, RENTS, SEATS
from passgo.rules.slots import push_placement
from passgo.rules.state import State

TABLES = [
    ("classic-2003", "", {}),
    ("classic-2003", "quick", {}),
    ("classic-us", "", {"rent_window": "automatic"}),
    ("euro-1999", "", {"houses": 5}),
    ("revolution-2009", "", {}),
    ("clone-wars-2008", "", {"powers": "on"}),
]
KINDS = (SHARK, STEADY, FIXED_A, NOVICE)
GAMES = 12


class Told:
    """Some games as the tally counts them and as the log tells them."""

    def __init__(self, edition: str, variant: str, house_rules: dict[str, object]) -> None:
        self.board = board_of(load_edition(edition), variant, house_rules)
        self.tally = Tally()
        self.rows: list[tuple[int, ...]] = []
        self.bankruptcies = 0
        for game in range(GAMES):
            self.play(game)

    def play(self, game: int) -> None:
        state, memory, who = State(), Memory(), lineup(*KINDS)
        state.log = log.Log()
        seat_lineup(who, memory, game, game)
        new_game(state, self.board, len(KINDS), game)
        play_tallied(state, self.board, memory, who, self.tally, Moment(), Action())
        self.rows += state.log.rows
        self.bankruptcies += state.bankruptcies

    def of(self, *kinds: int) -> list[tuple[int, ...]]:
        return [row for row in self.rows if row[0] in kinds]


def lineup(*kinds: int) -> Lineup:
    who = Lineup()
    who.bots = len(kinds)
    for at, kind in enumerate(kinds):
        who.kind[at] = kind
    return who


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(filter(None, table[:2])), scope="module")
def told(request: pytest.FixtureRequest) -> Told:
    return Told(*request.param)


def by_place(counts: list[int]) -> dict[int, int]:
    places = range(len(counts) // RENTS)
    sums = {place: sum(counts[place * RENTS : (place + 1) * RENTS]) for place in places}
    return {place: total for place, total in sums.items() if total}


def test_rents_are_those_that_were_claimed(told: Told) -> None:
    number: Counter[int] = Counter()
    money: Counter[int] = Counter()
    for _, _, _, place, amount, _ in told.of(log.RENT_CLAIMED):
        if amount:
            number[place] += 1
            money[place] += amount

    counted = Counter(by_place(told.tally.rents))
    unseen = number - counted
    assert counted <= number
    assert unseen.total() <= (
        told.bankruptcies if told.board.rent_window == RENT_WINDOW_AUTOMATIC else 0
    )
    paid = by_place(told.tally.rent)
    assert [place for place in number if place not in unseen and paid[place] != money[place]] == []


def test_deeds_of_the_bank_are_counted_with_what_they_cost(told: Told) -> None:
    number: Counter[int] = Counter()
    money: Counter[int] = Counter()
    for kind, _, _, place, price, _ in told.of(log.BOUGHT, log.DEED_DEALT):
        if kind == log.BOUGHT and price == 0:
            continue  # the gift of a power
        number[place] += 1
        money[place] += 0 if kind == log.DEED_DEALT and told.board.deal_price else price

    assert {at: count for at, count in enumerate(told.tally.bought) if count} == number
    assert sum(told.tally.price_paid) == money.total()


def test_auctions_end_with_a_bid_or_without(told: Told) -> None:
    won = [row for row in told.of(log.AUCTION_WON) if row[3] >= 0]
    unsold = [row for row in told.of(log.UNSOLD) if row[3] >= 0]

    assert told.tally.auctions == len(won) + len(unsold)
    assert told.tally.unsold == len(unsold)
    assert told.tally.hammer == sum(row[4] for row in won)


def test_buildings_are_counted_at_the_level_they_made(told: Told) -> None:
    built: Counter[int] = Counter()
    for _, _, _, place, _, level in told.of(log.BUILT):
        built[place * RENTS + level] += 1
    bids = sum(row[4] for row in told.of(log.AUCTION_WON) if row[3] < 0)

    assert {at: count for at, count in enumerate(told.tally.built) if count} == built
    assert sum(told.tally.building_paid) == sum(row[4] for row in told.of(log.BUILT)) + bids
    assert told.tally.building_hammer == bids
    assert told.tally.wishes == len(told.of(log.WISHES_OPENED))


def test_every_throw_ends_once_unless_it_ends_its_player(told: Told) -> None:
    throws = len(told.of(log.ROLLED))

    assert throws - told.bankruptcies - GAMES <= sum(told.tally.ends) <= throws
    assert told.tally.ends[IN_JAIL] > 0


def test_a_lot_that_nobody_wanted_is_counted_as_unsold() -> None:
    state, board = deeded()
    tally, moment = Tally(), Moment()
    moment.place, moment.price = 6, 0
    state.owner[6] = NOBODY

    count_auction(state, board, tally, moment)

    assert (tally.auctions, tally.unsold, tally.hammer) == (1, 1, 0)


def test_a_building_won_at_an_auction_costs_its_bid_when_it_is_placed() -> None:
    state, board = deeded()
    tally, moment, action = Tally(), Moment(), Action()
    moment.place, moment.price, action.place = HOUSE_LOT, 77, 1
    push_placement(state, 1, HOUSE_LOT, 1, 1, 77)

    count_auction(state, board, tally, moment)

    assert (tally.building_auctions, tally.building_hammer) == (1, 77)
    assert price_of_building(state, board, moment, action) == 77
    pop(state)
    push_placement(state, 1, HOUSE_LOT, 1, 0, 0)
    assert price_of_building(state, board, moment, action) == board.house_price[1]


def test_counting_does_not_change_the_course_of_play() -> None:
    board = board_of(load_edition("classic-2003"))
    who, ends = lineup(RANDOM_BOT, STEADY, SHARK), []
    for counted in (True, False):
        state, memory, action = State(), Memory(), Action()
        seat_lineup(who, memory, 1, 5)
        new_game(state, board, who.bots, 5)
        if counted:
            play_tallied(state, board, memory, who, Tally(), Moment(), action)
        else:
            play_game(state, board, memory, action, LONGEST, MOST_DECISIONS)
        ends.append(state.to_ints())

    assert ends[0] == ends[1]


def test_a_batch_leaves_state_and_memory_as_it_found_them() -> None:
    board = board_of(load_edition("classic-2003"))
    state, memory, batch = State(), Memory(), Batch()

    play_batch(state, board, memory, lineup(*KINDS), Tally(), Moment(), batch, Action(), 9, 0, 2)

    assert state.to_ints() == State().to_ints()
    assert memory.owner == Memory().owner
    assert all(batch.won[:2])
    assert not any(batch.won[2:])


def deeded() -> tuple[State, Board]:
    """Return a state in which seat 1 has two streets, one mortgaged, and seat 0 another."""
    board = board_of(load_edition("classic-2003"))
    state = State()
    state.seats, state.turn, state.turns = 2, 0, 10
    state.owner[1], state.owner[3], state.owner[6] = 1, 1, 0
    state.mortgaged[3] = 1
    state.houses[1] = 2
    state.cash[0], state.cash[1] = 70, 30
    return state, board


def test_a_turn_faces_the_unmortgaged_deeds_of_others() -> None:
    state, board = deeded()
    tally = Tally()

    count_exposure(state, board, tally)

    assert {at: n for at, n in enumerate(tally.exposed) if n} == {1 * RENTS + 2: SAMPLE}


def test_the_curve_holds_everybodys_wealth_under_their_bot() -> None:
    state, board = deeded()
    tally, who = Tally(), lineup(STEADY, SHARK)
    who.player[0], who.player[1] = 1, 0

    count_wealth(state, board, who, tally)

    assert tally.curve_games[0] == 1
    assert tally.curve[1] == wealth(state, board, 0)
    assert tally.curve[0] == wealth(state, board, 1)
    assert sum(tally.curve) == sum(tally.curve[:SEATS])
