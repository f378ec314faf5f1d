"""Sums on the screen: what something brings and leaves, and sums that people type."""

from collections.abc import Callable
from typing import Any

import pytest
from gathering import gather
from house import House
from lobby import create, take_box
from people import PHONE, Guest, Person
from playwright.sync_api import Locator, expect
from states import State, read_state

Come = Callable[..., Person]
Sit = Callable[[str], Guest]


def debtor() -> State:
    """Return the moment before Léa draws a card that she can pay only with a deed."""
    players = [
        {"name": "Léa", "cash": 47, "at": "go", "owns": ["breteuil", "lecourbe"]},
        {"name": "Malik", "cash": 900, "at": "go"},
    ]
    return read_state(
        "debtor",
        {
            "edition": "classic-2003",
            "ask": "ThrowDice",
            "given": {"players": players, "turn": {"seat": "Léa"}},
            "next": ["dice 3 4", "card tuition"],
        },
    )


SEEN = """(text) => [...document.querySelectorAll('.trade *')].filter((one) =>
  one.getBoundingClientRect().width > 2
  && [...one.childNodes].some((each) => each.nodeType === 3 && each.textContent.includes(text))
).length"""
"""How often a text is seen in a trade."""


def auctioned_in_millions(house: House, lea: Person, malik: Person) -> None:
    """Bring both to an auction of the electronic game, with a clock that does not run out."""
    players = [
        {"name": "Léa", "cash": 10420000, "at": "go"},
        {"name": "Malik", "cash": 3860000, "at": "villette"},
    ]
    moment = {
        "edition": "revolution-2009",
        "ask": "BuyOrAuction",
        "house_rules": {"random_texts": 0, "auction_seconds": 1000},
        "given": {"players": players, "turn": {"seat": "Malik"}, "luck": ["dice 2 3"]},
        "when": ["Malik roll"],
    }
    table = gather(house, [lea, malik], read_state("in-millions", moment))
    malik.press("Decline")
    lea.sees(house.seq(table))
    lea.settled()


def type_in(field: Locator, text: str) -> None:
    """Type a sum over what stands there, key by key, and stay in the field."""
    field.click()
    field.page.keyboard.press("Control+a")
    field.page.keyboard.type(text)


def is_refused(field: Locator, order: Locator, typed: str, reason: str) -> None:
    """Type a sum that cannot be: its reason is said, nothing can be pressed, the sum stays."""
    type_in(field, typed)
    expect(order).to_contain_text(reason)
    expect(order).to_have_attribute("aria-disabled", "true")
    field.blur()
    assert typed in field.input_value()


def settling(debtor: Person) -> tuple[Locator, Locator, Locator, Locator]:
    """Open the settlement: return its pane, the fields of value and cash, and the order."""
    debtor.settled()
    debtor.page.locator('[data-open="settlement"]').click()
    pane = debtor.page.locator(".settlement")
    fields = pane.locator(".field")
    return pane, fields.nth(0), fields.nth(1), pane.locator("[data-do=PayInKind]")


