"""Settling: a draft of a deal tells what would change on the board, and what it brings."""

from typing import Any

import pytest

from passgo.game.orders import Accept, Build, Counter, Offer, Order, PayInKind
from passgo.game.play import Game
from passgo.preview import Change, Completed, Settled


def position(*players: dict[str, Any]) -> dict[str, Any]:
    """Return a classic game in which everybody may do business."""
    return {
        "format": "passgo-position",
        "version": 3,
        "edition": "classic-2003",
        "players": list(players),
    }


def trading() -> Game:
    """Return a game in which one deed makes a group whole, and a station changes hands."""
    return Game.at(
        position(
            {"name": "A", "cash": 640, "owns": ["villette", "neuilly", "lyon", "nord"]},
            {"name": "B", "cash": 530, "owns": ["paradis", "water"]},
        )
    )


def probed(game: Game, order: Order) -> Settled:
    """Return how things would stand after a deal that may be made."""
    found = game.probe(order).settled
    assert found is not None
    return found


SWAP = Offer(seat=0, other=1, give=("lyon",), give_cash=100, ask=("paradis",))


def test_a_draft_shows_the_rents_before_and_after_it() -> None:
    changes = {change.place: change for change in probed(trading(), SWAP).changes}

    assert changes["paradis"] == Change(
        place="paradis", owner=1, owner_after=0, rent=12, rent_after=24
    )
    assert (changes["villette"].rent, changes["villette"].rent_after) == (10, 20)
    assert (changes["nord"].rent, changes["nord"].rent_after) == (50, 25)
    assert (changes["lyon"].owner_after, changes["lyon"].rent_after) == (1, 25)
    assert list(changes) == ["villette", "neuilly", "paradis", "lyon", "nord"]


def test_a_draft_shows_the_groups_and_the_cash_that_it_leads_to() -> None:
    outlook = probed(trading(), SWAP)

    assert outlook.completed == (Completed(seat=0, group="pink"),)
    assert outlook.cash == (540, 630)


def test_a_rent_by_the_dice_has_no_sum() -> None:
    changes = probed(trading(), Offer(seat=0, other=1, ask=("water",), give_cash=10)).changes

    assert changes == (Change(place="water", owner=1, owner_after=0, rent=None, rent_after=None),)


def test_a_mortgaged_deed_earns_nothing_in_other_hands_either() -> None:
    game = Game.at(position({"name": "A", "owns": ["nord mortgaged"]}, {"name": "B"}))

    changes = probed(game, Offer(seat=0, other=1, give=("nord",), ask_cash=10)).changes

    assert [(change.rent, change.rent_after) for change in changes] == [(0, 0)]


@pytest.mark.parametrize("answer", [Accept(seat=1), Counter(seat=1, other=0, ask=("lyon",))])
def test_an_answer_is_probed_like_the_offer(answer: Order) -> None:
    game = trading()
    game.play(SWAP)

    outlook = probed(game, answer)

    lyon = next(change for change in outlook.changes if change.place == "lyon")
    assert lyon.owner_after == 1
    assert outlook.cash == ((540, 630) if isinstance(answer, Accept) else (640, 530))


def test_what_is_no_deal_or_may_not_be_settles_nothing() -> None:
    game = trading()

    assert game.probe(Build(seat=0, place="villette")).settled is None
    assert game.probe(Offer(seat=0, other=1, ask=("paradis",), give_cash=641)).settled is None
    assert game.probe(SWAP).refusal == ""
    assert game.position() == trading().position()


@pytest.mark.parametrize(
    ("value", "cash", "owed", "kept"),
    [(300, 100, 0, 70), (550, 0, 0, 320), (230, 0, 0, 0), (229, 0, 321, 320), (100, 120, 330, 200)],
)
def test_a_settlement_tells_what_is_left_to_pay_and_to_keep(
    value: int, cash: int, owed: int, kept: int
) -> None:
    debt = {"frame": "debt", "seat": 0, "to": 1, "amount": 550, "for": "rent", "place": "paix"}
    game = Game.at(
        position(
            {"name": "A", "cash": 320, "owns": ["lyon", "nord"]},
            {"name": "B", "cash": 530, "owns": ["paix"]},
        )
        | {"turn": {"seat": 0}, "agenda": [{"frame": "round"}, {"frame": "turn", "seat": 0}, debt]}
    )
    found = probed(game, PayInKind(seat=0, give=("lyon",), value=value, cash=cash))

    assert (found.owed, found.cash[0]) == (owed, kept)
