"""The home page, as a newcomer meets it: everything on it does what it says."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from first_load import USABLE
from gathering import gather
from gathering import open_table as opened_by_request
from house import House, opened
from lobby import agree, create, open_table, seat_them, take_box
from people import Person
from playwright.sync_api import APIResponse, Locator, Route, expect
from states import state

Come = Callable[..., Person]
REFUSED = ("Failed to load resource",)
TABLE = re.compile(r"/t/[\w-]+$")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_home_speaks_the_browsers_language(person: Come, language: str) -> None:
    page = person("Ana", language).go()
    page.wait_for_selector("h1")
    assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.long
@pytest.mark.parametrize(("language", "alone"), [("en", "plays alone"), ("fr", "joue seule")])
def test_more_than_four_who_slide_read_that_they_play_in_teams(
    person: Come, language: str, alone: str
) -> None:
    ana = person("Ana", language)
    take_box(ana, "knockout")
    page = ana.page
    said = page.locator("[data-teams]")
    while page.locator(".seats .seat").count() < 4:
        page.locator(".seats .add").first.click()
    expect(said).to_have_count(0)
    page.locator(".seats .add").first.click()
    expect(said).to_contain_text(alone)
    expect(said.get_by_role("link")).to_have_attribute("href", re.compile("clause=KO-026"))
    page.locator(".seats .add").first.click()
    expect(said).not_to_contain_text(alone)


@pytest.mark.parametrize(("box", "has_cards"), [("revolution", False), ("classic", True)])
def test_nothing_is_said_of_cards_where_there_are_none(
    person: Come, box: str, has_cards: bool
) -> None:
    ana = person("Ana")
    take_box(ana, box)
    page = ana.page
    hint = page.locator("form.panel .people .box")
    expect(hint).to_contain_text("real dice, and" if not has_cards else "real cards")
    assert ("card" in hint.inner_text()) is has_cards


def test_rules_that_clash_are_named_as_soon_as_they_are_chosen(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = REFUSED
    take_box(ana, "classic")
    clash = ana.page.locator("[data-clash]")
    dealt = rule_field(ana, "deal_deeds")
    expect(clash).to_have_count(0)
    dealt.fill("20")
    expect(clash).to_contain_text("“Deeds dealt”: 20 for each of 3 players")
    dealt.fill("0")
    expect(clash).to_have_count(0)


def rule_field(ana: Person, name: str) -> Locator:
    """Find a rule among all of the form; return the field of its number."""
    ana.control("home/HouseRules find").fill("dealt")
    return ana.page.locator(f'[data-rule="{name}"] input').first


@pytest.mark.long
def test_what_cannot_be_done_yet_says_so(person: Come) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = open_table(ana, "classic", bots=0)
    held: list[tuple[Route, APIResponse]] = []
    page = bo.go(f"/t/{table}")
    page.route(re.compile(r"/seats/\d+$"), lambda route: held.append((route, route.fetch())))
    page.locator('[data-do="sit-here"]').first.click()
    page.locator("form input[autocomplete=nickname]").fill("Bo")
    page.locator('[data-do="sit"]').click()
    ready = page.locator('[data-do="ready"]')
    expect(ready).to_have_attribute("aria-disabled", "true")
    while not held:
        page.wait_for_timeout(20)
    for route, answer in held:
        route.fulfill(response=answer)
    expect(ready).to_have_attribute("aria-disabled", "false")


@pytest.mark.presses(
    "home/EditionCards box",
    "home/TableForm board",
    "home/RulesForm radio",
    "home/RulesForm home-length",
    "home/RulesForm home-pace",
    "home/RulesForm home-clock",
    "home/RulesForm home-grace",
    "home/HouseRules home-all-rules",
    "home/HouseRules find",
    "home/RuleRow switch",
    "home/RuleRow field",
    "look/NumberField field number",
    "home/RuleRow home-back-to-book",
    "home/SeatList home-your-name",
    "home/SeatList home-seat",
    "home/SeatList home-remove-seat",
    "home/SeatList home-add-person",
    "home/SeatList home-add-bot",
    "home/TableForm create",
)
def test_a_table_is_opened_as_it_was_put_together(person: Come) -> None:
    lea = person("Léa")
    page = lea.go()
    page.locator('label[data-box^="classic"]').click()
    page.locator('[data-board="classic-us"]').click()
    rules = page.locator("form.panel .form")
    rules.locator('input[name="variant"][value="timed"]').check()
    lea.control("home/RulesForm home-length").select_option("90")
    lea.control("home/RulesForm home-pace").select_option("instant")
    lea.control("home/RulesForm home-clock").select_option("120")
    lea.control("home/RulesForm home-grace").select_option("300")
    lea.control("home/HouseRules find").fill("nobody plays this")
    expect(rules.get_by_role("status")).to_be_visible()
    lea.control("home/HouseRules find").fill("FINE price of freedom")
    expect(rules.locator(".rule")).to_have_count(1)
    expect(rules.locator(".rule").get_by_role("link")).to_have_attribute(
        "href", "/rules/classic-us?clause=CL-097"
    )
    lea.control("home/HouseRules find").fill("")
    lea.control("home/HouseRules home-all-rules").click()
    offers = page.locator('[data-rule="offers_per_pair"]')
    trades = page.locator('[data-rule="trades"] select')
    trades.select_option("none")
    expect(offers.locator("[data-lacks=trades]")).to_be_visible()
    expect(offers.get_by_role("textbox")).to_have_count(0)
    trades.select_option("free")
    expect(offers.get_by_role("textbox")).to_have_count(1)
    rule = {
        name: page.locator(f'[data-rule="{name}"]') for name in ("unsold", "start_cash", "fine")
    }
    rule["unsold"].locator("select").select_option("stays-with-bank")
    for name, amount in (("start_cash", "2000"), ("fine", "60")):
        rule[name].locator("input").fill(amount)
        rule[name].locator("input").blur()
    rule["fine"].get_by_role("button").click()
    flag = page.locator('[data-rule="ends_by_time"]').get_by_role("switch")
    flag.uncheck()
    expect(lea.control("home/RulesForm home-length")).to_be_hidden()
    flag.check()
    lea.control("home/SeatList home-your-name").fill("Léa")
    lea.control("home/SeatList home-add-person").click()
    lea.control("home/SeatList home-add-bot").click()
    seats = page.locator(".seats select")
    seats.nth(0).select_option("shark")
    page.locator(".seats .icon-button").nth(1).click()
    expect(seats).to_have_count(3)
    lea.control("home/TableForm create").click()
    page.wait_for_url(TABLE)

    made = lea.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert (made["edition"], made["variant"]) == ("classic-us", "timed")
    assert made["house_rules"] == {"unsold": "stays-with-bank", "start_cash": 2000}
    assert [made[name] for name in ("minutes", "pace", "clock", "grace")] == [
        90,
        "instant",
        120,
        300,
    ]
    assert [seat["level"] for seat in made["seats"]] == ["", "shark", "", "steady"]
    assert made["seats"][0]["name"] == "Léa"


@pytest.mark.presses("home/PlayNow name", "home/PlayNow play-now")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_press_leads_from_the_home_page_to_a_throw(person: Come, language: str) -> None:
    ana = person("Ana", language)
    page = ana.go()
    given = ana.control("home/PlayNow name").input_value()
    ana.control("home/PlayNow name").fill("")
    ana.control("home/PlayNow play-now").click()
    expect(page.get_by_role("alert")).to_be_visible()
    ana.control("home/PlayNow name").fill(given)
    ana.control("home/PlayNow play-now").click()
    ana.is_asked("ThrowToStart")

    page.locator("[data-do]:not([aria-disabled='true'])").first.wait_for()
    told = ana.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert [seat["level"] for seat in told["seats"]] == ["", "steady", "steady", "steady"]
    assert (told["seats"][0]["name"], told["deviations"]) == (given, [])
    assert list(told["shares"]) == ["0"]
    page.goto("/")
    assert ana.control("home/PlayNow name").input_value() == given


@pytest.mark.presses("home/PlayNow play-now", "home/PlayNow play-now pointerenter")
def test_what_a_table_needs_is_loaded_while_it_is_made(person: Come) -> None:
    ana = person("Ana")
    held: list[Route] = []
    looks: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route("**/api/tables", hold)
    ana.page.on("request", lambda sent: looks.append(f"{sent.method} {sent.url}"))
    page = ana.go()
    page.locator(USABLE).first.wait_for()
    with (
        page.expect_request(re.compile("/assets/TableScreen")),
        page.expect_request(re.compile("/assets/Lobby")),
        page.expect_request(re.compile("/assets/DiceTable")),
    ):
        ana.control("home/PlayNow play-now").click()
    for _ in range(2000):  # A pointer that comes near is enough for those; the press follows.
        if held:
            break
        page.wait_for_timeout(10)
    held[0].continue_()
    ana.is_asked("ThrowToStart")

    table = page.url.rpartition("/")[2]
    assert f"GET {ana.address}/api/tables/{table}" not in looks, "what is known is asked for again"


@pytest.mark.long
@pytest.mark.presses("home/TableForm home-last")
def test_the_last_table_is_offered_again(person: Come) -> None:
    lea = person("Léa")
    changed: dict[str, str | int] = {"powers": "on", "fine": 100}
    take_box(lea, "clone-wars")
    agree(lea, "quick", changed)
    seat_them(lea, bots=1, people=1)
    create(lea)
    page = lea.go()
    expect(page.locator('label[data-box^="clone-wars"] input')).to_be_checked()
    lea.control("home/TableForm home-last").click()
    expect(lea.control("home/TableForm home-last")).to_have_count(0)
    create(lea)

    made = lea.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert (made["variant"], made["house_rules"]) == ("quick", changed)
    assert [seat["level"] for seat in made["seats"]] == ["", "novice"]


@pytest.mark.presses("home/OptionSwitch switch", "home/BookOption way", "home/ClauseMark clause")
def test_what_the_booklet_offers_is_no_change(person: Come) -> None:
    lea = person("Léa")
    take_box(lea, "knockout")
    page = lea.page
    option = page.locator('[data-rule="second_chance"]')
    option.get_by_role("switch").check()
    option.locator('[data-way="paid"]').click()
    expect(page.locator("form.panel header .chip.good")).to_be_visible()
    expect(option.locator(".tag")).to_have_count(0)
    with page.expect_popup() as opened:
        lea.control("home/ClauseMark clause").click()
    expect(opened.value.locator("article.cited#KO-115")).to_be_visible()
    table = create(lea)

    made = lea.context.request.get(f"/api/tables/{table}").json()["table"]
    assert (made["house_rules"], made["deviations"]) == ({"second_chance": "paid"}, [])
    expect(page.locator('[data-option="second_chance"]')).to_be_visible()


def test_a_table_may_have_everybody_ask_for_their_rents(person: Come) -> None:
    lea = person("Léa")
    take_box(lea, "classic")
    agree(lea, "", {"own-claims": 1})
    expect(lea.page.locator("form.panel header .chip.good")).to_be_visible()
    table = create(lea)

    assert lea.context.request.get(f"/api/tables/{table}").json()["table"]["own_claims"]
    expect(lea.page.locator('[data-option="own-claims"]')).to_be_visible()
    expect(lea.page.locator("li.seat").first).to_be_visible()
    expect(lea.page.locator(".claims")).to_have_count(0)


@pytest.mark.presses("home/JoinPanel home-join-placeholder", "home/JoinPanel home-join-do")
def test_an_address_leads_to_its_table(person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = opened_by_request([lea], state("duel"))
    malik.go()
    link, go = malik.page.locator("#join-link"), malik.control("home/JoinPanel home-join-do")
    link.fill("no address")
    go.click()
    expect(malik.page.get_by_role("alert")).to_be_visible()
    link.fill(f"{lea.address}/t/{table}")
    expect(malik.page.get_by_role("alert")).to_have_count(0)
    go.click()
    expect(malik.page.get_by_role("button", name="Sit here").first).to_be_visible()


@pytest.mark.long
@pytest.mark.presses("table/SpokenCode renew")
def test_a_code_that_was_said_leads_to_its_table(person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    malik.allowed = REFUSED
    table = opened_by_request([lea, lea], state("duel"))
    page = lea.go(f"/t/{table}")
    said = page.locator("[data-code]").inner_text()
    lea.control("table/SpokenCode renew").click()
    expect(page.locator("[data-code]")).not_to_have_text(said)
    malik.go()
    link, go = malik.page.locator("#join-link"), malik.control("home/JoinPanel home-join-do")
    link.fill(said)
    go.click()
    expect(malik.page.get_by_role("alert")).to_be_visible()
    link.fill(page.locator("[data-code]").inner_text().replace("-", " ").upper())
    go.click()
    malik.page.wait_for_url(f"**/t/{table}")


@pytest.mark.presses("home/TableForm public")
def test_a_table_open_to_all_is_found_on_the_home_page(
    tmp_path: Path, visitor: Callable[..., Person]
) -> None:
    with opened(tmp_path, has_public_tables=True) as house:
        lea, malik = (visitor(house.address, name) for name in ("Léa", "Malik"))
        take_box(lea, "classic")
        lea.control("home/TableForm public").check()
        table = create(lea)
        lea.page.wait_for_selector("li.seat")
        malik.go()
        expect(malik.control("home/TableRow table")).to_contain_text("Léa")
        malik.control("home/TableRow table").click()
        malik.page.wait_for_url(f"**/t/{table}")
        for one in (lea, malik):
            one.page.goto("about:blank")


@pytest.mark.long
def test_ones_games_say_whose_turn_it_is(house: House, person: Come) -> None:
    lea = person("Léa")
    gather(house, [lea], state("duel"))
    lea.page.wait_for_selector("[data-ask]")
    turn = lea.root("asked")
    row = lea.go().locator('[data-control="home/TableRow table"]').first
    expect(row.locator(".tag")).to_have_text(
        "your turn" if turn == "true" else re.compile("to play")
    )
    expect(row.locator("time")).to_have_text(re.compile(r"\d"))


@pytest.mark.presses(
    "home/TableRow table",
    "page/Wordmark common-home",
    "home/Home home-rules",
    "page/Page a",
    "home/Footer home-verify",
)
def test_every_way_from_the_home_page_leads_somewhere_and_back(person: Come) -> None:
    lea = person("Léa")
    table = opened_by_request([lea], state("duel"))
    page = lea.go()
    lea.control("home/TableRow table").click()
    page.wait_for_url(f"**/t/{table}")
    page.wait_for_selector('[data-do="sit-here"]')
    for way, title in (
        ("home/Home home-rules", "Rules of"),
        ("home/Footer home-verify", "Check the luck"),
    ):
        lea.control("page/Wordmark common-home").click()
        page.wait_for_selector("form.panel .rule")
        lea.control(way).click()
        page.get_by_role("heading", name=title).wait_for()
        lea.control("page/Page a").click()
        page.wait_for_selector("form.panel .rule")


@pytest.mark.long
@pytest.mark.presses("home/Home common-retry")
def test_a_home_page_without_boxes_tries_again(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = REFUSED
    ana.page.route("**/api/editions", lambda route: route.abort())
    ana.go()
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.page.unroute("**/api/editions")
    ana.control("home/Home common-retry").click()
    ana.page.wait_for_selector("form.panel .rule")


@pytest.mark.presses("page/Lost common-reload", "page/Lost common-home")
def test_a_page_that_did_not_come_is_loaded_again(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = (*REFUSED, "Failed to fetch")
    ana.page.route("**/assets/VerifyPage-*", lambda route: route.abort())
    ana.go("/verify")
    reload = ana.control("page/Lost common-reload")
    expect(reload).to_be_visible()
    ana.page.unroute("**/assets/VerifyPage-*")
    reload.click()
    ana.page.wait_for_selector("main form")
    ana.go("/nowhere")
    ana.control("page/Lost common-home").click()
    ana.page.wait_for_selector("form.panel .rule")


@pytest.mark.long
@pytest.mark.presses(
    "page/SettingsMenu common-settings",
    "page/SettingsMenu menu keydown",
    "page/SettingsMenu common-theme-*",
    "page/SettingsMenu range",
    "page/SettingsMenu common-mute",
    "page/SettingsMenu common-motion-*",
    "page/SettingsMenu common-letter-keys",
    "page/LanguageSwitch button",
)
def test_settings_hold_and_are_kept(person: Come) -> None:
    ana = person("Ana")
    page, root = ana.go(), ana.page.locator("html")
    gear = ana.control("page/SettingsMenu common-settings")
    gear.click()
    page.get_by_role("button", name="Dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_label("Volume").fill("0.25")
    ana.control("page/SettingsMenu common-mute").click()
    for speed, name in (("slow", "Slow"), ("fast", "Fast"), ("auto", "Normal"), ("none", "None")):
        page.get_by_role("button", name=name).click()
        expect(root).to_have_attribute("data-motion", speed)
    ana.control("page/SettingsMenu common-letter-keys").uncheck()
    page.keyboard.press("Escape")
    expect(ana.control("page/SettingsMenu common-mute")).to_have_count(0)
    page.get_by_role("button", name="FR, Français").first.click()
    expect(root).to_have_attribute("lang", "fr")
    page.reload()
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_attribute("data-theme", "dark")
    gear.click()
    expect(page.get_by_label("Volume")).to_have_value("0.25")
    expect(ana.control("page/SettingsMenu common-mute")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Aucune")).to_have_attribute("aria-pressed", "true")
    expect(ana.control("page/SettingsMenu common-letter-keys")).not_to_be_checked()
