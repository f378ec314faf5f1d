"""The bank beside a box: three taps for a payment, exact undoing, and no need of a server."""

import re
from collections.abc import Callable
from copy import copy

import pytest
from house import House
from people import PHONE, Person
from playwright.sync_api import Locator, expect

from passgo.editions import edition_ids, load_edition

Come = Callable[..., Person]
CLICKS = (
    """() => { window.taps = 0; addEventListener('click', () => { window.taps += 1; }, true); }"""
)


class Bank:
    """Somebody's phone with the bank on it."""

    def __init__(self, one: Person, *names: str, money: str = "plain") -> None:
        """Open a bank for people of some names."""
        self.one, self.page = one, one.page
        one.go("/beside/bank")
        page = self.page
        for _ in names[2:]:
            one.control("beside/BankSetup beside-bank-more").click()
        for nth, name in enumerate(names):
            page.get_by_label(f"Name of player {nth + 1}", exact=True).fill(name)
        one.control("beside/BankSetup beside-bank-money").select_option(money)
        one.control("beside/BankSetup beside-bank-open").click()
        self.sees(*((name, "") for name in names))

    def side(self, side: str, name: str) -> None:
        buttons = self.page.locator(f'[data-control="beside/BankBook {side}"]')
        buttons.filter(has_text=re.compile(rf"{name}$")).click()

    def sum(self, amount: str) -> None:
        sums = self.page.locator('[data-control="beside/BankBook sum"]')
        sums.filter(has_text=re.compile(f"^{re.escape(amount)}$")).click()

    def type(self, amount: str) -> None:
        """Let Ana pay Bo a sum that is typed."""
        self.side("payer", "Ana")
        self.side("receiver", "Bo")
        self.page.get_by_label("Another sum").fill(amount)
        self.one.control("beside/BankBook beside-bank-book").click(force=True)

    @property
    def said(self) -> Locator:
        return self.page.locator(".told[role=status]")

    def pay(self, payer: str, receiver: str, amount: str) -> None:
        self.side("payer", payer)
        self.side("receiver", receiver)
        self.sum(amount)

    def sees(self, *held: tuple[str, str]) -> None:
        for name, amount in held:
            button = self.page.locator('[data-control="beside/BankBook payer"]')
            expect(button.filter(has_text=re.compile(rf"{name}$"))).to_contain_text(amount)


@pytest.mark.presses(
    "beside/BankSetup beside-bank-more",
    "beside/BankSetup beside-bank-name",
    "beside/BankSetup beside-bank-money",
    "beside/BankSetup beside-bank-open",
    "beside/BankBook payer",
    "beside/BankBook receiver",
    "beside/BankBook sum",
)
def test_a_payment_takes_three_taps(person: Come) -> None:
    bank = Bank(person("Léa", viewport=PHONE), "Ana", "Bo", "Cleo")
    bank.page.evaluate(CLICKS)
    bank.pay("Ana", "Bo", "50")

    bank.sees(("Ana", "1,450"), ("Bo", "1,550"), ("Cleo", "1,500"))
    assert bank.page.evaluate("window.taps") == 3


def test_what_was_paid_does_not_lie_over_the_sums_of_the_next_payment(person: Come) -> None:
    bank = Bank(person("Léa", viewport={"width": 320, "height": 640}), "Ana", "Bo", "Cleo")
    bank.pay("Ana", "Bo", "50")
    expect(bank.said).to_contain_text("Ana pays Bo 50.")
    bank.side("receiver", "Cleo")
    expect(bank.said).to_be_empty()
    bank.side("payer", "Bo")
    bank.sum("20")
    expect(bank.said).to_contain_text("Bo pays Cleo 20.")
    bank.side("payer", "Ana")
    expect(bank.said).to_be_empty()


