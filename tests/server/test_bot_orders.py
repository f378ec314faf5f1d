"""Thinking: bots that cover a seat are careful, and bots do business of their own accord."""

import pytest

from passgo.game.orders import (
    Accept,
    Bid,
    Build,
    Decline,
    DiceFall,
    Leave,
    Offer,
    Refuse,
    Roll,
)
from passgo.game.play import Game
from passgo.game.prompts import BidOrLeave
from passgo.games import new_game
from passgo.rules.board import STREET
from passgo.rules.limits import NOBODY
from passgo.server.play.bot_orders import Task, think
from passgo.thoughts import COVERING, Thought


def game_at_break(seats: int = 2) -> Game:
    """Return a classic game before its first turn's throw."""
    game = new_game("classic-2003", [f"P{at}" for at in range(seats)], seed=5)
    assert isinstance(game, Game)
    while type(game.prompt).__name__ != "ThrowDice":
        game.play(game.simplest(game.prompt.seats[0]))
    return game


def thought(game: Game, seat: int, levels: tuple[str, ...], **more: object) -> Thought:
    return think(
        Task(position=game.position(), seat=seat, levels=levels, seed=7, **more)  # type: ignore[arg-type]
    )


def own(game: Game, group: int, *owners: int) -> list[int]:
    """Give the lots of a group to owners in turn; return them."""
    lots = [at for at in range(game.board.places) if game.board.group[at] == group]
    for at, lot in enumerate(lots):
        game.state.owner[lot] = owners[at % len(owners)]
    return lots


def streets(game: Game) -> list[int]:
    kinds = game.board.group_kind
    return [group for group in range(game.board.groups) if kinds[group] == STREET]


def test_a_covering_bot_accepts_no_trade_that_a_bot_would_accept() -> None:
    game = game_at_break()
    giver = game.prompt.seats[0]
    lot = own(game, streets(game)[0], giver)[0]
    place = game.edition.spaces[lot].id
    game.play(Offer(seat=giver, other=1 - giver, give=(place,), ask_cash=1))
    levels = ("steady", "steady")
    covered = tuple(seat == 1 - giver for seat in range(2))

    assert isinstance(thought(game, 1 - giver, levels).order, Accept)
    assert isinstance(thought(game, 1 - giver, levels, covered=covered).order, Refuse)


def test_a_covering_bot_never_bids_over_the_printed_price() -> None:
    bids = {covering: highest_bid(covering) for covering in (False, True)}

    assert bids[False] > 1.0
    assert 0 < bids[True] <= 1.0


def highest_bid(covering: bool) -> float:
    """Return the highest bid of a bot for the last lot of its group, as a part of its price."""
    game = game_at_break()
    game.luck = None
    seat = game.prompt.seats[0]
    lots = own(game, streets(game)[0], 1 - seat)
    free, price = lots[-1], game.board.price[lots[-1]]
    game.state.owner[free] = NOBODY
    game.state.at[seat] = (free - 7) % game.board.places
    for order in (Roll(seat=seat), DiceFall(first=3, second=4), Decline(seat=seat)):
        game.play(order)
    highest, levels = 0, ("shark", "shark")
    while type(game.prompt).__name__ == "BidOrLeave":
        bidder = game.prompt.seats[0]
        found = thought(game, bidder, levels, covered=(covering, covering)).order
        assert isinstance(found, Bid | Leave)
        highest = max(highest, found.amount if isinstance(found, Bid) else 0)
        game.play(found)
    return highest / price


def test_a_bot_builds_unasked_and_a_covering_one_or_a_person_does_not() -> None:
    game = game_at_break()
    builder = 1 - game.prompt.seats[0]
    own(game, streets(game)[0], builder)
    game.state.cash[builder] = 2000
    levels = tuple("steady" if seat == builder else "" for seat in range(2))
    covered = tuple(seat == builder for seat in range(2))

    built = thought(game, -1, levels)
    assert isinstance(built.order, Build)
    assert built.seat == builder
    assert thought(game, -1, levels, covered=covered).order is None
    assert thought(game, -1, ("", "")).order is None


def test_a_bot_offers_deals_but_not_for_ever_because_it_remembers() -> None:
    game = game_at_break()
    dealer = game.prompt.seats[0]
    for group in streets(game)[:4]:
        own(game, group, 0, 1)
    levels = tuple("steady" if seat == dealer else "" for seat in range(2))
    offers, memory = 0, list[int]()
    for _ in range(30):
        found = thought(game, -1, levels, memory=memory)
        memory = found.memory
        if found.order is None:
            break
        game.play(found.order)  # type: ignore[arg-type]
        if isinstance(found.order, Offer):
            offers += 1
            game.play(Refuse(seat=1 - dealer))

    assert 1 <= offers <= 3
    game.state.offers_made = [0] * len(game.state.offers_made)
    assert isinstance(thought(game, -1, levels).order, Offer)
    assert not isinstance(thought(game, -1, levels, memory=memory).order, Offer)


def test_who_is_asked_beside_a_person_bids_by_its_level_and_not_at_random() -> None:
    game = game_at_break(4)
    game.luck = None
    visitor = game.prompt.seats[0]
    for order in (Roll(seat=visitor), DiceFall(first=1, second=2), Decline(seat=visitor)):
        game.play(order)
    assert isinstance(game.prompt, BidOrLeave)
    beside = [seat for seat in game.prompt.seats if seat != visitor]
    levels = tuple("" if seat == visitor else "steady" for seat in range(4))
    price = next(space.price for space in game.edition.spaces if space.id == game.prompt.lot)

    for seat in beside:
        tasks = [
            Task(position=game.position(), seat=seat, levels=levels, seed=seed)
            for seed in range(12)
        ]
        assert {think(task).order for task in tasks} == {Bid(seat=seat, amount=price // 2)}


def test_the_same_task_gives_the_same_thought() -> None:
    game = game_at_break(3)
    levels = ("novice", "steady", "shark")

    assert thought(game, -1, levels) == thought(game, -1, levels)


def slide_of(level: str) -> object:
    """Return the first slide of a bot of *level*, always from the same position and seed."""
    game = new_game("knockout-2024", ["P0", "P1"], seed=5)
    task = Task(position=game.position(), seat=0, levels=(level, level), seed=7)
    return think(task).order


def test_a_seat_without_a_level_slides_as_covering_bots_do() -> None:
    assert slide_of("") == slide_of(COVERING) != slide_of("novice")


@pytest.mark.parametrize("name", ["knockout-2024", "classic-2003"])
def test_a_level_that_nobody_knows_is_a_mistake(name: str) -> None:
    game = new_game(name, ["P0", "P1"], seed=5)
    task = Task(position=game.position(), seat=0, levels=("unheard-of",) * 2, seed=7)

    with pytest.raises(KeyError, match="unheard-of"):
        think(task)
