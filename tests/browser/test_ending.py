"""How a game ends for somebody: the fall that all see, the panel of who fell, and the way on."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import PHONE, Guest, Person
from playwright.sync_api import expect

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
DEEDS_AND_CASH = 5
TONES = """window.tones = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
  window.tones.push(value);
  return set.call(this, value, at);
};"""
"""Keeps the pitch of everything that sounds."""
HIGHEST = 1319
"""The last note of a victory."""
pytestmark = pytest.mark.usefixtures("slow_pace")
KEPT = "JSON.parse(localStorage.getItem('passgo-settings') ?? '{}').motion"

KEEP_FALL = """
  const look = () => {
    const card = document.querySelector('[data-moment="WentBankrupt"]');
    if (!card) return;
    window.fallSeen = { text: card.textContent, lines: card.querySelectorAll('li').length };
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
"""
"""Notes what the card of a fall says, for whoever looks when it has gone again."""


def falls(house: House, lea: Person, others: list[Guest]) -> str:
    """Let Léa go bankrupt before anybody else; return the table."""
    table = gather(house, [lea, *others], "fall")
    lea.press("GiveUp", times=2)
    lea.page.wait_for_selector("[data-fallen]")
    return table


@pytest.mark.long
def test_a_victory_is_heard_and_seen_unless_nothing_shall_sound_or_move(
    house: House, person: Come
) -> None:
    lea = person("Léa")
    malik = person("Malik", motion="fast", reduced_motion="no-preference")
    for one in (lea, malik):
        one.page.add_init_script(TONES)
    table = gather(house, [lea, malik], "ruin")
    lea.settled()
    malik.settled()
    lea.page.keyboard.press("s")
    malik.page.mouse.click(2, 2)
    lea.press("GiveUp", times=2)
    malik.page.wait_for_selector(".result.entering .won")
    lea.page.wait_for_selector(".result .won")

    assert HIGHEST in malik.page.evaluate("window.tones")
    assert HIGHEST not in lea.page.evaluate("window.tones")
    expect(lea.page.locator(".entering")).to_have_count(0)
    expect(malik.page.locator(".entering")).to_have_count(0)
    malik.go(f"/t/{table}")
    malik.page.mouse.click(2, 2)
    malik.page.wait_for_selector(".result .won")
    expect(malik.page.locator(".entering")).to_have_count(0)


@pytest.fixture
def others(guest: Sit) -> list[Guest]:
    """Those whose screens nobody looks at."""
    return [guest(name) for name in ("Malik", "Inès", "Tom")]


def test_everybody_sees_who_falls_at_which_rank_and_what_goes_to_whom(
    house: House, person: Come, others: list[Guest]
) -> None:
    lea, malik = person("Léa"), person("Malik", motion="slow", reduced_motion="no-preference")
    malik.page.add_init_script(KEEP_FALL)
    table = falls(house, lea, [malik, *others[1:]])
    malik.sees(house.seq(table))
    malik.settled()

    seen = malik.page.evaluate("window.fallSeen")
    assert "4th of 4" in seen["text"]
    assert "To Malik" in seen["text"]
    assert seen["lines"] == DEEDS_AND_CASH
    expect(malik.page.locator("[data-fallen]")).to_have_count(0)


@pytest.mark.presses(
    "table/FallPanel watch",
    "table/FallPanel fast-forward",
    "table/FallPanel new-game",
    "table/FallPanel leave-table",
    "table/PromptPane slow-down",
)
def test_who_has_fallen_reads_so_and_goes_on_by_four_ways(
    house: House, person: Come, others: list[Guest]
) -> None:
    lea = person("Léa", motion="slow")
    table = falls(house, lea, others)
    panel = lea.page.get_by_role("region", name="For you the game ends here.")
    expect(panel).to_contain_text("4th of 4")
    expect(panel).to_contain_text("€27")
    lea.control("table/FallPanel watch").click()
    expect(panel).to_have_count(0)
    expect(lea.page.locator(".status")).to_be_visible()

    comes_back(lea)
    lea.control("table/FallPanel fast-forward").click()
    expect(panel).to_have_count(0)
    assert lea.page.evaluate(KEPT) == "slow", "only this table is shown faster"
    slower = lea.control("table/PromptPane slow-down")
    slower.click()
    expect(slower).to_have_count(0)

    comes_back(lea)
    lea.control("table/FallPanel new-game").click()
    lea.page.wait_for_selector('[data-do="ready"]')
    assert table not in lea.page.url
    lea.go(f"/t/{table}")
    lea.control("table/FallPanel leave-table").click()
    lea.page.wait_for_selector("form.panel .rule")


def comes_back(person: Person) -> None:
    """Come back to the table, where the fall has been read; then forget so, and come back to it."""
    person.page.reload()
    expect(person.page.locator(".status")).to_be_visible()
    expect(person.page.locator("[data-fallen]")).to_have_count(0)
    person.page.evaluate("localStorage.removeItem('passgo-falls')")
    person.page.reload()


def test_who_leaves_the_game_has_the_same_panel_on_a_phone(
    house: House, person: Come, others: list[Guest]
) -> None:
    lea = person("Léa", "fr", viewport=PHONE)
    table = gather(house, [lea, *others], "fall")
    lea.post(f"/api/tables/{table}/seats/0/concede", {})

    panel = lea.page.get_by_role("region", name="Vous avez quitté la partie.")
    expect(panel).to_contain_text("4ᵉ place sur 4")
    box = lea.page.locator(".phone-main").evaluate("box => box.scrollWidth - box.clientWidth")
    assert box == 0, "nothing sticks out of a phone"


@pytest.mark.long
def test_on_a_shared_device_the_others_play_on(house: House, person: Come) -> None:
    lea = person("Léa")
    falls(house, lea, [lea, lea, lea])

    expect(lea.page.get_by_role("region", name="For Léa the game ends here.")).to_be_visible()
    lea.is_asked("LiftOrKeep")
    lea.press("Keep")
