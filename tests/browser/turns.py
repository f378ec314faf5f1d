"""Turns: whoever is asked answers, until the table is over."""

from collections.abc import Callable, Sequence

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
    "LiftOrKeep": "Keep",
    "PayOrDraw": "PayCard",
    "PayFineOrStay": "Stay",
    "ReadTheText": "ReadText",
    "UseOrSkipPower": "SkipPower",
    "ChooseYourToken": "ChooseToken",
    "NameWish": "Wish",
    "SlideWhich": "Slide",
    "LeaveJail": "WaitInJail",
    "TryAgain": "DeclineSecondChance",
    "MoveByRailroad": "StayOnRailroad",
    "DoubleWhich": "DoubleProperty",
}
Answer = Callable[[Person], None]
STEPS = 4
"""What a game has at least before somebody leaves it."""


def answer(one: Person) -> None:
    """Give the plainest answer to what is asked."""
    ask = one.root("ask")
    if ask == "PayDebt":
        one.press("GiveUp", times=2)
    else:
        one.press(PLAIN[ask])


def leaver(house: House, table: str, people: Sequence[Person]) -> Person:
    """Play a few steps; return who is to throw then, for that is when one may leave."""
    while True:
        for one in people:
            one.sees(house.seq(table))
        asked = next(one for one in people if one.root("asked") == "true")
        if asked.root("ask") == "ThrowDice" and house.seq(table) > STEPS:
            return asked
        answer(asked)


def step(house: House, table: str, people: Sequence[Person], answered: Answer = answer) -> bool:
    """Let one person claim a rent or answer, or a clock run out; return whether it goes on."""
    seq = house.rest(table)
    if house.is_over(table):
        return False
    for one in people:
        one.sees(seq)
        if one.do("Claim").count():
            one.press("Claim")
            return True
    asked = next((one for one in people if one.root("asked") == "true"), None)
    if asked is None:
        house.ring(table)
    else:
        answered(asked)
    return True


def never(_: int) -> bool:
    """Tell that it is not enough, after however many steps."""
    return False


def play_on(
    house: House,
    table: str,
    people: Sequence[Person],
    answered: Answer = answer,
    is_enough: Callable[[int], bool] = never,
) -> None:
    """Play to the result, or until the steps done are enough: then all agree to stop and count."""
    done = 0
    while step(house, table, people, answered):
        done += 1
        if is_enough(done):
            stop_and_count(house, table, people)
            is_enough = never
    for one in people:
        one.reads_result()


def stop_and_count(house: House, table: str, people: Sequence[Person]) -> None:
    """Let the host propose the end and everybody agree; the question is a new one from then on."""
    seq, host = house.rest(table), people[0]
    if house.is_over(table):
        return
    host.page.locator('button[data-do="menu"]').click()
    host.page.locator('[data-do="propose-end"]').click()
    host.page.keyboard.press("Escape")
    for guest in people[1:]:
        guest.page.locator('[data-do="vote-yes"]').click()
    for one in people:
        one.sees(seq + 1)


def play_until(
    house: House, table: str, people: list[Person], answered: Callable[[Person], None], ask: str
) -> None:
    """Have everybody answer until something is asked of whoever it may be."""
    while house.view(table)["prompt"]["ask"] != ask:
        step(house, table, people, answered)
