"""Every order of the dice games is given by a control of its own, and the server does it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from curious import pick_deeds
from gathering import gather
from house import House
from people import PHONE, Person
from playwright.sync_api import Locator, expect
from states import state

Come = Callable[..., Person]


@pytest.fixture
def device(house: House, person: Come) -> Callable[[str], tuple[Person, str]]:
    """Return what takes up a moment on a device that all at the table share."""
    everybody = person("Léa")

    def take_up(moment: str) -> tuple[Person, str]:
        table = gather(house, [everybody for _ in state(moment).seats], moment)
        everybody.settled()
        return everybody, table

    return take_up


Device = Callable[[str], tuple[Person, str]]


def player(house: House, table: str, seat: int = 0) -> dict[str, Any]:
    """Return how somebody stands in a game."""
    found: dict[str, Any] = house.view(table)["players"][seat]
    return found


@pytest.mark.presses(
    "flows/AnswerButtons OrderButton",
    "flows/ways Decline",
    "flows/ways UseCard",
    "flows/ways PayCard",
    "flows/ways DrawCard",
    "flows/ways PayOff",
    "flows/ways Keep",
)
def test_orders_of_the_classic_game(device: Device) -> None:
    for moment, order in (
        ("buy", "Decline"),
        ("jail", "UseCard"),
        ("card", "PayCard"),
        ("card", "DrawCard"),
        ("lift", "PayOff"),
        ("lift", "Keep"),
    ):
        everybody, _ = device(moment)
        everybody.press(order)


@pytest.mark.long
@pytest.mark.presses(
    "flows/ways Stay",
    "flows/ways SkipPower",
    "flows/ways TakeCash",
    "flows/ways ChooseToken",
    "flows/TokenFlow ChooseToken",
)
def test_orders_of_clone_wars(house: House, device: Device) -> None:
    for moment, order in (
        ("fine-or-stay", "Stay"),
        ("force", "SkipPower"),
        ("take-cash", "TakeCash"),
    ):
        everybody, _ = device(moment)
        everybody.press(order)
    everybody, table = device("token")
    everybody.press("ChooseToken")
    assert player(house, table)["token"] == "anakin"


@pytest.mark.presses(
    "flows/BenefitFlow chip",
    "flows/BenefitFlow flows-chosen",
    "flows/BenefitFlow flows-move-to",
    "flows/BenefitFlow flows-wipe-out",
    "flows/DeedPicker tick",
    "flows/SpacePicker flows-pick-space",
    "flows/ways Jump",
    "flows/ways Shift",
    "flows/ways Steal",
    "flows/ways WipeOut",
)
def test_benefits_of_the_force(house: House, device: Device) -> None:
    everybody, table = device("jump")
    pinned = everybody.page.locator("[data-answers]")
    expect(pinned.locator('[data-do="Jump"] + [data-do="SkipPower"]')).to_have_count(1)
    everybody.control("flows/SpacePicker flows-pick-space").select_option("jabba-palace")
    everybody.press("Jump")
    assert player(house, table)["at"] == "jabba-palace"
    everybody, table = device("shift")
    everybody.page.get_by_role("group", name="The token to move").get_by_role(
        "button", name="Tom"
    ).click()
    everybody.page.locator('.board [data-space="ransom"]').click()
    everybody.press("Shift")
    assert [player(house, table, seat)["at"] for seat in (1, 2)] == ["tatooine", "ransom"]
    everybody, table = device("steal")
    pick_deeds(everybody)
    everybody.press("Steal")
    assert player(house, table)["owns"] == ["malevolence"]
    everybody, table = device("wipe-out")
    everybody.press("WipeOut", times=2)
    assert player(house, table)["cash"] == 500 + 321


@pytest.mark.presses(
    "flows/ZoneFlow ChooseZone",
    "flows/ZoneFlow OrderButton",
    "flows/ZoneFlow flows-back-to-zones",
    "flows/ways ChooseZone",
    "flows/ways GoOn",
    "flows/ways ReadText",
    "flows/ways StopTimer",
)
@pytest.mark.usefixtures("slow_pace")
def test_orders_of_revolution(house: House, device: Device) -> None:
    for moment, order in (("zone", "GoOn"), ("zone", "ChooseZone"), ("text", "ReadText")):
        everybody, _ = device(moment)
        everybody.press(order)
    everybody, table = auctioned(device)
    everybody.press("StopTimer")
    assert player(house, table)["owns"] == ["lecourbe"]
    everybody, _ = device("forced-deal")
    everybody.control("flows/ZoneFlow OrderButton").click()
    expect(everybody.page.locator(".swap")).to_be_visible()
    everybody.control("flows/ZoneFlow flows-back-to-zones").click()
    expect(everybody.page.locator(".swap")).to_have_count(0)


@pytest.mark.long
@pytest.mark.presses(
    "unit/UnitFace UnitKeyCap",
    "unit/UnitFace UnitKeyCap keydown",
    "unit/UnitFace unit-deal",
    "unit/UnitFace unit-deal keydown",
    "unit/UnitFace unit-zone",
    "unit/UnitFace unit-zone keydown",
)
@pytest.mark.usefixtures("slow_pace")
def test_the_keys_of_the_unit(house: House, device: Device) -> None:
    everybody, table = device("unit-rent")
    display = everybody.page.locator(".unit .screen")
    everybody.page.get_by_role("button", name="Léa", exact=True).first.click()
    claim = house.view(table)["claims"][0]["amount"]
    for by_pointer in (True, False):
        keyed(everybody, "7", by_pointer)
        expect(display).to_have_attribute("aria-label", holds(" 7 "))
        keyed(everybody, "C", by_pointer)
        expect(display).not_to_have_attribute("aria-label", holds(" 7 "))
    with everybody.giving("Claim"):
        for key in amount_keys(claim):
            keyed(everybody, key, is_pointer=True)
    for by_pointer in (True, False):
        everybody, table = auctioned(device)
        with everybody.giving("StopTimer"):
            press(everybody, everybody.control("unit/UnitFace unit-deal"), by_pointer)
        everybody, table = device("zone")
        with everybody.giving("ChooseZone"):
            for _ in range(2):
                press(everybody, everybody.control("unit/UnitFace unit-zone"), by_pointer)


def auctioned(device: Device) -> tuple[Person, str]:
    """Take up a moment, and have an auction wait only for its clock."""
    everybody, table = device("banker")
    everybody.press("Decline")
    with everybody.giving("Leave"):
        row = everybody.page.get_by_role("group", name="Bids for Malik")
        row.locator("[data-do=Leave]").click()
    everybody.press("Bid")
    return everybody, table


def press(one: Person, key: Locator, is_pointer: bool) -> None:
    """Press a key of the unit, by the pointer or by Enter."""
    if is_pointer:
        key.click()
    else:
        key.focus()
        one.page.keyboard.press("Enter")


def keyed(one: Person, key: str, is_pointer: bool) -> None:
    """Press a key of the unit by what is written on it."""
    press(one, one.page.locator(".unit").get_by_role("button", name=key, exact=True), is_pointer)


def amount_keys(amount: int) -> str:
    """Return the keys that an amount is typed with."""
    return f"{amount // 1000}K"


def holds(text: str) -> re.Pattern[str]:
    """Return what matches wherever a text occurs."""
    return re.compile(re.escape(text))


@pytest.mark.presses(
    "flows/DebtFlow settlement",
    "flows/DebtFlow flows-trade-for-cash",
    "flows/SettlementPane table-back",
    "flows/SettlementPane PayInKind",
    "flows/TradePane table-back",
    "flows/AmountField flows-less",
    "flows/AmountField flows-more",
    "look/NumberField field number",
    "flows/AmountField range",
    "flows/ways PayInKind",
    "flows/ways Refuse",
)
def test_a_debt_is_paid_in_kind_or_traded_for(house: House, device: Device) -> None:
    everybody, table = device("debt")
    page = everybody.page
    everybody.control("flows/DebtFlow flows-trade-for-cash").click()
    expect(page.locator(".trade")).to_be_visible()
    everybody.control("flows/TradePane table-back").click()
    everybody.control("flows/DebtFlow settlement").click()
    everybody.control("flows/SettlementPane table-back").click()
    expect(page.locator(".settlement")).to_have_count(0)
    everybody.control("flows/DebtFlow settlement").click()
    page.locator(".settlement .picker input:enabled").first.check()
    sum_of = page.locator(".settlement .field").first
    sum_of.fill("100")
    sum_of.blur()
    everybody.control("flows/AmountField flows-less").click()
    expect(sum_of).to_have_value("€73")
    everybody.control("flows/AmountField flows-more").click()
    expect(sum_of).to_have_value("€100")
    everybody.control("flows/AmountField range").fill("90")
    expect(sum_of).to_have_value("€90")
    everybody.press("PayInKind")
    everybody.is_asked("AnswerOffer")
    assert house.view(table)["prompt"]["value"] == 90
    everybody.press("Refuse")
    everybody.is_asked("PayDebt")


@pytest.mark.presses(
    "flows/Business flows-trade",
    "flows/TradePane chip",
    "flows/TradePane flows-clear",
    "flows/TradePane flows-offer-to",
    "flows/TradeSide deed",
    "flows/TradeSide card",
    "flows/OfferFlow Withdraw",
    "flows/OfferFlow flows-changes-rents",
    "flows/ways Offer",
    "flows/ways Withdraw",
)
def test_an_offer_is_put_together_cleared_and_withdrawn(house: House, person: Come) -> None:
    lea, malik, tom = (person(name) for name in ("Léa", "Malik", "Tom"))
    gather(house, [lea, malik, tom], "partners")
    lea.settled()
    lea.control("flows/Business flows-trade").click()
    lea.page.get_by_role("group", name="Trade with").get_by_role("button", name="Tom").click()
    terms = lea.page.locator(".trade .side .chip")
    lea.page.get_by_role("checkbox", name="Gare du Nord").check()
    lea.control("flows/TradeSide card").check()
    expect(terms.nth(1)).to_contain_text("1")
    lea.control("flows/TradePane flows-clear").click()
    expect(lea.page.locator(".trade input:checked")).to_have_count(0)
    lea.page.get_by_role("checkbox", name="Gare du Nord").check()
    lea.control("flows/TradeSide card").check()
    lea.press("Offer")
    tom.is_asked("AnswerOffer")
    tom.control("flows/OfferFlow flows-changes-rents").click()
    expect(tom.page.locator(".offer details[open] li").first).to_be_visible()
    lea.press("Withdraw")
    lea.is_asked("EndTurnOrGoOn")
    tom.sees(lea.seq)
    expect(tom.page.locator(".offer")).to_have_count(0)


def test_enter_offers_from_the_slider_and_the_offer_speaks_to_its_maker(
    house: House, person: Come
) -> None:
    lea, malik, tom = (person(name) for name in ("Léa", "Malik", "Tom"))
    gather(house, [lea, malik, tom], "partners")
    lea.settled()
    lea.control("flows/Business flows-trade").click()
    lea.page.get_by_role("group", name="Trade with").get_by_role("button", name="Tom").click()
    lea.page.get_by_role("checkbox", name="Gare du Nord").check()
    lea.page.locator(".trade .side").first.get_by_role("slider").focus()
    lea.page.keyboard.press("ArrowRight")
    with lea.giving("Offer"):
        lea.page.keyboard.press("Enter")

    expect(lea.page.locator("[data-status]")).to_contain_text("You offer Tom")
    expect(lea.page.locator(".offer h3").first).to_have_text("You give")
    expect(lea.do("Withdraw")).to_be_visible()
    assert lea.page.locator('[data-do="Undo"]').count() == 0


@pytest.mark.presses(
    "flows/BidRow Bid",
    "flows/BidRow flows-bid",
    "flows/BidRow Leave",
    "flows/ways Bid",
    "flows/ways Leave",
)
def test_bids_are_made_by_every_button(house: House, device: Device) -> None:
    everybody, table = device("duel")
    with everybody.giving("Bid"):
        everybody.control("flows/BidRow Bid").click()
    with everybody.giving("Bid"):
        everybody.control("flows/BidRow flows-bid").click()
    everybody.press("Leave")
    assert player(house, table, 1)["owns"] == ["villette", "lyon"]


@pytest.mark.presses(
    "flows/BuyFlow flows-see-deed", "flows/Standing flows-waits", "flows/Standing OrderButton"
)
def test_a_phone_shows_the_deed_that_is_for_sale(house: House, person: Come) -> None:
    lea = person("Léa", viewport=PHONE, has_touch=True)
    gather(house, [lea], "buy")
    lea.settled()
    lea.control("flows/Standing flows-waits").click()
    before, waits = lea.seq, lea.control("flows/Standing OrderButton")
    expect(waits).to_contain_text("first")
    waits.click(force=True)
    assert lea.seq == before
    lea.control("flows/BuyFlow flows-see-deed").click()
    expect(lea.page.get_by_role("region", name="Rue de Paradis")).to_be_visible()
