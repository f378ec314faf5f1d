"""The bank that several phones share: each pays from its own, nothing is lost and nothing twice."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from house import House
from people import PHONE, Person
from playwright.sync_api import Route, expect
from relay import relayed
from test_axe import violations
from test_bank import CLICKS, Bank

Come = Callable[..., Person]
CUT = ("WebSocket", "net::ERR", "Failed to load resource")
"""What Chromium itself writes into the console when the network is gone."""
SMALL = {"width": 320, "height": 640}


class SharedBank(Bank):
    """Somebody's phone with a book on it that others share."""

    def __init__(self, one: Person, path: str, me: str) -> None:
        """Open a shared book and say whose phone this is."""
        self.one, self.page = one, one.page
        one.go(path)
        be(one, me)


def be(one: Person, me: str) -> None:
    """Say whose phone this is."""
    choice = one.page.locator('[data-control="beside/BankShared me"]')
    choice.filter(has_text=re.compile(rf"{me}$")).click()


def stands(bank: Bank, state: str = "Shared · up to date") -> None:
    """Expect a phone to say how its book stands."""
    expect(bank.page.get_by_role("status").first).to_contain_text(state)


def share(bank: Bank) -> str:
    """Share the book of a phone and return its page."""
    bank.one.control("beside/BankAlone share").click()
    bank.page.wait_for_url("**/beside/bank/*")
    stands(bank)
    return urlsplit(bank.page.url).path


def i_pay(bank: Bank, receiver: str, amount: str) -> None:
    """Pay from one's own account: whom, and how much."""
    bank.side("receiver", receiver)
    bank.sum(amount)


@pytest.mark.presses(
    "beside/BankAlone share",
    "beside/BankShared me",
    "beside/BankShared other",
    "beside/BankBook salary",
)
def test_two_phones_at_one_book_pay_with_two_taps(person: Come) -> None:
    lea = Bank(person("Léa", viewport=PHONE), "Ana", "Bo", "Cleo")
    lea.pay("Ana", "Bo", "50")
    path = share(lea)
    bo = SharedBank(person("Bo", viewport=PHONE), path, "Bo")
    bo.sees(("Ana", "1,450"), ("Bo", "1,550"))
    bo.page.evaluate(CLICKS)
    i_pay(bo, "Ana", "100")
    assert bo.page.evaluate("window.taps") == 2
    lea.sees(("Ana", "1,550"), ("Bo", "1,450"), ("Cleo", "1,500"))
    expect(lea.page.get_by_role("listitem").first).to_contain_text("booked by Bo")
    bo.page.evaluate("window.taps = 0")
    bo.side("payer", "Bank")
    bo.sum("20")
    assert bo.page.evaluate("window.taps") == 2
    lea.sees(("Bo", "1,470"))
    bo.side("payer", "Cleo")
    bo.side("receiver", "Ana")
    bo.sum("10")
    lea.sees(("Ana", "1,560"), ("Bo", "1,470"), ("Cleo", "1,490"))
    bo.one.control("beside/BankBook salary").click()
    lea.sees(("Bo", "1,670"))
    lea.one.control("beside/BankShared other").click()
    be(lea.one, "Cleo")
    i_pay(lea, "Bank", "200")
    bo.sees(("Cleo", "1,290"))
    undo = bo.page.locator('[data-control="beside/BankHistory undo"]')
    undo.first.click()
    lea.sees(("Cleo", "1,490"))
    expect(lea.page.get_by_role("listitem").first).to_contain_text("booked by Cleo · undone by Bo")