@pytest.mark.presses("beside/BankBook beside-bank-other", "beside/BankBook beside-bank-book")
def test_several_pay_one_a_sum_of_their_own(person: Come) -> None:
    bank = Bank(person("Léa", viewport=PHONE), "Ana", "Bo", "Cleo")
    bank.side("payer", "Ana")
    bank.side("payer", "Cleo")
    bank.side("receiver", "Bo")
    bank.page.get_by_label("Another sum").fill("37")
    bank.one.control("beside/BankBook beside-bank-book").click()

    bank.sees(("Ana", "1,463"), ("Bo", "1,574"), ("Cleo", "1,463"))
    expect(bank.page.get_by_role("listitem")).to_contain_text("Ana and Cleo → Bo: 37 each")


def test_the_sums_of_a_box_with_cards_are_typed_with_k_and_m(person: Come) -> None:
    bank = Bank(person("Léa", viewport=PHONE), "Ana", "Bo", money="M")
    bank.type("140K")
    bank.sees(("Ana", "14.86M"), ("Bo", "15.14M"))
    bank.type("1.5M")
    bank.sees(("Ana", "13.36M"), ("Bo", "16.64M"))
    for wrong in ("abc", "0", "-5", ""):
        bank.type(wrong)
        expect(bank.said).to_have_text("Type a sum above zero, such as 140K or 1.5M.")
        bank.side("payer", "Ana")  # as it was before
        bank.side("receiver", "Bo")
        expect(bank.said).to_be_empty()
    expect(bank.page.get_by_role("listitem")).to_have_count(2)
    bank.sees(("Ana", "13.36M"), ("Bo", "16.64M"))


