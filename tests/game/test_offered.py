"""What was offered: the events of a deal name its deeds, cards and sums."""

import pytest
from random_play import new_game, orders

from passgo.game.events import Countered, Event, Offered, SettlementOffered
from passgo.game.orders import Offer, Order, PayInKind, Terms

FIELDS = ("seat", "other", "give", "ask", "give_cash", "ask_cash", "give_cards", "ask_cards")


def offers_in(edition: str, seed: int) -> list[tuple[Order, list[Event]]]:
    """Return every offer of a game of random play with what was told of it."""
    game = new_game(edition, 3, seed)
    found: list[tuple[Order, list[Event]]] = []
    for _, order in zip(range(600), orders(game, seed), strict=False):
        events = game.play(order)
        if isinstance(order, Terms | PayInKind):
            found.append((order, events))
    return found


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009"])
def test_an_offer_is_told_with_all_its_terms(edition: str) -> None:
    offers = offers_in(edition, 3)

    assert any(isinstance(order, Terms) and order.give and order.ask_cash for order, _ in offers)
    for order, events in offers:
        told = events[0]
        assert isinstance(told, Offered | Countered | SettlementOffered)
        if isinstance(order, Terms):
            assert terms(told.offer) == terms(order)
        elif isinstance(order, PayInKind):
            paid = Offer(seat=order.seat, other=told.other, give=order.give)
            assert (told.offer, told.seat) == (paid, order.seat)


def terms(deal: Terms) -> list[object]:
    return [getattr(deal, name) for name in FIELDS]
