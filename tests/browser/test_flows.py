"""Every flow of the dice games, each from a few moves before, by people in two browsers."""

from collections.abc import Callable

import pytest
from curious import pick_deeds
from gathering import gather
from house import House
from people import PHONE, Person
from playwright.sync_api import expect

Come = Callable[..., Person]


@pytest.fixture
def pair(person: Come) -> tuple[Person, Person]:
    """Léa reads French at a desk, Malik English on a phone."""
    return person("Léa", "fr"), person("Malik", "en", viewport=PHONE, has_touch=True)


@pytest.mark.presses(
    "flows/ways Buy",
)
def test_buying(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "buy")
    lea.is_asked("BuyOrAuction")
    lea.page.get_by_text("compléterait ainsi").wait_for()
    lea.press("Buy")
    malik.sees(house.seq(table))
    assert cash(house, table, 0) == 1042 - 160


def test_live_auction(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "duel")
    lea.press("Bid")
    malik.press("Bid")
    lea.press("Leave")
    malik.sees(house.seq(table))
    assert "villette" in owned(house, table, 1)


@pytest.mark.presses(
    "flows/ClaimBar flows-claim",
    "flows/ways Claim",
)
def test_rent_is_claimed_by_its_owner(house: House, pair: tuple[Person, Person]) -> None:
    lea, _malik = pair
    table = gather(house, pair, "claim")
    before = cash(house, table, 0)
    lea.press("Claim")
    assert cash(house, table, 0) > before


@pytest.mark.long
@pytest.mark.presses(
    "flows/ways EndTurn",
    "flows/ways Roll",
)
def test_rent_that_is_forgotten_is_kindly_told(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "claim")
    malik.press("EndTurn")
    lea.press("Roll")
    lea.press("EndTurn")
    malik.press("Roll")
    lea.sees(house.seq(table))
    lea.hears("Loyer oublié")
    assert not house.view(table).get("claims")


@pytest.mark.long
def test_a_card_and_a_throw_are_not_shown_beside_somebody_else_s_question(
    house: House, person: Come
) -> None:
    lea, malik = person("Léa", "fr"), person("Malik", "en")
    gather(house, (lea, malik), "drawn")
    malik.press("Roll")
    for one in (lea, malik):
        expect(one.page.locator(".middle article.card")).to_be_visible()
        expect(one.page.locator(".middle .sum")).to_contain_text("7")
    malik.press("EndTurn")
    for one in (lea, malik):
        one.page.wait_for_selector('[data-ask="ThrowDice"]')
        expect(one.page.locator(".middle article.card")).to_have_count(0)
        expect(one.page.locator(".middle .sum")).to_be_hidden()


@pytest.mark.presses(
    "flows/ways PayFine",
)
def test_leaving_jail_by_paying(house: House, pair: tuple[Person, Person]) -> None:
    lea, _ = pair
    table = gather(house, pair, "jail")
    lea.press("PayFine")
    assert cash(house, table, 0) == 250


def test_building_evenly(house: House, pair: tuple[Person, Person]) -> None:
    lea, _ = pair
    table = gather(house, pair, "build")
    lea.page.locator('[data-open="estate"]').first.click()
    lea.press("Build")
    assert "saint-michel 2" in owned(house, table)


@pytest.mark.long
@pytest.mark.presses(
    "flows/WishFlow Wish",
    "flows/PlaceFlow Place",
    "flows/ways Wish",
    "flows/ways Place",
)
def test_wishes_for_the_last_house(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "wishes")
    malik.is_asked("NameWish")
    with malik.giving("Wish"):
        malik.page.get_by_role("button", name="1", exact=True).click()
    lea.sees(house.rest(table))
    lea.is_asked("BidOrLeave")
    lea.press("Leave")
    malik.sees(house.rest(table))
    while malik.root("ask") == "BidOrLeave":
        malik.press("Bid")
        malik.sees(house.rest(table))
    malik.press("Place")
    assert {"champs-elysees 1", "paix 1"} & owned(house, table, 1)


@pytest.mark.presses(
    "flows/OfferFlow trade",
    "flows/ways Counter",
    "flows/ways Accept",
)
def test_an_offer_is_made_countered_and_accepted(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "trade")
    lea.settled()
    lea.page.keyboard.press("t")
    put_in(lea, "Vous donnez", "Lyon")
    put_in(lea, "Vous recevez", "Paradis")
    lea.press("Offer")
    malik.is_asked("AnswerOffer")
    malik.settled()
    malik.page.locator('.offer [data-open="trade"]').click()
    put_in(malik, "You get", "Neuilly")
    malik.press("Counter")
    lea.is_asked("AnswerOffer")
    lea.press("Accept")
    assert {"villette", "paradis"} <= owned(house, table, 0)
    assert {"lyon", "neuilly"} <= owned(house, table, 1)