@pytest.mark.long
def test_a_sum_that_no_book_holds_is_not_told_as_paid(person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    lea.go("/beside/bank")
    lea.page.get_by_label("Everybody begins with").fill("10000000001")
    lea.control("beside/BankSetup beside-bank-open").click()
    expect(lea.page.get_by_role("alert")).to_contain_text("greater than €10,000,000,000")
    bank = Bank(lea, "Ana", "Bo")
    bank.side("payer", "Bank")
    bank.side("receiver", "Bo")
    bank.page.get_by_label("Another sum").fill("10000000001")
    bank.one.control("beside/BankBook beside-bank-book").click()
    expect(bank.page.get_by_text("greater than 10,000,000,000")).to_be_visible()
    expect(bank.page.get_by_role("listitem")).to_have_count(0)
    bank.page.get_by_label("Another sum").fill("10000000000")
    bank.one.control("beside/BankBook beside-bank-book").click()
    expect(bank.page.get_by_role("listitem")).to_have_count(1)


@pytest.mark.presses("beside/BankQuestion anyway", "beside/BankQuestion leave")
def test_who_would_fall_below_zero_is_asked_about(person: Come) -> None:
    bank = Bank(person("Léa", viewport=PHONE), "Ana", "Bo")
    for _ in range(3):
        bank.pay("Ana", "Bo", "500")
    bank.type("0")
    expect(bank.said).not_to_be_empty()
    bank.sum("50")
    expect(bank.said).to_be_empty()
    expect(bank.page.get_by_role("alertdialog")).to_contain_text("Ana falls to −50.")
    bank.one.control("beside/BankQuestion leave").click()
    bank.sees(("Ana", "0"), ("Bo", "3,000"))
    bank.sum("50")
    bank.one.control("beside/BankQuestion anyway").click()

    bank.sees(("Ana", "−50"), ("Bo", "3,050"))


@pytest.mark.presses(
    "beside/BankHistory undo",
    "beside/BankBook salary",
    "beside/BankAlone beside-bank-new",
    "beside/BankAlone end",
)
def test_any_entry_is_undone_exactly_and_done_again(person: Come) -> None:
    bank = Bank(person("Léa", viewport=PHONE), "Ana", "Bo", money="€")
    bank.pay("Ana", "Bo", "€100")
    bank.pay("Bank", "Ana", "€20")
    bank.side("receiver", "Bo")
    bank.one.control("beside/BankBook salary").click()
    bank.sees(("Ana", "€1,420"), ("Bo", "€1,800"))
    undo = bank.page.locator('[data-control="beside/BankHistory undo"]')
    undo.nth(2).click()
    bank.sees(("Ana", "€1,520"), ("Bo", "€1,700"))
    bank.page.reload()
    bank.sees(("Ana", "€1,520"), ("Bo", "€1,700"))
    undo.nth(2).click()
    bank.sees(("Ana", "€1,420"), ("Bo", "€1,800"))
    undo.nth(2).click()
    bank.sees(("Ana", "€1,520"), ("Bo", "€1,700"))
    bank.page.get_by_text("Another game").click()
    bank.one.control("beside/BankAlone end").click()
    expect(bank.one.control("beside/BankSetup beside-bank-open")).to_be_visible()


@pytest.mark.long
@pytest.mark.presses(
    "beside/BankSetup beside-bank-fewer",
    "beside/BankSetup beside-bank-symbol",
    "beside/BankSetup beside-bank-start",
    "beside/BankSetup beside-bank-salary-sum",
)
def test_any_board_has_its_own_money(person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    lea.go("/beside/bank")
    lea.control("beside/BankSetup beside-bank-fewer").click()
    lea.control("beside/BankSetup beside-bank-money").select_option("own")
    lea.page.get_by_label("The sign").fill("§")
    lea.page.get_by_label("Everybody begins with").fill("lots")
    lea.page.get_by_label("Salary").fill("7")
    lea.control("beside/BankSetup beside-bank-open").click()
    expect(lea.page.get_by_role("alert")).to_contain_text("must be sums")
    lea.page.get_by_label("Everybody begins with").fill("30")
    lea.control("beside/BankSetup beside-bank-open").click()

    expect(lea.page.locator('[data-control="beside/BankBook payer"]').first).to_contain_text("§30")


def test_the_money_of_every_box_is_as_its_data_say(person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    lea.go("/beside/bank")
    choice = lea.control("beside/BankSetup beside-bank-money")
    kinds = {}
    for box in map(load_edition, edition_ids()):
        expect(choice.locator(f'option[value="{box.symbol}"]')).to_have_count(1)
        choice.select_option(box.symbol)
        kinds[box.symbol] = [
            lea.page.get_by_label(label).get_attribute("placeholder")
            for label in ("Everybody begins with", "Salary")
        ]

    assert kinds == {
        "€": ["€1,500", "€200"],
        "$": ["$1,500", "$200"],
        "M": ["15M", "2M"],
        "Cr": ["1,500\xa0Cr", "200\xa0Cr"],
    }


def test_the_sums_to_tap_are_the_notes_of_the_box(person: Come) -> None:
    bank = Bank(person("Léa", viewport=PHONE), "Ana", "Bo", money="Cr")
    notes = sorted({*load_edition("clone-wars-2008").money.notes, 200})
    sums = bank.page.locator('[data-control="beside/BankBook sum"]')

    expect(sums).to_have_text([f"{note} Cr" for note in notes])


def test_one_phone_goes_on_while_the_server_is_away(
    own_house: House, visitor: Callable[..., Person]
) -> None:
    lea = visitor(own_house.address, "Léa", viewport=PHONE)
    bank = Bank(lea, "Ana", "Bo")
    bank.pay("Ana", "Bo", "50")
    own_house.stop()
    bank.pay("Ana", "Bo", "20")
    bank.pay("Bank", "Ana", "100")
    bank.sees(("Ana", "1,530"), ("Bo", "1,570"))
    own_house.start()
    bank.page.reload()

    bank.sees(("Ana", "1,530"), ("Bo", "1,570"))
    expect(bank.page.get_by_role("listitem")).to_have_count(3)


@pytest.mark.long
def test_two_pages_of_one_phone_have_one_book(person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    bank = Bank(lea, "Ana", "Bo")
    other = lea.again()
    other.go("/beside/bank")
    second = copy(bank)
    second.one, second.page = other, other.page
    second.sees(("Ana", "1,500"))
    bank.pay("Ana", "Bo", "50")
    second.sees(("Ana", "1,450"))
    second.pay("Bo", "Ana", "20")

    for page in (bank, second):
        page.sees(("Ana", "1,470"), ("Bo", "1,530"))
        expect(page.page.get_by_role("listitem")).to_have_count(2)
