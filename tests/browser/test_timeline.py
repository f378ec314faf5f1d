"""The timeline: what a screen says comes after what it shows, and can be skipped to at any time."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from gathering import gather, open_table, seat_all
from house import House
from msgspec.structs import replace
from people import PHONE, Person
from playwright.sync_api import expect
from relay import relayed
from screens import Screen, begun, record, scenes, skipped
from scripted import throws
from slides import sliding
from states import state

from passgo.game.orders import DieFalls, EndTurn, Roll
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft

Come = Callable[..., Person]
pytestmark = pytest.mark.usefixtures("slow_pace")


STILL = pytest.param("reduce", marks=pytest.mark.long)
"""Without motion the order is the same: some scenes show it in every run, all in long ones."""


@pytest.fixture(params=["no-preference", STILL])
def lea(person: Come, request: pytest.FixtureRequest) -> Person:
    """Somebody who sees everything in its time, moving or not."""
    return person("Léa", motion="auto", reduced_motion=request.param)


@pytest.mark.parametrize("lea", ["no-preference", "reduce"], indirect=True)
def test_a_throw_is_told_when_the_dice_lie_and_its_question_when_the_token_stands(
    house: House, lea: Person
) -> None:
    gather(house, [lea], "buy")
    lea.press("Buy")
    screen = Screen(lea)
    lea.press("Roll")
    lea.settled()

    assert screen.begun("Léa throws 2 and 3") == ["dice", "walk"]
    assert screen.ended("Léa throws 2 and 3") == ["dice"]
    assert screen.ended("Léa moves from") == ["dice", "walk"]
    asked = lea.page.locator("[data-status]").inner_text()
    assert screen.ended(asked) == ["dice", "walk"]


def test_money_moves_before_it_is_told_and_before_the_next_question(
    house: House, lea: Person
) -> None:
    gather(house, [lea], "buy")
    screen = Screen(lea)
    lea.press("Buy")

    assert screen.ended("Léa buys") == ["money"]
    assert screen.ended(lea.page.locator("[data-status]").inner_text()) == ["money"]


def test_a_card_turns_when_the_token_stands_and_is_told_before_its_money(
    house: House, lea: Person
) -> None:
    gather(house, [lea, lea], "drawn")
    screen = Screen(lea)
    lea.press("Roll")
    lea.settled()

    card = lea.page.locator(".card p").first.inner_text()
    assert screen.begun(card) == ["dice", "walk", "card"]
    assert screen.ended("Malik draws") == ["dice", "walk", "card"]
    assert screen.begun("brings Malik") == ["dice", "walk", "card", "money"]
    asked = lea.page.locator("[data-status]").inner_text()
    assert screen.ended(asked) == ["dice", "walk", "card", "money"]


def test_the_hammer_falls_before_it_is_told_who_has_won(house: House, lea: Person) -> None:
    gather(house, [lea], "duel")
    screen = Screen(lea)
    lea.press("Leave")
    lea.settled()

    assert screen.ended(" wins ") == ["hammer"]
    assert screen.ended(lea.page.locator("[data-status]").inner_text()) == ["hammer", "money"]


@pytest.mark.parametrize("lea", ["no-preference", STILL], indirect=True)
def test_what_another_builds_piece_by_piece_is_one_scene_and_told_as_it_lies(
    house: House, lea: Person, person: Come
) -> None:
    builder = person("Malik")
    gather(house, [builder, lea], "build")
    before = lea.settled()
    screen = Screen(lea)
    builder.control("flows/Business flows-build-or-mortgage").click()
    builder.control("flows/EstatePane flows-one-on-each").click()
    lea.sees(before + 3)
    lea.settled()

    assert scenes(record(lea)) == ["work"]
    assert screen.begun("Léa builds a house on Boulevard Saint-Michel.") == ["work"]
    whole = "Léa builds 3 houses on the orange group, 1 on each street."
    assert screen.begun(whole) == ["work"]
    assert screen.ended(whole) == []


def test_a_bid_waits_for_nothing(house: House, lea: Person) -> None:
    gather(house, [lea], "auction")
    lea.press("Bid")

    assert scenes(record(lea)) == []


@pytest.mark.parametrize("lea", ["no-preference", STILL], indirect=True)
def test_a_deal_is_shown_before_the_log_tells_it_and_then_the_group_that_it_completes(
    house: House, lea: Person
) -> None:
    gather(house, [lea], "offer")
    screen = Screen(lea)
    lea.press("Accept")
    lea.settled()

    assert screen.begun("You accept") == ["deal"]
    assert screen.ended("The trade is done") == ["deal", "money"]
    assert screen.begun("You now own all of the pink group") == ["deal", "money", "group"]
    assert screen.ended(lea.page.locator("[data-status]").inner_text()) == [
        "deal",
        "money",
        "group",
    ]


@pytest.mark.long
def test_the_first_hotel_is_seen_over_the_deeds_and_then_paid_for(
    house: House, lea: Person
) -> None:
    gather(house, [lea], "topping")
    lea.settled()
    lea.page.keyboard.press("h")
    screen = Screen(lea)
    lea.do("Build").click()
    lea.page.wait_for_selector('.over [data-ceremony="hotel"]')
    lea.settled()

    assert screen.begun("You build a hotel, the only one on the board") == ["hotel"]
    assert screen.begun("Léa builds a hotel") == ["hotel"]
    assert scenes(record(lea)) == ["hotel", "money"]


def test_a_rent_that_hurts_has_its_moment_before_its_money_moves(
    house: House, person: Come
) -> None:
    lea, malik = person("Léa"), person("Malik", motion="auto", reduced_motion="no-preference")
    gather(house, [lea, malik], "heavy-rent")
    screen = Screen(malik)
    malik.settled()
    malik.do("Roll").click()
    malik.page.wait_for_selector('[data-ceremony="blow"]')
    malik.page.wait_for_selector("[data-ready=true]")

    assert screen.begun("You pay Léa €550: rent, Avenue Mozart") == ["dice", "walk", "blow"]
    assert scenes(record(malik)) == ["dice", "walk", "blow", "money"]


def test_bars_fall_before_an_arrest_is_told(house: House, lea: Person) -> None:
    gather(house, [lea], "arrest")
    screen = Screen(lea)
    lea.press("Roll")
    lea.settled()

    assert screen.begun("Straight to jail for you") == ["dice", "walk", "jail"]
    assert screen.ended("goes straight to jail") == ["dice", "walk", "jail"]


def test_a_power_is_thrown_for_before_its_outcome_is_said(house: House, lea: Person) -> None:
    table = gather(house, [lea], "force")
    house.script(table, [DieFalls(number=1)])
    screen = Screen(lea)
    lea.press("UsePower")
    lea.settled()

    assert screen.begun("You throw for it") == ["die"]
    assert screen.ended("Not this time") == ["die"]
    assert screen.ended("the die shows") == ["die"]
    assert scenes(record(lea)) == ["die", "power", "money"]


@pytest.mark.parametrize(
    "edition", ["classic-2003", pytest.param("revolution-2009", marks=pytest.mark.long)]
)
def test_who_begins_is_shown_with_every_throw_and_told_once(
    house: House, lea: Person, edition: str
) -> None:
    house.will_throw((4, 5), (3, 6), (1, 2), (6, 2))
    table = open_table([lea, lea], replace(state("duel"), edition=edition))
    seat_all([lea, lea], table, ["Léa", "Malik"])
    lea.post(f"/api/tables/{table}/start", {})
    lea.go(f"/t/{table}")
    thrown = lea.page.locator("[data-opening]")
    lea.press("Roll")
    lea.settled()
    lea.do("Roll").click()
    expect(thrown).to_have_text([re.compile("Léa.*9"), re.compile("Malik.*9")])
    lea.settled()
    lea.press("Roll")
    lea.settled()
    screen = Screen(lea)
    lea.do("Roll").click()
    expect(thrown).to_have_text([re.compile("Léa.*9.*3"), re.compile("Malik.*9.*8")])
    assert thrown.nth(1).evaluate("one => one.matches('.highest')")
    lea.settled()

    told = "Malik begins, with the highest total: 8."
    assert screen.ended(told) == ["dice"]
    assert screen.begun(told) == ["dice", "start"]
    expect(lea.page.locator("[role=log]").get_by_text(told)).to_have_count(1)
    expect(lea.page.locator(".lately")).to_contain_text(told)
    expect(lea.page.get_by_text("Nothing thrown yet")).to_have_count(0)
    expect(lea.page.locator(".prompt .die:visible, .board > .dice")).to_have_count(0)


def test_a_bankruptcy_has_its_moment_before_the_result(house: House, lea: Person) -> None:
    gather(house, [lea], "ruin")
    screen = Screen(lea)
    lea.settled()
    for _ in range(2):
        lea.do("GiveUp").click()
    lea.page.wait_for_selector('[data-moment="WentBankrupt"]')
    lea.page.wait_for_selector(".result h1")

    assert screen.begun("Léa goes bankrupt") == ["moment"]
    last = screen.seen[-1]
    assert "moment" in scenes(last["record"]), "the result comes after the moment"


@pytest.mark.long
def test_a_tap_skips_to_the_present(house: House, person: Come) -> None:
    lea = person("Léa", motion="slow", reduced_motion="no-preference", viewport=PHONE)
    gather(house, [lea], "buy")
    lea.press("Buy")
    lea.settled()
    lea.do("Roll").click()
    lea.page.wait_for_selector('[data-scene="dice"]')
    lea.page.locator(".stage").click(position={"x": 5, "y": 5})
    lea.settled()

    skipped = [note["scenes"] for note in record(lea) if note["what"] == "skips"]
    assert skipped == [["dice", "walk"]]
    assert scenes(record(lea)) == ["money"], "nothing else was played to its end"


def test_a_key_skips_to_the_present_and_does_nothing_else(house: House, person: Come) -> None:
    lea = person("Léa", motion="slow", reduced_motion="no-preference")
    table = gather(house, [lea], "buy")
    lea.press("Buy")
    lea.settled()
    lea.do("Roll").click()
    lea.page.wait_for_selector('[data-scene="dice"]')
    seq = house.seq(table)
    lea.page.keyboard.press("b")
    lea.settled()

    assert [note["scenes"] for note in record(lea) if note["what"] == "skips"]
    assert house.seq(table) == seq


@pytest.mark.parametrize(
    ("motion", "share"),
    [
        ("fast", 0.5),
        pytest.param("slow", 1.7, marks=pytest.mark.long),
        pytest.param("auto", 1, marks=pytest.mark.long),
    ],
)
def test_scenes_take_the_time_that_was_chosen(
    house: House, person: Come, motion: str, share: float
) -> None:
    lea = person("Léa", motion=motion, reduced_motion="no-preference")
    gather(house, [lea], "buy")
    lea.press("Buy")
    lea.press("Roll")
    die = lea.page.locator(".prompt .die").first
    assert die.evaluate("die => die.style.getPropertyValue('--roll')") == f"{500 * share:g}ms"


def test_who_wants_no_animation_has_everything_at_once(house: House, person: Come) -> None:
    lea = person("Léa", motion="none", reduced_motion="no-preference")
    gather(house, [lea], "buy")
    lea.press("Buy")
    lea.press("Roll")

    assert begun(record(lea)) == []


@pytest.mark.presses("table/SkipToNow table-faster")
def test_a_control_says_that_one_can_skip(house: House, person: Come) -> None:
    lea = person("Léa", motion="slow", reduced_motion="no-preference")
    gather(house, [lea], "buy")
    lea.press("Buy")
    lea.settled()
    faster = lea.control("table/SkipToNow table-faster")
    expect(faster).to_have_count(0)
    lea.do("Roll").click()
    faster.click()
    lea.settled()

    assert [note["scenes"] for note in record(lea) if note["what"] == "skips"]


HIDE = """isHidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Has a page believe that nobody looks at it, or that somebody does again."""


@pytest.mark.presses("table/MeanwhileCard common-close")
def test_who_looks_again_reads_what_happened_and_sees_no_film(house: House, person: Come) -> None:
    lea, malik = person("Léa", motion="auto"), person("Malik")
    gather(house, [lea, malik], "drawn")
    lea.settled()
    lea.page.evaluate(HIDE, True)
    malik.press("Roll")
    lea.sees(malik.seq)
    summary = lea.page.get_by_role("region", name="While you were away")
    expect(summary).to_have_count(0)
    lea.page.evaluate(HIDE, False)

    expect(summary).to_contain_text("The card brings Malik")
    assert begun(record(lea)) == []
    lea.control("table/MeanwhileCard common-close").click()
    expect(summary).to_have_count(0)


@pytest.mark.long
def test_who_was_cut_off_reads_what_happened_and_sees_no_film(
    house: House, person: Come, visitor: Come
) -> None:
    with relayed(house) as relay:
        lea, malik = visitor(relay.address, "Léa", motion="auto"), person("Malik")
        lea.allowed = ("WebSocket", "net::ERR")
        gather(house, [lea, malik], "drawn")
        lea.settled()
        relay.cut()
        lea.page.wait_for_selector('[data-news="link"]')
        malik.press("Roll")
        relay.mend()
        lea.sees(malik.seq)

        summary = lea.page.get_by_role("region", name="While you were away")
        expect(summary).to_contain_text("The card brings Malik")
        assert begun(record(lea)) == []


def test_who_loads_the_page_again_reads_what_happened_meanwhile(house: House, person: Come) -> None:
    lea, malik = person("Léa", motion="auto"), person("Malik")
    gather(house, [lea, malik], "drawn")
    lea.settled()
    lea.page.evaluate(HIDE, True)
    malik.press("Roll")
    lea.sees(malik.seq)
    lea.page.reload()

    summary = lea.page.get_by_role("region", name="While you were away")
    expect(summary).to_contain_text("The card brings Malik")
    assert begun(record(lea)) == []
    lea.settled()
    lea.page.reload()
    lea.settled()
    expect(summary).to_have_count(0)


@pytest.mark.long
def test_who_comes_back_to_a_closed_tab_reads_what_happened(house: House, person: Come) -> None:
    lea, malik = person("Léa", motion="auto"), person("Malik")
    table = gather(house, [lea, malik], "drawn")
    lea.settled()
    summary = lea.page.get_by_role("region", name="While you were away")
    expect(summary).to_have_count(0)
    lea.go("/")
    malik.press("Roll")
    lea.go(f"/t/{table}")

    expect(summary).to_contain_text("The card brings Malik")


@pytest.mark.long
@pytest.mark.parametrize("game", ["dice", "slides"])
def test_who_goes_and_who_comes_back_is_said(house: House, person: Come, game: str) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = gather(house, [lea, malik], "drawn" if game == "dice" else sliding(1, 2))
    lea.settled()
    malik.go("/")
    expect(lea.page.locator('[data-coming="away"]')).to_contain_text("Malik")
    malik.go(f"/t/{table}")
    expect(lea.page.locator('[data-coming="back"]')).to_contain_text("Malik")


@pytest.mark.long
def test_who_leaves_the_game_has_one_moment_and_does_not_go_bankrupt(
    house: House, person: Come
) -> None:
    lea = person("Léa")
    malik = person("Malik", motion="auto", reduced_motion="no-preference")
    gather(house, [lea, malik, malik], "leaving")
    malik.settled()
    screen = Screen(malik)
    lea.settled()
    lea.page.get_by_role("tab", name="Rules").click()
    for _ in range(2):
        lea.control("table/TablePanel Concede").click()
    card = malik.page.locator('[data-moment="Conceded"]')
    expect(card).to_contain_text(re.compile("To the bank.*€1,042"))
    malik.settled()

    assert begun(record(malik)).count("moment") == 1
    assert screen.begun("Léa leaves the game") == ["moment"]
    said = "".join(one["text"] for one in screen.seen)
    assert "bankrupt" not in said
    assert "nothing left to hand over" not in said


LISTEN = """() => {
  window.heard = [];
  const listen = () => document.querySelectorAll('.spoken[aria-live]')
    .forEach((region) => window.heard.push(region.textContent));
  new MutationObserver(listen).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
}"""
"""Notes everything that is said to those who listen."""
WINNER = """() => {
  const won = document.querySelector('.hammer .won');
  const [motion] = won?.getAnimations() ?? [];
  if (!motion) return null;
  motion.pause();
  motion.currentTime = 0;
  return getComputedStyle(won).opacity + ' ' + getComputedStyle(won).transform;
}"""
"""How the winner of an auction is seen when its hammer begins to fall."""


@pytest.mark.parametrize(
    "motion", ["reduce", pytest.param("no-preference", marks=pytest.mark.long)]
)
def test_who_wins_an_auction_is_not_seen_before_the_hammer_falls(
    house: House, person: Come, motion: str
) -> None:
    lea = person("Léa", motion="slow", reduced_motion=motion)
    gather(house, [lea], "duel")
    lea.settled()
    lea.do("Leave").click()
    seen = str(lea.page.wait_for_function(WINNER).json_value())

    assert seen.startswith("0 ")
    assert seen.endswith("none") is (motion == "reduce")


def test_who_listens_is_told_in_the_second_person(house: House, person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    gather(house, [lea], "offer")
    lea.settled()
    lea.page.evaluate(LISTEN)
    lea.press("Accept")

    heard = " ".join(lea.page.evaluate("window.heard"))
    assert "You accept" in heard
    assert "Léa accepts" not in heard


def test_rent_comes_to_who_presses_nothing(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    gather(house, [lea, malik], "rent")
    malik.press("Roll")

    line = lea.page.locator(".lately li").last
    expect(line).to_contain_text(re.compile("Malik pays you €550.*→ €1,370"))
    expect(lea.page.locator("[data-claim]")).to_have_count(0)
    assert not lea.pressed


@pytest.mark.long
def test_a_ceremony_is_skipped_by_any_key(house: House, person: Come) -> None:
    lea = person("Léa", motion="slow", reduced_motion="no-preference")
    gather(house, [lea], "offer")
    lea.settled()
    lea.do("Accept").click()
    lea.page.wait_for_selector('[data-ceremony="deal"]')
    lea.page.keyboard.press("x")
    expect(lea.page.locator("[data-ceremony]")).to_have_count(0)

    assert skipped(record(lea)) == ["deal", "money", "group"]
    expect(lea.page.locator("[role=log]")).to_contain_text("The trade is done")


def test_what_one_pays_is_said_with_what_is_left(house: House, person: Come) -> None:
    lea = person("Léa", "fr")
    gather(house, [lea], "buy")
    lea.press("Buy")

    line = lea.page.locator(".lately li").last
    expect(line).to_contain_text(re.compile("Vous payez 160\\s€\\s: Rue de Paradis.*→ 882\\s€"))


@pytest.mark.presses("table/LogTurn turn", "table/LogPanel table-newest")
def test_a_turn_is_one_line_of_the_log_with_the_rest_inside(house: House, person: Come) -> None:
    lea = person("Léa", viewport={"width": 1240, "height": 640})
    gather(house, [lea, lea], "drawn")
    for order in ("Roll", "EndTurn", "Roll"):
        lea.press(order)
    turns = lea.page.locator("[role=log] details")
    first = turns.first.locator("summary")
    expect(first).to_contain_text(re.compile(r"Malik\s+3 \+ 4 → Chance, a card, receives €50"))
    expect(turns.last.locator("summary")).to_contain_text(re.compile(r"Léa\s+\d \+ \d"))
    inside = turns.first.locator("p").first
    expect(inside).to_be_hidden()
    expect(turns.last.locator("p").last).to_be_visible()
    first.click()
    expect(inside).to_be_visible()
    log = lea.page.locator("[role=log]")
    log.evaluate("log => { log.style.flex = 'none'; log.style.height = '90px'; }")
    log.hover()
    lea.page.mouse.wheel(0, -5000)
    newest = lea.control("table/LogPanel table-newest")
    newest.click()
    expect(newest).to_have_count(0)
    expect(turns.last.locator("p").last).to_be_in_viewport()


def do(act: EndTurn | Roll, draft: Draft, room: Room) -> None:
    """Have a seat do something without anybody pressing anything."""
    assert room.match is not None
    assert room.act_outside(draft, act.seat, act, room.match.seq)


@pytest.mark.long
def test_steps_that_come_together_are_shown_one_after_the_other(house: House, person: Come) -> None:
    lea = person("Léa", motion="auto", reduced_motion="no-preference")
    table = gather(house, [lea, lea], "claim")
    house.script(table, throws((2, 4), (1, 3)))
    lea.settled()

    for act in (EndTurn(seat=1), Roll(seat=0), EndTurn(seat=0), Roll(seat=1)):
        house.change(table, partial(do, act))
    lea.sees(house.seq(table))
    lea.settled()

    assert scenes(record(lea))[:4] == ["dice", "walk", "dice", "walk"]
    assert not [note for note in record(lea) if note["what"] == "skips"]


@pytest.mark.presses("table/Ceremony fall-read")
@pytest.mark.parametrize("motion", ["none", pytest.param("auto", marks=pytest.mark.long)])
def test_where_nothing_moves_a_fall_is_read_before_the_result(
    house: House, person: Come, motion: str
) -> None:
    one = person("Léa")
    other = person("Malik", motion=motion, is_reading=True)
    gather(house, [one, other], "ruin")
    one.settled()
    for _ in range(2):
        one.do("GiveUp").click()
    one.page.wait_for_selector(".result h1")

    card = other.page.locator("[data-fall='0']")
    expect(card).to_contain_text("Léa")
    expect(other.page.locator(".result h1")).to_have_count(0)
    other.control("table/Ceremony fall-read").click()
    other.page.wait_for_selector(".result h1")


@pytest.mark.long
def test_one_s_own_ceremony_is_seen_over_a_deed_that_is_open_on_a_phone(
    house: House, person: Come
) -> None:
    lea = person("Léa")
    malik = person("Malik", motion="slow", reduced_motion="no-preference", viewport=PHONE)
    gather(house, [lea, malik], "offer")
    malik.page.locator(".board [data-space]").nth(3).click()
    expect(malik.page.locator(".deed-panel")).to_be_visible()
    lea.press("Accept")
    expect(malik.page.locator('.over [data-ceremony="deal"]')).to_be_visible()
    expect(malik.page.locator(".over h2")).to_contain_text("Léa")
