"""What eases play: what a page does for its people, deeds on the board, hints for a first game."""

import re
from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import PHONE, Person
from playwright.sync_api import expect
from test_flows import owned, put_in

DEEDS = ("lyon", "paradis", "foch")
Come = Callable[..., Person]
STOPS = """() => new MutationObserver(() => {
  const note = document.querySelector('[data-due]');
  if (!note) return;
  window.stopped = note.dataset.due;
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}).observe(document.body, { subtree: true, childList: true })"""
"""Whatever is announced is stopped at once, however slow the machine is."""
NOTES = """() => new MutationObserver(() => {
  const note = document.querySelector('[data-due]');
  if (note) window.announced = note.dataset.due;
}).observe(document.body, { subtree: true, childList: true })"""
"""What was announced is noted: it stands for a moment only."""


@pytest.mark.presses(
    "flows/BidRow flows-bid-up-to",
    "flows/BidRow bid-no-more",
)
def test_a_maximum_is_bid_up_to_and_no_further(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = gather(house, [lea, malik], "duel")
    lea.settled()
    most = lea.page.locator(".bid-row .own input")
    most.fill("75")
    lea.control("flows/BidRow flows-bid-up-to").click()
    expect(malik.page.locator(".best")).to_contain_text("61")
    bids(malik, 70)
    expect(malik.page.locator(".best")).to_contain_text("71")
    expect(lea.page.locator(".maximum")).to_contain_text("75")
    bids(malik, 80)
    expect(lea.page.locator(".maximum.warn")).to_be_visible()
    lea.control("flows/BidRow bid-no-more").click()
    expect(lea.page.locator(".maximum")).to_have_count(0)
    lea.press("Leave")
    assert "villette" in owned(house, table, 1)


def bids(one: Person, amount: int) -> None:
    """Bid a sum of one's own."""
    one.settled()
    one.page.locator(".bid-row .own input").fill(f"{amount}")
    with one.giving("Bid"):
        one.page.locator('.bid-row .own [data-do="Bid"]').click()


@pytest.mark.presses(
    "table/TableSettings table-auto-throw",
    "table/TableSettings table-auto-end",
)
def test_turns_are_thrown_and_ended_unless_a_tap_stops_it(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    gather(house, [lea, malik], "claim")
    lea.press("Claim")
    for one in (lea, malik):
        one.control("page/SettingsMenu common-settings").click()
        one.control("table/TableSettings table-auto-throw").check()
    lea.page.evaluate(STOPS)
    malik.control("table/TableSettings table-auto-end").check()
    lea.is_asked("ThrowDice")
    lea.page.wait_for_function("() => window.stopped === 'throw'")
    expect(lea.page.locator("[data-due]")).to_have_count(0)
    lea.press("Roll")
    with malik.wire.answer_to("Roll") as thrown:
        lea.press("EndTurn")
    assert thrown()["ok"]


@pytest.mark.long
def test_on_a_phone_too_turns_are_thrown_when_the_question_is_in_sight(
    house: House, person: Come
) -> None:
    lea, malik = person("Léa"), person("Malik", viewport=PHONE, has_touch=True)
    gather(house, [lea, malik], "claim")
    lea.press("Claim")
    malik.press("EndTurn")
    malik.control("page/SettingsMenu common-settings").click()
    malik.control("table/TableSettings table-auto-throw").check()
    malik.page.keyboard.press("Escape")
    malik.page.get_by_role("button", name="Table", exact=True).click()
    lea.press("Roll")
    lea.press("EndTurn")
    malik.is_asked("ThrowDice")
    expect(malik.page.locator("[data-due]")).to_have_count(0)
    with malik.wire.answer_to("Roll") as thrown:
        malik.page.get_by_role("button", name="Play", exact=True).click()
    assert thrown()["ok"]


@pytest.mark.long
@pytest.mark.presses(
    "flows/OfferFlow flows-decline-like",
    "table/DeclinedOffers hear-again",
)
def test_offers_like_one_that_was_declined_are_declined(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    gather(house, [lea, malik], "offer")
    lea.is_asked("AnswerOffer")
    with lea.giving("Refuse"):
        lea.control("flows/OfferFlow flows-decline-like").click()
    lea.page.evaluate(NOTES)
    offer_again(malik)
    lea.page.wait_for_function("() => window.announced === 'refuse'")
    malik.page.wait_for_selector('[data-ask="EndTurnOrGoOn"]')
    lea.page.get_by_role("tab", name="Rules").click()
    expect(lea.page.get_by_text("Gare de Lyon", exact=False).last).to_be_visible()
    lea.control("table/DeclinedOffers hear-again").click()
    expect(lea.control("table/DeclinedOffers hear-again")).to_have_count(0)
    offer_again(malik)
    lea.is_asked("AnswerOffer")
    expect(lea.page.locator("[data-due]")).to_have_count(0)


def test_a_bot_says_what_its_offer_brings_and_people_speak_for_themselves(
    house: House, person: Come
) -> None:
    lea, malik, ines = person("Léa"), person("Malik"), person("Inès", "fr")
    gather(house, [lea], "offer")
    gather(house, [ines], "offer")
    expect(lea.page.locator(".pitch q")).to_have_text(
        re.compile("^“You (get|complete) .+, I .+\\.”$")
    )
    expect(ines.page.locator(".pitch q")).to_have_text(re.compile("^«.Vous .+, je .+\\..»$"))
    gather(house, [lea, malik], "offer")
    lea.is_asked("AnswerOffer")
    expect(lea.page.locator(".note, .offer details").first).to_be_visible()
    expect(lea.page.locator(".pitch")).to_have_count(0)


def offer_again(one: Person) -> None:
    """Ask for the same deed again, for more."""
    one.settled()
    one.page.keyboard.press("t")
    put_in(one, "You get", "Lyon")
    put_in(one, "You give", "Foch")
    one.press("Offer")


@pytest.mark.long
@pytest.mark.presses("flows/EstatePane flows-one-on-each")
def test_one_more_is_built_on_each_street_of_a_group(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = gather(house, [lea, malik], "build")
    lea.page.locator('[data-open="estate"]').first.click()
    lea.settled()
    lea.control("flows/EstatePane flows-one-on-each").click()
    expect(lea.page.locator(".estate .levels i.on")).to_have_count(2 + 3 + 3)
    assert {"saint-michel 2", "mozart 3", "pigalle 3"} <= owned(house, table)


@pytest.mark.presses("table/PhoneTable table-show-board", "board/Ring space")
def test_deeds_are_put_into_a_deal_on_the_board(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik", viewport=PHONE, has_touch=True)
    table = gather(house, [lea, malik], "trade")
    lea.settled()
    lea.page.keyboard.press("t")
    given, asked, other = (lea.page.locator(f'[data-space="{name}"]') for name in DEEDS)
    given.focus()
    lea.page.keyboard.press("Enter")
    expect(given).to_have_attribute("aria-pressed", "true")
    asked.click()
    other.click()
    other.click()
    expect(lea.page.locator("[data-picked]")).to_have_count(2)
    expect(lea.page.get_by_role("region", name="You get").get_by_label("Paradis")).to_be_checked()
    lea.press("Offer")
    malik.is_asked("AnswerOffer")
    malik.settled()
    malik.page.locator('.offer [data-open="trade"]').click()
    malik.control("table/PhoneTable table-show-board").click()
    expect(malik.page.locator("[data-picked]")).to_have_count(2)
    malik.page.locator('[data-space="neuilly"]').click()
    malik.press("Counter")
    lea.is_asked("AnswerOffer")
    lea.press("Accept")
    assert {"lyon", "neuilly"} <= owned(house, table, 1)


@pytest.mark.presses("page/FirstHint put-away")
def test_a_first_game_has_hints_that_go_away(house: House, person: Come) -> None:
    lea, malik = person("Léa", is_new=True), person("Malik")
    gather(house, [lea, malik], "duel")
    expect(lea.page.locator('[data-hint="auction"]')).to_be_visible()
    expect(malik.page.locator("[data-hint]")).to_have_count(0)
    lea.control("page/FirstHint put-away").click()
    expect(lea.page.locator("[data-hint]")).to_have_count(0)
    lea.page.reload()
    lea.settled()
    expect(lea.page.locator("[data-hint]")).to_have_count(0)
    gather(house, [lea, malik], "buy")
    expect(lea.page.locator('[data-hint="buy"]')).to_be_visible()
    lea.press("Buy")
    expect(lea.page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.long
def test_the_hint_of_a_first_auction_hides_no_way_to_bid(house: House, person: Come) -> None:
    lea = person("Léa", is_new=True, viewport={"width": 1180, "height": 820})
    gather(house, [lea, person("Malik")], "duel")
    lea.settled()
    expect(lea.page.locator('[data-hint="auction"]')).to_have_count(1)
    expect(lea.control("flows/BidRow flows-bid-up-to")).to_be_in_viewport(ratio=1)
