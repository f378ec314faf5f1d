"""Drafts of deals: kept while something else is asked, given back, told where they cannot be."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import DESKTOP, PHONE, Person
from playwright.sync_api import Locator, ViewportSize, expect

from passgo.game.orders import Offer
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft

Come = Callable[..., Person]
SUM = 40


def side(one: Person, name: str) -> Locator:
    """Return one side of the deal that somebody drafts."""
    return one.page.get_by_role("region", name=name)


def drafts_a_deal(lea: Person) -> None:
    """Put a deed in on either side, and some money."""
    lea.settled()
    lea.page.keyboard.press("t")
    side(lea, "You give").get_by_label("Gare de Lyon").check()
    side(lea, "You get").get_by_label("Rue de Paradis").check()
    side(lea, "You give").locator(".amount-field .field").fill(str(SUM))


@pytest.mark.presses("flows/Business flows-trade")
@pytest.mark.parametrize(
    "viewport", [pytest.param(DESKTOP, marks=pytest.mark.long), PHONE], ids=["desktop", "phone"]
)
def test_a_draft_outlasts_an_auction_and_the_end_of_a_turn(
    house: House, person: Come, viewport: ViewportSize
) -> None:
    lea, malik = person("Léa", viewport=viewport), person("Malik")
    table = gather(house, [lea, malik], "drafting")
    drafts_a_deal(lea)
    malik.press("Decline")
    lea.is_asked("BidOrLeave")
    expect(lea.page.locator(".trade")).to_have_count(0)
    lea.press("Leave")
    malik.press("Bid")
    lea.sees(house.seq(table))
    malik.press("EndTurn")
    lea.is_asked("ThrowDice")

    back = lea.control("flows/Business flows-trade")
    expect(back).to_contain_text("Back to the trade with Malik")
    back.click()
    expect(lea.page.locator(".trade input:checked")).to_have_count(2)
    lea.press("Offer")
    offer = house.view(table)["offer"]
    assert (offer["give"], offer["ask"], offer["give_cash"]) == (["lyon"], ["paradis"], SUM)
    malik.press("Refuse")
    lea.is_asked("ThrowDice")
    expect(back).to_contain_text("Trade")


def offer_them_the_other_way(draft: Draft, room: Room) -> None:
    """Have Malik offer what Léa is about to ask for, for what she is about to give."""
    assert room.match is not None
    offer = Offer(seat=1, other=0, give=("paradis",), ask=("lyon",))
    assert room.act_outside(draft, 1, offer, room.match.seq)


@pytest.mark.presses("flows/LostDraftNote common-close")
def test_it_is_said_that_a_draft_has_become_impossible(house: House, person: Come) -> None:
    lea = person("Léa")
    table = gather(house, [lea, person("Malik")], "drafting")
    drafts_a_deal(lea)
    house.change(table, offer_them_the_other_way)
    lea.is_asked("AnswerOffer")
    lea.press("Accept")
    gone = lea.page.locator("[data-draft-gone]")
    expect(gone).to_contain_text("with Malik is no longer possible")
    expect(gone).to_contain_text("Gare de Lyon, Rue de Paradis")
    lea.control("flows/LostDraftNote common-close").click()
    expect(gone).to_have_count(0)
    expect(lea.control("flows/Business flows-trade")).not_to_contain_text("Back")