@pytest.mark.presses("beside/BankQuestion anyway", "beside/BankQuestion leave")
def test_two_who_spend_the_same_money_are_asked(house: House, person: Come, visitor: Come) -> None:
    with relayed(house) as relay:
        lea = Bank(person("Léa", viewport=PHONE), "Ana", "Bo")
        path = share(lea)
        ana = SharedBank(visitor(relay.address, "Ana", viewport=PHONE), path, "Ana")
        ana.one.allowed = CUT
        stands(ana)
        relay.cut()
        stands(ana, "No connection")
        for _ in range(3):
            i_pay(ana, "Bo", "500")
        stands(ana, "3 entries wait")
        ana.sees(("Ana", "0"), ("Bo", "3,000"))
        expect(ana.page.get_by_role("listitem").first).to_contain_text("not sent yet")
        lea.pay("Ana", "Bo", "100")
        lea.sees(("Ana", "1,400"), ("Bo", "1,600"))
        relay.mend()
        asked = ana.page.get_by_role("alertdialog")
        expect(asked).to_contain_text("Ana falls to −100.")
        lea.sees(("Ana", "400"), ("Bo", "2,600"))
        ana.one.control("beside/BankQuestion leave").click()
        stands(ana)
        ana.sees(("Ana", "400"), ("Bo", "2,600"))
        i_pay(ana, "Bo", "500")
        expect(asked).to_contain_text("Ana falls to −100.")
        ana.one.control("beside/BankQuestion anyway").click()
        lea.sees(("Ana", "−100"), ("Bo", "3,100"))
        stands(ana)


def test_a_server_that_stops_and_starts_loses_nothing_and_books_nothing_twice(
    own_house: House, visitor: Come
) -> None:
    lea = Bank(visitor(own_house.address, "Léa", viewport=PHONE), "Ana", "Bo")
    lea.one.allowed = CUT
    path = share(lea)
    bo = SharedBank(visitor(own_house.address, "Bo", viewport=PHONE), path, "Bo")
    bo.one.allowed = CUT
    i_pay(bo, "Ana", "50")
    lea.sees(("Ana", "1,550"), ("Bo", "1,450"))
    own_house.stop()
    stands(bo, "No connection")
    lea.pay("Ana", "Bo", "200")
    i_pay(bo, "Ana", "20")
    i_pay(bo, "Bank", "5")
    bo.sees(("Ana", "1,570"), ("Bo", "1,425"))
    own_house.start()
    for bank in (lea, bo):
        bank.sees(("Ana", "1,370"), ("Bo", "1,625"))
        expect(bank.page.get_by_role("listitem")).to_have_count(4)
        stands(bank)
        bank.page.reload()
        bank.sees(("Ana", "1,370"), ("Bo", "1,625"))
        expect(bank.page.get_by_role("listitem")).to_have_count(4)


@pytest.mark.presses(
    "beside/BankJoin beside-bank-join",
    "beside/BankJoin join",
    "table/SpokenCode renew",
    "beside/BankPhones beside-bank-leave",
    "beside/BankPhones leave-book",
    "beside/BankShared back",
)
def test_a_code_leads_to_the_book_and_whoever_leaves_may_come_back(person: Come) -> None:
    lea = Bank(person("Léa", viewport=PHONE), "Ana", "Bo")
    path = share(lea)
    before = lea.page.locator("[data-code]").inner_text()
    lea.one.control("table/SpokenCode renew").click()
    expect(lea.page.locator("[data-code]")).not_to_have_text(before)
    code = lea.page.locator("[data-code]").inner_text()
    bo = person("Bo", viewport=PHONE)
    bo.allowed = ("Failed to load resource", "WebSocket")
    bo.go("/beside/bank")
    bo.page.get_by_label("Has somebody shared a book?").fill(before)
    bo.control("beside/BankJoin join").click()
    expect(bo.page.get_by_role("alert")).to_contain_text("leads to no book")
    bo.page.get_by_label("Has somebody shared a book?").fill(code.replace("-", " ").upper())
    bo.control("beside/BankJoin join").click()
    bo.page.wait_for_url(f"**{path}")
    be(bo, "Bo")
    bo.go("/beside/bank")
    expect(bo.page.get_by_text("This is Bo’s phone.")).to_be_visible()
    bo.page.get_by_text("Leave this shared book").first.click()
    bo.control("beside/BankPhones leave-book").click()
    expect(bo.control("beside/BankSetup beside-bank-open")).to_be_visible()
    bo.go("/beside/bank/nobody-knows-it")
    expect(bo.page.get_by_role("status").first).to_contain_text("no longer on the server")
    bo.control("beside/BankShared back").click()
    expect(bo.control("beside/BankSetup beside-bank-open")).to_be_visible()
    bo.go(path)
    expect(bo.page.get_by_text("This is Bo’s phone.")).to_be_visible()


