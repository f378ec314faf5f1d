"""Words on the screen: said to the right person, of the right thing, and only of what is there."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from finished import finished
from gathering import gather, open_table, seat_all
from house import House
from people import Guest, Person
from playwright.sync_api import Page, expect
from slides import sliding
from states import read_state, state

pytestmark = pytest.mark.long

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
QUESTION = "[data-status]"


def moment(edition: str, ask: str, players: list[dict[str, Any]], **more: Any) -> Any:
    """Return a moment of Léa's turn."""
    given = {"players": players, "turn": {"seat": "Léa"}, "luck": more.pop("luck", [])}
    return read_state("words", {"edition": edition, "ask": ask, "given": given, **more})


def begun(people: list[Person]) -> str:
    """Start a table of two at its very beginning."""
    table = open_table(people, state("duel"))
    seat_all(people, table, ["Léa", "Malik"])
    people[0].post(f"/api/tables/{table}/start", {})
    for one in people:
        one.go(f"/t/{table}")
    return table


def test_a_tie_at_the_start_is_said_and_nobody_moves_by_that_throw(
    house: House, person: Come
) -> None:
    people = [person("Léa", "fr"), person("Malik")]
    house.will_throw((4, 5), (3, 6))
    begun(people)
    lea, malik = people
    lea.is_asked("ThrowToStart")
    expect(lea.do("Roll")).to_contain_text("Le plus haut total commence.")
    lea.press("Roll")
    malik.is_asked("ThrowToStart")
    expect(malik.page.locator(".throw")).to_be_hidden()
    malik.press("Roll")
    lea.is_asked("ThrowToStart")
    expect(lea.page.locator(QUESTION)).to_have_text(
        "Égalité à 9 entre Léa et Malik\u202f: relancez les dés."
    )


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009"])
def test_jail_offers_what_one_has(house: House, person: Come, guest: Sit, edition: str) -> None:
    lea = person("Léa", "fr")
    players = [
        {"name": "Léa", "cash": 3_000_000, "at": "jail", "jail": 1},
        {"name": "Malik", "cash": 3_000_000, "at": "go"},
    ]
    gather(house, [lea, guest("Malik")], moment(edition, "ThrowDice", players))
    lea.is_asked("ThrowDice")
    expect(lea.page.locator(QUESTION)).to_have_text(
        "Pour quitter la prison\u202f: un double aux dés, ou l’amende."
    )
    expect(lea.do("Roll")).to_contain_text("Un double vous libère.")


