"""With our box: two phones beside real dice and cards, which are tapped and picked on the page."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from hands import Hands, pick, tap_dice, teller
from house import House, free_port
from lobby import begin, join
from people import PHONE, Person
from playwright.sync_api import expect
from relay import relayed
from turns import play_on, step

from passgo.editions import load_edition

Come = Callable[..., Person]
BOX = {"box": 1}
ENOUGH = 24
FIRST_LEA = ((6, 5), (2, 1))
CUT = ("WebSocket", "net::ERR", "Failed to load resource")
ASKED_FOR = {"box": 1, "own-claims": 1}


@pytest.fixture
def phones(person: Come) -> list[Person]:
    """Léa reads French, Bo English, each on a phone."""
    return [person("Léa", "fr", viewport=PHONE), person("Bo", "en", viewport=PHONE)]


GAMES: dict[str, tuple[str, dict[str, str | int], tuple[tuple[int, int], ...], set[str]]] = {
    "classic": ("quick", {}, ((3, 4), (1, 1), (2, 2), (3, 3)), {"dice", "card", "deed"}),
    "euro": ("quick", {}, ((3, 4), (1, 1), (2, 2), (3, 3)), {"dice", "card", "deed"}),
    "revolution": ("quick", {"auction_seconds": 1000}, (), {"dice"}),
    "clone-wars": ("quick", {"powers": "on"}, ((6, 1), (6, 2), (6, 4)), {"dice", "die"}),
}
"""Each box in short, how its dice fall after the throw for the start, and what is told of it."""
LATER = ("classic", "euro", "clone-wars")  # in make soak; their parts are tried one by one below


@pytest.mark.presses("flows/DicePad face", "home/OptionSwitch switch")
@pytest.mark.parametrize(
    "box",
    [pytest.param(box, marks=pytest.mark.long) if box in LATER else box for box in GAMES],
)
def test_a_whole_short_game_with_two_phones_beside_the_box(
    house: House, phones: list[Person], box: str
) -> None:
    variant, rules, dice, told = GAMES[box]
    table = begin(phones, box, 0, variant=variant, house_rules={**rules, **BOX})
    hands = Hands((*FIRST_LEA, *dice))

    def is_enough(steps: int) -> bool:
        return steps >= ENOUGH and set(hands.told) >= told

    play_on(house, table, phones, using_powers(hands), is_enough)

    assert set(hands.told) >= told
    for one in phones:
        assert "Roll" not in one.wire.given
        expect(one.page.locator('[data-checked="true"]')).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("box", GAMES)
def test_a_late_game_is_played_to_its_end_by_its_own_rules(
    house: House, phones: list[Person], box: str
) -> None:
    lea = phones[0]
    table = begin(phones, box, 0, house_rules=BOX)
    hands = Hands(FIRST_LEA)
    play_until(house, table, phones, using_powers(hands), "ThrowDice")
    position = house.position(table)
    edition = load_edition(position["edition"])
    position["players"][0] |= {"owns": [one.id for one in edition.spaces if one.price]}
    position["players"][1] |= {"cash": edition.money.step}
    house.take_up(table, position)
    for one in phones:
        one.page.reload()
    lea.is_asked("ThrowDice")
    if box == "euro":  # One entry of this game is wrong, and taken back in the middle of it.
        tap_dice(lea, (5, 4))
        lea.press("Undo")
        lea.is_asked("ThrowDice")
    play_until(house, table, phones, using_powers(hands), "GameOver")
    assert house.view(table)["players"][1]["status"] == "bankrupt"
    lea.page.locator('[data-do="end-right"]').click()
    for one in phones:
        one.reads_result()


def play_until(
    house: House, table: str, people: list[Person], answered: Callable[[Person], None], ask: str
) -> None:
    """Have everybody answer until something is asked of whoever it may be."""
    while house.view(table)["prompt"]["ask"] != ask:
        step(house, table, people, answered)


def using_powers(hands: Hands) -> Callable[[Person], None]:
    """Have people try every action that a six opens to them, and choose some zone."""

    def answered(one: Person) -> None:
        if one.root("ask") == "UseOrSkipPower":
            one.press("UsePower")
        elif one.root("ask") == "TakeBenefit":
            one.press("SkipPower")
        elif one.root("ask") == "ChooseZoneOrGoOn":
            one.press("ChooseZone")
        else:
            hands(one)

    return answered


@pytest.mark.presses("table/PromptPane Undo", "flows/DicePad erase")
def test_a_wrong_entry_is_taken_back_at_once_and_asked_for_again(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    bo.sees(house.seq(table))
    expect(bo.page.locator("[data-pad]")).to_have_count(0)
    lea.settled()
    lea.page.locator('[data-face="5"]').click()
    lea.page.locator('[data-control="flows/DicePad erase"]').click()
    tap_dice(lea, (4, 6))
    lea.page.wait_for_selector('[data-work="move"]')
    assert "10 cases" in lea.page.locator('[data-work="move"]').inner_text()
    assert bo.page.locator('[data-do="Undo"]').count() == 0
    lea.press("Undo")
    tap_dice(lea, (1, 2))

    players = house.view(table)["players"]
    assert players[0]["at"] == "lecourbe"
    bo.sees(house.seq(table))
    assert "Rue Lecourbe" in bo.page.locator('[data-work="move"]').inner_text()


AGAIN = """() => new Promise((resolve) => {
  const seq = () => document.querySelector('[data-seq]').dataset.seq;
  const button = () => document.querySelector('[data-do="Undo"]');
  const before = seq();
  button().click();
  const look = () => {
    if (seq() === before || !button()) return requestAnimationFrame(look);
    button().click();
    setTimeout(resolve, 200);
  };
  look();
})"""
"""Presses to take something back, and again as soon as that is done."""


def test_two_quick_presses_take_back_one_entry(house: House, phones: list[Person]) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.is_asked("ThrowDice")
    tap_dice(lea, (3, 3))
    lea.press("Buy")
    lea.is_asked("ThrowAgain")
    tap_dice(lea, (2, 2))
    lea.settled()
    before = house.seq(table)
    lea.page.evaluate(AGAIN)

    assert house.rest(table) == before + 1
    assert house.view(table)["prompt"]["ask"] == "ThrowAgain"


WAKE_LOCK = """window.awake = 0;
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  window.awake++;
  return { release: async () => void window.awake-- };
} } });"""
WIDTHS = "() => [document.documentElement.scrollWidth, innerWidth]"


@pytest.mark.presses("table/TableMenu large")
@pytest.mark.parametrize("width", [320, 390])
def test_the_table_with_a_box_stays_awake_and_has_large_type(person: Come, width: int) -> None:
    lea, bo = person("Léa", "fr", viewport={"width": width, "height": 700}), person("Bo", "en")
    for one in (lea, bo):
        one.context.add_init_script(WAKE_LOCK)
    begin([lea, bo], "classic", 0, house_rules=BOX)
    lea.settled()
    face = lea.page.locator('[data-face="6"]')
    usual = face.bounding_box()
    lea.page.locator('button[data-do="menu"]').click()
    expect(lea.page.locator('[data-awake="held"]')).to_be_visible()
    lea.page.locator('[data-do="large"]').check()
    lea.page.keyboard.press("Escape")
    lea.page.reload()
    lea.settled()
    large = face.bounding_box()

    assert usual is not None
    assert large is not None
    assert large["height"] > usual["height"] * 1.1
    assert [one.page.evaluate("window.awake") for one in (lea, bo)] == [1, 1]
    needed, there = lea.page.evaluate(WIDTHS)
    assert needed <= there
    tap_dice(lea, (6, 5))


def test_a_table_of_the_server_lets_the_screen_sleep(person: Come) -> None:
    lea, bo = person("Léa", "fr", viewport=PHONE), person("Bo", "en")
    lea.context.add_init_script(WAKE_LOCK)
    begin([lea, bo], "classic", 0)
    lea.settled()

    assert lea.page.evaluate("window.awake") == 0


COUNT_TAPS = "() => { window.taps = 0; addEventListener('click', () => window.taps++, true); }"


def test_a_rent_is_paid_within_two_taps_after_the_dice(house: House, phones: list[Person]) -> None:
    lea = phones[0]
    table = begin(phones, "classic", 0, house_rules=ASKED_FOR)
    hands = Hands((*FIRST_LEA, (1, 2), (1, 2)))
    while "Claim" not in lea.open_orders():
        seq = house.rest(table)
        for one in phones:
            one.sees(seq)
        asked = next(one for one in phones if one.root("asked") == "true")
        hands(asked)
        lea.sees(house.seq(table))
    held = [player["cash"] for player in house.view(table)["players"]]
    for one in phones:
        one.page.evaluate(COUNT_TAPS)
    lea.press("Claim")
    taps = sum(int(one.page.evaluate("window.taps")) for one in phones)

    now = [player["cash"] for player in house.view(table)["players"]]
    assert now[0] - held[0] == held[1] - now[1] > 0
    assert 1 <= taps <= 2


@pytest.mark.presses("table/PromptPane another-card", "flows/BoxPicker PackShuffled")
@pytest.mark.long
def test_another_card_comes_than_the_one_that_passgo_named(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.is_asked("ThrowDice")
    position = house.position(table)
    chance = [card.id for card in load_edition(position["edition"]).cards_of("chance")]

    def with_pack(cards: list[str]) -> None:
        house.take_up(table, position | {"decks": {"chance": cards}})
        for one in phones:
            one.page.reload()
        lea.is_asked("ThrowDice")
        tap_dice(lea, (3, 4))

    with_pack(chance)
    lea.page.locator('[data-do="another-card"]').click()
    lea.page.wait_for_selector('[data-pad="card"]')
    lea.settled()
    pick(lea, "chance-jail")
    lea.page.wait_for_selector('[data-work="jail"]')
    lea.press("Undo")
    lea.page.wait_for_selector('[data-pad="card"]')
    assert lea.page.locator('[data-work="put"]').count() == 1

    with_pack(["...", "chance-jail"])
    lea.settled()
    lea.page.locator('[data-pick="chance-jail"]').click(force=True)
    lea.page.locator('[data-do="PackShuffled"]').click()
    expect(lea.page.locator('[data-pick="chance-jail"].out')).to_have_count(0)
    lea.settled()
    pick(lea, "chance-jail")
    lea.page.wait_for_selector('[data-work="jail"]')


def test_an_impossible_entry_reads_its_sentence_and_changes_nothing(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, variant="quick", house_rules=BOX)
    dealt = next(one.id for one in load_edition("classic-2003").spaces if one.price)
    pick(teller(phones), dealt)
    wrongly(house, table, teller(phones), dealt)
    play_until(house, table, phones, Hands(FIRST_LEA), "ThrowDice")
    lea.is_asked("ThrowDice")
    tap_dice(lea, (3, 4))
    pick(teller(phones), "bank-dividend")
    lea.press("EndTurn")
    tap_dice(bo, (3, 4))
    wrongly(house, table, bo, "bank-dividend")
    assert reason(bo, "bank-dividend") == "Drawn already: it lies under the pack."


def wrongly(house: House, table: str, one: Person, what: str) -> None:
    """Pick what cannot have come: the page says why, and nothing changes."""
    before = house.seq(table)
    one.page.locator(f'[data-pick="{what}"]').click(force=True)
    expect(one.page.locator(f'[data-pick="{what}"] [role=alert]')).to_be_visible()
    assert house.seq(table) == before


def reason(one: Person, what: str) -> str:
    """Return why something cannot have come."""
    return one.page.locator(f'[data-pick="{what}"] .why').inner_text()


@pytest.mark.presses("table/PromptPane end-right")
def test_the_end_of_a_game_is_taken_back_or_confirmed(house: House, phones: list[Person]) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.is_asked("ThrowDice")
    position = house.position(table)
    position["players"][0] |= {"cash": 1, "at": "go"}
    house.take_up(table, position)
    lea.page.reload()
    lea.is_asked("ThrowDice")
    tap_dice(lea, (1, 3))
    lea.page.wait_for_selector('[data-do="end-right"]')
    assert house.change(table, lambda _, room: room.table.status) == "playing"
    lea.press("Undo")
    lea.is_asked("ThrowDice")
    tap_dice(lea, (1, 3))
    lea.page.locator('[data-do="end-right"]').click()
    expect(lea.page.locator('[data-do="end-right"]')).to_have_count(0)
    assert house.change(table, lambda _, room: room.table.status) == "over"


@pytest.mark.presses("flows/BoxPicker pick", "flows/BoxPicker told-search")
def test_digits_are_dice_and_a_search_finds_a_card(person: Come) -> None:
    lea = person("Léa", "fr")
    bo = person("Bo", "en")
    begin([lea, bo], "classic", 0, house_rules=BOX)
    for one, dice in ((lea, "65"), (bo, "21"), (lea, "34")):
        one.settled()
        with one.giving("DiceFall"):
            for face in dice:
                one.page.keyboard.press(face)
    lea.settled()
    pad = lea.page.locator('[data-pad="card"]')
    before = pad.locator("[data-pick]").count()
    pad.locator("input").fill("PRISON")
    assert 0 < pad.locator("[data-pick]").count() < before
    pick(lea, "chance-jail", "prison")
    lea.page.wait_for_selector('[data-work="jail"]')
    lea.press("Undo")
    pad.wait_for()
    pick(lea, "chance-go")


def test_two_who_enter_the_dice_of_a_bot_at_once_are_told_so(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 1, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    seq = house.rest(table)
    for one in phones:
        one.sees(seq)
        one.settled()
        expect(one.page.locator('[data-pad="dice"]')).to_be_visible()
    tap_dice(bo, (1, 1))
    late = lea.page.evaluate(LATE, [table, int(lea.root("prompt")) - 1])

    assert late == "told-already"
    assert house.view(table)["prompt"]["ask"] == "ThrowDice"


LATE = """([table, answers]) => new Promise((resolve) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`);
  socket.onopen = () => socket.send(JSON.stringify({type: 'play', id: 'late', answers,
    order: {do: 'DiceFall', first: 1, second: 1}}));
  socket.onmessage = ({data}) => {
    const told = JSON.parse(data);
    if (told.type === 'answer' && told.id === 'late') resolve(told.no?.code);
  };
})"""


def test_a_cut_line_in_the_middle_of_typing_loses_nothing(
    house: House, person: Come, visitor: Come
) -> None:
    with relayed(house) as relay:
        lea, bo = visitor(relay.address, "Léa", "fr", viewport=PHONE), person("Bo", "en")
        lea.allowed = CUT
        table = begin([lea, bo], "classic", 0, house_rules=BOX)
        lea.settled()
        lea.page.locator('[data-face="6"]').click()
        relay.cut()
        lea.page.wait_for_selector('[data-news="link"]')
        before = house.seq(table)
        relay.mend()
        lea.page.wait_for_selector('[data-news="link"]', state="detached")
        assert house.seq(table) == before
        with lea.giving("DiceFall"):
            lea.page.locator('[data-face="5"]').click()
        bo.sees(before + 1)
        assert house.position(table)["agenda"][-1]["to_throw"] == [1]


def test_what_is_entered_over_a_cut_line_is_sent_once_when_it_is_mended(
    house: House, person: Come, visitor: Come
) -> None:
    with relayed(house) as relay:
        lea, bo = visitor(relay.address, "Léa", "fr", viewport=PHONE), person("Bo", "en")
        lea.allowed = CUT
        table = begin([lea, bo], "classic", 0, house_rules=BOX)

        def cut_off(*taps: str) -> None:
            lea.settled()
            before = house.seq(table)
            relay.cut()
            lea.page.wait_for_selector('[data-news="link"]')
            for tap in taps:
                lea.page.locator(tap).click()
            assert house.seq(table) == before
            relay.mend()
            for one in (lea, bo):
                one.sees(before + 1)
            assert house.seq(table) == before + 1

        cut_off('[data-face="6"]', '[data-face="5"]')
        assert house.position(table)["agenda"][-1]["to_throw"] == [1]
        tap_dice(bo, (2, 1))
        lea.is_asked("ThrowDice")
        cut_off('[data-face="3"]', '[data-face="4"]')
        cut_off('[data-pick="bank-dividend"]')
        assert house.view(table)["players"][0]["cash"] > 1500


@contextmanager
def killable(folder: Path) -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
    """Run a server as a process that can be killed and started again."""
    port, running = free_port(), list[subprocess.Popen[bytes]]()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "passgo.cli", "serve", "--local", "--port", str(port)]
    command += ["--database", str(folder / "games.sqlite")]

    def begin_again() -> None:
        running.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))
        while True:
            try:
                if httpx.get(f"{address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                assert running[-1].poll() is None
                time.sleep(0.05)

    def kill() -> None:
        os.kill(running[-1].pid, signal.SIGKILL)
        running[-1].wait()

    begin_again()
    try:
        yield address, kill, begin_again
    finally:
        kill()


@pytest.mark.long
def test_a_told_game_goes_on_after_the_server_was_killed(tmp_path: Path, visitor: Come) -> None:
    with killable(tmp_path) as (address, kill, begin_again):
        lea = visitor(address, "Léa", "fr", viewport=PHONE)
        bo = visitor(address, "Bo", "en", viewport=PHONE)
        lea.allowed = bo.allowed = CUT
        table = begin([lea, bo], "classic", 0, house_rules=BOX)
        tap_dice(lea, (6, 5))
        tap_dice(bo, (2, 1))
        tap_dice(lea, (3, 4))
        lea.settled()
        before = lea.page.locator(".prompt").inner_text()
        kill()
        lea.page.wait_for_selector('[data-news="link"]')
        begin_again()
        lea.page.wait_for_selector('[data-news="link"]', state="detached")
        lea.settled()
        assert lea.page.locator(".prompt").inner_text() == before
        pick(lea, "bank-dividend")
        lea.press("EndTurn")
        bo.is_asked("ThrowDice")
        tap_dice(bo, (4, 6))
        for one in (lea, bo):
            one.sees(bo.seq)
        kept = lea.context.request.get(f"/api/tables/{table}/record").text().replace("\\", "")
        dice = re.findall(r'"DiceFall","first":(\d),"second":(\d)', kept)
        assert dice == 2 * [("6", "5"), ("2", "1"), ("3", "4"), ("4", "6")]  # game and log
        assert re.findall(r'"CardComes","card":"([\w-]+)"', kept) == 2 * ["bank-dividend"]


@pytest.mark.presses(
    "table/TableMenu onward",
    "table/TableBanner onward",
    "table/BoardSheet sheet",
    "table/BoardSheet print",
)
def test_a_game_goes_on_with_the_box_and_back_in_the_browser(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    house.will_throw((6, 5), (2, 1), (1, 2))
    table = begin(phones, "classic", 0)
    lea.press("Roll")
    bo.press("Roll")
    lea.press("Roll")
    lea.press("Buy")
    before = house.position(table)
    with_box = go_onward(phones)
    assert house.position(with_box)["players"] == before["players"]
    lea.page.locator('button[data-do="menu"]').click()
    lea.page.locator('[data-do="sheet"]').click()
    sheet = lea.page.locator("dialog.board-sheet")
    expect(sheet.locator('[data-sheet-seat="0"]')).to_contain_text("Rue Lecourbe")
    lea.page.evaluate("window.print = () => { window.printed = true; }")
    lea.page.locator('[data-do="print"]').click()
    assert lea.page.evaluate("window.printed")
    for _ in range(2):
        lea.page.keyboard.press("Escape")
    lea.press("EndTurn")
    tap_dice(bo, (1, 2))
    house.rest(with_box)
    in_browser = go_onward(phones)
    assert house.view(in_browser)["players"][1]["at"] == "lecourbe"
    bo.settled()
    bo.press("EndTurn")
    lea.is_asked("ThrowDice")
    play_on(house, in_browser, phones, Hands(), lambda steps: steps > 2)
    for one in phones:
        expect(one.page.locator('[data-checked="true"]')).to_have_count(1)


@pytest.mark.long
def test_a_game_goes_on_by_itself_however_late_somebody_comes(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    house.will_throw((6, 5), (2, 1))
    begin(phones, "classic", 0)
    lea.press("Roll")
    bo.press("Roll")
    lea.page.locator('button[data-do="menu"]').click()
    lea.page.locator('[data-do="onward"]').click()
    expect(lea.page.locator('[data-do="start"]')).to_be_visible()  # She is told what she waits for.
    bo.page.locator('.news [data-do="onward"]').click()

    for one in phones:
        one.page.wait_for_selector("[data-ask]")


def go_onward(people: list[Person]) -> str:
    """Let the host go on at another table with one press, and everybody else; return it."""
    host, *others = people
    before = host.page.url
    host.page.locator('button[data-do="menu"]').click()
    host.page.locator('[data-do="onward"]').click()
    for one in others:
        one.page.locator('.news [data-do="onward"]').click()
    for one in people:
        one.page.wait_for_url(lambda url: url != before)
        one.page.wait_for_selector("[data-ask]")
    return host.page.url.rpartition("/")[2]


def test_the_address_of_the_box_opens_its_switch_and_guests_are_told(
    person: Come,
) -> None:
    lea, bo = person("Léa", "fr"), person("Bo", "en")
    page = lea.go("/?box=1")
    switch = page.locator('[data-rule="box"] input')
    expect(switch).to_be_checked()
    page.locator('label[data-box^="knockout"]').click()
    expect(switch).to_have_count(0)
    page.locator('label[data-box^="classic"]').click()
    expect(switch).to_be_checked()
    page.locator("form.panel input[autocomplete=nickname]").fill("Léa")
    page.locator('[data-do="create"]').click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    guest = bo.go(f"/t/{table}")

    expect(guest.locator('[data-option="box"]')).to_be_visible()
    join(bo, table)