@pytest.mark.long
@pytest.mark.presses("beside/BankShared alone")
def test_a_book_that_the_server_has_lost_goes_on_at_one_phone(person: Come) -> None:
    lea = Bank(person("Léa", viewport=PHONE), "Ana", "Bo")
    lea.pay("Ana", "Bo", "50")
    share(lea)
    lea.one.allowed = ("Failed to load resource",)
    no = {"code": "unknown-book", "facts": {"days": 90}, "clauses": []}
    lea.page.route("**/api/books/*/entries", lambda route: route.fulfill(status=404, json=no))
    lea.pay("Ana", "Bo", "100")
    stands(lea, "no longer on the server")
    lea.one.control("beside/BankShared alone").click()
    expect(lea.one.control("beside/BankAlone share")).to_be_visible()
    lea.sees(("Ana", "1,350"), ("Bo", "1,650"))
    lea.pay("Bo", "Ana", "50")
    lea.sees(("Ana", "1,400"), ("Bo", "1,600"))


def test_what_is_paid_while_a_book_is_being_shared_goes_along(person: Come) -> None:
    lea = Bank(person("Léa", viewport=PHONE), "Ana", "Bo")
    held = list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    lea.page.route("**/api/books", hold)
    lea.one.control("beside/BankAlone share").click()
    lea.pay("Ana", "Bo", "50")
    lea.sees(("Ana", "1,450"))
    (route,) = held
    route.continue_()
    lea.page.wait_for_url("**/beside/bank/*")
    stands(lea)
    lea.sees(("Ana", "1,450"), ("Bo", "1,550"))


@pytest.mark.long
def test_names_that_look_alike_cannot_be_shared(person: Come) -> None:
    lea = Bank(person("Léa", viewport=PHONE), "Lou", "1ou")
    lea.one.allowed = ("Failed to load resource",)
    lea.one.control("beside/BankAlone share").click()
    expect(lea.page.get_by_role("alert")).to_contain_text("looks like it")
    lea.pay("Lou", "1ou", "50")
    expect(lea.page.get_by_role("listitem")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_new_is_clean_for_axe_and_fits_a_small_phone(
    own_house: House, visitor: Come, language: str
) -> None:
    lea = visitor(own_house.address, "Léa", language, viewport=SMALL, bypass_csp=True)
    lea.allowed = CUT
    terms = {
        "accounts": [{"name": name, "start": 1500} for name in ("Ana", "Bo", "Cleopatra Maxima")],
        "purse": {"style": "notes", "symbol": "€"},
        "salary": 200,
    }
    book = lea.post("/api/books", terms)["id"]
    lea.go(f"/beside/bank/{book}")
    me = lea.page.locator('[data-control="beside/BankShared me"]')
    me.first.wait_for()
    found = looked_at(lea)
    me.first.click()
    expect(lea.page.locator('[data-control="beside/BankBook sum"]').first).to_be_in_viewport(
        ratio=0.75
    )
    lea.page.locator('[data-control="beside/BankBook receiver"]').nth(2).click()
    lea.page.locator('[data-control="beside/BankBook sum"]').nth(7).click()
    lea.page.get_by_role("listitem").wait_for()
    lea.page.locator("[data-code]").wait_for()
    found += looked_at(lea)
    own_house.stop()
    lea.page.locator(".strip .attn").wait_for()
    for _ in range(3):
        lea.page.locator('[data-control="beside/BankBook receiver"]').nth(2).click()
        lea.page.locator('[data-control="beside/BankBook sum"]').nth(7).click()
    lea.page.get_by_role("alertdialog").wait_for()
    found += looked_at(lea)
    assert found == []


def looked_at(person: Person) -> list[str]:
    """Return what axe finds by day and by night, and whether the page is wider than its screen."""
    wide = person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*violations(person), *(["too wide"] if wide else [])]