def test_a_mortgage_for_a_debt_says_what_it_brings_and_leaves(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", "fr")
    table = gather(house, [lea, guest("Malik")], debtor())
    lea.press("Roll")
    lea.is_asked("PayDebt")
    ways = lea.page.locator(".debt li")
    expect(ways.filter(has_text="Breteuil")).to_contain_text("+ 150 €reste 47 €")
    expect(ways.filter(has_text="Lecourbe")).not_to_contain_text("reste")
    lea.page.reload()
    expect(lea.page.locator(".prompt .card")).to_contain_text("frais de scolarité")
    lea.page.keyboard.press("d")
    expect(lea.page.locator(".estate [data-do=Mortgage]").last).to_contain_text("+ 150 €")
    lea.page.keyboard.press("Escape")
    with lea.giving("Mortgage"):
        ways.filter(has_text="Breteuil").get_by_role("button").click()
    assert house.view(table)["players"][0]["cash"] == 47


def test_a_bid_that_is_typed_is_made_or_refused_and_never_another(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", "fr")
    table = gather(house, [lea, guest("Malik")], "duel")
    lea.settled()
    field = lea.page.locator(".own .field")
    bid = lea.page.locator(".own [data-do=Bid]")
    is_refused(field, bid, "900", "Vous disposez de 640 €")
    is_refused(field, bid, "20", "61 € au moins")
    is_refused(field, bid, "deux", "Écrivez une somme")
    type_in(field, "300")
    expect(bid).to_contain_text("Offrir 300 €")
    expect(bid).to_contain_text("resterait 340 €")
    with lea.giving("Bid"):
        bid.click()
    assert frame(house, table, "auction")["bid"] == 300


def test_a_sum_typed_in_a_trade_is_offered_at_the_first_press(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", "en")
    table = gather(house, [lea, guest("Malik")], "trade")
    lea.settled()
    lea.page.keyboard.press("t")
    gives = lea.page.get_by_role("region", name="You give")
    gets = lea.page.get_by_role("region", name="You get")
    offer = lea.page.locator(".trade [data-do=Offer]")
    expect(offer).to_contain_text("Tick a deed")
    expect(offer).not_to_contain_text("card")
    gets.get_by_label("Paradis").check()
    is_refused(gets.locator(".amount-field .field"), offer, "531", "has €530 to spend")
    assert lea.page.evaluate(SEEN, "has €530 to spend") == 1
    is_refused(gives.locator(".amount-field .field"), offer, "641", "you have €640 to spend")
    is_refused(gives.locator(".amount-field .field"), offer, "lots", "Write a sum")
    type_in(gives.locator(".amount-field .field"), "140")
    expect(gives.locator(".chip")).to_contain_text("€140")
    expect(lea.page.locator(".trade .after")).to_contain_text("€500")
    with lea.giving("Offer"):
        lea.do("Offer").click()
    assert house.view(table)["offer"]["give_cash"] == 140


@pytest.mark.presses("look/NumberField field number keydown")
def test_a_settlement_names_deeds_and_cash_and_says_what_is_left(
    house: House, person: Come
) -> None:
    lea, malik = person("Léa", "fr"), person("Malik", "en")
    table = gather(house, [lea, malik], "debt")
    pane, value, cash, offer = settling(lea)
    expect(offer).to_have_attribute("aria-disabled", "true")
    pane.get_by_label("Foch").check()
    type_in(value, "100")
    expect(pane).to_contain_text("il restera 450 € à payer\u202f; vous gardez 320 €")
    is_refused(value, offer, "9000", "plus qu’il n’en faut")
    type_in(value, "100")
    is_refused(cash, offer, "400", "vous disposez de 320 €")
    is_refused(cash, offer, "460", "plus qu’il n’en faut")
    is_refused(cash, offer, "tout", "Écrivez une somme")
    type_in(cash, "120")
    expect(pane).to_contain_text("il restera 330 € à payer\u202f; vous gardez 200 €")
    expect(offer).to_contain_text("100 €, avec 120 € en argent")
    with lea.giving("PayInKind"):
        lea.page.keyboard.press("Enter")
    malik.sees(house.seq(table))
    expect(malik.page.locator(".offer")).to_contain_text("€220 off the debt")
    malik.press("Accept")
    assert frame(house, table, "debt")["amount"] == 330
    assert [player["cash"] for player in house.view(table)["players"]] == [200, 1020]


@pytest.mark.long
def test_a_settlement_that_is_paid_at_once_says_so_to_both(house: House, person: Come) -> None:
    lea, malik = person("Léa", "fr"), person("Malik", "fr")
    table = gather(house, [lea, malik], "debt")
    pane, value, cash, offer = settling(lea)
    expect(pane).not_to_contain_text("Si c’est accepté")
    is_refused(value, offer, "600", "550 € au plus")
    pane.get_by_label("Foch").check()
    for refused in ("-5", "0"):
        is_refused(value, offer, refused, "1 € au moins")
        expect(pane).not_to_contain_text("Si c’est accepté")
    type_in(value, "300")
    is_refused(cash, offer, "-5", "0 € au moins")
    type_in(cash, "100")
    expect(pane).to_contain_text("la dette est payée et vous gardez 70 €")
    expect(offer).to_contain_text("Proposer ce titre pour 300 €")
    with lea.giving("PayInKind"):
        offer.click()
    malik.sees(house.seq(table))
    accept = malik.page.locator(".offer ~ * [data-do=Accept], .offer [data-do=Accept]")
    expect(accept).to_contain_text("+ 250 €")
    expect(accept).to_contain_text("il vous restera 1 150 €")
    malik.press("Accept")
    assert [player["cash"] for player in house.view(table)["players"]] == [70, 1150]


@pytest.mark.long
def test_a_sum_in_a_trade_without_deeds_is_counted_or_refused(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", "fr")
    gather(house, [lea, guest("Malik")], "trade")
    lea.settled()
    lea.page.keyboard.press("t")
    field = lea.page.get_by_role("region", name="Vous donnez").locator(".amount-field .field")
    offer = lea.page.locator(".trade [data-do=Offer]")
    after = lea.page.locator(".trade .after")
    for typed, reason in (
        ("641", "640 € au plus"),
        ("-4", "0 € au moins"),
        ("tout", "Écrivez une somme"),
    ):
        is_refused(field, offer, typed, reason)
        expect(after).not_to_contain_text("→")
    type_in(field, "120")
    expect(after).to_contain_text("640 € → 520 €")
    expect(after).to_contain_text("530 € → 650 €")
    lea.page.get_by_role("region", name="Vous recevez").get_by_label("Paradis").check()
    is_refused(field, offer, "-4", "0 € au moins")
    expect(after).not_to_contain_text("→")


@pytest.mark.long
def test_a_sum_in_thousands_is_read_whole_on_a_small_phone(house: House, person: Come) -> None:
    lea = person("Léa", "fr", viewport=PHONE | {"width": 320}, has_touch=True)
    auctioned_in_millions(house, lea, person("Malik"))
    field = lea.page.locator(".own .field")
    expect(field).to_have_value("10\u00a0K")
    reading = lea.page.locator(".own .reading")
    expect(reading).to_have_text("«\u202f1\u202f» veut dire 1\u00a0M")
    for typed in ("1,24", "1240K", "1,24M"):
        type_in(field, typed)
        expect(reading).to_have_text("= 1,24\u00a0M")
        expect(lea.page.locator(".own [data-do=Bid]")).to_contain_text("1,24 M")
        assert is_whole(field)
        field.blur()
        assert is_whole(field)


@pytest.mark.long
def test_a_bare_number_counts_millions_whatever_was_bid(house: House, person: Come) -> None:
    lea, malik = person("Léa", "fr"), person("Malik", "en")
    auctioned_in_millions(house, lea, malik)
    for bidder, typed, bid in ((lea, "2", "Offrir 2 M"), (malik, "3", "Bid 3M")):
        field = bidder.page.locator(".own .field")
        type_in(field, "1240")
        order = bidder.page.locator(".own [data-do=Bid]")
        expect(order).to_have_attribute("aria-disabled", "true")
        type_in(field, typed)
        expect(order).to_contain_text(bid)
        with bidder.giving("Bid"):
            order.click()


def test_the_unit_says_why_an_amount_is_no_bid(house: House, person: Come) -> None:
    lea = person("Léa", "en")
    auctioned_in_millions(house, lea, person("Malik"))
    unit = lea.page.get_by_role("group", name="Electronic unit")
    for keys, told in (
        ("5K", "At least 10K"),
        ("90M", "At most 10.42M"),
        ("15K", "In steps of 10K"),
    ):
        for key in keys:
            unit.get_by_role("button", name=key, exact=True).click()
        expect(unit.get_by_label(f"{told} {keys}")).to_be_visible()


def test_the_rules_form_writes_and_reads_money_as_the_edition_does(person: Come) -> None:
    lea = person("Léa", "fr")
    take_box(lea, "revolution")
    lea.control("home/HouseRules home-all-rules").click()
    rule = lea.page.locator('[data-rule="start_cash"]')
    field = rule.locator("input")
    expect(field).to_have_value("15\u00a0M")
    for typed, reason in (("2000M", "1\u202f000\u00a0M au plus"), ("tout", "Écrivez une somme")):
        type_in(field, typed)
        expect(rule.get_by_role("alert")).to_contain_text(reason)
        lea.page.locator('[data-do="create"]').click()
        expect(lea.page.get_by_text("corrigez d’abord ce nombre")).to_be_visible()
        expect(field).to_have_value(typed)
    type_in(field, "500K")
    field.blur()
    type_in(field, "20")
    expect(rule.locator(".reading")).to_have_text("= 20\u00a0M")
    field.blur()
    expect(field).to_have_value("20\u00a0M")
    told = lea.context.request.get(f"/api/tables/{create(lea)}").json()
    assert told["table"]["house_rules"]["start_cash"] == 20_000_000


def is_whole(field: Locator) -> bool:
    """Tell whether all that stands in a field can be read."""
    found: bool = field.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    return found


def frame(house: House, table: str, name: str) -> dict[str, Any]:
    """Return what is open at a table: an auction, a debt."""
    agenda: list[dict[str, Any]] = house.view(table)["agenda"]
    return next(one for one in agenda if one["frame"] == name)
