"""Turns played plainly: the shortest answer to whatever the table asks, until it is over."""

from collections.abc import Sequence

from house import House
from people import Person

PLAIN = {
    "ThrowToStart": "Roll",
    "ThrowDice": "Roll",
    "ThrowAgain": "Roll",
    "EndTurnOrGoOn": "EndTurn",
    "BuyOrAuction": "Buy",
    "BidOrLeave": "Leave",
    "AnswerOffer": "Refuse",
    "ReadTheText": "ReadText",
    "UseOrSkipPower": "SkipPower",
    "ChooseYourToken": "ChooseToken",
    "NameWish": "Wish",
    "slide-which": "slide",
    "leave-jail": "wait-in-jail",
    "try-again": "decline-second-chance",
    "move-by-railroad": "stay-on-railroad",
    "double-which": "double-property",
}


def answer(one: Person) -> None:
    """Give the plainest answer to what is asked."""
    ask = one.root("ask")
    if ask == "PayDebt":
        one.press("GiveUp", times=2)
    else:
        one.press(PLAIN[ask])


def play_on(house: House, table: str, people: Sequence[Person]) -> None:
    """Play until the table is over and everybody sees the result."""
    while not house.is_over(table):
        for one in people:
            one.sees(house.seq(table))
            if one.root("asked") == "true" and not house.is_over(table):
                answer(one)
    for one in people:
        one.page.wait_for_selector(".result h1")
