"""Answers: what orders are to the open question follows from the table of the rules."""

from passgo.game.answers import (
    ANSWERS,
    BESIDE_ORDERS,
    LOT_ORDERS,
    NATURE_ORDERS,
    OUTSIDE_ORDERS,
)
from passgo.game.orders import EVERY_ORDER, ORDERS
from passgo.rules.actions import BANKERS, FREE
from passgo.rules.contents import ACTIONS


def names(orders: tuple[type, ...]) -> set[str]:
    return {order.__name__ for order in orders}


def test_every_order_stands_in_one_group_of_the_table() -> None:
    rest = tuple({ORDERS[row.kind] for row in ACTIONS if row.group in (FREE, BANKERS)})
    grouped = [*ANSWERS, *NATURE_ORDERS, *OUTSIDE_ORDERS, *rest]

    assert len(grouped) == len(set(grouped)) == len(EVERY_ORDER)
    assert set(grouped) == set(EVERY_ORDER)


def test_business_with_one_s_own_leaves_the_question_open_and_deals_do_not() -> None:
    assert names(BESIDE_ORDERS) == {"Claim", "Build", "Sell", "SellGroup", "Mortgage", "Lift"}


def test_bidders_bid_and_leave() -> None:
    assert names(LOT_ORDERS) == {"Bid", "Leave"}


def test_the_clock_and_the_table_are_outside() -> None:
    assert names(OUTSIDE_ORDERS) == {"TimeUp", "Stop", "AuctionClock", "TextFades"}