def test_answering_an_offer(house: House, pair: tuple[Person, Person]) -> None:
    lea, _ = pair
    table = gather(house, pair, "offer")
    lea.is_asked("AnswerOffer")
    lea.press("Accept")
    assert {"villette", "neuilly", "paradis"} <= owned(house, table, 0)


@pytest.mark.presses(
    "flows/DebtFlow flows-raise-by",
)
def test_raising_money_for_a_debt(house: House, pair: tuple[Person, Person]) -> None:
    lea, _ = pair
    table = gather(house, pair, "debt")
    lea.is_asked("PayDebt")
    while lea.root("ask") == "PayDebt":
        lea.press("Mortgage" if lea.do("Mortgage").count() else "Sell")
    assert cash(house, table, 0) >= 0
    assert status(house, table, 0) == "playing"


@pytest.mark.presses(
    "flows/ways GiveUp",
)
def test_bankruptcy_ends_the_game_of_two(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    gather(house, pair, "ruin")
    lea.is_asked("PayDebt")
    lea.press("GiveUp", times=2)
    for one in pair:
        one.page.wait_for_selector(".result h1")
    assert malik.page.locator(".result h1").inner_text() in ("Vous gagnez.", "You win.")


@pytest.mark.presses(
    "flows/SwapFlow flows-swap",
    "flows/ways ForceDeal",
)
def test_forced_deal(house: House, pair: tuple[Person, Person]) -> None:
    lea, _ = pair
    table = gather(house, pair, "forced-deal")
    lea.is_asked("ChooseZoneOrGoOn")
    before = owned(house, table, 0)
    lea.settled()
    lea.page.get_by_role("button", name="Imposer un échange").click()
    for picker in lea.page.locator(".swap .picker").all():
        picker.locator("input").first.check()
    lea.press("ForceDeal")
    assert owned(house, table, 0) != before


def test_deeds_of_the_board_are_tapped_into_a_forced_deal(
    house: House, pair: tuple[Person, Person]
) -> None:
    lea, _ = pair
    table = gather(house, pair, "forced-deal")
    lea.is_asked("ChooseZoneOrGoOn")
    lea.settled()
    lea.page.get_by_role("button", name="Imposer un échange").click()
    pickers = lea.page.locator(".swap .picker")
    mine, theirs = (picker.locator("input").first for picker in pickers.all())
    deeds = [one.get_attribute("value") for one in (mine, theirs)]
    for deed, field in zip(deeds, (mine, theirs), strict=True):
        lea.page.locator(f'.board [data-space="{deed}"]').click()
        expect(field).to_be_checked()
    expect(lea.page.locator(".deed-panel")).to_have_count(0)
    lea.press("ForceDeal")
    given, taken = deeds
    assert taken in owned(house, table, 0)
    assert given not in owned(house, table, 0)


@pytest.mark.presses(
    "flows/ways UsePower",
    "flows/ways TakeDeeds",
)
def test_force_action(house: House, pair: tuple[Person, Person]) -> None:
    lea, _ = pair
    table = gather(house, pair, "force")
    lea.is_asked("UseOrSkipPower")
    before = owned(house, table, 0)
    lea.press("UsePower")
    lea.is_asked("TakeBenefit")
    pick_deeds(lea)
    lea.press("TakeDeeds")
    assert len(owned(house, table, 0) - before) == 2


def put_in(person: Person, side: str, deed: str) -> None:
    """Put a deed into one side of a deal."""
    person.page.get_by_role("region", name=side).get_by_label(deed).check()


def cash(house: House, table: str, seat: int) -> int:
    """Return what somebody has in hand."""
    found: int = house.view(table)["players"][seat].get("cash", 0)
    return found


def status(house: House, table: str, seat: int) -> str:
    """Return whether somebody still plays."""
    found: str = house.view(table)["players"][seat].get("status", "playing")
    return found


def owned(house: House, table: str, seat: int | None = None) -> set[str]:
    """Return the deeds of somebody, or of everybody, with what stands on them."""
    players = house.view(table)["players"]
    chosen = players if seat is None else [players[seat]]
    return {deed for player in chosen for deed in player.get("owns", [])}
