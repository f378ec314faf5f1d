"""Several creditors: whom a player pays first when one card makes several owed.

No card of these boards asks for that, so one of their cards is given another order.
"""

import msgspec
import pytest

from passgo.editions import Edition, load_edition
from passgo.game.events import Event, Paid, WentBankrupt
from passgo.game.orders import CardComes, DiceFall, Order, Roll
from passgo.game.play import Game

BOARDS = ("euro-1999", "clone-wars-2008")
A, B, C, D = range(4)


def with_a_card_that_pays_each(edition_id: str) -> Edition:
    """Return an edition in which the birthday costs 50 to each other player."""
    edition = load_edition(edition_id)
    cards = tuple(
        msgspec.structs.replace(card, kind="pay-each", amount=50) if card.id == "birthday" else card
        for card in edition.cards
    )
    return msgspec.structs.replace(edition, cards=cards)


def played(game: Game, *orders: Order) -> list[Event]:
    """Play orders and return all that happened."""
    return [event for order in orders for event in game.play(order)]


def third_player_draws_the_card(edition_id: str, start_cash: int) -> tuple[Game, list[Event]]:
    """Return a game of four in which C begins, draws that card, and what then happened."""
    edition = with_a_card_that_pays_each(edition_id)
    game = Game.new(edition, seats=["A", "B", "C", "D"], house_rules={"start_cash": start_cash})
    for seat, dice in ((A, (1, 2)), (B, (1, 1)), (C, (6, 5)), (D, (1, 1))):
        played(game, Roll(seat=seat), DiceFall(first=dice[0], second=dice[1]))
    drawn = (Roll(seat=C), DiceFall(first=1, second=1), CardComes(card="birthday"))
    return game, played(game, *drawn)


@pytest.mark.clause("EU-178", "CW-176")
@pytest.mark.parametrize("edition_id", BOARDS)
def test_several_creditors_are_paid_clockwise_from_the_left(edition_id: str) -> None:
    game, events = third_player_draws_the_card(edition_id, 1500)

    paid = [(event.payer, event.receiver) for event in events if isinstance(event, Paid)]
    assert paid == [(C, D), (C, A), (C, B)]
    assert list(game.state.cash[:4]) == [1550, 1550, 1350, 1550]


@pytest.mark.clause("EU-178", "CW-176")
@pytest.mark.parametrize("edition_id", BOARDS)
def test_the_first_creditor_who_is_not_paid_in_full_takes_all(edition_id: str) -> None:
    game, events = third_player_draws_the_card(edition_id, 70)

    bankrupt = [(event.seat, event.creditor) for event in events if isinstance(event, WentBankrupt)]
    assert bankrupt == [(C, A)]
    assert list(game.state.cash[:4]) == [90, 70, 0, 120]