def test_a_kept_card_is_offered_in_jail(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa", "fr")
    gather(house, [lea, guest("Malik")], "jail")
    expect(lea.page.locator(QUESTION)).to_contain_text("votre carte de libération")


def test_a_token_that_an_action_moved_was_not_led_by_the_dice(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", "fr")
    players = [
        {"name": "Léa", "cash": 900, "at": "go", "token": "anakin"},
        {"name": "Malik", "cash": 900, "at": "go", "token": "rex"},
    ]
    steps = ["Léa roll", "Léa buy", "Léa use power"]
    wanted = moment(
        "clone-wars-2008", "TakeBenefit", players,
        luck=["dice 3 6", "die 6"], when=steps, house_rules={"powers": "on"},
    )  # fmt: skip
    gather(house, [lea, guest("Malik")], wanted)
    lea.is_asked("TakeBenefit")
    lea.page.locator(".picker select").select_option("jabba-palace")
    lea.press("Jump")
    lea.is_asked("BuyOrAuction")
    lea.hears("Arrivée par une action\u202f: Palais de Jabba.")


def test_a_shared_device_speaks_to_who_holds_it(house: House, person: Come) -> None:
    family = person("Maman", "fr")
    players = [
        {"name": "Léa", "cash": 900, "at": "go"},
        {"name": "Papa", "cash": 900, "at": "jail"},
    ]
    gather(house, [family, family], moment("classic-2003", "ThrowDice", players))
    family.is_asked("ThrowDice")
    panels = family.page.locator("section.player")
    expect(family.page.locator(QUESTION)).to_have_text("À vous, Léa. Lancez les dés.")
    expect(panels.nth(0)).to_contain_text("à jouer")
    expect(panels.nth(1)).to_contain_text("ici")
    expect(panels.nth(1)).to_contain_text("Simple visite")


def test_who_made_an_offer_is_told_that_it_is_refused(house: House, person: Come) -> None:
    people = [person("Léa"), person("Malik", "fr")]
    gather(house, people, "offer")
    lea, malik = people
    lea.is_asked("AnswerOffer")
    lea.press("Refuse")
    malik.hears("Léa refuse votre proposition.")
    malik.hears("Léa refuse la proposition de Malik.")


def test_a_tax_is_called_by_its_space(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa", "fr")
    players = [
        {"name": "Léa", "cash": 900, "at": "capucines"},
        {"name": "Malik", "cash": 900, "at": "go"},
    ]
    wanted = moment("classic-2003", "ThrowDice", players, next=["dice 1 3"])
    gather(house, [lea, guest("Malik")], wanted)
    lea.press("Roll")
    log = lea.page.get_by_role("log")
    expect(log).to_contain_text(re.compile("Taxe de luxe\u202f: Léa paie 100"))
    expect(log).not_to_contain_text("impôts")


def test_the_check_of_the_luck_leads_back_to_where_one_came_from(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", "fr")
    table = gather(house, [lea, guest("Malik")], "buy")
    lea.allowed = ("409",)  # the luck of a game that is not over
    page = lea.page
    page.get_by_role("link", name="Vérifier").click()
    expect(page.get_by_role("heading", name="Vérifier le hasard")).to_be_visible()
    page.get_by_role("link", name="Retour").click()
    lea.is_asked("BuyOrAuction")
    page.get_by_role("tab", name="Règles").click()
    page.get_by_role("link", name="Lire le livret").click()
    page.get_by_role("link", name="Retour").click()
    lea.is_asked("BuyOrAuction")
    page.goto(f"/verify?table={table}")
    page.get_by_role("link", name="Retour").click()
    lea.is_asked("BuyOrAuction")
    page.goto("/")
    page.get_by_role("link", name="Vérifier le hasard d’une partie").click()
    page.get_by_role("link", name="Retour").click()
    expect(page.get_by_role("heading", name="Quelle boîte")).to_be_visible()


def test_a_game_without_rents_and_dice_speaks_of_neither(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", "fr")
    people = [lea, guest("Malik")]
    wanted = sliding(1, 4)
    page = lea.go()
    page.locator("label:has([value=knockout])").click()
    expect(page.locator("form.panel .rule").first).to_be_visible()
    says_neither(page)
    table = open_table(people, wanted)
    seat_all(people, table, wanted.seats)
    lea.go(f"/t/{table}")
    page.locator("details summary").click()
    says_neither(page)
    gather(house, people, wanted)
    page.locator('[data-do="menu"]').click()
    says_neither(page)


def says_neither(page: Page) -> None:
    expect(page.locator("main, dialog").first).to_be_visible()
    assert re.search(r"loyer|\bdés?\b", page.locator("body").inner_text(), re.IGNORECASE) is None


def test_a_team_wins_in_the_plural(house: House, person: Come) -> None:
    lea = person("Léa", "fr")
    over = finished(house, lea, "teams")
    page = lea.go(f"/t/{over.table}")
    page.wait_for_selector(".charts")
    for winner in page.locator("li.won .who").all_inner_texts():
        names, said = winner.splitlines()
        assert said.startswith(("gagnent", "partagent")) is (" et " in names)
    title = page.locator(".result h1").inner_text()
    assert title.endswith(" gagne.") is (" et " not in title)
    says_neither(page)
    page.get_by_role("link", name="Vérifier ici").click()
    expect(page.get_by_role("heading", name="Cette partie était honnête.")).to_be_visible()
    says_neither(page)
    page.get_by_role("link", name="Retour").click()
    page.wait_for_selector(".charts")
