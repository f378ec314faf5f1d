"""Scenes of the list that no state of a game has: tables with a box, and the tools beside one."""

import re
from collections.abc import Callable, Mapping

from gathering import gather, seat_all
from hands import Hands, tap_dice
from house import House
from people import Person
from scorer import Scorer, spaces
from states import state
from unit_page import UnitPage

Scene = Callable[[House, Person], None]
NAMES = ("Ana", "Bo", "Cléo")
OPENING = ((6, 5), (2, 1))
ADVICE_TAKES = 60_000
"""Milliseconds for the champion to think on a busy machine."""


def sit_with_box(
    lea: Person, edition: str, variant: str = "", rules: Mapping[str, str] | None = None
) -> None:
    """Open a table of two with a box, both of whose seats are hers."""
    wanted = {"edition": edition, "variant": variant, "house_rules": rules or {}, "luck": "told"}
    made = lea.post("/api/tables", {**wanted, "seats": [{}, {}], "pace": "instant"})
    table = made["table"]["id"]
    seat_all([lea, lea], table, ("Léa", "Malik"))
    lea.post(f"/api/tables/{table}/start", {})
    lea.go(f"/t/{table}")
    lea.settled()


def tell_until(lea: Person, selector: str, hands: Hands) -> None:
    """Tell dice, cards and deeds until something is there."""
    while not lea.page.locator(selector).count():
        hands(lea)
        lea.settled()


def box_begins(lea: Person) -> None:
    """Tell who begins at the classic board: she does."""
    sit_with_box(lea, "classic-2003")
    for throw in OPENING:
        tap_dice(lea, throw)
        lea.settled()


def box_dice(_house: House, lea: Person) -> None:
    """One of two dice has been tapped."""
    box_begins(lea)
    lea.page.locator('[data-face="3"]').click()


def box_card(house: House, lea: Person) -> None:
    """The card that came is to be picked from its pack."""
    box_dice(house, lea)
    lea.page.locator('[data-face="4"]').click()
    lea.page.locator('[data-pad="card"] [data-pick]').first.wait_for()
    lea.settled()


def box_undo(_house: House, lea: Person) -> None:
    """What was entered is to be moved on the board, and can be taken back."""
    box_begins(lea)
    tap_dice(lea, (1, 2))
    lea.settled()
    lea.page.locator('[data-do="Undo"]').first.wait_for()


def box_sheet(house: House, lea: Person) -> None:
    """The page that says what to put where on the real board."""
    box_undo(house, lea)
    lea.page.locator('button[data-do="menu"]').click()
    lea.page.locator('[data-do="sheet"]').click()
    lea.page.locator("dialog.board-sheet").wait_for()


def box_deed(_house: House, lea: Person) -> None:
    """A deed of the deal is to be picked for who gets it."""
    sit_with_box(lea, "euro-1999", "quick")
    tell_until(lea, '[data-pad="deed"]', Hands(OPENING))


def box_power(_house: House, lea: Person) -> None:
    """What to move stands above the question, on a board with sides."""
    sit_with_box(lea, "clone-wars-2008", rules={"powers": "on"})
    tell_until(lea, '[data-ask="ThrowDice"]', Hands(OPENING))
    tap_dice(lea, (6, 2))
    lea.settled()


def champion(house: House, lea: Person) -> None:
    """The champion has said what it would do."""
    gather(house, [lea], "buy")
    lea.settled()
    lea.control("table/ChampionAdvice ask-champion").click()
    lea.page.locator("[data-champion] .note").wait_for(timeout=ADVICE_TAKES)


def bank(_house: House, lea: Person) -> None:
    """A book with two payments in it, and a third half told."""
    lea.go("/beside/bank")
    lea.control("beside/BankSetup beside-bank-more").click()
    for nth, name in enumerate(NAMES):
        lea.page.locator('[data-control="beside/BankSetup beside-bank-name"]').nth(nth).fill(name)
    lea.control("beside/BankSetup beside-bank-open").click()
    for payer, receiver in (("Ana", "Bo"), ("Bo", "Cléo")):
        side(lea, "payer", payer)
        side(lea, "receiver", receiver)
        lea.page.locator('[data-control="beside/BankBook sum"]').nth(3).click()
    side(lea, "payer", "Cléo")
    side(lea, "receiver", "Ana")


def side(lea: Person, which: str, name: str) -> None:
    """Say who pays, or who receives."""
    buttons = lea.page.locator(f'[data-control="beside/BankBook {which}"]')
    buttons.filter(has_text=re.compile(rf"{name}$")).click()


def unit(_house: House, lea: Person) -> None:
    """Both cards are in, and an amount is typed."""
    desk = UnitPage(lea)
    desk.press("C")
    desk.insert("green", 1)
    desk.insert("red", 0)
    desk.type("140")
    lea.page.evaluate("scrollTo(0, 0)")


def score(_house: House, lea: Person) -> None:
    """Tokens of two sides are tapped where they lie, and those of a third begun."""
    lay_tokens(lea)


def score_count(_house: House, lea: Person) -> None:
    """A round is being counted."""
    scorer = lay_tokens(lea)
    scorer.lay("off")
    scorer.press("count")
    scorer.press("step")


def lay_tokens(lea: Person) -> Scorer:
    """Lay all tokens of a round but the last."""
    scorer = Scorer(lea, *NAMES)
    scorer.lay("atlantic", "ventnor", "marvin", spaces("house")[1])
    scorer.lay("marvin", "st-james", spaces("free-parking")[0], "jail")
    scorer.lay("baltic", spaces("tax")[0], "off")
    return scorer


def quiet(name: str) -> Scene:
    """Return a throw at a table where a house rule keeps something from happening."""

    def thrown(house: House, lea: Person) -> None:
        gather(house, [lea, lea], state(name))
        lea.press("Roll")
        lea.page.locator("[data-quiet]").wait_for()

    return thrown


SCENES: dict[str, Scene] = {
    "no-sale": quiet("first-round"),
    "no-income": quiet("no-rent"),
    "box-dice": box_dice,
    "box-card": box_card,
    "box-undo": box_undo,
    "box-sheet": box_sheet,
    "box-deed": box_deed,
    "box-power": box_power,
    "champion": champion,
    "bank": bank,
    "unit": unit,
    "score": score,
    "score-count": score_count,
}
